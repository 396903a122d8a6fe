//! Why something is not possible, in a sentence that blames nobody.

mod later;
mod moving;

use my_little_scythe::{Decision, Refusal};

use super::phrase::{Count, Text, count, plain, say};
use super::{Seats, Sentence, goods, mat, place};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;
use crate::table::Who;

/// Why not, what is missing and where it is.
pub(crate) fn refusal(language: Language, refusal: &Refusal, seats: Seats<'_>) -> String {
    why(language, refusal, seats).plain(language)
}

pub(super) fn why(language: Language, refusal: &Refusal, seats: Seats<'_>) -> Sentence {
    let number = |what, number| count(language, what, number);
    let at = |space| place::at(language, space);
    let (text, values): (Text, Vec<Sentence>) = match *refusal {
        Refusal::Over => (["The game is over.", "La partie est finie.", "Das Spiel ist vorbei."], vec![]),
        Refusal::NotYourTurn { to_act } => match seats(to_act) {
            Who::You => (["It is your turn.", "C’est à vous.", "Du bist dran."], vec![]),
            Who::Rival(name) => (
                [
                    "It is for $0 to decide now; your moment comes soon.",
                    "C’est à $0 de décider\u{202f}; votre moment vient bientôt.",
                    "Jetzt entscheidet $0; gleich bist du wieder dran.",
                ],
                vec![name.into()],
            ),
        },
        Refusal::NotNow { due } => return not_now(language, due),
        Refusal::SameAsLast { deed } => (
            [
                "Your token stands on $0 from your last turn: choose another action this time.",
                "Votre pion est encore sur «\u{202f}$0\u{202f}» depuis le dernier tour\u{a0}: choisissez une autre action.",
                "Dein Marker steht vom letzten Zug noch auf „$0“: wähle diesmal eine andere Aktion.",
            ],
            vec![Word::Deed(deed).into()],
        ),
        Refusal::NoSeekerThere { space, nearest: None } => (
            [
                "None of your Seekers stands $0: both are in camp.",
                "Aucun de vos Fureteurs n’est $0\u{a0}: les deux sont au camp.",
                "Keiner deiner Sucher steht $0: beide sind im Lager.",
            ],
            vec![at(space)],
        ),
        Refusal::NoSeekerThere { space, nearest: Some(nearest) } => (
            [
                "None of your Seekers stands $0; the nearest one stands $1.",
                "Aucun de vos Fureteurs n’est $0\u{202f}; le plus proche est $1.",
                "Keiner deiner Sucher steht $0; der nächste steht $1.",
            ],
            vec![at(space), at(nearest)],
        ),
        Refusal::NotEnough { good, space, have, need, elsewhere } => {
            let values =
                vec![goods::good(language, good, need), at(space), have.into(), elsewhere.map(at).unwrap_or_default()];
            match (have, elsewhere) {
                (0, None) => (
                    [
                        "It takes $0, and there is none $1.",
                        "Il faut $0, et il n’y en a pas $1.",
                        "Dafür brauchst du $0, und $1 liegt nichts davon.",
                    ],
                    values,
                ),
                (0, Some(_)) => (
                    [
                        "It takes $0, and there is none $1; the nearest lies $3.",
                        "Il faut $0, et il n’y en a pas $1\u{202f}; ce qui manque se trouve $3.",
                        "Dafür brauchst du $0, und $1 liegt nichts davon; das Nächste liegt $3.",
                    ],
                    values,
                ),
                (_, None) => (
                    [
                        "It takes $0 $1, and there is only $2.",
                        "Il faut $0 $1, et il n’y en a que $2.",
                        "Dafür brauchst du $0 $1, und dort liegt nur $2 davon.",
                    ],
                    values,
                ),
                (_, Some(_)) => (
                    [
                        "It takes $0 $1, and there is only $2; more lies $3.",
                        "Il faut $0 $1, et il n’y en a que $2\u{202f}; il y en a aussi $3.",
                        "Dafür brauchst du $0 $1, und dort liegt nur $2 davon; mehr liegt $3.",
                    ],
                    values,
                ),
            }
        }
        Refusal::NobodyOut { need, nearest: None } => (
            [
                "It takes $0 beside one of your Seekers, and both are in camp.",
                "Il faut $0 auprès d’un de vos Fureteurs, et les deux sont au Camp de Base.",
                "Dafür brauchst du $0 bei einem deiner Sucher, und beide sind im Lager.",
            ],
            vec![goods::goods(language, need)],
        ),
        Refusal::NobodyOut { need, nearest: Some(nearest) } => (
            [
                "It takes $0 beside one of your Seekers, and both are in camp; the nearest lies $1.",
                "Il faut $0 auprès d’un de vos Fureteurs, et les deux sont au camp\u{202f}; le plus près se trouve $1.",
                "Dafür brauchst du $0 bei einem deiner Sucher, und beide sind im Lager; das Nächste liegt $1.",
            ],
            vec![goods::goods(language, need), at(nearest)],
        ),
        Refusal::WrongCost { deed, cost } => (
            ["$0 costs $1.", "«\u{202f}$0\u{202f}» coûte $1.", "„$0“ kostet $1."],
            vec![Word::Deed(deed).into(), goods::goods(language, cost)],
        ),
        Refusal::OneSpaceOnly => (
            [
                "The whole cost comes from one hex with one of your Seekers.",
                "Tout le coût vient d’une seule case où se trouve un de vos Fureteurs.",
                "Alles wird von einem einzigen Feld mit einem deiner Sucher bezahlt.",
            ],
            vec![],
        ),
        Refusal::TwoSpacesInOrder => (
            [
                "With the Supply Line something comes from each of both hexes.",
                "Avec le Convoi de vivres, quelque chose vient de chacune des deux cases.",
                "Mit dem Nachschubweg kommt von jedem der beiden Felder etwas.",
            ],
            vec![],
        ),
        Refusal::NoRoomForPies { have, gain } => (
            [
                "The pie track ends at 10: you have $0, and $1 more do not fit.",
                "La piste de tartes s’arrête à 10\u{a0}: vous en avez $0, et $1 de plus ne tiennent pas.",
                "Die Tortenleiste endet bei 10: du hast $0, und $1 mehr passen nicht.",
            ],
            vec![have.into(), gain.into()],
        ),
        Refusal::NoSpellLeft { left, need } => (
            [
                "It takes $0 of the deck, and only $1 can be drawn.",
                "Il faut $0 de la pile, et on ne peut en piocher que $1.",
                "Dafür braucht es $0 vom Stapel, und nur $1 lässt sich ziehen.",
            ],
            vec![number(Count::Spells, need), left.into()],
        ),
        Refusal::HasTile { section, tile } => (
            [
                "$0 already has its tile for good: $1.",
                "$0 a déjà sa tuile pour de bon\u{a0}: $1.",
                "$0 hat schon sein Plättchen für immer: $1.",
            ],
            vec![mat::section(language, section).into(), Word::Tile(tile).into()],
        ),
        Refusal::HasBothTiles { tiles: [one, other] } => (
            [
                "Both sections already have their tile for good: $0 and $1.",
                "Les deux sections ont déjà leur tuile pour de bon\u{a0}: «\u{202f}$0\u{202f}» et «\u{202f}$1\u{202f}».",
                "Beide Bereiche haben schon ihr Plättchen für immer: „$0“ und „$1“.",
            ],
            vec![Word::Tile(one).into(), Word::Tile(other).into()],
        ),
        Refusal::PileEmpty { section } => (
            ["There is no tile left for $0.", "Il n’y a plus de tuile pour $0.", "Für $0 ist kein Plättchen mehr da."],
            vec![mat::section(language, section).into()],
        ),
        Refusal::HasMoved { .. }
        | Refusal::AlreadyThere { .. }
        | Refusal::Blocked { .. }
        | Refusal::TooFar { .. }
        | Refusal::TooFarWithGoods { .. }
        | Refusal::InCamp { .. }
        | Refusal::CastleIsForDeliveries
        | Refusal::DeliveryBegun { .. }
        | Refusal::DeliveredBefore { .. }
        | Refusal::WrongAmount { .. }
        | Refusal::CannotComplete { .. }
        | Refusal::NotEased { .. } => return moving::why(language, refusal, seats),
        Refusal::NoFightThere { .. }
        | Refusal::NotEnoughPies { .. }
        | Refusal::DialEnds
        | Refusal::TooManySpells { .. }
        | Refusal::NoSuchSpell { .. }
        | Refusal::NotDrawn { .. }
        | Refusal::NoPieThrown
        | Refusal::NoQuestThere { .. }
        | Refusal::NoSuchOption
        | Refusal::NobodyToGiveTo
        | Refusal::NoSpellInHand
        | Refusal::BoardIsBare
        | Refusal::NoRivalThere { .. }
        | Refusal::NoTokenThere { .. }
        | Refusal::NothingThere { .. }
        | Refusal::NotShown { .. }
        | Refusal::TileTaken { .. }
        | Refusal::OtherRegion { .. }
        | Refusal::SeekerThere { .. }
        | Refusal::QuestThere { .. }
        | Refusal::CatapultTakesTwo { .. }
        | Refusal::HasTrophy { .. }
        | Refusal::AllPlaced
        | Refusal::TooUnfriendly { .. }
        | Refusal::OneTrophyATurn
        | Refusal::OnlyAtItsMoment { .. }
        | Refusal::NotEarned { .. }
        | Refusal::MidQuest { .. }
        | Refusal::TrophyDue { .. }
        | Refusal::Declined => return later::why(language, refusal, seats),
    };
    say(language, text, &values).capital()
}

fn not_now(language: Language, due: Decision) -> Sentence {
    let first: Text = match due {
        Decision::Action => ["choose an action", "choisissez une action", "wähle eine Aktion"],
        Decision::Seekers => ["move your Seekers", "déplacez vos Fureteurs", "bewege deine Sucher"],
        Decision::Fight => ["choose a pie fight", "choisissez un combat de tartes", "wähle eine Tortenschlacht"],
        Decision::Throw => ["choose pies and spells", "choisissez tartes et sorts", "wähle Torten und Zauber"],
        Decision::Defence | Decision::Feisty | Decision::Trophy => {
            ["decide about the trophy", "décidez du trophée", "entscheide über die Trophäe"]
        }
        Decision::Rest => {
            ["choose what your rest gives", "choisissez votre régénération", "wähle, was die Rast bringt"]
        }
        Decision::Quest => ["choose a quest", "choisissez une quête", "wähle eine Quest"],
        Decision::Option => ["answer the quest", "répondez à la quête", "beantworte die Quest"],
        Decision::From | Decision::Onto | Decision::To | Decision::Remove => {
            ["finish the quest", "terminez la quête", "führe die Quest zu Ende"]
        }
        Decision::Discard => ["discard a spell", "défaussez un sort", "lege einen Zauber ab"],
        Decision::Tile => ["keep a tile", "gardez une tuile", "behalte ein Plättchen"],
        Decision::Place => ["place what you found", "placez ce que vous avez trouvé", "lege aus, was du gefunden hast"],
        Decision::Catapult => {
            ["use or leave the catapult", "utilisez ou laissez la catapulte", "nutze oder lass das Katapult"]
        }
        Decision::Automountie => ["turn up her card", "retournez sa carte", "decke ihre Karte auf"],
    };
    say(
        language,
        ["Something else comes first: $0.", "Autre chose d’abord\u{a0}: $0.", "Erst kommt etwas anderes: $0."],
        &[plain(language, first)],
    )
}
