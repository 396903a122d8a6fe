//! What speaks for a turn, in the game’s own terms.

use my_little_scythe::{Action, MyLittleScythe, Trophy};
use tabletop::{Game, Seat};

use super::phrase::{Count, Text, count, plain, say};
use super::{Seats, Sentence};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;

/// What speaks for a turn of `me`, from the position before it: trophies and the way to them, friends, what a rival is near to.
pub(crate) fn reasons(
    language: Language,
    seats: Seats<'_>,
    game: &MyLittleScythe,
    me: Seat,
    turn: &[Action],
) -> Vec<String> {
    let mut after = game.clone();
    let mut lines: Vec<Sentence> = Vec::new();
    for action in turn {
        if matches!(action, Action::Seek(_)) {
            let text = [
                "New goods and a quest come onto the map, where your Seekers can use them.",
                "De nouvelles ressources et une quête arrivent sur le plateau, à portée de vos Fureteurs.",
                "Neue Waren und eine Quest kommen auf den Plan, wo deine Sucher sie brauchen können.",
            ];
            lines.push(plain(language, text));
        }
        if let Action::Go { to, .. } = *action
            && after.board().quests().contains(to)
        {
            let text = ["A quest awaits $0.", "Une quête attend $0.", "$0 wartet eine Quest."];
            lines.push(say(language, text, &[super::place::at(language, to)]).capital());
        }
        if let Action::Fight(space) = *action
            && let Some(rival) = after.rival_on(space, me)
        {
            let text = [
                "A pie fight sends $0 back to camp, if you win it; a tie is yours.",
                "Un combat de tartes renvoie $0 au camp, si vous le gagnez\u{202f}; l’égalité est pour vous.",
                "Eine Tortenschlacht schickt $0 zurück ins Lager, wenn du sie gewinnst; Gleichstand gewinnst du.",
            ];
            lines.push(say(language, text, &[seats(rival).subject(language)]));
        }
        if after.apply(action, &mut ()).is_err() {
            break;
        }
    }
    lines.extend(nearer(language, game, &after, me));
    lines.extend(threats(language, seats, game, me));
    lines.iter().map(|line| line.plain(language)).collect()
}

/// Trophies earned, and those that are nearer than before.
fn nearer(language: Language, game: &MyLittleScythe, after: &MyLittleScythe, me: Seat) -> Vec<Sentence> {
    let (before, now) = (game.recipes(me, me), after.recipes(me, me));
    let mut lines = Vec::new();
    for (before, now) in before.iter().zip(&now).filter(|(before, _)| !before.placed) {
        let trophy = Sentence::from(Word::Trophy(before.trophy));
        if now.placed {
            let text = ["It earns the trophy $0.", "Vous gagnez le trophée $0.", "Das bringt die Trophäe $0."];
            lines.push(say(language, text, &[trophy]));
        } else if now.missing() < before.missing() {
            let text: Text = [
                "It brings you nearer to the trophy $0: $1 of $2.",
                "Vous approchez du trophée $0\u{a0}: $1 sur $2.",
                "Du kommst der Trophäe $0 näher: $1 von $2.",
            ];
            lines.push(say(language, text, &[trophy, now.have.into(), now.need.into()]));
        }
    }
    let (had, has) = (game.player(me).friendship, after.player(me).friendship);
    if has > had {
        let text = ["You gain $0.", "Vous gagnez $0.", "Du gewinnst $0."];
        lines.push(say(language, text, &[count(language, Count::Friendship, has - had)]));
    }
    lines
}

/// Who is about to end the game.
fn threats(language: Language, seats: Seats<'_>, game: &MyLittleScythe, me: Seat) -> Vec<Sentence> {
    let near = |seat: &Seat| *seat != me && game.trophies(*seat) + 1 == Trophy::GOAL;
    let line = |seat: Seat| {
        let text = [
            "$0 needs only one more trophy.",
            "Il ne manque plus qu’un trophée\u{a0}: $0.",
            "$0 fehlt nur noch eine Trophäe.",
        ];
        say(language, text, &[seats(seat).subject(language)])
    };
    Seat::all(game.seats()).filter(near).map(line).collect()
}
