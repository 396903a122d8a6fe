//! What a tap answers, at tables set by hand.

use super::*;
use crate::games::little_factory::common::{Table, action, card, goods, table};

mod games;

fn lacks(resource: Resource, have: u8, need: u8) -> Refusal {
    Refusal::NotInHand { resource, have, need }
}

fn building(id: &str) -> Building {
    let Card::Building(building) = card(id) else { panic!("{id} is no building") };
    building
}

fn actions(ready: &[Ready]) -> Vec<String> {
    ready.iter().map(|ready| ready.action.to_string()).collect()
}

/// The same in the order of the alphabet, where the order by worth is not the point.
fn sorted(ready: &[Ready]) -> Vec<String> {
    let mut actions = actions(ready);
    actions.sort();
    actions
}

fn why(answer: &Answer, attempt: Attempt) -> Option<Refusal> {
    answer.blocked.iter().find(|blocked| blocked.attempt == attempt).map(|blocked| blocked.why)
}

fn tap(table: &Table, id: &str) -> Answer {
    of_open_card(&table.game(), card(id))
}

#[test]
fn each_plank_of_an_open_card_is_ready_or_says_what_is_missing() {
    let game = table(2).hand(1, "stone").open("fish").game();
    let answer = of_open_card(&game, card("fish"));
    assert_eq!(actions(&answer.ready), ["produce fish: stone"]);
    assert_eq!(answer.ready[0].gives, goods("stone"));
    let pole = Attempt::Produce { card: card("fish"), plank: 1 };
    let trade = Attempt::Trade { take: card("fish") };
    assert_eq!(
        answer.blocked,
        [
            Blocked { attempt: pole, why: lacks(Resource::FishingPole, 0, 1) },
            Blocked { attempt: trade, why: Refusal::NotEnoughCoins { have: 1, need: 5 } },
        ]
    );
}

#[test]
fn a_building_that_lies_open_can_be_built_or_bought_and_says_what_is_lost() {
    // Yarn 3 and Bread 11 for the Cheese Shop at 12 (Ruling 6).
    let table = table(2).hand(1, "yarn bread").open("cheese_shop brick");
    let answer = tap(&table, "cheese_shop");
    assert_eq!(actions(&answer.ready), ["trade yarn bread > cheese_shop"]);
    let shop = &answer.ready[0];
    assert_eq!((shop.gives, shop.lost, shop.takes), (goods("yarn bread"), 2, Building::CheeseShop.into()));
    let produce = Attempt::Produce { card: card("cheese_shop"), plank: 0 };
    assert_eq!(why(&answer, produce), Some(lacks(Resource::StoneWall, 0, 1)));
    assert_eq!(of_building(&table.game(), Building::CheeseShop), answer);
}

#[test]
fn own_buildings_make_the_card_and_a_reveal_keeps_its_card() {
    let answer = tap(&table(2).hand(1, "fishing_pole").built(1, "pond").open("fish"), "fish");
    let sorted = sorted(&answer.ready);
    let pond = action("use pond: (fishing_pole)");
    assert!(sorted.contains(&"produce fish: (fishing_pole)".to_owned()), "{sorted:?}");
    assert!(sorted.iter().any(|text| text.starts_with("trade fishing_pole > ")), "{sorted:?}");
    let pond = answer.ready.iter().find(|ready| ready.action == pond).expect("the pond");
    assert_eq!((pond.gives, pond.reveals, pond.takes), (goods("-"), goods("fishing_pole"), Resource::Fish.into()));
    let stone = |attempt| assert_eq!(why(&answer, attempt), Some(lacks(Resource::Stone, 0, 1)));
    stone(Attempt::Produce { card: card("fish"), plank: 0 });
    stone(Attempt::Activate { building: Building::Pond, plank: Some(0) });
}

#[test]
fn a_card_that_does_not_lie_open_says_where_it_is() {
    let answer = tap(&table(2).hand(1, "cow").hand(2, "milk"), "milk");
    assert!(answer.ready.is_empty());
    let why = why(&answer, Attempt::Produce { card: card("milk"), plank: 0 });
    assert!(matches!(why, Some(Refusal::NotAvailable { places, .. }) if places.with == [0, 1, 0, 0]), "{why:?}");
}

#[test]
fn ruling_2_a_full_hand_is_told_so_and_offered_swaps() {
    let table = table(2).hand(1, "wood*3 wheat*2 clay sheep").open("yarn");
    let answer = tap(&table, "yarn");
    let shown = Attempt::Produce { card: card("yarn"), plank: 1 };
    assert_eq!(why(&answer, shown), Some(Refusal::HandFull { would_hold: 8 }));
    assert!(answer.ready.iter().any(|ready| ready.gives.len() > 1 && ready.takes.goods == goods("yarn")));
    let stone = tap(&table, "stone");
    assert!(matches!(stone.blocked[0].why, Refusal::HandFull { .. }));
    assert!(stone.ready.iter().all(|ready| ready.takes.goods == goods("stone")));
    assert!(!stone.ready.is_empty());
}

#[test]
fn ruling_3_a_card_is_not_offered_for_itself() {
    // All cotton is in this hand: it could be given and taken, which gains nothing.
    let answer = tap(&table(2).hand(1, "cotton fish"), "cotton");
    assert!(answer.ready.iter().all(|ready| !ready.gives.has(Resource::Cotton)), "{:?}", actions(&answer.ready));
    let trade = why(&answer, Attempt::Trade { take: card("cotton") });
    assert!(matches!(trade, Some(Refusal::NotAvailable { .. })));
    // Nor is a card in hand sold for its own kind.
    let only_wood = of_hand_card(&table(2).hand(1, "wood").game(), Resource::Wood);
    let sold = only_wood.ready.iter().filter(|ready| matches!(ready.action, Action::Trade(_)));
    assert!(sold.clone().all(|ready| ready.takes.goods != goods("wood")) && sold.count() > 0);
}

#[test]
fn ruling_5_a_sale_may_take_several_from_one_stack() {
    let table = table(2).hand(1, "flour").hand(2, "wheat*2 clay*2 stone*2 cotton");
    let answer = tap(&table, "wood");
    assert!(actions(&answer.ready).contains(&"trade flour > wood wood wood".to_owned()));
    let sale = of_hand_card(&table.game(), Resource::Flour);
    assert!(actions(&sale.ready).contains(&"trade flour > wood wood wood".to_owned()));
}

#[test]
fn trades_for_a_card_are_about_this_card() {
    let table = table(2).hand(1, "bread leather wood*2 yarn").open("fishing_pole brick cow flour");
    let answer = tap(&table, "cow");
    assert!(answer.ready.len() <= TRADES_FOR_A_CARD + 1, "{:?}", actions(&answer.ready));
    for ready in &answer.ready {
        assert!(ready.takes.cards().all(|taken| taken.coins() <= 5), "{}", ready.action);
        assert!(ready.takes.goods.has(Resource::Cow));
    }
    // The same card is not sold in a third way.
    let breads = answer.ready.iter().filter(|ready| ready.gives == goods("bread")).count();
    assert!(breads <= 2);
}

#[test]
fn after_the_action_one_sentence_is_enough_and_buildings_go_on() {
    let table = table(2).hand(1, "cotton wood").built(1, "spinning_mill").open("yarn charcoal").after();
    let answer = tap(&table, "yarn");
    assert_eq!(actions(&answer.ready), ["use spinning_mill: cotton"]);
    let done = answer.blocked.iter().filter(|blocked| blocked.why == Refusal::ActionDone).count();
    assert_eq!((done, answer.blocked.len()), (1, 2), "{:?}", answer.blocked);
    let hand = of_hand_card(&table.game(), Resource::Wood);
    assert_eq!(hand.blocked.iter().filter(|blocked| blocked.why == Refusal::ActionDone).count(), 1);
    assert!(hand.ready.is_empty());
}

#[test]
fn a_card_in_hand_names_its_recipes_and_what_it_sells_for() {
    let table = table(2).hand(1, "sheep charcoal wood").built(1, "spinning_mill").open("yarn meat cloth brick mansion");
    let answer = of_hand_card(&table.game(), Resource::Sheep);
    let sorted = sorted(&answer.ready);
    for text in ["produce meat: sheep", "produce yarn: (sheep)", "use spinning_mill: (sheep)"] {
        assert!(sorted.contains(&text.to_owned()), "{text} {sorted:?}");
    }
    let sales = answer.ready.iter().filter(|ready| matches!(ready.action, Action::Trade(_)));
    assert!((1..=SALES).contains(&sales.clone().count()));
    assert!(sales.clone().all(|sale| sale.gives == goods("sheep") && sale.lost == 0));
    // Wood would help to make a fishing pole and planks: what is nearer comes first.
    let wood = of_hand_card(&table.game(), Resource::Wood);
    let pole = Attempt::Produce { card: card("fishing_pole"), plank: 0 };
    assert!(matches!(why(&wood, pole), Some(Refusal::NotAvailable { .. })));
    assert_eq!(why(&wood, Attempt::TradeAway { give: Resource::Wood }), None);
}

#[test]
fn nothing_to_sell_for_says_why() {
    // Milk is worth four coins, and all that lies open is dearer.
    let game = table(3)
        .hand(1, "milk")
        .hand(2, "wood*4 wheat*3")
        .hand(3, "clay*3 stone*2 cotton")
        .open("brickworks charcoal_hut quarry mill cow")
        .game();
    let answer = of_hand_card(&game, Resource::Milk);
    let away = Attempt::TradeAway { give: Resource::Milk };
    assert_eq!(why(&answer, away), Some(Refusal::NotEnoughCoins { have: 4, need: 5 }));
}

#[test]
fn a_building_of_ones_own_shows_each_way_to_use_it_or_why_not() {
    let set = |built: &str| table(2).extension().hand(1, "leather wood").built(1, built).open("brick flour");
    let shop = of_building(&set("accessory_shop").game(), Building::AccessoryShop);
    assert_eq!((actions(&shop.ready), shop.ready[0].tokens), (vec!["use accessory_shop: leather".to_owned()], 2));
    let iron = Attempt::Activate { building: Building::AccessoryShop, plank: Some(1) };
    assert_eq!(why(&shop, iron), Some(lacks(Resource::Iron, 0, 1)));
    let used = of_building(&set("accessory_shop").used("accessory_shop").game(), Building::AccessoryShop);
    assert_eq!((used.ready.len(), used.blocked.len()), (0, 1));
    assert!(matches!(used.blocked[0].why, Refusal::AlreadyActivated { .. }));
    let castle = of_building(&set("castle").game(), Building::Castle);
    assert_eq!(castle.blocked[0].why, Refusal::NoEffect { building: Building::Castle });
    let market = of_building(&set("market").game(), Building::Market);
    assert!((2..=TRADES_AT_A_BUILDING).contains(&market.ready.len()));
    assert!(market.ready.iter().all(|ready| ready.gives == goods("leather")));
    // Product missing: nobody pays for nothing.
    let mill = of_building(&table(2).hand(1, "wheat").built(1, "mill").game(), Building::Mill);
    assert!(matches!(mill.blocked[0].why, Refusal::NotAvailable { .. }));
}

#[test]
fn a_building_that_trades_says_what_it_wants() {
    let set = |hand: &str, built: &str| table(2).extension().hand(1, hand).built(1, built).open("brick iron mill");
    let blocked = |hand: &str, built: &str| {
        let answer = of_building(&set(hand, built).game(), building(built));
        assert!(answer.ready.is_empty(), "{:?}", actions(&answer.ready));
        answer.blocked[0].why
    };
    let level_iii = Kind::Of(little_factory::Level::III);
    assert_eq!(blocked("wood", "market"), Refusal::CannotGive { card: card("wood"), only: level_iii });
    assert_eq!(blocked("-", "market"), Refusal::NothingGiven);
    assert_eq!(blocked("wood brick", "wholesaler"), Refusal::NotEnoughCoins { have: 4, need: 8 });
    assert_eq!(blocked("wood", "building_firm"), Refusal::NotEnoughCoins { have: 1, need: 6 });
    assert_eq!(blocked("wood", "general_store"), Refusal::NotEnoughCoins { have: 1, need: 3 });
    // Tapped on the card: the same, by the building's trade.
    let iron = tap(&set("wood brick", "wholesaler"), "iron");
    let at_it = Attempt::TradeAt { building: Building::Wholesaler, take: card("iron") };
    assert_eq!(why(&iron, at_it), Some(Refusal::NotEnoughCoins { have: 4, need: 8 }));
    // That the market wants other cards is said at the market, not at every card.
    let iron = tap(&set("wood brick", "market"), "iron");
    assert!(iron.blocked.iter().all(|blocked| !matches!(blocked.attempt, Attempt::TradeAt { .. })));
    // And the wholesaler has nothing to do with bricks.
    let brick = tap(&set("wood brick", "wholesaler"), "brick");
    assert!(brick.blocked.iter().all(|blocked| !matches!(blocked.attempt, Attempt::TradeAt { .. })));
}

#[test]
fn buildings_of_others_and_in_the_deck_answer_nothing() {
    let game = table(2).hand(1, "wheat").built(2, "mill").open("flour").game();
    assert_eq!(of_building(&game, Building::Mill), Answer::default());
    assert_eq!(of_building(&game, Building::Castle), Answer::default());
}

#[test]
fn the_first_turn_spends_the_tile_in_different_ways() {
    let table = table(4).turn(3).open("brick cow charcoal cut_stone flour");
    let answer = of_tile(&table.game());
    assert!((5..=WAYS_TO_SPEND).contains(&answer.ready.len()), "{:?}", actions(&answer.ready));
    for card in answer.ready.iter().map(|ready| aim(ready.action)) {
        assert!(answer.ready.iter().filter(|ready| aim(ready.action) == card).count() <= 2);
    }
    let cow = tap(&table, "cow");
    assert!(cow.ready.iter().all(|ready| matches!(ready.action, Action::Spend(_))) && !cow.ready.is_empty());
    assert_eq!(why(&cow, Attempt::Produce { card: card("cow"), plank: 0 }), Some(Refusal::FirstTurnIsTrade));
    let first = table.clone().turn(0);
    let too_dear = Refusal::NotEnoughCoins { have: 3, need: 5 };
    assert_eq!(why(&tap(&first, "cow"), Attempt::Spend { take: card("cow") }), Some(too_dear));
    // Later there is no tile to tap.
    assert_eq!(of_tile(&table.clone().turn(8).game()), Answer::default());
}

#[test]
fn a_move_says_what_it_opens() {
    let oven = table(2).hand(1, "wood wheat flour").built(1, "bread_oven").open("charcoal bread brick tavern");
    let answer = tap(&oven, "charcoal");
    let by_wood = answer.ready.iter().find(|ready| ready.action == action("produce charcoal: wood")).expect("by wood");
    let opened = [Lead::Produce(card("brickworks")), Lead::Activate(Building::BreadOven), Lead::Produce(card("bread"))];
    assert_eq!(by_wood.leads_to, opened);
    // Tokens come before everything.
    let milk = tap(&table(2).hand(1, "cow").built(1, "milk_shop").open("milk leather"), "milk");
    let by_cow = milk.ready.iter().find(|ready| ready.action == action("produce milk: (cow)")).expect("by a cow");
    assert_eq!(by_cow.leads_to[0], Lead::Activate(Building::MilkShop));
    // A building that is new and can be used at once.
    let mill = tap(&table(2).hand(1, "wheat brick").open("mill flour"), "mill");
    assert_eq!(mill.ready[0].action, action("produce mill: brick"));
    assert!(mill.ready[0].leads_to.contains(&Lead::Activate(Building::Mill)));
}

#[test]
fn a_move_that_wins_says_so() {
    let table = table(2).hand(1, "brick").tokens(1, 9).open("mill");
    let mill = tap(&table, "mill");
    assert_eq!(mill.ready[0].ends, Some(little_factory::End::Reached { by: tabletop::Seat(0) }));
    assert!((mill.ready[0].worth - 1.0).abs() < f32::EPSILON);
}

#[test]
fn points_are_left_while_a_building_could_still_earn() {
    let set = table(2).hand(1, "fish milk").built(1, "fisherman milk_shop cheese_shop").after();
    assert_eq!(points_left(&set.game()), Some(Building::Fisherman));
    let barrel = set.clone().hand(1, "fish milk barrel");
    assert_eq!(points_left(&barrel.game()), Some(Building::CheeseShop));
    assert_eq!(points_left(&set.clone().used("fisherman milk_shop").game()), None);
    assert_eq!(points_left(&table(2).hand(1, "stone").built(1, "quarry").open("cut_stone").after().game()), None);
}

#[test]
fn the_list_of_everything_is_grouped() {
    let set = table(2).hand(1, "leather wood*2 wheat").built(1, "sawmill market").open("planks flour brick");
    let moves = all(&set.game());
    assert!(actions(&moves.activate).contains(&"use sawmill: wood wood".to_owned()));
    assert!(moves.activate.len() <= 1 + TRADES_AT_A_BUILDING);
    assert!(actions(&moves.produce).contains(&"produce flour: wheat".to_owned()));
    assert!((1..=TRADES_IN_ALL).contains(&moves.trade.len()));
    assert_eq!(moves.end, None);
    let after = all(&set.after().game());
    assert_eq!(after.end.map(|end| end.action), Some(Action::End));
    assert!(after.produce.is_empty() && after.trade.is_empty());
}

#[test]
fn a_move_is_the_last_of_a_turn_when_no_building_works_after_it() {
    let idle = table(2).hand(1, "wheat").open("flour");
    assert!(tap(&idle, "flour").ready[0].is_last);
    // The flour is kept for nothing, but the mill could still make another.
    let busy = table(2).hand(1, "wheat wheat").built(1, "mill").open("flour flour");
    let flour = tap(&busy, "flour").ready;
    let produced = flour.iter().find(|one| matches!(one.action, Action::Produce { .. })).expect("wheat makes flour");
    assert!(!produced.is_last);
    // Before the action there is no end.
    let milled = flour.iter().find(|one| matches!(one.action, Action::Activate { .. })).expect("so does the mill");
    assert!(!milled.is_last);
}

#[test]
fn trades_that_an_answer_leaves_out_are_counted() {
    let game = table(2).hand(1, "bread wheat clay stone wood").open("fishing_pole brick yarn charcoal flour").game();
    let answer = of_hand_card(&game, Resource::Bread);
    let mut candidates = Vec::new();
    game.candidates_into(&mut candidates);
    let alone = Some(goods("bread"));
    let sells = |action: &Action| matches!(action, Action::Trade(_)) && given(*action) == alone;
    let shown = answer.ready.iter().filter(|ready| sells(&ready.action)).count();
    assert_eq!(shown, SALES);
    assert_eq!(answer.more, candidates.iter().filter(|action| sells(action)).count() - shown);
    assert!(answer.more > 0);
}
