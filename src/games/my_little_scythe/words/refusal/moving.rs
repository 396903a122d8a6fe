//! Why a Seeker does not get there.

use my_little_scythe::{Refusal, Sibling};

use super::super::phrase::{Count, Text, count, plain, say};
use super::super::{Seats, Sentence, goods, place};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;
use crate::table::Who;

pub(super) fn why(language: Language, refusal: &Refusal, seats: Seats<'_>) -> Sentence {
    let number = |what, number| count(language, what, number);
    let at = |space| place::at(language, space);
    let to = |space| place::to(language, space);
    let rival = |seat| match seats(seat) {
        Who::You => plain(language, ["one of your Seekers", "un de vos Fureteurs", "einer deiner Sucher"]),
        Who::Rival(name) => Sentence::from(name),
    };
    let (text, values): (Text, Vec<Sentence>) = match *refusal {
        Refusal::HasMoved { .. } => (
            [
                "This Seeker has moved already.",
                "Ce Fureteur s’est déjà déplacé.",
                "Dieser Sucher hat sich schon bewegt.",
            ],
            vec![],
        ),
        Refusal::AlreadyThere { space } => (
            ["This Seeker stands $0 already.", "Ce Fureteur est déjà $0.", "Dieser Sucher steht schon $0."],
            vec![at(space)],
        ),
        Refusal::Blocked { to: end, at: stop, by } => (
            [
                "On the way $0 the Seeker has to stop $1, where it meets $2.",
                "En allant $0, le Fureteur doit s’arrêter $1, où il rencontre $2.",
                "Auf dem Weg $0 muss der Sucher $1 anhalten: dort steht $2.",
            ],
            vec![to(end), at(stop), rival(by)],
        ),
        Refusal::TooFar { to: end, most, .. } if matches!(refusal, Refusal::TooFar { steps: u8::MAX, .. }) => (
            [
                "There is no way $0 for this Seeker now; it goes up to $1.",
                "Il n’y a pas de chemin pour aller $0 maintenant\u{202f}; ce Fureteur avance de $1 au plus.",
                "Es gibt gerade keinen Weg $0; dieser Sucher geht höchstens $1 weit.",
            ],
            vec![to(end), number(Count::Steps, most)],
        ),
        Refusal::TooFar { to: end, steps, most } => (
            [
                "It is $1 $0, and this Seeker goes up to $2.",
                "Il faut $1 pour aller $0, et ce Fureteur avance de $2 au plus.",
                "Bis dorthin ($0) ist es $1 weit, und dieser Sucher schafft höchstens $2.",
            ],
            vec![to(end), number(Count::Steps, steps), most.into()],
        ),
        Refusal::TooFarWithGoods { to: end, most, .. } => (
            [
                "With goods this Seeker goes only $1, and cannot get $0.",
                "Chargé, ce Fureteur n’avance que de $1 et ne peut pas aller $0.",
                "Mit Waren geht dieser Sucher nur $1 weit und kommt nicht $0.",
            ],
            vec![to(end), number(Count::Steps, most)],
        ),
        Refusal::InCamp { .. } => (
            [
                "This Seeker is in camp, where nothing lies to be carried.",
                "Ce Fureteur est au Camp de Base, où il n’y a rien à transporter.",
                "Dieser Sucher ist im Lager, und dort liegt nichts zum Mitnehmen.",
            ],
            vec![],
        ),
        Refusal::CastleIsForDeliveries => (
            [
                "Castle Everfree opens only for a delivery: 4 apples or 4 gems, and nothing else.",
                "Le Château Everfree ne s’ouvre que pour une livraison\u{a0}: 4 pommes ou 4 gemmes, et rien d’autre.",
                "Schloss Everfree öffnet nur für eine Lieferung: 4 Äpfel oder 4 Edelsteine und sonst nichts.",
            ],
            vec![],
        ),
        Refusal::DeliveryBegun { good, brought } => (
            [
                "A delivery has begun with $0: your other Seeker brings the rest now.",
                "Une livraison est commencée avec $0\u{a0}: votre autre Fureteur apporte maintenant le reste.",
                "Eine Lieferung ist mit $0 begonnen: dein anderer Sucher bringt jetzt den Rest.",
            ],
            vec![goods::good(language, good, brought)],
        ),
        Refusal::DeliveredBefore { good } => (
            [
                "You have the trophy $0 already: the castle takes no more of these.",
                "Vous avez déjà le trophée «\u{202f}$0\u{202f}»\u{a0}: le château n’en prend plus.",
                "Du hast die Trophäe „$0“ schon: mehr davon nimmt das Schloss nicht.",
            ],
            vec![Word::Trophy(good.delivery()).into()],
        ),
        Refusal::WrongAmount { brought, need } => (
            [
                "A delivery is exactly $1; this would be $0.",
                "Une livraison, c’est exactement $1\u{202f}; cela ferait $0.",
                "Eine Lieferung sind genau $1; das wären $0.",
            ],
            vec![brought.into(), need.into()],
        ),
        Refusal::CannotComplete { missing, sibling } => return cannot_complete(language, missing, sibling),
        Refusal::NotEased { trophy } => (
            [
                "Your personality does not ease the trophy $0.",
                "Votre personnalité ne facilite pas le trophée «\u{202f}$0\u{202f}».",
                "Deine Persönlichkeit erleichtert die Trophäe „$0“ nicht.",
            ],
            vec![Word::Trophy(trophy).into()],
        ),
        _ => return Sentence::default(),
    };
    say(language, text, &values).capital()
}

fn cannot_complete(language: Language, missing: u8, sibling: Sibling) -> Sentence {
    let text: Text = match sibling {
        Sibling::InCamp => [
            "$0 would be missing, and your other Seeker is in camp.",
            "Il manquerait $0, et votre autre Fureteur est au Camp de Base.",
            "Es würden $0 fehlen, und dein anderer Sucher ist im Lager.",
        ],
        Sibling::HasMoved => [
            "$0 would be missing, and your other Seeker has moved already.",
            "Il manquerait $0, et votre autre Fureteur s’est déjà déplacé.",
            "Es würden $0 fehlen, und dein anderer Sucher hat sich schon bewegt.",
        ],
        Sibling::TooFar => [
            "$0 would be missing, and the castle is too far for your other Seeker.",
            "Il manquerait $0, et le château est trop loin pour votre autre Fureteur.",
            "Es würden $0 fehlen, und das Schloss ist für deinen anderen Sucher zu weit.",
        ],
        Sibling::Lacks => [
            "$0 would be missing, and not enough lies beside your other Seeker.",
            "Il manquerait $0, et il n’y a pas assez auprès de votre autre Fureteur.",
            "Es würden $0 fehlen, und bei deinem anderen Sucher liegt nicht genug.",
        ],
    };
    say(language, text, &[missing.into()])
}
