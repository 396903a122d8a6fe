//! Whose turn it is and what is expected, and how well the rivals play.

use little_factory::{Action, Effect, LittleFactory, Phase, Skill};
use tabletop::{Game, Seat};

use super::phrase::{self, Count, Phrase, say};
use super::who::Who;
use super::{de, en, fr};
use crate::i18n::Language;

/// What the table waits for.
pub(crate) fn expected<'a>(language: Language, game: &LittleFactory, who: impl Fn(Seat) -> Who<'a>) -> String {
    let has_buildings = || {
        let buildings = game.player(game.active()).buildings.without(game.used());
        buildings.iter().any(|building| *building.effect() != Effect::Nothing)
    };
    let said = match (game.phase(), who(game.active())) {
        (Phase::Over(_), _) => say(language, Phrase::Over, &[]),
        (_, Who::Rival(name)) => say(language, Phrase::IsThinking, &[name.into()]),
        (Phase::Before, Who::You) => {
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
        (Phase::After, Who::You) => {
            let only_end = game.legal() == [Action::End];
            say(language, if only_end { Phrase::NothingButEnd } else { Phrase::ActivateOrEnd }, &[])
        }
    };
    said.plain(language)
}

/// How far the turn is, in two or three words.
pub(crate) fn phase(language: Language, phase: Phase) -> &'static str {
    phrase::template(
        language,
        match phase {
            Phase::Before => Phrase::ActionToCome,
            Phase::After => Phrase::ActionIsDone,
            Phase::Over(_) => Phrase::GameOver,
        },
    )
}

/// The name of a level of play.
pub(crate) fn level(language: Language, skill: Skill) -> &'static str {
    skill_words(language, skill).0
}

/// What to expect of a level of play.
pub(crate) fn level_says(language: Language, skill: Skill) -> &'static str {
    skill_words(language, skill).1
}

fn skill_words(language: Language, skill: Skill) -> (&'static str, &'static str) {
    match language {
        Language::English => en::skill(skill),
        Language::French => fr::skill(skill),
        Language::German => de::skill(skill),
    }
}
