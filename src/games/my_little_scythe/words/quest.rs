//! The twelve quests: their titles, and what their options cost and give.

use my_little_scythe::{Effect, Good, Goods, Quest};

use super::Sentence;
use super::goods;
use super::phrase::{Count, Text, and, count, pick, plain, say};
use crate::i18n::Language;

/// One way to answer a quest, in short lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// What it takes; nothing if it is free.
    pub(crate) cost: Option<String>,
    /// What comes of it.
    pub(crate) gain: String,
}

/// What a quest is called.
pub(crate) fn quest_title(language: Language, quest: Quest) -> &'static str {
    let text: Text = match quest {
        Quest::HelpWithApples => ["Help with Apples", "Un coup de main aux pommes", "Hilfe mit Äpfeln"],
        Quest::BakersStall => ["Baker’s Stall", "L’étal du boulanger", "Bäckerstand"],
        Quest::LostJewels => ["Lost Jewels", "Joyaux perdus", "Verlorene Juwelen"],
        Quest::OldWizard => ["Old Wizard", "Le vieux magicien", "Alter Zauberer"],
        Quest::HungryTravellers => ["Hungry Travellers", "Voyageurs affamés", "Hungrige Reisende"],
        Quest::OrchardFestival => ["Orchard Festival", "Fête du verger", "Obstgartenfest"],
        Quest::CrystalCave => ["Crystal Cave", "Grotte de cristal", "Kristallhöhle"],
        Quest::BrokenCart => ["Broken Cart", "Charrette cassée", "Kaputter Karren"],
        Quest::CookingContest => ["Cooking Contest", "Concours de cuisine", "Kochwettbewerb"],
        Quest::SchoolOfMagic => ["School of Magic", "École de magie", "Schule der Magie"],
        Quest::SnowedInNeighbours => ["Snowed-in Neighbours", "Voisins sous la neige", "Eingeschneite Nachbarn"],
        Quest::SleepingGuard => ["Sleeping Guard", "Le garde endormi", "Schlafender Wächter"],
    };
    pick(language, text)
}

/// What an option of a quest costs and gives: 1 and 2 as on the card, anything else is “no thanks”.
pub(crate) fn quest_option(language: Language, quest: Quest, option: u8) -> Offer {
    let effects = quest.option(option);
    if effects.is_empty() {
        let gain: Text = [
            "The card goes under the deck, unsolved.",
            "La carte va sous la pile, non résolue.",
            "Die Karte kommt ungelöst unter den Stapel.",
        ];
        return Offer { cost: None, gain: pick(language, gain).to_owned() };
    }
    let side = |costs: bool| -> Vec<Sentence> {
        let lines = effects.iter().filter(|effect| is_cost(effect) == costs);
        lines.map(|effect| one(language, *effect)).collect()
    };
    let (cost, gain) = (side(true), side(false));
    let whole = |parts: &[Sentence]| and(language, parts).capital().plain(language);
    Offer { cost: (!cost.is_empty()).then(|| whole(&cost)), gain: whole(&gain) }
}

/// The same in one line: “Pay 2 apples: +2 Friendship and +1 pie”.
pub(crate) fn quest_option_says(language: Language, quest: Quest, option: u8) -> String {
    let Offer { cost, gain } = quest_option(language, quest, option);
    match cost {
        Some(cost) => language.labelled(&cost, &gain),
        None => gain,
    }
}

fn is_cost(effect: &Effect) -> bool {
    matches!(effect, Effect::Pay(..) | Effect::Give(..) | Effect::Spend(_) | Effect::Forget)
}

/// One effect: “pay 2 apples”, “+3 Friendship”.
fn one(language: Language, effect: Effect) -> Sentence {
    let good = |good: Good, number: u8| goods::goods(language, Goods::some(good, number));
    match effect {
        Effect::Pay(kind, number) => say(language, ["pay $0", "payez $0", "zahle $0"], &[good(kind, number)]),
        Effect::Give(kind, number) => say(
            language,
            ["give $0 to one rival", "donnez $0 à un adversaire", "gib $0 einem Gegner"],
            &[good(kind, number)],
        ),
        Effect::Take(kind, number) => more(good(kind, number)),
        Effect::Share(kind, number) => say(
            language,
            ["+$0 for one rival", "+$0 pour un adversaire", "+$0 für einen Gegner"],
            &[good(kind, number)],
        ),
        Effect::Remove => plain(
            language,
            [
                "take 1 apple, gem or quest off the board",
                "retirez du plateau 1 pomme, gemme ou quête",
                "nimm 1 Apfel, Edelstein oder Quest vom Plan",
            ],
        ),
        Effect::Friendship(by) => {
            let friendship = count(language, Count::Friendship, by.unsigned_abs());
            if by < 0 { Sentence::fill("−$0", &[friendship]) } else { more(friendship) }
        }
        Effect::Bake(pies) => more(count(language, Count::Pies, pies)),
        Effect::Spend(pies) => {
            say(language, ["spend $0", "dépensez $0", "gib $0 her"], &[count(language, Count::Pies, pies)])
        }
        Effect::Learn => more(count(language, Count::Spells, 1)),
        Effect::Forget => plain(language, ["discard 1 spell", "défaussez 1 sort", "lege 1 Zauber ab"]),
        Effect::Choose => {
            plain(language, ["draw 2 spells, keep 1", "piochez 2 sorts, gardez-en 1", "ziehe 2 Zauber, behalte 1"])
        }
    }
}

fn more(what: Sentence) -> Sentence {
    Sentence::fill("+$0", &[what])
}
