//! The table's own sentences with a number or a name in them. What the game itself says is in `words`.

use little_factory::{Building, Card, Whereabouts};
use tabletop::Seat;

use super::moves::Lead;
use super::reasons::Reason;
use super::words::{self, Who};
use crate::i18n::Language::{self, English, French, German};

/// Stands beside the number.
pub(crate) fn tokens_left(language: Language, number: u8) -> &'static str {
    match (language.spoken(), number) {
        (English, 1) => "token left",
        (English, _) => "tokens left",
        (French, 0 | 1) => "jeton restant",
        (French, _) => "jetons restants",
        (German, _) => "Marker übrig",
    }
}

pub(crate) fn cards_in_hand(language: Language, number: u8) -> String {
    match (language.spoken(), number) {
        (English, 1) => "1 card in hand".to_owned(),
        (English, _) => format!("{number} cards in hand"),
        (French, 0 | 1) => format!("{number} carte en main"),
        (French, _) => format!("{number} cartes en main"),
        (German, 1) => "1 Karte auf der Hand".to_owned(),
        (German, _) => format!("{number} Karten auf der Hand"),
    }
}

/// How many lie in a stack, for those who listen.
pub(crate) fn copies(language: Language, number: u8) -> String {
    match (language.spoken(), number) {
        (English, 0) => "None left.".to_owned(),
        (French, 0) => "Plus aucune.".to_owned(),
        (German, 0) => "Keine mehr da.".to_owned(),
        (English, _) => format!("{number} in the stack."),
        (French, _) => format!("{number} dans la pile."),
        (German, _) => format!("{number} im Stapel."),
    }
}

pub(crate) fn free_places(language: Language, number: u8) -> String {
    match (language.spoken(), number) {
        (English, 1) => "Room for 1 more card.".to_owned(),
        (English, _) => format!("Room for {number} more cards."),
        (French, 0 | 1) => format!("Encore {number} place libre."),
        (French, _) => format!("Encore {number} places libres."),
        (German, 1) => "Noch Platz für 1 Karte.".to_owned(),
        (German, _) => format!("Noch Platz für {number} Karten."),
    }
}

pub(crate) fn leaves_points(language: Language, building: Building) -> String {
    let name = words::building(language, building);
    match language.spoken() {
        English => format!("{name} could still earn you tokens this turn."),
        French => format!("{name}\u{a0}: ce bâtiment peut encore vous rapporter des jetons ce tour-ci."),
        German => format!("{name}: Dieses Gebäude kann dir in diesem Zug noch Marker bringen."),
    }
}

/// What a move opens.
/// What a lead leads to.
pub(crate) fn lead_name(language: Language, lead: Lead) -> &'static str {
    match lead {
        Lead::Produce(card) => words::card(language, card),
        Lead::Activate(building) => words::building(language, building),
    }
}

pub(crate) fn leads_to(language: Language, names: &[&str]) -> String {
    let list = names.join(", ");
    match language.spoken() {
        English => format!("Leads to: {list}"),
        French => format!("Ouvre la voie à\u{a0}: {list}"),
        German => format!("Macht möglich: {list}"),
    }
}

pub(crate) fn take_off(language: Language, name: &str) -> String {
    match language.spoken() {
        English => format!("Take {name} off the scales"),
        French => format!("Retirer de la balance\u{a0}: {name}"),
        German => format!("Von der Waage nehmen: {name}"),
    }
}

/// The verdict of the scales on a trade that is possible.
pub(crate) fn lost(language: Language, coins: u8) -> String {
    match (language.spoken(), coins) {
        (English, 0) => "It balances: nothing is lost.".to_owned(),
        (French, 0) => "L’équilibre est parfait\u{a0}: rien n’est perdu.".to_owned(),
        (German, 0) => "Es geht auf: Nichts verfällt.".to_owned(),
        (English, 1) => "1 coin is lost.".to_owned(),
        (English, _) => format!("{coins} coins are lost."),
        (French, 1) => "1 pièce est perdue.".to_owned(),
        (French, _) => format!("{coins} pièces sont perdues."),
        (German, 1) => "1 Münze verfällt.".to_owned(),
        (German, _) => format!("{coins} Münzen verfallen."),
    }
}

pub(crate) fn best_turn(language: Language, who: Who<'_>, number: u32, gained: u8) -> String {
    let influence = words::influence(language, gained);
    match (language.spoken(), who) {
        (English, Who::You) => format!("The best turn: your turn {number}, {influence} at once."),
        (English, Who::Rival(name)) => format!("The best turn: {name}, turn {number}, {influence} at once."),
        (French, Who::You) => format!("Le plus beau tour\u{a0}: votre tour {number}, {influence} d’un coup."),
        (French, Who::Rival(name)) => format!("Le plus beau tour\u{a0}: {name}, tour {number}, {influence} d’un coup."),
        (German, Who::You) => format!("Der beste Zug: dein Zug {number}, {influence} auf einmal."),
        (German, Who::Rival(name)) => format!("Der beste Zug: {name}, Zug {number}, {influence} auf einmal."),
    }
}

/// Below a list that has not all trades.
pub(crate) fn more_trades(language: Language, more: usize) -> String {
    match language.spoken() {
        English if more == 1 => "And one more trade: put it together on the scales.".to_owned(),
        French if more == 1 => "Et un autre échange\u{a0}: composez-le sur la balance.".to_owned(),
        German if more == 1 => "Und ein weiteres Tauschgeschäft: stell es auf der Waage zusammen.".to_owned(),
        English => format!("And {more} more trades: put them together on the scales."),
        French => format!("Et {more} autres échanges\u{a0}: composez-les sur la balance."),
        German => format!("Und {more} weitere Tauschgeschäfte: stell sie auf der Waage zusammen."),
    }
}

/// That a card lies here no more, since the person's turn.
pub(crate) fn gone(language: Language, card: Card) -> String {
    let name = words::card(language, card);
    match language.spoken() {
        English => format!("Gone since your turn: {name}."),
        French => format!("Parti depuis votre tour\u{a0}: {name}."),
        German => format!("Seit deinem Zug fort: {name}."),
    }
}

/// Which buildings earned tokens, and how many.
pub(crate) fn earned(language: Language, earned: &[(Building, u8)]) -> String {
    let one = |(building, tokens): &(Building, u8)| format!("{} {tokens}", words::building(language, *building));
    earned.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Where all copies of a card are, as a short list.
pub(crate) fn whereabouts<'a>(
    language: Language,
    places: &Whereabouts,
    seats: u8,
    who: impl Fn(Seat) -> Who<'a>,
) -> String {
    let [open, deck, discard, you] = match language.spoken() {
        English => ["on the table", "in the deck", "in the discard pile", "with you"],
        French => ["sur la table", "dans la pioche", "dans la défausse", "chez vous"],
        German => ["auf dem Tisch", "im Stapel", "im Ablagestapel", "bei dir"],
    };
    let mut parts = Vec::new();
    for (count, place) in [(places.open, open), (places.deck, deck), (places.discard, discard)] {
        if count > 0 {
            parts.push(format!("{count} {place}"));
        }
    }
    for seat in Seat::all(seats) {
        let count = places.with[seat.index()];
        if count > 0 {
            parts.push(match (who(seat), language.spoken()) {
                (Who::You, _) => format!("{count} {you}"),
                (Who::Rival(name), English) => format!("{count} with {name}"),
                (Who::Rival(name), French) => format!("{count} chez {name}"),
                (Who::Rival(name), German) => format!("{count} bei {name}"),
            });
        }
    }
    parts.join(" · ")
}

/// The first stage of a hint.
pub(crate) fn look_at(language: Language, card: Card, own: bool) -> String {
    let name = words::card(language, card);
    match (language.spoken(), own) {
        (English, false) => format!("Look at this card in the middle: {name}."),
        (English, true) => format!("Look at this building of yours: {name}."),
        (French, false) => format!("Regardez cette carte au centre\u{a0}: {name}."),
        (French, true) => format!("Regardez l’un de vos bâtiments\u{a0}: {name}."),
        (German, false) => format!("Schau dir diese Karte in der Tischmitte an: {name}."),
        (German, true) => format!("Schau dir dein Gebäude an: {name}."),
    }
}

pub(crate) fn reason(language: Language, reason: &Reason, name: impl Fn(Seat) -> &'static str) -> String {
    match *reason {
        Reason::LeadsTo(lead) => leads_to(language, &[lead_name(language, lead)]) + ".",
        Reason::Influence(gained) => {
            let gained = words::influence(language, gained);
            match language.spoken() {
                English => format!("It brings {gained}."),
                French => format!("Il rapporte {gained}."),
                German => format!("Er bringt {gained}."),
            }
        }
        Reason::Coins(richer) => {
            let coins = words::coins(language, richer);
            match language.spoken() {
                English => format!("Your hand is worth {coins} more after it."),
                French => format!("Votre main vaut ensuite {coins} de plus."),
                German => format!("Deine Hand ist danach {coins} mehr wert."),
            }
        }
        Reason::Denies { card, rival, needed_by } => {
            let (card, rival) = (words::card(language, card), name(rival));
            match (language.spoken(), needed_by.map(|building| words::building(language, building))) {
                (English, None) => format!("{card}: {rival} could have taken it next turn."),
                (English, Some(building)) => {
                    format!("{card}: {rival} could have taken the only one next turn ({building} asks for it).")
                }
                (French, None) => format!("{card}\u{a0}: {rival} aurait pu prendre ce bâtiment au prochain tour."),
                (French, Some(building)) => {
                    format!(
                        "{card}\u{a0}: {rival} aurait pu prendre la seule carte au prochain tour (utile pour\u{a0}: {building})."
                    )
                }
                (German, None) => format!("{card}: {rival} hätte dieses Gebäude im nächsten Zug nehmen können."),
                (German, Some(building)) => {
                    format!(
                        "{card}: {rival} hätte die einzige Karte im nächsten Zug nehmen können (gebraucht für: {building})."
                    )
                }
            }
        }
    }
}
