//! Every building does what is printed on it, and nothing else.

use crate::common::sheet::Sheet;
use crate::common::{self, act, action, card, hand, listed, refusal, refused, seen, table, town};
use little_factory::position::Position;
use little_factory::{
    Action, Basket, Building, Card, Deal, Effect, End, Goods, How, Kind, Level, Refusal, Resource, Step, Whereabouts,
};
use tabletop::{Game, Seat, SeatSet};

/// Each building with a fixed cost, tried with exactly its cost in hand: the list on the rules page is the judge.
#[test]
fn every_making_building_turns_its_cost_into_its_yield() {
    let sheet = Sheet::read();
    let mut tried = 0;
    for printed in sheet.cards.iter().filter(|card| card.effect.contains("->")) {
        let (costs, gains) = printed.effect.split_once(" -> ").expect("an arrow");
        let gains = gains.split(" if ").next().expect("a gain");
        let product = gains.split(" + ").find(|part| !part.contains("token")).unwrap_or("-");
        let tokens: u8 = gains
            .split(" + ")
            .find(|part| part.contains("token"))
            .map_or(0, |part| part.split(' ').next().expect("a number").parse().expect("a number"));
        for cost in costs.split(" or ") {
            let held = cost.replace(['(', ')'], "").replace("free", "-");
            let open = if product == "wheat" { "-" } else { product };
            let mut game = table(2).extension().hand(1, &held).built(1, printed.id).open(open).game();
            let (score, text) = (
                game.score(Seat(0)),
                match cost {
                    "free" => format!("use {}", printed.id),
                    cost => format!("use {}: {cost}", printed.id),
                },
            );
            act(&mut game, &text);
            let kept = if cost.starts_with('(') { held.as_str() } else { "-" };
            let expected: Goods = common::resources(&format!("{kept} {product}")).into_iter().collect();
            assert_eq!(game.player(Seat(0)).hand.goods(), expected, "{text}");
            assert_eq!(game.score(Seat(0)) - score, i32::from(tokens), "{text}");
            assert_eq!(game.tokens(), 12 - tokens, "{text}");
            let building = Card::by_id(printed.id);
            assert_eq!(game.used().iter().map(Card::Building).next(), building);
            assert!(matches!(refused(&game, &text), Refusal::AlreadyActivated { .. }), "{text}");
            tried += 1;
        }
    }
    assert_eq!(tried, 35, "31 buildings with a fixed cost, four of them with two planks");
}

#[test]
fn every_building_can_be_produced_for_its_planks_and_bought_for_its_coins() {
    for building in Building::all() {
        let starting = building.set() == little_factory::Set::Starting;
        let row = if starting { format!("{} pond dairy", building.id()) } else { building.id().to_owned() };
        for plank in building.planks() {
            let mut game = table(2).extension().hand(1, &plank.needs().to_string()).open(&row).game();
            let way = plank.discard.to_string();
            assert_eq!(
                seen(&mut game, &format!("produce {}: {way}", building.id())),
                [format!("1 pays {way}"), format!("1 gains {}", building.id())]
            );
            assert_eq!((hand(&game, 1).as_str(), town(&game, 1).as_str()), ("", building.id()));
            assert_eq!(game.score(Seat(0)), i32::from(building.influence()));
            assert!(!game.open_buildings().has(building));
        }
        // 30 coins are enough for each; the price itself is enough, one less is not.
        let rich = table(2).extension().hand(1, "bread barrel iron cut_stone").open(&row).game();
        let mut bought = rich.clone();
        let told = seen(&mut bought, &format!("trade cut_stone barrel bread iron > {}", building.id()));
        let lost = 30 - building.coins();
        let lost = if lost == 0 { String::new() } else { format!(", losing {lost}") };
        assert_eq!(told[0], format!("1 trades cut_stone barrel bread iron for 30 coins{lost}"));
    }
}

#[test]
fn a_price_is_met_exactly_or_not_at_all() {
    let game = table(2).hand(1, "bread cloth barrel fish cut_stone").open("bakery mill").game();
    for text in ["trade bread > bakery", "trade cut_stone barrel > bakery", "trade cloth > mill"] {
        assert!(!seen(&mut game.clone(), text)[0].contains("losing"), "{text}");
    }
    assert_eq!(refused(&game, "trade barrel > bakery"), Refusal::NotEnoughCoins { have: 8, need: 11 });
    assert_eq!(refused(&game, "trade fish > mill"), Refusal::NotEnoughCoins { have: 5, need: 6 });
}

#[test]
fn castle_and_mansion_only_have_points() {
    let game = table(2).built(1, "castle mansion").game();
    assert_eq!(game.score(Seat(0)), 8);
    for building in [Building::Castle, Building::Mansion] {
        for how in [How::Pay(0), How::Draw(Goods::NONE), How::Deal(Deal { give: Goods::NONE, take: Basket::NONE })] {
            assert_eq!(refusal(&game, Action::Activate { building, how }), Refusal::NoEffect { building });
        }
    }
}

#[test]
fn a_building_works_once_a_turn_over_both_windows_and_again_next_turn() {
    let mut game = table(2).hand(1, "clay*2").built(1, "brickworks").open("brick*2").game();
    act(&mut game, "use brickworks: clay");
    let again = Refusal::AlreadyActivated { building: Building::Brickworks };
    assert_eq!(refused(&game, "use brickworks: clay"), again);
    act(&mut game, "produce wood");
    assert_eq!(refused(&game, "use brickworks: clay"), again, "the second window is no second use");
    act(&mut game, "end");
    assert_eq!(
        refused(&game, "use brickworks: clay"),
        Refusal::NotYourBuilding { building: Building::Brickworks, owner: Some(Seat(0)) }
    );
    act(&mut game, "produce wheat");
    act(&mut game, "end");
    act(&mut game, "use brickworks: clay");
}

#[test]
fn a_building_works_in_the_turn_it_is_gained_and_in_any_order() {
    let mut game = table(2).hand(1, "clay brick wheat").built(1, "brickworks").open("brick flour mill").game();
    act(&mut game, "produce mill: brick");
    act(&mut game, "use mill: wheat");
    act(&mut game, "use brickworks: clay");
    assert_eq!(hand(&game, 1), "brick flour");
    // One building may feed the next.
    let mut game =
        table(2).hand(1, "wheat clay").built(1, "cattle_ranch dairy tannery milk_shop").open("cow milk leather").game();
    for text in ["use cattle_ranch: wheat clay", "use dairy: (cow)", "use tannery: cow", "use milk_shop: milk"] {
        act(&mut game, text);
    }
    assert_eq!((hand(&game, 1).as_str(), game.tokens()), ("leather", 11));
}

#[test]
fn the_market_sells_one_level_iii_card_for_resources_beside_the_action() {
    let table = table(2).hand(1, "bread yarn").built(1, "market").open("brick*2 fishing_pole cloth mill");
    let mut game = table.game();
    assert_eq!(
        seen(&mut game, "use market: bread > brick fishing_pole"),
        ["1 uses market", "1 trades bread for 11 coins", "1 gains brick", "1 gains fishing_pole"]
    );
    assert_eq!((hand(&game, 1).as_str(), game.step()), ("brick yarn fishing_pole", Step::Before));
    act(&mut game, "trade fishing_pole > mill");
    assert_eq!(
        refused(&game, "use market: fishing_pole > brick"),
        Refusal::AlreadyActivated { building: Building::Market }
    );

    let game = table.game();
    assert!(listed(&game, "use market: bread > wood wood wood brick"));
    assert!(listed(&game, "use market: bread > wood"), "less than its worth");
    assert_eq!(
        refused(&game, "use market: yarn > wood"),
        Refusal::CannotGive { card: card("yarn"), only: Kind::Of(Level::III) }
    );
    assert_eq!(
        refused(&game, "use market: bread > mill"),
        Refusal::CannotTake { card: card("mill"), only: Kind::Resources }
    );
    assert_eq!(
        refused(&game, "use market: bread > cloth fishing_pole"),
        Refusal::NotEnoughCoins { have: 11, need: 14 }
    );
    assert_eq!(
        refused(&game, "use market: iron > wood"),
        Refusal::NotInHand { resource: Resource::Iron, have: 0, need: 1 }
    );
    let two = common::table(2).hand(1, "bread cloth").built(1, "market").open("brick").game();
    assert_eq!(refused(&two, "use market: bread cloth > brick"), Refusal::GiveOnlyOne);
    let full = common::table(2).hand(1, "bread wood*3 wheat*2 clay").built(1, "market").open("brick").game();
    assert!(listed(&full, "use market: bread > brick"));
    assert_eq!(refused(&full, "use market: bread > stone brick"), Refusal::HandFull { would_hold: 8 });
    assert_eq!(
        refusal(&full, Action::Activate { building: Building::Market, how: How::Pay(0) }),
        Refusal::WorksOtherwise { building: Building::Market }
    );
}

#[test]
fn the_building_firm_buys_one_building_for_any_cards() {
    let base = table(2).extension().hand(1, "bread yarn wood").built(1, "building_firm").open("mill cheese_shop brick");
    let mut game = base.game();
    assert_eq!(
        seen(&mut game, "use building_firm: yarn bread > cheese_shop"),
        ["1 uses building_firm", "1 trades yarn bread for 14 coins, losing 2", "1 gains cheese_shop"]
    );
    // A card for a single building is fine too, and the action is still to come.
    let mut game = base.game();
    act(&mut game, "use building_firm: bread > mill");
    assert_eq!(game.step(), Step::Before);
    act(&mut game, "trade yarn > brick");
    let game = base.game();
    let only = Kind::Buildings;
    assert_eq!(refused(&game, "use building_firm: yarn > brick"), Refusal::CannotTake { card: card("brick"), only });
    assert_eq!(
        refused(&game, "use building_firm: bread > wood mill"),
        Refusal::CannotTake { card: card("wood"), only }
    );
    assert_eq!(refused(&game, "use building_firm: bread yarn > mill quarry"), Refusal::TakeOnlyOne);
    assert_eq!(refused(&game, "use building_firm: wood yarn > mill"), Refusal::NotEnoughCoins { have: 4, need: 6 });
    assert_eq!(
        refused(&game, "use building_firm: bread > dairy"),
        Refusal::NotAvailable {
            card: card("dairy"),
            wanted: 1,
            places: Whereabouts { deck: 1, ..Whereabouts::default() }
        }
    );
    // A building that wins, wins at once.
    let mut game = base.tokens(1, 7).game();
    let told = seen(&mut game, "use building_firm: bread > mill");
    assert_eq!(told.last().map(String::as_str), Some("1 has reached the goal"));
}

#[test]
fn the_wholesaler_buys_one_level_iii_card_for_any_cards() {
    let base =
        table(2).extension().hand(1, "cow yarn wood").built(1, "wholesaler").open("barrel milk cloth brick mill");
    let mut game = base.game();
    assert_eq!(
        seen(&mut game, "use wholesaler: cow yarn > barrel"),
        ["1 uses wholesaler", "1 trades cow yarn for 8 coins", "1 gains barrel"]
    );
    act(&mut base.game(), "use wholesaler: cow > milk");
    act(&mut base.game(), "use wholesaler: wood cow yarn > milk");
    let (game, only) = (base.game(), Kind::Of(Level::III));
    assert_eq!(refused(&game, "use wholesaler: cow > brick"), Refusal::CannotTake { card: card("brick"), only });
    assert_eq!(refused(&game, "use wholesaler: cow yarn > mill"), Refusal::CannotTake { card: card("mill"), only });
    assert_eq!(refused(&game, "use wholesaler: wood yarn > wood"), Refusal::CannotTake { card: card("wood"), only });
    assert_eq!(refused(&game, "use wholesaler: cow > milk cloth"), Refusal::TakeOnlyOne);
    assert_eq!(refused(&game, "use wholesaler: cow > cloth"), Refusal::NotEnoughCoins { have: 5, need: 6 });
}

#[test]
fn the_trading_post_swaps_level_ii_whatever_the_coins() {
    let base = table(2).extension().hand(1, "brick wood barrel").built(1, "trading_post").open("cow brick milk");
    let mut game = base.game();
    assert_eq!(
        seen(&mut game, "use trading_post: brick > cow"),
        ["1 uses trading_post", "1 trades brick for 3 coins", "1 gains cow"]
    );
    assert_eq!((hand(&game, 1).as_str(), game.discard().to_string().as_str()), ("wood cow barrel", "brick"));
    assert!(listed(&base.game(), "use trading_post: brick > brick"), "the one in the row is another one");
    let (game, only) = (base.game(), Kind::Of(Level::II));
    assert_eq!(refused(&game, "use trading_post: wood > cow"), Refusal::CannotGive { card: card("wood"), only });
    assert_eq!(refused(&game, "use trading_post: barrel > cow"), Refusal::CannotGive { card: card("barrel"), only });
    assert_eq!(refused(&game, "use trading_post: brick > wood"), Refusal::CannotTake { card: card("wood"), only });
    assert_eq!(refused(&game, "use trading_post: brick > milk"), Refusal::CannotTake { card: card("milk"), only });
    assert_eq!(refused(&game, "use trading_post: brick > brick cow"), Refusal::TakeOnlyOne);
    assert_eq!(refused(&game, "use trading_post: brick brick > cow"), Refusal::GiveOnlyOne);
    assert_eq!(
        refused(&game, "use trading_post: fish > cow"),
        Refusal::NotInHand { resource: Resource::Fish, have: 0, need: 1 }
    );
    // A dear card for a cheap one loses no coins: coins do not count here.
    let mut game = table(2).extension().hand(1, "cow").built(1, "trading_post").open("brick").game();
    assert_eq!(seen(&mut game, "use trading_post: cow > brick")[1], "1 trades cow for 5 coins");
    let alone = table(2).extension().hand(1, "fish").built(1, "trading_post").game();
    assert!(matches!(refused(&alone, "use trading_post: fish > fish"), Refusal::NotAvailable { .. }));
}

#[test]
fn the_general_store_takes_three_coins_for_the_top_card_of_deck_ii() {
    let base = table(2).extension().hand(1, "wood*3 yarn").built(1, "general_store").open("brick").next("fish cow");
    let mut game = base.game();
    assert_eq!(seen(&mut game, "use general_store: yarn"), ["1 uses general_store", "1 pays yarn", "1 gains fish"]);
    assert_eq!(hand(&game, 1), "wood wood wood fish");
    assert_eq!(Position::from(&game).deck_ii.last(), Some(&Resource::Cow));
    let mut game = base.game();
    act(&mut game, "use general_store: wood wood wood yarn"); // more than it takes
    assert_eq!(hand(&game, 1), "fish");
    let game = base.game();
    assert!(listed(&game, "use general_store: wood wood wood"));
    assert_eq!(refused(&game, "use general_store: wood wood"), Refusal::NotEnoughCoins { have: 2, need: 3 });
    assert_eq!(
        refused(&game, "use general_store: bread"),
        Refusal::NotInHand { resource: Resource::Bread, have: 0, need: 1 }
    );
    assert_eq!(
        refusal(&game, Action::Activate { building: Building::GeneralStore, how: How::Draw(Goods::NONE) }),
        Refusal::NotEnoughCoins { have: 0, need: 3 }
    );
    // A full hand has room again, because payment comes first.
    let mut full =
        table(2).extension().hand(1, "wood*3 wheat*2 clay yarn").built(1, "general_store").next("cow").game();
    act(&mut full, "use general_store: yarn");
    assert_eq!(full.player(Seat(0)).hand.len(), 7);
    // No deck, no card; the discard pile is not the deck before the refill.
    let empty = table(2).extension().hand(1, "yarn").built(1, "general_store").rest_discarded().game();
    assert_eq!(refused(&empty, "use general_store: yarn"), Refusal::DeckEmpty);
    assert!(empty.discard().len() > 5);
}

#[test]
fn the_old_wood_factory_gives_planks_and_a_token_or_nothing() {
    let base = table(2).extension().hand(1, "barrel wood").built(1, "old_wood_factory");
    let mut game = base.clone().open("planks").game();
    assert_eq!(
        seen(&mut game, "use old_wood_factory: barrel"),
        ["1 uses old_wood_factory", "1 pays barrel", "1 gains planks", "1 takes 1 at old_wood_factory, 11 left"]
    );
    assert_eq!((hand(&game, 1).as_str(), game.score(Seat(0))), ("wood planks", 2));
    let game = base.game();
    let places = Whereabouts { deck: 2, ..Whereabouts::default() };
    assert_eq!(
        refused(&game, "use old_wood_factory: barrel"),
        Refusal::NotAvailable { card: card("planks"), wanted: 1, places }
    );
    let none = table(2).extension().built(1, "old_wood_factory").open("planks").game();
    assert_eq!(
        refused(&none, "use old_wood_factory: barrel"),
        Refusal::NotInHand { resource: Resource::Barrel, have: 0, need: 1 }
    );
    // Planks and the last token: both are taken, then the game is over.
    let mut last = base.open("planks").tokens(1, 5).tokens(2, 6).game();
    let told = seen(&mut last, "use old_wood_factory: barrel");
    assert_eq!(told[2..], ["1 gains planks", "1 takes 1 at old_wood_factory, 0 left", "the tokens are gone, 1 won"]);
    assert_eq!(last.step(), Step::Over(End::TokensGone { winners: SeatSet::EMPTY.with(Seat(0)) }));
}

#[test]
fn the_wheat_farm_gives_wheat_if_two_lie_open() {
    let base = table(2).extension().built(1, "wheat_farm");
    let mut game = base.game();
    assert_eq!(seen(&mut game, "use wheat_farm"), ["1 uses wheat_farm", "1 gains wheat"]);
    let one = base.clone().hand(2, "wheat").game();
    assert_eq!(refused(&one, "use wheat_farm"), Refusal::TooFewOpen { resource: Resource::Wheat, open: 1, need: 2 });
    let none = base.clone().hand(2, "wheat*2").game();
    assert_eq!(
        refused(&none, "use wheat_farm"),
        Refusal::NotAvailable {
            card: card("wheat"),
            wanted: 1,
            places: Whereabouts { with: [0, 2, 0, 0], ..Whereabouts::default() }
        }
    );
    let full = base.hand(1, "wood*3 clay*2 stone*2").game();
    assert_eq!(refused(&full, "use wheat_farm"), Refusal::HandFull { would_hold: 8 });
}

#[test]
fn token_shops_of_the_extension_work_like_the_others() {
    let mut game = table(2)
        .extension()
        .hand(1, "brick stone_wall planks cloth")
        .built(1, "building_supply_store furniture_shop")
        .game();
    act(&mut game, "use building_supply_store: brick stone_wall");
    act(&mut game, "use furniture_shop: planks cloth");
    assert_eq!((hand(&game, 1).as_str(), game.score(Seat(0)), game.tokens()), ("", 8, 6));
    let half = table(2).extension().hand(1, "brick planks").built(1, "building_supply_store furniture_shop").game();
    let lacks = |resource| Refusal::NotInHand { resource, have: 0, need: 1 };
    assert_eq!(refused(&half, "use building_supply_store: brick stone_wall"), lacks(Resource::StoneWall));
    assert_eq!(refused(&half, "use furniture_shop: planks cloth"), lacks(Resource::Cloth));
}

#[test]
fn using_a_building_in_another_way_than_its_own_is_refused() {
    let everything = ["brickworks", "market", "general_store", "wheat_farm", "fisherman", "trading_post"];
    let deal = Deal { give: common::goods("bread"), take: Basket::from(Resource::Wood) };
    for id in everything {
        let game = table(2).extension().hand(1, "bread clay brick").built(1, id).open("brick cow").game();
        let Card::Building(building) = card(id) else { panic!("{id} is a building") };
        for how in [How::Pay(0), How::Pay(9), How::Deal(deal), How::Draw(common::goods("bread"))] {
            let fits = matches!(
                (building.effect(), how),
                (Effect::Make(_), How::Pay(_)) | (Effect::Trade(_), How::Deal(_)) | (Effect::Draw { .. }, How::Draw(_))
            );
            if !fits {
                assert_eq!(refusal(&game, Action::Activate { building, how }), Refusal::WorksOtherwise { building });
            }
        }
    }
    assert_eq!(
        action("use market: bread > wood"),
        Action::Activate { building: Building::Market, how: How::Deal(deal) }
    );
}
