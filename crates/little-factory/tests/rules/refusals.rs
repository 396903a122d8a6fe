//! Every refusal there is, brought about, with all its fields.

use std::collections::BTreeSet;

use crate::common::{self, Table, action, card, goods, refusal, refused, table};
use little_factory::{
    Action, Basket, Building, Card, Deal, Goods, How, Kind, Level, LittleFactory, Refusal, Resource, Whereabouts,
};
use tabletop::{Game, Rng, Seat, Seed};

/// A number for each variant, without a wildcard: a new refusal does not compile before it stands here, and the test
/// below does not pass before some action brings it about.
fn number(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Over => 0,
        Refusal::NotYourTurn { to_act: _ } => 1,
        Refusal::FirstTurnIsTrade => 2,
        Refusal::TileSpent => 3,
        Refusal::ActionDone => 4,
        Refusal::ActionDue => 5,
        Refusal::NoNeedToPass => 6,
        Refusal::NotAvailable { card: _, wanted: _, places: _ } => 7,
        Refusal::NotInHand { resource: _, have: _, need: _ } => 8,
        Refusal::NoSuchPlank => 9,
        Refusal::NotEnoughCoins { have: _, need: _ } => 10,
        Refusal::HandFull { would_hold: _ } => 11,
        Refusal::NotYourBuilding { building: _, owner: _ } => 12,
        Refusal::AlreadyActivated { building: _ } => 13,
        Refusal::NoEffect { building: _ } => 14,
        Refusal::WorksOtherwise { building: _ } => 15,
        Refusal::TooFewOpen { resource: _, open: _, need: _ } => 16,
        Refusal::DeckEmpty => 17,
        Refusal::NothingGiven => 18,
        Refusal::NothingTaken => 19,
        Refusal::BothSidesMany => 20,
        Refusal::GiveOnlyOne => 21,
        Refusal::TakeOnlyOne => 22,
        Refusal::CannotGive { card: _, only: _ } => 23,
        Refusal::CannotTake { card: _, only: _ } => 24,
    }
}
const REFUSALS: u8 = 25;

fn midgame() -> Table {
    table(3)
        .hand(1, "wood*2 brick bread")
        .hand(2, "cow wheat*3")
        .hand(3, "cow milk")
        .built(1, "market pond castle")
        .built(2, "dairy")
        .used("pond")
        .open("brick charcoal mill iron sawmill")
        .discard("flour fish")
}

/// The action and why it is refused, each from a position of its own.
fn cases() -> Vec<(LittleFactory, Action, Refusal)> {
    let game = midgame().game();
    let first = table(2).turn(1).game();
    let after = midgame().after().game();
    let mut over = table(2).hand(1, "brick").tokens(1, 9).open("mill").game();
    over.apply(&action("produce mill: brick"), &mut ()).expect("the winning move");
    let extension = |building: &str| table(2).extension().built(1, building);
    let trade = |give: Goods, take: Basket| Action::Trade(Deal { give, take });
    let use_it = |building, how| Action::Activate { building, how };
    let places = |open, deck, discard, with| Whereabouts { open, deck, discard, with };
    let missing = |id: &str, wanted, places| Refusal::NotAvailable { card: card(id), wanted, places };
    let lacking = |resource, have, need| Refusal::NotInHand { resource, have, need };
    vec![
        (over.clone(), Action::End, Refusal::Over),
        (over, action("produce wood"), Refusal::Over),
        (first.clone(), action("produce wood"), Refusal::FirstTurnIsTrade),
        (first.clone(), action("trade wood > wood"), Refusal::FirstTurnIsTrade),
        (first.clone(), Action::Pass, Refusal::FirstTurnIsTrade),
        (first.clone(), Action::End, Refusal::ActionDue),
        (first.clone(), Action::Spend(Basket::NONE), Refusal::NothingTaken),
        (
            first.clone(),
            action("trade tile > wood wood wood wheat wheat"),
            Refusal::NotEnoughCoins { have: 4, need: 5 },
        ),
        (first.clone(), action("trade tile > castle"), missing("castle", 1, places(0, 1, 0, [0; 4]))),
        (first, action("trade tile > wood wood wood wood"), missing("wood", 4, places(3, 0, 0, [0; 4]))),
        (game.clone(), action("trade tile > wood"), Refusal::TileSpent),
        (after.clone(), action("trade tile > wood"), Refusal::TileSpent),
        (after.clone(), action("produce wood"), Refusal::ActionDone),
        (after.clone(), action("trade wood > wood"), Refusal::ActionDone),
        (after, Action::Pass, Refusal::ActionDone),
        (game.clone(), Action::End, Refusal::ActionDue),
        (game.clone(), Action::Pass, Refusal::NoNeedToPass),
        // Where the missing card is: in the deck, discarded, or in whose hand.
        (game.clone(), action("produce cow: wheat clay"), missing("cow", 1, places(0, 0, 0, [0, 1, 1, 0]))),
        (game.clone(), action("produce flour: wheat"), missing("flour", 1, places(0, 1, 1, [0; 4]))),
        (game.clone(), action("produce fish: stone"), missing("fish", 1, places(0, 0, 1, [0; 4]))),
        (game.clone(), action("produce milk: (cow)"), missing("milk", 1, places(0, 0, 0, [0, 0, 1, 0]))),
        (game.clone(), action("produce wheat"), missing("wheat", 1, places(0, 0, 0, [0, 3, 0, 0]))),
        (game.clone(), action("produce dairy: cut_stone"), missing("dairy", 1, places(0, 0, 0, [0, 1, 0, 0]))),
        (game.clone(), action("produce tannery: cut_stone"), missing("tannery", 1, places(0, 1, 0, [0; 4]))),
        (game.clone(), action("produce wholesaler: flour"), missing("wholesaler", 1, places(0, 0, 0, [0; 4]))),
        (game.clone(), action("trade bread > brick brick"), missing("brick", 2, places(1, 1, 0, [1, 0, 0, 0]))),
        (game.clone(), action("trade bread > wood wood wood"), missing("wood", 3, places(2, 0, 0, [2, 0, 0, 0]))),
        (game.clone(), action("use market: bread > cow"), missing("cow", 1, places(0, 0, 0, [0, 1, 1, 0]))),
        // What is not in hand.
        (game.clone(), action("produce iron: stone charcoal"), lacking(Resource::Stone, 0, 1)),
        (game.clone(), action("trade brick brick > mill"), lacking(Resource::Brick, 1, 2)),
        (game.clone(), action("trade wood wood wood > charcoal"), lacking(Resource::Wood, 2, 3)),
        (game.clone(), action("use market: milk > wood"), lacking(Resource::Milk, 0, 1)),
        (game.clone(), Action::Produce { card: Resource::Brick.into(), plank: 1 }, Refusal::NoSuchPlank),
        (game.clone(), Action::Produce { card: Resource::Wood.into(), plank: 255 }, Refusal::NoSuchPlank),
        (game.clone(), action("trade wood brick > sawmill"), Refusal::NotEnoughCoins { have: 4, need: 6 }),
        (game.clone(), action("trade bread > mill sawmill"), Refusal::NotEnoughCoins { have: 11, need: 12 }),
        (
            table(2).hand(1, "wood*3 wheat*2 clay*2").game(),
            action("produce stone"),
            Refusal::HandFull { would_hold: 8 },
        ),
        // Buildings of others, used ones, and ones that work otherwise.
        (
            game.clone(),
            action("use dairy: (cow)"),
            Refusal::NotYourBuilding { building: Building::Dairy, owner: Some(Seat(1)) },
        ),
        (game.clone(), action("use mill: wheat"), Refusal::NotYourBuilding { building: Building::Mill, owner: None }),
        (game.clone(), action("use pond: stone"), Refusal::AlreadyActivated { building: Building::Pond }),
        (game.clone(), action("use castle"), Refusal::NoEffect { building: Building::Castle }),
        (game.clone(), use_it(Building::Market, How::Pay(0)), Refusal::WorksOtherwise { building: Building::Market }),
        (extension("pond").game(), use_it(Building::Pond, How::Pay(2)), Refusal::NoSuchPlank),
        (
            extension("wheat_farm").hand(2, "wheat").game(),
            action("use wheat_farm"),
            Refusal::TooFewOpen { resource: Resource::Wheat, open: 1, need: 2 },
        ),
        (
            extension("general_store").hand(1, "bread").rest_discarded().game(),
            action("use general_store: bread"),
            Refusal::DeckEmpty,
        ),
        // The two sides of a trade.
        (game.clone(), trade(Goods::NONE, Resource::Wood.into()), Refusal::NothingGiven),
        (game.clone(), trade(goods("wood"), Basket::NONE), Refusal::NothingTaken),
        (game.clone(), trade(Goods::NONE, Basket::NONE), Refusal::NothingGiven),
        (game.clone(), action("trade wood brick > wood clay"), Refusal::BothSidesMany),
        (
            game.clone(),
            action("use market: wood > clay"),
            Refusal::CannotGive { card: card("wood"), only: Kind::Of(Level::III) },
        ),
        (
            game.clone(),
            action("use market: bread > clay sawmill"),
            Refusal::CannotTake { card: card("sawmill"), only: Kind::Resources },
        ),
        (
            game,
            use_it(Building::Market, How::Deal(Deal { give: goods("bread iron"), take: Resource::Wood.into() })),
            Refusal::GiveOnlyOne,
        ),
        (
            extension("building_firm").hand(1, "bread").open("mill sawmill").game(),
            action("use building_firm: bread > mill sawmill"),
            Refusal::TakeOnlyOne,
        ),
        (
            extension("wholesaler").hand(1, "bread").open("milk mill").game(),
            action("use wholesaler: bread > mill"),
            Refusal::CannotTake { card: card("mill"), only: Kind::Of(Level::III) },
        ),
    ]
}

#[test]
fn every_refusal_says_what_is_missing() {
    let mut met = BTreeSet::new();
    for (game, action, right) in cases() {
        let given = refusal(&game, action);
        assert_eq!(given, right, "{action}");
        met.insert(number(&given));
    }
    let game = midgame().game();
    let given = game.clone().act(Seat(2), &action("produce wood"), &mut ()).expect_err("it is the turn of seat 1");
    assert_eq!(given, Refusal::NotYourTurn { to_act: Seat(0) });
    met.insert(number(&given));
    assert_eq!(met, (0..REFUSALS).collect());
}

#[test]
fn who_acts_in_turn_is_answered_like_the_game_itself() {
    let mut game = midgame().game();
    assert_eq!(game.act(Seat(0), &action("use mill: wheat"), &mut ()), Err(refused(&game, "use mill: wheat")));
    assert_eq!(game.act(Seat(0), &action("produce charcoal: wood"), &mut ()), Ok(()));
    assert_eq!(game.act(Seat(0), &Action::End, &mut ()), Ok(()));
    assert_eq!(game.act(Seat(0), &Action::End, &mut ()), Err(Refusal::NotYourTurn { to_act: Seat(1) }));
}

#[test]
fn whereabouts_count_every_copy_wherever_it_is() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let setup = little_factory::Setup::new(seats, seed % 2 == 0).expect("2, 3 or 4 seats");
            let mut rng = Rng::new(Seed(seed));
            common::policy::play(
                LittleFactory::new(&setup, Seed(seed)),
                &mut rng,
                60,
                common::policy::greedy,
                |_, _, _, game| {
                    for card in Card::all() {
                        let places = game.whereabouts(card);
                        let sum = places.open + places.deck + places.discard + places.with.iter().sum::<u8>();
                        match card {
                            Card::Resource(resource) => assert_eq!(sum, resource.copies(seats), "{}", card.id()),
                            Card::Building(_) => assert!(sum <= 1, "{}", card.id()),
                        }
                        assert_eq!(places.not_in_this_game(), sum == 0);
                        let owner = (0..seats).map(Seat).find(|seat| places.with[seat.index()] > 0);
                        if let Card::Building(building) = card {
                            assert_eq!(game.owner(building), owner);
                        }
                    }
                },
            );
        }
    }
}
