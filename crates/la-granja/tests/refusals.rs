//! Every refusal there is, brought about.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use std::collections::BTreeSet;

use common::{Table, action, acts, card, policy, refusal, roof, space, table};
use la_granja::{Action, Cargo, Craft, Due, From, Good, LaGranja, Refusal, Trade};
use tabletop::{Game, Rng, Seat, Seed};

/// A number for each variant, without a wildcard: a new refusal does not compile before it stands here, and the test
/// below does not pass before some action brings it about.
fn number(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Over => 0,
        Refusal::NotYourTurn { to_act: _ } => 1,
        Refusal::NotNow { due: _ } => 2,
        Refusal::NotEnoughSilver { have: _, need: _ } => 3,
        Refusal::NoPoint => 4,
        Refusal::NoGood { good: _, from: _ } => 5,
        Refusal::NoCommodity => 6,
        Refusal::NotInHand { card: _ } => 7,
        Refusal::AllPlayed => 8,
        Refusal::MustPlay { left: _ } => 9,
        Refusal::ExtensionCost { need: _, have: _ } => 10,
        Refusal::SameGood => 11,
        Refusal::WrongSlot { slot: _ } => 12,
        Refusal::BarnStays => 13,
        Refusal::NotForSale { good: _ } => 14,
        Refusal::CannotSell { good: _ } => 15,
        Refusal::Newborn => 16,
        Refusal::NoPlace => 17,
        Refusal::NoUpgrade { good: _ } => 18,
        Refusal::NoFetch { good: _ } => 19,
        Refusal::Closed { trade: _ } => 20,
        Refusal::Taken => 21,
        Refusal::NotOffered => 22,
        Refusal::NoCardLeft => 23,
        Refusal::NoSuchHelper { card: _ } => 24,
        Refusal::UsedUp { card: _ } => 25,
        Refusal::WrongPhase => 26,
        Refusal::WorksByItself { card: _ } => 27,
        Refusal::WrongUse { card: _ } => 28,
        Refusal::NotFulfilled { card: _ } => 29,
        Refusal::NoSuchRoof { tile: _ } => 30,
        Refusal::RoofUsed { tile: _ } => 31,
        Refusal::NothingToTurn => 32,
        Refusal::RoofNotThere { tile: _ } => 33,
        Refusal::RoofFull => 34,
        Refusal::WrongPayment => 35,
        Refusal::NoDie { face: _ } => 36,
        Refusal::Kept { face: _ } => 37,
        Refusal::CannotPay => 38,
        Refusal::NoSuchTile => 39,
        Refusal::TrackEnds => 40,
        Refusal::NoDelivery => 41,
        Refusal::Blocked { craft: _ } => 42,
        Refusal::HasCraft { craft: _ } => 43,
        Refusal::RowTaken { craft: _, row: _ } => 44,
        Refusal::OtherRow { craft: _, row: _ } => 45,
        Refusal::NotWanted { cargo: _ } => 46,
        Refusal::NoBarrow { slot: _ } => 47,
        Refusal::OtherPlace => 48,
        Refusal::WrongSpace { space: _ } => 49,
        Refusal::Occupied { space: _ } => 50,
        Refusal::NotRemovable { space: _ } => 51,
    }
}
const REFUSALS: u8 = 52;

fn after(table: &Table, texts: &[&str]) -> LaGranja {
    let mut game = table.game();
    acts(&mut game, texts);
    game
}

/// The action and why it is refused, each from a position of its own.
#[allow(clippy::too_many_lines)]
fn cases() -> Vec<(LaGranja, Action, Refusal)> {
    let plain = || table(2).hand(1, "chef miller");
    let dice = || table(2).step("first").dice("1 2 3 4 5");
    let bring = || table(2).step("deliveries 2").goods(1, "1 olive 1 food");
    let two = |position: &mut la_granja::position::Position| position.marks[0] = Some((Seat(1), 3));
    let hold = |position: &mut la_granja::position::Position| position.marks[2] = Some((Seat(1), 3));
    let barn = |position: &mut la_granja::position::Position| position.players[0].player.barn = Some(roof("1a"));
    let closed = |position: &mut la_granja::position::Position| position.players[0].player.closed = 1;
    let cards: Vec<&str> = la_granja::Card::all().map(la_granja::Card::id).collect();
    let sixes = || table(2).barrow(1, "porter", 6).step("deliveries 2").goods(1, "1 olive").marker("r2", 2);
    let case = |game: LaGranja, text: &str, refusal: Refusal| (game, action(text), refusal);
    vec![
        case(after(&table(2).round(6).step("extra").turn(1), &["done"]), "done", Refusal::Over),
        case(plain().game(), "take 3", Refusal::NotNow { due: Due::Cards }),
        case(plain().game(), "buy olive", Refusal::NotEnoughSilver { have: 1, need: 3 }),
        case(plain().helpers(1, "farm_worker").points(1, 0).game(), "use farm_worker", Refusal::NoPoint),
        case(plain().game(), "sell pig", Refusal::NoGood { good: Good::Pig, from: From::Store }),
        case(plain().commodities(1, 0).game(), "spend pig", Refusal::NoCommodity),
        case(plain().game(), "field mason", Refusal::NotInHand { card: card("mason") }),
        case(after(&plain(), &["field chef"]), "field miller", Refusal::AllPlayed),
        case(plain().round(1).step("cards 2").game(), "done", Refusal::MustPlay { left: 2 }),
        case(
            plain().extensions(1, "porter mason").points(1, 0).game(),
            "extension chef",
            Refusal::ExtensionCost { need: 3, have: 1 },
        ),
        case(
            after(&plain().extensions(1, "porter").silver(1, 5), &["extension chef", "pay silver"]),
            "pay silver",
            Refusal::SameGood,
        ),
        case(plain().game(), "barrow chef 2", Refusal::WrongSlot { slot: 1 }),
        case(
            plain().helpers(1, "barn_builder mason peon").roofs(1, "1a").change(barn).game(),
            "helper chef 1",
            Refusal::BarnStays,
        ),
        case(plain().game(), "buy wine", Refusal::NotForSale { good: Good::Wine }),
        case(plain().goods(1, "1 food").game(), "sell food", Refusal::CannotSell { good: Good::Food }),
        case(
            after(
                &table(2).goods(1, "2 pig").extensions(1, "chef").helpers(1, "gleaner"),
                &["done", "done", "sell pig", "sell pig"],
            ),
            "sell pig",
            Refusal::Newborn,
        ),
        case(plain().goods(1, "2 pig").silver(1, 9).game(), "buy pig", Refusal::NoPlace),
        case(plain().goods(1, "1 meat").game(), "upgrade meat", Refusal::NoUpgrade { good: Good::Meat }),
        case(plain().silver(1, 9).game(), "upgrade olive", Refusal::NoGood { good: Good::Olive, from: From::Store }),
        case(plain().game(), "gain olive", Refusal::NotNow { due: Due::Cards }),
        case(
            plain().fields(1, "carpenter").ripe(1, "olive", 1).game(),
            "fetch olive grape",
            Refusal::NoFetch { good: Good::Olive },
        ),
        case(plain().change(closed).game(), "spend silver", Refusal::Closed { trade: Trade::Silver }),
        case(after(&plain().helpers(1, "broker"), &["use broker", "trade silver"]), "trade silver", Refusal::Taken),
        case(after(&plain(), &["spend goods"]), "gain pig", Refusal::NotOffered),
        case(
            after(&table(2).fields(2, &cards.join(" ")).step("first").dice("1 2 3 4 5"), &["take 2"]),
            "draw",
            Refusal::NoCardLeft,
        ),
        case(plain().game(), "use peon", Refusal::NoSuchHelper { card: card("peon") }),
        case(
            after(&plain().helpers(1, "pedlar").silver(1, 9), &["use pedlar"]),
            "use pedlar",
            Refusal::UsedUp { card: card("pedlar") },
        ),
        case(plain().helpers(1, "landlord").silver(1, 3).game(), "use landlord", Refusal::WrongPhase),
        case(plain().helpers(1, "mason").game(), "use mason", Refusal::WorksByItself { card: card("mason") }),
        case(
            plain().helpers(1, "pedlar").silver(1, 3).game(),
            "use pedlar 3",
            Refusal::WrongUse { card: card("pedlar") },
        ),
        case(
            plain().helpers(1, "beekeeper").game(),
            "use beekeeper",
            Refusal::NotFulfilled { card: card("beekeeper") },
        ),
        case(plain().game(), "flip 1a", Refusal::NoSuchRoof { tile: roof("1a") }),
        case(plain().roofs(1, "1a*").game(), "flip 1a", Refusal::RoofUsed { tile: roof("1a") }),
        case(plain().round(6).roofs(1, "5b").game(), "flip 5b back 1a", Refusal::NothingToTurn),
        case(table(2).step("roofs").game(), "roof 1a", Refusal::RoofNotThere { tile: roof("1a") }),
        case(
            table(2).round(6).step("roofs").silver(1, 9).roofs(1, "1a 2a 3a 4a 5a").game(),
            "roof 6a",
            Refusal::RoofFull,
        ),
        case(table(2).step("roofs").goods(1, "1 food").game(), "roof 2a with 1 food", Refusal::WrongPayment),
        case(dice().game(), "take 6", Refusal::NoDie { face: 6 }),
        case(dice().helpers(2, "village_elder").change(two).game(), "take 3", Refusal::Kept { face: 3 }),
        case(dice().helpers(2, "tenant").silver(1, 0).change(hold).game(), "take 3", Refusal::CannotPay),
        case(table(2).step("donkeys").game(), "donkeys 5", Refusal::NoSuchTile),
        case(after(&dice().disc(1, 4), &["take 5"]), "rest", Refusal::TrackEnds),
        case(
            after(&table(2).step("extra").goods(1, "2 olive"), &["deliver olive to deli a"]),
            "deliver olive to merchant_house c",
            Refusal::NoDelivery,
        ),
        case(bring().game(), "deliver olive to village_store b", Refusal::Blocked { craft: Craft::VillageStore }),
        case(bring().craft(1, "deli").game(), "deliver olive to deli a", Refusal::HasCraft { craft: Craft::Deli }),
        case(
            bring().row(2, "deli", 0, 1).game(),
            "deliver food to deli a",
            Refusal::RowTaken { craft: Craft::Deli, row: 0 },
        ),
        case(
            bring().row(1, "deli", 1, 2).game(),
            "deliver food to deli a",
            Refusal::OtherRow { craft: Craft::Deli, row: 1 },
        ),
        case(bring().game(), "deliver olive to restaurant a", Refusal::NotWanted { cargo: Cargo::Good(Good::Olive) }),
        case(bring().game(), "deliver olive to barrow 3", Refusal::NoBarrow { slot: 2 }),
        case(
            after(
                &table(2)
                    .block("butcher village_store deli")
                    .helpers(1, "basket_weaver")
                    .step("deliveries 1")
                    .goods(1, "2 olive"),
                &["deliver olive to greengrocer a", "use basket_weaver"],
            ),
            "deliver olive to merchant_house c",
            Refusal::OtherPlace,
        ),
        case(after(&sixes(), &["deliver olive to barrow 1"]), "place c1", Refusal::WrongSpace { space: space("c1") }),
        case(after(&sixes(), &["deliver olive to barrow 1"]), "place r2", Refusal::Occupied { space: space("r2") }),
        case(
            after(&sixes().marker("c3", 2), &["deliver olive to barrow 1", "place r9"]),
            "remove r2",
            Refusal::NotRemovable { space: space("r2") },
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
    let mut game = table(2).game();
    assert_eq!(game.act(Seat(1), &Action::Done, &mut ()), Err(Refusal::NotYourTurn { to_act: Seat(0) }));
    met.insert(1);
    assert_eq!(game.act(Seat(0), &Action::Done, &mut ()), Ok(()));
    let missing: Vec<u8> = (0..REFUSALS).filter(|number| !met.contains(number)).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

#[test]
fn whatever_strangers_want_a_refusal_changes_nothing() {
    let mut refused = 0;
    for (seed, setup) in (0..).zip(policy::setups()) {
        let mut rng = Rng::new(Seed(seed));
        let start = LaGranja::new(&setup, Seed(seed));
        policy::play(start, &mut Rng::new(Seed(seed)), 300, policy::mixed, |_, _, _, game| {
            for _ in 0..10 {
                let action = policy::stranger(game, &mut rng);
                if game.check(&action).is_err() {
                    refusal(game, action);
                    refused += 1;
                }
            }
        });
    }
    assert!(refused > 2000, "{refused}");
}
