//! Names of the 37 hexes, the six regions and the six camps.
//!
//! The hexes of a region are towns with names that sound of it. Whoever has heard one rule finds the castle: a name that
//! is a gate (“Frostgate”, “Portegivre”, “Frosttor”) lies beside it. Names of towns take no article in any language.

use my_little_scythe::{Camp, Region, Space};

use super::Sentence;
use super::phrase::{Text, pick, plain, say};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::{Held, Language, held};

/// In the order of the spaces: castle, portals clockwise from the north, then region by region: at the castle, in the
/// middle, in the corner, and the two beside a camp.
static HEXES: [Held; Space::COUNT] = held([
    ["Castle Everfree", "Château Everfree", "Schloss Everfree"],
    ["North Portal", "portail Nord", "Nordportal"],
    ["Northeast Portal", "portail Nord-Est", "Nordostportal"],
    ["Southeast Portal", "portail Sud-Est", "Südostportal"],
    ["South Portal", "portail Sud", "Südportal"],
    ["Southwest Portal", "portail Sud-Ouest", "Südwestportal"],
    ["Northwest Portal", "portail Nord-Ouest", "Nordwestportal"],
    // Tundra
    ["Frostgate", "Portegivre", "Frosttor"],
    ["Snowfield", "Grandneige", "Schneefeld"],
    ["Icehorn", "Cap-Givré", "Eishorn"],
    ["Reindale", "Valrenne", "Rentiertal"],
    ["Northlight", "Belle-Aurore", "Polarlicht"],
    // Mountains
    ["Echogate", "Porte-Écho", "Echotor"],
    ["Goatridge", "Montchèvre", "Ziegengrat"],
    ["Highpeak", "Hautecime", "Hochspitz"],
    ["Cloudrest", "Montnuage", "Wolkenruh"],
    ["Hawksnest", "Valfaucon", "Falkennest"],
    // Forest
    ["Leafgate", "Porteverte", "Laubtor"],
    ["Oakhollow", "Vieux-Chêne", "Eichengrund"],
    ["Deepwood", "Bois-Profond", "Tiefenwald"],
    ["Mossgrove", "Valmousse", "Mooshain"],
    ["Foxglen", "Combe-Renard", "Fuchstal"],
    // Desert
    ["Sandgate", "Portesable", "Sandtor"],
    ["Palmwell", "Beaupalmier", "Palmbrunn"],
    ["Lastdune", "Grande-Dune", "Hohendüne"],
    ["Camelford", "Valchameau", "Kamelfurt"],
    ["Sunhaven", "Beausoleil", "Sonnenhof"],
    // Rocks
    ["Redgate", "Porterouge", "Rotentor"],
    ["Embercliff", "Rochebraise", "Glutfels"],
    ["Tumblestone", "Pierre-Folle", "Wackelstein"],
    ["Rustford", "Valrouille", "Rostfurt"],
    ["Lizardrock", "Roche-Lézard", "Echsenfels"],
    // Swamp
    ["Reedgate", "Porteroseau", "Schilftor"],
    ["Lilymere", "Beaulys", "Lilienweiher"],
    ["Mistmoor", "Grandbrume", "Nebelmoor"],
    ["Frogbridge", "Pont-Grenouille", "Froschbrück"],
    ["Heronbay", "Port-Héron", "Reihersee"],
]);

/// Clockwise from the north.
static CAMPS: [Held; Camp::COUNT] = held([
    ["North Camp", "Camp de Base Nord", "Nordlager"],
    ["Northeast Camp", "Camp de Base Nord-Est", "Nordostlager"],
    ["Southeast Camp", "Camp de Base Sud-Est", "Südostlager"],
    ["South Camp", "Camp de Base Sud", "Südlager"],
    ["Southwest Camp", "Camp de Base Sud-Ouest", "Südwestlager"],
    ["Northwest Camp", "Camp de Base Nord-Ouest", "Nordwestlager"],
]);

/// What a hex is called.
pub(crate) fn hex(language: Language, space: Space) -> &'static str {
    language.of(HEXES[space.index()])
}

/// What a camp is called.
pub(crate) fn camp(language: Language, camp: Camp) -> &'static str {
    language.of(CAMPS[usize::from(camp.0) % Camp::COUNT])
}

/// What a region is called, without its article.
pub(crate) fn region(language: Language, region: Region) -> &'static str {
    pick(
        language,
        match region {
            Region::Tundra => ["tundra", "toundra", "Tundra"],
            Region::Mountains => ["mountains", "montagnes", "Berge"],
            Region::Forest => ["forest", "forêt", "Wald"],
            Region::Desert => ["desert", "désert", "Wüste"],
            Region::Rocks => ["rocks", "rochers", "Felsen"],
            Region::Swamp => ["swamp", "marais", "Sumpf"],
        },
    )
}

/// “in the forest”.
pub(super) fn in_region(language: Language, region: Region) -> Sentence {
    let text: Text = match region {
        Region::Tundra => ["in the $0", "dans la $0", "in der $0"],
        Region::Mountains => ["in the $0", "dans les $0", "in den Bergen"],
        Region::Forest => ["in the $0", "dans la $0", "im $0"],
        Region::Desert => ["in the $0", "dans le $0", "in der $0"],
        Region::Rocks => ["in the $0", "dans les $0", "in den $0"],
        Region::Swamp => ["in the $0", "dans le $0", "im $0"],
    };
    say(language, text, &[Word::Region(region).into()])
}

/// How a preposition goes with a town, a portal and the castle.
fn with(language: Language, space: Space, town: Text, portal: Text, castle: Text) -> Sentence {
    let text = match (space == Space::CASTLE, space.is_portal()) {
        (true, _) => castle,
        (_, true) => portal,
        _ => town,
    };
    say(language, text, &[Word::Hex(space).into()])
}

/// “to Frostgate”, “to the North Portal”.
pub(super) fn to(language: Language, space: Space) -> Sentence {
    with(language, space, ["to $0", "à $0", "nach $0"], ["to the $0", "au $0", "zum $0"], ["to $0", "au $0", "zum $0"])
}

/// “from Frostgate”, “from the North Portal”.
pub(super) fn from(language: Language, space: Space) -> Sentence {
    let portal = ["from the $0", "du $0", "vom $0"];
    with(language, space, ["from $0", "de $0", "von $0"], portal, ["from $0", "du $0", "vom $0"])
}

/// “at Frostgate”, “at the North Portal”.
pub(super) fn at(language: Language, space: Space) -> Sentence {
    with(language, space, ["at $0", "à $0", "in $0"], ["at the $0", "au $0", "am $0"], ["at $0", "au $0", "am $0"])
}

/// Where a Seeker stands: “at Frostgate”, or in its camp.
pub(super) fn where_it_stands(language: Language, space: Option<Space>) -> Sentence {
    space.map_or_else(|| plain(language, ["in camp", "au Camp de Base", "im Lager"]), |space| at(language, space))
}

/// The name as the object of a verb: “Frostgate”, “the North Portal”.
pub(super) fn the(language: Language, space: Space) -> Sentence {
    with(language, space, ["$0", "$0", "$0"], ["the $0", "le $0", "das $0"], ["$0", "le $0", "$0"])
}
