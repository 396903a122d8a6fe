//! The numbered rulings of the rules page, each at least once.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, act, acts, legal, listed, on, places, player, refused, seen, space, table, trophies};
use my_little_scythe::{Deed, Event, Idle, Refusal, Section, Seeker, Trophy};
use tabletop::{Game, Seat};

#[test]
fn ruling_1_the_no_repeat_rule_is_by_space_not_by_section() {
    let game = table(2).at(1, "tundra_n", "camp").goods("tundra_n", "3 apples 3 gems").token(1, "bake").game();
    assert_eq!(refused(&game, "bake 2 apples from tundra_n"), Refusal::SameAsLast { deed: Deed::Bake });
    assert!(listed(&game, "conjure 2 gems from tundra_n"));
    assert!(listed(&game, "power up move 1 apple 1 gem from tundra_n"));
    let sought = table(2).token(1, "seek_apples").game();
    assert_eq!(refused(&sought, "seek apples"), Refusal::SameAsLast { deed: Deed::SeekApples });
    assert!(listed(&sought, "seek gems"));
    let moved = table(2).token(1, "move").game();
    assert_eq!(refused(&moved, "move"), Refusal::SameAsLast { deed: Deed::Move });
    // A whole round: what was chosen last time is closed, the rest is open again.
    let mut game = table(2).game();
    acts(&mut game, &["move", "stay", "move", "stay"]);
    assert_eq!(refused(&game, "move"), Refusal::SameAsLast { deed: Deed::Move });
    assert!(listed(&table(2).game(), "move"), "no token yet, all is open");
}

/// Seat 1 attacks seat 2 and loses.
fn lost_attack(friendship: u8) -> my_little_scythe::MyLittleScythe {
    let mut game =
        table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").pies(2, 5).friendship(2, friendship).game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 1", "throw 5"]);
    game
}

#[test]
fn ruling_2_a_defender_may_earn_the_trophy_outside_its_turn_if_it_is_friendly() {
    let mut game = lost_attack(3);
    act(&mut game, "claim fight");
    assert_eq!((trophies(&game, 2).as_str(), trophies(&game, 1).as_str()), ("fight", ""));
    assert_eq!(game.to_act(), Some(Seat(0)), "the loser rests");
    let sad = lost_attack(2);
    assert_eq!(trophies(&sad, 2), "");
    // The defender's own turn has its own trophy.
    let mut game = table(2)
        .at(1, "tundra_n", "camp")
        .at(2, "tundra_corner", "camp")
        .goods("tundra_corner", "2 apples")
        .pies(2, 8)
        .game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 0", "throw 1"]);
    acts(&mut game, &["claim fight", "rest pies"]);
    assert_eq!(game.active(), Seat(1));
    acts(&mut game, &["bake 2 apples from tundra_corner"]);
    assert_eq!(trophies(&game, 2), "pies fight");
    // What the attacker has earned in this turn takes nothing from the defender.
    let mut game = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").pies(1, 8).game();
    acts(
        &mut game,
        &[
            "claim pies",
            "move",
            "go a tundra_corner",
            "stay",
            "fight tundra_corner",
            "throw 0",
            "throw 1",
            "claim fight",
        ],
    );
    assert_eq!((trophies(&game, 1), trophies(&game, 2)), ("pies".into(), "fight".into()));
}

#[test]
fn ruling_3_two_own_seekers_in_one_fight_may_use_two_spells() {
    let base = table(2).at(2, "tundra_corner", "camp").spells(1, "4 3 3").spells(2, "4 1");
    let mut two = base.clone().at(1, "tundra_n", "tundra_middle").game();
    acts(&mut two, &["move", "go a tundra_corner", "go b tundra_corner", "fight tundra_corner"]);
    assert!(listed(&two, "throw 0 spells 4 3") && listed(&two, "throw 3 spells 3 3"));
    assert_eq!(refused(&two, "throw 0 spells 4 3 3"), Refusal::TooManySpells { most: 2 });
    act(&mut two, "throw 0 spells 4 3");
    assert_eq!(refused(&two, "throw 0 spells 4 1"), Refusal::TooManySpells { most: 1 });
    let mut one = base.at(1, "tundra_n", "camp").game();
    acts(&mut one, &["move", "go a tundra_corner", "stay", "fight tundra_corner"]);
    assert_eq!(refused(&one, "throw 0 spells 4 3"), Refusal::TooManySpells { most: 1 });
    // Two defenders on one space as well.
    let mut game = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "tundra_corner").spells(2, "4 1").game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 0"]);
    assert!(listed(&game, "throw 0 spells 4 1"));
    acts(&mut game, &["throw 0 spells 4 1", "claim fight"]);
    assert_eq!(places(&game, 1), ["camp", "camp"]);
}

#[test]
fn ruling_4_moving_both_seekers_onto_one_space_is_one_fight_onto_two_is_two() {
    let mut together = table(2).at(1, "tundra_n", "tundra_middle").at(2, "tundra_corner", "camp").game();
    acts(&mut together, &["move", "go a tundra_corner", "go b tundra_corner"]);
    assert_eq!(legal(&together), ["fight tundra_corner"]);
    acts(&mut together, &["fight tundra_corner", "throw 1", "throw 0"]);
    assert_eq!(together.to_act(), Some(Seat(1)), "one fight, and the loser rests");
    act(&mut together, "rest pies");
    assert_eq!((together.active(), player(&together, 1).friendship), (Seat(1), 2));
    // Onto both of its Seekers, on two spaces: two.
    let mut apart = table(2).at(1, "tundra_n", "rocks_s").at(2, "tundra_corner", "rocks_corner").game();
    acts(&mut apart, &["move", "go a tundra_corner", "go b rocks_corner", "fight tundra_corner", "throw 1", "throw 0"]);
    assert_eq!(places(&apart, 2), ["camp", "rocks_corner"]);
    acts(&mut apart, &["rest pies", "fight rocks_corner", "throw 1", "throw 0"]);
    assert_eq!((places(&apart, 2), player(&apart, 1).friendship), (["camp", "camp"], 1));
}

#[test]
fn ruling_5_a_seeker_that_stays_meets_quests_but_no_fights() {
    // On the token: the quest is looked at, though nothing moved.
    let mut game = table(2).at(1, "tundra_n", "camp").quest("tundra_n").game();
    acts(&mut game, &["move", "stay"]);
    assert_eq!(legal(&game), ["quest tundra_n"]);
    // A token that was passed over stays.
    let mut game = table(2).at(1, "tundra_n", "camp").quest("tundra_corner").game();
    acts(&mut game, &["move", "go a tundra_middle", "stay"]);
    assert_eq!(game.active(), Seat(1));
    assert!(game.board().quests().contains(space("tundra_corner")));
    // Neighbours do not fight unless somebody enters.
    let mut game = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").game();
    acts(&mut game, &["move", "stay"]);
    assert_eq!(game.active(), Seat(1));
}

#[test]
fn ruling_6_portal_express_is_one_free_jump_for_each_seeker() {
    let base = table(3).tile(1, "portal_express");
    let game = |from: &str| {
        let mut game = base.clone().at(1, from, "camp").goods(from, "1 apple").game();
        act(&mut game, "move");
        game
    };
    // Two steps to a portal, then the jump; without the tile that is too far.
    let two = game("tundra_corner");
    assert!(listed(&two, "go a portal_s"), "after the steps");
    let mut plain = table(3).at(1, "tundra_corner", "camp").game();
    act(&mut plain, "move");
    assert_eq!(refused(&plain, "go a portal_s"), Refusal::TooFar { to: space("portal_s"), steps: 3, most: 2 });
    assert!(listed(&game("portal_n"), "go a rocks_middle"), "before two steps");
    assert!(listed(&game("tundra_n"), "go a rocks_middle"), "between two steps");
    assert!(!listed(&game("tundra_n"), "go a desert_corner"), "from camp 4's portal that would be two steps more");
    // With goods: the jump is free, the step is one.
    assert!(listed(&game("portal_n"), "go a desert_inner 1 apple"));
    assert!(listed(&game("tundra_n"), "go a portal_s 1 apple"));
    assert!(!listed(&game("tundra_n"), "go a rocks_s 1 apple"), "one step and one jump, not two steps");
    assert!(!listed(&game("tundra_corner"), "go a portal_s 1 apple"));
    // Each Seeker has its own jump, also out of the camp.
    let mut both = game("tundra_corner");
    acts(&mut both, &["go a portal_s", "go b portal_sw"]);
    // A jump does not go on from a portal where a rival stopped it.
    let mut held = base.at(1, "tundra_n", "camp").at(2, "portal_n", "camp").game();
    act(&mut held, "move");
    assert!(listed(&held, "go a portal_n") && listed(&held, "go b portal_n"));
    assert!(!listed(&held, "go b portal_s"), "the only portal in front of the camp is held");
    assert!(listed(&held, "go a portal_nw"), "by way of the other portal beside the tundra");
}

#[test]
fn ruling_7_the_pie_cannon_fires_in_own_fights_on_either_side() {
    let base = table(3).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp");
    let pies = |table: common::Table| {
        let mut game = table.game();
        acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner"]);
        [1, 2, 3].map(|seat| player(&game, seat).pies)
    };
    assert_eq!(pies(base.clone()), [3, 3, 3]);
    assert_eq!(pies(base.clone().tile(1, "pie_cannon")), [4, 3, 3]);
    assert_eq!(pies(base.clone().tile(2, "pie_cannon")), [3, 4, 3]);
    assert_eq!(pies(base.clone().tile(3, "pie_cannon")), [3, 3, 3]);
    assert_eq!(pies(base.tile(1, "pie_cannon").pies(1, 10)), [10, 3, 3], "the track ends");
}

#[test]
fn ruling_8_the_supply_catapult_comes_after_all_fights_and_quests() {
    let mut game = table(2)
        .at(1, "tundra_n", "rocks_inner")
        .at(2, "tundra_corner", "camp")
        .goods("rocks_inner", "3 apples 1 gem")
        .quest("rocks_inner")
        .tile(1, "supply_catapult")
        .next_quests("sleeping_guard")
        .game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 3", "throw 0", "rest pies"]);
    acts(&mut game, &["quest rocks_inner", "solve 1"]);
    assert_eq!(refused(&game, "shift rocks_inner 2 apples 1 gem"), Refusal::CatapultTakesTwo { asked: 3 });
    assert_eq!(
        refused(&game, "shift tundra_n 1 apple"),
        Refusal::NoSeekerThere { space: space("tundra_n"), nearest: Some(space("tundra_corner")) }
    );
    assert_eq!(
        seen(&mut game, "shift rocks_inner 1 apple 1 gem"),
        ["1 shifts 1 apple 1 gem from rocks_inner to tundra_corner"]
    );
    assert_eq!((on(&game, "tundra_corner"), on(&game, "rocks_inner")), ("1 apple 1 gem".into(), "2 apples".into()));
    // It may be left alone, and is not offered where it could do nothing.
    let stays = |one: &str, other: &str| {
        let table = table(2).at(1, one, other).goods("rocks_inner", "1 apple").tile(1, "supply_catapult");
        let mut game = table.game();
        act(&mut game, "move");
        let told = act(&mut game, "stay");
        (game, told)
    };
    assert_eq!(legal(&stays("tundra_n", "rocks_inner").0), ["pass", "shift rocks_inner 1 apple"]);
    for (one, other, why) in [
        ("rocks_inner", "rocks_inner", Idle::Together),
        ("rocks_inner", "camp", Idle::Camp),
        ("tundra_n", "tundra_corner", Idle::Bare),
    ] {
        let (game, told) = stays(one, other);
        assert_eq!(game.active(), Seat(1));
        assert!(told.contains(&Event::NotShifted { seat: Seat(0), why }), "{told:?}");
    }
}

#[test]
fn ruling_9_goods_left_behind_lie_open_to_all() {
    let mut game =
        table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").goods("tundra_n", "2 apples 1 gem").game();
    acts(&mut game, &["move", "go a tundra_middle 1 apple", "stay"]);
    assert_eq!((on(&game, "tundra_n"), on(&game, "tundra_middle")), ("1 apple 1 gem".into(), "1 apple".into()));
    acts(&mut game, &["move", "go a tundra_n", "stay", "seek apples"]);
    // Seat 2 stands there now; whatever the dice showed, the goods are its to use.
    while game.active() == Seat(0) {
        let action = game.legal()[0].to_string();
        act(&mut game, &action);
    }
    assert!(legal(&game).iter().any(|action| action.starts_with("power up move 1 apple 1 gem from tundra_n")));
}

#[test]
fn ruling_10_friendship_is_lost_at_each_fight() {
    let mut game = table(3)
        .at(1, "tundra_n", "rocks_s")
        .at(2, "tundra_corner", "camp")
        .at(3, "rocks_corner", "camp")
        .friendship(1, 5)
        .game();
    acts(&mut game, &["move", "go a tundra_corner", "go b rocks_corner"]);
    assert_eq!(legal(&game), ["fight rocks_corner", "fight tundra_corner"], "in the order the attacker likes");
    act(&mut game, "fight rocks_corner");
    assert_eq!(player(&game, 1).friendship, 4);
    acts(&mut game, &["throw 0", "throw 0", "rest pies", "fight tundra_corner"]);
    assert_eq!(player(&game, 1).friendship, 3);
}

#[test]
fn ruling_11_the_castle_is_reached_by_portal_also_as_the_last_step_of_a_carry() {
    let mut game = table(2).at(1, "portal_sw", "camp").goods("portal_sw", "4 apples").game();
    act(&mut game, "move");
    act(&mut game, "deliver a 4 apples");
    assert_eq!(trophies(&game, 1), "apple_delivery");
    // Two spaces are too far, unless the wagon carries them there.
    let two = table(2).at(1, "tundra_n", "camp").goods("tundra_n", "4 apples");
    let mut plain = two.clone().game();
    act(&mut plain, "move");
    assert_eq!(
        refused(&plain, "deliver a 4 apples"),
        Refusal::TooFarWithGoods { to: my_little_scythe::Space::CASTLE, steps: 2, most: 1 }
    );
    let mut wagon = two.clone().tile(1, "harvest_wagon").game();
    acts(&mut wagon, &["move", "deliver a 4 apples"]);
    let mut express = two.tile(1, "portal_express").game();
    acts(&mut express, &["move", "deliver a 4 apples"]);
    assert_eq!(trophies(&express, 1), "apple_delivery", "one step to the portal, then the jump");
}

#[test]
fn ruling_12_resting_twice_in_one_turn_gives_it_once() {
    // Both fights lost in one turn: one rest.
    let mut game =
        table(3).at(1, "tundra_n", "rocks_s").at(2, "tundra_corner", "camp").at(3, "rocks_corner", "camp").game();
    acts(
        &mut game,
        &[
            "move",
            "go a tundra_corner",
            "go b rocks_corner",
            "fight tundra_corner",
            "throw 0",
            "throw 1",
            "claim fight",
        ],
    );
    assert_eq!(legal(&game), ["rest pies", "rest spell"]);
    acts(&mut game, &["rest pies", "fight rocks_corner", "throw 0", "throw 1", "claim fight"]);
    assert_eq!((places(&game, 1), player(&game, 1).pies, game.active()), (["camp", "camp"], 5, Seat(1)));
    // A delivery and a lost fight in one turn: one rest.
    let mut game =
        table(2).at(1, "portal_n", "rocks_s").at(2, "rocks_corner", "camp").goods("portal_n", "4 gems").game();
    acts(
        &mut game,
        &[
            "move",
            "deliver a 4 gems",
            "rest pies",
            "go b rocks_corner",
            "fight rocks_corner",
            "throw 0",
            "throw 1",
            "claim fight",
        ],
    );
    assert_eq!((player(&game, 1).pies, game.active()), (5, Seat(1)));
    // In another's turn one may rest again.
    let mut game = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "rocks_s").game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 0", "throw 0", "rest pies"]);
    acts(&mut game, &["move", "go a desert_s", "stay"]);
    assert_eq!(player(&game, 2).pies, 5);
}

#[test]
fn ruling_13_a_short_pile_shows_what_is_left_and_an_empty_one_cannot_be_chosen() {
    let base = table(6).at(1, "tundra_n", "camp").goods("tundra_n", "1 apple 1 gem");
    // Five others have Move tiles; three are left, then two of them go to nobody: not possible, so a shorter pile.
    let tiles = ["portal_express", "supply_catapult", "pie_cannon", "swift_boots", "harvest_wagon"];
    let mut crowded = base.clone();
    for (seat, tile) in (2..).zip(tiles) {
        crowded = crowded.tile(seat, tile);
    }
    let mut game = crowded.game();
    let told = seen(&mut game, "power up move 1 apple 1 gem from tundra_n");
    assert_eq!(told.last().map(String::as_str), Some("1 sees snack_basket friendly_banner double_stride"));
    act(&mut game, "keep snack_basket");
    assert_eq!(player(&game, 1).tile(Section::Move).map(my_little_scythe::Tile::id), Some("snack_basket"));
    // All six seats take Move tiles: the pile has three, two, and is never empty, as there are eight tiles.
    let mut two = table(6).at(1, "tundra_n", "camp").goods("tundra_n", "1 apple 1 gem").game();
    assert_eq!(two.tiles_left(Section::Move), 8);
    two = short_pile(two, 2);
    let told = seen(&mut two, "power up move 1 apple 1 gem from tundra_n");
    assert_eq!(told.last().map(String::as_str), Some("1 sees supply_catapult portal_express"));
    assert_eq!(legal(&two), ["keep portal_express", "keep supply_catapult"]);
    act(&mut two, "keep supply_catapult");
    assert_eq!(two.tiles_left(Section::Move), 1);
    let none = short_pile(base.game(), 0);
    assert_eq!(
        refused(&none, "power up move 1 apple 1 gem from tundra_n"),
        Refusal::PileEmpty { section: Section::Move }
    );
    assert!(listed(&none, "power up make 1 apple 1 gem from tundra_n"));
}

/// The same game with so many Move tiles left. Six seats never leave so few of eight, so this is no position of a game:
/// the ruling is for a box with tiles missing.
fn short_pile(game: my_little_scythe::MyLittleScythe, left: usize) -> my_little_scythe::MyLittleScythe {
    game.with_pile_cut(Section::Move, left)
}

#[test]
fn ruling_14_an_empty_spell_deck_is_made_of_the_discards_and_without_any_there_is_no_spell() {
    let base = table(2).at(1, "tundra_n", "camp").goods("tundra_n", "2 gems");
    let mut shuffled = base.clone().no_spells_but("", "4").game();
    assert_eq!(
        seen(&mut shuffled, "conjure 2 gems from tundra_n"),
        [
            "1 chooses conjure",
            "1 pays 2 gems from tundra_n for conjure",
            "spells: 1 are shuffled",
            "1 draws 4 for conjure",
            "2 is next"
        ]
    );
    assert!(shuffled.discards().is_empty());
    let none = base.clone().no_spells_but("", "").game();
    assert_eq!(refused(&none, "conjure 2 gems from tundra_n"), Refusal::NoSpellLeft { left: 0, need: 1 });
    // The spell of a rest neither.
    let mut game = base.at(2, "tundra_corner", "camp").no_spells_but("", "").game();
    acts(
        &mut game,
        &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 0", "throw 1", "claim fight"],
    );
    assert_eq!(refused(&game, "rest spell"), Refusal::NoSpellLeft { left: 0, need: 1 });
    assert_eq!(legal(&game), ["rest pies"]);
    assert_eq!(Seeker::A.other(), Seeker::B);
    assert!(!player(&game, 1).trophies.has(Trophy::Fight));
}
