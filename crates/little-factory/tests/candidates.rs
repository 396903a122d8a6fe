//! The moves worth a thought: which legal ones are left out, and when they are not.

mod common;

use std::collections::BTreeSet;

use common::policy::{SLOW, games};
use common::{Table, action, listed, table};
use little_factory::position::Position;
use little_factory::{Action, Basket, Card, Deal, Effect, Goods, How, Level, LittleFactory, Step};
use tabletop::Game;

fn candidates(table: &Table) -> Vec<Action> {
    // They are added to what is there already.
    let mut actions = vec![Action::End];
    table.game().candidates_into(&mut actions);
    assert_eq!(actions.remove(0), Action::End);
    actions
}

/// Of these legal actions, those that are candidates.
fn kept<'a>(table: &Table, actions: &[&'a str]) -> Vec<&'a str> {
    let candidates = candidates(table);
    let game = table.game();
    actions.iter().for_each(|text| assert!(listed(&game, text), "{text} is not legal"));
    actions.iter().copied().filter(|text| candidates.contains(&action(text))).collect()
}

#[test]
fn where_showing_is_enough_nothing_is_discarded() {
    let ways =
        ["produce yarn: cotton", "produce yarn: (sheep)", "use spinning_mill: cotton", "use spinning_mill: (sheep)"];
    let shown = table(2).hand(1, "cotton sheep").built(1, "spinning_mill").open("yarn");
    assert_eq!(kept(&shown, &ways), ["produce yarn: (sheep)", "use spinning_mill: (sheep)"]);
    // Without the sheep, or without room for one more card, there is no other way.
    let poor = table(2).hand(1, "cotton").built(1, "spinning_mill").open("yarn");
    let paid = ["produce yarn: cotton", "use spinning_mill: cotton"];
    assert_eq!(kept(&poor, &paid), paid);
    let full = table(2).hand(1, "cotton sheep wood*3 wheat*2").built(1, "spinning_mill").open("yarn");
    assert_eq!(kept(&full, &paid), paid);
    // Two ways to discard are two ways.
    let either = table(2).hand(1, "sheep cow leather iron").built(1, "slaughterhouse accessory_shop").open("meat");
    let ways = [
        "produce meat: sheep",
        "produce meat: cow",
        "use slaughterhouse: sheep",
        "use slaughterhouse: cow",
        "use accessory_shop: leather",
        "use accessory_shop: iron",
    ];
    assert_eq!(kept(&either, &ways), ways);
    // Buildings and free cards are as they are.
    let plain = table(2).hand(1, "brick").open("mill");
    assert_eq!(kept(&plain, &["produce mill: brick", "produce wood"]), ["produce mill: brick", "produce wood"]);
}

#[test]
fn nothing_is_paid_that_need_not_be() {
    let table = table(2).hand(1, "brick*2 wood*2 yarn").open("mill cow");
    let ways = [
        "trade brick brick > mill",
        "trade brick yarn > mill",
        "trade brick brick wood > mill",
        "trade wood brick brick yarn > mill",
        "trade wood wood brick > cow",
        "trade brick yarn > cow",
        "trade wood wood brick yarn > mill",
    ];
    assert_eq!(
        kept(&table, &ways),
        [
            "trade brick brick > mill",
            "trade brick yarn > mill",
            "trade wood wood brick > cow",
            "trade brick yarn > cow"
        ]
    );
}

#[test]
fn coins_that_buy_one_more_card_are_spent() {
    let table = table(2).hand(1, "cow").open("brick flour");
    let ways = [
        "trade cow > brick",
        "trade cow > wood brick",
        "trade cow > wood wood brick",
        "trade cow > wood wheat clay stone cotton",
        "trade cow > wood wheat clay stone",
    ];
    assert_eq!(kept(&table, &ways), ["trade cow > wood wood brick", "trade cow > wood wheat clay stone cotton"]);
    // Unless the hand has no room, or only a building is left that fits.
    let full = common::table(2).hand(1, "cow wood*3 wheat*2 clay").open("brick");
    assert_eq!(kept(&full, &["trade cow > brick", "trade cow > stone"]), ["trade cow > brick", "trade cow > stone"]);
    let town = common::table(2).hand(1, "bread wood*3 wheat*2 clay").open("brick mill castle quarry brickworks");
    assert_eq!(
        kept(&town, &["trade bread > brick", "trade bread > brick mill", "trade bread > mill"]),
        ["trade bread > brick mill"]
    );
}

#[test]
fn a_stack_that_is_taken_whole_is_not_left_out() {
    let table = table(3)
        .hand(1, "flour")
        .hand(2, "wood*4 wheat*3")
        .hand(3, "clay*3 stone*2")
        .open("brickworks charcoal_hut quarry mill");
    assert_eq!(kept(&table, &["trade flour > cotton"]), ["trade flour > cotton"]);
}

#[test]
fn the_tile_is_spent_as_far_as_it_goes() {
    let table = table(2).turn(0).open("brick cow");
    let ways = ["trade tile > brick", "trade tile > wood", "trade tile > wood wood", "trade tile > wood wood clay"];
    assert_eq!(kept(&table, &ways), ["trade tile > brick", "trade tile > wood wood clay"]);
    assert!(candidates(&table).iter().all(|action| matches!(action, Action::Spend(_))));
}

#[test]
fn nothing_is_given_to_take_it_back() {
    let table = table(2).extension().hand(1, "wood brick").built(1, "trading_post").open("brick flour");
    let ways = [
        "trade wood > wood",
        "trade wood > clay",
        "trade brick > brick",
        "trade brick > flour",
        "use trading_post: brick > brick",
        "use trading_post: brick > flour",
    ];
    assert_eq!(kept(&table, &ways), ["trade wood > clay", "trade brick > flour", "use trading_post: brick > flour"]);
}

#[test]
fn the_store_is_paid_no_card_more_than_it_takes() {
    let table = table(2).extension().hand(1, "wood*3 yarn cow").built(1, "general_store");
    let ways = [
        "use general_store: yarn",
        "use general_store: cow",
        "use general_store: wood yarn",
        "use general_store: wood wood wood",
        "use general_store: yarn cow",
    ];
    assert_eq!(
        kept(&table, &ways),
        ["use general_store: yarn", "use general_store: cow", "use general_store: wood wood wood"]
    );
}

#[test]
fn who_can_only_trade_for_nothing_or_pass_is_told_so() {
    let base = table(3).hand(2, "wheat*3 clay*3 stone").built(3, "brickworks charcoal_hut quarry mill");
    let others = |mine: &str| base.clone().hand(1, mine).hand(3, "stone cotton");
    let only = others("wood*4 flour*2");
    assert_eq!(candidates(&only), only.game().legal());
    assert!(candidates(&only).contains(&action("trade wood > wood")));
    assert!(!candidates(&only).contains(&Action::Pass));
    let none = base.clone().hand(1, "flour").hand(3, "stone cotton wood*4");
    assert_eq!(candidates(&none), [Action::Pass]);
    // A building that can be used is no action.
    let fed = none.hand(1, "flour fish").built(1, "fisherman");
    assert_eq!(candidates(&fed), [action("use fisherman: fish"), Action::Pass]);
    let fed = others("wood*4 flour fish").built(1, "fisherman");
    assert!(candidates(&fed).contains(&action("trade wood > wood")));
}

#[test]
fn after_the_action_the_turn_may_end() {
    let table = table(2).hand(1, "cotton sheep").built(1, "spinning_mill").open("yarn").after();
    assert_eq!(candidates(&table), [action("use spinning_mill: (sheep)"), Action::End]);
    let mut over = common::table(2).hand(1, "brick").tokens(1, 9).open("mill").game();
    common::act(&mut over, "produce mill: brick");
    let mut actions = Vec::new();
    over.candidates_into(&mut actions);
    assert!(actions.is_empty());
}

/// Whether a legal action that is no candidate is one of the kinds that are left out, told by the rules alone:
/// it pays a card that it need not, leaves coins and room for one more open card, takes back a kind that it gives,
/// or discards where a reveal would do.
fn may_be_left_out(game: &LittleFactory, action: &Action) -> bool {
    let hand = game.player(game.active()).hand;
    let dearer = |plank: u8, planks: &[little_factory::Plank]| {
        let reveal = |plank: &little_factory::Plank| plank.discard.is_empty() && hand.goods().contains(plank.reveal);
        !planks[usize::from(plank)].discard.is_empty() && hand.len() < 7 && planks.iter().any(reveal)
    };
    let more_fits = |open: Goods, take: Basket, coins: u8, room: u8, buildings: bool| {
        let left = coins - take.coins();
        let fits = |card: &Card| card.coins() <= left;
        let goods = room > take.goods.len() && (open - take.goods).cards().any(|card| fits(&card.into()));
        goods || buildings && game.open_buildings().without(take.buildings).iter().any(|card| fits(&card.into()))
    };
    let spends_too_much = |give: Goods, need: u8| give.kinds().any(|(card, _)| give.coins() - card.coins() >= need);
    let deal_may = |deal: &Deal, one_taken: bool, buildings: bool, by_coins: bool| {
        let Deal { give, take } = *deal;
        let back = take.goods.kinds().any(|(card, _)| give.has(card));
        let open = game.open() + give.level(Level::I);
        // What is given is no longer on the shelf.
        let shelf: Goods = open.cards().filter(|&card| !give.has(card)).collect();
        back || by_coins && give.len() > 1 && spends_too_much(give, take.coins())
            || !one_taken
                && give.len() == 1
                && more_fits(shelf, take, give.coins(), hand.room() + give.len(), buildings)
    };
    match action {
        Action::Spend(take) => more_fits(game.open(), *take, game.tile().expect("a tile"), 7, true),
        Action::Trade(deal) => deal_may(deal, false, true, true),
        Action::Produce { card, plank } => dearer(*plank, card.planks()),
        Action::Activate { building, how } => match (building.effect(), how) {
            (Effect::Make(make), How::Pay(plank)) => dearer(*plank, make.planks),
            (Effect::Trade(terms), How::Deal(deal)) => {
                deal_may(deal, terms.take_one, terms.take.allows_buildings(), terms.by_coins)
            }
            (Effect::Draw { coins }, How::Draw(give)) => spends_too_much(*give, *coins),
            _ => false,
        },
        Action::Pass | Action::End => false,
    }
}

#[test]
fn candidates_are_what_is_legal_without_what_is_dominated() {
    let (mut kept, mut dropped, mut tick) = (0, 0, 0);
    games(if SLOW { 6 } else { 60 }, |_, _, _, game| {
        tick += 1;
        if tick % 3 != 0 {
            return;
        }
        let legal = game.legal();
        let mut candidates = Vec::new();
        game.candidates_into(&mut candidates);
        let listed: BTreeSet<Action> = legal.iter().copied().collect();
        let chosen: BTreeSet<Action> = candidates.iter().copied().collect();
        assert_eq!(chosen.len(), candidates.len());
        assert!(chosen.is_subset(&listed));
        assert_eq!(chosen.is_empty(), listed.is_empty());
        for action in &legal {
            let dominated = may_be_left_out(game, action);
            if chosen.contains(action) {
                kept += 1;
                let last_resort = matches!(action, Action::Trade(_))
                    && !legal.iter().any(|other| {
                        matches!(other, Action::Produce { .. } | Action::Trade(_)) && !may_be_left_out(game, other)
                    });
                assert!(!dominated || last_resort, "{action} is kept\n{}", Position::from(game));
            } else {
                dropped += 1;
                assert!(dominated, "{action} is left out\n{}", Position::from(game));
            }
        }
        let acts = |action: &&Action| matches!(action, Action::Produce { .. } | Action::Trade(_) | Action::Spend(_));
        assert_eq!(legal.iter().any(|action| acts(&action)), candidates.iter().any(|action| acts(&action)));
    });
    assert!(kept > 1000 && dropped > kept, "{kept} kept, {dropped} left out");
}

/// The sense of "dominated" for trades: a candidate exists that gives no more and takes no less.
#[test]
fn for_every_trade_left_out_a_candidate_gives_no_more_and_takes_no_less() {
    let mut tick = 0;
    games(if SLOW { 2 } else { 12 }, |_, _, _, game| {
        tick += 1;
        if tick % 13 != 0 || game.step() != Step::Before || game.tile().is_some() {
            return;
        }
        let trades = |actions: Vec<Action>| -> Vec<Deal> {
            actions
                .into_iter()
                .filter_map(|action| if let Action::Trade(deal) = action { Some(deal) } else { None })
                .collect()
        };
        let mut candidates = Vec::new();
        game.candidates_into(&mut candidates);
        let candidates = trades(candidates);
        for deal in trades(game.legal()) {
            let back = deal.take.goods.kinds().any(|(card, _)| deal.give.has(card));
            let better = |other: &Deal| {
                deal.give.contains(other.give)
                    && other.take.goods.contains(deal.take.goods)
                    && other.take.buildings.contains(deal.take.buildings)
            };
            assert!(back || candidates.iter().any(better), "trade {deal}\n{}", Position::from(game));
        }
    });
}
