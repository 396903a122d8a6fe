//! The same thing in the three languages, side by side. An array of three does not compile with a language missing.

use super::Sentence;
use crate::i18n::Language;

/// English, French, German.
pub(super) type Three = [&'static str; 3];

/// The one of this language.
pub(super) fn pick<T: Copy>(language: Language, three: [T; 3]) -> T {
    three[match language.spoken() {
        Language::English => 0,
        Language::French => 1,
        Language::German => 2,
    }]
}

/// The template of this language, filled.
pub(super) fn say(language: Language, template: Three, values: &[Sentence]) -> Sentence {
    Sentence::fill(pick(language, template), values)
}

/// “Olive, grain and a pig.”
pub(super) fn and(language: Language, parts: &[Sentence]) -> Sentence {
    Sentence::join(parts, ", ", pick(language, [" and ", " et ", " und "]))
}

/// What stands between a thing and what is said of it; French leaves a space before.
pub(crate) fn colon(language: Language) -> &'static str {
    pick(language, [": ", "\u{a0}: ", ": "])
}

/// A number of something: one, or several. French counts zero as one.
pub(super) fn counted(language: Language, number: u16, forms: [[&'static str; 2]; 3]) -> String {
    let one = number == 1 || number == 0 && language.spoken() == Language::French;
    let form = pick(language, forms)[usize::from(!one)];
    form.replacen("$0", &number.to_string(), 1)
}

/// With a capital letter at its head, whatever letter it is.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
