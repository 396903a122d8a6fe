//! What speaks for a plan, in the game's own terms: what it brings now, what for, and what it leads to.

use la_granja::{Action, Card, Cargo, Cause, Event, Good, LaGranja, Player, Side};
use tabletop::{Game as _, Seat};

use super::three::{Three, colon, counted, pick, say};
use super::{Seats, Sentence, Word, good, helper_line, points};
use crate::i18n::Language;
use crate::table::Reason;

/// What a plan does and brings to `me`, from the position before it.
pub(crate) fn reasons(
    language: Language,
    _seats: Seats<'_>,
    game: &LaGranja,
    me: Seat,
    plan: &[Action],
) -> Vec<Reason> {
    let (mut after, mut events) = (game.clone(), Vec::new());
    for action in plan {
        // What others do then is no part of the plan, and what comes to light is not known yet.
        if after.to_act() != Some(me) || after.reveals(action) || after.apply(action, &mut events).is_err() {
            break;
        }
    }
    let mut all: Vec<Reason> = going_on(language, plan).into_iter().map(Reason::new).collect();
    let delivered = events.iter().filter(|event| matches!(event, Event::Delivered { seat, .. } if *seat == me)).count();
    if delivered > 0 {
        let forms = [
            ["It makes $0 delivery.", "It makes $0 deliveries."],
            ["Cela fait $0 livraison.", "Cela fait $0 livraisons."],
            ["Es macht $0 Lieferung.", "Es macht $0 Lieferungen."],
        ];
        all.push(Reason::of("deliveries", delivered as i32, counted(language, delivered as u16, forms)));
    }
    all.extend(events.iter().filter_map(|event| deed(language, me, event)).map(Reason::new));
    let (before, then) = (game.player(me), after.player(me));
    let gained = then.points.saturating_sub(before.points);
    let mut brought = gains(language, before, then);
    if gained > 0 {
        brought.insert(0, points(language, gained));
    }
    if !brought.is_empty() {
        let brings = pick(language, ["It brings", "Cela rapporte", "Es bringt"]);
        let worth = worth(then) - worth(before);
        all.push(Reason::of("brings", worth, format!("{brings} {}.", brought.join(", "))));
    }
    all.extend(next_goal(language, &after, me).map(Reason::new));
    all
}

/// What somebody has, so that more of one thing and less of another can be held against each other: about four times its VP.
fn worth(player: &Player) -> i32 {
    let goods: u8 = Good::ALL.into_iter().map(|good| player.all_of(good)).sum();
    4 * i32::from(player.points) + i32::from(player.silver) + 4 * i32::from(player.commodities) + 3 * i32::from(goods)
}

/// What is worth a sentence of its own.
fn deed(language: Language, me: Seat, event: &Event) -> Option<String> {
    let of = |three: Three, word: Word| say(language, three, &[Sentence::from(word)]).plain(language);
    Some(match *event {
        Event::CraftDone { seat, craft, .. } if seat == me => {
            of(["It completes $0.", "Cela termine\u{a0}: $0.", "Es macht fertig: $0."], Word::Craft(craft))
        }
        Event::BarrowDone { seat, .. } if seat == me => pick(
            language,
            [
                "It fills a barrow, which goes to the market.",
                "Cela remplit une charrette, qui va au marché.",
                "Es füllt einen Karren, der zum Markt fährt.",
            ],
        )
        .to_owned(),
        Event::Played { seat, card, side, .. } if seat == me => played(language, card, side),
        Event::Ready { seat, donkeys: Some(donkeys) } if seat == me => counted(
            language,
            donkeys.into(),
            [
                ["It gives you $0 delivery this round.", "It gives you $0 deliveries this round."],
                ["Cela vous donne $0 livraison ce tour.", "Cela vous donne $0 livraisons ce tour."],
                ["Es gibt dir diese Runde $0 Lieferung.", "Es gibt dir diese Runde $0 Lieferungen."],
            ],
        ),
        Event::Rested {
            seat,
            from,
            to,
            why: Cause::Die(_) | Cause::SharedDie(_) | Cause::Helper(_) | Cause::Roof(_),
        } if seat == me && to > from => pick(
            language,
            [
                "It takes you up the siesta track.",
                "Cela vous avance sur la piste Siesta.",
                "Es bringt dich auf der Siestaleiste voran.",
            ],
        )
        .to_owned(),
        Event::Placed { seat, .. } if seat == me => pick(
            language,
            [
                "A marker that scores each round it stays.",
                "Un pion qui rapporte à chaque tour où il reste.",
                "Ein Marker, der jede Runde zählt, die er bleibt.",
            ],
        )
        .to_owned(),
        Event::RoofBought { seat, tile, .. } if seat == me => of(
            ["It puts $0 on your roof.", "Cela pose sur votre toit\u{a0}: $0.", "Es bringt auf dein Dach: $0."],
            Word::Roof(tile),
        ),
        _ => return None,
    })
}

/// What a card is good for on its side of the farm.
fn played(language: Language, card: Card, side: Side) -> String {
    let face = card.face();
    let of = |three: Three, what: &str| say(language, three, &[what.into()]).plain(language);
    match side {
        Side::Field => of(
            [
                "A field that gives $0 each round.",
                "Un champ qui donne chaque tour\u{a0}: $0.",
                "Ein Feld, das jede Runde bringt: $0.",
            ],
            good(language, face.field),
        ),
        Side::Barrow(_) => of(
            [
                "A barrow worth $0, and a market space.",
                "Une charrette de $0, et une place au marché.",
                "Ein Karren für $0 und ein Marktplatz.",
            ],
            &points(language, face.value.into()),
        ),
        Side::Extension => pick(
            language,
            [
                "An extension that pays off in every round to come.",
                "Une extension qui sert à chaque tour qui vient.",
                "Eine Erweiterung, die sich in jeder weiteren Runde lohnt.",
            ],
        )
        .to_owned(),
        Side::Helper(_) => {
            let mut line = super::helper(language, card).to_owned();
            line.push_str(colon(language));
            line.push_str(helper_line(language, card));
            line
        }
    }
}

/// Silver, commodities and goods that are more than before.
fn gains(language: Language, before: &Player, after: &Player) -> Vec<String> {
    let mut all = Vec::new();
    let silver = after.silver.saturating_sub(before.silver);
    if silver > 0 {
        all.push(good::silver(language, silver));
    }
    let commodities = after.commodities.saturating_sub(before.commodities);
    if commodities > 0 {
        all.push(good::commodities(language, commodities));
    }
    for it in Good::ALL {
        let more = after.all_of(it).saturating_sub(before.all_of(it));
        if more > 0 {
            all.push(good::goods(language, it, more));
        }
    }
    all
}

/// Where the round leads from there: the own barrow or row that lacks least.
fn next_goal(language: Language, game: &LaGranja, seat: Seat) -> Option<String> {
    let me = game.player(seat);
    let open = |cargo: Vec<Cargo>, filled: u8| -> Vec<Cargo> {
        let missing = cargo.into_iter().enumerate().filter(|(place, _)| filled >> place & 1 == 0);
        missing.map(|(_, cargo)| cargo).collect()
    };
    let barrows = me.barrows.into_iter().flatten().map(|barrow| {
        let face = barrow.card.face();
        let name = say(
            language,
            ["the barrow for $0", "la charrette de $0", "der Karren für $0"],
            &[points(language, face.value.into()).as_str().into()],
        );
        (open(face.barrow.iter().map(|&good| Cargo::Good(good)).collect(), barrow.filled), name)
    });
    let rows = la_granja::Craft::ALL.into_iter().filter(|&craft| !me.has_craft(craft)).filter_map(|craft| {
        let own = me.rows[craft as usize]?;
        Some((open(craft.row(own.row).to_vec(), own.filled), Word::Craft(craft).into()))
    });
    let held = |cargo: &Cargo| match *cargo {
        Cargo::Good(good) => me.all_of(good) > 0,
        Cargo::Commodity => me.commodities > 0,
    };
    let (missing, name) = barrows
        .chain(rows)
        .filter(|(missing, _)| !missing.is_empty())
        .min_by_key(|(missing, _)| (missing.iter().filter(|cargo| !held(cargo)).count(), missing.len()))?;
    let wanted: Vec<&str> = missing.iter().map(|&cargo| super::cargo(language, cargo)).collect();
    let next: Three = [
        "The next goal from there: $0. Still wanted: $1.",
        "Le but suivant\u{a0}: $0. Il manque encore\u{a0}: $1.",
        "Das nächste Ziel danach: $0. Noch gebraucht: $1.",
    ];
    Some(say(language, next, &[name, wanted.join(", ").as_str().into()]).plain(language))
}

/// What speaks for going on where something could be done.
fn going_on(language: Language, plan: &[Action]) -> Option<String> {
    let ends = plan.iter().all(|action| matches!(action, Action::Done | Action::Pass));
    let why: Three = [
        "What could be done here brings less than it costs.",
        "Ce que l’on peut faire ici rapporte moins qu’il ne coûte.",
        "Was hier möglich ist, bringt weniger, als es kostet.",
    ];
    ends.then(|| pick(language, why).to_owned())
}
