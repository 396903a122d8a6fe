//! The short fixed texts on the board: names of zones, buttons and headings. What is said in sentences is in `words`.

use crate::i18n::Language;

macro_rules! labels {
    ($($name:ident: $en:literal, $fr:literal, $de:literal;)*) => {
        /// A short text of the board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Label {
            $($name,)*
        }

        /// As it is said.
        pub(crate) fn label(language: Language, label: Label) -> &'static str {
            match (label, language.spoken()) {
                $(
                    (Label::$name, Language::English) => $en,
                    (Label::$name, Language::French) => $fr,
                    (Label::$name, Language::German) => $de,
                )*
            }
        }

        #[cfg(test)]
        const ALL: &[Label] = &[$(Label::$name,)*];
    };
}

labels! {
    MyFarm: "My farm", "Ma ferme", "Mein Hof";
    Village: "Village", "Village", "Dorf";
    Market: "Market", "Marché", "Markt";
    Farm: "Farm", "Ferme", "Hof";
    Rooms: "Places", "Lieux", "Orte";
    Dice: "Dice", "Dés", "Würfel";
    Crafts: "Craft buildings", "Commerces", "Handwerks\u{ad}gebäude";
    Donkeys: "Donkeys", "Ânes", "Esel";
    RoofTiles: "Roof tiles", "Tuiles Toit", "Dachmarker";
    Siesta: "Siesta", "Siesta", "Siesta";
    Fields: "Fields", "Champs", "Felder";
    Barrows: "Barrows", "Charrettes", "Karren";
    Extensions: "Extensions", "Extensions", "Erweiterungen";
    Helpers: "Helpers", "Assistants", "Helfer";
    Stores: "House and stores", "Maison et réserves", "Haus und Lager";
    Roof: "Roof", "Toit", "Dach";
    NoField: "No field yet", "Pas encore de champ", "Noch kein Feld";
    FreePlace: "free place", "place libre", "freier Platz";
    EmptyField: "bare", "vide", "leer";
    Used: "used", "utilisé", "benutzt";
    UsedUp: "used this round", "utilisé ce tour", "diese Runde benutzt";
    CanBeUsed: "can be used now", "utilisable maintenant", "jetzt nutzbar";
    Reachable: "within reach", "à portée", "erreichbar";
    HintHere: "The hint points here", "L’indice pointe ici", "Der Tipp zeigt hierher";
    OncePerRound: "once a round", "une fois par tour", "einmal je Runde";
    Blocked: "blocked", "bloqué", "blockiert";
    FirstThere: "first there: 1 VP", "premier\u{a0}: 1 PV", "wer zuerst kommt: 1 SP";
    Now: "now", "de suite", "sofort";
    Later: "later", "ensuite", "später";
    Complete: "complete", "complet", "fertig";
    Free: "free", "libre", "frei";
    TakeThenChoose: "Begin, and choose step by step", "Commencer et choisir pas à pas", "Anfangen und Schritt für Schritt wählen";
    NoUndo: "After this you cannot undo", "Ensuite, plus d’annulation possible", "Danach kein Zurück mehr";
    RoundScored: "Scoring of round", "Décompte du tour", "Wertung der Runde";
    Final: "final", "définitif", "endgültig";
    RestLost: "The rest of the commodity is given up", "Le reste de la marchandise commerciale est perdu", "Der Rest der Handelsware verfällt";
    AllDeliveries: "Deliveries", "Livraisons", "Lieferungen";
    SilverPays: "What silver can pay for", "Ce que vos réaux peuvent payer", "Was dein Silber zahlen kann";
    NoCardInHand: "You have no card in hand", "Vous n’avez aucune carte en main", "Du hast keine Karte auf der Hand";
    Trade: "Trade", "Commerce", "Handel";
    Buy: "Buy", "Acheter", "Kaufen";
    Sell: "Sell", "Vendre", "Verkaufen";
    Upgrade: "Upgrade", "Transformer", "Aufwerten";
    UseCommodity: "Use a commodity", "Utiliser une marchandise", "Handelsware nutzen";
    Done: "Done", "Terminer", "Fertig";
    Decline: "Decline", "Refuser", "Ablehnen";
    Deliver: "Deliver", "Livrer", "Liefern";
    PlayCards: "Cards", "Cartes", "Karten";
    Discard: "Discard", "Défausser", "Abwerfen";
    Pay: "Pay with", "Payer avec", "Bezahlen mit";
    Choose: "Choose", "Choisir", "Wählen";
    Marker: "Marker", "Pion", "Marker";
    EndPart: "End my part", "Finir ma part", "Meinen Teil beenden";
    Hand: "My hand", "Ma main", "Meine Hand";
    ThrowsOut: "throws out", "remplace", "verdrängt";
    GoodsLost: "its goods are lost", "ses marchandises sont perdues", "die Waren darauf gehen verloren";
    SilverDecides: "Equal on VP: the silver left decides", "Égalité aux PV\u{a0}: les réaux restants départagent", "Gleich viele SP: Das übrige Silber entscheidet";
    WinShared: "Equal on VP and on silver left: the win is shared.", "Égalité aux PV et aux réaux restants\u{a0}: la victoire est partagée.", "Gleich viele SP und gleich viel übriges Silber: Der Sieg ist geteilt.";
    Decided: "What decided it", "Ce qui a décidé", "Was den Ausschlag gab";
    Leaves: "Leaves you", "Il vous reste", "Es bleibt dir";
    Costs: "costs", "coûte", "kostet";
    OneGood: "good", "marchandise", "Gut";
    PlayHere: "Play it here", "La jouer ici", "Hier ausspielen";
    DifferentGoods: "different goods", "marchandises différentes", "verschiedene Güter";
    Grows: "grows each round", "pousse chaque tour", "wächst jede Runde";
    WantsHere: "Still wanted", "Encore attendu", "Noch gebraucht";
    Reserve: "In store", "En réserve", "Im Lager";
    ScoresEachRound: "a round", "par tour", "je Runde";
    RemovingEarns: "removing markers earns", "retirer des pions rapporte", "Marker entfernen bringt";
    DiscTo: "your disc comes to siesta space", "votre disque arrive en case Siesta", "deine Scheibe kommt auf Siestafeld";
    NoTile: "No roof tile is left", "Il ne reste aucune tuile Toit", "Kein Dachmarker mehr da";
    Income: "income", "salaire", "Einkommen";
    PaidDelivery: "paid delivery", "livraison suppl.", "Zusatz\u{ad}lieferung";
    PaidDeliveries: "paid deliveries", "livraisons suppl.", "Zusatz\u{ad}lieferungen";
    HandLimit: "hand limit", "limite de main", "Handkarten\u{ad}limit";
    PigPlace: "pig place", "place de cochon", "Schweine\u{ad}platz";
    PigPlaces: "pig places", "places de cochon", "Schweine\u{ad}plätze";
    Round: "Round", "Tour", "Runde";
    Order: "Order", "Ordre", "Reihenfolge";
    Chosen: "chosen", "choisi", "gewählt";
    SixRounds: "Six rounds are played. Everything left is sold, and 5 silver are 1 VP.", "Les six tours sont joués. Tout le reste est vendu, et 5 réaux valent 1 PV.", "Sechs Runden sind gespielt. Der Rest ist verkauft, und 5 Silber sind 1 SP.";
    FromStart: "Start", "Départ", "Start";
    FromBarrows: "Barrows", "Charrettes", "Karren";
    FromCrafts: "Crafts", "Commerces", "Handwerk";
    FromMarket: "Market", "Marché", "Markt";
    FromRemovals: "Removed", "Retirés", "Entfernt";
    FromSiesta: "Siesta", "Siesta", "Siesta";
    FromRoofs: "Roofs", "Toits", "Dächer";
    FromHelpers: "Helpers", "Assistants", "Helfer";
    FromSilver: "Silver", "Réaux", "Silber";
    Spent: "Spent", "Dépensés", "Ausgegeben";
    Total: "VP", "PV", "SP";
    Left: "left", "restant", "übrig";
    Empty: "nothing", "rien", "nichts";
    Tiles: "Craft tiles", "Tuiles Commerce", "Handwerksmarker";
    Glossary: "What the pictures mean", "Ce que disent les images", "Was die Bilder heißen";
    VictoryPoint: "victory point (VP)", "point de victoire (PV)", "Siegpunkt (SP)";
    AHat: "a hat: a step on the siesta track", "un chapeau\u{a0}: une case de Siesta", "ein Hut: ein Siestaschritt";
    AnyHarvestGood: "olive, grain or grape", "olive, céréale ou raisin", "Olive, Korn oder Traube";
    PlayCard: "play a card", "jouer une carte", "Karte ausspielen";
    DrawCard: "draw a card", "piocher une carte", "Karte ziehen";
    ADelivery: "a delivery", "une livraison", "eine Lieferung";
    AnUpgrade: "a free upgrade", "une transformation gratuite", "eine freie Aufwertung";
    AStep: "a step on the siesta track", "une case de Siesta", "ein Siestaschritt";
    Again: "again, or another way", "encore, ou autrement", "noch einmal, oder anders";
    Kept: "kept, or closed", "gardé, ou fermé", "bleibt, oder ist zu";
    OneX: "1X: once a round", "1X\u{a0}: une fois par tour", "1X: einmal je Runde";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_says_something_in_every_language() {
        for &one in ALL {
            for language in [Language::English, Language::French, Language::German] {
                assert!(!label(language, one).trim().is_empty(), "{one:?}");
            }
        }
    }
}
