//! Each of the sixteen tiles does what its line says, and nothing without it.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{Table, act, acts, legal, listed, on, player, refused, seen, space, spells, table, trophies};
use my_little_scythe::{Deed, Goods, MyLittleScythe, Refusal, Section, Tile};
use tabletop::Seat;

fn moving(table: &Table) -> MyLittleScythe {
    let mut game = table.game();
    act(&mut game, "move");
    game
}

// Portal Express, Supply Catapult and Pie Cannon: see rulings 6, 8 and 7.

#[test]
fn swift_boots_go_three_spaces_empty_handed() {
    let base = table(2).at(1, "desert_corner", "camp").goods("desert_corner", "1 apple");
    assert_eq!(
        refused(&moving(&base), "go a forest_corner"),
        Refusal::TooFar { to: space("forest_corner"), steps: 3, most: 2 }
    );
    let boots = moving(&base.clone().tile(1, "swift_boots"));
    assert!(listed(&boots, "go a forest_corner"));
    assert!(!listed(&boots, "go a forest_corner 1 apple") && !listed(&boots, "go a desert_inner 1 apple"));
    // From the camp too: the first step is the one out of it.
    assert!(!listed(&moving(&base), "go b swamp_inner"));
    assert!(listed(&boots, "go b swamp_inner"), "portal, portal, swamp");
}

#[test]
fn the_harvest_wagon_carries_two_spaces() {
    let base = table(2).at(1, "desert_corner", "camp").goods("desert_corner", "1 apple");
    assert_eq!(
        refused(&moving(&base), "go a desert_inner 1 apple"),
        Refusal::TooFarWithGoods { to: space("desert_inner"), steps: 2, most: 1 }
    );
    let wagon = moving(&base.tile(1, "harvest_wagon"));
    assert!(listed(&wagon, "go a desert_inner 1 apple") && !listed(&wagon, "go a forest_corner"));
}

#[test]
fn double_stride_may_move_again_and_again() {
    let base = table(2).token(1, "move");
    assert_eq!(refused(&base.game(), "move"), Refusal::SameAsLast { deed: Deed::Move });
    let mut stride = base.tile(1, "double_stride").game();
    acts(&mut stride, &["move", "stay", "move", "stay"]);
    assert!(listed(&stride, "move"));
    let baked =
        table(2).token(1, "bake").tile(1, "double_stride").at(1, "tundra_n", "camp").goods("tundra_n", "2 apples");
    assert_eq!(
        refused(&baked.game(), "bake 2 apples from tundra_n"),
        Refusal::SameAsLast { deed: Deed::Bake },
        "only Move"
    );
}

#[test]
fn the_friendly_banner_keeps_friendship_in_an_attack() {
    let base = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").tile(1, "friendly_banner");
    let mut game = moving(&base);
    acts(&mut game, &["go a tundra_corner", "stay"]);
    assert_eq!(
        seen(&mut game, "fight tundra_corner"),
        ["1 fights 2 in tundra_corner, 1 against 1", "1 loses no friendship with friendly_banner"]
    );
    acts(&mut game, &["throw 0", "throw 0", "rest pies"]);
    assert_eq!((player(&game, 1).friendship, trophies(&game, 1).as_str()), (3, "fight"));
    assert_eq!((player(&game, 1).attack_cost(), player(&game, 2).attack_cost()), (0, 1));
}

#[test]
fn the_snack_basket_gives_a_pie_after_each_move() {
    let mut game = moving(&table(2).tile(1, "snack_basket").pies(1, 7).personality(1, "kind"));
    assert_eq!(seen(&mut game, "stay")[2..], ["1 pies +1 is 8 for snack_basket", "1 earns pies", "2 is next"]);
    let mut full = moving(&table(2).tile(1, "snack_basket").pies(1, 10).trophies(1, "pies"));
    assert_eq!(seen(&mut full, "stay")[2..], ["1 pies +0 is 10 for snack_basket, +1 cut off", "2 is next"]);
}

/// Seat 1 on a space with plenty.
fn rich(tile: &str) -> Table {
    let base = table(2).at(1, "tundra_n", "rocks_s").goods("tundra_n", "4 apples 4 gems").next_spells("1 2 4");
    if tile.is_empty() { base } else { base.tile(1, tile) }
}

#[test]
fn without_a_tile_two_apples_are_two_pies_and_two_gems_a_spell() {
    let mut bake = rich("").game();
    let told = seen(&mut bake, "bake 2 apples from tundra_n");
    assert_eq!(
        told,
        ["1 chooses bake", "1 pays 2 apples from tundra_n for bake", "1 pies +2 is 5 for bake", "2 is next"]
    );
    let mut conjure = rich("").game();
    act(&mut conjure, "conjure 2 gems from tundra_n");
    assert_eq!(player(&conjure, 1).spells, spells("1"));
    let game = rich("").game();
    for wrong in ["bake 1 apple from tundra_n", "bake 3 apples from tundra_n", "bake 2 gems from tundra_n"] {
        assert_eq!(refused(&game, wrong), Refusal::WrongCost { deed: Deed::Bake, cost: Goods::new(2, 0) });
    }
    assert_eq!(
        refused(&game, "power up move 2 apples from tundra_n"),
        Refusal::WrongCost { deed: Deed::PowerUp, cost: Goods::new(1, 1) }
    );
    assert_eq!(
        refused(&game, "bake 2 apples from rocks_s"),
        Refusal::NotEnough {
            good: my_little_scythe::Good::Apple,
            space: space("rocks_s"),
            have: 0,
            need: 2,
            elsewhere: Some(space("tundra_n"))
        }
    );
    assert_eq!(
        refused(&game, "bake 2 apples from swamp_inner"),
        Refusal::NoSeekerThere { space: space("swamp_inner"), nearest: Some(space("tundra_n")) }
    );
    let nearly = rich("").pies(1, 9).game();
    assert_eq!(refused(&nearly, "bake 2 apples from tundra_n"), Refusal::NoRoomForPies { have: 9, gain: 2 });
}

#[test]
fn the_big_oven_bakes_three_and_needs_room_for_them() {
    let mut game = rich("big_oven").game();
    act(&mut game, "bake 2 apples from tundra_n");
    assert_eq!(player(&game, 1).pies, 6);
    let nearly = rich("big_oven").pies(1, 8).trophies(1, "pies").game();
    assert_eq!(refused(&nearly, "bake 2 apples from tundra_n"), Refusal::NoRoomForPies { have: 8, gain: 3 });
}

#[test]
fn the_thrifty_baker_takes_one_apple() {
    let mut game = rich("thrifty_baker").game();
    assert_eq!(
        refused(&game, "bake 2 apples from tundra_n"),
        Refusal::WrongCost { deed: Deed::Bake, cost: Goods::new(1, 0) }
    );
    act(&mut game, "bake 1 apple from tundra_n");
    assert_eq!((player(&game, 1).pies, on(&game, "tundra_n")), (5, "3 apples 4 gems".into()));
}

#[test]
fn the_spell_school_takes_one_gem() {
    let mut game = rich("spell_school").game();
    act(&mut game, "conjure 1 gem from tundra_n");
    assert_eq!((player(&game, 1).spells, on(&game, "tundra_n")), (spells("1"), "4 apples 3 gems".into()));
}

#[test]
fn the_grand_grimoire_draws_three_and_keeps_two() {
    let mut game = rich("grand_grimoire").game();
    act(&mut game, "conjure 2 gems from tundra_n");
    assert_eq!(legal(&game), ["discard 1", "discard 2", "discard 4"]);
    acts(&mut game, &["discard 1"]);
    assert_eq!((player(&game, 1).spells, game.discards(), game.active()), (spells("4 2"), spells("1"), Seat(1)));
    // The whole gain must be there: two, though not three.
    let base = table(2).at(1, "tundra_n", "camp").goods("tundra_n", "2 gems").tile(1, "grand_grimoire");
    let mut two = base.clone().no_spells_but("3 1", "").game();
    acts(&mut two, &["conjure 2 gems from tundra_n"]);
    assert_eq!((player(&two, 1).spells, two.active()), (spells("3 1"), Seat(1)));
    let one = base.no_spells_but("3", "").game();
    assert_eq!(refused(&one, "conjure 2 gems from tundra_n"), Refusal::NoSpellLeft { left: 1, need: 2 });
}

#[test]
fn the_sharing_table_makes_friends_with_any_make() {
    for action in
        ["bake 2 apples from tundra_n", "conjure 2 gems from tundra_n", "power up move 1 apple 1 gem from tundra_n"]
    {
        let mut game = rich("sharing_table").game();
        act(&mut game, action);
        assert_eq!(player(&game, 1).friendship, 4, "{action}");
    }
    let mut moved = rich("sharing_table").game();
    acts(&mut moved, &["move", "stay"]);
    assert_eq!(player(&moved, 1).friendship, 3);
}

#[test]
fn at_the_trading_post_apples_and_gems_replace_each_other() {
    let game = rich("trading_post").game();
    for action in [
        "bake 2 apples from tundra_n",
        "bake 1 apple 1 gem from tundra_n",
        "bake 2 gems from tundra_n",
        "conjure 2 apples from tundra_n",
        "conjure 1 apple 1 gem from tundra_n",
        "power up move 2 apples from tundra_n",
        "power up move 2 gems from tundra_n",
        "power up move 1 apple 1 gem from tundra_n",
    ] {
        assert!(listed(&game, action), "{action}");
    }
    assert_eq!(
        refused(&game, "bake 1 apple from tundra_n"),
        Refusal::WrongCost { deed: Deed::Bake, cost: Goods::new(2, 0) }
    );
}

#[test]
fn the_supply_line_gathers_from_both_spaces_and_gives_a_pie() {
    let base =
        table(2).at(1, "tundra_n", "rocks_s").goods("tundra_n", "1 apple 1 gem").goods("rocks_s", "1 apple 1 gem");
    let apart = "bake 1 apple from tundra_n, 1 apple from rocks_s";
    assert_eq!(refused(&base.game(), apart), Refusal::OneSpaceOnly);
    let mut line = base.clone().tile(1, "supply_line").game();
    assert_eq!(refused(&line, "bake 1 apple from rocks_s, 1 apple from tundra_n"), Refusal::TwoSpacesInOrder);
    assert!(listed(&line, "conjure 1 gem from tundra_n, 1 gem from rocks_s"));
    assert!(listed(&line, "power up move 1 apple from tundra_n, 1 gem from rocks_s"));
    assert!(listed(&line, "power up move 1 gem from tundra_n, 1 apple from rocks_s"));
    assert!(listed(&line, "power up move 1 apple 1 gem from rocks_s"));
    act(&mut line, apart);
    assert_eq!(
        (player(&line, 1).pies, on(&line, "tundra_n"), on(&line, "rocks_s")),
        (6, "1 gem".into(), "1 gem".into())
    );
    let mut conjure = base.tile(1, "supply_line").pies(1, 10).trophies(1, "pies").game();
    act(&mut conjure, "conjure 1 gem from tundra_n, 1 gem from rocks_s");
    assert_eq!(player(&conjure, 1).pies, 10, "the pie besides needs no room");
}

#[test]
fn tinkers_bench_powers_up_for_one_and_bakes_one_more() {
    let game = rich("tinkers_bench").game();
    assert!(listed(&game, "power up move 1 apple from tundra_n") && listed(&game, "power up move 1 gem from tundra_n"));
    assert_eq!(
        refused(&game, "power up move 1 apple 1 gem from tundra_n"),
        Refusal::WrongCost { deed: Deed::PowerUp, cost: Goods::new(1, 0) }
    );
    let mut bake = rich("tinkers_bench").game();
    act(&mut bake, "bake 2 apples from tundra_n");
    assert_eq!(player(&bake, 1).pies, 6);
    let mut last = rich("tinkers_bench").pies(1, 8).trophies(1, "pies").game();
    act(&mut last, "bake 2 apples from tundra_n");
    assert_eq!(player(&last, 1).pies, 10, "two have room, the third needs none");
}

#[test]
fn a_tile_is_chosen_from_three_and_stays_for_good() {
    let mut game = rich("").next_tiles("swift_boots pie_cannon snack_basket portal_express").game();
    assert_eq!(
        seen(&mut game, "power up move 1 apple 1 gem from tundra_n"),
        [
            "1 chooses power_up",
            "1 pays 1 apple 1 gem from tundra_n for power_up",
            "1 sees swift_boots pie_cannon snack_basket"
        ]
    );
    assert_eq!(refused(&game, "keep portal_express"), Refusal::NotShown { tile: Tile::PortalExpress });
    assert_eq!(seen(&mut game, "keep pie_cannon"), ["1 keeps pie_cannon", "2 is next"]);
    let position = my_little_scythe::position::Position::from(&game);
    let pile: Vec<&str> = position.piles[0].iter().map(|tile| tile.id()).collect();
    assert_eq!((&pile[..2], pile.last()), (&["snack_basket", "swift_boots"][..], Some(&"portal_express")));
    let mut game = rich("pie_cannon").game();
    assert_eq!(
        refused(&game, "power up move 1 apple 1 gem from tundra_n"),
        Refusal::HasTile { section: Section::Move, tile: Tile::PieCannon }
    );
    acts(&mut game, &["power up make 1 apple 1 gem from tundra_n"]);
    let keep = legal(&game)[0].clone();
    act(&mut game, &keep);
    assert_eq!(trophies(&game, 1), "power_ups");
    assert_eq!(player(&game, 1).token, Some(Deed::PowerUp), "the token stands on Power up");
}
