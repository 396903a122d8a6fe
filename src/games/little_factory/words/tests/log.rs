//! The log, event by event.

use little_factory::{Action, Building, Card, Event, Goods, Resource};
use tabletop::Seat;

use super::{proofread_sentence, reads, strangers, table};
use crate::games::little_factory::words::{Piece, told};
use crate::i18n::Language;
use Resource::{Barrel, Bread, Clay, Cow, FishingPole, Flour, Iron, Planks, Sheep, Wheat, Wood, Yarn};

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The lines for what happened, one behind the other.
pub(super) fn lines(seat: u8, act: &str, events: &[Event]) -> impl Fn(Language) -> String + use<> {
    let (act, events) = (action(act), events.to_vec());
    move |language| {
        let told = told(language, table, Seat(seat), &act, &events);
        told.iter().for_each(|line| proofread_sentence(language, &line.plain(language)));
        told.iter().map(|line| line.plain(language)).collect::<Vec<_>>().join(" ")
    }
}

pub(super) fn paid(seat: u8, cards: &[Resource]) -> Event {
    Event::Paid { seat: Seat(seat), goods: Goods::of(cards) }
}

fn revealed(seat: u8, cards: &[Resource]) -> Event {
    Event::Revealed { seat: Seat(seat), goods: Goods::of(cards) }
}

fn traded(seat: u8, cards: &[Resource], coins: u8, lost: u8) -> Event {
    Event::Traded { seat: Seat(seat), goods: Goods::of(cards), coins, lost }
}

pub(super) fn gained(seat: u8, card: impl Into<Card>) -> Event {
    Event::Gained { seat: Seat(seat), card: card.into() }
}

pub(super) fn activated(seat: u8, building: Building) -> Event {
    Event::Activated { seat: Seat(seat), building }
}

#[test]
fn producing() {
    reads(
        lines(0, "produce flour: wheat", &[paid(0, &[Wheat]), gained(0, Flour)]),
        [
            "You produce Flour and discard Wheat.",
            "Vous produisez de la Farine et défaussez du Blé.",
            "Du stellst Mehl her und wirfst Weizen ab.",
        ],
    );
    reads(
        lines(1, "produce cow: wheat clay", &[paid(1, &[Wheat, Clay]), gained(1, Cow)]),
        [
            "Bruno produces a Cow and discards Wheat and Clay.",
            "Bruno produit une Vache et défausse du Blé et de l’Argile.",
            "Bruno stellt eine Kuh her und wirft Weizen und Lehm ab.",
        ],
    );
    reads(
        lines(2, "produce yarn: (sheep)", &[revealed(2, &[Sheep]), gained(2, Yarn)]),
        [
            "Olga produces Yarn and reveals a Sheep.",
            "Olga produit du Fil et révèle un Mouton.",
            "Olga stellt Garn her und zeigt ein Schaf vor.",
        ],
    );
    reads(
        lines(0, "produce wood", &[gained(0, Wood)]),
        ["You produce Wood.", "Vous produisez du Bois.", "Du stellst Holz her."],
    );
    reads(
        lines(3, "produce pond: planks", &[paid(3, &[Planks]), gained(3, Building::Pond)]),
        [
            "Rufus produces the Pond and discards Planks.",
            "Rufus produit l’Étang et défausse des Planches.",
            "Rufus stellt den Teich her und wirft Bretter ab.",
        ],
    );
}

#[test]
fn trading() {
    let events = [traded(2, &[Yarn, Bread], 14, 2), gained(2, Building::CheeseShop)];
    reads(
        lines(2, "trade yarn bread > cheese_shop", &events),
        [
            "Olga trades Yarn and Bread (14 coins) for the Cheese Shop; 2 coins are lost.",
            "Olga échange du Fil et du Pain (14 pièces) contre la Fromagerie ; 2 pièces sont perdues.",
            "Olga tauscht Garn und Brot (14 Münzen) gegen die Käserei; 2 Münzen verfallen.",
        ],
    );
    let events = [traded(0, &[Bread], 11, 1), gained(0, Cow), gained(0, Cow)];
    reads(
        lines(0, "trade bread > cow cow", &events),
        [
            "You trade Bread (11 coins) for 2 Cows; 1 coin is lost.",
            "Vous échangez du Pain (11 pièces) contre 2 Vaches ; 1 pièce est perdue.",
            "Du tauschst Brot (11 Münzen) gegen 2 × Kuh; 1 Münze verfällt.",
        ],
    );
    let events = [traded(0, &[Wood], 1, 0), gained(0, Clay)];
    reads(
        lines(0, "trade wood > clay", &events),
        [
            "You trade Wood (1 coin) for Clay.",
            "Vous échangez du Bois (1 pièce) contre de l’Argile.",
            "Du tauschst Holz (1 Münze) gegen Lehm.",
        ],
    );
    let events = [traded(0, &[], 3, 0), gained(0, Wood), gained(0, Wood), gained(0, Clay)];
    reads(
        lines(0, "trade tile > wood wood clay", &events),
        [
            "You spend the starting tile (3 coins) on 2 Wood and Clay.",
            "Vous échangez la tuile de départ (3 pièces) contre 2 Bois et de l’Argile.",
            "Du gibst das Startgeld (3 Münzen) für 2 Holz und Lehm aus.",
        ],
    );
    let events = [traded(1, &[], 4, 1), gained(1, Flour)];
    reads(
        lines(1, "trade tile > flour", &events),
        [
            "Bruno spends the starting tile (4 coins) on Flour; 1 coin is lost.",
            "Bruno échange la tuile de départ (4 pièces) contre de la Farine ; 1 pièce est perdue.",
            "Bruno gibt das Startgeld (4 Münzen) für Mehl aus; 1 Münze verfällt.",
        ],
    );
}

#[test]
fn activating() {
    let tokens = |seat, building, tokens, left| Event::TokensTaken { seat: Seat(seat), building, tokens, left };
    let bakery = [activated(1, Building::Bakery), paid(1, &[Bread]), tokens(1, Building::Bakery, 2, 6)];
    reads(
        lines(1, "use bakery: bread", &bakery),
        [
            "Bruno activates the Bakery, discards Bread, and takes 2 tokens; 6 are left.",
            "Bruno active la Boulangerie, défausse du Pain et prend 2 jetons ; il en reste 6.",
            "Bruno aktiviert die Bäckerei, wirft Brot ab und nimmt 2 Marker; 6 sind noch da.",
        ],
    );
    let pond = [activated(0, Building::Pond), revealed(0, &[FishingPole]), gained(0, Resource::Fish)];
    reads(
        lines(0, "use pond: (fishing_pole)", &pond),
        [
            "You activate the Pond, reveal a Fishing Pole, and take a Fish.",
            "Vous activez l’Étang, révélez une Canne à pêche et prenez un Poisson.",
            "Du aktivierst den Teich, zeigst eine Angel vor und nimmst einen Fisch.",
        ],
    );
    let farm = [activated(0, Building::WheatFarm), gained(0, Wheat)];
    reads(
        lines(0, "use wheat_farm", &farm),
        [
            "You activate the Wheat Farm and take Wheat.",
            "Vous activez la Ferme à blé et prenez du Blé.",
            "Du aktivierst den Weizenhof und nimmst Weizen.",
        ],
    );
    let old_wood = [
        activated(2, Building::OldWoodFactory),
        paid(2, &[Barrel]),
        gained(2, Planks),
        tokens(2, Building::OldWoodFactory, 1, 1),
    ];
    reads(
        lines(2, "use old_wood_factory: barrel", &old_wood),
        [
            "Olga activates the Old Wood Factory, discards a Barrel, and takes Planks and 1 token; 1 is left.",
            "Olga active l’Atelier de vieux bois, défausse un Tonneau et prend des Planches et 1 jeton ; il en reste 1.",
            "Olga aktiviert das Altholzwerk, wirft ein Fass ab und nimmt Bretter und 1 Marker; 1 ist noch da.",
        ],
    );
    let market = [activated(0, Building::Market), traded(0, &[Bread], 11, 3), gained(0, Iron)];
    reads(
        lines(0, "use market: bread > iron", &market),
        [
            "You activate the Market and trade Bread (11 coins) for Iron; 3 coins are lost.",
            "Vous activez le Marché et échangez du Pain (11 pièces) contre du Fer ; 3 pièces sont perdues.",
            "Du aktivierst den Markt und tauschst Brot (11 Münzen) gegen Eisen; 3 Münzen verfallen.",
        ],
    );
    let post = [activated(1, Building::TradingPost), traded(1, &[Yarn], 3, 0), gained(1, Cow)];
    reads(
        lines(1, "use trading_post: yarn > cow", &post),
        [
            "Bruno activates the Trading Post and trades Yarn for a Cow.",
            "Bruno active le Comptoir et échange du Fil contre une Vache.",
            "Bruno aktiviert den Handelsposten und tauscht Garn gegen eine Kuh.",
        ],
    );
    let store = [activated(0, Building::GeneralStore), paid(0, &[Wood, Wood, Clay]), gained(0, Flour)];
    reads(
        lines(0, "use general_store: wood wood clay", &store),
        [
            "You activate the General Store, discard 2 Wood and Clay, and take Flour.",
            "Vous activez le Bazar, défaussez 2 Bois et de l’Argile et prenez de la Farine.",
            "Du aktivierst den Gemischtwarenladen, wirfst 2 Holz und Lehm ab und nimmst Mehl.",
        ],
    );
}

#[test]
fn cards_stay_cards_in_the_log() {
    let events = [traded(1, &[Wood, Wood, Clay], 3, 0), gained(1, Flour)];
    let line = &told(Language::English, strangers, Seat(1), &action("trade wood wood clay > flour"), &events)[0];
    let text = |text: &str| Piece::Text(text.to_owned());
    let card = |resource: Resource| Piece::Word(resource.into());
    assert_eq!(
        line.0,
        [
            text("Bruno trades 2 "),
            card(Wood),
            text(" and "),
            card(Clay),
            text(" (3 coins) for "),
            card(Flour),
            text(".")
        ]
    );
}
