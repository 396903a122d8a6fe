//! Who does what: the head of a line, for every event that is somebody's deed.

use la_granja::{Decided, End, Event, Side, Spot};

use super::super::action::field;
use super::super::three::{and, pick};
use super::super::{Sentence, Word, good, phase};
use super::{Head, Teller};
use crate::table::Who;

impl Teller<'_> {
    #[expect(clippy::too_many_lines, reason = "one line an event")]
    pub(super) fn deed(&self, event: &Event) -> Option<Head> {
        let language = self.language;
        let card = |card| Sentence::from(Word::Card(card));
        let a = |it| Sentence::from(good::a(language, it));
        let text = |text: String| Sentence::from(text.as_str());
        match *event {
            Event::RoundBegan { round } => self.all(["Round $0", "Tour $0", "Runde $0"], &[round.into()]),
            Event::PhaseBegan { phase: it } => {
                self.all(["Phase: $0", "Phase $0", "Phase: $0"], &[phase(language, it).into()])
            }
            Event::OverLimit { seat, cards } => self.does(
                seat,
                [
                    ["are over the hand limit by $0", "is over the hand limit by $0"],
                    ["dépassez la limite de main de $0", "dépasse la limite de main de $0"],
                    ["hast $0 zu viel auf der Hand", "hat $0 zu viel auf der Hand"],
                ],
                &[text(good::cards(language, cards))],
            ),
            Event::EffectEnded { seat, end: End::Declined, .. } => self.does(
                seat,
                [
                    ["leave it at that", "leaves it at that"],
                    ["en restez là", "en reste là"],
                    ["belässt es dabei", "belässt es dabei"],
                ],
                &[],
            ),
            Event::Played { seat, card: it, side, .. } => match side {
                Side::Field => self.does(
                    seat,
                    [
                        ["play the card $0 as a field of $1", "plays the card $0 as a field of $1"],
                        ["jouez la carte $0 comme champ $1", "joue la carte $0 comme champ $1"],
                        ["spielst die Karte $0 als $1 aus", "spielt die Karte $0 als $1 aus"],
                    ],
                    &[card(it), pick(language, field(it.face().field)).into()],
                ),
                _ => self.does(
                    seat,
                    [
                        ["play the card $0 ($1)", "plays the card $0 ($1)"],
                        ["jouez la carte $0 ($1)", "joue la carte $0 ($1)"],
                        ["spielst die Karte $0 aus ($1)", "spielt die Karte $0 aus ($1)"],
                    ],
                    &[card(it), phase::side(language, side).into()],
                ),
            },
            Event::ThrownOut { seat, card: it, .. } => self.does(
                seat,
                [
                    ["throw out the card $0", "throws out the card $0"],
                    ["retirez la carte $0", "retire la carte $0"],
                    ["entfernst die Karte $0", "entfernt die Karte $0"],
                ],
                &[card(it)],
            ),
            Event::Extended { seat, card: it } => self.does(
                seat,
                [
                    ["have paid for the extension $0", "has paid for the extension $0"],
                    ["avez payé l’extension $0", "a payé l’extension $0"],
                    ["hast die Erweiterung $0 bezahlt", "hat die Erweiterung $0 bezahlt"],
                ],
                &[card(it)],
            ),
            Event::NoCard { seat, .. } => self.does(
                seat,
                [
                    ["find no card to draw", "finds no card to draw"],
                    ["ne trouvez plus de carte à piocher", "ne trouve plus de carte à piocher"],
                    ["findest keine Karte mehr zum Ziehen", "findet keine Karte mehr zum Ziehen"],
                ],
                &[],
            ),
            Event::Discarded { seat, card: it, .. } => self.does(
                seat,
                [
                    ["discard the card $0", "discards the card $0"],
                    ["défaussez la carte $0", "défausse la carte $0"],
                    ["wirfst die Karte $0 ab", "wirft die Karte $0 ab"],
                ],
                &[card(it)],
            ),
            Event::Reshuffled { cards } => self.all(
                ["The discards are shuffled ($0)", "La défausse est mélangée ($0)", "Der Abwurf wird gemischt ($0)"],
                &[text(good::cards(language, cards))],
            ),
            Event::Grew { seat, good: it, .. } => self.does(
                seat,
                [
                    ["have $0 growing on a field", "has $0 growing on a field"],
                    ["récoltez $0 sur un champ", "récolte $0 sur un champ"],
                    ["bekommst $0 auf einem Feld", "bekommt $0 auf einem Feld"],
                ],
                &[a(it)],
            ),
            Event::Born { seat, .. } => self.does(
                seat,
                [
                    ["have a piglet", "has a piglet"],
                    ["avez un nouveau-né à l’enclos", "a un nouveau-né à l’enclos"],
                    ["bekommst ein Ferkel", "bekommt ein Ferkel"],
                ],
                &[],
            ),
            Event::NotBorn { seat } => self.does(
                seat,
                [
                    ["have no place for a piglet", "has no place for a piglet"],
                    ["n’avez pas de place pour un nouveau-né", "n’a pas de place pour un nouveau-né"],
                    ["hast keinen Platz für ein Ferkel", "hat keinen Platz für ein Ferkel"],
                ],
                &[],
            ),
            Event::PigTurnedAway { seat, .. } | Event::PigSold { seat } => self.does(
                seat,
                [
                    ["sell a pig that has no place", "sells a pig that has no place"],
                    ["vendez un cochon sans place", "vend un cochon sans place"],
                    ["verkaufst ein Schwein ohne Platz", "verkauft ein Schwein ohne Platz"],
                ],
                &[],
            ),
            Event::Bought { seat, good: it, price } => self.does(
                seat,
                [
                    ["buy $0 for $1", "buys $0 for $1"],
                    ["achetez $0 pour $1", "achète $0 pour $1"],
                    ["kaufst $0 für $1", "kauft $0 für $1"],
                ],
                &[a(it), text(good::silver(language, price))],
            ),
            Event::Sold { seat, good: it, .. } => self.does(
                seat,
                [["sell $0", "sells $0"], ["vendez $0", "vend $0"], ["verkaufst $0", "verkauft $0"]],
                &[a(it)],
            ),
            Event::Upgraded { seat, good: it, into, from, .. } => self.does(
                seat,
                match from {
                    Spot::Store => [
                        ["upgrade $0: now it is $1", "upgrades $0: now it is $1"],
                        ["transformez $0 et obtenez $1", "transforme $0 et obtient $1"],
                        ["wertest $0 auf und hast nun $1", "wertet $0 auf und hat nun $1"],
                    ],
                    Spot::Field(_) => [
                        ["upgrade $0 from a field: now it is $1", "upgrades $0 from a field: now it is $1"],
                        ["transformez $0 d’un champ et obtenez $1", "transforme $0 d’un champ et obtient $1"],
                        ["wertest $0 vom Feld auf und hast nun $1", "wertet $0 vom Feld auf und hat nun $1"],
                    ],
                },
                &[a(it), a(into)],
            ),
            Event::Fetched { seat, good: it, into, .. } => self.does(
                seat,
                [
                    ["store $0 from a field as $1", "stores $0 from a field as $1"],
                    ["rangez $0 d’un champ comme $1", "range $0 d’un champ comme $1"],
                    ["legst $0 vom Feld als $1 ins Lager", "legt $0 vom Feld als $1 ins Lager"],
                ],
                &[a(it), a(into)],
            ),
            Event::TradeClosed { seat, .. } => self.does(
                seat,
                [
                    ["close this commodity action", "closes this commodity action"],
                    ["fermez cette action commerciale", "ferme cette action commerciale"],
                    ["schließt diese Handelsaktion", "schließt diese Handelsaktion"],
                ],
                &[],
            ),
            Event::Helped { seat, card: it } => self.does(
                seat,
                [
                    ["use the helper $0", "uses the helper $0"],
                    ["utilisez l’assistant $0", "utilise l’assistant $0"],
                    ["nutzt den Helfer $0", "nutzt den Helfer $0"],
                ],
                &[card(it)],
            ),
            Event::RoofBought { seat, tile, .. } => self.does(
                seat,
                [
                    ["buy the roof tile $0", "buys the roof tile $0"],
                    ["achetez la tuile Toit $0", "achète la tuile Toit $0"],
                    ["kaufst den Dachmarker $0", "kauft den Dachmarker $0"],
                ],
                &[Word::Roof(tile).into()],
            ),
            Event::RoofUsed { seat, tile } => self.does(
                seat,
                [
                    ["use the roof tile $0", "uses the roof tile $0"],
                    ["utilisez la tuile Toit $0", "utilise la tuile Toit $0"],
                    ["nutzt den Dachmarker $0", "nutzt den Dachmarker $0"],
                ],
                &[Word::Roof(tile).into()],
            ),
            Event::RoofTurned { seat, tile, .. } => self.does(
                seat,
                [
                    ["turn back the roof tile $0", "turns back the roof tile $0"],
                    ["retournez la tuile Toit $0", "retourne la tuile Toit $0"],
                    ["drehst den Dachmarker $0 zurück", "dreht den Dachmarker $0 zurück"],
                ],
                &[Word::Roof(tile).into()],
            ),
            Event::Rolled { dice } => {
                let faces: Vec<Sentence> = (1..=6u8)
                    .zip(dice)
                    .flat_map(|(face, count)| std::iter::repeat_n(Sentence::from(face), count.into()))
                    .collect();
                let dice = Sentence::join(&faces, ", ", ", ");
                self.all(["The dice show $0", "Les dés montrent $0", "Die Würfel zeigen $0"], &[dice])
            }
            Event::Took { seat, face, .. } => self.does(
                seat,
                [["use the $0", "uses the $0"], ["utilisez le $0", "utilise le $0"], ["nutzt den $0", "nutzt den $0"]],
                &[Word::Die(face).into()],
            ),
            Event::Turned { seat, from, to } => self.does(
                seat,
                [
                    ["turn a die from $0 to $1", "turns a die from $0 to $1"],
                    ["tournez un dé de $0 à $1", "tourne un dé de $0 à $1"],
                    ["drehst einen Würfel von $0 auf $1", "dreht einen Würfel von $0 auf $1"],
                ],
                &[from.into(), to.into()],
            ),
            Event::Marked { seat, card: it, face } => self.does(
                seat,
                [
                    ["mark the $1 with the helper $0", "marks the $1 with the helper $0"],
                    ["marquez le $1 avec l’assistant $0", "marque le $1 avec l’assistant $0"],
                    ["markierst den $1 mit dem Helfer $0", "markiert den $1 mit dem Helfer $0"],
                ],
                &[card(it), Word::Die(face).into()],
            ),
            Event::Shared { face } => self.all(
                [
                    "The last die is for all: $0",
                    "Le dernier dé est pour tous\u{a0}: $0",
                    "Der letzte Würfel ist für alle: $0",
                ],
                &[Word::Die(face).into()],
            ),
            Event::Ready { seat, donkeys: None } => self.does(
                seat,
                [
                    ["have chosen a donkey tile", "has chosen a donkey tile"],
                    ["avez choisi une tuile Âne", "a choisi une tuile Âne"],
                    ["hast einen Eselmarker gewählt", "hat einen Eselmarker gewählt"],
                ],
                &[],
            ),
            Event::Ready { seat, donkeys: Some(donkeys) } => self.does(
                seat,
                [
                    ["choose a donkey tile: $0", "chooses a donkey tile: $0"],
                    ["choisissez une tuile Âne\u{a0}: $0", "choisit une tuile Âne\u{a0}: $0"],
                    ["wählst einen Eselmarker: $0", "wählt einen Eselmarker: $0"],
                ],
                &[Word::Donkeys(donkeys).into()],
            ),
            Event::DonkeysBack => self.all(
                ["All donkey tiles come back", "Toutes les tuiles Âne reviennent", "Alle Eselmarker kommen zurück"],
                &[],
            ),
            Event::Revealed { seat, donkeys } => self.does(
                seat,
                [
                    ["reveal a donkey tile: $0", "reveals a donkey tile: $0"],
                    ["révélez une tuile Âne\u{a0}: $0", "révèle une tuile Âne\u{a0}: $0"],
                    ["deckst einen Eselmarker auf: $0", "deckt einen Eselmarker auf: $0"],
                ],
                &[Word::Donkeys(donkeys).into()],
            ),
            Event::Rested { seat, to, .. } => self.does(
                seat,
                [
                    ["go to space $0 of the siesta track", "goes to space $0 of the siesta track"],
                    ["avancez à la case $0 de la piste Siesta", "avance à la case $0 de la piste Siesta"],
                    ["gehst auf Feld $0 der Siestaleiste", "geht auf Feld $0 der Siestaleiste"],
                ],
                &[to.into()],
            ),
            Event::Order { order, seats } => {
                let names: Vec<Sentence> =
                    order.into_iter().take(seats.into()).map(|seat| (self.seats)(seat).subject(language)).collect();
                let names = Sentence::join(&names, ", ", ", ");
                self.all(["New order: $0", "Nouvel ordre\u{a0}: $0", "Neue Reihenfolge: $0"], &[names])
            }
            Event::Delivered { seat, cargo, to, .. } => {
                let (place, cargo) = (self.place(to), Sentence::from(good::a_cargo(language, cargo)));
                self.does(
                    seat,
                    [
                        ["deliver $0 to $1", "delivers $0 to $1"],
                        ["livrez $0 $1", "livre $0 $1"],
                        ["lieferst $0 $1", "liefert $0 $1"],
                    ],
                    &[cargo, place],
                )
            }
            Event::DeliveryPaid { seat, fee } => self.does(
                seat,
                [
                    ["pay $0 for a delivery", "pays $0 for a delivery"],
                    ["payez $0 pour une livraison", "paie $0 pour une livraison"],
                    ["zahlst $0 für eine Lieferung", "zahlt $0 für eine Lieferung"],
                ],
                &[text(good::silver(language, fee))],
            ),
            Event::BarrowDone { seat, card: it, .. } => self.does(
                seat,
                [
                    ["complete a barrow of $0", "completes a barrow of $0"],
                    ["complétez une charrette de $0", "complète une charrette de $0"],
                    ["füllst einen Karren für $0", "füllt einen Karren für $0"],
                ],
                &[text(good::points(language, it.face().value.into()))],
            ),
            Event::CraftDone { seat, craft, .. } => self.does(
                seat,
                [
                    ["complete a craft building: $0", "completes a craft building: $0"],
                    ["terminez un commerce\u{a0}: $0", "termine un commerce\u{a0}: $0"],
                    ["belieferst ein Handwerksgebäude ganz: $0", "beliefert ein Handwerksgebäude ganz: $0"],
                ],
                &[Word::Craft(craft).into()],
            ),
            Event::Opened { seat, craft, .. } => self.does(
                seat,
                [
                    ["open a blocked building: $0", "opens a blocked building: $0"],
                    ["débloquez un commerce\u{a0}: $0", "débloque un commerce\u{a0}: $0"],
                    ["öffnest ein gesperrtes Gebäude: $0", "öffnet ein gesperrtes Gebäude: $0"],
                ],
                &[Word::Craft(craft).into()],
            ),
            Event::Recovered { seat, good: it } => self.does(
                seat,
                [
                    ["take back $0", "takes back $0"],
                    ["reprenez $0", "reprend $0"],
                    ["nimmst $0 zurück", "nimmt $0 zurück"],
                ],
                &[a(it)],
            ),
            Event::Placed { seat, space, .. } | Event::Replaced { seat, space } => self.does(
                seat,
                [
                    ["put a marker on $0", "puts a marker on $0"],
                    ["placez un pion sur la $0", "place un pion sur la $0"],
                    ["setzt einen Marker auf $0", "setzt einen Marker auf $0"],
                ],
                &[Word::Space(space).into()],
            ),
            Event::Removed { by, seat, space, .. } => {
                let owner = match (self.seats)(seat) {
                    Who::You => Sentence::from(pick(language, ["yours", "à vous", "von dir"])),
                    Who::Rival(name) => Sentence::from(name),
                };
                self.does(
                    by,
                    [
                        ["remove a marker from $0 ($1)", "removes a marker from $0 ($1)"],
                        ["retirez un pion de la $0 ($1)", "retire un pion de la $0 ($1)"],
                        ["entfernst einen Marker von $0 ($1)", "entfernt einen Marker von $0 ($1)"],
                    ],
                    &[Word::Space(space).into(), owner],
                )
            }
            Event::Shifted { seat, from, to } => self.does(
                seat,
                [
                    ["move a marker from $0 to $1", "moves a marker from $0 to $1"],
                    ["déplacez un pion de la $0 à la $1", "déplace un pion de la $0 à la $1"],
                    ["versetzt einen Marker von $0 auf $1", "versetzt einen Marker von $0 auf $1"],
                ],
                &[Word::Space(from).into(), Word::Space(to).into()],
            ),
            Event::NeutralDie { face } => self.all(
                [
                    "The neutral player takes away a $0",
                    "Le joueur neutre écarte un $0",
                    "Der neutrale Spieler entfernt eine $0",
                ],
                &[face.into()],
            ),
            Event::NeutralCard { card: it } => self.all(
                [
                    "The neutral player draws a barrow of $0",
                    "Le joueur neutre pioche une charrette de $0",
                    "Der neutrale Spieler zieht einen Karren für $0",
                ],
                &[text(good::points(language, it.face().value.into()))],
            ),
            Event::Over { winners, by } => {
                let names: Vec<Sentence> = winners.iter().map(|seat| (self.seats)(seat).subject(language)).collect();
                let names = and(language, &names);
                match by {
                    Decided::Alone => self.all(["The game is over", "La partie est finie", "Das Spiel ist aus"], &[]),
                    Decided::Silver => self.all(
                        [
                            "The game is over; the win goes to $0, by the silver left",
                            "La partie est finie\u{202f}; victoire pour $0, aux réaux restants",
                            "Das Spiel ist aus; gewonnen, mit mehr übrigem Silber: $0",
                        ],
                        &[names],
                    ),
                    Decided::Points | Decided::Shared => self.all(
                        [
                            "The game is over; the win goes to $0",
                            "La partie est finie\u{202f}; victoire pour $0",
                            "Das Spiel ist aus; gewonnen: $0",
                        ],
                        &[names],
                    ),
                }
            }
            // What belongs to the way through a round, and what another event of the same moment tells.
            _ => None,
        }
    }
}
