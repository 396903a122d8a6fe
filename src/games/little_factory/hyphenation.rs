//! Where the names of cards may be broken on a narrow card. Written down rather than left to the browser, since not
//! every browser knows how to divide words in every language.

const SOFT_HYPHEN: &str = "\u{ad}";

/// Every word of seven letters or more in the three languages with its breaks, and the wide ones of six.
const BREAKS: &str = "Acces-sory Brick-works Build-ing But-cher Char-coal Coop-er-age Fac-tory Fisher-man Fish-ing \
    Furni-ture Gen-eral Iron-works Leath-er Man-sion Ma-sonry Res-tau-rant Saw-mill Slaugh-ter-house Spin-ning \
    Tan-nery Tex-tile Trad-ing Whole-saler \
    Abat-toir Ate-lier Ber-ge-rie Bou-che-rie Bou-lan-ge-rie Bou-tique Bri-que-te-rie Car-rière Char-bon \
    Char-bon-nière Châ-teau Comp-toir Cor-don-ne-rie Cré-me-rie Entre-prise Fila-ture Fon-de-rie Four-nil \
    Fro-ma-ge-rie Gros-siste Lai-te-rie Maga-sin Maçon-ne-rie Plan-ches Pois-son Pois-son-nier Scie-rie Tail-leur \
    Tan-ne-rie Taver-ne Tis-sage Ton-neau Ton-nel-le-rie cons-truc-tion d’acces-soires maté-riaux meu-bles tail-lée \
    Éle-vage \
    Acces-soire-laden Alt-holz-werk Back-stube Bau-firma Baum-wolle Bau-stoff-handel Bret-ter Bäcke-rei \
    Eisen-hütte Fi-scher Fleisch Ge-mischt-waren-laden Ger-be-rei Groß-händler Han-dels-posten Her-ren-haus \
    Holz-kohle Kä-se-rei Köhler-hütte Kü-fe-rei Metz-ge-rei Milch-laden Mol-ke-rei Möbel-laden Qua-der-stein \
    Rinder-farm Schen-ke Schlacht-hof Schloss Schnei-de-rei Schuh-laden Schä-fe-rei Spin-ne-rei Stein-bruch \
    Stein-mauer Stein-metz-hütte Säge-werk We-be-rei Weizen-hof Zie-ge-lei Start-geld \
    Cot-ton Bar-rel Ar-gile Pier-re Bri-que Fa-rine Mou-ton Vian-de Wei-zen Zie-gel";

/// The name with a soft hyphen wherever it may be broken.
pub(super) fn breakable(name: &str) -> String {
    let words: Vec<String> = name.split(' ').map(broken).collect();
    words.join(" ")
}

fn broken(word: &str) -> String {
    // Short words are most of them, and are never broken.
    let found = (word.len() > 5).then(|| BREAKS.split_whitespace().find(|entry| is(entry, word))).flatten();
    found.map_or_else(|| word.to_owned(), |entry| entry.replace('-', SOFT_HYPHEN))
}

fn is(entry: &str, word: &str) -> bool {
    entry.bytes().filter(|byte| *byte != b'-').eq(word.bytes())
}

#[cfg(test)]
mod tests {
    use little_factory::Card;

    use super::super::words;
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn every_long_word_of_a_name_can_be_broken() {
        for language in Language::ALL {
            for card in Card::all() {
                for word in words::card(language, card).split(' ').filter(|word| word.chars().count() > 6) {
                    assert!(BREAKS.split_whitespace().any(|entry| is(entry, word)), "{word}");
                }
            }
        }
    }

    #[test]
    fn breaking_changes_no_letter() {
        for language in Language::ALL {
            for card in Card::all() {
                let name = words::card(language, card);
                assert_eq!(breakable(name).replace(SOFT_HYPHEN, ""), name);
            }
        }
    }
}
