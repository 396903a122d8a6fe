//! Trophies: each of the eight, the eight personalities, one a turn, and what Friendship has to do with it.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, Table, act, acts, legal, listed, player, refused, seen, table, trophies};
use my_little_scythe::recipes::Besides;
use my_little_scythe::{Action, Decision, Event, MyLittleScythe, Refusal, Section, Trophy};
use tabletop::{Game, Seat};

/// Seat 1 stays where it is for a turn.
fn a_turn(table: &Table) -> MyLittleScythe {
    let mut game = table.game();
    acts(&mut game, &["move", "stay"]);
    game
}

/// The trophies of seat 1 after a turn in which nothing happened.
fn earned(table: &Table) -> String {
    trophies(&a_turn(table), 1)
}

#[test]
fn the_five_that_are_judged_by_the_state_are_placed_at_the_end_of_a_turn() {
    let none = table(2).personality(1, "feisty");
    assert_eq!(earned(&none), "");
    assert_eq!(earned(&none.clone().friendship(1, 8)), "friendship");
    assert_eq!(earned(&none.clone().friendship(1, 7)), "");
    assert_eq!(earned(&none.clone().pies(1, 8)), "pies");
    assert_eq!(earned(&none.clone().pies(1, 7)), "");
    assert_eq!(earned(&none.clone().spells(1, "1 1 1")), "spells");
    assert_eq!(earned(&none.clone().spells(1, "4 4")), "");
    assert_eq!(earned(&none.clone().solved(1, "old_wizard lost_jewels")), "quests");
    assert_eq!(earned(&none.clone().solved(1, "old_wizard")), "");
    assert_eq!(earned(&none.clone().tile(1, "pie_cannon").tile(1, "big_oven")), "power_ups");
    assert_eq!(earned(&none.clone().tile(1, "pie_cannon")), "");
}

// The deliveries: deliveries.rs. The fight: fights.rs.

#[test]
fn each_personality_eases_its_trophy_and_is_never_forced() {
    for (trait_, trophy, table) in [
        ("kind", "friendship", table(2).friendship(1, 7)),
        ("hungry", "pies", table(2).pies(1, 6)),
        ("magical", "spells", table(2).spells(1, "1 3")),
        ("adventurous", "quests", table(2).solved(1, "old_wizard")),
        ("inventive", "power_ups", table(2).tile(1, "big_oven").friendship(1, 6)),
    ] {
        let eased = table.clone().personality(1, trait_);
        let mut game = a_turn(&eased);
        assert_eq!(legal(&game), [format!("claim {trophy}"), "pass".to_owned()], "{trait_}");
        let told = seen(&mut game.clone(), &format!("claim {trophy}"));
        assert_eq!(told, [format!("1 is {trait_}"), format!("1 earns {trophy}"), "2 is next".to_owned()]);
        act(&mut game, "pass");
        assert_eq!((trophies(&game, 1).as_str(), player(&game, 1).revealed, game.active()), ("", false, Seat(1)));
        // Others have no use for it.
        let other = if trait_ == "kind" { "hungry" } else { "kind" };
        assert_eq!(a_turn(&table.clone().personality(1, other)).active(), Seat(1));
    }
}

#[test]
fn one_tile_is_enough_for_the_inventive_if_it_is_a_make_tile_and_friendship_is_six() {
    let inventive = table(2).personality(1, "inventive").friendship(1, 6);
    let need = |game: &MyLittleScythe| game.recipes(Seat(0), Seat(0))[Trophy::PowerUps as usize].need;
    assert_eq!(need(&inventive.clone().game()), 1);
    let mut make = inventive.clone().tile(1, "big_oven").game();
    assert_eq!(need(&make), 1);
    act(&mut make, "claim power_ups");
    assert_eq!(trophies(&make, 1), "power_ups");
    let moving = inventive.clone().tile(1, "pie_cannon").game();
    assert_eq!(need(&moving), 2);
    assert_eq!(
        moving.check(&Action::Claim(Trophy::PowerUps)),
        Err(Refusal::NotEarned { trophy: Trophy::PowerUps, have: 1, need: 2 })
    );
    let lonely = inventive.clone().tile(1, "big_oven").friendship(1, 5).game();
    assert_eq!((need(&lonely), lonely.check(&Action::Claim(Trophy::PowerUps)).is_err()), (2, true));
    // What it takes besides is said until it is there.
    let besides = |table: &Table| table.game().recipes(Seat(0), Seat(0))[Trophy::PowerUps as usize].besides;
    let asked = Some(Besides::Tile(Section::Make, 6));
    assert_eq!(besides(&inventive), asked);
    assert_eq!(besides(&inventive.clone().tile(1, "pie_cannon")), asked);
    assert_eq!(besides(&inventive.clone().tile(1, "big_oven").friendship(1, 5)), asked);
    assert_eq!(besides(&inventive.clone().tile(1, "big_oven")), None);
    assert_eq!(besides(&inventive.clone().personality(1, "kind")), None);
    // Both are enough for anybody, and show nothing.
    let both = a_turn(&inventive.tile(1, "pie_cannon").tile(1, "big_oven"));
    assert_eq!((trophies(&both, 1).as_str(), player(&both, 1).revealed), ("power_ups", false));
}

#[test]
fn two_spells_are_enough_for_the_magical_if_they_are_worth_four() {
    let magical = table(2).personality(1, "magical");
    let need = |spells: &str| {
        let game = magical.clone().spells(1, spells).game();
        let need = game.recipes(Seat(0), Seat(0))[Trophy::Spells as usize].need;
        let claim = game.check(&Action::Claim(Trophy::Spells));
        let have = game.player(Seat(0)).spells.len();
        let refused = Err(Refusal::NotEarned { trophy: Trophy::Spells, have, need });
        assert_eq!(claim, if have < need { refused } else { Ok(()) }, "{spells}");
        need
    };
    assert_eq!(["", "4"].map(need), [2, 2]);
    assert_eq!(["1 1", "1 2"].map(need), [3, 3]);
    assert_eq!(["1 3", "2 2", "4 4"].map(need), [2, 2, 2]);
    let besides = |spells: &str| {
        let game = magical.clone().spells(1, spells).game();
        game.recipes(Seat(0), Seat(0)).map(|recipe| recipe.besides)[Trophy::Spells as usize]
    };
    assert_eq!(["", "1 2", "1 3"].map(besides), [Some(Besides::Worth(4)), Some(Besides::Worth(4)), None]);
    // Three are enough for anybody, whatever they are worth, and show nothing.
    let three = a_turn(&magical.spells(1, "1 1 1"));
    assert_eq!((trophies(&three, 1).as_str(), player(&three, 1).revealed), ("spells", false));
}

#[test]
fn who_has_the_full_measure_need_not_show_itself() {
    let game = a_turn(&table(2).personality(1, "kind").friendship(1, 8));
    assert_eq!((trophies(&game, 1).as_str(), player(&game, 1).revealed), ("friendship", false));
}

#[test]
fn the_feisty_may_earn_it_by_losing_if_a_pie_was_thrown() {
    let fight = |table: Table, throws: [&str; 2]| {
        let mut game = table.at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").game();
        acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", throws[0], throws[1]]);
        if game.decision() == Some(Decision::Defence) {
            act(&mut game, "claim fight");
        }
        game
    };
    let attacker = table(2).personality(1, "feisty").friendship(1, 4);
    let mut lost = fight(attacker.clone(), ["throw 1", "throw 2"]);
    assert_eq!(
        (lost.to_act(), legal(&lost)),
        (Some(Seat(0)), ["claim fight", "rest pies", "rest spell"].map(str::to_owned).to_vec())
    );
    let mut declined = lost.clone();
    acts(&mut declined, &["rest pies"]);
    assert_eq!((trophies(&declined, 1).as_str(), player(&declined, 1).revealed), ("", false));
    assert_eq!(seen(&mut lost, "claim fight"), ["1 is feisty", "1 earns fight"]);
    act(&mut lost, "rest pies");
    assert_eq!((trophies(&lost, 1).as_str(), trophies(&lost, 2).as_str()), ("fight", "fight"), "winner and loser");
    // No pie, no Friendship, or the trophy already there: nothing is offered.
    let rests = ["rest pies".to_owned(), "rest spell".to_owned()];
    let trophy = Trophy::Fight;
    for (game, why) in [
        (fight(attacker.clone().spells(1, "1"), ["throw 0 spells 1", "throw 2"]), Refusal::NoPieThrown),
        (fight(attacker.clone().friendship(1, 3), ["throw 1", "throw 2"]), Refusal::TooUnfriendly { have: 2, need: 3 }),
        (fight(attacker.trophies(1, "fight"), ["throw 1", "throw 2"]), Refusal::HasTrophy { trophy }),
    ] {
        assert_eq!(legal(&game), rests);
        assert_eq!(refused(&game, "claim fight"), why);
    }
    // A feisty defender too, in another's turn.
    let defender = fight(table(2).personality(2, "feisty"), ["throw 3", "throw 1"]);
    assert_eq!((defender.to_act(), legal(&defender)[0].as_str()), (Some(Seat(1)), "claim fight"));
    // The others have no such choice.
    assert_eq!(legal(&fight(table(2).friendship(1, 4), ["throw 1", "throw 2"])), rests);
}

#[test]
fn with_little_friendship_no_trophy_is_earned_until_it_is_back() {
    let sad = table(2).personality(1, "feisty").pies(1, 8).solved(1, "old_wizard lost_jewels").friendship(1, 2);
    let mut game = sad
        .clone()
        .at(1, "tundra_n", "camp")
        .goods("tundra_n", "1 gem")
        .quest("tundra_n")
        .next_quests("snowed_in_neighbours")
        .game();
    assert_eq!(refused(&game, "claim pies"), Refusal::TooUnfriendly { have: 2, need: 3 });
    acts(&mut game, &["move", "stay", "quest tundra_n", "solve 1"]);
    // Friendship 4: judged by the state, one a turn, of one's choice.
    assert_eq!(legal(&game), ["claim pies", "claim quests"]);
    act(&mut game, "claim quests");
    assert_eq!((trophies(&game, 1).as_str(), game.active()), ("quests", Seat(1)));
    assert_eq!(earned(&sad), "");
}

#[test]
fn one_trophy_a_turn_and_the_other_waits_while_its_condition_holds() {
    let both = table(2).personality(1, "feisty").pies(1, 8).friendship(1, 8);
    let mut game = a_turn(&both);
    assert_eq!(legal(&game), ["claim friendship", "claim pies"]);
    assert_eq!(refused(&game, "pass"), Refusal::TrophyDue { trophy: Trophy::Friendship });
    act(&mut game, "claim pies");
    assert_eq!((trophies(&game, 1).as_str(), game.active()), ("pies", Seat(1)));
    acts(&mut game, &["move", "stay", "seek apples"]);
    while game.active() == Seat(0) {
        let action = game.legal()[0].to_string();
        act(&mut game, &action);
    }
    assert_eq!(trophies(&game, 1), "friendship pies");
    // In the turn of another nothing is claimed.
    let other = both.active(2).game();
    assert!(!listed(&other, "claim pies"));
}

#[test]
fn a_claim_is_possible_at_any_moment_of_the_own_turn() {
    let base = table(2)
        .personality(1, "feisty")
        .friendship(1, 8)
        .at(1, "tundra_n", "camp")
        .at(2, "tundra_corner", "camp")
        .quest("tundra_n")
        .next_quests("sleeping_guard");
    let mut game = base.game();
    for action in ["move", "go a tundra_corner", "stay", "fight tundra_corner"] {
        assert!(listed(&game, "claim friendship"), "before {action}");
        act(&mut game, action);
    }
    assert_eq!(
        refused(&game, "claim friendship"),
        Refusal::NotEarned { trophy: Trophy::Friendship, have: 7, need: 8 },
        "the fight has cost it"
    );
    // Claimed before the fight, the fight earns nothing more.
    let mut first = base.game();
    acts(
        &mut first,
        &["move", "go a tundra_corner", "stay", "claim friendship", "fight tundra_corner", "throw 1", "throw 0"],
    );
    assert_eq!(trophies(&first, 1), "friendship");
    assert_eq!(refused(&first, "claim pies"), Refusal::NotNow { due: Decision::Rest });
    act(&mut first, "rest pies");
    assert_eq!(trophies(&first, 1), "friendship");
    // While the dice lie there, and before any action.
    let mut seek = base.game();
    act(&mut seek, "seek apples");
    assert!(listed(&seek, "claim friendship"));
    let mut early = base.game();
    act(&mut early, "claim friendship");
    assert_eq!(refused(&early, "claim friendship"), Refusal::HasTrophy { trophy: Trophy::Friendship });
    assert_eq!(refused(&early, "claim pies"), Refusal::OneTrophyATurn);
    assert!(listed(&early, "move"), "the turn goes on");
    assert_eq!(refused(&early, "claim fight"), Refusal::OnlyAtItsMoment { trophy: Trophy::Fight });
    assert_eq!(refused(&early, "claim apple_delivery"), Refusal::OnlyAtItsMoment { trophy: Trophy::AppleDelivery });
}

#[test]
fn a_trophy_is_never_lost_again() {
    let mut game =
        table(2).personality(1, "feisty").pies(1, 8).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").game();
    acts(
        &mut game,
        &["move", "go a tundra_corner", "stay", "claim pies", "fight tundra_corner", "throw 7", "throw 3", "rest pies"],
    );
    assert_eq!((player(&game, 1).pies, trophies(&game, 1).as_str()), (1, "pies"));
}

#[test]
fn rests_of_other_turns_are_claimed_in_the_own() {
    let mut game = table(2)
        .personality(2, "feisty")
        .spells(2, "1 1")
        .at(1, "tundra_n", "camp")
        .at(2, "tundra_corner", "camp")
        .game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 1", "throw 0"]);
    acts(&mut game, &["rest spell"]);
    assert_eq!((game.active(), trophies(&game, 2).as_str()), (Seat(1), ""));
    assert!(listed(&game, "claim spells"));
}

#[test]
fn a_feisty_seat_that_has_rested_is_asked_like_anybody_else() {
    // Both fights lost in one turn: the second time there is no rest to decide.
    let lost = |personality: &str| {
        let base = table(3).at(1, "tundra_n", "rocks_s").at(2, "tundra_corner", "camp").at(3, "rocks_corner", "camp");
        let mut game = base.personality(1, personality).friendship(1, 8).trophies(1, "friendship").game();
        acts(
            &mut game,
            &["move", "go a tundra_corner", "go b rocks_corner", "fight tundra_corner", "throw 0", "throw 1"],
        );
        acts(&mut game, &["claim fight", "rest pies", "fight rocks_corner", "throw 1", "throw 2"]);
        act(&mut game, "claim fight");
        game
    };
    let (feisty, kind) = (lost("feisty"), lost("kind"));
    assert_eq!((feisty.decision(), kind.decision()), (Some(Decision::Feisty), Some(Decision::Feisty)));
    assert_eq!(
        (legal(&feisty), legal(&kind)),
        (vec!["claim fight".to_owned(), "pass".to_owned()], vec!["pass".to_owned()])
    );
    assert!(kind.is_formality() && !feisty.is_formality());
    assert_eq!(feisty.view(Seat(1)), kind.view(Seat(1)), "nobody can tell");
    let mut shown = feisty.clone();
    assert_eq!(seen(&mut shown, "claim fight")[..2], ["1 is feisty", "1 earns fight"]);
}

#[test]
fn where_the_game_waits_gives_no_personality_away() {
    // The same turn with every personality: rivals see the same, whether a trophy is eased or not.
    let all = ["kind", "hungry", "magical", "adventurous", "inventive", "helpful", "sparkling"];
    let tables = [
        table(2).friendship(1, 7),
        table(2).pies(1, 6),
        table(2).spells(1, "1 3"),
        table(2).spells(1, "1 1"),
        table(2).solved(1, "old_wizard"),
        table(2).tile(1, "big_oven").friendship(1, 6),
        table(2).pies(1, 8).spells(1, "1 3"),
        table(2).pies(1, 3),
    ];
    for (number, base) in tables.into_iter().enumerate() {
        let games = all.map(|personality| {
            let mut game = base.clone().personality(2, "feisty").personality(1, personality).game();
            act(&mut game, "move");
            act(&mut game, "stay");
            game
        });
        let waits = games[0].decision() == Some(Decision::Trophy);
        assert_eq!(waits, number < 7, "case {number}");
        for game in &games {
            assert_eq!(game.view(Seat(1)), games[0].view(Seat(1)), "case {number}");
            assert!(!waits || !legal(game).is_empty());
        }
    }
}

#[test]
fn nothing_is_claimed_while_an_option_is_carried_out() {
    // Friendship is eight after the first half of the option, and seven at its end: no moment in between.
    let base = table(2).at(1, "tundra_n", "rocks_s").at(2, "swamp_inner", "camp").quest("tundra_n").pies(1, 8);
    let mut game = base.clone().next_quests("lost_jewels").game();
    acts(&mut game, &["move", "stay"]);
    assert!(listed(&game, "claim pies"));
    act(&mut game, "quest tundra_n");
    assert!(listed(&game, "claim pies"), "the card lies open, nothing is chosen yet");
    act(&mut game, "solve 2");
    assert_eq!(legal(&game), ["onto rocks_s", "onto tundra_n"]);
    let quest = common::quest("lost_jewels");
    assert_eq!(refused(&game, "claim pies"), Refusal::MidQuest { quest });
    // The card counts when all of it is done.
    assert!(!player(&game, 1).solved.has(quest));
    act(&mut game, "onto tundra_n");
    assert!(!player(&game, 1).solved.has(quest));
    let told = seen(&mut game, "onto tundra_n");
    assert!(player(&game, 1).solved.has(quest) && told.contains(&"1 has solved lost_jewels".to_owned()), "{told:?}");
    // Whether both Seekers could gain or one makes no difference to what can be claimed.
    let mut one = base.at(1, "tundra_n", "camp").solved(1, "old_wizard").pies(1, 3).next_quests("lost_jewels").game();
    acts(&mut one, &["move", "stay", "quest tundra_n", "solve 2"]);
    assert_eq!(trophies(&one, 1), "", "Friendship 2 at the end of the option");
}

#[test]
fn a_turn_that_ends_with_enough_for_a_trophy_says_why_none_is_placed() {
    let withheld = |table: Table, texts: &[&str]| -> Vec<(Trophy, Refusal)> {
        let mut game = table.game();
        let told: Vec<Event> = texts.iter().flat_map(|text| act(&mut game, text)).collect();
        let of = |event: &Event| match *event {
            Event::NotCredited { seat: Seat(0), trophy, why } => Some((trophy, why)),
            _ => None,
        };
        told.iter().filter_map(of).collect()
    };
    let stay = ["move", "stay"];
    let sad = Refusal::TooUnfriendly { have: 2, need: 3 };
    let both = table(2).pies(1, 8).spells(1, "1 1 1").friendship(1, 2);
    assert_eq!(withheld(both, &stay), [(Trophy::Pies, sad), (Trophy::Spells, sad)]);
    // The second of two: one a turn.
    let two = table(2).pies(1, 8).spells(1, "1 1 1");
    let claimed = withheld(two, &["move", "claim pies", "stay"]);
    assert_eq!(claimed, [(Trophy::Spells, Refusal::OneTrophyATurn)]);
    // What only a personality would ease is not told: it is secret.
    assert_eq!(withheld(table(2).personality(1, "hungry").pies(1, 6).friendship(1, 2), &stay), []);
    assert_eq!(withheld(table(2).pies(1, 8).friendship(1, 2).trophies(1, "pies"), &stay), []);
}
