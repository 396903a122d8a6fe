//! Sitting down: new names and deals, setting a table, and what a game is called elsewhere.

use tabletop::Seed;

use crate::dom;
use crate::embed;
use crate::games::{self, Game};
use crate::route::{Place, Route};
use crate::store::heading::{Heading, Origin};
use crate::store::save::AnySave;
use crate::store::saves::{self, GameId};
use crate::store::statistics;

/// A deal number nobody chose, short enough to be typed.
pub(crate) fn new_seed() -> Seed {
    Seed(u64::from(dom::random_below(1_000_000_000)))
}

/// A name no other game has.
pub(crate) fn new_id() -> GameId {
    GameId::fresh(|| dom::random_below(u32::MAX))
}

/// Sets the table; nobody sits down yet. A deal that was played here before is marked, and so is a game that begins in
/// its middle: what comes is known. The ledger remembers the deals of games that are kept no more.
pub(crate) fn lay(save: &AnySave) -> GameId {
    let id = new_id();
    let mut save = save.clone();
    let deal = |heading: &Heading| (heading.game.clone(), heading.setup.clone(), heading.seed);
    let played = |heading: &Heading| heading.standing.turn > 0 && deal(heading) == deal(&save.heading);
    let begun = save.heading.origin == Origin::Own && save.heading.standing.turn > 0;
    save.heading.known |= begun
        || saves::list().iter().any(|game| game.heading.as_ref().is_ok_and(played))
        || statistics::has_deal(&save.heading);
    // A browser that keeps nothing still lets the game be played; the table says so.
    let _ = saves::add(id, &save);
    id
}

/// Sets the table and goes there.
pub(crate) fn begin(save: &AnySave) {
    let href = Route::table_of(&save.heading.game, lay(save)).href();
    if embed::is_on() { dom::go_instead(&href) } else { dom::go(&href) }
}

/// The whole address under which anybody can look at a game; of one that is too long for that, its deal.
pub(crate) fn link_to(save: &AnySave) -> String {
    link_with(&save.heading, games::code(save))
}

/// The same where the code is known already.
pub(crate) fn link_with(heading: &Heading, code: Option<String>) -> String {
    let place = code.map_or_else(
        || Place::Deal { setup: heading.setup.as_str().into(), seed: heading.seed },
        |code| Place::Shared(code.into()),
    );
    let route = Game::from_slug(&heading.game).map_or(Route::Home, |game| Route::Of(game, place));
    dom::whole_address(&route.href())
}

/// What the file of a game is called.
pub(crate) fn file_name(save: &AnySave) -> String {
    format!("{}-{}-{}.txt", save.heading.game, dom::plain_day(save.heading.changed), save.heading.seed)
}
