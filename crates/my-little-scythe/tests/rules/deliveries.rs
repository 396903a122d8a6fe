//! Every way a delivery can and cannot be made.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{Table, act, acts, legal, listed, on, places, player, refused, seen, space, table, trophies};
use my_little_scythe::{Event, Good, MyLittleScythe, Refusal, Sibling, Space, Token, Trophy};
use tabletop::Seat;

fn moving(table: &Table) -> MyLittleScythe {
    let mut game = table.game();
    act(&mut game, "move");
    game
}

#[test]
fn four_apples_from_an_inner_space_go_to_the_supply_and_their_seeker_home() {
    let base = table(2).at(1, "tundra_inner", "swamp_inner").goods("tundra_inner", "5 apples 1 gem").token(1, "bake");
    let mut game = moving(&base);
    assert_eq!(
        seen(&mut game, "deliver a 4 apples"),
        [
            "1a goes from tundra_inner to castle with 4 apples",
            "1 delivers 4 apple",
            "1a goes home from castle",
            "1 earns apple_delivery",
            "1 takes its token off"
        ]
    );
    assert_eq!((on(&game, "tundra_inner"), on(&game, "castle")), ("1 apple 1 gem".into(), "nothing".into()));
    assert_eq!(game.board().supply(Token::Apple), 23);
    assert_eq!(legal(&game), ["rest pies", "rest spell"]);
    act(&mut game, "rest spell");
    assert_eq!((player(&game, 1).token, player(&game, 1).spells.len()), (None, 1));
    // The other Seeker has not moved yet.
    act(&mut game, "go b swamp_middle");
    assert_eq!((places(&game, 1), game.active()), (["camp", "swamp_middle"], Seat(1)));
}

#[test]
fn every_inner_space_and_every_portal_is_one_step_away() {
    for from in Space::all().filter(|from| *from != Space::CASTLE) {
        let near = from.is_portal() || from.id().ends_with("_inner");
        let game = moving(&table(2).at(1, from.id(), "camp").goods(from.id(), "4 gems"));
        assert_eq!(listed(&game, "deliver a 4 gems"), near, "{from}");
    }
}

#[test]
fn exactly_four_and_nothing_else() {
    let game = moving(&table(2).at(1, "portal_n", "camp").goods("portal_n", "6 apples 3 gems"));
    assert_eq!(refused(&game, "deliver a 5 apples"), Refusal::WrongAmount { brought: 5, need: 4 });
    assert_eq!(refused(&game, "deliver a 3 apples"), Refusal::CannotComplete { missing: 1, sibling: Sibling::InCamp });
    assert_eq!(
        refused(&game, "deliver a 4 gems"),
        Refusal::NotEnough { good: Good::Gem, space: space("portal_n"), have: 3, need: 4, elsewhere: None }
    );
    assert_eq!(refused(&game, "go a castle"), Refusal::CastleIsForDeliveries);
    assert_eq!(refused(&game, "go a castle 4 apples"), Refusal::CastleIsForDeliveries);
    assert_eq!(refused(&game, "deliver b 4 apples"), Refusal::InCamp { seeker: my_little_scythe::Seeker::B });
    assert_eq!(refused(&game, "deliver a 3 apples eased"), Refusal::NotEased { trophy: Trophy::AppleDelivery });
}

#[test]
fn two_seekers_bring_it_together_and_both_go_home() {
    let base =
        table(2).at(1, "portal_n", "rocks_inner").goods("portal_n", "3 apples").goods("rocks_inner", "2 apples 4 gems");
    let mut game = moving(&base);
    act(&mut game, "deliver a 2 apples");
    assert_eq!((places(&game, 1), on(&game, "castle")), (["castle", "rocks_inner"], "2 apples".into()));
    // Now it must be completed, with what is missing and nothing else.
    assert_eq!(legal(&game), ["deliver b 2 apples"]);
    let begun = Refusal::DeliveryBegun { good: Good::Apple, brought: 2 };
    assert_eq!(refused(&game, "stay"), begun);
    assert_eq!(refused(&game, "go b rocks_middle"), begun);
    assert_eq!(refused(&game, "deliver b 4 gems"), begun);
    assert_eq!(refused(&game, "deliver b 1 apple"), Refusal::WrongAmount { brought: 3, need: 4 });
    assert_eq!(refused(&game, "deliver a 1 apple"), Refusal::HasMoved { seeker: my_little_scythe::Seeker::A });
    acts(&mut game, &["deliver b 2 apples", "rest pies"]);
    assert_eq!((places(&game, 1), trophies(&game, 1).as_str()), (["camp", "camp"], "apple_delivery"));
    assert_eq!((player(&game, 1).pies, game.active()), (5, Seat(1)), "both went home, one rest");
    assert_eq!((on(&game, "portal_n"), on(&game, "rocks_inner")), ("1 apple".into(), "4 gems".into()));
}

#[test]
fn a_delivery_is_begun_only_if_the_other_can_complete_it() {
    let with = |other: &str, goods: &str| {
        let mut base = table(2).at(1, "portal_n", other).goods("portal_n", "2 apples");
        if goods != "-" {
            base = base.goods(other, goods);
        }
        moving(&base)
    };
    assert!(listed(&with("rocks_inner", "2 apples"), "deliver a 2 apples"));
    let no = |sibling: Sibling| Refusal::CannotComplete { missing: 2, sibling };
    assert_eq!(refused(&with("rocks_inner", "1 apple"), "deliver a 2 apples"), no(Sibling::Lacks), "too few there");
    assert_eq!(refused(&with("rocks_middle", "2 apples"), "deliver a 2 apples"), no(Sibling::TooFar), "too far");
    assert_eq!(refused(&with("camp", "-"), "deliver a 2 apples"), no(Sibling::InCamp));
    // The other has moved already.
    let mut moved = with("rocks_inner", "2 apples");
    act(&mut moved, "go b rocks_middle 2 apples");
    assert_eq!(refused(&moved, "deliver a 2 apples"), no(Sibling::HasMoved));
    // From one space, both take their part.
    let mut both = moving(&table(2).at(1, "portal_n", "portal_n").goods("portal_n", "4 gems"));
    assert!(listed(&both, "deliver a 1 gem") && listed(&both, "deliver b 3 gems"));
    acts(&mut both, &["deliver b 3 gems", "deliver a 1 gem", "rest pies"]);
    assert_eq!(trophies(&both, 1), "gem_delivery");
    let three = moving(&table(2).at(1, "portal_n", "portal_n").goods("portal_n", "3 gems"));
    assert_eq!(refused(&three, "deliver a 2 gems"), no(Sibling::Lacks), "the same three are not counted twice");
}

#[test]
fn a_rival_in_the_way_does_not_matter_to_a_single_step_but_to_a_longer_one() {
    let base = table(2).at(1, "tundra_middle", "camp").at(2, "tundra_inner", "camp").goods("tundra_middle", "4 apples");
    let wagon = moving(&base.clone().tile(1, "harvest_wagon"));
    assert!(listed(&wagon, "deliver a 4 apples"), "by way of a portal");
    let held = base.at(2, "tundra_inner", "portal_n").at(1, "tundra_middle", "camp").tile(1, "harvest_wagon");
    assert!(listed(&moving(&held.clone()), "deliver a 4 apples"), "by way of the other portal");
    let shut = table(3)
        .at(1, "tundra_middle", "camp")
        .at(2, "tundra_inner", "portal_n")
        .at(3, "portal_nw", "camp")
        .goods("tundra_middle", "4 apples")
        .tile(1, "harvest_wagon");
    assert_eq!(
        refused(&moving(&shut), "deliver a 4 apples"),
        Refusal::Blocked { to: Space::CASTLE, at: space("portal_n"), by: Seat(1) }
    );
}

#[test]
fn both_kinds_in_one_turn_earn_one_trophy_before_the_finale() {
    let base = table(2).at(1, "portal_n", "rocks_inner").goods("portal_n", "4 apples").goods("rocks_inner", "4 gems");
    let mut game = moving(&base);
    acts(&mut game, &["deliver a 4 apples", "rest pies", "deliver b 4 gems"]);
    assert_eq!((trophies(&game, 1).as_str(), game.active()), ("apple_delivery", Seat(1)));
    assert_eq!((places(&game, 1), player(&game, 1).pies), (["camp", "camp"], 5));
    // It is never credited later.
    acts(&mut game, &["move", "stay", "move", "stay"]);
    assert_eq!(trophies(&game, 1), "apple_delivery");
    // And can be made again.
    let again = base.trophies(1, "apple_delivery").game();
    let mut again = {
        let mut game = again;
        act(&mut game, "move");
        game
    };
    assert_eq!(refused(&again, "deliver a 4 apples"), Refusal::DeliveredBefore { good: Good::Apple });
    acts(&mut again, &["deliver b 4 gems", "rest pies", "stay"]);
    assert_eq!(trophies(&again, 1), "apple_delivery gem_delivery");
}

#[test]
fn a_delivery_made_unfriendly_gives_a_rest_and_nothing_else() {
    let mut game = moving(&table(2).at(1, "portal_n", "camp").goods("portal_n", "4 apples").friendship(1, 2));
    acts(&mut game, &["deliver a 4 apples", "rest pies", "stay"]);
    assert_eq!((trophies(&game, 1).as_str(), player(&game, 1).pies, places(&game, 1)), ("", 5, ["camp", "camp"]));
}

#[test]
fn helpful_and_sparkling_may_deliver_three() {
    for (trait_, good, trophy) in [("helpful", "apples", "apple_delivery"), ("sparkling", "gems", "gem_delivery")] {
        let other = if good == "apples" { "gems" } else { "apples" };
        let base = table(2)
            .personality(1, trait_)
            .at(1, "portal_n", "rocks_inner")
            .goods("portal_n", &format!("3 {good}"))
            .goods("rocks_inner", &format!("3 {other}"));
        let mut game = moving(&base);
        assert!(!listed(&game, &format!("deliver b 3 {other} eased")));
        act(&mut game, &format!("deliver a 3 {good} eased"));
        assert_eq!(trophies(&game, 1), trophy);
        assert!(player(&game, 1).revealed);
        // The easing serves the trophy: without one to earn, it takes four.
        let sad = moving(&base.clone().friendship(1, 2));
        let eased = format!("deliver a 3 {good} eased");
        assert_eq!(refused(&sad, &eased), Refusal::TooUnfriendly { have: 2, need: 3 });
        // Four never need it.
        let four = base.clone().setup(|position| position.goods.clear()).goods("portal_n", &format!("4 {good}"));
        let mut four = moving(&four);
        act(&mut four, &format!("deliver a 4 {good}"));
        assert!(!player(&four, 1).revealed);
    }
}

#[test]
fn three_of_two_seekers_may_be_eased_or_wait_for_the_fourth() {
    let base = table(2)
        .personality(1, "helpful")
        .at(1, "portal_n", "rocks_inner")
        .goods("portal_n", "3 apples")
        .goods("rocks_inner", "1 apple");
    let mut game = moving(&base);
    assert!(listed(&game, "deliver a 3 apples eased") && listed(&game, "deliver a 3 apples"));
    act(&mut game, "deliver a 3 apples");
    assert_eq!(legal(&game), ["deliver b 1 apple"]);
    acts(&mut game, &["deliver b 1 apple", "rest pies"]);
    assert!(!player(&game, 1).revealed);
    // Two and one, eased together.
    let mut two = moving(&base.clone());
    act(&mut two, "deliver a 2 apples");
    assert_eq!(legal(&two), ["deliver b 1 apple eased"]);
    acts(&mut two, &["deliver b 1 apple eased", "rest pies"]);
    assert_eq!((trophies(&two, 1).as_str(), player(&two, 1).revealed), ("apple_delivery", true));
}

#[test]
fn a_delivery_begun_that_only_the_personality_completes_comes_before_other_trophies() {
    let base = table(2)
        .personality(1, "helpful")
        .pies(1, 8)
        .at(1, "portal_n", "rocks_inner")
        .goods("portal_n", "3 apples")
        .goods("rocks_inner", "1 apple");
    let mut game = moving(&base);
    assert!(listed(&game, "claim pies"));
    act(&mut game, "deliver a 2 apples");
    assert_eq!(legal(&game), ["deliver b 1 apple eased"]);
    assert_eq!(refused(&game, "claim pies"), Refusal::DeliveryBegun { good: Good::Apple, brought: 2 });
    acts(&mut game, &["deliver b 1 apple eased", "rest pies"]);
    assert_eq!(trophies(&game, 1), "apple_delivery");
    // Four need no help: what is claimed meanwhile takes the place of the delivery's own trophy.
    let mut four = moving(&base);
    act(&mut four, "deliver a 3 apples");
    assert_eq!(legal(&four), ["claim pies", "deliver b 1 apple"]);
    act(&mut four, "claim pies");
    let told = act(&mut four, "deliver b 1 apple");
    let (trophy, why) = (Trophy::AppleDelivery, Refusal::OneTrophyATurn);
    assert!(told.contains(&Event::NotCredited { seat: Seat(0), trophy, why }), "{told:?}");
    act(&mut four, "rest pies");
    assert_eq!((trophies(&four, 1).as_str(), places(&four, 1)), ("pies", ["camp", "camp"]));
    // Once a trophy is earned, three are not enough any more.
    let mut late = moving(&base);
    act(&mut late, "claim pies");
    for text in ["deliver a 3 apples eased", "deliver a 2 apples"] {
        assert!(!listed(&late, text), "{text}");
    }
    assert_eq!(refused(&late, "deliver a 3 apples eased"), Refusal::OneTrophyATurn);
    assert_eq!(refused(&late, "deliver a 2 apples"), Refusal::CannotComplete { missing: 2, sibling: Sibling::Lacks });
}
