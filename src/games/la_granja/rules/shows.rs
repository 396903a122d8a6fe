//! What the sections show under their words: prices, dice, craft buildings, all cards and all tiles.

use la_granja::{Card, Cargo, Craft, Extension, Good, Roof};
use yew::prelude::*;

use super::super::board::{self, Part};
use super::super::label::{Label, label};
use super::super::stage::Stage;
use super::super::{art, words};
use super::{Example, Heading, Section, rules, word};
use crate::i18n::Language;
use crate::markup::html;
use crate::rules::{Item, ItemList, Items, ItemsOf, PlayedExample, Thing};
use crate::table::Seen;
use crate::ui::Near;

/// What a section shows.
pub(super) fn draw(language: Language, section: Section) -> Html {
    html! {
        <>
            { pictures(language, section) }
            { for Example::ALL.into_iter().filter(|example| example.section() == section).map(|example| html! {
                <Near key={example as usize}>{ yew::html! { <PlayedExample<Example> {example} /> } }</Near>
            }) }
        </>
    }
}

fn pictures(language: Language, section: Section) -> Html {
    match section {
        Section::Goods => prices(language),
        Section::Revenue => dice(language),
        Section::Crafts => crafts(language),
        Section::Farm => table(language, &[Part::Farm]),
        Section::Transport => table(language, &[Part::Siesta, Part::Donkeys]),
        Section::Market => table(language, &[Part::Market]),
        Section::Helpers => html! { <Near><ItemList of={ItemsOf(helpers)} /></Near> },
        Section::RoofTiles => html! { <Near><ItemList of={ItemsOf(roofs)} /></Near> },
        _ => Html::default(),
    }
}

/// Some parts of a table at its beginning.
fn table(language: Language, parts: &'static [Part]) -> Html {
    let start = || Some(board::example(&Seen::still(language, &Stage::EMPTY.game().ok()?), parts));
    html! { <Near key="table">{ start().unwrap_or_default() }</Near> }
}

/// What a search finds in a section by its name.
pub(super) fn things(language: Language, section: Section) -> Vec<Thing> {
    let found: Vec<(String, String)> = match section {
        Section::Revenue => (1..=6)
            .map(|face| (capital(words::die(language, face)), words::die_line(language, face).to_owned()))
            .collect(),
        Section::Crafts => Craft::ALL
            .into_iter()
            .map(|craft| (words::craft(language, craft).to_owned(), craft_says(language, craft)))
            .collect(),
        Section::Helpers => {
            Card::all().map(|card| (words::helper(language, card).to_owned(), card_says(language, card))).collect()
        }
        Section::RoofTiles => {
            Roof::all().map(|roof| (words::roof(language, roof).to_owned(), roof_says(language, roof))).collect()
        }
        _ => Vec::new(),
    };
    let thing = |(name, text): (String, String)| Thing { also: goods_meant(language, &text), name, text };
    found.into_iter().map(thing).collect()
}

/// The goods that a text means without naming them: any harvest good, any resource.
fn goods_meant(language: Language, text: &str) -> String {
    let [harvest, resource] = match language.spoken() {
        Language::English => ["harvest good", "resource"],
        Language::French => ["marchandise primaire", "ressource"],
        Language::German => ["Ernteg", "Ressource"],
    };
    let text = text.replace("marchandises primaires", "marchandise primaire");
    let goods: &[Good] = match (text.contains(resource), text.contains(harvest)) {
        (true, _) => &Good::RESOURCES,
        (_, true) => &Good::HARVEST,
        _ => &[],
    };
    goods.iter().map(|&good| words::good(language, good)).collect::<Vec<_>>().join(" ")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What goods cost, bring and become.
fn prices(language: Language) -> Html {
    let figure = |silver: Option<u16>| silver.map_or_else(|| "–".to_owned(), |silver| silver.to_string());
    let head = |heading: Heading| html! { <th scope="col">{ capital(word(language, heading)) }</th> };
    html! {
        <table class="copies granja-rules-table">
            <thead>
                <tr>{ head(Heading::Good) }{ head(Heading::Buy) }{ head(Heading::Sell) }{ head(Heading::Upgrade) }</tr>
            </thead>
            <tbody>
                { for Good::ALL.into_iter().filter(|good| good.is_resource()).map(|good| html! {
                    <tr key={good.id()}>
                        <th scope="row">{ art::good(good) }{ words::good(language, good) }</th>
                        <td>{ figure(good.price()) }</td>
                        <td>{ figure(good.worth()) }</td>
                        <td>
                            if let Some((upgraded, cost)) = good.upgraded() {
                                { words::good(language, upgraded) }{ " (" }{ words::silver(language, cost) }{ ")" }
                            }
                        </td>
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// What each face of a die brings.
fn dice(language: Language) -> Html {
    html! {
        <dl class="signs">
            { for (1..=6).map(|face| html! {
                <div key={face}>
                    <dt><span class="sign" aria-hidden="true">{ art::die(face) }</span>{ capital(words::die(language, face)) }</dt>
                    <dd>{ words::die_line(language, face) }</dd>
                </div>
            }) }
        </dl>
    }
}

/// The six buildings: what their tiles give, and what their rows take.
fn crafts(language: Language) -> Html {
    let heading = |heading: Heading| capital(word(language, heading));
    let colon = if language.spoken() == Language::French { "\u{a0}: " } else { ": " };
    html! {
        <dl class="signs granja-crafts">
            { for Craft::ALL.map(|craft| {
                let [now, later] = words::craft_line(language, craft);
                html! {
                    <div key={craft.id()}>
                        <dt><span class="sign" aria-hidden="true">{ art::house(craft) }</span>{ words::craft(language, craft) }</dt>
                        <dd>
                            <p><b>{ heading(Heading::Now) }</b>{ colon }{ now }</p>
                            <p><b>{ heading(Heading::Later) }</b>{ colon }{ later }</p>
                            <p><b>{ heading(Heading::Rows) }</b>{ colon }
                                { for rows(craft).map(|row| html! {
                                    <span class="granja-row" role="img" aria-label={row_says(language, row)}>
                                        { for row.iter().map(|&cargo| art::cargo(cargo)) }
                                    </span>
                                }) }
                            </p>
                        </dd>
                    </div>
                }
            }) }
        </dl>
    }
}

/// A colon as this language sets it.
fn colon(language: Language) -> &'static str {
    if language.spoken() == Language::French { "\u{a0}:" } else { ":" }
}

fn rows(craft: Craft) -> impl Iterator<Item = &'static [Cargo]> {
    (0..4).map(move |row| craft.row(row))
}

fn row_says(language: Language, row: &[Cargo]) -> String {
    row.iter().map(|&cargo| words::cargo(language, cargo)).collect::<Vec<_>>().join(", ")
}

fn craft_says(language: Language, craft: Craft) -> String {
    let [now, later] = words::craft_line(language, craft);
    let rows: Vec<String> = rows(craft).map(|row| row_says(language, row)).collect();
    format!("{now} {later} {}", rows.join(" · "))
}

fn extension_says(language: Language, extension: Extension) -> &'static str {
    label(
        language,
        match extension {
            Extension::HandLimit => Label::HandLimit,
            Extension::Income => Label::Income,
            Extension::PigPlace => Label::PigPlace,
            Extension::Delivery => Label::PaidDelivery,
        },
    )
}

/// Everything on a card but its name: its helper first, then field, barrow and extension.
fn card_says(language: Language, card: Card) -> String {
    let face = card.face();
    let side = |side| words::side(language, side);
    let barrow: Vec<&str> = face.barrow.iter().map(|&good| words::good(language, good)).collect();
    let extension = face.extension.map(|extension| extension_says(language, extension)).join(" +1, ");
    let colon = colon(language);
    let once = if face.helper.once { format!(" ({})", label(language, Label::OncePerRound)) } else { String::new() };
    format!(
        "{}{once} {}{colon} {} · {}{colon} {} · {}{colon} {extension} +1",
        words::helper_line(language, card),
        side(la_granja::Side::Field),
        words::good(language, face.field),
        side(la_granja::Side::Barrow(0)),
        barrow.join(", "),
        side(la_granja::Side::Extension),
    )
}

/// How much of each card no public text prints, in the order of their numbers: what the marks say.
const MARKS: [&str; 4] = ["F", "H", "R", "B"];
const BASIS: &str = "FFFFFFHBHHHHHRBRHBHHBHFHHBHHHHHHRRFBHRFBHHHHRRBFHHRBBBBRHHRBHHBRRB";

/// The kinds of the list are what the fields bear.
fn helpers(language: Language) -> Items {
    let item = |card: Card| Item {
        id: card.id(),
        name: words::helper(language, card),
        kind: Good::HARVEST.iter().position(|&good| good == card.face().field).unwrap_or_default(),
        picture: art::field(card.face().field, true),
        text: card_says(language, card),
        figures: vec![Some(card.face().value.into())],
        mark: MARKS
            .iter()
            .position(|mark| BASIS.as_bytes().get(usize::from(card.number()) - 1) == Some(&mark.as_bytes()[0])),
    };
    Items {
        name: word(language, Heading::Card),
        kinds: Good::HARVEST.map(|good| words::good(language, good)).into(),
        figures: vec![(word(language, Heading::Points), "")],
        marks: MARKS.into_iter().zip(rules(language).marks).collect(),
        items: Card::all().map(item).collect(),
    }
}

fn roof_says(language: Language, roof: Roof) -> String {
    format!("{} ({})", words::roof_line(language, roof), words::when(language, roof.when()))
}

fn roofs(language: Language) -> Items {
    let item = |roof: Roof| Item {
        id: roof.id(),
        name: words::roof(language, roof),
        kind: usize::from(roof.round()) - 1,
        picture: art::sign(art::Sign::Roof),
        text: roof_says(language, roof),
        figures: vec![Some(roof.round().into())],
        mark: Some(0),
    };
    Items {
        name: word(language, Heading::Tile),
        kinds: rules(language).rounds.into(),
        figures: vec![(word(language, Heading::Round), "")],
        marks: vec![("R", rules(language).roof_mark)],
        items: Roof::all().map(item).collect(),
    }
}
