//! A move as the label of a button.

use my_little_scythe::{Action, Deed, MyLittleScythe, Payment, Rest, Seek, Seeker, Space, Step, Throw};
use tabletop::Game;

use super::phrase::{Count, Text, and, count, plain, say};
use super::{Sentence, goods, mat, place};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;

/// What an action does, from the position before it: “Bake with 2 apples from Frostgate”.
pub(crate) fn action(language: Language, game: &MyLittleScythe, action: &Action) -> String {
    label(language, game, action).capital().plain(language)
}

fn label(language: Language, game: &MyLittleScythe, action: &Action) -> Sentence {
    let say = |text: Text, values: &[Sentence]| say(language, text, values);
    match *action {
        Action::Move => Word::Deed(Deed::Move).into(),
        Action::Seek(Seek::Apples) => Word::Deed(Deed::SeekApples).into(),
        Action::Seek(Seek::Gems) => Word::Deed(Deed::SeekGems).into(),
        Action::Bake(payment) => made(language, Deed::Bake, payment),
        Action::Conjure(payment) => made(language, Deed::Conjure, payment),
        Action::PowerUp { section, payment } => say(
            ["Power up $0: $1", "Amélioration de $0\u{a0}: $1", "$0 verbessern: $1"],
            &[mat::section(language, section).into(), paid(language, payment)],
        ),
        Action::Go { seeker, to, goods } => go(language, game, seeker, to, goods),
        Action::Deliver { seeker, good, count, eased } => {
            let from = origin(language, game, seeker);
            let text = if eased {
                [
                    "Deliver $0 $1 to Castle Everfree, showing that you are $2",
                    "Livrer $0 $1 au Château Everfree, en révélant votre personnalité ($2)",
                    "$0 $1 an Schloss Everfree liefern und die Persönlichkeit zeigen ($2)",
                ]
            } else {
                [
                    "Deliver $0 $1 to Castle Everfree",
                    "Livrer $0 $1 au Château Everfree",
                    "$0 $1 an Schloss Everfree liefern",
                ]
            };
            let personality = good.delivery().eased_by();
            say(text, &[goods::good(language, good, count), from, Word::Personality(personality).into()])
        }
        Action::Stay => plain(language, ["Stay", "Rester", "Stehen bleiben"]),
        Action::Fight(space) => say(
            ["Begin the pie fight $0", "Commencer le combat de tartes $0", "Die Tortenschlacht $0 beginnen"],
            &[place::at(language, space)],
        ),
        Action::Throw(throw) => thrown(language, throw),
        Action::Rest(Rest::Spell) => plain(language, ["Take 1 spell", "Prendre 1 sort", "1 Zauber nehmen"]),
        Action::Rest(Rest::Pies) => plain(language, ["Take 2 pies", "Prendre 2 tartes", "2 Torten nehmen"]),
        Action::Quest(space) => {
            say(["Take the quest $0", "Prendre la quête $0", "Die Quest $0 nehmen"], &[place::at(language, space)])
        }
        Action::Solve(option) => match game.step() {
            Step::Card(quest) => super::quest::quest_option_says(language, quest, option).as_str().into(),
            _ => say(["Answer $0", "Réponse $0", "Antwort $0"], &[option.into()]),
        },
        Action::NoThanks => plain(language, ["No thanks", "Non merci", "Nein danke"]),
        Action::From(space) => say(["Pay $0", "Payer $0", "$0 zahlen"], &[place::from(language, space)]),
        Action::Onto(space) => say(["Put it $0", "Poser $0", "$0 ablegen"], &[place::at(language, space)]),
        Action::To(space) => say(["Give it $0", "Donner $0", "$0 verschenken"], &[place::at(language, space)]),
        Action::Remove { token, from } => say(
            ["Take $0 $1 off the board", "Retirer du plateau $0 $1", "$0 $1 vom Plan nehmen"],
            &[goods::tokens(language, token, 1), place::at(language, from)],
        ),
        Action::Discard(value) => say(
            ["Discard the spell of $0", "Défausser le sort de valeur $0", "Den Zauber mit Wert $0 ablegen"],
            &[value.into()],
        ),
        Action::Keep(tile) => say(["Keep $0", "Garder\u{a0}: $0", "$0 behalten"], &[Word::Tile(tile).into()]),
        Action::Place(space) => say(["Place it $0", "Placer $0", "$0 legen"], &[place::at(language, space)]),
        Action::Shift { from, goods: some } => say(
            ["Send $0 $1 to the other Seeker", "Envoyer $0 $1 à l’autre Fureteur", "$0 $1 zum anderen Sucher schießen"],
            &[goods::goods(language, some), place::from(language, from)],
        ),
        Action::Claim(trophy) => say(
            ["Place the trophy: $0", "Placer le trophée\u{a0}: $0", "Trophäe setzen: $0"],
            &[Word::Trophy(trophy).into()],
        ),
        Action::Pass => plain(language, ["Do without", "S’en passer", "Verzichten"]),
        Action::Reveal => plain(
            language,
            [
                "Turn up the Automountie’s card",
                "Retourner la carte de l’Automountie",
                "Die Karte der Automountie aufdecken",
            ],
        ),
    }
}

/// Where a Seeker comes from.
fn origin(language: Language, game: &MyLittleScythe, seeker: Seeker) -> Sentence {
    let seat = game.to_act().unwrap_or(game.active());
    match game.player(seat).seekers[seeker.index()] {
        Some(space) => place::from(language, space),
        None => plain(language, ["from camp", "du Camp de Base", "aus dem Lager"]),
    }
}

/// What a Seeker takes along, as the name of its steppers.
pub(crate) fn taken_along(language: Language, game: &MyLittleScythe, seeker: Seeker) -> String {
    let text = ["The Seeker $0 takes along:", "Le Fureteur $0 emporte\u{a0}:", "Der Sucher $0 nimmt mit:"];
    say(language, text, &[origin(language, game, seeker)]).plain(language)
}

fn go(language: Language, game: &MyLittleScythe, seeker: Seeker, to: Space, some: my_little_scythe::Goods) -> Sentence {
    let values = [origin(language, game, seeker), place::to(language, to), goods::goods(language, some)];
    let text: Text = if some.is_empty() {
        ["Go $0 $1", "Aller $0 $1", "$0 $1 gehen"]
    } else {
        ["Go $0 $1 with $2", "Aller $0 $1 avec $2", "Mit Waren ($2) $0 $1 gehen"]
    };
    say(language, text, &values)
}

fn made(language: Language, deed: Deed, payment: Payment) -> Sentence {
    say(language, ["$0: $1", "$0\u{a0}: $1", "$0: $1"], &[Word::Deed(deed).into(), paid(language, payment)])
}

/// “2 apples from Frostgate”.
fn paid(language: Language, payment: Payment) -> Sentence {
    let parts: Vec<Sentence> = payment
        .parts()
        .map(|(space, some)| Sentence::fill("$0 $1", &[goods::goods(language, some), place::from(language, space)]))
        .collect();
    and(language, &parts)
}

fn thrown(language: Language, throw: Throw) -> Sentence {
    let pies = count(language, Count::Pies, throw.pies);
    if throw.spells.is_empty() {
        return say(language, ["Throw $0", "Lancer $0", "$0 werfen"], &[pies]);
    }
    let text = if throw.spells.len() == 1 {
        ["Throw $0 and the spell of $1", "Lancer $0 et le sort de valeur $1", "$0 und den Zauber mit Wert $1 werfen"]
    } else {
        ["Throw $0 and the spells $1", "Lancer $0 et les sorts de valeur $1", "$0 und die Zauber mit Wert $1 werfen"]
    };
    say(language, text, &[pies, goods::values(language, throw.spells)])
}
