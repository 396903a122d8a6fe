//! Positions as text: what is read, what is refused, and what a seat is shown.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, acts, policy, solo, table};
use my_little_scythe::position::{Cards, Flaw, Position, PositionFault};
use my_little_scythe::{MyLittleScythe, Quest, Space, Step, Tile};
use tabletop::{Game, Seat, Seed};

fn text() -> String {
    Position::from(&MyLittleScythe::new(&"2 seats".parse().expect("a setup"), Seed(1))).to_string()
}

#[test]
fn a_position_looks_like_this() {
    let game = table(2)
        .at(1, "tundra_n", "camp")
        .goods("tundra_n", "2 apples 1 gem")
        .quest("tundra_n")
        .quest("portal_s")
        .spells(1, "4 1")
        .trophies(2, "pies")
        .tile(2, "big_oven")
        .token(2, "move")
        .solved(1, "old_wizard")
        .game();
    let text = Position::from(&game).to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..9],
        [
            "setup 2 seats",
            "turn 0 seat 1",
            "step choose",
            "rest -",
            "moved -",
            "rested -",
            "earned no",
            "finale no",
            "board portal_s quest, tundra_n 2 apples 1 gem quest",
        ]
    );
    assert_eq!(
        lines[14..16],
        [
            "seat 1 at tundra_n camp | friendship 3 | pies 3 | spells 4 1 | kind secret | trophies - | token - | tiles - - | solved old_wizard",
            "seat 2 at camp camp | friendship 3 | pies 3 | spells - | hungry secret | trophies pies | token move | tiles - big_oven | solved -",
        ]
    );
    let view = game.view(Seat(1)).to_string();
    assert!(view.contains("deck spells ?28") && view.contains("| spells ?2 | ? secret |"), "{view}");
    assert!(!view.contains("chance"));
}

#[test]
fn what_cannot_be_read_says_where() {
    let good = text();
    let faulty = |line: usize, new: &str| {
        let mut lines: Vec<&str> = good.lines().collect();
        lines[line - 1] = new;
        let error = lines.join("\n").parse::<Position>().unwrap_err();
        assert!(error.to_string().starts_with(&format!("line {}: ", error.line)));
        assert_eq!(error.line, line, "{new}");
        error.fault
    };
    let expected = |what: &str| PositionFault::Expected(what.to_owned());
    assert_eq!(faulty(1, "setup 9 seats"), expected("setup 2 seats"));
    assert_eq!(faulty(2, "turn x seat 1"), PositionFault::Number("x".to_owned()));
    assert_eq!(faulty(2, "turn 0 seat 9"), PositionFault::Number("9".to_owned()));
    assert_eq!(faulty(3, "step later"), expected("step choose"));
    assert_eq!(faulty(3, "step card chess"), PositionFault::Word("chess".to_owned()));
    assert_eq!(faulty(4, "sad -"), expected("rest"));
    assert_eq!(faulty(5, "moved a a"), PositionFault::TooMany("a".to_owned()));
    assert_eq!(faulty(7, "earned maybe"), PositionFault::Word("maybe".to_owned()));
    assert_eq!(faulty(9, "board moon 1 apple"), PositionFault::Word("moon".to_owned()));
    assert_eq!(faulty(9, "board tundra_n"), expected("tundra_n 1 apple"));
    assert_eq!(faulty(9, "board tundra_n 0 apples"), PositionFault::Number("0".to_owned()));
    assert_eq!(faulty(9, "board tundra_n 1 gem, tundra_n quest"), PositionFault::TooMany("tundra_n".to_owned()));
    assert_eq!(faulty(10, "discards 5"), PositionFault::TooMany("5".to_owned()));
    assert_eq!(faulty(11, "deck spells ?31"), PositionFault::TooMany("?31".to_owned()));
    assert_eq!(faulty(13, "pile move boots"), PositionFault::Word("boots".to_owned()));
    assert_eq!(faulty(16, "seat 3 at camp camp"), expected("seat 2 at"));
    let cut: String = good.lines().take(8).flat_map(|line| [line, "\n"]).collect();
    assert_eq!(cut.parse::<Position>().unwrap_err().line, 9);
    let more = format!("{good}more\n").parse::<Position>().unwrap_err();
    assert_eq!(more.fault, PositionFault::Leftover("more".to_owned()));
}

#[test]
fn every_flaw_is_found() {
    let good = || table(2).at(1, "tundra_n", "camp").at(2, "rocks_s", "camp").goods("tundra_n", "2 apples").game();
    let flaw = |change: &dyn Fn(&mut Position)| {
        let mut position = Position::from(&good());
        change(&mut position);
        let flaw = MyLittleScythe::try_from(&position).expect_err("it is no position of a game");
        assert!(!flaw.to_string().is_empty());
        flaw
    };
    assert_eq!(flaw(&|position| position.players.truncate(1)), Flaw::Players);
    assert_eq!(flaw(&|position| position.active = Seat(4)), Flaw::Players);
    assert_eq!(flaw(&|position| position.turn = u32::MAX), Flaw::Turn);
    assert_eq!(flaw(&|position| position.step = Step::Over(tabletop::SeatSet::EMPTY)), Flaw::Over);
    assert_eq!(flaw(&|position| position.goods[0].1.apples = 25), Flaw::Tokens);
    assert_eq!(flaw(&|position| position.quests = position.quests.with(Space::CASTLE)), Flaw::QuestInCastle);
    assert_eq!(flaw(&|position| position.deck_spells = Cards::Known(vec![1])), Flaw::Spells);
    assert_eq!(flaw(&|position| position.deck_spells = Cards::Hidden(29)), Flaw::Spells);
    assert_eq!(flaw(&|position| position.players[0].spells = Cards::Known(vec![9])), Flaw::Spells);
    assert_eq!(
        flaw(&|position| {
            position.deck_quests.pop();
        }),
        Flaw::Quest(Quest::SleepingGuard)
    );
    assert_eq!(
        flaw(&|position| position.players[0].solved = position.players[0].solved.with(Quest::OldWizard)),
        Flaw::Quest(Quest::OldWizard)
    );
    assert_eq!(
        flaw(&|position| {
            position.piles[1].pop();
        }),
        Flaw::Tile(Tile::TinkersBench)
    );
    assert_eq!(
        flaw(&|position| {
            let tile = position.piles[0].pop();
            position.players[0].tiles[1] = tile;
        }),
        Flaw::Tile(Tile::SnackBasket)
    );
    assert_eq!(
        flaw(&|position| position.players[1].personality = position.players[0].personality),
        Flaw::Personality(Seat(0))
    );
    assert_eq!(
        flaw(&|position| {
            position.players[1].personality = None;
            position.players[1].revealed = true;
        }),
        Flaw::Personality(Seat(1))
    );
    assert_eq!(flaw(&|position| position.players[1].pies = 11), Flaw::Track(Seat(1)));
    assert_eq!(flaw(&|position| position.players[0].friendship = 9), Flaw::Track(Seat(0)));
    let five = |position: &mut Position| {
        position.players[0].trophies =
            ["pies", "spells", "quests", "fight", "power_ups"].into_iter().map(common::trophy).collect();
    };
    assert_eq!(flaw(&five), Flaw::Trophies(Seat(0)));
    assert_eq!(
        flaw(&|position| position.players[1].seekers = position.players[0].seekers),
        Flaw::Crowded(common::space("tundra_n"))
    );
    assert_eq!(flaw(&|position| position.players[0].seekers[1] = Some(Space::CASTLE)), Flaw::Castle);
    assert_eq!(flaw(&|position| position.goods[0].0 = Space::CASTLE), Flaw::Castle);
    for step in ["moving", "fights", "quests", "trophies", "catapult", "reveal", "fight 1 2 tundra_n"] {
        let with = Position::from(&good()).to_string().replace("step choose", &format!("step {step}"));
        let position: Position = with.parse().expect("it can be read");
        let made = MyLittleScythe::try_from(&position).map(|game| game.legal().len());
        if step == "moving" {
            assert!(made.is_ok(), "{step}");
        } else {
            assert_eq!(made, Err(Flaw::Step), "{step}");
        }
    }
    let four = |position: &mut Position| {
        position.players[1].trophies = ["pies", "spells", "quests", "fight"].into_iter().map(common::trophy).collect();
    };
    assert_eq!(flaw(&four), Flaw::Finale);
    assert_eq!(flaw(&|position| position.finale = Some(tabletop::SeatSet::EMPTY)), Flaw::Finale);
    let mut hers = Position::from(&solo("normal").game());
    hers.players[1].friendship = 3;
    assert_eq!(MyLittleScythe::try_from(&hers), Err(Flaw::Automountie));
}

#[test]
fn a_position_in_the_middle_of_anything_is_read_back() {
    let base =
        || table(3).at(1, "tundra_n", "rocks_inner").at(2, "tundra_corner", "camp").goods("rocks_inner", "2 gems");
    let games = [
        (base(), vec!["move", "go a tundra_corner"]),
        (base(), vec!["move", "go a tundra_corner", "stay"]),
        (base(), vec!["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 2"]),
        (base(), vec!["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 2", "throw 3"]),
        (base().quest("tundra_n").next_quests("lost_jewels"), vec!["move", "stay", "quest tundra_n"]),
        (base().quest("tundra_n").next_quests("lost_jewels"), vec!["move", "stay", "quest tundra_n", "solve 2"]),
        (
            base().quest("tundra_n").next_quests("school_of_magic").next_spells("1 2"),
            vec!["move", "stay", "quest tundra_n", "solve 2"],
        ),
        (base().goods("tundra_n", "1 apple 1 gem"), vec!["power up move 1 apple 1 gem from tundra_n"]),
        (base().tile(1, "grand_grimoire"), vec!["conjure 2 gems from rocks_inner"]),
        (base(), vec!["seek gems"]),
        (base().tile(1, "supply_catapult"), vec!["move", "stay"]),
        (base().pies(1, 8).friendship(1, 8), vec!["move", "stay"]),
        (base().goods("portal_n", "2 gems").at(1, "portal_n", "rocks_inner"), vec!["move", "deliver a 2 gems"]),
        (
            base().personality(1, "feisty").friendship(1, 5),
            vec!["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 1", "throw 3"],
        ),
    ];
    for (table, actions) in games {
        let mut game = table.game();
        acts(&mut game, &actions);
        let position = Position::from(&game);
        let text = position.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&position), "{text}");
        assert_eq!(MyLittleScythe::try_from(&position), Ok(game.clone()), "{text}");
        for seat in Seat::all(3) {
            let known = game.view(seat);
            assert_eq!(known.to_string().parse().as_ref(), Ok(&known));
            let world = MyLittleScythe::try_from(&known).unwrap_or_else(|flaw| panic!("{flaw}\n{known}"));
            assert_eq!((world.view(seat), world.decision()), (known, game.decision()));
        }
    }
    assert_eq!(policy::setups().len(), 8);
}

/// A number for each flaw, without a wildcard: a new one does not compile before it is tried.
#[cfg(not(target_arch = "wasm32"))]
fn number(flaw: Flaw) -> u8 {
    match flaw {
        Flaw::Over => 0, // no text can say it
        Flaw::Players => 1,
        Flaw::Turn => 2,
        Flaw::Tokens => 3,
        Flaw::QuestInCastle => 4,
        Flaw::Spells => 5,
        Flaw::Quest(_) => 6,
        Flaw::Tile(_) => 7,
        Flaw::Personality(_) => 8,
        Flaw::Track(_) => 9,
        Flaw::Trophies(_) => 10,
        Flaw::Automountie => 11,
        Flaw::Crowded(_) => 12,
        Flaw::Castle => 13,
        Flaw::Step => 14,
        Flaw::Finale => 15,
    }
}

/// A file each in `data/positions`, named for what is wrong.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn valid_positions_are_played_and_each_kind_of_invalid_one_is_refused() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/positions");
    let flaws: Vec<Flaw> = tabletop::positions::check::<MyLittleScythe, _>(folder);
    let met: std::collections::BTreeSet<u8> = flaws.into_iter().map(number).collect();
    assert_eq!(met, (1..=15).collect());
}
