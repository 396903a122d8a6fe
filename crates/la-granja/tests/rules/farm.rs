//! The farm phase: cards, hands, income, fields, pigs.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{
    self, act, acts, card, field, legal, player, points, policy, refused, silver, store, table, to_act,
};
use la_granja::helper::When;
use la_granja::{Decision, LaGranja, Refusal, Setup, Step};
use tabletop::{Game, Rng, Seed};

#[test]
fn in_round_1_exactly_two_cards_are_played() {
    let mut game = table(2).round(1).step("cards 2").hand(1, "chef miller mason peon").game();
    assert_eq!(refused(&game, "done"), Refusal::MustPlay { left: 2 });
    act(&mut game, "field chef");
    assert_eq!(refused(&game, "done"), Refusal::MustPlay { left: 1 });
    act(&mut game, "barrow miller 1");
    assert_eq!(refused(&game, "field mason"), Refusal::AllPlayed);
    act(&mut game, "done");
    assert_eq!((player(&game, 1).hand.len(), to_act(&game)), (3, 2));
    // A game begins like this.
    let game = LaGranja::new(&Setup::new(3).expect("three"), Seed(1));
    assert_eq!(game.step(), Step::Cards { left: 2 });
}

#[test]
fn later_one_card_may_be_played_or_none() {
    let mut game = table(2).hand(1, "chef miller").hand(2, "mason").game();
    act(&mut game, "field chef");
    assert_eq!(refused(&game, "field miller"), Refusal::AllPlayed);
    acts(&mut game, &["done", "done"]);
    assert_eq!(player(&game, 2).hand.len(), 3);
    assert_eq!(refused(&game, "field miller"), Refusal::WrongStep { now: Step::Income, when: When::Cards });
}

#[test]
fn field_barrow_and_helper_are_free() {
    for side in ["field chef", "barrow chef 1", "helper chef 1"] {
        let mut game = table(2).hand(1, "chef").game();
        act(&mut game, side);
        assert_eq!((silver(&game, 1), points(&game, 1)), (1, 1));
    }
    let game = table(2).hand(1, "chef").game();
    assert_eq!(refused(&game, "field miller"), Refusal::NotInHand { card: card("miller") });
}

#[test]
fn the_nth_extension_costs_n_different_goods() {
    let all = ["porter", "merchant", "peon", "miller", "mason"];
    let pays = ["pay silver", "pay point", "pay olive", "pay pig", "pay wine", "pay meat"];
    for built in 0..5usize {
        let base = table(2).hand(1, "chef").extensions(1, &all[..built].join(" "));
        let mut game = base.silver(1, 1).goods(1, "1 olive 1 pig 1 wine 1 meat").game();
        act(&mut game, "extension chef");
        for pay in &pays[..=built] {
            assert_eq!(game.decision(), Some(Decision::Payment));
            act(&mut game, pay);
        }
        assert_eq!((player(&game, 1).extensions.len() as usize, game.decision()), (built + 1, Some(Decision::Rest)));
    }
    // A commodity is no farm good.
    let game = table(2).hand(1, "chef").silver(1, 0).points(1, 0).commodities(1, 3).game();
    assert_eq!(refused(&game, "extension chef"), Refusal::ExtensionCost { need: 1, have: 0 });
}

#[test]
fn a_kind_pays_once_from_store_or_field() {
    let base = table(2).hand(1, "chef").extensions(1, "porter").fields(1, "miller").ripe(1, "olive", 1);
    let mut game = base.goods(1, "1 olive").game();
    acts(&mut game, &["extension chef", "pay olive field"]);
    assert!(matches!(refused(&game, "pay olive"), Refusal::SameGood { .. }));
    assert_eq!(legal(&game), ["pay point", "pay silver"]);
    act(&mut game, "pay silver");
    assert_eq!((store(&game, 1, "olive"), field(&game, 1, "olive")), (1, 0));
}

#[test]
fn extensions_give_what_they_show() {
    let base = table(2).game();
    let plain = player(&base, 1);
    assert_eq!((plain.limit(), plain.places(), plain.income(), plain.paid_deliveries()), (3, 2, 0, 1));
    // Chef: pig and delivery; negotiator: hand and delivery; village_elder: income and pig.
    let game = table(2).extensions(1, "chef negotiator village_elder").game();
    let built = player(&game, 1);
    assert_eq!((built.limit(), built.places(), built.income(), built.paid_deliveries()), (4, 4, 1, 3));
    let mut game = game;
    acts(&mut game, &["done", "done"]);
    assert_eq!((silver(&game, 1), player(&game, 1).hand.len()), (2, 4));
}

#[test]
fn each_empty_field_grows_one_good() {
    let mut game = table(2).fields(1, "chef roofer miller").ripe(1, "grape", 1).game();
    common::until(&mut game, "roofs");
    assert_eq!((field(&game, 1, "grape"), field(&game, 1, "olive")), (2, 1));
    // A new field comes empty and grows in step 3 of the same round.
    let mut game = table(2).hand(1, "chef").game();
    act(&mut game, "field chef");
    assert_eq!(field(&game, 1, "grape"), 0);
    common::until(&mut game, "roofs");
    assert_eq!(field(&game, 1, "grape"), 1);
}

#[test]
fn two_pigs_have_one_piglet_however_many_they_are() {
    for (pigs, after) in [(0, 0), (1, 1), (2, 3), (3, 4), (4, 5), (5, 5)] {
        let base = table(2).extensions(1, "chef roofer stable_boy").goods(1, &format!("{pigs} pig"));
        let mut game = base.game();
        common::until(&mut game, "roofs");
        assert_eq!(store(&game, 1, "pig"), after, "{pigs}");
    }
}

#[test]
fn a_pig_may_be_sold_to_make_room_for_a_piglet() {
    let mut game = table(2).extensions(1, "chef").goods(1, "3 pig").game();
    acts(&mut game, &["done", "done"]);
    assert_eq!((game.step(), to_act(&game)), (Step::Income, 1));
    acts(&mut game, &["sell pig", "done"]);
    assert_eq!((store(&game, 1, "pig"), silver(&game, 1)), (3, 4));
}

#[test]
fn commodities_do_five_things() {
    let base = table(2).hand(1, "chef").goods(1, "1 olive 1 grape");
    let mut game = base.clone().game();
    act(&mut game, "spend silver");
    assert_eq!((silver(&game, 1), player(&game, 1).commodities), (5, 0));
    assert_eq!(refused(&game, "spend pig"), Refusal::NoCommodity);
    let mut game = base.clone().game();
    acts(&mut game, &["spend goods", "gain olive", "gain grain"]);
    assert_eq!((store(&game, 1, "olive"), store(&game, 1, "grain")), (2, 1));
    let mut game = base.clone().game();
    acts(&mut game, &["spend card", "draw"]);
    assert_eq!(player(&game, 1).hand.len(), 2);
    let mut game = base.clone().game();
    acts(&mut game, &["spend card", "field chef"]);
    assert_eq!((player(&game, 1).fields.len(), game.step()), (1, Step::Cards { left: 1 }), "not the card of the step");
    let mut game = base.clone().game();
    act(&mut game, "spend pig");
    assert_eq!(store(&game, 1, "pig"), 1);
    let mut game = base.game();
    acts(&mut game, &["spend upgrades", "upgrade olive", "upgrade grape"]);
    assert_eq!((store(&game, 1, "food"), store(&game, 1, "wine"), silver(&game, 1)), (1, 1, 1));
}

#[test]
fn prices_are_paid_and_earned() {
    for (good, price, worth) in [("olive", 3, 1), ("grain", 3, 1), ("grape", 4, 2), ("pig", 5, 3)] {
        let mut game = table(2).silver(1, 10).game();
        act(&mut game, &format!("buy {good}"));
        assert_eq!((silver(&game, 1), store(&game, 1, good)), (10 - price, 1));
        act(&mut game, &format!("sell {good}"));
        assert_eq!((silver(&game, 1), store(&game, 1, good)), (10 - price + worth, 0));
        let game = table(2).silver(1, price - 1).game();
        let refusal = Refusal::NotEnoughSilver { have: price - 1, need: price };
        assert_eq!(refused(&game, &format!("buy {good}")), refusal);
    }
    for (good, into, price) in [("olive", "food", 2), ("grain", "food", 2), ("grape", "wine", 3), ("pig", "meat", 3)] {
        let mut game = table(2).silver(1, 10).goods(1, &format!("1 {good}")).game();
        act(&mut game, &format!("upgrade {good}"));
        assert_eq!((silver(&game, 1), store(&game, 1, into)), (10 - price, 1));
    }
}

#[test]
fn a_helper_that_is_thrown_out_can_be_drawn_again() {
    let mut game = table(2).hand(1, "chef").helpers(1, "porter miller cooper").game();
    let before = game.discards().len();
    act(&mut game, "helper chef 2");
    assert_eq!(player(&game, 1).slot_of(card("miller")), None);
    assert!(game.discards().has(card("miller")));
    assert_eq!(game.discards().len(), before + 1);
}

#[test]
fn turns_are_counted_seven_for_each_seat_and_round() {
    let mut game = LaGranja::new(&Setup::new(2).expect("two"), Seed(1));
    let mut rng = Rng::new(Seed(1));
    let mut last = 0;
    while game.to_act().is_some() {
        let (begins, turn) = (14 * (u32::from(game.round()) - 1), game.turn());
        assert!((begins..begins + 14).contains(&turn) && turn >= last, "{turn} after {last} in {:?}", game.step());
        if matches!(game.step(), Step::Cards { .. } | Step::Limit) {
            assert_eq!(turn, begins + u32::from(game.to_act() != Some(game.order()[0])));
        }
        last = turn;
        let legal = game.legal();
        game.apply(&legal[policy::random(&game, &legal, &mut rng)], &mut ()).expect("what is listed is legal");
    }
    assert_eq!(game.turn(), 84);
}
