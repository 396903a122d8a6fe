//! Every option of every quest, and how quests are found, declined and shuffled anew.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, Table, act, acts, legal, listed, on, player, quest, refused, seen, space, spells, table, trophies,
};
use my_little_scythe::{Cause, Event, Good, MyLittleScythe, Quest, Refusal, Spells, Step, Token};
use tabletop::{Game, Seat};

/// Seat 1 stands on a quest with this card, its other Seeker elsewhere; seat 2 is on the board.
fn base(card: &str) -> Table {
    table(2)
        .at(1, "tundra_n", "rocks_inner")
        .at(2, "desert_s", "camp")
        .quest("tundra_n")
        .next_quests(card)
        .friendship(1, 4)
        .personality(1, "feisty")
}

fn found(table: &Table) -> MyLittleScythe {
    let mut game = table.game();
    acts(&mut game, &["move", "stay", "quest tundra_n"]);
    game
}

/// Friendship, pies and number of spells of seat 1.
fn standing(game: &MyLittleScythe) -> (u8, u8, u8) {
    let player = player(game, 1);
    (player.friendship, player.pies, player.spells.len())
}

fn solved(game: &MyLittleScythe, card: &str) -> bool {
    player(game, 1).solved.has(quest(card)) && (game.active() == Seat(1) || game.is_formality())
}

#[test]
fn a_quest_is_found_shown_and_solved_or_not() {
    let mut game = base("sleeping_guard").game();
    acts(&mut game, &["move", "stay"]);
    assert_eq!(refused(&game, "quest rocks_inner"), Refusal::NoQuestThere { space: space("rocks_inner") });
    assert_eq!(seen(&mut game, "quest tundra_n"), ["1 finds sleeping_guard on tundra_n"]);
    assert_eq!((game.board().supply(Token::Quest), game.board().quests().is_empty()), (12, true));
    assert_eq!(legal(&game), ["no thanks", "solve 1", "solve 2"]);
    assert_eq!(refused(&game, "solve 3"), Refusal::NoSuchOption);
    assert_eq!(refused(&game, "solve 0"), Refusal::NoSuchOption);
    let mut declined = game.clone();
    assert_eq!(seen(&mut declined, "no thanks"), ["1 declines sleeping_guard", "2 is next"]);
    assert_eq!((player(&declined, 1).solved.len(), standing(&declined)), (0, (4, 3, 0)));
    let position = my_little_scythe::position::Position::from(&declined);
    assert_eq!(position.deck_quests[0], quest("sleeping_guard"), "under the deck");
}

#[test]
fn every_quest_can_be_declined_and_is_kind_only_to_those_who_can_pay() {
    for card in Quest::all() {
        // No goods, no pies, no spell, and nobody to give to.
        let poor = base(card.id()).at(2, "camp", "camp").pies(1, 0).spells(1, "");
        let mut game = found(&poor);
        let free = card.id() == "sleeping_guard";
        assert_eq!(listed(&game, "solve 1"), free, "{}", card.id());
        assert_eq!(game.check(&common::action("solve 1")).is_ok(), free, "{}", card.id());
        assert_eq!(seen(&mut game, "no thanks"), [format!("1 declines {}", card.id()), "2 is next".to_owned()]);
        assert_eq!((player(&game, 1).solved.len(), standing(&game)), (0, (4, 0, 0)));
    }
}

#[test]
fn help_with_apples() {
    let with = base("help_with_apples").goods("rocks_inner", "3 apples");
    let mut kind = found(&with);
    assert_eq!(
        seen(&mut kind, "solve 1"),
        [
            "1 tries help_with_apples by 1",
            "1 has gifts for 2 in desert_s",
            "1 gives 2 apple from rocks_inner to desert_s",
            "1 gives 2 apple from rocks_inner to desert_s",
            "1 friendship +3 is 7 for help_with_apples",
            "1 has solved help_with_apples"
        ]
    );
    assert_eq!((on(&kind, "desert_s"), on(&kind, "rocks_inner")), ("2 apples".into(), "1 apple".into()));
    // Two own apples are needed, and somebody to give them to.
    let poor = found(&base("help_with_apples").goods("rocks_inner", "1 apple"));
    assert_eq!(
        refused(&poor, "solve 1"),
        Refusal::NotEnough { good: Good::Apple, space: space("rocks_inner"), have: 1, need: 2, elsewhere: None }
    );
    let alone = found(&with.at(2, "camp", "camp"));
    assert_eq!(refused(&alone, "solve 1"), Refusal::NobodyToGiveTo);
    let mut cheeky = found(&base("help_with_apples"));
    act(&mut cheeky, "solve 2");
    assert_eq!(legal(&cheeky), ["onto rocks_inner", "onto tundra_n"]);
    acts(&mut cheeky, &["onto rocks_inner", "onto tundra_n"]);
    assert_eq!((on(&cheeky, "tundra_n"), on(&cheeky, "rocks_inner")), ("1 apple".into(), "1 apple".into()));
    assert!(solved(&cheeky, "help_with_apples") && standing(&cheeky) == (3, 3, 0));
}

#[test]
fn gifts_go_to_one_receiver_on_a_space_of_ones_choice() {
    let mut game = found(
        &table(3)
            .at(1, "tundra_n", "rocks_inner")
            .at(2, "desert_s", "forest_inner")
            .at(3, "swamp_inner", "camp")
            .quest("tundra_n")
            .goods("tundra_n", "1 apple")
            .goods("rocks_inner", "2 apples")
            .next_quests("help_with_apples"),
    );
    act(&mut game, "solve 1");
    assert_eq!(legal(&game), ["to desert_s", "to forest_inner", "to swamp_inner"]);
    assert_eq!(
        refused(&game, "to tundra_n"),
        Refusal::NoRivalThere { space: space("tundra_n"), nearest: Some(space("forest_inner")) }
    );
    act(&mut game, "to forest_inner");
    assert_eq!(legal(&game), ["from rocks_inner", "from tundra_n"]);
    assert_eq!(
        refused(&game, "from desert_s"),
        Refusal::NoSeekerThere { space: space("desert_s"), nearest: Some(space("rocks_inner")) }
    );
    acts(&mut game, &["from tundra_n"]);
    assert_eq!(on(&game, "forest_inner"), "2 apples", "the second comes from the only place left");
    assert_eq!((on(&game, "rocks_inner"), game.active()), ("1 apple".into(), Seat(1)));
}

#[test]
fn bakers_stall() {
    let mut kind = found(&base("bakers_stall").goods("tundra_n", "2 apples"));
    act(&mut kind, "solve 1");
    assert!(solved(&kind, "bakers_stall") && standing(&kind) == (6, 4, 0));
    assert_eq!((on(&kind, "tundra_n"), kind.board().supply(Token::Apple)), ("nothing".into(), 24));
    let mut cheeky = found(&base("bakers_stall").goods("desert_s", "1 apple 1 gem").quest("swamp_corner"));
    act(&mut cheeky, "solve 2");
    assert_eq!(legal(&cheeky), ["remove apple desert_s", "remove gem desert_s", "remove quest swamp_corner"]);
    assert_eq!(
        refused(&cheeky, "remove gem swamp_corner"),
        Refusal::NoTokenThere { token: Token::Gem, space: space("swamp_corner") }
    );
    let mut other = cheeky.clone();
    act(&mut other, "remove quest swamp_corner");
    assert_eq!((other.board().quests().len(), other.board().supply(Token::Quest)), (0, 12));
    act(&mut cheeky, "remove gem desert_s");
    assert_eq!((on(&cheeky, "desert_s"), standing(&cheeky)), ("1 apple".into(), (3, 5, 0)));
    // A single token is removed without asking; without any the option is closed.
    let mut single = found(&base("bakers_stall").goods("desert_s", "1 apple"));
    act(&mut single, "solve 2");
    assert!(solved(&single, "bakers_stall") && on(&single, "desert_s") == "nothing");
    assert_eq!(refused(&found(&base("bakers_stall")), "solve 2"), Refusal::BoardIsBare);
}

#[test]
fn lost_jewels() {
    let mut kind = found(&base("lost_jewels").goods("rocks_inner", "2 gems"));
    act(&mut kind, "solve 1");
    assert_eq!((on(&kind, "desert_s"), standing(&kind)), ("2 gems".into(), (7, 3, 0)));
    let mut cheeky = found(&base("lost_jewels"));
    acts(&mut cheeky, &["solve 2", "onto tundra_n", "onto tundra_n"]);
    assert_eq!((on(&cheeky, "tundra_n"), standing(&cheeky)), ("2 gems".into(), (3, 3, 0)));
}

#[test]
fn old_wizard() {
    let with = base("old_wizard").goods("rocks_inner", "1 gem").goods("tundra_n", "1 gem").next_spells("4");
    let mut kind = found(&with);
    act(&mut kind, "solve 1");
    assert_eq!(legal(&kind), ["from rocks_inner", "from tundra_n"]);
    act(&mut kind, "from tundra_n");
    assert!(solved(&kind, "old_wizard") && standing(&kind) == (5, 3, 1));
    assert_eq!(player(&kind, 1).spells, spells("4"));
    let mut cheeky = found(&base("old_wizard"));
    act(&mut cheeky, "solve 2");
    assert!(solved(&cheeky, "old_wizard") && standing(&cheeky) == (3, 3, 1));
    // Without any spell left, what can be had is had.
    let mut none = found(&base("old_wizard").no_spells_but("", ""));
    act(&mut none, "solve 2");
    assert!(solved(&none, "old_wizard") && standing(&none) == (3, 3, 0));
}

#[test]
fn hungry_travellers() {
    let mut kind = found(&base("hungry_travellers"));
    act(&mut kind, "solve 1");
    assert!(solved(&kind, "hungry_travellers") && standing(&kind) == (7, 1, 0));
    let poor = found(&base("hungry_travellers").pies(1, 1));
    assert_eq!(refused(&poor, "solve 1"), Refusal::NotEnoughPies { have: 1, need: 2 });
    let mut cheeky = found(&base("hungry_travellers"));
    act(&mut cheeky, "solve 2");
    assert!(solved(&cheeky, "hungry_travellers") && standing(&cheeky) == (3, 5, 0));
}

#[test]
fn festivals_and_caves() {
    for (card, good) in [("orchard_festival", "apple"), ("crystal_cave", "gem")] {
        let one = format!("1 {good}");
        let mut kind = found(&base(card));
        acts(&mut kind, &["solve 1", "onto rocks_inner"]);
        assert_eq!((on(&kind, "rocks_inner"), on(&kind, "desert_s")), (one.clone(), one.clone()));
        assert!(solved(&kind, card) && standing(&kind) == (5, 3, 0));
        assert_eq!(refused(&found(&base(card).at(2, "camp", "camp")), "solve 1"), Refusal::NobodyToGiveTo);
        let mut cheeky = found(&base(card));
        acts(&mut cheeky, &["solve 2", "onto tundra_n", "onto rocks_inner", "onto tundra_n"]);
        assert_eq!((on(&cheeky, "tundra_n"), on(&cheeky, "rocks_inner")), (format!("2 {good}s"), one));
        assert!(solved(&cheeky, card) && standing(&cheeky) == (2, 3, 0));
    }
}

#[test]
fn broken_cart() {
    let mut kind = found(&base("broken_cart").goods("tundra_n", "1 apple").goods("rocks_inner", "1 gem"));
    act(&mut kind, "solve 1");
    assert!(solved(&kind, "broken_cart") && standing(&kind) == (6, 4, 0));
    assert_eq!((on(&kind, "tundra_n"), on(&kind, "rocks_inner")), ("nothing".into(), "nothing".into()));
    let half = found(&base("broken_cart").goods("tundra_n", "2 apples"));
    assert_eq!(
        refused(&half, "solve 1"),
        Refusal::NotEnough { good: Good::Gem, space: space("tundra_n"), have: 0, need: 1, elsewhere: None }
    );
    let mut cheeky = found(&base("broken_cart"));
    acts(&mut cheeky, &["solve 2", "onto tundra_n", "onto rocks_inner"]);
    assert_eq!((on(&cheeky, "tundra_n"), on(&cheeky, "rocks_inner")), ("1 apple".into(), "1 gem".into()));
    assert_eq!(standing(&cheeky), (3, 3, 0));
}

#[test]
fn cooking_contest() {
    let mut kind = found(&base("cooking_contest").goods("tundra_n", "1 apple"));
    act(&mut kind, "solve 1");
    assert!(solved(&kind, "cooking_contest") && standing(&kind) == (4, 5, 0));
    let mut cheeky = found(&base("cooking_contest").friendship(1, 1).pies(1, 8));
    let told = act(&mut cheeky, "solve 2");
    let (seat, why) = (Seat(0), Cause::Quest(Quest::CookingContest));
    let lost = Event::Friendship { seat, by: -1, now: 0, cut: -1, why };
    let full = Event::Pies { seat, by: 2, now: 10, cut: 1, why };
    assert_eq!(standing(&cheeky), (0, 10, 0), "both tracks end");
    assert!(told.contains(&lost) && told.contains(&full), "what is cut off is told: {told:?}");
}

#[test]
fn school_of_magic() {
    let mut kind = found(&base("school_of_magic").spells(1, "4 1 1"));
    act(&mut kind, "solve 1");
    assert_eq!(legal(&kind), ["discard 1", "discard 4"]);
    assert_eq!(refused(&kind, "discard 2"), Refusal::NoSuchSpell { value: 2 });
    act(&mut kind, "discard 1");
    assert_eq!((player(&kind, 1).spells, kind.discards()), (spells("4 1"), spells("1")));
    assert_eq!(standing(&kind), (7, 3, 2));
    assert_eq!(refused(&found(&base("school_of_magic")), "solve 1"), Refusal::NoSpellInHand);
    let mut cheeky = found(&base("school_of_magic").next_spells("2 4"));
    assert_eq!(
        seen(&mut cheeky, "solve 2"),
        ["1 tries school_of_magic by 2", "1 draws 2 for school_of_magic", "1 draws 4 for school_of_magic"]
    );
    assert_eq!(legal(&cheeky), ["discard 2", "discard 4"]);
    let aside = |seat: u8| match cheeky.step().known_to(Seat(seat), Seat(0)) {
        Step::Drawn { spells, .. } => spells,
        _ => panic!("they lie aside"),
    };
    assert_eq!((aside(0), aside(1)), (spells("2 4"), Spells::NONE), "rivals do not see what lies aside");
    assert_eq!(refused(&cheeky, "discard 3"), Refusal::NotDrawn { value: 3 });
    act(&mut cheeky, "discard 2");
    assert_eq!(
        (player(&cheeky, 1).spells, cheeky.discards(), standing(&cheeky)),
        (spells("4"), spells("2"), (3, 3, 1))
    );
    // What is drawn is seen by its drawer alone.
    let drawn = Event::SpellDrawn { seat: Seat(0), value: Some(4), aside: false, why: Cause::Rest };
    assert_eq!(MyLittleScythe::seen_by(&drawn, Seat(0)), Some(drawn));
    let hidden = Event::SpellDrawn { seat: Seat(0), value: None, aside: false, why: Cause::Rest };
    assert_eq!(MyLittleScythe::seen_by(&drawn, Seat(1)), Some(hidden));
    // With one left to draw there is nothing to choose.
    let mut last = found(&base("school_of_magic").no_spells_but("3", ""));
    act(&mut last, "solve 2");
    assert!(solved(&last, "school_of_magic") && player(&last, 1).spells == spells("3"));
}

#[test]
fn snowed_in_neighbours() {
    let mut kind = found(&base("snowed_in_neighbours").goods("tundra_n", "1 gem"));
    act(&mut kind, "solve 1");
    assert!(solved(&kind, "snowed_in_neighbours") && standing(&kind) == (6, 3, 0));
    let mut cheeky = found(&base("snowed_in_neighbours"));
    acts(&mut cheeky, &["solve 2", "onto tundra_n"]);
    assert_eq!((on(&cheeky, "tundra_n"), standing(&cheeky)), ("1 gem".into(), (3, 4, 0)));
}

#[test]
fn sleeping_guard() {
    let mut kind = found(&base("sleeping_guard"));
    act(&mut kind, "solve 1");
    assert!(solved(&kind, "sleeping_guard") && standing(&kind) == (5, 4, 0));
    let mut cheeky = found(&base("sleeping_guard"));
    act(&mut cheeky, "solve 2");
    assert!(solved(&cheeky, "sleeping_guard") && standing(&cheeky) == (2, 4, 1));
}

#[test]
fn what_the_supply_does_not_have_is_not_gained() {
    let mut base = base("orchard_festival").goods("swamp_corner", "12 apples").goods("swamp_nw", "11 apples");
    let mut one = found(&base.clone());
    acts(&mut one, &["solve 2", "onto tundra_n"]);
    assert!(solved(&one, "orchard_festival") && on(&one, "tundra_n") == "1 apple");
    let mut first = found(&base.clone());
    acts(&mut first, &["solve 1", "onto tundra_n"]);
    assert_eq!((on(&first, "tundra_n"), on(&first, "desert_s")), ("1 apple".into(), "nothing".into()));
    base = base.goods("desert_corner", "1 apple");
    let mut none = found(&base);
    let why = Cause::Quest(Quest::OrchardFestival);
    let told = act(&mut none, "solve 2");
    let missing = Event::NotGained { seat: Some(Seat(0)), by: Seat(0), good: Good::Apple, count: 3, why };
    assert!(told.contains(&missing), "{told:?}");
    assert!(solved(&none, "orchard_festival") && standing(&none) == (2, 3, 0));
    // A gift that does not come is nobody's: its receiver has not been chosen.
    let mut gift = found(&base);
    let told = act(&mut gift, "solve 1");
    for seat in [Some(Seat(0)), None] {
        let missing = Event::NotGained { seat, by: Seat(0), good: Good::Apple, count: 1, why };
        assert!(told.contains(&missing), "{told:?}");
    }
    assert!(!told.iter().any(|event| matches!(event, Event::GiftGoes { .. })), "{told:?}");
    assert!(solved(&gift, "orchard_festival"));
}

#[test]
fn two_quests_are_solved_in_the_order_one_likes_and_two_seekers_on_one_token_solve_it_once() {
    let mut game = base("sleeping_guard").quest("rocks_inner").next_quests("sleeping_guard hungry_travellers").game();
    acts(&mut game, &["move", "stay"]);
    assert_eq!(legal(&game), ["quest rocks_inner", "quest tundra_n"]);
    acts(&mut game, &["quest rocks_inner", "solve 1", "quest tundra_n", "solve 2", "claim quests"]);
    assert_eq!((trophies(&game, 1).as_str(), game.active()), ("quests", Seat(1)));
    let mut both = table(2).at(1, "tundra_n", "tundra_n").quest("tundra_n").game();
    acts(&mut both, &["move", "stay", "quest tundra_n", "no thanks"]);
    assert_eq!(both.active(), Seat(1));
}

#[test]
fn an_empty_deck_is_made_of_the_solved_quests_of_those_with_the_trophy() {
    let all: Vec<&str> = Quest::all().map(Quest::id).collect();
    let base = table(2).at(1, "tundra_n", "camp").quest("tundra_n").friendship(1, 2);
    // Seat 2 has all of them, and the trophy: they are shuffled, the trophy stays.
    let mut game = base.clone().solved(2, &all.join(" ")).trophies(2, "quests").game();
    acts(&mut game, &["move", "stay"]);
    assert_eq!(seen(&mut game, "quest tundra_n")[0], "quests: 12 are shuffled, of 2");
    assert_eq!((player(&game, 2).solved.len(), trophies(&game, 2).as_str()), (0, "quests"));
    // Without the trophy they stay where they are, and the token too.
    let mut none = base.solved(2, &all.join(" ")).game();
    acts(&mut none, &["move", "stay"]);
    assert_eq!((none.active(), none.board().quests().len()), (Seat(1), 1));
    // Only those of seats with the trophy come back.
    let mut some = table(2)
        .at(1, "tundra_n", "camp")
        .quest("tundra_n")
        .solved(1, &all[..7].join(" "))
        .solved(2, &all[7..].join(" "))
        .friendship(1, 2)
        .trophies(2, "quests")
        .game();
    acts(&mut some, &["move", "stay"]);
    assert_eq!(seen(&mut some, "quest tundra_n")[0], "quests: 5 are shuffled, of 2");
    assert_eq!((player(&some, 1).solved.len(), player(&some, 2).solved.len()), (7, 0));
}

#[test]
fn in_solo_games_gifts_go_to_the_automountie() {
    let mut game = common::solo("normal")
        .at(1, "tundra_n", "camp")
        .at(2, "desert_s", "camp")
        .quest("tundra_n")
        .goods("tundra_n", "2 apples")
        .next_quests("help_with_apples")
        .game();
    acts(&mut game, &["move", "stay", "quest tundra_n", "solve 1"]);
    assert_eq!((on(&game, "desert_s"), player(&game, 1).friendship), ("2 apples".into(), 6));
    assert!(!listed(&game, "pass"));
}
