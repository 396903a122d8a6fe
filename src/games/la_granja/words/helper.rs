//! The 66 helpers by name, in the order of their numbers. A card is called after its helper.

use la_granja::helper::When;
use la_granja::{Card, Phase};

use super::three::pick;
use crate::i18n::{Held, Language, held};

/// Its name.
pub(crate) fn helper(language: Language, card: Card) -> &'static str {
    language.of(NAMES[usize::from(card.number() - 1)])
}

/// When a helper or a roof tile works.
pub(crate) fn when(language: Language, when: When) -> &'static str {
    pick(
        language,
        match when {
            When::Any => ["any time in your turn", "à tout moment de votre tour", "jederzeit, wenn du dran bist"],
            When::Farm => ["farm phase", "phase Ferme", "Hofphase"],
            When::Cards => ["farm phase, step 1", "phase Ferme, étape 1", "Hofphase, Schritt 1"],
            When::Harvest => ["farm phase, step 3", "phase Ferme, étape 3", "Hofphase, Schritt 3"],
            When::Roofs => ["farm phase, step 4", "phase Ferme, étape 4", "Hofphase, Schritt 4"],
            When::Revenue => ["revenue phase", "phase Revenu", "Ertragsphase"],
            When::BeforeRoll => ["before the dice are rolled", "avant le lancer des dés", "vor dem Würfelwurf"],
            When::Dice => ["before you take a die", "avant de prendre un dé", "bevor du einen Würfel nimmst"],
            When::Take => [
                "revenue phase, when you take a die",
                "phase Revenu, quand vous prenez un dé",
                "Ertragsphase, wenn du einen Würfel nimmst",
            ],
            When::Siesta => [
                "revenue and transport, before the new order",
                "Revenu et Transport, avant le nouvel ordre",
                "Ertrag und Transport, vor der neuen Reihenfolge",
            ],
            When::Donkeys => ["transport phase, step 1", "phase Transport, étape 1", "Transportphase, Schritt 1"],
            When::DonkeysShown => ["transport phase, step 2", "phase Transport, étape 2", "Transportphase, Schritt 2"],
            When::Deliveries => {
                ["transport phase, steps 3 and 4", "phase Transport, étapes 3 et 4", "Transportphase, Schritte 3 und 4"]
            }
            When::Both => ["revenue or transport phase", "phase Revenu ou Transport", "Ertrags- oder Transportphase"],
            When::Transport => ["transport phase", "phase Transport", "Transportphase"],
            When::Scoring => ["scoring phase", "phase Décompte", "Wertungsphase"],
        },
    )
}

/// The phase in the middle of a sentence: “in the farm phase”.
pub(super) fn in_phase(language: Language, phase: Phase) -> &'static str {
    pick(
        language,
        match phase {
            Phase::Farm => ["the farm phase", "la phase Ferme", "die Hofphase"],
            Phase::Revenue => ["the revenue phase", "la phase Revenu", "die Ertragsphase"],
            Phase::Transport => ["the transport phase", "la phase Transport", "die Transportphase"],
            Phase::Scoring => ["the scoring phase", "la phase Décompte", "die Wertungsphase"],
        },
    )
}

static NAMES: [Held; Card::COUNT] = held([
    ["Chef", "Cuisinier", "Koch"],
    ["Negotiator", "Négociateur", "Unterhändler"],
    ["Porter", "Porteur", "Träger"],
    ["Farm Worker", "Ouvrier de ferme", "Hofarbeiter"],
    ["Village Elder", "Doyen du village", "Dorfältester"],
    ["Merchant", "Marchand", "Kaufmann"],
    ["Market Woman", "Marchande", "Marktfrau"],
    ["Roofer", "Couvreur", "Dachdecker"],
    ["Peon", "Péon", "Peon"],
    ["Migrant Labourer", "Saisonnier", "Wanderarbeiter"],
    ["Stable Boy", "Garçon d’étable", "Stallbursche"],
    ["Foreman", "Contremaître", "Vorarbeiter"],
    ["Cartwright", "Charron", "Stellmacher"],
    ["Carter", "Charretier", "Fuhrmann"],
    ["Innkeeper", "Aubergiste", "Gastwirt"],
    ["Town Crier", "Crieur public", "Ausrufer"],
    ["Broker", "Courtier", "Makler"],
    ["Steward", "Intendant", "Verwalter"],
    ["Donkey Handler", "Ânier", "Eselführer"],
    ["Thatcher", "Chaumier", "Reetdecker"],
    ["Miller", "Meunier", "Müller"],
    ["Farm Girl", "Fille de ferme", "Magd"],
    ["Farm Servant", "Valet de ferme", "Knecht"],
    ["Muleteer", "Muletier", "Maultiertreiber"],
    ["Tenant", "Métayer", "Pächter"],
    ["Day Labourer", "Journalier", "Tagelöhner"],
    ["Herdsman", "Gardien de troupeau", "Hirte"],
    ["Harvester", "Moissonneur", "Erntehelfer"],
    ["Stallkeeper", "Forain", "Standbetreiber"],
    ["Messenger", "Messager", "Bote"],
    ["Grandmother", "Grand-mère", "Großmutter"],
    ["Ploughman", "Laboureur", "Pflüger"],
    ["Smuggler", "Contrebandier", "Schmuggler"],
    ["Gleaner", "Glaneur", "Ährenleser"],
    ["Agricultural Labourer", "Ouvrier agricole", "Landarbeiter"],
    ["Cooper", "Tonnelier", "Küfer"],
    ["Swine Dealer", "Marchand de cochons", "Schweinehändler"],
    ["Pedlar", "Colporteur", "Hausierer"],
    ["Barn Builder", "Constructeur de grange", "Scheunenbauer"],
    ["Woodcutter", "Bûcheron", "Holzfäller"],
    ["Mason", "Maçon", "Maurer"],
    ["Errand Boy", "Coursier", "Laufbursche"],
    ["Apprentice", "Apprenti", "Lehrling"],
    ["Moneychanger", "Changeur", "Geldwechsler"],
    ["Tout", "Rabatteur", "Anreißer"],
    ["Cellarer", "Caviste", "Kellermeister"],
    ["Gardener", "Jardinier", "Gärtner"],
    ["Swineherd", "Porcher", "Schweinehirt"],
    ["Olive Farmer", "Oléiculteur", "Olivenbauer"],
    ["Brewer", "Brasseur", "Brauer"],
    ["Basket Weaver", "Vannier", "Korbflechter"],
    ["Craftsman", "Artisan", "Handwerker"],
    ["Beekeeper", "Apiculteur", "Imker"],
    ["Wood Carver", "Sculpteur sur bois", "Holzschnitzer"],
    ["Farmer’s Wife", "Fermière", "Bäuerin"],
    ["Fruit Picker", "Cueilleur", "Obstpflücker"],
    ["Winegrower", "Vigneron", "Winzer"],
    ["Shopkeeper", "Boutiquier", "Krämer"],
    ["Shoemaker", "Cordonnier", "Schuster"],
    ["Barman", "Barman", "Barkeeper"],
    ["Driver", "Conducteur", "Kutscher"],
    ["Pig Breeder", "Éleveur de cochons", "Schweinezüchter"],
    ["Blacksmith", "Forgeron", "Schmied"],
    ["Carpenter", "Charpentier", "Zimmermann"],
    ["Market Master", "Maître du marché", "Marktmeister"],
    ["Landlord", "Propriétaire", "Gutsherr"],
]);
