//! Whole turns as a person sees them happen.

use crate::common::{self, Table, act, card, goods, seen, table};
use little_factory::{Building, End, Event, LittleFactory, Resource, Row};
use tabletop::{Game, Seat};

/// All that is seen in a turn.
fn turn(table: &Table, actions: &[&str]) -> (Vec<String>, LittleFactory) {
    let mut game = table.game();
    let told = actions.iter().flat_map(|action| seen(&mut game, action)).collect();
    (told, game)
}

#[test]
fn a_turn_with_both_windows_is_seen_in_order() {
    let table = table(2)
        .hand(1, "fishing_pole wood*2 barrel wheat")
        .built(1, "pond tavern")
        .open("fish planks charcoal brick cow bread iron sawmill market castle dairy mill")
        .next("charcoal yarn sheep leather cloth meat tannery");
    let (told, game) =
        turn(&table, &["use pond: (fishing_pole)", "produce planks: wood wood", "use tavern: wheat barrel", "end"]);
    assert_eq!(
        told,
        [
            "1 uses pond",
            "1 reveals fishing_pole",
            "1 gains fish",
            "1 pays wood wood",
            "1 gains planks",
            "1 uses tavern",
            "1 pays wheat barrel",
            "1 takes 2 at tavern, 10 left",
            "row II: charcoal in place 3",
            "row II: yarn in place 1",
            "row II: sheep in place 2",
            "row III: leather in place 3",
            "row III: cloth in place 4",
            "row III: meat in place 5",
            "2 is next"
        ]
    );
    assert_eq!(common::hand(&game, 1), "fish planks fishing_pole");
}

#[test]
fn every_kind_of_event_carries_who_what_and_how_much() {
    let mut game = table(2).hand(1, "bread milk sheep yarn").built(1, "restaurant market").open("yarn mill").game();
    let seat = Seat(0);
    assert_eq!(
        act(&mut game, "use restaurant: bread milk"),
        [
            Event::Activated { seat, building: Building::Restaurant },
            Event::Paid { seat, goods: goods("bread milk") },
            Event::TokensTaken { seat, building: Building::Restaurant, tokens: 4, left: 8 },
        ]
    );
    assert_eq!(
        act(&mut game.clone(), "produce yarn: (sheep)"),
        [
            Event::Revealed { seat, goods: goods("sheep") },
            Event::Gained { seat, card: Resource::Yarn.into() },
            Event::ActionDone { seat },
        ]
    );
    assert_eq!(
        act(&mut game, "trade sheep yarn > mill"),
        [
            Event::Traded { seat, goods: goods("sheep yarn"), coins: 8, lost: 2 },
            Event::Gained { seat, card: Building::Mill.into() },
            Event::ActionDone { seat },
        ]
    );
    let told = act(&mut game, "end");
    assert_eq!(told.last(), Some(&Event::TurnPassed { to: Seat(1) }));
    assert!(told[..told.len() - 1].iter().all(|event| matches!(event, Event::Refilled { .. })));
}

#[test]
fn resources_come_before_buildings_and_equal_cards_one_by_one() {
    let table = table(2).hand(1, "bread").open("brick mill").game();
    let mut game = table;
    assert_eq!(
        seen(&mut game, "trade bread > mill wood wood brick"),
        ["1 trades bread for 11 coins", "1 gains wood", "1 gains wood", "1 gains brick", "1 gains mill"]
    );
}

#[test]
fn the_first_turn_shows_the_tile_and_what_it_bought() {
    let mut game = table(3).turn(2).open("flour*2 brick charcoal yarn cow").game();
    assert_eq!(
        act(&mut game, "trade tile > wood flour"),
        [
            Event::Traded { seat: Seat(2), goods: goods("-"), coins: 5, lost: 1 },
            Event::Gained { seat: Seat(2), card: card("wood") },
            Event::Gained { seat: Seat(2), card: card("flour") },
            Event::ActionDone { seat: Seat(2) },
        ]
    );
    let told = seen(&mut game, "end");
    assert_eq!(told.last().map(String::as_str), Some("1 is next"));
    assert!(!told.iter().any(|line| line.starts_with("row II:")), "a flour is left, the row is full");
}

#[test]
fn a_reshuffle_is_seen_between_the_last_card_of_the_old_deck_and_the_first_of_the_new() {
    let mut game = table(2)
        .hand(1, "cow*2 sheep*2 planks*2 yarn")
        .hand(2, "fish cut_stone*2 charcoal*3")
        .after()
        .open("brick*3 barrel bread cloth iron leather")
        .next("flour")
        .rest_discarded()
        .game();
    let told = act(&mut game, "end");
    let rows: Vec<_> = told.iter().take_while(|event| !matches!(event, Event::TurnPassed { .. })).collect();
    let ii = |slot, card| Event::Refilled { row: Row::LevelII, slot, card };
    // Flour and Yarn are left to be discarded: whichever comes first, the row stays at three kinds.
    assert_eq!(*rows[0], ii(1, card("flour")));
    assert_eq!(*rows[1], Event::Reshuffled { row: Row::LevelII, cards: 2 });
    let new: Vec<Event> = rows[2..4].iter().map(|event| **event).collect();
    assert!(new.contains(&ii(1, card("flour"))) && new.contains(&ii(2, card("yarn"))), "{new:?}");
    assert!(!rows[4..].iter().any(|event| matches!(event, Event::Refilled { row: Row::LevelII, .. })));
}

#[test]
fn the_end_is_the_last_thing_seen() {
    let near = table(2).hand(1, "brick milk").built(1, "milk_shop").tokens(1, 8).open("mill");
    for (actions, last) in [
        (&["use milk_shop: milk"][..], "1 has reached the goal"),
        (&["produce mill: brick"], "1 has reached the goal"),
        (&["produce wood", "use milk_shop: milk"], "1 has reached the goal"),
    ] {
        let (told, game) = turn(&near, actions);
        assert_eq!(told.last().map(String::as_str), Some(last));
        assert_eq!(told.iter().filter(|line| line.contains("goal")).count(), 1);
        assert_eq!(game.to_act(), None);
    }
    let mut game = table(2).hand(1, "fish").built(1, "fisherman").tokens(1, 4).tokens(2, 7).game();
    let told = act(&mut game, "use fisherman: fish");
    assert_eq!(told.last(), Some(&Event::Over(End::TokensGone { winners: [Seat(1)].into_iter().collect() })));
    assert_eq!(End::Reached { by: Seat(1) }.winners(), [Seat(1)].into_iter().collect());
}

#[test]
fn every_seat_sees_every_event() {
    let mut game = table(2).hand(1, "clay").open("brick").game();
    for event in act(&mut game, "produce brick: clay") {
        for seat in Seat::all(2) {
            assert_eq!(LittleFactory::seen_by(&event, seat), Some(event));
        }
    }
}
