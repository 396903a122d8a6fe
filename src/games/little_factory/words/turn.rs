//! Whose turn it is and what is expected.

use little_factory::{Action, Effect, LittleFactory, Step};
use tabletop::{Game, Seat};

use super::phrase::{self, Count, Phrase, say};
use crate::i18n::Language;
use crate::table::Who;

/// What the table waits for.
pub(crate) fn expected<'a>(language: Language, game: &LittleFactory, who: impl Fn(Seat) -> Who<'a>) -> String {
    let has_buildings = || {
        let buildings = game.player(game.active()).buildings.without(game.used());
        buildings.iter().any(|building| *building.effect() != Effect::Nothing)
    };
    let said = match (game.step(), who(game.active())) {
        (Step::Over(_), _) => say(language, Phrase::Over, &[]),
        (_, Who::Rival(name)) => say(language, Phrase::IsThinking, &[name.into()]),
        (Step::Before, Who::You) => {
            if let Some(coins) = game.tile() {
                say(language, Phrase::SpendYourTile, &[phrase::count(language, Count::Coins, coins)])
            } else if game.check(&Action::Pass).is_ok() {
                say(language, Phrase::NothingButPass, &[])
            } else if has_buildings() {
                say(language, Phrase::ActivateOrAct, &[])
            } else {
                say(language, Phrase::Act, &[])
            }
        }
        (Step::After, Who::You) => {
            let only_end = game.legal() == [Action::End];
            say(language, if only_end { Phrase::NothingButEnd } else { Phrase::ActivateOrEnd }, &[])
        }
    };
    said.plain(language)
}

/// How far the turn is, in two or three words.
pub(crate) fn phase(language: Language, phase: Step) -> &'static str {
    phrase::template(
        language,
        match phase {
            Step::Before => Phrase::ActionToCome,
            Step::After => Phrase::ActionIsDone,
            Step::Over(_) => Phrase::GameOver,
        },
    )
}
