//! The log at the end of turns and of the game.

use little_factory::{Building, Card, End, Event, Resource, Row};
use tabletop::{Seat, SeatSet};

use super::log::{activated, gained, lines, paid};
use super::reads;
use crate::i18n::Language;
use Resource::{Bread, Cow, Flour};

fn refilled(card: impl Into<Card>) -> Event {
    Event::Refilled { row: Row::LevelII, slot: 0, card: card.into() }
}

#[test]
fn the_end_of_a_turn() {
    let next = |seat| Event::TurnPassed { to: Seat(seat) };
    reads(
        lines(0, "end", &[refilled(Cow), refilled(Building::Mill), next(2)]),
        [
            "New on the table: Cow and Mill. It is Olga’s turn.",
            "Nouveau sur la table : Vache et Moulin. C’est au tour d’Olga.",
            "Neu auf dem Tisch: Kuh und Mühle. Olga ist am Zug.",
        ],
    );
    let shuffled = Event::Reshuffled { row: Row::LevelII, cards: 7 };
    reads(
        lines(1, "end", &[refilled(Cow), shuffled, refilled(Flour), refilled(Cow), next(0)]),
        [
            "Level II: the discard pile is shuffled into a new deck (7 cards). New on the table: 2 Cows and Flour. It is your turn.",
            "Niveau II : la défausse est mélangée et devient la nouvelle pioche (7 cartes). Nouveau sur la table : 2 Vaches et Farine. C’est à vous de jouer.",
            "Level II: Der Ablagestapel wird gemischt und zum neuen Stapel (7 Karten). Neu auf dem Tisch: 2 × Kuh und Mehl. Du bist am Zug.",
        ],
    );
    let shuffled = Event::Reshuffled { row: Row::LevelIII, cards: 1 };
    reads(
        lines(2, "end", &[shuffled, refilled(Bread), next(3)]),
        [
            "Level III: the discard pile is shuffled into a new deck (1 card). New on the table: Bread. It is Rufus’s turn.",
            "Niveau III : la défausse est mélangée et devient la nouvelle pioche (1 carte). Nouveau sur la table : Pain. C’est au tour de Rufus.",
            "Level III: Der Ablagestapel wird gemischt und zum neuen Stapel (1 Karte). Neu auf dem Tisch: Brot. Rufus ist am Zug.",
        ],
    );
    reads(
        lines(1, "pass", &[Event::Passed { seat: Seat(1) }]),
        [
            "Bruno passes: there is nothing to produce and nothing to trade.",
            "Bruno passe : il n’y a rien à produire ni à échanger.",
            "Bruno passt: Es lässt sich nichts herstellen und nichts tauschen.",
        ],
    );
}

#[test]
fn the_end_of_the_game() {
    let mill = [paid(0, &[Resource::Brick]), gained(0, Building::Mill), Event::Over(End::Reached { by: Seat(0) })];
    reads(
        lines(0, "produce mill: brick", &mill),
        [
            "You produce the Mill and discard a Brick. You reach 10 influence and win the game.",
            "Vous produisez le Moulin et défaussez une Brique. Vous atteignez 10 points d’influence et gagnez la partie.",
            "Du stellst die Mühle her und wirfst einen Ziegel ab. Du erreichst 10 Einflusspunkte und gewinnst das Spiel.",
        ],
    );
    let gone = |seats: &[u8]| {
        let winners: SeatSet = seats.iter().copied().map(Seat).collect();
        let taken = Event::TokensTaken { seat: Seat(1), building: Building::MilkShop, tokens: 1, left: 0 };
        let over = Event::Over(End::TokensGone { winners });
        lines(1, "use milk_shop: milk", &[activated(1, Building::MilkShop), paid(1, &[Resource::Milk]), taken, over])
    };
    reads(
        gone(&[1]),
        [
            "Bruno activates the Milk Shop, discards Milk, and takes 1 token; none is left. The last token is taken: Bruno has the most influence and wins the game.",
            "Bruno active la Crémerie, défausse du Lait et prend 1 jeton ; il n’en reste plus. Le dernier jeton est pris : Bruno a le plus d’influence et gagne la partie.",
            "Bruno aktiviert den Milchladen, wirft Milch ab und nimmt 1 Marker; keiner ist mehr da. Der letzte Marker ist vergeben; Bruno hat den meisten Einfluss und gewinnt das Spiel.",
        ],
    );
    let ends = |seats: &[u8]| {
        let said = gone(seats);
        move |language: Language| said(language).split_inclusive(". ").last().unwrap_or_default().to_owned()
    };
    reads(
        ends(&[0]),
        [
            "The last token is taken: you have the most influence and win the game.",
            "Le dernier jeton est pris : vous avez le plus d’influence et gagnez la partie.",
            "Der letzte Marker ist vergeben; du hast den meisten Einfluss und gewinnst das Spiel.",
        ],
    );
    reads(
        ends(&[0, 2]),
        [
            "The last token is taken: you and Olga have the most influence and share the victory.",
            "Le dernier jeton est pris : vous et Olga avez le plus d’influence et partagez la victoire.",
            "Der letzte Marker ist vergeben; du und Olga habt den meisten Einfluss und teilt euch den Sieg.",
        ],
    );
    reads(
        ends(&[1, 2, 3]),
        [
            "The last token is taken: Bruno, Olga and Rufus have the most influence and share the victory.",
            "Le dernier jeton est pris : Bruno, Olga et Rufus ont le plus d’influence et partagent la victoire.",
            "Der letzte Marker ist vergeben; Bruno, Olga und Rufus haben den meisten Einfluss und teilen sich den Sieg.",
        ],
    );
}
