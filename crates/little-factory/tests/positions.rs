//! Positions: read, refused, and made into games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::{built, card, goods, table};
use little_factory::position::{Flaw, Position, PositionFault};
use little_factory::{Building, BuildingSet, End, Level, LittleFactory, Phase, Resource};
use tabletop::{Game, Rng, Seat, Seed};

fn sound() -> Position {
    table(2)
        .hand(1, "wood wheat")
        .hand(2, "brick")
        .built(1, "brickworks dairy")
        .tokens(2, 3)
        .used("dairy")
        .open("brick*2 fish barrel mill quarry")
        .discard("cow meat")
        .next("yarn milk castle")
        .position()
}

const TEXT: &str = "\
setup 2 seats
turn 4 before
used dairy
open wood*2 wheat clay*2 stone*2 cotton brick*2 fish barrel
row II brick fish - - -
row III barrel - - - -
row buildings mill quarry - - -
discard cow meat
deck II cow charcoal charcoal charcoal cut_stone cut_stone flour flour sheep sheep yarn planks planks yarn
deck III bread cloth fishing_pole iron leather stone_wall milk
deck buildings slaughterhouse accessory_shop bakery tavern cooperage bread_oven butcher cattle_ranch cheese_shop \
fisherman pond ironworks mansion market masonry milk_shop restaurant sawmill sheep_ranch shoe_store tailor tannery \
textile_factory castle
seat 1 hand wood wheat | built brickworks dairy | tokens 0
seat 2 hand brick | built - | tokens 3
chance 3a87d77538a04123-00000000000f563d
";

#[test]
fn a_position_is_written_zone_by_zone_and_read_back() {
    let position = sound();
    assert_eq!(position.to_string(), TEXT);
    assert_eq!(TEXT.parse(), Ok(position.clone()));
    let game = LittleFactory::try_from(&position).unwrap();
    assert_eq!(Position::from(&game), position);
    assert_eq!((game.turn(), game.tokens(), game.used()), (4, 9, built("dairy")));
    let after = Position { phase: Phase::After, ..position.clone() };
    assert_eq!(after.to_string(), TEXT.replace("before", "after"));
    assert_eq!(after.to_string().parse(), Ok(after));
    // The top card lies at the right end.
    let mut game = game;
    common::act(&mut game, "produce wood");
    assert_eq!(common::seen(&mut game, "end")[0], "row II: yarn in place 3");
}

#[test]
fn comments_blank_lines_and_spacing_do_not_matter_and_chance_may_be_missing() {
    let loose = TEXT.replace("used dairy", "\n  # who used what\n\n used   dairy  ").replace("- - -\n", "\n");
    assert_eq!(loose.parse(), Ok(sound()));
    let known: Position = TEXT.lines().take(13).collect::<Vec<_>>().join("\n").parse().unwrap();
    assert_eq!(known.chance, None);
    let game = LittleFactory::try_from(&known).unwrap();
    assert_eq!(Position::from(&game).chance, Some(Rng::new(Seed(0))));
}

fn fault(find: &str, replace: &str) -> (usize, PositionFault) {
    let text = TEXT.replacen(find, replace, 1);
    assert_ne!(text, TEXT, "{find}");
    let error = text.parse::<Position>().expect_err("it cannot be read");
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)));
    (error.line, error.fault)
}

#[test]
fn what_is_no_position_says_where() {
    use PositionFault::{Card, Expected, Leftover, Number, TooMany};
    let expected = |text: &str| Expected(text.to_owned());
    assert_eq!(fault("setup 2", "setup 5"), (1, expected("setup 2 seats")));
    assert_eq!(fault("setup 2 seats\n", ""), (1, expected("setup")));
    assert_eq!(fault("turn 4 before", "turn 4 over"), (2, expected("turn 0 before")));
    assert_eq!(fault("turn 4 before", "turn 4"), (2, expected("turn 0 before")));
    assert_eq!(fault("turn 4", "turn -4"), (2, Number("-4".to_owned())));
    assert_eq!(fault("turn 4", "turn 4294967296"), (2, Number("4294967296".to_owned())));
    assert_eq!(fault("used dairy", "used wood"), (3, Card("wood".to_owned())));
    assert_eq!(fault("used dairy", "used dairy dairy"), (3, TooMany("dairy".to_owned())));
    assert_eq!(fault("used dairy", "useddairy"), (3, expected("used")));
    assert_eq!(fault("wood*2", "wood*8"), (4, TooMany("wood".to_owned())));
    assert_eq!(fault("wood*2", "wood*x"), (4, Number("x".to_owned())));
    assert_eq!(fault("wood*2", "gold*2"), (4, Card("gold".to_owned())));
    assert_eq!(fault("wood*2", "wood*255 wood"), (4, TooMany("wood".to_owned())));
    assert_eq!(fault("brick fish - - -", "brick fish - - - cow"), (5, Leftover("cow".to_owned())));
    assert_eq!(fault("row III barrel", "row III mill"), (6, Card("mill".to_owned())));
    assert_eq!(fault("row buildings mill", "row buildings wood"), (7, Card("wood".to_owned())));
    assert_eq!(fault("deck III bread", "deck III -"), (10, Card("-".to_owned())));
    assert_eq!(fault("| built brickworks dairy", ""), (12, expected("seat 1 hand - | built - | tokens 0")));
    assert_eq!(fault("tokens 0", "token 0"), (12, expected("seat 1 hand - | built - | tokens 0")));
    assert_eq!(fault("tokens 3", "tokens 256"), (13, Number("256".to_owned())));
    assert_eq!(fault("seat 2", "seat 3"), (13, expected("seat 2 hand")));
    assert_eq!(fault("chance 3", "chance "), (14, Number("a87d77538a04123-00000000000f563d".to_owned())));
    assert_eq!(fault("chance", "luck"), (14, expected("chance")));
    assert_eq!(fault("f563d\n", "f563d\nmore\n"), (15, Leftover("more".to_owned())));
    let cut = TEXT.lines().take(5).collect::<Vec<_>>().join("\n").parse::<Position>().unwrap_err();
    assert_eq!((cut.line, cut.fault), (6, expected("row III")));
}

fn flaw(change: impl Fn(&mut Position)) -> Flaw {
    let mut position = sound();
    change(&mut position);
    let flaw = LittleFactory::try_from(&position).expect_err("the position is flawed");
    assert!(!flaw.to_string().is_empty());
    flaw
}

/// A number for each flaw, without a wildcard: a new one does not compile before it is tried.
fn number(flaw: Flaw) -> u8 {
    match flaw {
        Flaw::Players => 0,
        Flaw::Copies { .. } => 1,
        Flaw::StartingBuildings { .. } => 2,
        Flaw::Misplaced(_) => 3,
        Flaw::Row(_) => 4,
        Flaw::HandFull(_) => 5,
        Flaw::Tokens => 6,
        Flaw::Won(_) => 7,
        Flaw::FirstTurn(_) => 8,
        Flaw::Used(_) => 9,
        Flaw::Over => 10,
        Flaw::Turn => 11,
        Flaw::NothingToBuy(_) => 12,
    }
}

#[test]
fn a_position_no_game_can_have_is_not_played() {
    let copies = |id: &str, found, right| Flaw::Copies { card: card(id), found, right };
    let tried = [
        (flaw(|p| p.players.truncate(1)), Flaw::Players),
        (flaw(|p| p.players.push(p.players[0])), Flaw::Players),
        // Too many, too few, and in the wrong place.
        (flaw(|p| p.players[0].hand = goods("wood")), copies("wheat", 1, 2)),
        (flaw(|p| p.players[0].hand = goods("wood wheat bread")), copies("bread", 2, 1)),
        (flaw(|p| p.discard = goods("cow*2 meat")), copies("cow", 3, 2)),
        (flaw(|p| p.open += goods("wood")), copies("wood", 4, 3)),
        (flaw(|p| p.deck_iii.truncate(6)), copies("milk", 0, 1)),
        (flaw(|p| p.deck_ii = vec![Resource::Fish; 300]), copies("cow", 1, 2)),
        (flaw(|p| p.deck_ii.extend([Resource::Fish; 300])), copies("fish", 255, 1)),
        (flaw(|p| p.deck_buildings.truncate(23)), copies("castle", 0, 1)),
        (flaw(|p| p.players[1].built = built("castle")), copies("castle", 2, 1)),
        (flaw(|p| p.players[1].built = built("mill")), copies("mill", 2, 1)),
        (flaw(|p| p.deck_buildings.push(Building::Wholesaler)), copies("wholesaler", 1, 0)),
        (flaw(|p| p.players[1].built = built("charcoal_hut")), Flaw::StartingBuildings { found: 4 }),
        (flaw(|p| p.buildings[0] = None), Flaw::StartingBuildings { found: 2 }),
        (flaw(|p| move_top(&mut p.deck_ii, &mut p.deck_iii)), Flaw::Misplaced(card("yarn"))),
        (flaw(|p| move_top(&mut p.deck_iii, &mut p.deck_ii)), Flaw::Misplaced(card("milk"))),
        (
            flaw(|p| {
                p.open -= goods("wood");
                p.discard += goods("wood");
            }),
            Flaw::Misplaced(card("wood")),
        ),
        (
            flaw(|p| {
                p.buildings[0] = None;
                p.deck_buildings.push(Building::Mill);
            }),
            Flaw::Misplaced(card("mill")),
        ),
        (flaw(|p| p.level_ii[0] = None), Flaw::Row(Level::II)),
        (flaw(|p| p.level_ii[4] = Some(Resource::Brick)), Flaw::Row(Level::II)),
        (flaw(|p| p.level_ii[4] = Some(Resource::Barrel)), Flaw::Row(Level::II)),
        (flaw(|p| p.level_iii[0] = Some(Resource::Bread)), Flaw::Row(Level::III)),
        (
            flaw(|p| {
                p.players[1].hand += p.open - goods("brick*2 fish barrel");
                p.open = goods("brick*2 fish barrel");
            }),
            Flaw::HandFull(Seat(1)),
        ),
        (flaw(|p| p.players[1].tokens = 12), Flaw::Tokens),
        (flaw(|p| (p.players[0].tokens, p.players[1].tokens) = (255, 255)), Flaw::Tokens),
        (flaw(|p| (p.players[0].tokens, p.players[1].tokens) = (8, 3)), Flaw::Won(Seat(0))),
        (flaw(|p| p.players[1].tokens = 10), Flaw::Won(Seat(1))),
        (flaw(|p| p.turn = 0), Flaw::FirstTurn(Seat(0))),
        (flaw(|p| p.turn = 1), Flaw::FirstTurn(Seat(1))),
        (flaw(|p| p.used = built("mill")), Flaw::Used(Building::Mill)),
        (flaw(|p| p.turn = 5), Flaw::Used(Building::Dairy)),
        (flaw(|p| p.phase = Phase::Over(End::Reached { by: Seat(0) })), Flaw::Over),
    ];
    let mut met = std::collections::BTreeSet::new();
    for (place, (found, right)) in tried.into_iter().enumerate() {
        assert_eq!(found, right, "case {place}");
        met.insert(number(found));
    }
    assert_eq!(met, (0..11).collect(), "the last two have tests of their own");
}

fn move_top(from: &mut Vec<Resource>, to: &mut Vec<Resource>) {
    to.extend(from.pop());
}

#[test]
fn the_first_turn_is_done_with_the_action_not_before() {
    let mut position = table(2).turn(1).hand(1, "wood").position();
    assert!(LittleFactory::try_from(&position).is_ok());
    position.players[1].hand = goods("cotton");
    position.open -= goods("cotton");
    assert_eq!(LittleFactory::try_from(&position), Err(Flaw::FirstTurn(Seat(1))));
    position.phase = Phase::After;
    assert!(LittleFactory::try_from(&position).is_ok());
    position.turn = 2;
    position.phase = Phase::Before;
    assert!(LittleFactory::try_from(&position).is_ok());
    // Tokens and buildings count as much as cards.
    for (built_by_second, tokens) in [(BuildingSet::NONE, 1), (built("mill"), 0)] {
        let mut position = table(2).turn(1).open("mill").position();
        position.players[1].tokens = tokens;
        if !built_by_second.is_empty() {
            position.players[1].built = built_by_second;
            position.buildings[0] = None;
        }
        assert_eq!(LittleFactory::try_from(&position), Err(Flaw::FirstTurn(Seat(1))));
    }
}

#[test]
fn a_game_cannot_be_so_late_that_turns_can_no_longer_be_counted() {
    let mut position = table(2).after().position();
    for turn in [u32::MAX, u32::MAX - 1, 1 << 31] {
        position.turn = turn;
        assert_eq!(LittleFactory::try_from(&position), Err(Flaw::Turn));
    }
    for turn in [(1 << 31) - 1, 1_000_000] {
        position.turn = turn;
        let mut game = LittleFactory::try_from(&position).unwrap();
        let seat = game.active();
        common::act(&mut game, "end");
        assert_eq!((game.active(), game.tile()), (seat.next(2), None), "turn {turn}");
    }
}

/// In the first round, with every card of Level I in the hands of the others, the tile would buy nothing.
#[test]
fn a_first_turn_without_anything_to_buy_is_no_position() {
    let crowded = |last: &str| {
        table(4)
            .turn(3)
            .hand(1, "wood*5 cotton*2")
            .hand(2, "wheat*3 clay*3 stone")
            .hand(3, last)
            .built(1, "brickworks charcoal_hut quarry mill")
            .open("spinning_mill")
            .position()
    };
    assert_eq!(LittleFactory::try_from(&crowded("stone*2")), Err(Flaw::NothingToBuy(Seat(3))));
    let game = LittleFactory::try_from(&crowded("stone")).unwrap();
    assert_eq!(game.legal(), [common::action("trade tile > stone")]);
}

#[test]
fn a_finished_game_is_written_but_not_read_back() {
    let mut game = table(2).hand(1, "brick").tokens(1, 9).open("mill").game();
    common::act(&mut game, "produce mill: brick");
    let position = Position::from(&game);
    assert!(position.to_string().contains("turn 4 over"));
    assert!(position.to_string().parse::<Position>().is_err());
    assert_eq!(LittleFactory::try_from(&position), Err(Flaw::Over));
    assert_eq!(game.view(Seat(1)), position.without_secrets());
}
