//! The Automountie: her turn step by step, her fights, her trophies, and how a solo game ends.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{Table, act, acts, legal, on, places, player, seen, solo, space, spells, trophies};
use my_little_scythe::position::Position;
use my_little_scythe::{AUTOMOUNTIE, AutoCard, Difficulty, Event, MyLittleScythe, Setup, Token};
use tabletop::{Game, Rng, Seat, Seed};

/// Her turn with these cards on top.
fn hers(table: &Table, cards: &[u8]) -> MyLittleScythe {
    let mut game = table.clone().next_cards(cards).game();
    acts(&mut game, &["move", "stay"]);
    game
}

#[test]
fn from_camp_she_enters_the_front_space_with_the_most_tokens_and_keeps_them() {
    let base = solo("easy").goods("desert_s", "1 apple").goods("rocks_s", "1 apple 1 gem").quest("portal_s");
    let mut game = hers(&base, &[9]);
    assert_eq!(
        seen(&mut game, "reveal"),
        [
            "the Automountie turns up 9 for a",
            "2 pies +2 is 5 for card 9",
            "out of the camp",
            "2a goes from camp to rocks_s",
            "the Automountie keeps 1 apple from rocks_s",
            "the Automountie keeps 1 gem from rocks_s",
            "1 is next"
        ]
    );
    assert_eq!(game.kept(), [1, 1, 0]);
    // Then the other Seeker; equal numbers: the first in front.
    acts(&mut game, &["seek apples"]);
    while game.active() == Seat(0) {
        let place = legal(&game).into_iter().find(|text| text.starts_with("place")).expect("a place");
        act(&mut game, &place);
    }
    act(&mut game, "reveal");
    assert!(places(&game, 2)[1] != "camp");
}

#[test]
fn she_goes_to_the_nearest_token_or_rival_of_the_first_arm_that_has_one() {
    let base = solo("normal").at(2, "swamp_middle", "camp").goods("swamp_corner", "1 apple");
    // Card 7, shape O, not turned: east, south-east, south-west, west …; the corner lies west.
    let mut game = hers(&base, &[7]);
    act(&mut game, "reveal");
    assert_eq!((places(&game, 2)[0], game.kept()), ("swamp_corner", [1, 0, 0]));
    // Nothing anywhere: the far end of the first arm, which is east.
    let mut bare = hers(&solo("normal").at(2, "swamp_middle", "camp"), &[10]);
    act(&mut bare, "reveal");
    assert_eq!(places(&bare, 2)[0], "swamp_inner", "two spaces, but the castle ends the arm");
}

#[test]
fn what_comes_later_onto_a_space_of_her_standing_seeker_stays_there() {
    let base = solo("normal").at(2, "swamp_middle", "camp").goods("swamp_middle", "2 apples").quest("swamp_middle");
    // The Seeker that stands there moves on: it keeps what lies where it comes to.
    let mut game = hers(&base.clone().goods("swamp_corner", "1 gem"), &[7]);
    act(&mut game, "reveal");
    assert_eq!((places(&game, 2)[0], game.kept()), ("swamp_corner", [0, 1, 0]));
    assert_eq!(on(&game, "swamp_middle"), "2 apples");
    assert!(game.board().quests().contains(space("swamp_middle")));
    // The other one comes out of the camp: nothing is kept where the first stands.
    let second = |position: &mut Position| {
        position.automountie.as_mut().expect("she plays").next = my_little_scythe::Seeker::B;
    };
    let mut game = hers(&base.setup(second), &[14]);
    act(&mut game, "reveal");
    assert_ne!(places(&game, 2)[1], "camp");
    assert_eq!((on(&game, "swamp_middle"), game.kept()), ("2 apples".into(), [0, 0, 0]));
}

#[test]
fn a_card_that_wants_more_pies_than_she_has_says_so() {
    let throws = |card: u8, pies: u8| {
        let base = solo("normal").at(1, "rocks_inner", "camp").at(2, "rocks_middle", "camp").pies(2, pies);
        let mut game = base.next_cards(&[card]).game();
        acts(&mut game, &["move", "go a rocks_middle", "stay", "fight rocks_middle"]);
        act(&mut game, "throw 0").into_iter().find(|event| matches!(event, Event::FewPies { .. }))
    };
    assert_eq!(throws(13, 4), Some(Event::FewPies { card: AutoCard(13), wanted: 6, have: 4 }));
    assert_eq!(throws(13, 6), None);
    assert_eq!(throws(20, 4), None, "all she can");
}

#[test]
fn her_seek_cards_place_tokens_where_the_map_says() {
    let mut game = hers(&solo("normal").at(1, "forest_middle", "camp").at(2, "rocks_corner", "rocks_s"), &[6]);
    assert_eq!(
        seen(&mut game, "reveal")[..5],
        [
            "the Automountie turns up 6 for a",
            "2 places quest on swamp_middle",
            "2 places apple on forest_middle",
            "2 places gem on tundra_corner",
            "2 places gem on desert_corner"
        ]
    );
    assert_eq!((on(&game, "forest_middle"), player(&game, 1).friendship), ("1 apple".into(), 3));
    // No quest onto a Seeker, and nothing from an empty supply.
    let full =
        solo("normal").at(1, "swamp_middle", "camp").at(2, "rocks_corner", "rocks_s").goods("swamp_nw", "24 apples");
    let mut game = hers(&full, &[6]);
    let told = seen(&mut game, "reveal");
    assert_eq!(
        told[1..3],
        [
            "2 places no quest in swamp_middle, the Seeker is there",
            "2 places no apple in forest_middle, the supply is empty"
        ]
    );
}

#[test]
fn she_attacks_who_stands_in_her_way_and_flips_a_card_to_throw() {
    let base = solo("easy")
        .at(1, "rocks_inner", "camp")
        .at(2, "rocks_middle", "camp")
        .goods("rocks_inner", "2 gems")
        .spells(2, "3")
        .pies(2, 5);
    // Card 12, shape C turned by 2: south-west, west, …, north-east; the rival is there.
    let mut game = hers(&base, &[12, 20]);
    act(&mut game, "reveal");
    assert_eq!((game.to_act(), places(&game, 2)[0], player(&game, 2).pies), (Some(Seat(0)), "rocks_inner", 6));
    // Card 20: all she can, and one spell, her own first.
    assert_eq!(
        seen(&mut game, "throw 3"),
        [
            "1 is ready",
            "the Automountie turns up 20 to throw",
            "2 throws 6 spells 3, 9 in all",
            "1 throws 3, 3 in all",
            "2 beats 1",
            "the Automountie earns a trophy for a fight",
            "1a goes home from rocks_inner",
            "1 takes its token off"
        ]
    );
    assert_eq!(game.trophies(AUTOMOUNTIE), 1);
    assert_eq!(
        seen(&mut game, "rest pies"),
        [
            "1 rests with pies",
            "1 pies +2 is 5 for rest",
            "2 pies -6 is 0 for thrown",
            "2 discards 3 for thrown",
            "1 pies -3 is 2 for thrown",
            "the Automountie keeps 2 gem from rocks_inner",
            "1 is next"
        ]
    );
    // Only the first won fight counts.
    assert_eq!(game.kept(), [0, 2, 0]);
}

#[test]
fn a_fight_she_loses_sends_her_home_with_two_pies_and_earns_the_trophy() {
    let base = solo("normal").at(1, "rocks_inner", "camp").at(2, "rocks_middle", "camp").goods("rocks_inner", "2 gems");
    // Card 9 throws nothing.
    let mut game = hers(&base, &[12, 9]);
    act(&mut game, "reveal");
    acts(&mut game, &["throw 1", "claim fight"]);
    assert_eq!((trophies(&game, 1).as_str(), places(&game, 2)[0], player(&game, 2).pies), ("fight", "camp", 6));
    assert_eq!((on(&game, "rocks_inner"), game.active()), ("2 gems".into(), Seat(0)), "she keeps nothing from a camp");
}

#[test]
fn she_is_attacked_like_anybody_and_draws_spells_she_does_not_have() {
    let mut game = solo("normal")
        .at(1, "rocks_inner", "camp")
        .at(2, "rocks_middle", "camp")
        .friendship(1, 5)
        .next_spells("4 2")
        .next_cards(&[21])
        .game();
    acts(&mut game, &["move", "go a rocks_middle", "stay", "fight rocks_middle"]);
    assert_eq!(player(&game, 1).friendship, 4);
    let told = seen(&mut game, "throw 3");
    assert!(told.contains(&"2 throws 3 spells 4 2, 9 in all".to_owned()), "{told:?}");
    assert_eq!(places(&game, 1), ["camp", "camp"]);
    assert_eq!(legal(&game), ["rest pies", "rest spell"]);
    act(&mut game, "rest pies");
    assert_eq!((player(&game, 2).spells.len(), game.discards()), (0, spells("4 2")));
}

#[test]
fn a_second_fight_she_wins_gives_her_nothing_and_that_is_told() {
    let base = solo("normal").at(1, "rocks_inner", "camp").at(2, "rocks_middle", "camp").next_cards(&[20]);
    let trophy = my_little_scythe::Trophy::Fight;
    for (placed, why) in
        [(1, my_little_scythe::Refusal::HasTrophy { trophy }), (4, my_little_scythe::Refusal::AllPlaced)]
    {
        let fought = placed < 4;
        let game = base.clone().setup(kept(placed)).setup(move |position| {
            position.automountie.as_mut().expect("she plays").fought = fought;
            position.finale = (!fought).then(tabletop::SeatSet::default);
        });
        let mut game = game.game();
        acts(&mut game, &["move", "go a rocks_middle", "stay", "fight rocks_middle"]);
        let told = act(&mut game, "throw 0");
        assert!(told.contains(&Event::NotCredited { seat: AUTOMOUNTIE, trophy, why }), "{told:?}");
        assert_eq!(game.trophies(AUTOMOUNTIE), placed);
    }
}

#[test]
fn tokens_become_trophies_at_the_price_of_the_difficulty() {
    let cases = Difficulty::ALL.into_iter().flat_map(|difficulty| {
        (0..).zip(difficulty.prices()).map(move |(placed, price)| (difficulty.id(), placed, price))
    });
    for (difficulty, placed, price) in cases.filter(|&(_, _, price)| price > 1) {
        let base = solo(difficulty)
            .goods("desert_s", &format!("{} apples", price - 1))
            .quest("desert_s")
            .goods("rocks_s", "1 gem")
            .setup(kept(placed));
        let mut game = hers(&base, &[14]);
        assert_eq!(game.tokens_for_trophy(), Some(price));
        let told = act(&mut game, "reveal");
        let given_back = [price - 1, 0, 1];
        assert!(told.contains(&Event::AutoTrophy { count: placed + 1, given_back }), "{told:?}");
        assert_eq!((game.trophies(AUTOMOUNTIE), game.kept()), (placed + 1, [0, 0, 0]), "{difficulty}");
        assert_eq!(Token::ALL.map(|token| game.board().supply(token)), [24, 23, 12], "they go back to the supply");
        let less = solo(difficulty).goods("desert_s", &format!("{} apples", price - 1)).setup(kept(placed));
        let mut game = hers(&less, &[14]);
        act(&mut game, "reveal");
        assert_eq!((game.trophies(AUTOMOUNTIE), game.kept()), (placed, [price - 1, 0, 0]));
    }
}

fn kept(trophies: u8) -> impl Fn(&mut Position) {
    move |position| {
        let kept = position.automountie.as_mut().expect("she plays");
        kept.trophies = trophies;
        kept.fought = true;
    }
}

#[test]
fn her_fourth_trophy_leaves_one_last_turn_and_five_friendship_win_it() {
    let end = |friendship: u8, mine: &str| {
        let base = solo("hard")
            .goods("desert_s", "9 apples")
            .trophies(1, mine)
            .personality(1, "feisty")
            .friendship(1, friendship)
            .setup(kept(3));
        let mut game = hers(&base, &[14]);
        let told = seen(&mut game, "reveal");
        assert_eq!(
            told[told.len() - 2..],
            ["the grand finale begins: 2 has four, last turns of 1", "1 is next, for the last time, before 0 more"]
        );
        // Double Stride is not needed: anything but Move will do.
        act(&mut game, "seek gems");
        while game.to_act().is_some() {
            let action = game.legal()[0].to_string();
            act(&mut game, &action);
        }
        game.outcome().map(|outcome| outcome.winners.contains(Seat(0)))
    };
    assert_eq!(end(4, "fight quests spells"), Some(false), "she has four, the person three");
    let both = |friendship: u8| {
        let base = solo("hard")
            .goods("desert_s", "9 apples")
            .trophies(1, "fight quests spells")
            .personality(1, "feisty")
            .at(1, "tundra_n", "camp")
            .goods("tundra_n", "2 apples")
            .pies(1, 6)
            .friendship(1, friendship)
            .setup(kept(3));
        let mut game = hers(&base, &[14]);
        acts(&mut game, &["reveal", "bake 2 apples from tundra_n"]);
        assert_eq!((game.trophies(Seat(0)), game.trophies(AUTOMOUNTIE)), (4, 4));
        game.outcome().map(|outcome| outcome.winners.contains(Seat(0)))
    };
    assert_eq!((both(5), both(4)), (Some(true), Some(false)));
}

#[test]
fn the_persons_fourth_trophy_leaves_her_one_last_turn() {
    let base = solo("normal").trophies(1, "fight quests spells").personality(1, "feisty").pies(1, 8);
    let mut game = hers(&base, &[14]);
    assert!(game.is_finale() && game.active() == AUTOMOUNTIE);
    assert_eq!(seen(&mut game, "reveal").last().map(String::as_str), Some("1 won by trophies"));
}

#[test]
fn her_cards_are_shuffled_when_none_is_left() {
    let mut game = hers(&solo("normal"), &[]);
    let told = seen(&mut game, "reveal");
    assert_eq!(told[0], "the Automountie's cards: 21 are shuffled");
}

#[test]
fn no_difficulty_gives_her_a_certain_trophy_on_her_first_turn() {
    for difficulty in Difficulty::ALL {
        let mut without = 0;
        for seed in 0..200 {
            let mut game = MyLittleScythe::new(&Setup::solo(difficulty), Seed(seed));
            let mut rng = Rng::new(Seed(seed));
            while game.turn() < 2 {
                let action = game.guide(&mut rng);
                game.apply(&action, &mut ()).expect("the guide is legal");
            }
            without += u32::from(game.trophies(AUTOMOUNTIE) == 0);
        }
        assert!(without > 150, "{}: {without} of 200", difficulty.id());
    }
}
