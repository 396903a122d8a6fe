//! What of a turn a hint points at.

use my_little_scythe::{Action, Deed, MyLittleScythe, Seek, Seeker, Space, Step};
use tabletop::Game as _;

use super::word::Word;

/// The action of a turn that tells most about it: its first, but that a Move is chosen goes without saying.
pub(super) fn telling(turn: &[Action]) -> Option<&Action> {
    turn.iter().find(|action| **action != Action::Move).or(turn.first())
}

/// What to look at, from the position before the turn: of a way, the Seeker that goes it.
pub(super) fn of(game: &MyLittleScythe, turn: &[Action]) -> Option<Word> {
    let me = game.to_act()?;
    let camp = Word::Camp(game.camp(me));
    match (*telling(turn)?, game.step()) {
        (Action::Go { seeker, .. } | Action::Deliver { seeker, .. }, _) => {
            Some(stands(game, seeker).map_or(camp, Word::Hex))
        }
        (Action::Rest(_), _) => Some(camp),
        (Action::Throw(_), Step::Throwing(fight)) => Some(Word::Hex(fight.space)),
        (Action::Solve(_) | Action::NoThanks, Step::Card(quest)) => Some(Word::Quest(quest)),
        (action, _) => thing(&action),
    }
}

/// Where a Seeker of the seat to act stands; `None` in its camp.
pub(super) fn stands(game: &MyLittleScythe, seeker: Seeker) -> Option<Space> {
    game.player(game.to_act()?).seekers[seeker.index()]
}

/// What is tapped for an action; nothing for what has a button of its own.
pub(super) fn thing(action: &Action) -> Option<Word> {
    Some(match *action {
        Action::Move => Word::Deed(Deed::Move),
        Action::Seek(Seek::Apples) => Word::Deed(Deed::SeekApples),
        Action::Seek(Seek::Gems) => Word::Deed(Deed::SeekGems),
        Action::Bake(_) => Word::Deed(Deed::Bake),
        Action::Conjure(_) => Word::Deed(Deed::Conjure),
        Action::PowerUp { .. } => Word::Deed(Deed::PowerUp),
        Action::Go { to, .. } => Word::Hex(to),
        Action::Deliver { .. } => Word::Hex(Space::CASTLE),
        Action::Fight(space)
        | Action::Quest(space)
        | Action::From(space)
        | Action::Onto(space)
        | Action::To(space)
        | Action::Place(space) => Word::Hex(space),
        Action::Remove { from, .. } | Action::Shift { from, .. } => Word::Hex(from),
        Action::Keep(tile) => Word::Tile(tile),
        Action::Claim(trophy) => Word::Trophy(trophy),
        _ => return None,
    })
}
