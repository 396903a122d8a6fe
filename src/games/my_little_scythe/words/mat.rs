//! The mat: its six spaces, its sections, and the tiles that lie on them.

use my_little_scythe::{Deed, Section, Tile, TileEffect};

use super::phrase::{Count, Text, count, pick, say};
use super::{Sentence, phrase};
use crate::i18n::Language;

/// What a space of the mat is called.
pub(crate) fn space_of_mat(language: Language, deed: Deed) -> &'static str {
    pick(
        language,
        match deed {
            Deed::Move => ["Move", "Déplacement", "Bewegen"],
            Deed::SeekApples => ["Seek apples", "Chercher des pommes", "Äpfel suchen"],
            Deed::SeekGems => ["Seek gems", "Chercher des gemmes", "Edelsteine suchen"],
            Deed::Bake => ["Bake", "Faire des tartes", "Backen"],
            Deed::Conjure => ["Conjure", "Lancer un sort", "Zaubern"],
            Deed::PowerUp => ["Power up", "Amélioration", "Verbessern"],
        },
    )
}

/// What a section of the mat is called.
pub(crate) fn section(language: Language, section: Section) -> &'static str {
    pick(
        language,
        match section {
            Section::Move => ["Move", "Déplacement", "Bewegen"],
            Section::Make => ["Make", "Fabrication", "Herstellen"],
        },
    )
}

/// What a space of the mat costs and gives, as it is printed there.
pub(crate) fn deed_effect(language: Language, deed: Deed) -> &'static str {
    pick(
        language,
        match deed {
            Deed::Move => [
                "Each Seeker: 2 steps empty-handed, or 1 step with goods.",
                "Chaque Fureteur\u{a0}: 2 cases les mains vides, ou 1 case avec des ressources.",
                "Jeder Sucher: 2 Felder mit leeren Händen oder 1 Feld mit Waren.",
            ],
            Deed::SeekApples => [
                "Roll 2 apple dice, 1 gem die and 1 quest die.",
                "Lancez 2 dés pomme, 1 dé gemme et 1 dé quête.",
                "Wirf 2 Apfelwürfel, 1 Edelsteinwürfel und 1 Questwürfel.",
            ],
            Deed::SeekGems => [
                "Roll 1 apple die, 2 gem dice and 1 quest die.",
                "Lancez 1 dé pomme, 2 dés gemme et 1 dé quête.",
                "Wirf 1 Apfelwürfel, 2 Edelsteinwürfel und 1 Questwürfel.",
            ],
            Deed::Bake => ["2 apples become 2 pies.", "2 pommes donnent 2 tartes.", "Aus 2 Äpfeln werden 2 Torten."],
            Deed::Conjure => ["2 gems become 1 spell.", "2 gemmes donnent 1 sort.", "Aus 2 Edelsteinen wird 1 Zauber."],
            Deed::PowerUp => [
                "1 apple and 1 gem: look at 3 tiles, keep 1 for good.",
                "1 pomme et 1 gemme\u{a0}: regardez 3 tuiles, gardez-en 1 pour de bon.",
                "1 Apfel und 1 Edelstein: sieh dir 3 Plättchen an, behalte 1 für immer.",
            ],
        },
    )
}

/// What a tile is called.
pub(crate) fn tile(language: Language, tile: Tile) -> &'static str {
    pick(
        language,
        match tile {
            Tile::PortalExpress => ["Portal Express", "Portail Express", "Portalexpress"],
            Tile::SupplyCatapult => ["Supply Catapult", "Catapulte à provisions", "Vorratskatapult"],
            Tile::PieCannon => ["Pie Cannon", "Canon à tartes", "Tortenkanone"],
            Tile::SwiftBoots => ["Swift Boots", "Bottes véloces", "Flinke Stiefel"],
            Tile::HarvestWagon => ["Harvest Wagon", "Chariot de récolte", "Erntewagen"],
            Tile::DoubleStride => ["Double Stride", "Double foulée", "Doppelschritt"],
            Tile::FriendlyBanner => ["Friendly Banner", "Bannière amicale", "Freundschaftsbanner"],
            Tile::SnackBasket => ["Snack Basket", "Panier-goûter", "Vesperkorb"],
            Tile::BigOven => ["Big Oven", "Grand four", "Großer Ofen"],
            Tile::ThriftyBaker => ["Thrifty Baker", "Boulanger économe", "Sparsamer Bäcker"],
            Tile::SpellSchool => ["Spell School", "École des sorts", "Zauberschule"],
            Tile::GrandGrimoire => ["Grand Grimoire", "Grand grimoire", "Großes Zauberbuch"],
            Tile::SharingTable => ["Sharing Table", "Table du partage", "Gemeinsame Tafel"],
            Tile::TradingPost => ["Trading Post", "Comptoir", "Handelsposten"],
            Tile::SupplyLine => ["Supply Line", "Convoi de vivres", "Nachschubweg"],
            Tile::TinkersBench => ["Tinker’s Bench", "Établi du bricoleur", "Werkbank"],
        },
    )
}

/// What a tile changes, in one short line.
pub(crate) fn tile_effect(language: Language, tile: Tile) -> String {
    let effects: Vec<Sentence> = tile.effects().into_iter().map(|change| effect(language, change)).collect();
    let mut line = and_then(language, &effects).capital();
    line.push(".");
    line.plain(language)
}

/// Two effects of one tile.
fn and_then(language: Language, effects: &[Sentence]) -> Sentence {
    Sentence::join(effects, "; ", pick(language, ["; ", "\u{202f}; ", "; "]))
}

fn effect(language: Language, effect: TileEffect) -> Sentence {
    let counted = |what, number| count(language, what, number);
    let say = |text: Text, values: &[Sentence]| say(language, text, values);
    match effect {
        TileEffect::Steps(steps) => say(
            [
                "each Seeker goes up to $0 empty-handed",
                "chaque Fureteur avance de $0 au plus, les mains vides",
                "jeder Sucher geht mit leeren Händen bis zu $0 weit",
            ],
            &[counted(Count::Steps, steps)],
        ),
        TileEffect::CarryingSteps(steps) => say(
            [
                "each Seeker goes up to $0 with goods",
                "chaque Fureteur avance de $0 au plus avec des ressources",
                "jeder Sucher geht mit Waren bis zu $0 weit",
            ],
            &[counted(Count::Steps, steps)],
        ),
        TileEffect::Jump => phrase::plain(
            language,
            [
                "once a Move each Seeker jumps from portal to portal for free, also with goods",
                "une fois par Déplacement, chaque Fureteur saute gratuitement d’un portail à l’autre, même chargé",
                "jeder Sucher springt einmal je Bewegung kostenlos von Portal zu Portal, auch mit Waren",
            ],
        ),
        TileEffect::Catapult => phrase::plain(
            language,
            [
                "after the Move, up to 2 goods fly from one of your Seekers to the other",
                "après le Déplacement, jusqu’à 2 ressources volent d’un de vos Fureteurs à l’autre",
                "nach der Bewegung fliegen bis zu 2 Waren von einem deiner Sucher zum anderen",
            ],
        ),
        TileEffect::FightPies(pies) => say(
            [
                "$0 at the beginning of every pie fight of yours",
                "$0 au début de chacun de vos combats de tartes",
                "$0 zu Beginn jeder deiner Tortenschlachten",
            ],
            &[counted(Count::Pies, pies)],
        ),
        TileEffect::MoveAgain => phrase::plain(
            language,
            [
                "you may choose Move twice in a row",
                "vous pouvez choisir Déplacement deux fois de suite",
                "du darfst Bewegen zweimal hintereinander wählen",
            ],
        ),
        TileEffect::AttackCosts(0) => phrase::plain(
            language,
            [
                "to begin a pie fight costs you no Friendship",
                "commencer un combat de tartes ne vous coûte pas d’Amitié",
                "eine Tortenschlacht zu beginnen kostet dich keine Freundschaft",
            ],
        ),
        TileEffect::AttackCosts(cost) => say(
            [
                "to begin a pie fight costs you $0",
                "commencer un combat de tartes vous coûte $0",
                "eine Tortenschlacht zu beginnen kostet dich $0",
            ],
            &[counted(Count::Friendship, cost)],
        ),
        TileEffect::MovePies(pies) => say(
            ["$0 after every Move", "$0 après chaque Déplacement", "$0 nach jeder Bewegung"],
            &[counted(Count::Pies, pies)],
        ),
        TileEffect::Bake(apples, pies) => say(
            ["Bake turns $0 into $1", "Faire des tartes\u{a0}: $0 contre $1", "Backen: $1 für $0"],
            &[counted(Count::Apples, apples), counted(Count::Pies, pies)],
        ),
        TileEffect::Conjure(gems, drawn, kept) if drawn == kept => say(
            ["Conjure turns $0 into $1", "Lancer un sort\u{a0}: $0 contre $1", "Zaubern: $1 für $0"],
            &[counted(Count::Gems, gems), counted(Count::Spells, kept)],
        ),
        TileEffect::Conjure(gems, drawn, kept) => say(
            [
                "Conjure: for $0 draw $1 and keep $2",
                "Lancer un sort\u{a0}: pour $0, piochez $1 et gardez-en $2",
                "Zaubern: zieh für $0 $1 und behalte $2",
            ],
            &[counted(Count::Gems, gems), counted(Count::Spells, drawn), kept.into()],
        ),
        TileEffect::EitherGood => phrase::plain(
            language,
            [
                "Power up costs 1 apple or 1 gem",
                "Amélioration coûte 1 pomme ou 1 gemme",
                "Verbessern kostet 1 Apfel oder 1 Edelstein",
            ],
        ),
        TileEffect::AnyGoods => phrase::plain(
            language,
            [
                "apples and gems may replace each other in what you Make",
                "pommes et gemmes se remplacent dans vos Fabrications",
                "Äpfel und Edelsteine ersetzen einander beim Herstellen",
            ],
        ),
        TileEffect::BothSpaces => phrase::plain(
            language,
            [
                "what you Make may be paid from both your Seekers’ hexes",
                "vos Fabrications peuvent se payer depuis les cases de vos deux Fureteurs",
                "beim Herstellen darfst du von den Feldern beider Sucher zahlen",
            ],
        ),
        TileEffect::MakeFriendship(friendship) => say(
            ["$0 whenever you Make something", "$0 à chaque Fabrication", "$0 bei jedem Herstellen"],
            &[counted(Count::Friendship, friendship)],
        ),
        TileEffect::MakePies(pies) => say(
            ["$0 whenever you Make something", "$0 à chaque Fabrication", "$0 bei jedem Herstellen"],
            &[counted(Count::Pies, pies)],
        ),
        TileEffect::BakePies(pies) => say(
            ["$0 more whenever you Bake", "$0 de plus en faisant des tartes", "$0 mehr bei jedem Backen"],
            &[counted(Count::Pies, pies)],
        ),
    }
}
