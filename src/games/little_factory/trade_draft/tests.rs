//! The scales, at tables set by hand and against the list of all legal trades.

use little_factory::Kind;
use tabletop::{Rng, Seed};

use super::*;
use crate::games::little_factory::common::{action, card, cards, policy, resources, table};

/// TradeDraft with these cards on the pans.
fn laid(mut scales: TradeDraft, give: &str, take: &str) -> TradeDraft {
    resources(give).into_iter().for_each(|card| scales.put(card));
    cards(take).into_iter().for_each(|card| scales.take(card));
    scales
}

fn at(building: &str) -> TradeDraft {
    let Card::Building(building) = card(building) else { panic!("{building} is no building") };
    TradeDraft::at(building).expect("a building that trades")
}

const ACTION: TradeDraft = TradeDraft { place: Where::Action, give: Goods::NONE, take: Basket::NONE };

#[test]
fn bread_sells_for_a_fishing_pole_and_a_brick() {
    let game = table(2).hand(1, "bread").open("fishing_pole brick").game();
    let mut scales = TradeDraft::for_the_action(&game);
    scales.put(Resource::Bread);
    scales.take(card("fishing_pole"));
    assert_eq!((scales.given(), scales.taken(), scales.lost()), (11, 8, 3));
    assert_eq!(scales.fits_take(&game, card("brick")), Ok(()));
    scales.take(card("brick"));
    assert_eq!((scales.taken(), scales.lost()), (11, 0));
    assert_eq!(scales.verdict(&game), Ok(action("trade bread > brick fishing_pole")));
}

#[test]
fn cards_come_off_the_pans_again() {
    let mut scales = laid(ACTION, "wood*2 yarn", "mill");
    scales.unput(Resource::Wood);
    scales.unput(Resource::Bread);
    scales.untake(card("mill"));
    scales.untake(card("mill"));
    scales.untake(card("wood"));
    assert_eq!(scales, laid(ACTION, "wood yarn", "-"));
    scales.take(card("brick"));
    scales.untake(card("brick"));
    assert_eq!(scales.take, Basket::NONE);
    scales.clear();
    assert_eq!(scales, ACTION);
}

#[test]
fn too_little_is_no_reason_against_giving_but_against_what_the_whole_hand_cannot_pay() {
    let game = table(2).hand(1, "yarn wood wheat").open("cheese_shop brick cow").game();
    let scales = laid(ACTION, "wood", "cow");
    assert_eq!(scales.verdict(&game), Err(Refusal::NotEnoughCoins { have: 1, need: 5 }));
    assert_eq!(scales.fits_give(&game, Resource::Wheat), Ok(()));
    assert_eq!(scales.fits_give(&game, Resource::Yarn), Ok(()));
    let too_dear = Refusal::NotEnoughCoins { have: 5, need: 12 };
    assert_eq!(ACTION.fits_take(&game, card("cheese_shop")), Err(too_dear));
    // Two cards on the one pan: only one card can pay for them.
    let one_pays = Refusal::NotEnoughCoins { have: 3, need: 6 };
    assert_eq!(laid(ACTION, "yarn", "cow").fits_take(&game, card("wood")), Err(one_pays));
    assert_eq!(laid(ACTION, "yarn", "wood").fits_take(&game, card("brick")).ok(), None);
    assert_eq!(laid(ACTION, "yarn", "wood").fits_take(&game, card("clay")), Ok(()));
}

#[test]
fn never_many_for_many() {
    let game = table(2).hand(1, "bread yarn wood").open("brick flour").game();
    let many = Err(Refusal::BothSidesMany);
    assert_eq!(laid(ACTION, "bread yarn", "brick").fits_take(&game, card("flour")), many);
    assert_eq!(laid(ACTION, "bread", "brick flour").fits_give(&game, Resource::Wood), many);
    assert_eq!(laid(ACTION, "bread yarn", "brick flour").verdict(&game), Err(Refusal::BothSidesMany));
}

#[test]
fn ruling_2_a_full_hand_may_swap_but_not_grow() {
    let game = table(2).hand(1, "wood*3 wheat*2 clay sheep").open("brick yarn").game();
    let scales = laid(ACTION, "sheep", "clay");
    assert_eq!(scales.verdict(&game), Ok(action("trade sheep > clay")));
    assert_eq!(scales.fits_take(&game, card("brick")), Err(Refusal::HandFull { would_hold: 8 }));
}

#[test]
fn ruling_3_a_level_i_card_that_is_given_can_be_taken() {
    let game = table(2).hand(1, "cotton fish wood").game();
    assert_eq!(ACTION.fits_take(&game, card("cotton")), Ok(()));
    assert_eq!(laid(ACTION, "cotton", "cotton").verdict(&game), Ok(action("trade cotton > cotton")));
    assert!(matches!(ACTION.fits_take(&game, card("fish")), Err(Refusal::NotAvailable { .. })));
    // With another card on the pan alone it does not lie there yet, but it still can.
    let scales = laid(ACTION, "wood", "cotton");
    assert!(matches!(scales.verdict(&game), Err(Refusal::NotAvailable { wanted: 1, .. })));
    assert_eq!(scales.fits_give(&game, Resource::Cotton), Ok(()));
    // Two cards for one other: the cotton stays in hand and cannot be taken.
    let scales = laid(ACTION, "fish", "wheat");
    assert!(matches!(scales.fits_take(&game, card("cotton")), Err(Refusal::NotAvailable { .. })));
}

#[test]
fn ruling_3_holds_where_nothing_else_lies_open() {
    let game = table(3)
        .hand(1, "wood*4 flour*2")
        .hand(2, "wheat*3 clay*3 stone")
        .hand(3, "stone cotton")
        .built(3, "brickworks charcoal_hut quarry mill")
        .game();
    assert!(game.open().is_empty() && game.open_buildings().is_empty());
    assert_eq!(ACTION.fits_give(&game, Resource::Wood), Ok(()));
    assert_eq!(laid(ACTION, "wood", "wood").verdict(&game), Ok(action("trade wood > wood")));
    assert_eq!(ACTION.fits_take(&game, card("wood")), Ok(()));
    assert!(matches!(ACTION.fits_take(&game, card("flour")), Err(Refusal::NotAvailable { .. })));
}

#[test]
fn ruling_5_several_copies_come_from_one_stack_but_no_more_than_lie_there() {
    let game = table(2).hand(1, "cow").open("brick").game();
    let scales = laid(ACTION, "cow", "clay*2");
    assert_eq!(scales.verdict(&game), Ok(action("trade cow > clay clay")));
    assert!(matches!(scales.fits_take(&game, card("clay")), Err(Refusal::NotAvailable { wanted: 3, .. })));
    let rich = table(2).hand(1, "bread").open("mill").game();
    let scales = laid(ACTION, "bread", "mill");
    assert!(matches!(scales.fits_take(&rich, card("mill")), Err(Refusal::NotAvailable { wanted: 2, .. })));
}

#[test]
fn ruling_6_overpaying_fits_and_says_what_is_lost() {
    let game = table(2).hand(1, "yarn bread wood").open("cheese_shop").game();
    let scales = laid(ACTION, "yarn bread", "cheese_shop");
    assert_eq!((scales.verdict(&game).is_ok(), scales.lost()), (true, 2));
    assert_eq!(scales.fits_give(&game, Resource::Wood), Ok(()));
    assert_eq!(laid(ACTION, "yarn bread wood", "cheese_shop").lost(), 3);
    let none_left = Refusal::NotInHand { resource: Resource::Yarn, have: 1, need: 2 };
    assert_eq!(scales.fits_give(&game, Resource::Yarn), Err(none_left));
}

#[test]
fn the_starting_tile_gives_its_coins_and_nothing_else() {
    let game = table(3).turn(1).open("flour cow").game();
    let scales = TradeDraft::for_the_action(&game);
    assert_eq!((scales.place, scales.given()), (Where::Tile { coins: 4 }, 4));
    assert_eq!(scales.verdict(&game), Err(Refusal::NothingTaken));
    assert_eq!(scales.fits_take(&game, card("cow")), Err(Refusal::NotEnoughCoins { have: 4, need: 5 }));
    assert!(scales.fits_give(&game, Resource::Wood).is_err());
    let scales = laid(scales, "-", "flour wood");
    assert_eq!((scales.verdict(&game), scales.lost()), (Ok(action("trade tile > wood flour")), 0));
}

#[test]
fn a_building_has_terms_of_its_own() {
    let set = |built| table(2).extension().hand(1, "bread brick wood").built(1, built).open("fishing_pole flour cow");
    let game = set("market").open("mill").game();
    let wrong_card = Refusal::CannotGive { card: card("wood"), only: Kind::Of(Level::III) };
    assert_eq!(at("market").fits_give(&game, Resource::Wood), Err(wrong_card));
    let no_building = Refusal::CannotTake { card: card("mill"), only: Kind::Resources };
    assert_eq!(at("market").fits_take(&game, card("mill")), Err(no_building));
    let game = set("trading_post").game();
    let swap = laid(at("trading_post"), "brick", "cow");
    assert_eq!((swap.verdict(&game), swap.lost()), (Ok(action("use trading_post: brick > cow")), 0));
    assert_eq!(swap.fits_take(&game, card("flour")), Err(Refusal::TakeOnlyOne));
    let used = set("trading_post").used("trading_post").game();
    let refused = Err(Refusal::AlreadyActivated { building: Building::TradingPost });
    assert_eq!(at("trading_post").fits_give(&used, Resource::Brick), refused);
    assert_eq!(TradeDraft::at(Building::Mill), None);
}

#[test]
fn the_store_wants_three_coins_and_shows_no_card() {
    let game = table(2).extension().hand(1, "yarn wood*2").built(1, "general_store").game();
    let store = at("general_store");
    assert_eq!(store.verdict(&game), Err(Refusal::NotEnoughCoins { have: 0, need: 3 }));
    assert_eq!(store.fits_give(&game, Resource::Wood), Ok(()));
    assert!(store.fits_take(&game, card("wood")).is_err());
    let paid = laid(store, "yarn wood", "-");
    assert_eq!((paid.verdict(&game).is_ok(), paid.given(), paid.taken(), paid.lost()), (true, 4, 3, 1));
    let poor = table(2).extension().hand(1, "wood*2").built(1, "general_store").game();
    assert_eq!(store.fits_give(&poor, Resource::Wood), Err(Refusal::NotEnoughCoins { have: 2, need: 3 }));
}

/// Every pair of pans that can be legal at this place.
fn legal_pans(game: &LittleFactory, place: Where) -> Vec<(Goods, Basket)> {
    let pans = |action| match (place, action) {
        (Where::Action, Action::Trade(deal)) => Some((deal.give, deal.take)),
        (Where::Tile { .. }, Action::Spend(take)) => Some((Goods::NONE, take)),
        (Where::Trade { at, .. }, Action::Activate { building, how: How::Deal(deal) }) if at == building => {
            Some((deal.give, deal.take))
        }
        (Where::Draw { at, .. }, Action::Activate { building, how: How::Draw(give) }) if at == building => {
            Some((give, Basket::NONE))
        }
        _ => None,
    };
    game.legal().into_iter().filter_map(pans).collect()
}

/// Puts cards on the scales at random and compares what fits with what is legal; how often something did not fit.
fn compare(game: &LittleFactory, empty: TradeDraft, rng: &mut Rng) -> usize {
    let legal = legal_pans(game, empty.place);
    let some_cards: Vec<Card> = Card::all().collect();
    let (mut scales, mut refused) = (empty, 0);
    for _ in 0..6 {
        let holds = |scales: &TradeDraft| {
            let (give, take) = (scales.give, scales.take);
            move |&&(given, taken): &&(Goods, Basket)| {
                given.contains(give) && taken.goods.contains(take.goods) && taken.buildings.contains(take.buildings)
            }
        };
        let verdict = scales.verdict(game);
        assert_eq!(verdict.is_ok(), legal.contains(&(scales.give, scales.take)), "{scales:?}");
        verdict.into_iter().for_each(|action| assert!(game.legal().contains(&action)));
        let mut fitting = Vec::new();
        for resource in Resource::all() {
            let mut more = scales;
            more.put(resource);
            let fits = scales.fits_give(game, resource);
            let right = more != scales && legal.iter().any(|pans| holds(&more)(&pans));
            assert_eq!(fits.is_ok(), right, "{resource:?} given {fits:?} {scales:?}");
            if fits.is_ok() { fitting.push(more) } else { refused += 1 }
        }
        for &card in &some_cards {
            let mut more = scales;
            more.take(card);
            let fits = scales.fits_take(game, card);
            let right = more != scales && legal.iter().any(|pans| holds(&more)(&pans));
            assert_eq!(fits.is_ok(), right, "{card:?} taken {fits:?} {scales:?}");
            if fits.is_ok() { fitting.push(more) } else { refused += 1 }
        }
        // Mostly what fits, sometimes anything.
        match rng.pick(&fitting) {
            Some(&more) if rng.below(8) > 0 => scales = more,
            _ => scales.take(*rng.pick(&some_cards).expect("a card")),
        }
    }
    refused
}

#[test]
fn what_fits_is_what_a_legal_trade_can_still_come_of() {
    let (mut compared, mut refused) = (0, 0);
    for seats in 2..=4 {
        for seed in 0..6 {
            let setup = little_factory::Setup::new(seats, seed % 2 == 0).expect("2, 3 or 4 seats");
            let mut rng = Rng::new(Seed(seed));
            let mut cards_on_pans = Rng::new(Seed(seed + 100));
            let start = LittleFactory::new(&setup, Seed(seed));
            policy::play(start, &mut rng, 80, policy::greedy, |game, _, _, _| {
                let me = game.player(game.active());
                if me.hand.goods().coins() > 24 {
                    return; // the list of all legal trades is too long
                }
                let at_buildings = me.buildings.iter().filter_map(TradeDraft::at);
                for scales in at_buildings.chain([TradeDraft::for_the_action(game)]) {
                    refused += compare(game, scales, &mut cards_on_pans);
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > 500 && refused > 10_000, "{compared} {refused}");
}

#[test]
fn the_buildings_that_trade_are_weighed_by_the_same_list() {
    let mut rng = Rng::new(Seed(7));
    for building in ["market", "trading_post", "wholesaler", "building_firm", "general_store"] {
        for hand in
            ["-", "wood", "brick", "milk", "brick*2 fish wood", "bread milk wood*2 brick", "wood*3 wheat*2 cow milk"]
        {
            let set = table(3).extension().hand(1, hand).built(1, building).open("flour*2 yarn cloth iron mill quarry");
            for game in [set.clone().game(), set.clone().after().game(), set.rest_discarded().game()] {
                for _ in 0..4 {
                    compare(&game, at(building), &mut rng);
                }
            }
        }
    }
}
