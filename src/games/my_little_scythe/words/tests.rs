//! Everything the game can say, read by a strict proofreader; and what it should say, written by hand.

mod hints;

use std::collections::BTreeSet;

use my_little_scythe::{
    Action, AutoCard, Cause, Decider, Decision, Deed, Difficulty, Event, Good, Goods, MyLittleScythe, Personality,
    Quest, Refusal, Region, Setup, Sibling, Skill, Space, Spells, Tile, Token, Trophy,
};
use tabletop::{Game, Rng, Seat, Seed};

use super::label::Label;
use super::phrase::Count;
use crate::games::my_little_scythe::word::Word;
use crate::games::my_little_scythe::words;
use crate::i18n::Language;
use crate::table::{Told, Who, Word as _};

/// Seat 0 is you.
fn table(seat: Seat) -> Who<'static> {
    match seat.0 {
        0 => Who::You,
        1 => Who::Rival("Bruno"),
        2 => Who::Rival("Olga"),
        3 => Who::Rival("Rufus"),
        4 => Who::Rival("Fenna"),
        _ => Who::Rival("Dora"),
    }
}

/// The first thing wrong with a text.
fn flaw(language: Language, text: &str) -> Option<String> {
    if text.is_empty() || text.trim() != text {
        return Some("empty or not trimmed".to_owned());
    }
    let marks = [
        "  ", "$", "'", "\"", "()", " .", " ,", "..", ",,", "{", "}", "_", "Some(", " )", "( ", " à le ", " de le ",
        "255",
    ];
    if let Some(mark) = marks.into_iter().find(|mark| text.contains(mark)) {
        return Some(mark.to_owned());
    }
    let marks: Vec<char> = text.chars().collect();
    let wrong = |pair: &&[char]| match (language, pair) {
        (Language::French, [before, ';' | '!' | '?']) => *before != '\u{202f}',
        (Language::French, [before, ':']) => *before != '\u{a0}',
        _ => false,
    };
    if let Some(pair) = marks.windows(2).find(wrong) {
        return Some(format!("{pair:?}"));
    }
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '’').collect();
    let plural =
        ["apples", "gems", "pies", "spells", "pommes", "gemmes", "tartes", "sorts", "Äpfel", "Edelsteine", "Torten"];
    let single = ["apple", "gem", "pie", "spell", "pomme", "gemme", "tarte", "sort", "Apfel", "Edelstein", "Torte"];
    let number = |pair: &&[&str]| {
        pair[0] == "1" && plural.contains(&pair[1])
            || pair[0].parse().is_ok_and(|n: u8| n > 1) && single.contains(&pair[1])
    };
    if let Some(pair) = words.windows(2).find(number) {
        return Some(pair.join(" "));
    }
    let elides = |pair: &&[&str]| {
        ["de", "le", "la", "ne", "que", "se"].contains(&pair[0])
            && pair[1].starts_with(['A', 'E', 'I', 'O', 'U', 'É', 'a', 'e', 'i', 'o', 'u', 'é', 'ê'])
    };
    if language == Language::French {
        return words.windows(2).find(elides).map(|pair| pair.join(" "));
    }
    None
}

fn proofread(language: Language, text: &str) {
    assert_eq!(flaw(language, text), None, "{language:?}: {text:?}");
}

/// A whole sentence: a capital or a sign at its head, a full stop at its end.
fn proofread_sentence(language: Language, text: &str) {
    proofread(language, text);
    assert!(text.ends_with('.'), "{text:?}");
    assert!(!text.starts_with(char::is_lowercase), "{text:?}");
}

fn kind<T: std::fmt::Debug>(of: &T) -> String {
    format!("{of:?}").split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// Plays games of apprentices who now and then do anything; shows each position, action and what happened.
fn games(mut watch: impl FnMut(&MyLittleScythe, &Action, &[Event])) {
    let solo = Difficulty::ALL.into_iter().map(Setup::solo);
    let setups: Vec<Setup> = (2..=6).filter_map(Setup::new).chain(solo).collect();
    for (seed, setup) in (0u64..).zip(setups.iter().cycle().take(24)) {
        let mut game = MyLittleScythe::new(setup, Seed(seed));
        let mut rng = Rng::new(Seed(seed));
        for _ in 0..900 {
            let skill = if rng.below(5) == 0 { Skill::Random } else { Skill::Apprentice };
            let Some(thought) = skill.think(&game, rng.fork(), |_| true) else { break };
            for action in thought.actions {
                let mut events = Vec::new();
                let before = game.clone();
                if game.apply(&action, &mut events).is_err() {
                    break;
                }
                watch(&before, &action, &events);
            }
        }
    }
}

fn tell(language: Language, seat: Seat, events: &[Event]) -> Vec<String> {
    let told = Told { seat, action: None, events: events.to_vec(), passes: false };
    words::told(language, &table, &told).iter().map(|line| line.plain(language)).collect()
}

#[test]
fn every_event_of_many_games_is_told() {
    let (mut kinds, mut said, mut lines) = (BTreeSet::new(), BTreeSet::new(), 0);
    games(|game, _, events| {
        let seat = game.to_act().unwrap_or(Seat(0));
        for language in Language::ALL {
            for line in tell(language, seat, events) {
                proofread_sentence(language, &line);
                lines += 1;
            }
        }
        for event in events {
            kinds.insert(kind(event));
            if !tell(Language::English, seat, &[*event]).is_empty() {
                said.insert(kind(event));
            }
        }
    });
    // Whose turn it is stands above the lines; what is expected stands beside them; an option is told by what it does.
    let silent: Vec<&String> = kinds.difference(&said).collect();
    assert_eq!(silent, ["OptionChosen", "TurnEnded", "Waits"]);
    assert!(kinds.len() >= 44, "{} {kinds:?}", kinds.len());
    assert!(lines > 10_000, "{lines}");
}

#[test]
fn what_is_expected_and_every_move_is_said_of_many_games() {
    let (mut decisions, mut labels) = (BTreeSet::new(), 0);
    games(|game, _, _| {
        decisions.extend(game.decision());
        let legal = game.legal();
        for language in Language::ALL {
            proofread_sentence(language, &words::expected(language, game, &table));
            for action in legal.iter().step_by(1 + legal.len() / 5) {
                proofread(language, &words::action(language, game, action));
                labels += 1;
            }
        }
    });
    assert!(decisions.len() >= 17, "{decisions:?}");
    assert!(labels > 20_000, "{labels}");
}

#[test]
fn refusals_of_many_games_are_said() {
    let (mut pool, mut kinds): (Vec<Action>, BTreeSet<String>) = (Vec::new(), BTreeSet::new());
    let mut rng = Rng::new(Seed(1));
    games(|game, action, _| {
        pool.push(*action);
        for _ in 0..3 {
            let Some(other) = rng.pick(&pool) else { continue };
            let Err(refusal) = game.clone().apply(other, &mut ()) else { continue };
            kinds.insert(kind(&refusal));
            for language in Language::ALL {
                proofread_sentence(language, &words::refusal(language, &refusal, &table));
            }
        }
    });
    assert!(kinds.len() >= 12, "{kinds:?}");
}

#[test]
fn every_other_refusal_is_said_too() {
    let space = Space::CASTLE;
    let (good, trophy, tile) = (Good::Gem, Trophy::Fight, Tile::BigOven);
    let mut all: Vec<Refusal> = Decision::ALL.into_iter().map(|due| Refusal::NotNow { due }).collect();
    all.extend(
        Trophy::ALL
            .into_iter()
            .flat_map(|trophy| [Refusal::NotEarned { trophy, have: 1, need: 2 }, Refusal::OnlyAtItsMoment { trophy }]),
    );
    all.extend(
        [Sibling::InCamp, Sibling::HasMoved, Sibling::TooFar, Sibling::Lacks]
            .map(|sibling| Refusal::CannotComplete { missing: 2, sibling }),
    );
    all.extend(Token::ALL.map(|token| Refusal::NoTokenThere { token, space }));
    all.push(Refusal::NothingThere { space });
    all.extend([
        Refusal::TooFar { to: space, steps: 5, most: 2 },
        Refusal::TooFar { to: space, steps: u8::MAX, most: 2 },
        Refusal::TooFarWithGoods { to: space, steps: 2, most: 1 },
        Refusal::Blocked { to: space, at: Region::Forest.middle(), by: Seat(1) },
        Refusal::NotEnough { good, space, have: 0, need: 2, elsewhere: None },
        Refusal::NotEnough { good, space, have: 0, need: 2, elsewhere: Some(Region::Swamp.inner()) },
        Refusal::NotEnough { good, space, have: 1, need: 2, elsewhere: None },
        Refusal::NobodyOut { need: Goods::new(1, 1), nearest: None },
        Refusal::NobodyOut { need: Goods::new(1, 1), nearest: Some(Region::Swamp.inner()) },
        Refusal::NoSeekerThere { space, nearest: None },
        Refusal::NoSeekerThere { space, nearest: Some(Region::Swamp.inner()) },
        Refusal::NoRivalThere { space, nearest: Some(Region::Swamp.inner()) },
        Refusal::HasBothTiles { tiles: [Tile::SwiftBoots, tile] },
        Refusal::WrongCost { deed: Deed::Bake, cost: Goods::new(2, 0) },
        Refusal::TileTaken { tile, by: Seat(0) },
        Refusal::TileTaken { tile, by: Seat(1) },
        Refusal::NotShown { tile },
        Refusal::HasTrophy { trophy },
        Refusal::TrophyDue { trophy },
        Refusal::NotEased { trophy },
        Refusal::TooUnfriendly { have: 2, need: 3 },
        Refusal::MidQuest { quest: Quest::OldWizard },
        Refusal::DeliveryBegun { good, brought: 2 },
        Refusal::DeliveredBefore { good },
        Refusal::OtherRegion { region: Region::Mountains },
        Refusal::NoSpellLeft { left: 0, need: 1 },
        Refusal::CatapultTakesTwo { asked: 3 },
    ]);
    for refusal in all {
        let said = Language::ALL.map(|language| {
            let said = words::refusal(language, &refusal, &table);
            proofread_sentence(language, &said);
            said
        });
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{refusal:?}");
    }
}

#[test]
fn names_are_found_by_their_marks_and_never_shared() {
    for word in Word::all() {
        assert_eq!(Word::by_mark(word.mark()), Some(word));
    }
    for language in Language::ALL {
        let hexes: BTreeSet<&str> = Space::all().map(|space| words::hex(language, space)).collect();
        assert_eq!(hexes.len(), Space::COUNT, "{language:?}");
        for word in Word::all() {
            proofread(language, word.name(language));
        }
    }
    for space in Space::all() {
        let [english, french, german] = Language::ALL.map(|language| words::hex(language, space));
        assert!(english != french && french != german && english != german, "{english}");
    }
}

#[test]
fn cards_and_tiles_read_well() {
    for language in Language::ALL {
        Tile::all().for_each(|tile| proofread_sentence(language, &words::tile_effect(language, tile)));
        for quest in Quest::all() {
            (1..=3).for_each(|option| proofread(language, &words::quest_option_says(language, quest, option)));
        }
        for personality in Personality::ALL {
            proofread_sentence(language, &words::personality_needs(language, personality));
            proofread_sentence(language, &words::trophy_needs(language, personality.eases()));
        }
        for card in AutoCard::all() {
            words::auto_card_says(language, card).iter().for_each(|line| proofread_sentence(language, line));
        }
        for what in Count::ALL {
            (0..3).for_each(|number| proofread(language, &words::counted(language, what, number)));
        }
        proofread(language, words::label::say(language, Label::CannotUndo));
    }
}

/// Checks what is told against what it should be, in the order English, French, German.
fn reads(events: &[Event], right: [&str; 3]) {
    for (language, right) in Language::ALL.into_iter().zip(right) {
        let right = right
            .replace(" :", "\u{a0}:")
            .replace(" ;", "\u{202f};")
            .replace("« ", "«\u{202f}")
            .replace(" »", "\u{202f}»");
        assert_eq!(tell(language, Seat(1), events).join(" "), right, "{language:?}");
    }
}

#[test]
fn what_was_done_by_one_seat_is_one_sentence() {
    let (seat, from, why) = (Seat(1), Region::Tundra.inner(), Cause::Deed(Deed::Bake));
    reads(
        &[
            Event::Chose { seat, deed: Deed::Bake, before: None },
            Event::Paid { seat, goods: Goods::new(2, 0), from, why },
            Event::Pies { seat, by: 2, now: 5, cut: 0, why },
        ],
        [
            "Bruno chooses Bake, pays 2 apples from Frostgate and gains 2 pies.",
            "Bruno choisit « Faire des tartes », paie 2 pommes de Portegivre et gagne 2 tartes.",
            "Bruno wählt „Backen“, zahlt 2 Äpfel von Frosttor und bekommt 2 Torten.",
        ],
    );
}

#[test]
fn an_end_against_the_automountie_is_told_by_what_is_enough() {
    let four = [Seat(0), Seat(1)].into_iter().collect();
    let over =
        |winner| Event::Over { winners: [Seat(winner)].into_iter().collect(), four, decided_by: Decider::Enough };
    reads(
        &[over(0)],
        [
            "You win: 4 trophies on both sides, and at least 5 Friendship.",
            "Vous gagnez : 4 trophées de part et d’autre, et au moins 5 points d’Amitié.",
            "Du gewinnst: 4 Trophäen auf beiden Seiten, und mindestens 5 Freundschaft.",
        ],
    );
    reads(
        &[over(1)],
        [
            "The Automountie wins: 4 trophies on both sides, and you have less than 5 Friendship.",
            "L’Automountie gagne : 4 trophées de part et d’autre, et vous avez moins de 5 points d’Amitié.",
            "Die Automountie gewinnt: 4 Trophäen auf beiden Seiten, und du hast weniger als 5 Freundschaft.",
        ],
    );
}

#[test]
fn a_spell_of_a_rival_is_no_more_than_a_spell() {
    let drawn = Event::SpellDrawn { seat: Seat(1), value: Some(4), aside: false, why: Cause::Rest };
    let Some(seen) = MyLittleScythe::seen_by(&drawn, Seat(0)) else { panic!("it is seen") };
    reads(
        &[seen],
        ["Bruno draws a spell (rest).", "Bruno pioche un sort (régénération).", "Bruno zieht einen Zauber (Rast)."],
    );
    let own = Event::SpellDrawn { seat: Seat(0), value: Some(4), aside: false, why: Cause::Rest };
    reads(
        &[own],
        [
            "You draw a spell of 4 (rest).",
            "Vous piochez un sort de valeur 4 (régénération).",
            "Du ziehst einen Zauber mit Wert 4 (Rast).",
        ],
    );
    assert_eq!(Spells::one(4).value(), 4);
}
