//! What a tap answers, at tables set by hand and in random games.

use super::*;
use crate::games::little_factory::common::{action, card, goods, table};

fn lacks(resource: Resource, have: u8, need: u8) -> Refusal {
    Refusal::NotInHand { resource, have, need }
}

fn actions(ready: &[Ready]) -> Vec<String> {
    ready.iter().map(|ready| ready.action.to_string()).collect()
}

#[test]
fn each_plank_of_an_open_card_is_ready_or_says_what_is_missing() {
    let game = table(2).hand(1, "stone").open("fish").game();
    let answer = of_open_card(&game, card("fish"));
    assert_eq!(actions(&answer.ready), ["produce fish: stone"]);
    assert_eq!(answer.ready[0].gives, goods("stone"));
    let pole = Attempt::Produce { card: card("fish"), plank: 1 };
    let trade = Attempt::Trade { take: card("fish") };
    assert_eq!(
        answer.blocked,
        [
            Blocked { attempt: pole, why: lacks(Resource::FishingPole, 0, 1) },
            Blocked { attempt: trade, why: Refusal::NotEnoughCoins { have: 1, need: 5 } },
        ]
    );
}
