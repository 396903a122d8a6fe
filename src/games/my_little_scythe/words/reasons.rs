//! What speaks for a turn, in the game’s own terms. Of what dice, cards and rivals decide only the hope is told.

use my_little_scythe::{Action, Deed, FRIENDLY, MyLittleScythe, Rest, Seeker, Space, Trophy};
use tabletop::{Game, Seat};

use super::phrase::{Count, Text, count, plain, say};
use super::{Seats, Sentence, place};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;
use crate::table::Reason;

/// What speaks for a turn of `me`, from the position before it: trophies and the way to them, friends, what rivals threaten.
pub(crate) fn reasons(
    language: Language,
    seats: Seats<'_>,
    game: &MyLittleScythe,
    me: Seat,
    turn: &[Action],
) -> Vec<Reason> {
    let mut after = game.clone();
    let mut lines: Vec<Sentence> = Vec::new();
    for action in turn {
        // To begin a fight and to throw in it may give the same hope.
        for hope in hopes(language, seats, &after, me, action) {
            if !lines.contains(&hope) {
                lines.push(hope);
            }
        }
        // What comes to light was only dealt anew here: it is nothing to be told.
        if after.reveals(action) {
            lines.extend(certain(language, &after, me, action));
            break;
        }
        if after.apply(action, &mut ()).is_err() {
            break;
        }
    }
    let plain = |line: Sentence| Reason::new(line.plain(language));
    let told = lines.into_iter().map(plain).chain(nearer(language, game, &after, me));
    let of_rivals = escapes(language, seats, game, &after, me).into_iter().chain(threats(language, seats, game, me));
    told.chain(of_rivals.map(plain)).collect()
}

/// What may come of an action, from the position before it.
fn hopes(language: Language, seats: Seats<'_>, game: &MyLittleScythe, me: Seat, action: &Action) -> Vec<Sentence> {
    match *action {
        Action::Seek(_) => {
            let text = [
                "New goods and a quest come onto the map, where your Seekers can use them.",
                "De nouvelles ressources et une quête arrivent sur le plateau, à portée de vos Fureteurs.",
                "Neue Waren und eine Quest kommen auf den Plan, wo deine Sucher sie brauchen können.",
            ];
            vec![plain(language, text)]
        }
        Action::Go { to, .. } if game.board().quests().contains(to) => {
            let text = ["A quest awaits $0.", "Une quête attend $0.", "$0 wartet eine Quest."];
            vec![say(language, text, &[place::at(language, to)]).capital()]
        }
        Action::Fight(space) => {
            let text = [
                "A pie fight sends $0 back to camp, if you win it; a tie is yours.",
                "Un combat de tartes renvoie $0 au Camp de Base, si vous le gagnez\u{202f}; l’égalité est pour vous.",
                "Eine Tortenschlacht schickt $0 zurück ins Lager, wenn du sie gewinnst; Gleichstand gewinnst du.",
            ];
            let rival = game.rival_on(space, me).map(|rival| say(language, text, &[seats(rival).subject(language)]));
            let friends = game.player(me).friendship.saturating_sub(game.player(me).attack_cost());
            rival.into_iter().chain(fight_trophy(language, game, me, friends)).collect()
        }
        Action::Throw(_) => fight_trophy(language, game, me, game.player(me).friendship).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// That a fight would earn its trophy, with so much Friendship.
fn fight_trophy(language: Language, game: &MyLittleScythe, me: Seat, friendship: u8) -> Option<Sentence> {
    let text = [
        "If you win, you earn the trophy $0.",
        "Si vous gagnez, vous obtenez le trophée $0.",
        "Wenn du gewinnst, bekommst du die Trophäe $0.",
    ];
    let recipes = game.recipes(me, me);
    let open = recipes.iter().any(|one| one.trophy == Trophy::Fight && one.hindrance.is_none());
    (open && friendship >= FRIENDLY).then(|| say(language, text, &[Word::Trophy(Trophy::Fight).into()]))
}

/// What an action that brings something to light does whatever that is.
fn certain(language: Language, game: &MyLittleScythe, me: Seat, action: &Action) -> Option<Sentence> {
    let trophy = match action {
        Action::Conjure(_) | Action::Rest(Rest::Spell) => Trophy::Spells,
        Action::PowerUp { .. } => Trophy::PowerUps,
        Action::Solve(_) => Trophy::Quests,
        _ => return None,
    };
    let text =
        ["It brings you nearer to the trophy $0.", "Vous approchez du trophée $0.", "Du kommst der Trophäe $0 näher."];
    let open = !game.player(me).trophies.has(trophy) && game.progress(me, trophy) < trophy.takes();
    open.then(|| say(language, text, &[Word::Trophy(trophy).into()]))
}

/// Trophies earned, and those that are nearer than before.
fn nearer(language: Language, game: &MyLittleScythe, after: &MyLittleScythe, me: Seat) -> Vec<Reason> {
    let (before, now) = (game.recipes(me, me), after.recipes(me, me));
    let mut lines = Vec::new();
    let mut add =
        |about: String, amount: u8, line: Sentence| lines.push(Reason::of(about, amount, line.plain(language)));
    for (before, now) in before.iter().zip(&now).filter(|(before, _)| !before.placed) {
        let (about, trophy) = (format!("{:?}", before.trophy), Sentence::from(Word::Trophy(before.trophy)));
        if now.placed {
            let text = ["It earns the trophy $0.", "Vous gagnez le trophée $0.", "Das bringt die Trophäe $0."];
            add(about, u8::MAX, say(language, text, &[trophy]));
        } else if now.missing() < before.missing() {
            let text: Text = [
                "It brings you nearer to the trophy $0: $1 of $2.",
                "Vous approchez du trophée $0\u{a0}: $1 sur $2.",
                "Du kommst der Trophäe $0 näher: $1 von $2.",
            ];
            add(about, now.have, say(language, text, &[trophy, now.have.into(), now.need.into()]));
        }
    }
    let (had, has) = (game.player(me).friendship, after.player(me).friendship);
    if has > had {
        let text = ["You gain $0.", "Vous gagnez $0.", "Du gewinnst $0."];
        add("friends".to_owned(), has - had, say(language, text, &[count(language, Count::Friendship, has - had)]));
    }
    lines
}

/// Seekers that a rival could have attacked in its next turn, and cannot any more.
fn escapes(
    language: Language,
    seats: Seats<'_>,
    game: &MyLittleScythe,
    after: &MyLittleScythe,
    me: Seat,
) -> Vec<Sentence> {
    let still = attacks(after, me);
    let text = [
        "$0 could attack your Seeker $1; after this no longer.",
        "$0 pourrait attaquer votre Fureteur $1\u{202f}; plus après ce coup.",
        "$0 könnte deinen Sucher $1 angreifen; danach nicht mehr.",
    ];
    let gone = attacks(game, me).into_iter().filter(|(rival, _)| still.iter().all(|(other, _)| rival != other));
    gone.map(|(rival, at)| say(language, text, &[seats(rival).subject(language), place::at(language, at)])).collect()
}

/// Which rivals could begin a fight for the trophy in their next turn, and where: the first place of each.
fn attacks(game: &MyLittleScythe, me: Seat) -> Vec<(Seat, Space)> {
    let wants = |seat: &Seat| {
        let player = game.player(*seat);
        let friendly = player.friendship >= FRIENDLY + player.attack_cost();
        *seat != me
            && !game.is_automountie(*seat)
            && friendly
            && player.token != Some(Deed::Move)
            && !player.trophies.has(Trophy::Fight)
    };
    let place = |seat: Seat| {
        let mut routes = Seeker::BOTH.into_iter().flat_map(|seeker| game.routes(seat, seeker, me));
        routes.find(|route| route.rival == Some(me)).map(|route| (seat, route.to))
    };
    Seat::all(game.seats()).filter(wants).filter_map(place).collect()
}

/// Who is about to end the game, and by what.
fn threats(language: Language, seats: Seats<'_>, game: &MyLittleScythe, me: Seat) -> Vec<Sentence> {
    let near = |seat: &Seat| *seat != me && game.trophies(*seat) + 1 == Trophy::GOAL;
    let line = |seat: Seat| {
        let who = seats(seat).subject(language);
        if let Some(trophy) = nearest(game, seat, me) {
            let text = [
                "$0 needs only one more trophy, and $1 is near.",
                "Il ne manque plus qu’un trophée à $0, et $1 est proche.",
                "$0 fehlt nur noch eine Trophäe, und $1 ist nah.",
            ];
            return say(language, text, &[who, Word::Trophy(trophy).into()]);
        }
        let text = [
            "$0 needs only one more trophy.",
            "Il ne manque plus qu’un trophée à $0.",
            "$0 fehlt nur noch eine Trophäe.",
        ];
        say(language, text, &[who])
    };
    Seat::all(game.seats()).filter(near).map(line).collect()
}

/// The trophy that a rival lacks least of, as far as everybody sees.
fn nearest(game: &MyLittleScythe, rival: Seat, me: Seat) -> Option<Trophy> {
    const NEAR: u8 = 2;
    let recipes = game.recipes(rival, me);
    let open = recipes.iter().filter(|one| {
        !game.is_automountie(rival) && !one.placed && Trophy::CLAIMED.contains(&one.trophy) && one.missing() <= NEAR
    });
    open.min_by_key(|one| one.missing()).map(|one| one.trophy)
}
