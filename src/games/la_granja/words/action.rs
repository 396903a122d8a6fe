//! An action in one line, as a command.

use la_granja::{Action, Card, From, Good, LaGranja, Payment, Roof, Side, Step, Target, Task, With};
use tabletop::Game;

use super::three::{Three, capital, pick, say};
use super::{Sentence, Word, craft, good};
use crate::i18n::Language;

/// What the action does, as a command, from the position before it: “Buy a grape for 4 silver”.
pub(crate) fn action(language: Language, game: &LaGranja, action: &Action) -> String {
    capital(&sentence(language, game, action).plain(language))
}

pub(super) fn sentence(language: Language, game: &LaGranja, action: &Action) -> Sentence {
    let text = |three: Three| say(language, three, &[]);
    let with = |three: Three, what: &str| say(language, three, &[what.into()]);
    let a = |it: Good| Sentence::from(good::a(language, it));
    match *action {
        Action::Play(card, side) => play(language, game, card, side),
        Action::Pay(payment) => with(["Pay $0", "Payer $0", "$0 zahlen"], &paid(language, payment)),
        Action::Draw => text(["Draw a card", "Piocher une carte", "Eine Karte ziehen"]),
        Action::Discard(card) => say(
            language,
            ["Discard the card $0", "Défausser la carte $0", "Die Karte $0 abwerfen"],
            &[Word::Card(card).into()],
        ),
        Action::Gain(it) => say(language, ["Take $0", "Recevoir $0", "$0 nehmen"], &[a(it)]),
        Action::Silver => with(["Take $0", "Recevoir $0", "$0 nehmen"], &good::silver(language, 2)),
        Action::Rest => text(["Go 1 siesta step", "Avancer de 1 case de Siesta", "1 Siestaschritt gehen"]),
        Action::Buy(it) => {
            let price = good::silver(language, it.price().unwrap_or_default());
            let buy = ["Buy $0 for $1", "Acheter $0 pour $1", "$0 für $1 kaufen"];
            say(language, buy, &[a(it), price.as_str().into()])
        }
        Action::Sell(it, from) => {
            let worth = good::silver(language, it.worth().unwrap_or_default());
            let sell = match from {
                From::Store => ["Sell $0 for $1", "Vendre $0 pour $1", "$0 für $1 verkaufen"],
                From::Field => {
                    ["Sell $0 from a field for $1", "Vendre $0 d’un champ pour $1", "$0 vom Feld für $1 verkaufen"]
                }
            };
            say(language, sell, &[a(it), worth.as_str().into()])
        }
        Action::Upgrade(it, from) => upgrade(language, game, it, from),
        Action::Fetch(it, into) => say(
            language,
            ["Store $0 from a field as $1", "Ranger $0 d’un champ comme $1", "$0 vom Feld als $1 ins Lager legen"],
            &[a(it), a(into)],
        ),
        Action::Spend(trade) => with(
            ["Spend a commodity: $0", "Utiliser une marchandise commerciale\u{a0}: $0", "Handelsware einsetzen: $0"],
            &small(language, good::trade(language, trade)),
        ),
        Action::Trade(trade) => Sentence::from(good::trade(language, trade)),
        Action::Use(card, what) => uses(language, card, what),
        Action::Flip(tile, other) => flip(language, tile, other),
        Action::Roof { tile, goods, barn } => roof(language, game, tile, goods, barn),
        Action::Take(face) => {
            let take = if game.step() == Step::Shared {
                ["Use the $0", "Utiliser le $0", "Den $0 nutzen"]
            } else {
                ["Take the $0", "Prendre le $0", "Den $0 nehmen"]
            };
            say(language, take, &[Word::Die(face).into()])
        }
        Action::Donkeys(donkeys) => {
            say(language, ["Choose $0", "Choisir $0", "$0 wählen"], &[Word::Donkeys(donkeys).into()])
        }
        Action::Deliver { cargo, from, to } => {
            let what = match from {
                From::Store => Sentence::from(good::a_cargo(language, cargo)),
                From::Field => {
                    with(["$0 from a field", "$0 d’un champ", "$0 vom Feld"], good::a_cargo(language, cargo))
                }
            };
            let deliver = ["Deliver $0 to $1", "Livrer $0 $1", "$0 $1 liefern"];
            say(language, deliver, &[what, target(language, game, to)])
        }
        Action::Place(space) => say(
            language,
            ["Put a marker on $0", "Placer un pion sur la $0", "Einen Marker auf $0 setzen"],
            &[Word::Space(space).into()],
        ),
        Action::Remove(space) => say(
            language,
            ["Remove the marker from $0", "Retirer le pion de la $0", "Den Marker von $0 entfernen"],
            &[Word::Space(space).into()],
        ),
        Action::Recover(it) => say(language, ["Take back $0", "Reprendre $0", "$0 zurücknehmen"], &[a(it)]),
        Action::Pass => match game.tasks().top() {
            Some(Task::Offer { card, .. }) => say(
                language,
                ["Do not use the helper $0", "Ne pas utiliser l’assistant $0", "Den Helfer $0 nicht nutzen"],
                &[Word::Card(card).into()],
            ),
            Some(Task::Remove { .. }) => {
                text(["Remove no more markers", "Ne plus retirer de pions", "Keine weiteren Marker entfernen"])
            }
            _ => text(["Leave it", "Y renoncer", "Darauf verzichten"]),
        },
        Action::Done => text(["Done", "Terminé", "Fertig"]),
        Action::Neutral => {
            text(["Let the neutral player act", "Faire jouer le joueur neutre", "Den neutralen Spieler ziehen lassen"])
        }
    }
}

/// A phrase that stood alone, in the middle of a sentence.
fn small(language: Language, text: &str) -> String {
    let mut letters = text.chars();
    match (language.spoken(), letters.next()) {
        // A German phrase begins with a noun or a number.
        (Language::German, _) | (_, None) => text.to_owned(),
        (_, Some(first)) => first.to_lowercase().chain(letters).collect(),
    }
}

/// What pays: “1 silver”, “an olive from a field”.
pub(super) fn paid(language: Language, payment: Payment) -> String {
    match payment {
        Payment::Silver => good::silver(language, 1),
        Payment::Point => good::points(language, 1),
        Payment::Good(it, From::Store) => good::a(language, it).to_owned(),
        Payment::Good(it, From::Field) => {
            let from = ["$0 from a field", "$0 d’un champ", "$0 vom Feld"];
            say(language, from, &[good::a(language, it).into()]).plain(language)
        }
    }
}

fn play(language: Language, game: &LaGranja, card: Card, side: Side) -> Sentence {
    let name = Word::Card(card).into();
    let gone = |slot: u8| {
        let me = game.to_act().map(|seat| game.player(seat));
        let slot = usize::from(slot).min(2);
        match side {
            Side::Barrow(_) => me.and_then(|me| me.barrows[slot]).map(|barrow| barrow.card),
            _ => me.and_then(|me| me.helpers[slot]),
        }
    };
    let out = |card: Card| Sentence::from(Word::Card(card));
    match side {
        Side::Field => say(
            language,
            ["Play the card $0 as a field of $1", "Jouer la carte $0 comme champ $1", "Die Karte $0 als $1 ausspielen"],
            &[name, pick(language, field(card.face().field)).into()],
        ),
        Side::Extension => say(
            language,
            [
                "Play the card $0 as an extension",
                "Jouer la carte $0 comme extension",
                "Die Karte $0 als Erweiterung ausspielen",
            ],
            &[name],
        ),
        Side::Barrow(slot) => match gone(slot) {
            None => say(
                language,
                [
                    "Play the card $0 as a barrow of $1",
                    "Jouer la carte $0 comme charrette de $1",
                    "Die Karte $0 als Karren für $1 ausspielen",
                ],
                &[name, good::points(language, card.face().value.into()).as_str().into()],
            ),
            Some(old) => say(
                language,
                [
                    "Play the card $0 as a barrow instead of $1",
                    "Jouer la carte $0 comme charrette à la place de $1",
                    "Die Karte $0 als Karren statt $1 ausspielen",
                ],
                &[name, out(old)],
            ),
        },
        Side::Helper(slot) => match gone(slot) {
            None => say(
                language,
                [
                    "Play the card $0 as a helper",
                    "Jouer la carte $0 comme assistant",
                    "Die Karte $0 als Helfer ausspielen",
                ],
                &[name],
            ),
            Some(old) => say(
                language,
                [
                    "Play the card $0 as a helper instead of $1",
                    "Jouer la carte $0 comme assistant à la place de $1",
                    "Die Karte $0 als Helfer statt $1 ausspielen",
                ],
                &[name, out(old)],
            ),
        },
    }
}

/// What kind of field it is: “olives”, “d’olives”, “Olivenfeld”.
pub(super) fn field(good: Good) -> Three {
    match good {
        Good::Olive => ["olives", "d’olives", "Olivenfeld"],
        Good::Grain => ["grain", "de céréales", "Kornfeld"],
        _ => ["grapes", "de raisins", "Weinfeld"],
    }
}

fn upgrade(language: Language, game: &LaGranja, it: Good, from: From) -> Sentence {
    let (into, price) = it.upgraded().unwrap_or((it, 0));
    let free = matches!(game.tasks().top(), Some(Task::Do { ways, .. }) if ways.has(la_granja::helper::Ways::UPGRADE));
    let cheap = game.to_act().is_some_and(|seat| game.player(seat).has(la_granja::helper::Rule::CheapUpgrades));
    let price = price.saturating_sub(u16::from(cheap));
    let what = match from {
        From::Store => Sentence::from(good::a(language, it)),
        From::Field => {
            say(language, ["$0 from a field", "$0 d’un champ", "$0 vom Feld"], &[good::a(language, it).into()])
        }
    };
    let into = good(language, into);
    let into = if language.spoken() == Language::German { into.to_owned() } else { into.to_lowercase() };
    if free {
        let upgrade =
            ["Upgrade $0 to $1 for free", "Transformer $0 en $1 gratuitement", "$0 kostenlos zu $1 aufwerten"];
        return say(language, upgrade, &[what, into.as_str().into()]);
    }
    let upgrade = ["Upgrade $0 to $1 for $2", "Transformer $0 en $1 pour $2", "$0 für $2 zu $1 aufwerten"];
    say(language, upgrade, &[what, into.as_str().into(), good::silver(language, price).as_str().into()])
}

fn uses(language: Language, card: Card, what: With) -> Sentence {
    let name = Sentence::from(Word::Card(card));
    let uses = ["Use the helper $0", "Utiliser l’assistant $0", "Den Helfer $0 nutzen"];
    let with = match what {
        With::Nothing => return say(language, uses, &[name]),
        With::Good(it, from) => paid(language, Payment::Good(it, from)).as_str().into(),
        With::Card(other) => say(language, ["the card $0", "la carte $0", "der Karte $0"], &[Word::Card(other).into()]),
        With::Face(face) => {
            return say(
                language,
                ["Use the helper $0 on the $1", "Utiliser l’assistant $0 sur le $1", "Den Helfer $0 für den $1 nutzen"],
                &[name, Word::Die(face).into()],
            );
        }
        With::Turn(from, to) => {
            return say(
                language,
                [
                    "Use the helper $0: turn a $1 to $2",
                    "Utiliser l’assistant $0\u{a0}: tourner un $1 sur $2",
                    "Den Helfer $0 nutzen: eine $1 auf $2 drehen",
                ],
                &[name, from.into(), to.into()],
            );
        }
        With::Shift(from, to) => {
            return say(
                language,
                [
                    "Use the helper $0: move a marker from $1 to $2",
                    "Utiliser l’assistant $0\u{a0}: déplacer un pion de la $1 à la $2",
                    "Den Helfer $0 nutzen: einen Marker von $1 auf $2 versetzen",
                ],
                &[name, Word::Space(from).into(), Word::Space(to).into()],
            );
        }
    };
    let uses = ["Use the helper $0 with $1", "Utiliser l’assistant $0 avec $1", "Den Helfer $0 mit $1 nutzen"];
    say(language, uses, &[name, with])
}

fn flip(language: Language, tile: Roof, other: Option<Roof>) -> Sentence {
    let name = Sentence::from(Word::Roof(tile));
    match other {
        None => {
            say(language, ["Use the roof tile $0", "Utiliser la tuile Toit $0", "Den Dachmarker $0 nutzen"], &[name])
        }
        Some(other) => say(
            language,
            ["Turn back the roof tile $0", "Retourner la tuile Toit $0", "Den Dachmarker $0 zurückdrehen"],
            &[Word::Roof(other).into()],
        ),
    }
}

fn roof(language: Language, game: &LaGranja, tile: Roof, goods: [u8; 3], barn: bool) -> Sentence {
    let cheap = game.to_act().is_some_and(|seat| game.player(seat).has(la_granja::helper::Rule::CheapRoofs));
    let price = u16::from(game.round()).saturating_sub(u16::from(cheap));
    let paid = 3 * goods.iter().map(|&count| u16::from(count)).sum::<u16>();
    let mut parts: Vec<Sentence> = Good::UPGRADED
        .into_iter()
        .zip(goods)
        .filter(|&(_, count)| count > 0)
        .map(|(it, count)| good::goods(language, it, count).as_str().into())
        .collect();
    if price > paid || parts.is_empty() {
        parts.push(good::silver(language, price.saturating_sub(paid)).as_str().into());
    }
    let price = super::three::and(language, &parts);
    let buy = if barn {
        [
            "Buy the roof tile $0 for $1, for the barn",
            "Acheter la tuile Toit $0 pour $1, pour la grange",
            "Den Dachmarker $0 für $1 kaufen, für die Scheune",
        ]
    } else {
        ["Buy the roof tile $0 for $1", "Acheter la tuile Toit $0 pour $1", "Den Dachmarker $0 für $1 kaufen"]
    };
    say(language, buy, &[Word::Roof(tile).into(), price])
}

/// Where a delivery goes, with its preposition: “the Butcher”, “au Boucher”, “an den Metzger”.
pub(super) fn target(language: Language, game: &LaGranja, to: Target) -> Sentence {
    match to {
        Target::Craft(it, _) => at_craft(language, it),
        Target::Barrow(slot) => {
            let barrow = game.to_act().and_then(|seat| game.player(seat).barrows[usize::from(slot).min(2)]);
            match barrow {
                Some(barrow) => say(
                    language,
                    ["the barrow of $0", "dans la charrette de $0", "in den Karren für $0"],
                    &[good::points(language, barrow.card.face().value.into()).as_str().into()],
                ),
                None => say(language, ["a barrow", "dans une charrette", "in einen Karren"], &[]),
            }
        }
    }
}

/// Where a delivery to a craft building goes.
pub(super) fn at_craft(language: Language, it: la_granja::Craft) -> Sentence {
    let before = match (language.spoken(), pick(language, craft::the(it))) {
        (Language::French, "le ") => "au ".to_owned(),
        (Language::French, article) => ["à ", article].concat(),
        (Language::German, article) => ["an ", article].concat(),
        (Language::English, article) => article.to_owned(),
    };
    let mut place = Sentence::from(before.as_str());
    place.append(&Word::Craft(it).into());
    place
}
