//! What is not possible with dice, donkeys, deliveries and the market.

use la_granja::Refusal;
use tabletop::Seat;

use super::super::three::{Three, capital, say};
use super::super::{Sentence, Word, good};
use super::place;
use crate::i18n::Language;

/// Why it is not possible in the village.
#[expect(clippy::too_many_lines, reason = "one line a refusal")]
pub(super) fn refusal<'n>(language: Language, refusal: &Refusal, name: impl Fn(Seat) -> &'n str) -> String {
    let craft = |craft| Sentence::from(Word::Craft(craft));
    let at = |space| Sentence::from(Word::Space(space));
    let number = |number: u8| Sentence::from(number);
    let none = Vec::new;
    let (template, values): (Three, Vec<Sentence>) = match *refusal {
        Refusal::NoDie { face } => {
            (["No die shows $0.", "Aucun dé ne montre $0.", "Kein Würfel zeigt $0."], vec![number(face)])
        }
        Refusal::NoFace { .. } => {
            (["Dice have the faces 1 to 6.", "Les dés vont de 1 à 6.", "Würfel haben die Seiten 1 bis 6."], none())
        }
        Refusal::SameFace { face } => {
            (["The die shows $0 already.", "Le dé montre déjà $0.", "Der Würfel zeigt schon $0."], vec![number(face)])
        }
        Refusal::Held { face } => (
            [
                "The only $0 is held by the Tenant.",
                "Le seul $0 est retenu par le Métayer.",
                "Die einzige $0 hält der Pächter.",
            ],
            vec![number(face)],
        ),
        Refusal::Kept { face, by } => (
            [
                "The last $0 is kept by the Village Elder ($1).",
                "Le dernier $0 est réservé par le Doyen du village ($1).",
                "Die letzte $0 ist vom Dorfältesten reserviert ($1).",
            ],
            vec![number(face), name(by).into()],
        ),
        Refusal::OneDie => {
            (["You have taken your die.", "Vous avez pris votre dé.", "Du hast deinen Würfel genommen."], none())
        }
        Refusal::MustTake => (["First take a die.", "Prenez d’abord un dé.", "Nimm zuerst einen Würfel."], none()),
        Refusal::CannotPay { to } => (
            [
                "This die is held ($0): it costs 1 silver or a harvest good, and you have neither.",
                "Ce dé est retenu ($0)\u{a0}: il coûte 1 réal ou une marchandise primaire, et vous n’en avez pas.",
                "Dieser Würfel wird gehalten ($0): Er kostet 1 Silber oder ein Erntegut, und du hast keins von beiden.",
            ],
            vec![name(to).into()],
        ),
        Refusal::NoDonkeys { .. } => (
            [
                "Donkey tiles have 1 to 4 donkeys.",
                "Les tuiles Âne ont de 1 à 4 ânes.",
                "Eselmarker haben 1 bis 4 Esel.",
            ],
            none(),
        ),
        Refusal::DonkeysUsed { donkeys } => (
            [
                "This tile is used ($0); all come back in round 4.",
                "Cette tuile a servi ($0)\u{202f}; toutes reviennent au tour 4.",
                "Dieser Marker ist benutzt ($0); alle kommen in Runde 4 zurück.",
            ],
            vec![Word::Donkeys(donkeys).into()],
        ),
        Refusal::TrackEnds => (
            [
                "Your disc is at the end of the siesta track.",
                "Votre disque est au bout de la piste Siesta.",
                "Deine Scheibe ist am Ende der Siestaleiste.",
            ],
            none(),
        ),
        Refusal::NoDelivery => (
            [
                "All deliveries of this step are made.",
                "Toutes les livraisons de cette étape sont faites.",
                "Alle Lieferungen dieses Schritts sind gemacht.",
            ],
            none(),
        ),
        Refusal::Blocked { craft: it, number: tile } => (
            [
                "$0: still blocked by tile $1; each completed building takes one away.",
                "$0\u{a0}: encore bloqué par la tuile $1\u{202f}; chaque commerce terminé en retire une.",
                "$0: noch gesperrt durch Marker $1; jedes voll belieferte Gebäude nimmt einen weg.",
            ],
            vec![craft(it), number(tile)],
        ),
        Refusal::HasCraft { craft: it } => (
            [
                "$0: you have this tile already.",
                "$0\u{a0}: vous avez déjà cette tuile.",
                "$0: Diesen Marker hast du schon.",
            ],
            vec![craft(it)],
        ),
        Refusal::NoRow { craft: it, .. } => (
            ["$0: there are four rows.", "$0\u{a0}: il y a quatre lignes.", "$0: Es gibt vier Reihen."],
            vec![craft(it)],
        ),
        Refusal::RowTaken { craft: it, row, by } => (
            ["$0: row $1 is taken ($2).", "$0\u{a0}: la ligne $1 est prise ($2).", "$0: Reihe $1 ist vergeben ($2)."],
            vec![craft(it), number(row + 1), name(by).into()],
        ),
        Refusal::OtherRow { craft: it, row } => (
            [
                "$0: your row is $1, to the end of the game.",
                "$0\u{a0}: votre ligne est la $1, jusqu’à la fin.",
                "$0: Deine Reihe ist $1, bis zum Ende.",
            ],
            vec![craft(it), number(row + 1)],
        ),
        Refusal::NotWanted { cargo, to } => (
            ["$0: not asked for there ($1).", "$0\u{a0}: pas demandé là ($1).", "$0: dort nicht gefragt ($1)."],
            vec![good::cargo(language, cargo).into(), place(language, to)],
        ),
        Refusal::Covered { cargo, to } => (
            ["$0: delivered there already ($1).", "$0\u{a0}: déjà livré là ($1).", "$0: dort schon geliefert ($1)."],
            vec![good::cargo(language, cargo).into(), place(language, to)],
        ),
        Refusal::NoBarrow { .. } => (
            [
                "There is no barrow in this slot.",
                "Il n’y a pas de charrette à cet emplacement.",
                "Auf diesem Platz ist kein Karren.",
            ],
            none(),
        ),
        Refusal::NotDelivered { good: it } => (
            [
                "$0: not among what you delivered there.",
                "$0\u{a0}: ne fait pas partie de votre livraison.",
                "$0: gehört nicht zu dem, was du dort geliefert hast.",
            ],
            vec![good(language, it).into()],
        ),
        Refusal::OtherPlace { to } => (
            [
                "The second good goes to the same place ($0).",
                "La deuxième marchandise va au même endroit ($0).",
                "Das zweite Gut geht an denselben Ort ($0).",
            ],
            vec![place(language, to)],
        ),
        Refusal::OnlyHarvest { cargo } => (
            [
                "The second good must be a harvest good; this is none: $0.",
                "La deuxième doit être une marchandise primaire\u{202f}; ce n’en est pas une\u{a0}: $0.",
                "Das zweite Gut muss ein Erntegut sein; das ist keins: $0.",
            ],
            vec![good::cargo(language, cargo).into()],
        ),
        Refusal::SpaceClosed { .. } => (
            [
                "Spaces with an X are open with four players only.",
                "Les cases X ne servent qu’à quatre joueurs.",
                "Felder mit X gelten nur zu viert.",
            ],
            none(),
        ),
        Refusal::WrongValue { space, value } => (
            [
                "The marker goes to a space of value $1, not to $0.",
                "Le pion va sur une case de valeur $1, pas sur la $0.",
                "Der Marker kommt auf ein Feld mit Wert $1, nicht auf $0.",
            ],
            vec![at(space), number(value)],
        ),
        Refusal::EmptySpaceFirst { .. } => (
            [
                "There is still an empty space of this value.",
                "Il reste une case vide de cette valeur.",
                "Es gibt noch ein leeres Feld dieses Werts.",
            ],
            none(),
        ),
        Refusal::RivalFirst { .. } => (
            [
                "A rival’s marker is replaced before one of yours.",
                "Le pion d’un adversaire est remplacé avant un des vôtres.",
                "Ein Marker eines Gegners wird vor deinem ersetzt.",
            ],
            none(),
        ),
        Refusal::NotNextTo { .. } => (
            ["This space is not next to it.", "Cette case n’est pas voisine.", "Dieses Feld ist nicht benachbart."],
            none(),
        ),
        Refusal::NotYourMarker { space } => (
            [
                "On $0 there is no marker of yours.",
                "Sur la $0, il n’y a pas de pion à vous.",
                "Auf $0 steht kein Marker von dir.",
            ],
            vec![at(space)],
        ),
        Refusal::Occupied { space, by } => (
            [
                "There is a marker already ($1): $0.",
                "Il y a déjà un pion ($1)\u{a0}: $0.",
                "Dort steht schon ein Marker ($1): $0.",
            ],
            vec![at(space), name(by).into()],
        ),
        Refusal::NoRival { space } => (
            [
                "There is no rival’s marker on $0.",
                "Il n’y a pas de pion d’un adversaire sur la $0.",
                "Auf $0 steht kein Marker eines Gegners.",
            ],
            vec![at(space)],
        ),
        Refusal::NotLower { value, .. } => (
            [
                "Only markers on values below $0 can be removed.",
                "Seuls les pions de valeur inférieure à $0 peuvent être retirés.",
                "Nur Marker mit Werten unter $0 lassen sich entfernen.",
            ],
            vec![number(value)],
        ),
        // The rest is refused on the farm.
        _ => return String::new(),
    };
    capital(&say(language, template, &values).plain(language))
}
