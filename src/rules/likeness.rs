//! Words as they are compared by a search: without accents and endings, numbers by their figures, and without those that a
//! question has whatever it is about.

use crate::i18n::{Language, fold};

/// The words of a text, folded.
pub(super) fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The words of a question that say what it is about; all of them, if it has no other. A single letter is none.
pub(super) fn asked_words(language: Language, query: &str) -> Vec<String> {
    let mut all = words(query);
    all.retain(|word| word.chars().count() > 1 || word.chars().all(|letter| letter.is_ascii_digit()));
    let has_a_die = query.split(|letter: char| !letter.is_alphabetic()).any(|word| matches!(word, "dé" | "dés"));
    // A French die is another word without its accent.
    let is_die = |word: &String| has_a_die && matches!(word.as_str(), "de" | "des");
    let idle = |word: &String| !is_die(word) && IDLE[language.spoken() as usize].split(' ').any(|other| other == word);
    let telling: Vec<String> = all.iter().filter(|word| !idle(word)).cloned().collect();
    if telling.is_empty() { all } else { telling }
}

/// How like a known word is what was typed, from 0 to 1: the same, another form of it, its beginning, a part of it.
pub(super) fn likeness(language: Language, known: &str, typed: &str) -> f32 {
    let is_figure = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
    if known == typed || is_figure(typed) && figure(language, known) == Some(typed) {
        return 1.0;
    }
    if is_figure(known) {
        return if figure(language, typed) == Some(known) { 0.9 } else { 0.0 };
    }
    let same: usize =
        known.chars().zip(typed.chars()).take_while(|(one, other)| one == other).map(|(one, _)| one.len_utf8()).sum();
    let (more, less) = (&known[same..], &typed[same..]);
    let is_plural = |ending: &str| matches!(ending, "" | "s" | "es" | "x" | "e" | "n" | "en" | "er" | "ern");
    let is_ending =
        |ending: &str| is_plural(ending) || matches!(ending, "t" | "te" | "st" | "r" | "nt" | "ing" | "ed" | "d");
    match (more.len(), less.len()) {
        _ if same > 2 && (more.is_empty() || less.is_empty()) && is_plural(more) && is_plural(less) => 0.9,
        _ if same > 2
            && matches!((more, less), ("y", "ies") | ("ies", "y") | ("u", "aux") | ("l", "ux") | ("ux", "l")) =>
        {
            0.9
        }
        _ if same > 3 && is_ending(more) && is_ending(less) => 0.8,
        // Two or three letters begin too many words.
        (_, 0) if same > 3 => 0.6,
        (0..=3, 0..=3) if same > 4 => 0.5,
        _ if typed.len() > 4 && known.contains(typed) => 0.4,
        _ => 0.0,
    }
}

/// The figure of a number that is written out.
fn figure(language: Language, word: &str) -> Option<&'static str> {
    const FIGURES: [&str; 11] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    let place = NUMBERS[language.spoken() as usize].split(' ').position(|number| number == word)?;
    FIGURES.get(place).copied()
}

/// From two to twelve, in the order of [`Language::ALL`].
const NUMBERS: [&str; 3] = [
    "two three four five six seven eight nine ten eleven twelve",
    "deux trois quatre cinq six sept huit neuf dix onze douze",
    "zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
];

/// Words that a question has whatever it is about, folded, in the order of [`Language::ALL`].
const IDLE: [&str; 3] = [
    "a about after again all allowed also am an and any anything are as ask at be been before being but by can cannot could did \
     another both bring brings decide decided come comes do does doing done don each else ever every everybody exactly find for from game get gets getting give go goes going got \
     had happen happens has have having he her here hers him his how i if in into is it its just know let like many may me \
     mean means might mine more much must my need needs no not number now of off on one ones only or other our out over own per \
     play player players please possible rule rules s several shall she should so some somebody someone something still take \
     takes than that the their them then there these they thing things this those to too up us use used uses using want was way we \
     were what when where whether which while who whose why will with work works would you your",
    "a ai ainsi alors apres as au autant aucun aussi autre autres aux avant avec avoir avons c ca ce cela ces cet cette chacun chaque \
     chez ci combien comme comment d dans de des dois doit donc dont du elle elles en encore entre es est et etre eu exactement \
     faire fait faut font ici il ils j je joue jouer joueur joueurs l la obtenir obtient recevoir recoit sert servent servir le les leur leurs lors lui m ma mais me meme mes \
     mien moi mon n ne ni non nos notre nous on ont ou par parmi partie pas pendant peut peuvent peux rapporte rapportent decide nombre plus plusieurs pour pourquoi \
     prend prendre puis puisje qu quand que quel quelle quelles quels qui quoi regle regles s sa sans se sera servir ses si \
     son sont sous sur t ta tant te tes toi ton toujours tous tout toute toutes tu un une utilise utiliser va vais veut vos \
     vient votre vous y",
    "ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bekomme bekommen bekommt bestimmt bin bis bleibt bringen bringt entscheidet gegen gleichviele anzahl brauche brauchen braucht da dabei dann darf darfst das dass dazu dein deine dem den denn der des dich die dies \
     diese dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas fur ganz geben gehen geht genau \
     gibt habe haben hat hier ich ihm ihn ihr im immer in ins ist ja jede jedem jeden jeder jedes jemand kann kannst kein keine \
     keinen kommt konnen kriege lang man mehr mein meine meinem meinen meiner mich mir mit muss musst nach nicht nichts noch \
     nun nur nutzen ob oder ohne passiert regel regeln sein seine selbst sich sie sind so soll spiel spiele spielen spieler spielt \
     einsetzen kommen mal machen macht nehme nehmen nimmt nutzt tun und uns unter viel viele vom von vor wann war warum was welche welcher welches wem wen wenn wer werden wie wie \
     wieder will wird wo wohin wozu wofur wurde zu zum zur",
];
