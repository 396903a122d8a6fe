//! Whole games, said move by move.

use std::collections::BTreeSet;

use little_factory::{Action, Card, Event, LittleFactory, Setup, Skill};
use tabletop::{Game, Rng, Seat, Seed};

use super::{proofread, proofread_sentence, strangers, table};
use crate::games::little_factory::words::{self, Piece, Who};
use crate::i18n::Language;

/// Plays a game of apprentices who now and then do anything; shows each state, action and what was seen.
fn play(seats: u8, seed: u64, mut watch: impl FnMut(&LittleFactory, &Action, &[Event])) {
    let setup = Setup::new(seats, seed.is_multiple_of(2)).expect("2, 3 or 4 seats");
    let mut game = LittleFactory::new(&setup, Seed(seed));
    let mut rng = Rng::new(Seed(seed));
    for _ in 0..400 {
        let skill = if rng.below(6) == 0 { Skill::Random } else { Skill::Apprentice };
        let Some(thought) = skill.think(&game, rng.fork(), |_| true) else { break };
        for action in thought.actions {
            let mut events = Vec::new();
            let before = game.clone();
            game.apply(&action, &mut events).expect("bots play by the rules");
            watch(&before, &action, &events);
        }
    }
}

fn games(mut watch: impl FnMut(&LittleFactory, &Action, &[Event])) {
    for seats in 2..=4 {
        for seed in 0..6 {
            play(seats, seed, &mut watch);
        }
    }
}

#[test]
fn every_event_of_many_games_is_told() {
    let (mut kinds, mut lines) = (BTreeSet::new(), 0);
    games(|game, action, events| {
        for who in [table as fn(Seat) -> Who<'static>, strangers] {
            for language in Language::ALL {
                let told = words::told(language, who, game.active(), action, events);
                assert!(!told.is_empty(), "{action}");
                for line in &told {
                    proofread_sentence(language, &line.plain(language));
                }
                lines += told.len();
                // Every card that moved stands in the log as a card.
                let named: BTreeSet<Card> = told
                    .iter()
                    .flat_map(|line| &line.0)
                    .filter_map(|piece| if let Piece::Word(card) = piece { Some(*card) } else { None })
                    .collect();
                let moved = events.iter().flat_map(|event| match *event {
                    Event::Gained { card, .. } | Event::Drawn { card, .. } | Event::Refilled { card, .. } => vec![card],
                    Event::Paid { goods, .. } | Event::Traded { goods, .. } | Event::Revealed { goods, .. } => {
                        goods.cards().map(Card::Resource).collect()
                    }
                    Event::Activated { building, .. } => vec![building.into()],
                    _ => vec![],
                });
                assert_eq!(named, moved.collect(), "{action}");
            }
        }
        kinds.extend(events.iter().map(|event| format!("{event:?}").split([' ', '(']).next().map(str::to_owned)));
    });
    // All but passing, which hardly ever happens; it has a test of its own.
    assert_eq!(kinds.len(), 12, "{kinds:?}");
    assert!(lines > 10_000, "{lines}");
}

#[test]
fn legal_moves_of_many_games_have_labels() {
    let mut labels = 0;
    games(|game, _, _| {
        let legal = game.legal();
        for language in Language::ALL {
            proofread_sentence(language, &words::expected(language, game, table));
            proofread(language, words::phase(language, game.step()));
            for action in legal.iter().step_by(1 + legal.len() / 6) {
                proofread(language, &words::action(language, action, game));
                proofread(language, &words::title(language, action));
                let cost = words::cost(language, action, game);
                cost.iter().for_each(|cost| proofread(language, cost));
                assert_eq!(cost.is_none(), matches!(action, Action::End | Action::Pass), "{action}");
                let loss = words::loss(language, action, game);
                loss.iter().for_each(|loss| proofread(language, loss));
                labels += 1;
            }
        }
    });
    assert!(labels > 5_000, "{labels}");
}

#[test]
fn two_moves_never_have_the_same_label() {
    for seed in 0..4 {
        play(2, seed, |game, _, _| {
            for language in Language::ALL {
                let mut labels = BTreeSet::new();
                for action in game.legal().iter().take(300) {
                    assert!(labels.insert(words::action(language, action, game)), "{action} in {language:?}");
                }
            }
        });
    }
}

#[test]
fn refusals_of_many_games_are_said() {
    let (mut pool, mut reasons): (Vec<Action>, BTreeSet<String>) = (Vec::new(), BTreeSet::new());
    let mut rng = Rng::new(Seed(1));
    games(|game, action, _| {
        pool.push(*action);
        for _ in 0..3 {
            // What was possible some time in some game is mostly impossible here and now.
            let Some(other) = rng.pick(&pool) else { continue };
            let seat = Seat(rng.below(u32::from(game.seats())) as u8);
            let Err(refusal) = game.clone().act(seat, other, &mut ()) else { continue };
            for language in Language::ALL {
                let said = words::refusal(language, &refusal, table);
                proofread_sentence(language, &said);
                reasons.insert(said);
            }
        }
    });
    assert!(reasons.len() > 300, "{}", reasons.len());
}
