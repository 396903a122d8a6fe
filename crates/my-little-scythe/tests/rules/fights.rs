//! Pie fights from the first step to the rest.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, act, acts, legal, listed, on, places, player, refused, seen, space, spells, table, trophies,
};
use my_little_scythe::{Decision, Event, MyLittleScythe, Refusal, Seeker, Spells, Step, Throw};
use tabletop::{Game, Rng, Seat, Seed};

/// Seat 1 has moved onto seat 2 and begun the fight.
fn fight(table: &common::Table) -> MyLittleScythe {
    let mut game = table.clone().at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner"]);
    game
}

#[test]
fn a_seeker_stops_where_a_rival_is() {
    let mut game =
        table(2).at(1, "tundra_n", "camp").at(2, "tundra_middle", "portal_n").goods("tundra_n", "1 apple").game();
    act(&mut game, "move");
    assert!(listed(&game, "go a tundra_middle") && listed(&game, "go a tundra_middle 1 apple"));
    assert_eq!(
        refused(&game, "go a tundra_inner"),
        Refusal::Blocked { to: space("tundra_inner"), at: space("portal_n"), by: Seat(1) }
    );
    assert!(listed(&game, "go a tundra_nw"), "around by the corner");
}

#[test]
fn a_whole_fight_is_seen_in_order() {
    let mut game = table(2)
        .at(1, "tundra_n", "camp")
        .at(2, "tundra_corner", "camp")
        .goods("tundra_n", "2 apples")
        .goods("tundra_corner", "1 gem")
        .spells(1, "4 1")
        .spells(2, "2")
        .token(2, "bake")
        .game();
    acts(&mut game, &["move", "go a tundra_corner 2 apples", "stay"]);
    assert_eq!(
        seen(&mut game, "fight tundra_corner"),
        ["1 fights 2 in tundra_corner, 1 against 1", "1 friendship -1 is 2 for attack"]
    );
    assert_eq!(seen(&mut game, "throw 2 spells 4"), ["1 is ready"]);
    assert_eq!(
        seen(&mut game, "throw 3 spells 2"),
        [
            "2 is ready",
            "1 throws 2 spells 4, 6 in all",
            "2 throws 3 spells 2, 5 in all",
            "1 beats 2",
            "1 does not earn fight: TooUnfriendly { have: 2, need: 3 }",
            "2a goes home from tundra_corner",
            "2 takes its token off"
        ]
    );
    // Friendship 2: the fight is won, the trophy is not.
    assert_eq!(trophies(&game, 1), "");
    assert_eq!(legal(&game), ["rest pies", "rest spell"]);
    // Only then are pies and spells lost.
    assert_eq!((game.discards(), player(&game, 1).pies, player(&game, 1).spells), (Spells::NONE, 3, spells("4 1")));
    assert_eq!(
        seen(&mut game, "rest pies"),
        [
            "2 rests with pies",
            "2 pies +2 is 5 for rest",
            "1 pies -2 is 1 for thrown",
            "1 discards 4 for thrown",
            "2 pies -3 is 2 for thrown",
            "2 discards 2 for thrown",
            "2 is next"
        ]
    );
    assert_eq!(game.discards(), spells("4 2"));
    assert_eq!(player(&game, 2).token, None);
    assert_eq!(on(&game, "tundra_corner"), "2 apples 1 gem", "losers carry nothing home");
    assert_eq!((places(&game, 1), places(&game, 2)), (["tundra_corner", "camp"], ["camp", "camp"]));
}

#[test]
fn ties_go_to_the_attacker_and_the_winner_earns_the_trophy() {
    let base = table(2).friendship(1, 4);
    let mut tie = fight(&base);
    act(&mut tie, "throw 3");
    let ended = |tie: bool| Event::FightEnded { space: space("tundra_corner"), winner: Seat(0), loser: Seat(1), tie };
    assert!(act(&mut tie, "throw 3").contains(&ended(true)), "that it was a tie is told");
    act(&mut tie, "rest pies");
    let mut more = fight(&base);
    act(&mut more, "throw 3");
    assert!(act(&mut more, "throw 2").contains(&ended(false)));
    assert_eq!((trophies(&tie, 1).as_str(), trophies(&tie, 2).as_str()), ("fight", ""));
    let mut lost = fight(&base);
    acts(&mut lost, &["throw 2", "throw 3", "claim fight", "rest pies"]);
    assert_eq!((trophies(&lost, 1).as_str(), trophies(&lost, 2).as_str()), ("", "fight"));
    assert_eq!((places(&lost, 1), places(&lost, 2)), (["camp", "camp"], ["tundra_corner", "camp"]));
    let mut nothing = fight(&base);
    acts(&mut nothing, &["throw 0", "throw 0", "rest pies"]);
    assert_eq!(trophies(&nothing, 1), "fight");
}

#[test]
fn the_dial_ends_at_seven_and_at_the_own_pies() {
    let rich = fight(&table(2).pies(1, 10));
    assert!(listed(&rich, "throw 7"));
    assert_eq!(refused(&rich, "throw 8"), Refusal::DialEnds);
    let poor = fight(&table(2).pies(1, 2).spells(1, "3"));
    assert!(listed(&poor, "throw 2 spells 3"));
    assert_eq!(refused(&poor, "throw 3"), Refusal::NotEnoughPies { have: 2, need: 3 });
    assert_eq!(refused(&poor, "throw 0 spells 2"), Refusal::NoSuchSpell { value: 2 });
    assert_eq!(legal(&poor).len(), 6, "0 to 2 pies, with and without the spell");
}

#[test]
fn an_earlier_fight_trophy_is_not_earned_again_but_the_fight_is_won() {
    let mut game = fight(&table(2).friendship(1, 5).trophies(1, "fight"));
    acts(&mut game, &["throw 3", "throw 0", "rest spell"]);
    assert_eq!((trophies(&game, 1).as_str(), places(&game, 2)), ("fight", ["camp", "camp"]));
    assert_eq!(player(&game, 2).spells.len(), 1);
}

#[test]
fn nobody_sees_a_choice_before_both_are_in() {
    let mut game = fight(&table(3).spells(1, "4 2").spells(2, "1").pies(1, 7));
    assert_eq!(game.to_act(), Some(Seat(0)));
    act(&mut game, "throw 6 spells 2");
    assert_eq!(game.to_act(), Some(Seat(1)));
    let mut other = fight(&table(3).spells(1, "4 2").spells(2, "1").pies(1, 7));
    act(&mut other, "throw 0");
    // The defender and the bystander see the same, whatever was chosen; the attacker knows its choice.
    assert_eq!(game.view(Seat(1)), other.view(Seat(1)));
    assert_eq!(game.view(Seat(2)), other.view(Seat(2)));
    assert_ne!(game.view(Seat(0)), other.view(Seat(0)));
    let known = |seat: Seat| match game.view(seat).step {
        Step::Throwing(fight) => (fight.ready, fight.thrown.is_some()),
        step => panic!("{step:?}"),
    };
    assert_eq!([Seat(0), Seat(1), Seat(2)].map(known), [(true, true), (true, false), (true, false)]);
    let thrown = |game: &MyLittleScythe| match game.step() {
        Step::Throwing(fight) => fight.thrown,
        _ => None,
    };
    // What the defender imagines depends on nothing it cannot know, and is not always the same.
    let mut guesses = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let world = game.imagine(Seat(1), &mut Rng::new(Seed(seed)));
        assert_eq!(world, other.imagine(Seat(1), &mut Rng::new(Seed(seed))));
        let guess = thrown(&world).expect("the attacker has chosen");
        assert!(guess.pies <= 7 && world.player(Seat(0)).spells.contains(guess.spells));
        guesses.insert(guess);
        let own = game.imagine(Seat(0), &mut Rng::new(Seed(seed)));
        assert_eq!(thrown(&own), Some(Throw { pies: 6, spells: spells("2") }), "one's own choice is known");
    }
    assert!(guesses.len() > 10, "{guesses:?}");
}

#[test]
fn a_winner_stays_and_meets_the_quest_there() {
    let mut game = table(2)
        .at(1, "tundra_n", "camp")
        .at(2, "tundra_corner", "camp")
        .quest("tundra_corner")
        .friendship(1, 4)
        .game();
    acts(&mut game, &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 1", "throw 0", "rest pies"]);
    assert_eq!(legal(&game), ["quest tundra_corner"]);
    // The loser does not.
    let mut game = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").quest("tundra_corner").game();
    acts(
        &mut game,
        &[
            "move",
            "go a tundra_corner",
            "stay",
            "fight tundra_corner",
            "throw 0",
            "throw 1",
            "claim fight",
            "rest pies",
        ],
    );
    assert_eq!(game.active(), Seat(1));
}

#[test]
fn a_rest_fills_the_track_as_far_as_it_goes() {
    let mut game = fight(&table(2).pies(2, 9));
    acts(&mut game, &["throw 3", "throw 0"]);
    assert_eq!(
        seen(&mut game, "rest pies"),
        ["2 rests with pies", "2 pies +1 is 10 for rest, +1 cut off", "1 pies -3 is 0 for thrown", "2 is next"]
    );
    assert!(Seeker::BOTH.len() == 2);
}

#[test]
fn after_a_rest_every_action_is_open_again() {
    let mut game = fight(&table(2).token(2, "seek_apples"));
    acts(&mut game, &["throw 3", "throw 0", "rest pies"]);
    assert!(listed(&game, "seek apples"));
    // The attacker's own token is off as well if it loses: it may move again at once.
    let mut game = fight(&table(2));
    acts(&mut game, &["throw 0", "throw 1", "claim fight", "rest pies", "move", "stay"]);
    assert!(listed(&game, "move"));
}

#[test]
fn a_rest_comes_before_what_was_thrown_is_lost() {
    // Nine pies, three thrown: the rest fills the track to ten, then three are lost.
    let mut game = fight(&table(2).pies(1, 9).pies(2, 9));
    acts(&mut game, &["throw 7", "throw 3", "rest pies"]);
    assert_eq!((places(&game, 2), player(&game, 2).pies), (["camp", "camp"], 7));
    // No spell of this fight can be drawn for its rest.
    let mut game = fight(&table(2).spells(1, "4").no_spells_but("", ""));
    acts(&mut game, &["throw 3 spells 4", "throw 0"]);
    assert_eq!(legal(&game), ["rest pies"]);
}

#[test]
fn a_beaten_attacker_may_place_a_trophy_before_it_loses_what_it_threw() {
    let base = table(2).pies(1, 7).pies(2, 7).friendship(1, 5).spells(2, "4");
    let mut game = fight(&base);
    acts(&mut game, &["throw 3", "throw 7", "claim fight"]);
    assert_eq!((legal(&game), player(&game, 1).pies), (vec!["rest pies".to_owned(), "rest spell".to_owned()], 7));
    act(&mut game, "rest pies");
    assert_eq!(
        (game.decision(), legal(&game)),
        (Some(Decision::Trophy), vec!["claim pies".to_owned(), "pass".to_owned()])
    );
    let mut passed = game.clone();
    act(&mut passed, "pass");
    assert_eq!((trophies(&passed, 1).as_str(), player(&passed, 1).pies), ("", 6));
    act(&mut game, "claim pies");
    assert_eq!((trophies(&game, 1).as_str(), player(&game, 1).pies), ("pies", 6));
    // Three spells at once, one of them thrown.
    let mut spells = fight(&table(2).friendship(1, 5).spells(1, "1 1").pies(2, 7));
    acts(&mut spells, &["throw 0 spells 1", "throw 7", "claim fight", "rest spell", "claim spells"]);
    assert_eq!((trophies(&spells, 1).as_str(), player(&spells, 1).spells.len()), ("spells", 2));
}

#[test]
fn a_winning_defender_may_decline_the_trophy() {
    let mut game = fight(&table(2));
    acts(&mut game, &["throw 0", "throw 1"]);
    assert_eq!((game.to_act(), game.decision()), (Some(Seat(1)), Some(Decision::Defence)));
    assert_eq!(legal(&game), ["claim fight", "pass"]);
    assert_eq!(places(&game, 1), ["tundra_corner", "camp"], "first the trophy, then home");
    let mut declined = game.clone();
    assert_eq!(
        seen(&mut declined, "pass"),
        [
            "2 passes Defence",
            "2 does not earn fight: Declined",
            "1a goes home from tundra_corner",
            "1 takes its token off"
        ]
    );
    assert_eq!(trophies(&declined, 2), "");
    assert_eq!(seen(&mut game, "claim fight")[0], "2 earns fight");
    // With the trophy, or with little Friendship, there is nothing to decide.
    for poor in [table(2).trophies(2, "fight"), table(2).friendship(2, 2)] {
        let mut game = fight(&poor);
        acts(&mut game, &["throw 0", "throw 1"]);
        assert_eq!(game.decision(), Some(Decision::Rest));
    }
}

#[test]
fn a_fight_belongs_to_its_space() {
    // Two Seekers meet one rival on two spaces: two fights, each with the spells and Seekers of its space.
    let base = table(2)
        .at(1, "tundra_n", "rocks_s")
        .at(2, "tundra_corner", "rocks_corner")
        .spells(1, "4 3")
        .spells(2, "2 1")
        .friendship(1, 6);
    let mut game = base.game();
    acts(&mut game, &["move", "go a tundra_corner", "go b rocks_corner"]);
    assert_eq!(legal(&game), ["fight rocks_corner", "fight tundra_corner"]);
    let told = act(&mut game, "fight rocks_corner");
    let only = |seeker: Seeker| [seeker].into_iter().collect();
    assert_eq!(
        told[0],
        Event::FightBegan {
            space: space("rocks_corner"),
            attacker: Seat(0),
            attackers: only(Seeker::B),
            defender: Seat(1),
            defenders: only(Seeker::B),
        }
    );
    assert_eq!(refused(&game, "throw 0 spells 4 3"), Refusal::TooManySpells { most: 1 });
    acts(&mut game, &["throw 1", "throw 0", "rest pies"]);
    assert_eq!((places(&game, 2), player(&game, 1).friendship), (["tundra_corner", "camp"], 5));
    assert_eq!((legal(&game), trophies(&game, 1).as_str()), (vec!["fight tundra_corner".to_owned()], "fight"));
    // The second costs Friendship again, and who has rested does not rest again.
    act(&mut game, "fight tundra_corner");
    assert_eq!(player(&game, 1).friendship, 4);
    act(&mut game, "throw 0");
    let told = seen(&mut game, "throw 0");
    assert!(told.contains(&"2 has rested before".to_owned()), "{told:?}");
    assert_eq!((places(&game, 2), game.active()), (["camp", "camp"], Seat(1)));
    // Lost on one space, a Seeker elsewhere stays.
    let mut lost = base.game();
    acts(&mut lost, &["move", "go a tundra_corner", "go b rocks_corner", "fight rocks_corner", "throw 0", "throw 1"]);
    acts(&mut lost, &["claim fight", "rest pies"]);
    assert_eq!(places(&lost, 1), ["tundra_corner", "camp"]);
    assert_eq!(places(&lost, 2), ["tundra_corner", "rocks_corner"]);
}
