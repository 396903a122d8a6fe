//! What the sections show under their words: the list of all cards and tiles, drawn from the engine's data.

use my_little_scythe::{AutoCard, MyLittleScythe, Personality, Quest, Section as Mat, Setup, Spells, Tile, Trophy};
use tabletop::{Game, Seed};
use yew::prelude::*;

use super::super::board::{self, Part};
use super::super::{art, words};
use super::{Example, Section, rules};
use crate::i18n::Language;
use crate::markup::html;
use crate::rules::{Item, ItemList, Items, ItemsOf, PlayedExample, Thing};
use crate::table::Seen;
use crate::ui::Near;

/// What a section shows.
pub(super) fn draw(language: Language, section: Section) -> Html {
    html! {
        <>
            { picture(language, section) }
            { for Example::ALL.into_iter().filter(|example| example.section() == section).map(|example| html! {
                <Near key={example as usize}>{ yew::html! { <PlayedExample<Example> {example} /> } }</Near>
            }) }
        </>
    }
}

/// Parts of a table at its beginning, and the list.
fn picture(language: Language, section: Section) -> Html {
    let part = match section {
        Section::Cards => return html! { <Near key="cards"><ItemList of={ItemsOf(cards)} /></Near> },
        Section::Map => Part::Map,
        Section::SetUp => Part::Mine,
        Section::Turn => Part::Mat,
        Section::Trophies => Part::Trophies,
        _ => return Html::default(),
    };
    let start = || Some(board::picture(&Seen::still(language, &MyLittleScythe::new(&Setup::new(2)?, Seed(1))), part));
    html! { <Near key="table">{ start().unwrap_or_default() }</Near> }
}

/// What a search finds in a section by its name.
pub(super) fn things(language: Language, section: Section) -> Vec<Thing> {
    if section != Section::Cards {
        return Vec::new();
    }
    let thing = |item: Item| Thing {
        name: item.name.to_owned(),
        also: rules(language).kinds[item.kind].to_owned(),
        text: item.text,
    };
    items(language, false).into_iter().map(thing).collect()
}

/// The list of all cards and tiles.
fn cards(language: Language) -> Items {
    let rules = rules(language);
    Items {
        name: rules.columns[0],
        kinds: rules.kinds.into(),
        figures: vec![(rules.columns[1], "")],
        marks: ["R", "B"].into_iter().zip(rules.marks).collect(),
        items: items(language, true),
    }
}

const SPELLS: [&str; 4] = ["1", "2", "3", "4"];
const SPELL_IDS: [&str; 4] = ["spell-1", "spell-2", "spell-3", "spell-4"];

/// No rulebook prints it: worked out anew, or worked out and balanced.
const REBUILT: Option<usize> = Some(0);
const BALANCED: Option<usize> = Some(1);

fn items(language: Language, drawn: bool) -> Vec<Item> {
    let sign = |id: &str| if drawn { art::sign(id) } else { Html::default() };
    let one = |id, name, kind, picture: Html, text: String, mark| Item {
        id,
        name,
        kind,
        picture,
        text,
        figures: vec![Some(1)],
        mark,
    };
    let quests = Quest::all().map(|quest| {
        let option = |number: u8| format!("{number}. {}.", words::quest_option_says(language, quest, number));
        let text = format!("{} {}", option(1), option(2));
        one(quest.id(), words::quest_title(language, quest), 0, sign("quest"), text, REBUILT)
    });
    let tiles = Mat::ALL.into_iter().flat_map(Tile::of).map(|tile| {
        let kind = if tile.section() == Mat::Move { 1 } else { 2 };
        let known = tile == Tile::PortalExpress;
        let text = words::tile_effect(language, tile);
        one(tile.id(), words::tile(language, tile), kind, sign("gear"), text, REBUILT.filter(|_| !known))
    });
    let trophies = Trophy::ALL.into_iter().map(|trophy| {
        let picture = if drawn { art::trophy(trophy) } else { Html::default() };
        let text = words::trophy_needs(language, trophy);
        Item { figures: vec![None], ..one(trophy.id(), words::trophy(language, trophy), 3, picture, text, None) }
    });
    let personalities = Personality::ALL.into_iter().map(|personality| {
        let picture = if drawn { art::trophy(personality.eases()) } else { Html::default() };
        let text = words::personality_needs(language, personality);
        let mark = match personality {
            Personality::Kind => None,
            Personality::Hungry | Personality::Magical | Personality::Inventive => BALANCED,
            _ => REBUILT,
        };
        one(personality.id(), words::personality(language, personality), 4, picture, text, mark)
    });
    let spells = SPELLS.into_iter().zip(SPELL_IDS).zip(Spells::COPIES).map(|((name, id), copies)| Item {
        figures: vec![Some(copies.into())],
        ..one(id, name, 5, sign("spell"), rules(language).kinds[5].to_owned(), REBUILT)
    });
    let hers = AutoCard::all().zip(CARD_IDS).map(|(card, id)| {
        let text = words::auto_card_says(language, card).join(" ");
        let picture = if drawn { art::arms(card) } else { Html::default() };
        one(id, words::auto_card(language, card), 6, picture, text, REBUILT)
    });
    quests.chain(tiles).chain(trophies).chain(personalities).chain(spells).chain(hers).collect()
}

#[rustfmt::skip]
const CARD_IDS: [&str; AutoCard::COUNT] = [
    "hers-1", "hers-2", "hers-3", "hers-4", "hers-5", "hers-6", "hers-7", "hers-8", "hers-9", "hers-10", "hers-11",
    "hers-12", "hers-13", "hers-14", "hers-15", "hers-16", "hers-17", "hers-18", "hers-19", "hers-20", "hers-21",
];
