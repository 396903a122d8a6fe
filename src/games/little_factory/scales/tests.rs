//! The scales, at tables set by hand and against the list of all legal trades.

use super::*;
use crate::games::little_factory::common::{action, card, table};

#[test]
fn bread_sells_for_a_fishing_pole_and_a_brick() {
    let game = table(2).hand(1, "bread").open("fishing_pole brick").game();
    let mut scales = Scales::for_the_action(&game);
    scales.put(Resource::Bread);
    scales.take(card("fishing_pole"));
    assert_eq!((scales.given(), scales.taken(), scales.lost()), (11, 8, 3));
    assert_eq!(scales.fits_take(&game, card("brick")), Ok(()));
    scales.take(card("brick"));
    assert_eq!((scales.taken(), scales.lost()), (11, 0));
    assert_eq!(scales.verdict(&game), Ok(action("trade bread > brick fishing_pole")));
}
