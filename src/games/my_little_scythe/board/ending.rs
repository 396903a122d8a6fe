//! The end: who has which trophies, and what decided.

use my_little_scythe::{Decider, Event, MyLittleScythe, Trophy};
use tabletop::{Game as _, Seat};

use super::super::words::{self, Label};
use super::{Seen, label};
use crate::table::{Cell, ResultSheet, Session, Told};

pub(super) fn draw(seen: &Seen, session: &Session<MyLittleScythe>) -> ResultSheet {
    let game = session.now();
    let over = session.entries().iter().rev().find_map(|entry| {
        let found = entry.events.iter().find(|event| matches!(event, Event::Over { .. }))?;
        Some((entry.seat, *found))
    });
    let why = over.map(|(seat, event)| {
        let told = Told { seat, action: None, events: vec![event], passes: false };
        let lines = words::told(seen.language, &|seat| seen.who(seat), &told);
        lines.iter().map(|line| line.plain(seen.language)).collect::<Vec<_>>().join(" ")
    });
    let tie = matches!(
        over,
        Some((_, Event::Over { decided_by: Decider::Friendship | Decider::Enough | Decider::Goods, .. }))
    );
    let row = |seat: Seat| {
        let plain = |value: String| Cell { value, ..Cell::default() };
        let names: Vec<&str> = game.player(seat).trophies.iter().map(|one| words::trophy(seen.language, one)).collect();
        vec![
            Cell {
                strong: true,
                title: names.join(", "),
                ..plain(format!("{}/{}", game.trophies(seat), Trophy::GOAL))
            },
            if game.is_automountie(seat) {
                plain("–".to_owned())
            } else {
                Cell { strong: tie, ..plain(game.player(seat).friendship.to_string()) }
            },
            plain(game.controlled(seat).to_string()),
        ]
    };
    let names = Seat::all(game.seats()).filter_map(|seat| {
        let all: Vec<&str> = game.player(seat).trophies.iter().map(|one| words::trophy(seen.language, one)).collect();
        (!all.is_empty()).then(|| seen.language.labelled(seen.name(seat), &all.join(", ")))
    });
    let goods = format!("{}, {}", label(seen, Label::Apples), label(seen, Label::Gems));
    ResultSheet {
        why: why.unwrap_or_default(),
        columns: vec![label(seen, Label::Trophies).to_owned(), label(seen, Label::Friendship).to_owned(), goods],
        rows: Seat::all(game.seats()).map(row).collect(),
        note: Some(names.collect::<Vec<_>>().join(". ")),
    }
}
