//! Why not, in one sentence: what is missing, and where it could be.

mod roof;
mod village;

use la_granja::{From, Refusal, Takes, Target};
use tabletop::Seat;

use super::action::paid;
use super::helper::in_phase;
use super::three::{Three, capital, pick, say};
use super::{Seats, Sentence, Word, good, phase, when};
use crate::i18n::Language;
use crate::table::Who;

/// Why it is not possible now, what is missing and where it could be.
#[expect(clippy::too_many_lines, reason = "one line a refusal")]
pub(crate) fn refusal(language: Language, refusal: &Refusal, seats: Seats<'_>) -> String {
    let name = |seat: Seat| match seats(seat) {
        Who::Rival(name) => name,
        Who::You => pick(language, ["you", "vous", "dir"]),
    };
    let card = |card| Sentence::from(Word::Card(card));
    let text = |text: String| Sentence::from(text.as_str());
    let number = |number: u8| Sentence::from(number);
    let none = Vec::new;
    let (template, values): (Three, Vec<Sentence>) = match *refusal {
        Refusal::Over => (["The game is over.", "La partie est finie.", "Das Spiel ist aus."], none()),
        Refusal::NotYourTurn { to_act } => (
            [
                "$0 decides now; your turn comes.",
                "C’est à $0 de décider\u{202f}; votre tour viendra.",
                "Jetzt entscheidet $0; du kommst noch dran.",
            ],
            vec![name(to_act).into()],
        ),
        Refusal::NotNow { decision } => (
            ["First something else: $0.", "D’abord autre chose\u{a0}: $0.", "Zuerst etwas anderes: $0."],
            vec![phase::decision(language, decision).trim_end_matches(['?', '\u{202f}']).into()],
        ),
        Refusal::WrongPhase { now, when: it } => (
            [
                "It works at another time ($1); this is $0.",
                "Cela sert à un autre moment ($1)\u{202f}; c’est $0.",
                "Das wirkt zu anderer Zeit ($1); jetzt ist $0.",
            ],
            vec![in_phase(language, now).into(), when(language, it).into()],
        ),
        Refusal::WrongStep { now, when: it } => (
            [
                "That comes in another step ($0); now: $1.",
                "Cela vient à une autre étape ($0)\u{202f}; maintenant\u{a0}: $1.",
                "Das kommt in einem anderen Schritt ($0); jetzt: $1.",
            ],
            vec![when(language, it).into(), phase::step(language, now).into()],
        ),
        Refusal::TooManyEffects { .. } => (
            [
                "So much is under way that it must be finished first.",
                "Trop d’effets sont en cours\u{a0}: terminez-les d’abord.",
                "Es ist so viel im Gange, dass es zuerst zu Ende gebracht werden muss.",
            ],
            none(),
        ),
        Refusal::NothingToDecline => (
            [
                "There is nothing to decline now.",
                "Il n’y a rien à refuser pour l’instant.",
                "Es gibt gerade nichts abzulehnen.",
            ],
            none(),
        ),
        Refusal::MustDecide { decision } => (
            ["This must be decided: $0.", "Il faut décider\u{a0}: $0.", "Das muss entschieden werden: $0."],
            vec![phase::decision(language, decision).trim_end_matches(['?', '\u{202f}']).into()],
        ),
        Refusal::NotEnoughSilver { have, need } => (
            [
                "This takes $0; you have $1.",
                "Il faut $0\u{202f}; vous en avez $1.",
                "Dafür brauchst du $0; du hast $1.",
            ],
            vec![text(good::silver(language, need)), text(have.to_string())],
        ),
        Refusal::NoPoint => (
            ["You have no VP to pay with.", "Vous n’avez pas de PV pour payer.", "Du hast keinen SP zum Zahlen."],
            none(),
        ),
        Refusal::NoGood { good: it, from, other } => {
            let template = match (from, other) {
                (From::Store, 0) => ["You have $0.", "Vous n’avez $0.", "Du hast $0."],
                (From::Store, _) => [
                    "You have $0 in store; on fields: $1.",
                    "Vous n’avez $0 en entrepôt\u{202f}; sur les champs\u{a0}: $1.",
                    "Du hast $0 im Lager; auf Feldern: $1.",
                ],
                (From::Field, _) => [
                    "You have $0 on a field; in store: $1.",
                    "Vous n’avez $0 sur un champ\u{202f}; en entrepôt\u{a0}: $1.",
                    "Du hast $0 auf einem Feld; im Lager: $1.",
                ],
            };
            (template, vec![good::none(language, it).into(), number(other)])
        }
        Refusal::NotOnFields { cargo } => (
            [
                "This never lies on a field: $0.",
                "Cela ne se trouve jamais sur un champ\u{a0}: $0.",
                "Das liegt nie auf einem Feld: $0.",
            ],
            vec![good::cargo(language, cargo).into()],
        ),
        Refusal::NoCommodity => (
            [
                "You have no trade commodity; a completed barrow brings one.",
                "Vous n’avez pas de marchandise commerciale\u{202f}; une charrette livrée en rapporte une.",
                "Du hast keine Handelsware; ein voller Karren bringt eine.",
            ],
            none(),
        ),
        Refusal::NotInHand { card: it } => (
            [
                "The card $0 is not in your hand.",
                "La carte $0 n’est pas dans votre main.",
                "Die Karte $0 ist nicht auf deiner Hand.",
            ],
            vec![card(it)],
        ),
        Refusal::NoHand => (
            ["You have no card in hand.", "Vous n’avez pas de carte en main.", "Du hast keine Karte auf der Hand."],
            none(),
        ),
        Refusal::NoCardLeft => (
            ["Pile and discards are empty.", "La pioche et la défausse sont vides.", "Stapel und Abwurf sind leer."],
            none(),
        ),
        Refusal::AllPlayed => (
            [
                "You have played all the cards this step allows.",
                "Vous avez joué toutes les cartes permises à cette étape.",
                "Du hast alle Karten ausgespielt, die dieser Schritt erlaubt.",
            ],
            none(),
        ),
        Refusal::MustPlay { left } => (
            [
                "In the first round two cards are played; still to play: $0.",
                "Au premier tour, on joue deux cartes\u{202f}; reste à jouer\u{a0}: $0.",
                "In der ersten Runde spielst du zwei Karten aus; noch offen: $0.",
            ],
            vec![number(left)],
        ),
        Refusal::ExtensionCost { need, have } => (
            [
                "This extension takes $0 different farm goods; you have $1.",
                "Cette extension demande $0 marchandises différentes\u{202f}; vous en avez $1.",
                "Diese Erweiterung kostet $0 verschiedene Hofgüter; du hast $1.",
            ],
            vec![number(need), number(have)],
        ),
        Refusal::SameGood { payment } => (
            [
                "Each kind pays only once: $0 has paid already.",
                "Chaque sorte ne paie qu’une fois\u{a0}: c’est déjà fait pour $0.",
                "Jede Art zahlt nur einmal; schon gezahlt: $0.",
            ],
            vec![text(paid(language, payment))],
        ),
        Refusal::NoFee { payment } => (
            [
                "A held die is paid with 1 silver or a harvest good, not with $0.",
                "Un dé retenu se paie avec 1 réal ou une marchandise primaire, pas avec $0.",
                "Ein gehaltener Würfel kostet 1 Silber oder ein Erntegut. Das zählt nicht dazu: $0.",
            ],
            vec![text(paid(language, payment))],
        ),
        Refusal::NoSlot { .. } => (
            ["A farm has three slots there.", "Une ferme y a trois emplacements.", "Ein Hof hat dort drei Plätze."],
            none(),
        ),
        Refusal::EmptySlotFirst { .. } => (
            [
                "There is an empty slot; a card goes out only when all three are full.",
                "Il reste un emplacement vide\u{202f}; une carte ne sort que si les trois sont pris.",
                "Ein Platz ist frei; eine Karte muss erst gehen, wenn alle drei belegt sind.",
            ],
            none(),
        ),
        Refusal::BarnStays => (
            [
                "The Barn Builder with its roof tile stays.",
                "Le Constructeur de grange avec sa tuile Toit reste en place.",
                "Der Scheunenbauer mit seinem Dachmarker bleibt.",
            ],
            none(),
        ),
        Refusal::OnlyBarrows => (
            [
                "Here a card can be played as a barrow only.",
                "Ici, une carte ne se joue que comme charrette.",
                "Hier geht eine Karte nur als Karren.",
            ],
            none(),
        ),
        Refusal::NotForSale { good: it } => (
            [
                "$0 cannot be bought; upgrade a resource.",
                "$0, cela ne s’achète pas\u{202f}; transformez une ressource.",
                "$0 lässt sich nicht kaufen; werte eine Ressource auf.",
            ],
            vec![good::all_of(language, it).into()],
        ),
        Refusal::CannotSell { good: it } => (
            [
                "$0 cannot be sold: upgraded goods are for deliveries.",
                "$0, cela ne se vend pas\u{a0}: une marchandise transformée se livre.",
                "$0 lässt sich nicht verkaufen: Aufgewertetes wird geliefert.",
            ],
            vec![good::all_of(language, it).into()],
        ),
        Refusal::NotFromFields { .. } => (
            [
                "Goods on fields cannot be sold, only upgraded, delivered or used to pay.",
                "Ce qui est sur un champ ne se vend pas\u{a0}: on le transforme, le livre ou paie avec.",
                "Was auf Feldern liegt, wird nicht verkauft, nur aufgewertet, geliefert oder zum Zahlen genutzt.",
            ],
            none(),
        ),
        Refusal::Newborn { .. } => (
            [
                "A newborn piglet cannot be sold in this step.",
                "Un nouveau-né ne se vend pas pendant cette étape.",
                "Ein neugeborenes Ferkel wird in diesem Schritt nicht verkauft.",
            ],
            none(),
        ),
        Refusal::NoPlace { places } => (
            [
                "All your places for pigs are taken ($0).",
                "Toutes vos places pour cochons sont prises ($0).",
                "Alle deine Schweineplätze sind belegt ($0).",
            ],
            vec![number(places)],
        ),
        Refusal::NoUpgrade { good: it } => (
            ["$0: upgraded already.", "$0\u{a0}: déjà transformé.", "$0: schon aufgewertet."],
            vec![good(language, it).into()],
        ),
        Refusal::NoFetch { good: it } => (
            [
                "None of your helpers fetches this from a field: $0.",
                "Aucun de vos assistants ne reprend cela d’un champ\u{a0}: $0.",
                "Keiner deiner Helfer holt das vom Feld: $0.",
            ],
            vec![good(language, it).into()],
        ),
        Refusal::NoHarvestGood { good: it } => (
            [
                "This is no harvest good: $0.",
                "Ce n’est pas une marchandise primaire\u{a0}: $0.",
                "Das ist kein Erntegut: $0.",
            ],
            vec![good(language, it).into()],
        ),
        Refusal::Closed { trade } => (
            [
                "The Blacksmith has closed this action: $0.",
                "Le Forgeron a fermé cette action\u{a0}: $0.",
                "Der Schmied hat diese Aktion geschlossen: $0.",
            ],
            vec![good::trade(language, trade).into()],
        ),
        Refusal::AllClosed => (
            [
                "All commodity actions are closed to you.",
                "Toutes les actions commerciales vous sont fermées.",
                "Alle Handelsaktionen sind dir verschlossen.",
            ],
            none(),
        ),
        Refusal::Taken { trade } => (
            [
                "The two actions must differ; taken already: $0.",
                "Les deux actions doivent différer\u{202f}; déjà prise\u{a0}: $0.",
                "Die zwei Aktionen müssen verschieden sein; schon genommen: $0.",
            ],
            vec![good::trade(language, trade).into()],
        ),
        Refusal::NotOffered { .. } => (
            [
                "This is not among what is offered now.",
                "Cela ne fait pas partie de ce qui est proposé.",
                "Das gehört nicht zu dem, was jetzt geboten wird.",
            ],
            none(),
        ),
        Refusal::NoSuchHelper { card: it } => (
            [
                "The helper $0 is on nobody’s farm.",
                "L’assistant $0 n’est dans aucune ferme.",
                "Der Helfer $0 ist auf keinem Hof.",
            ],
            vec![card(it)],
        ),
        Refusal::RivalsHelper { card: it, by } => (
            [
                "The helper $0 is on another farm ($1).",
                "L’assistant $0 est dans une autre ferme ($1).",
                "Der Helfer $0 ist auf einem anderen Hof ($1).",
            ],
            vec![card(it), name(by).into()],
        ),
        Refusal::UsedUp { card: it } => (
            [
                "The helper $0 works once a round and has been used.",
                "L’assistant $0 sert une fois par tour, et c’est fait.",
                "Der Helfer $0 wirkt einmal je Runde und wurde schon genutzt.",
            ],
            vec![card(it)],
        ),
        Refusal::WorksByItself { card: it } => (
            ["The helper $0 works by itself.", "L’assistant $0 agit de lui-même.", "Der Helfer $0 wirkt von selbst."],
            vec![card(it)],
        ),
        Refusal::WaitsForIt { card: it } => (
            [
                "The helper $0 is offered when its moment comes.",
                "L’assistant $0 sera proposé le moment venu.",
                "Der Helfer $0 wird angeboten, wenn sein Moment kommt.",
            ],
            vec![card(it)],
        ),
        Refusal::OtherOffer { card: it } => (
            [
                "Another helper is offered now: $0.",
                "Un autre assistant est proposé\u{a0}: $0.",
                "Jetzt wird ein anderer Helfer angeboten: $0.",
            ],
            vec![card(it)],
        ),
        Refusal::WrongUse { card: it, takes: what } => (takes(what), vec![card(it)]),
        Refusal::WrongGood { card: it, good: other } => (
            [
                "The helper $0 does not take this: $1.",
                "L’assistant $0 ne prend pas cela\u{a0}: $1.",
                "Der Helfer $0 nimmt das nicht: $1.",
            ],
            vec![card(it), good(language, other).into()],
        ),
        Refusal::WrongPlace { card: it, from: From::Field } => (
            [
                "The helper $0 takes goods from the store only.",
                "L’assistant $0 ne prend que dans l’entrepôt.",
                "Der Helfer $0 nimmt Güter nur aus dem Lager.",
            ],
            vec![card(it)],
        ),
        Refusal::WrongPlace { card: it, from: From::Store } => (
            [
                "The helper $0 takes goods from fields only.",
                "L’assistant $0 ne prend que sur les champs.",
                "Der Helfer $0 nimmt Güter nur von Feldern.",
            ],
            vec![card(it)],
        ),
        Refusal::BareFields => (
            ["Nothing lies on your fields.", "Il n’y a rien sur vos champs.", "Auf deinen Feldern liegt nichts."],
            none(),
        ),
        Refusal::FieldsOfAll => (
            ["You have a field of every kind.", "Vous avez un champ de chaque sorte.", "Du hast ein Feld jeder Art."],
            none(),
        ),
        Refusal::NoRoof => (
            ["You have no roof tile yet.", "Vous n’avez pas encore de tuile Toit.", "Du hast noch keinen Dachmarker."],
            none(),
        ),
        Refusal::FewDonkeys { donkeys } => (
            [
                "Your tile needs 3 or 4 donkeys; it has $0.",
                "Il faut une tuile de 3 ou 4 ânes\u{202f}; la vôtre en a $0.",
                "Dein Marker braucht 3 oder 4 Esel; er hat $0.",
            ],
            vec![number(donkeys)],
        ),
        Refusal::NotLeading { most } => (
            [
                "A rival has more markers on the market: $0.",
                "Un rival a plus de pions au marché\u{a0}: $0.",
                "Ein Gegner hat mehr Marker auf dem Markt: $0.",
            ],
            vec![number(most)],
        ),
        Refusal::NothingToPay { card } => (
            [
                "You have nothing of what $0 takes.",
                "Vous n’avez rien de ce que demande $0.",
                "Du hast nichts von dem, was $0 nimmt.",
            ],
            vec![Sentence::from(Word::Card(card))],
        ),
        Refusal::NoMarker => (
            [
                "You have no marker on the market.",
                "Vous n’avez pas de pion sur le marché.",
                "Du hast keinen Marker auf dem Markt.",
            ],
            none(),
        ),
        Refusal::NoSuchRoof { .. }
        | Refusal::RivalsRoof { .. }
        | Refusal::RoofUsed { .. }
        | Refusal::RoofUnused { .. }
        | Refusal::NothingToTurn
        | Refusal::TurnsWhich { .. }
        | Refusal::TurnsNothing { .. }
        | Refusal::NotTurnedBack { .. }
        | Refusal::RoofSold { .. }
        | Refusal::RoofLater { .. }
        | Refusal::RoofGone { .. }
        | Refusal::RoofNotDealt { .. }
        | Refusal::OneRoof
        | Refusal::RoofFull
        | Refusal::NoBarn
        | Refusal::BarnFull
        | Refusal::NoThatcher
        | Refusal::TooMuchPaid { .. } => {
            return roof::refusal(language, refusal, name);
        }
        Refusal::NoDie { .. }
        | Refusal::NoFace { .. }
        | Refusal::SameFace { .. }
        | Refusal::Held { .. }
        | Refusal::Kept { .. }
        | Refusal::OneDie
        | Refusal::MustTake
        | Refusal::CannotPay { .. }
        | Refusal::NoDonkeys { .. }
        | Refusal::DonkeysUsed { .. }
        | Refusal::TrackEnds
        | Refusal::NoDelivery
        | Refusal::Blocked { .. }
        | Refusal::HasCraft { .. }
        | Refusal::NoRow { .. }
        | Refusal::RowTaken { .. }
        | Refusal::OtherRow { .. }
        | Refusal::NotWanted { .. }
        | Refusal::Covered { .. }
        | Refusal::NoBarrow { .. }
        | Refusal::NotDelivered { .. }
        | Refusal::OtherPlace { .. }
        | Refusal::OnlyHarvest { .. }
        | Refusal::SpaceClosed { .. }
        | Refusal::WrongValue { .. }
        | Refusal::EmptySpaceFirst { .. }
        | Refusal::RivalFirst { .. }
        | Refusal::NotNextTo { .. }
        | Refusal::NotYourMarker { .. }
        | Refusal::Occupied { .. }
        | Refusal::NoRival { .. }
        | Refusal::NotLower { .. } => {
            return village::refusal(language, refusal, name);
        }
    };
    capital(&say(language, template, &values).plain(language))
}

/// What is to be chosen for a helper, $0.
fn takes(what: Takes) -> Three {
    match what {
        Takes::Nothing => [
            "With the helper $0 there is nothing to choose.",
            "Avec l’assistant $0, il n’y a rien à choisir.",
            "Beim Helfer $0 gibt es nichts auszuwählen.",
        ],
        Takes::Good => [
            "Choose a good for the helper $0.",
            "Choisissez une marchandise pour l’assistant $0.",
            "Wähle ein Gut für den Helfer $0.",
        ],
        Takes::Card => [
            "Choose a card of your hand for the helper $0.",
            "Choisissez une carte de votre main pour l’assistant $0.",
            "Wähle eine Handkarte für den Helfer $0.",
        ],
        Takes::Face => [
            "Choose a space of the dice for the helper $0.",
            "Choisissez une case de dé pour l’assistant $0.",
            "Wähle ein Würfelfeld für den Helfer $0.",
        ],
        Takes::Turn => [
            "Choose a die and its new face for the helper $0.",
            "Choisissez un dé et sa nouvelle face pour l’assistant $0.",
            "Wähle einen Würfel und seine neue Seite für den Helfer $0.",
        ],
        Takes::Shift => [
            "Choose a marker and where it goes for the helper $0.",
            "Choisissez un pion et sa destination pour l’assistant $0.",
            "Wähle einen Marker und sein Ziel für den Helfer $0.",
        ],
    }
}

fn place(language: Language, to: Target) -> Sentence {
    match to {
        Target::Craft(craft, _) => Word::Craft(craft).into(),
        Target::Barrow(_) => Sentence::from(pick(language, ["barrow", "charrette", "Karren"])),
    }
}
