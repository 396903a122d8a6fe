//! Positions: read, refused, and made into games.

use crate::common::{self, built, card, table};
use little_factory::position::{Flaw, Position};
use little_factory::{End, LittleFactory, Resource, Step};
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
    let after = Position { step: Step::After, ..position.clone() };
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

/// Positions that no text can say.
#[test]
fn a_position_made_by_hand_is_checked_like_one_that_was_read() {
    let flaw = |change: fn(&mut Position)| {
        let mut position = sound();
        change(&mut position);
        LittleFactory::try_from(&position).expect_err("the position is flawed")
    };
    assert_eq!(flaw(|p| p.players.truncate(1)), Flaw::Players);
    assert_eq!(flaw(|p| p.players.push(p.players[0])), Flaw::Players);
    assert_eq!(flaw(|p| p.step = Step::Over(End::Reached { by: Seat(0) })), Flaw::Over);
    let copies = |id: &str, found, right| Flaw::Copies { card: card(id), found, right };
    assert_eq!(flaw(|p| p.deck_ii = vec![Resource::Fish; 300]), copies("cow", 1, 2));
    assert_eq!(flaw(|p| p.deck_ii.extend([Resource::Fish; 300])), copies("fish", 255, 1));
}

#[test]
fn turns_are_counted_as_late_as_a_position_may_be() {
    let mut position = table(2).after().position();
    for turn in [(1 << 31) - 1, 1_000_000] {
        position.turn = turn;
        let mut game = LittleFactory::try_from(&position).unwrap();
        let seat = game.active();
        common::act(&mut game, "end");
        assert_eq!((game.active(), game.tile()), (seat.next(2), None), "turn {turn}");
    }
}

/// In the first round, with almost every card of Level I in the hands of the others.
#[test]
fn a_first_turn_may_have_a_single_thing_to_buy() {
    let text = include_str!("../data/positions/valid/tile_buys_one_card.txt");
    let game = LittleFactory::try_from(&text.parse::<Position>().unwrap()).unwrap();
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

/// A number for each flaw, without a wildcard: a new one does not compile before it is tried.
fn number(flaw: Flaw) -> u8 {
    match flaw {
        Flaw::Players | Flaw::Over => 0,
        Flaw::Copies { .. } => 1,
        Flaw::StartingBuildings { .. } => 2,
        Flaw::Misplaced(_) => 3,
        Flaw::Row(_) => 4,
        Flaw::HandFull(_) => 5,
        Flaw::Tokens => 6,
        Flaw::Won(_) => 7,
        Flaw::FirstTurn(_) => 8,
        Flaw::Used(_) => 9,
        Flaw::Turn => 10,
        Flaw::NothingToBuy(_) => 11,
    }
}

/// A file each in `data/positions`, named for what is wrong.
#[test]
fn valid_positions_are_played_and_each_kind_of_invalid_one_is_refused() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/positions");
    let flaws: Vec<Flaw> = tabletop::positions::check::<LittleFactory, _>(folder);
    let met: std::collections::BTreeSet<u8> = flaws.into_iter().map(number).collect();
    assert_eq!(met, (1..=11).collect(), "all but those that no text can say");
}
