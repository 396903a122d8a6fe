//! Parts in which one could only trade, and which are passed over by themselves.

use la_granja::{Action, Decision, LaGranja};
use tabletop::Game as _;

use crate::store::settings::Stops;

/// The end of a part that needs nobody. A part in which a helper or a tile can be used is never passed.
pub(super) fn formality(game: &LaGranja, stops: Stops) -> Option<Action> {
    let seat = game.to_act()?;
    let me = game.player(seat);
    // What hangs on a part: before the harvest a field to be emptied or a place for a piglet, at the roofs a payment, and
    // after what was due whatever it has brought.
    let hangs = match game.decision()? {
        Decision::Income => !me.grown.is_empty() || me.pigs() >= me.places() && me.pigs() >= 2,
        Decision::Rest | Decision::Roof => true,
        Decision::Harvest | Decision::Sign | Decision::Siesta | Decision::Scoring | Decision::Hold => false,
        _ => return None,
    };
    if stops == Stops::Always || hangs && stops == Stops::Hanging {
        return None;
    }
    let legal = game.legal();
    let offers = |action: &Action| matches!(action, Action::Use(..) | Action::Flip(..) | Action::Roof { .. });
    (!legal.iter().any(offers) && legal.contains(&Action::Done)).then_some(Action::Done)
}

/// Whether an action ends a part that could have been passed.
pub(super) fn passes(game: &LaGranja, action: &Action) -> bool {
    *action == Action::Done && game.decision() != Some(Decision::Rest) && formality(game, Stops::Due).is_some()
}

#[cfg(test)]
mod tests {
    use la_granja::Setup;
    use tabletop::Seed;

    use super::*;

    #[test]
    fn who_wants_to_stop_everywhere_is_never_passed_over_and_the_others_only_where_they_could_trade() {
        let mut passed = [0; 3];
        for seed in 0..2 {
            let mut game = LaGranja::new(&Setup::new(2).expect("two can play"), Seed(seed));
            while let Some(seat) = game.to_act() {
                for (count, stops) in passed.iter_mut().zip(Stops::ALL) {
                    if let Some(action) = formality(&game, stops) {
                        *count += 1;
                        assert_eq!(action, Action::Done);
                        assert!(game.legal().iter().all(|action| !matches!(action, Action::Take(_) | Action::Use(..))));
                    }
                }
                let plan = game.ways(3).swap_remove(0);
                for action in plan.actions {
                    if game.to_act() != Some(seat) || game.apply(&action, &mut ()).is_err() {
                        break;
                    }
                }
            }
        }
        assert!(passed[0] > passed[1] && passed[1] > 0 && passed[2] == 0, "{passed:?}");
    }
}
