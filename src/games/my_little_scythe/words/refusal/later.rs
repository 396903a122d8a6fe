//! Why not in a fight, on a quest, when placing, and for a trophy.

use my_little_scythe::{Refusal, Token, Trophy};

use super::super::phrase::{Count, Text, count, say};
use super::super::{Seats, Sentence, place};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;
use crate::table::Who;

pub(super) fn why(language: Language, refusal: &Refusal, seats: Seats<'_>) -> Sentence {
    let number = |what, number| count(language, what, number);
    let at = |space| place::at(language, space);
    let (text, values): (Text, Vec<Sentence>) = match *refusal {
        Refusal::NoFightThere { space } => (
            ["You met no rival $0.", "Vous n’avez rencontré personne $0.", "Du hast $0 niemanden getroffen."],
            vec![at(space)],
        ),
        Refusal::NotEnoughPies { have, need } => (
            [
                "It takes $0, and you have $1.",
                "Il faut $0, et vous en avez $1.",
                "Dafür brauchst du $0, und du hast $1.",
            ],
            vec![number(Count::Pies, need), have.into()],
        ),
        Refusal::DialEnds => {
            (["The dial ends at 7 pies.", "La roue s’arrête à 7 tartes.", "Die Scheibe endet bei 7 Torten."], vec![])
        }
        Refusal::TooManySpells { most } => (
            [
                "One spell for each of your Seekers in the fight: up to $0 here.",
                "Un sort pour chacun de vos Fureteurs dans le combat\u{a0}: ici, $0 au plus.",
                "Ein Zauber für jeden deiner Sucher in der Schlacht: hier höchstens $0.",
            ],
            vec![most.into()],
        ),
        Refusal::NoSuchSpell { value } => (
            ["You have no spell of $0.", "Vous n’avez pas de sort de valeur $0.", "Du hast keinen Zauber mit Wert $0."],
            vec![value.into()],
        ),
        Refusal::NotDrawn { value } => (
            [
                "No spell of $0 is among those drawn.",
                "Aucun sort de valeur $0 n’est parmi ceux piochés.",
                "Kein Zauber mit Wert $0 ist unter den gezogenen.",
            ],
            vec![value.into()],
        ),
        Refusal::NoPieThrown => (
            [
                "A lost fight counts only if you threw a pie.",
                "Un combat perdu ne compte que si vous avez lancé une tarte.",
                "Eine verlorene Tortenschlacht zählt nur, wenn du eine Torte geworfen hast.",
            ],
            Vec::new(),
        ),
        Refusal::NoQuestThere { space } => {
            (["No quest lies $0.", "Il n’y a pas de quête $0.", "Keine Quest liegt $0."], vec![at(space)])
        }
        Refusal::NoSuchOption => (
            [
                "A quest has two answers, and no thanks.",
                "Une quête a deux réponses, et «\u{202f}non merci\u{202f}».",
                "Eine Quest hat zwei Antworten und „nein danke“.",
            ],
            vec![],
        ),
        Refusal::NobodyToGiveTo => (
            [
                "A gift needs somebody to take it, and all rivals are in camp.",
                "Un cadeau demande quelqu’un pour le recevoir, et tous les adversaires sont au Camp de Base.",
                "Ein Geschenk braucht jemanden, der es nimmt, und alle anderen sind im Lager.",
            ],
            vec![],
        ),
        Refusal::NoSpellInHand => (
            [
                "This takes a spell, and you have none.",
                "Il faut un sort, et vous n’en avez pas.",
                "Dafür brauchst du einen Zauber, und du hast keinen.",
            ],
            vec![],
        ),
        Refusal::BoardIsBare => (
            [
                "There is nothing on the board to take off.",
                "Il n’y a rien à retirer du plateau.",
                "Auf dem Plan liegt nichts zum Wegnehmen.",
            ],
            vec![],
        ),
        Refusal::NoRivalThere { space, nearest: None } => {
            (["No rival stands $0.", "Aucun adversaire n’est $0.", "Niemand sonst steht $0."], vec![at(space)])
        }
        Refusal::NoRivalThere { space, nearest: Some(nearest) } => (
            [
                "No rival stands $0; the nearest one stands $1.",
                "Aucun adversaire n’est $0\u{202f}; le plus proche est $1.",
                "Niemand sonst steht $0; die nächste Figur eines anderen steht $1.",
            ],
            vec![at(space), at(nearest)],
        ),
        Refusal::NoTokenThere { token, space } => (
            match token {
                Token::Apple => ["No apple lies $0.", "Il n’y a pas de pomme $0.", "Kein Apfel liegt $0."],
                Token::Gem => ["No gem lies $0.", "Il n’y a pas de gemme $0.", "Kein Edelstein liegt $0."],
                Token::Quest => ["No quest lies $0.", "Il n’y a pas de quête $0.", "Keine Quest liegt $0."],
            },
            vec![at(space)],
        ),
        Refusal::NothingThere { space } => {
            (["Nothing lies $0.", "Il n’y a rien $0.", "Nichts liegt $0."], vec![at(space)])
        }
        Refusal::NotShown { tile } => (
            [
                "The tile $0 is not among those you look at.",
                "La tuile «\u{202f}$0\u{202f}» n’est pas parmi celles que vous regardez.",
                "Das Plättchen „$0“ ist nicht unter denen, die du ansiehst.",
            ],
            vec![Word::Tile(tile).into()],
        ),
        Refusal::TileTaken { tile, by } => match seats(by) {
            Who::You => (
                ["You have the tile $0.", "Vous avez la tuile «\u{202f}$0\u{202f}».", "Du hast das Plättchen „$0“."],
                vec![Word::Tile(tile).into()],
            ),
            Who::Rival(name) => (
                ["$1 has the tile $0.", "$1 a la tuile «\u{202f}$0\u{202f}».", "$1 hat das Plättchen „$0“."],
                vec![Word::Tile(tile).into(), name.into()],
            ),
        },
        Refusal::OtherRegion { region } => (
            [
                "The die sends this token elsewhere: place it $0.",
                "Le dé envoie ce jeton ailleurs\u{a0}: placez-le $0.",
                "Der Würfel schickt diesen Marker woandershin: lege ihn $0 aus.",
            ],
            vec![place::in_region(language, region)],
        ),
        Refusal::SeekerThere { space } => (
            [
                "A Seeker stands $0: a quest needs a hex without one.",
                "Un Fureteur est $0\u{a0}: une quête demande une case sans Fureteur.",
                "Ein Sucher steht $0: eine Quest braucht ein Feld ohne Sucher.",
            ],
            vec![at(space)],
        ),
        Refusal::QuestThere { space } => (
            [
                "A quest lies $0 already: one a hex.",
                "Une quête est déjà $0\u{a0}: une seule par case.",
                "Eine Quest liegt schon $0: eine je Feld.",
            ],
            vec![at(space)],
        ),
        Refusal::CatapultTakesTwo { asked } => (
            [
                "The Supply Catapult sends 1 or 2 goods; this would be $0.",
                "La Catapulte à provisions envoie 1 ou 2 ressources\u{202f}; cela ferait $0.",
                "Das Vorratskatapult schießt 1 oder 2 Waren; das wären $0.",
            ],
            vec![asked.into()],
        ),
        Refusal::HasTrophy { trophy } => (
            [
                "You have placed the trophy $0; each counts once.",
                "Vous avez placé le trophée «\u{202f}$0\u{202f}»\u{202f}; chacun compte une fois.",
                "Die Trophäe „$0“ hast du schon gesetzt; jede zählt einmal.",
            ],
            vec![Word::Trophy(trophy).into()],
        ),
        Refusal::AllPlaced => (
            ["All four trophies are placed.", "Les quatre trophées sont placés.", "Alle vier Trophäen sind gesetzt."],
            vec![],
        ),
        Refusal::TooUnfriendly { have, need } => (
            [
                "Trophies need $1, and it is $0 now: gifts and kind quests help.",
                "Un trophée demande $1, et il y en a $0\u{a0}: les cadeaux et les quêtes aimables aident.",
                "Trophäen brauchen $1, und es sind gerade $0: Geschenke und freundliche Quests helfen.",
            ],
            vec![have.into(), number(Count::Friendship, need)],
        ),
        Refusal::OneTrophyATurn => (
            [
                "One trophy a turn until the grand finale, and this turn has its one.",
                "Un trophée par tour jusqu’au grand final, et ce tour a le sien.",
                "Eine Trophäe je Zug bis zum großen Finale, und dieser Zug hat seine.",
            ],
            vec![],
        ),
        Refusal::OnlyAtItsMoment { trophy } => (
            match trophy {
                Trophy::Fight => [
                    "The trophy $0 is earned at the moment a fight is won.",
                    "Le trophée «\u{202f}$0\u{202f}» se gagne au moment où un combat est gagné.",
                    "Die Trophäe „$0“ gibt es in dem Moment, in dem eine Schlacht gewonnen ist.",
                ],
                _ => [
                    "The trophy $0 is earned at the moment of the delivery.",
                    "Le trophée «\u{202f}$0\u{202f}» se gagne au moment de la livraison.",
                    "Die Trophäe „$0“ gibt es im Moment der Lieferung.",
                ],
            },
            vec![Word::Trophy(trophy).into()],
        ),
        Refusal::NotEarned { trophy, have, need } => (
            [
                "The trophy $0 takes $1, and you have $2.",
                "Le trophée «\u{202f}$0\u{202f}» demande $1, et vous en avez $2.",
                "Die Trophäe „$0“ braucht $1, und du hast $2.",
            ],
            vec![Word::Trophy(trophy).into(), takes(language, trophy, need), have.into()],
        ),
        Refusal::MidQuest { quest } => (
            [
                "First $0 is carried out to its end; then trophies can be placed.",
                "D’abord la quête «\u{202f}$0\u{202f}» va à son terme\u{202f}; ensuite on place des trophées.",
                "Erst wird „$0“ zu Ende geführt; danach lassen sich Trophäen setzen.",
            ],
            vec![Word::Quest(quest).into()],
        ),
        Refusal::TrophyDue { trophy } => (
            [
                "You have earned the trophy $0: place one before the turn ends.",
                "Vous avez gagné le trophée «\u{202f}$0\u{202f}»\u{a0}: placez-en un avant la fin du tour.",
                "Die Trophäe „$0“ ist verdient: setze eine, bevor der Zug endet.",
            ],
            vec![Word::Trophy(trophy).into()],
        ),
        Refusal::Declined => (
            ["It was offered and declined.", "C’était proposé et refusé.", "Das wurde angeboten und abgelehnt."],
            vec![],
        ),
        _ => return Sentence::default(),
    };
    say(language, text, &values).capital()
}

fn takes(language: Language, trophy: Trophy, need: u8) -> Sentence {
    let what = match trophy {
        Trophy::Friendship => Count::Friendship,
        Trophy::Pies | Trophy::Fight => Count::Pies,
        Trophy::Spells => Count::Spells,
        Trophy::Quests => Count::Quests,
        Trophy::PowerUps => Count::Tiles,
        Trophy::AppleDelivery => Count::Apples,
        Trophy::GemDelivery => Count::Gems,
    };
    count(language, what, need)
}
