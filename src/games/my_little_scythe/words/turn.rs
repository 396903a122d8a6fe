//! What is expected now.

use my_little_scythe::{Decision, Effect, MyLittleScythe, Seek, Step, Token};
use tabletop::{Game, Seat};

use super::phrase::{Count, Text, count, plain, say};
use super::{Seats, Sentence, goods, place};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;
use crate::table::Who;

/// What the table waits for.
pub(crate) fn expected(language: Language, game: &MyLittleScythe, seats: Seats<'_>) -> String {
    sentence(language, game, seats).plain(language)
}

fn sentence(language: Language, game: &MyLittleScythe, seats: Seats<'_>) -> Sentence {
    let (Some(decision), Some(seat)) = (game.decision(), game.to_act()) else {
        return plain(language, ["The game is over.", "La partie est finie.", "Das Spiel ist vorbei."]);
    };
    match seats(seat) {
        Who::Rival(name) => rival(language, decision, name),
        Who::You => you(language, game, decision, seat, seats),
    }
}

/// What a rival is at.
fn rival(language: Language, decision: Decision, name: &str) -> Sentence {
    let text: Text = match decision {
        Decision::Action => ["$0 is choosing an action.", "$0 choisit une action.", "$0 wählt eine Aktion."],
        Decision::Seekers => ["$0 is moving Seekers.", "$0 déplace ses Fureteurs.", "$0 zieht mit den Suchern."],
        Decision::Fight => ["$0 is choosing a fight.", "$0 choisit un combat.", "$0 wählt eine Tortenschlacht."],
        Decision::Throw => [
            "$0 is secretly choosing pies and spells.",
            "$0 choisit en secret ses tartes et ses sorts.",
            "$0 wählt heimlich Torten und Zauber.",
        ],
        Decision::Defence | Decision::Feisty | Decision::Trophy => {
            ["$0 is thinking about a trophy.", "$0 pense à un trophée.", "$0 denkt über eine Trophäe nach."]
        }
        Decision::Rest => ["$0 is resting in camp.", "$0 se régénère au Camp de Base.", "$0 rastet im Lager."],
        Decision::Quest => ["$0 has found quests.", "$0 a trouvé des quêtes.", "$0 hat Quests gefunden."],
        Decision::Option | Decision::From | Decision::Onto | Decision::To | Decision::Remove => {
            ["$0 is on a quest.", "$0 accomplit une quête.", "$0 ist auf einer Quest."]
        }
        Decision::Discard => ["$0 is sorting spells.", "$0 trie ses sorts.", "$0 sortiert Zauber."],
        Decision::Tile => ["$0 is looking at tiles.", "$0 regarde des tuiles.", "$0 sieht sich Plättchen an."],
        Decision::Place => ["$0 is placing what was found.", "$0 place ses trouvailles.", "$0 legt Gefundenes aus."],
        Decision::Catapult => [
            "$0 is loading the Supply Catapult.",
            "$0 charge la Catapulte à provisions.",
            "$0 lädt das Vorratskatapult.",
        ],
        Decision::Automountie => ["$0 is turning up a card.", "$0 retourne une carte.", "$0 deckt eine Karte auf."],
    };
    say(language, text, &[name.into()])
}

fn you(language: Language, game: &MyLittleScythe, decision: Decision, seat: Seat, seats: Seats<'_>) -> Sentence {
    let step = game.step();
    let (text, values): (Text, Vec<Sentence>) = match decision {
        Decision::Action => return choose(language, game, seat),
        Decision::Seekers => return moving(language, game, seat),
        Decision::Fight if game.legal().len() == 1 => (
            [
                "A pie fight awaits: begin it.",
                "Un combat de tartes vous attend\u{a0}: commencez-le.",
                "Eine Tortenschlacht steht an: beginne sie.",
            ],
            Vec::new(),
        ),
        Decision::Fight => (
            [
                "Pie fights await: choose which comes first.",
                "Des combats de tartes vous attendent\u{a0}: choisissez le premier.",
                "Tortenschlachten warten: wähle, welche zuerst kommt.",
            ],
            Vec::new(),
        ),
        Decision::Throw => return throw(language, step, seat, seats),
        Decision::Defence => (
            [
                "You won the fight as defender: take the trophy, or decline it.",
                "Vous avez gagné en défense\u{a0}: prenez le trophée, ou refusez-le.",
                "Du hast als Verteidiger gewonnen: nimm die Trophäe, oder lehne sie ab.",
            ],
            Vec::new(),
        ),
        Decision::Feisty => (
            [
                "You lost, but you are $0: show it for the trophy, or keep it secret.",
                "Vous avez perdu, mais vous avez $0\u{a0}: montrez-la pour le trophée, ou gardez-la secrète.",
                "Du hast verloren, bist aber $0: zeige es für die Trophäe, oder behalte es für dich.",
            ],
            vec![Word::Personality(my_little_scythe::Personality::Feisty).into()],
        ),
        Decision::Rest => (
            [
                "Rest in camp: take 1 spell or 2 pies.",
                "Régénération au Camp de Base\u{a0}: prenez 1 sort ou 2 tartes.",
                "Rast im Lager: nimm 1 Zauber oder 2 Torten.",
            ],
            Vec::new(),
        ),
        Decision::Quest if game.legal().len() == 1 => (
            [
                "A quest is before you: see what it asks.",
                "Une quête est devant vous\u{a0}: voyez ce qu’elle demande.",
                "Eine Quest liegt vor dir: sieh nach, worum sie bittet.",
            ],
            Vec::new(),
        ),
        Decision::Quest => (
            [
                "Two quests are before you: choose which to look at first.",
                "Deux quêtes sont devant vous\u{a0}: choisissez laquelle regarder d’abord.",
                "Zwei Quests liegen vor dir: wähle, welche du zuerst ansiehst.",
            ],
            Vec::new(),
        ),
        Decision::Option => {
            let Step::Card(quest) = step else { return Sentence::default() };
            (
                [
                    "$0: choose the first answer, the second, or no thanks.",
                    "$0\u{a0}: choisissez la première réponse, la deuxième, ou «\u{202f}non merci\u{202f}».",
                    "$0: wähle die erste Antwort, die zweite, oder „nein danke“.",
                ],
                vec![Word::Quest(quest).into()],
            )
        }
        Decision::From | Decision::Onto | Decision::To | Decision::Remove => return quest(language, game, decision),
        Decision::Discard => (
            ["Choose a spell to discard.", "Choisissez un sort à défausser.", "Wähle einen Zauber zum Ablegen."],
            Vec::new(),
        ),
        Decision::Tile => (
            [
                "Choose the tile you keep for good.",
                "Choisissez la tuile que vous gardez pour de bon.",
                "Wähle das Plättchen, das du für immer behältst.",
            ],
            Vec::new(),
        ),
        Decision::Place => return placing(language, step),
        Decision::Catapult => (
            [
                "Supply Catapult: send 1 or 2 goods to your other Seeker, or leave it.",
                "Catapulte à provisions\u{a0}: envoyez 1 ou 2 ressources à votre autre Fureteur, ou laissez-la.",
                "Vorratskatapult: schieße 1 oder 2 Waren zu deinem anderen Sucher, oder lass es.",
            ],
            Vec::new(),
        ),
        Decision::Trophy => (
            [
                "You have earned a trophy: choose which one you place.",
                "Vous avez gagné un trophée\u{a0}: choisissez lequel placer.",
                "Du hast eine Trophäe verdient: wähle, welche du setzt.",
            ],
            Vec::new(),
        ),
        Decision::Automountie => (
            [
                "The Automountie turns up her next card.",
                "L’Automountie retourne sa prochaine carte.",
                "Die Automountie deckt ihre nächste Karte auf.",
            ],
            Vec::new(),
        ),
    };
    say(language, text, &values)
}

/// An action of the mat; in the finale it is the last.
fn choose(language: Language, game: &MyLittleScythe, seat: Seat) -> Sentence {
    let text: Text = match (game.is_finale(), game.player(seat).token) {
        (true, _) => [
            "Your last turn: choose an action. You may place any number of trophies.",
            "Votre dernier tour\u{a0}: choisissez une action. Le nombre de trophées n’est plus limité.",
            "Dein letzter Zug: wähle eine Aktion. Du darfst beliebig viele Trophäen setzen.",
        ],
        (_, Some(_)) => [
            "Your turn: choose any action but $0.",
            "À vous\u{a0}: choisissez une action autre que «\u{202f}$0\u{202f}».",
            "Du bist dran: wähle eine andere Aktion als „$0“.",
        ],
        _ => [
            "Your turn: choose any action.",
            "À vous\u{a0}: choisissez une action.",
            "Du bist dran: wähle eine beliebige Aktion.",
        ],
    };
    let token = game.player(seat).token.map(|deed| Word::Deed(deed).into()).unwrap_or_default();
    say(language, text, &[token])
}

fn moving(language: Language, game: &MyLittleScythe, seat: Seat) -> Sentence {
    let _ = (game, seat);
    plain(
        language,
        [
            "Move: choose a Seeker and where it goes, or stay.",
            "Déplacement\u{a0}: choisissez un Fureteur et sa destination, ou restez.",
            "Bewegen: wähle einen Sucher und sein Ziel, oder bleib stehen.",
        ],
    )
}

fn throw(language: Language, step: Step, seat: Seat, seats: Seats<'_>) -> Sentence {
    let Step::Throwing(fight) = step else { return Sentence::default() };
    let other = if fight.attacker == seat { fight.defender } else { fight.attacker };
    let text: Text = if fight.attacker == seat {
        [
            "Pie fight with $0 $1: choose your pies and spells in secret. A tie is yours.",
            "Combat de tartes contre $0 $1\u{a0}: choisissez vos tartes et vos sorts en secret. L’égalité est pour vous.",
            "Tortenschlacht mit $0 $1: wähle heimlich Torten und Zauber. Gleichstand gewinnst du.",
        ]
    } else {
        [
            "$0 attacks you $1: choose your pies and spells in secret. A tie is not enough.",
            "$0 vous attaque $1\u{a0}: choisissez vos tartes et vos sorts en secret. L’égalité ne suffit pas.",
            "$0 greift dich $1 an: wähle heimlich Torten und Zauber. Gleichstand reicht nicht.",
        ]
    };
    say(language, text, &[seats(other).subject(language), place::at(language, fight.space)])
}

/// The parts of a quest.
fn quest(language: Language, game: &MyLittleScythe, decision: Decision) -> Sentence {
    let Some(solving) = game.step().solving() else { return Sentence::default() };
    let title = Sentence::from(Word::Quest(solving.quest));
    let effect = solving.quest.option(solving.option).get(usize::from(solving.effect));
    let (good, number) = match effect {
        Some(
            &(Effect::Pay(good, number)
            | Effect::Give(good, number)
            | Effect::Take(good, number)
            | Effect::Share(good, number)),
        ) => (Some(good), number.saturating_sub(solving.done)),
        _ => (None, 0),
    };
    let left = good.map(|good| goods::good(language, good, number)).unwrap_or_default();
    let text: Text = match decision {
        Decision::From => [
            "$0: choose the hex that pays ($1 left).",
            "$0\u{a0}: choisissez la case qui paie (reste $1).",
            "$0: wähle das Feld, das zahlt (noch $1).",
        ],
        Decision::Onto => [
            "$0: choose the hex that gains ($1 left).",
            "$0\u{a0}: choisissez la case qui reçoit (reste $1).",
            "$0: wähle das Feld, das etwas bekommt (noch $1).",
        ],
        Decision::To => [
            "$0: choose whose Seeker gets the gift.",
            "$0\u{a0}: choisissez le Fureteur qui reçoit le cadeau.",
            "$0: wähle, wessen Sucher das Geschenk bekommt.",
        ],
        _ => [
            "$0: choose an apple, a gem or a quest to take off the board.",
            "$0\u{a0}: choisissez une pomme, une gemme ou une quête à retirer du plateau.",
            "$0: wähle einen Apfel, einen Edelstein oder eine Quest, die vom Plan verschwindet.",
        ],
    };
    say(language, text, &[title, left])
}

/// The next die of a Seek.
fn placing(language: Language, step: Step) -> Sentence {
    let Step::Seeking { seek, dice, next } = step else { return Sentence::default() };
    let next = usize::from(next);
    let (Some(&token), Some(&region)) = (Seek::dice(seek).get(next), dice.get(next)) else {
        return Sentence::default();
    };
    let text: Text = if token == Token::Quest {
        [
            "Place $0 $1, on a hex without Seeker or quest ($2 left).",
            "Placez $0 $1, sur une case sans Fureteur ni quête (reste $2).",
            "Lege $0 $1 auf ein Feld ohne Sucher und Quest (noch $2).",
        ]
    } else {
        [
            "Place $0 anywhere $1; on a rival’s hex it is a gift ($2 left).",
            "Placez $0 $1\u{202f}; sur la case d’un adversaire, c’est un cadeau (reste $2).",
            "Lege $0 $1; auf dem Feld eines Gegners ist es ein Geschenk (noch $2).",
        ]
    };
    let left = count(language, Count::Tokens, (dice.len() - next) as u8);
    say(language, text, &[goods::a_token(language, token).into(), place::in_region(language, region), left])
}
