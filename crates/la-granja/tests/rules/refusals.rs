//! Every refusal there is, brought about.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeSet;

use crate::common::{Table, action, acts, card, policy, refusal, roof, space, table};
use la_granja::helper::{Ways, When};
use la_granja::{
    Action, Cargo, Craft, Decision, From, Good, LaGranja, Payment, Phase, Refusal, Side, Step, Takes, Target, Trade,
};
use tabletop::{Game, Rng, Seat, Seed};

kinds! { Refusal:
    Over, NotYourTurn, NotNow, WrongPhase, WrongStep, TooManyEffects, NothingToDecline, MustDecide, NotEnoughSilver, NoPoint,
    NoGood, NotOnFields, NoCommodity, NotInHand, NoHand, NoCardLeft, AllPlayed, MustPlay, ExtensionCost, SameGood,
    NoFee, NoSlot, EmptySlotFirst, BarnStays, OnlyBarrows, NotForSale, CannotSell, NotFromFields, Newborn, NoPlace,
    NoUpgrade, NoFetch, NoHarvestGood, Closed, AllClosed, Taken, NotOffered, NoSuchHelper, RivalsHelper, UsedUp, WorksByItself,
    WaitsForIt, OtherOffer, WrongUse, WrongGood, WrongPlace, NothingToPay, NoMarker, BareFields, FieldsOfAll, NoRoof, FewDonkeys, NotLeading, NoSuchRoof,
    RivalsRoof, RoofUsed, RoofUnused, NothingToTurn, TurnsWhich, TurnsNothing, NotTurnedBack, RoofLater, RoofGone,
    RoofNotDealt, RoofSold, OneRoof, RoofFull, NoBarn,
    BarnFull, NoThatcher, TooMuchPaid, NoDie, NoFace, SameFace, Held, Kept, OneDie, MustTake, CannotPay, NoDonkeys,
    DonkeysUsed, TrackEnds, NoDelivery, Blocked, HasCraft, NoRow, RowTaken, OtherRow, NotWanted, Covered, NoBarrow,
    NotDelivered, OtherPlace, OnlyHarvest, SpaceClosed, WrongValue, EmptySpaceFirst, RivalFirst,
    NotNextTo, NotYourMarker, Occupied, NoRival, NotLower,
}

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
    let all_closed = |position: &mut la_granja::position::Position| position.players[0].player.closed = 31;
    let four = || table(2).barrow(1, "carter", 2).step("deliveries 2").goods(1, "1 grape");
    let stall = || table(2).helpers(1, "stallkeeper").step("deliveries 2").marker("c1", 1).marker("c2", 2);
    let olive = Cargo::Good(Good::Olive);
    let deli = Target::Craft(Craft::Deli, 0);
    // Five free upgrades, each in the middle of another.
    let deep = || {
        let base = table(2).commodities(1, 9).hand(1, "chef");
        after(&base, &["spend card", "spend card", "spend card", "spend card", "spend card"])
    };
    let dice_after =
        |texts: &[&str]| after(&table(2).helpers(1, "tenant").step("rolled").dice("1 2 3 4 4").silver(2, 1), texts);
    let case = |game: LaGranja, text: &str, refusal: Refusal| (game, action(text), refusal);
    vec![
        case(after(&table(2).round(6).step("extra").turn(1), &["done"]), "done", Refusal::Over),
        case(plain().game(), "take 3", Refusal::WrongStep { now: Step::Cards { left: 1 }, when: When::Take }),
        case(plain().game(), "roof 2a", Refusal::WrongStep { now: Step::Cards { left: 1 }, when: When::Roofs }),
        case(plain().game(), "donkeys 2", Refusal::WrongStep { now: Step::Cards { left: 1 }, when: When::Donkeys }),
        case(
            table(2).step("donkeys").goods(1, "1 olive").game(),
            "deliver olive to deli a",
            Refusal::WrongStep { now: Step::Donkeys, when: When::Deliveries },
        ),
        case(
            table(2).step("siesta").hand(1, "chef").game(),
            "field chef",
            Refusal::WrongStep { now: Step::Siesta, when: When::Cards },
        ),
        case(after(&plain(), &["spend goods"]), "take 3", Refusal::NotNow { decision: Decision::Choice }),
        case(plain().game(), "buy olive", Refusal::NotEnoughSilver { have: 1, need: 3 }),
        case(plain().helpers(1, "farm_worker").points(1, 0).game(), "use farm_worker", Refusal::NoPoint),
        case(plain().game(), "sell pig", Refusal::NoGood { good: Good::Pig, from: From::Store, other: 0 }),
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
            Refusal::SameGood { payment: Payment::Silver },
        ),
        case(plain().game(), "barrow chef 2", Refusal::EmptySlotFirst { slot: 1, empty: 0 }),
        (plain().game(), Action::Play(card("chef"), Side::Barrow(3)), Refusal::NoSlot { slot: 3 }),
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
                &["done", "done", "done", "sell pig", "sell pig"],
            ),
            "sell pig",
            Refusal::Newborn { count: 1 },
        ),
        case(plain().goods(1, "2 pig").silver(1, 9).game(), "buy pig", Refusal::NoPlace { places: 2 }),
        case(plain().goods(1, "1 meat").game(), "upgrade meat", Refusal::NoUpgrade { good: Good::Meat }),
        case(
            plain().silver(1, 9).game(),
            "upgrade olive",
            Refusal::NoGood { good: Good::Olive, from: From::Store, other: 0 },
        ),
        case(plain().game(), "gain olive", Refusal::NotNow { decision: Decision::Cards }),
        case(
            plain().fields(1, "carpenter").ripe(1, "olive", 1).game(),
            "fetch olive grape",
            Refusal::NoFetch { good: Good::Olive },
        ),
        case(plain().change(closed).game(), "spend silver", Refusal::Closed { trade: Trade::Silver }),
        case(
            after(&plain().helpers(1, "broker"), &["use broker", "trade silver"]),
            "trade silver",
            Refusal::Taken { trade: Trade::Silver },
        ),
        case(after(&plain(), &["spend goods"]), "gain pig", Refusal::NotOffered { ways: Ways::HARVEST }),
        case(
            after(&table(2).fields(2, &cards.join(" ")).step("first").dice("1 2 3 4 5"), &["take 2"]),
            "draw",
            Refusal::NoCardLeft,
        ),
        case(plain().game(), "use peon", Refusal::NoSuchHelper { card: card("peon") }),
        case(plain().helpers(2, "peon").game(), "use peon", Refusal::RivalsHelper { card: card("peon"), by: Seat(1) }),
        case(
            after(&plain().helpers(1, "pedlar").silver(1, 9), &["use pedlar"]),
            "use pedlar",
            Refusal::UsedUp { card: card("pedlar") },
        ),
        case(
            plain().helpers(1, "landlord").silver(1, 3).game(),
            "use landlord",
            Refusal::WrongPhase { now: Phase::Farm, when: When::Scoring },
        ),
        case(plain().helpers(1, "peon").game(), "use peon", Refusal::WaitsForIt { card: card("peon") }),
        case(plain().helpers(1, "mason").game(), "use mason", Refusal::WorksByItself { card: card("mason") }),
        case(
            plain().helpers(1, "pedlar").silver(1, 3).game(),
            "use pedlar 3",
            Refusal::WrongUse { card: card("pedlar"), takes: Takes::Nothing },
        ),
        case(
            table(2).helpers(1, "miller").fields(1, "carpenter").ripe(1, "olive", 1).game(),
            "use miller meat",
            Refusal::WrongGood { card: card("miller"), good: Good::Meat },
        ),
        case(
            table(2).helpers(1, "miller").fields(1, "carpenter").ripe(1, "olive", 1).goods(1, "1 olive").game(),
            "use miller olive",
            Refusal::WrongPlace { card: card("miller"), from: From::Store },
        ),
        case(plain().helpers(1, "beekeeper").game(), "use beekeeper", Refusal::BareFields),
        case(
            plain().helpers(1, "smuggler").step("deliveries 2").game(),
            "use smuggler olive",
            Refusal::NothingToPay { card: card("smuggler") },
        ),
        case(
            table(2).helpers(1, "stallkeeper").step("deliveries 2").game(),
            "use stallkeeper c1 to c2",
            Refusal::NoMarker,
        ),
        case(
            after(&table(2).step("roofs").silver(1, 9).silver(2, 9), &["roof 2a", "done"]),
            "roof 2a",
            Refusal::RoofSold { tile: roof("2a"), by: Seat(0) },
        ),
        case(plain().game(), "flip 1a", Refusal::NoSuchRoof { tile: roof("1a") }),
        case(plain().roofs(2, "1a").game(), "flip 1a", Refusal::RivalsRoof { tile: roof("1a"), by: Seat(1) }),
        case(plain().roofs(1, "1a*").game(), "flip 1a", Refusal::RoofUsed { tile: roof("1a") }),
        case(dice().round(6).roofs(1, "5b 1a 6c*").game(), "flip 5b", Refusal::NothingToTurn),
        case(plain().round(6).roofs(1, "5b 1a*").game(), "flip 5b", Refusal::TurnsWhich { tile: roof("5b") }),
        case(plain().round(6).roofs(1, "5b 1a").game(), "flip 5b back 1a", Refusal::RoofUnused { tile: roof("1a") }),
        case(
            plain().round(6).roofs(1, "5b 6c*").step("first").dice("1 2 3 4 5").game(),
            "flip 5b back 6c",
            Refusal::NotTurnedBack { tile: roof("6c") },
        ),
        case(plain().round(3).roofs(1, "1b 2a*").game(), "flip 1b back 2a", Refusal::TurnsNothing { tile: roof("1b") }),
        case(table(2).step("roofs").game(), "roof 1a", Refusal::RoofGone { tile: roof("1a"), round: 1 }),
        case(table(2).step("roofs").game(), "roof 3a", Refusal::RoofLater { tile: roof("3a"), round: 3 }),
        case(table(2).step("roofs").game(), "roof 2d", Refusal::RoofNotDealt { tile: roof("2d") }),
        case(
            table(2).round(6).step("roofs").silver(1, 9).roofs(1, "1a 2a 3a 4a 5a").game(),
            "roof 6a",
            Refusal::RoofFull,
        ),
        case(table(2).step("roofs").goods(1, "1 food").game(), "roof 2a with 1 food", Refusal::NoThatcher),
        case(dice().game(), "take 6", Refusal::NoDie { face: 6 }),
        case(dice().helpers(2, "village_elder").change(two).game(), "take 3", Refusal::Kept { face: 3, by: Seat(1) }),
        case(
            dice().helpers(2, "tenant").silver(1, 0).change(hold).game(),
            "take 3",
            Refusal::CannotPay { to: Seat(1) },
        ),
        case(table(2).step("donkeys").game(), "donkeys 5", Refusal::NoDonkeys { donkeys: 5 }),
        case(table(2).step("donkeys").game(), "donkeys 4", Refusal::DonkeysUsed { donkeys: 4 }),
        case(after(&dice().disc(1, 4), &["take 5"]), "rest", Refusal::TrackEnds),
        case(
            after(&table(2).step("extra").goods(1, "2 olive"), &["deliver olive to deli a"]),
            "deliver olive to merchant_house c",
            Refusal::NoDelivery,
        ),
        case(
            bring().game(),
            "deliver olive to village_store b",
            Refusal::Blocked { craft: Craft::VillageStore, number: 1 },
        ),
        case(bring().craft(1, "deli").game(), "deliver olive to deli a", Refusal::HasCraft { craft: Craft::Deli }),
        case(
            bring().row(2, "deli", 0, 1).game(),
            "deliver food to deli a",
            Refusal::RowTaken { craft: Craft::Deli, row: 0, by: Seat(1) },
        ),
        case(
            bring().row(1, "deli", 1, 2).game(),
            "deliver food to deli a",
            Refusal::OtherRow { craft: Craft::Deli, row: 1 },
        ),
        case(
            bring().game(),
            "deliver olive to restaurant a",
            Refusal::NotWanted { cargo: olive, to: Target::Craft(Craft::Restaurant, 0) },
        ),
        case(
            bring().row(1, "deli", 0, 16).game(),
            "deliver olive to deli a",
            Refusal::Covered { cargo: olive, to: deli },
        ),
        (
            bring().game(),
            Action::Deliver { cargo: olive, from: From::Store, to: Target::Craft(Craft::Deli, 4) },
            Refusal::NoRow { craft: Craft::Deli, row: 4 },
        ),
        (
            bring().game(),
            Action::Deliver { cargo: Cargo::Commodity, from: From::Field, to: deli },
            Refusal::NotOnFields { cargo: Cargo::Commodity },
        ),
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
            Refusal::OtherPlace { to: Target::Craft(Craft::Greengrocer, 0) },
        ),
        case(
            after(
                &table(2)
                    .block("butcher village_store deli")
                    .helpers(1, "basket_weaver")
                    .step("deliveries 1")
                    .goods(1, "2 olive 1 food"),
                &["deliver olive to greengrocer a", "use basket_weaver"],
            ),
            "deliver food to greengrocer a",
            Refusal::OnlyHarvest { cargo: Cargo::Good(Good::Food) },
        ),
        case(
            after(&sixes(), &["deliver olive to barrow 1"]),
            "place c1",
            Refusal::WrongValue { space: space("c1"), value: 6 },
        ),
        case(
            after(&sixes(), &["deliver olive to barrow 1"]),
            "place r2",
            Refusal::EmptySpaceFirst { space: space("r2") },
        ),
        case(after(&sixes(), &["deliver olive to barrow 1"]), "place x3", Refusal::SpaceClosed { space: space("x3") }),
        case(
            after(&sixes().marker("r9", 1), &["deliver olive to barrow 1"]),
            "place r9",
            Refusal::RivalFirst { space: space("r9") },
        ),
        case(
            after(&sixes().marker("c3", 2), &["deliver olive to barrow 1", "place r9"]),
            "remove r2",
            Refusal::NotNextTo { space: space("r2"), other: space("r9") },
        ),
        case(
            after(&sixes().marker("c3", 2), &["deliver olive to barrow 1", "place r9"]),
            "remove c4",
            Refusal::NoRival { space: space("c4") },
        ),
        case(
            after(&four().marker("c1", 2).marker("c4", 2), &["deliver grape to barrow 1", "place c3"]),
            "remove c4",
            Refusal::NotLower { space: space("c4"), value: 4 },
        ),
        case(stall().game(), "use stallkeeper c2 to r2", Refusal::NotYourMarker { space: space("c2") }),
        case(stall().game(), "use stallkeeper c1 to c2", Refusal::Occupied { space: space("c2"), by: Seat(1) }),
        case(plain().game(), "pass", Refusal::NothingToDecline),
        case(after(&plain(), &["extension chef"]), "pass", Refusal::MustDecide { decision: Decision::Payment }),
        case(deep(), "spend silver", Refusal::TooManyEffects { most: 5 }),
        case(table(2).helpers(1, "steward").game(), "use steward", Refusal::NoHand),
        case(
            dice_after(&["use tenant 3", "done", "take 1", "done", "take 3"]),
            "pay point",
            Refusal::NoFee { payment: Payment::Point },
        ),
        case(
            after(
                &table(2)
                    .helpers(1, "cartwright")
                    .barrow(1, "chef", 1)
                    .hand(1, "miller")
                    .goods(1, "1 grape")
                    .step("deliveries 2"),
                &["deliver grape to barrow 1", "place c1"],
            ),
            "field miller",
            Refusal::OnlyBarrows,
        ),
        case(
            plain().fields(1, "carpenter").ripe(1, "olive", 1).game(),
            "sell olive field",
            Refusal::NotFromFields { good: Good::Olive },
        ),
        case(plain().game(), "fetch pig olive", Refusal::NoHarvestGood { good: Good::Pig }),
        case(plain().helpers(1, "broker").change(all_closed).game(), "use broker", Refusal::AllClosed),
        case(after(&dice().helpers(1, "peon"), &["take 4"]), "use porter", Refusal::OtherOffer { card: card("peon") }),
        case(
            after(&plain().helpers(1, "gleaner").fields(1, "brewer winegrower carpenter"), &["done", "done", "done"]),
            "use gleaner",
            Refusal::FieldsOfAll,
        ),
        case(plain().helpers(1, "wood_carver").game(), "use wood_carver", Refusal::NoRoof),
        case(
            after(&table(2).helpers(1, "shoemaker").step("donkeys").turn(1).chosen(1, 2), &["donkeys 2"]),
            "use shoemaker",
            Refusal::FewDonkeys { donkeys: 2 },
        ),
        case(
            table(2).helpers(1, "town_crier landlord").step("scoring").marker("c1", 2).game(),
            "use town_crier",
            Refusal::NotLeading { most: 1 },
        ),
        case(after(&table(2).step("roofs").silver(1, 9), &["roof 2a"]), "roof 2b", Refusal::OneRoof),
        case(table(2).step("roofs").silver(1, 9).game(), "roof 2a barn", Refusal::NoBarn),
        case(
            table(2).step("roofs").silver(1, 9).helpers(1, "barn_builder").roofs(1, "1a").change(barn).game(),
            "roof 2a barn",
            Refusal::BarnFull,
        ),
        case(
            table(2).step("roofs").helpers(1, "thatcher").goods(1, "2 food").game(),
            "roof 2a with 2 food",
            Refusal::TooMuchPaid { price: 2 },
        ),
        case(dice().game(), "take 7", Refusal::NoFace { face: 7 }),
        case(dice().helpers(1, "migrant_laborer").game(), "use migrant_laborer 2 to 2", Refusal::SameFace { face: 2 }),
        case(
            dice().helpers(1, "migrant_laborer").helpers(2, "tenant").change(hold).game(),
            "use migrant_laborer 3 to 2",
            Refusal::Held { face: 3 },
        ),
        case(after(&dice(), &["take 4"]), "take 5", Refusal::OneDie),
        case(dice().game(), "done", Refusal::MustTake),
        case(
            after(
                &table(2).helpers(1, "shopkeeper").step("deliveries 2").nearly(1, "deli").goods(1, "1 olive"),
                &["deliver olive to deli a"],
            ),
            "recover meat",
            Refusal::NotDelivered { good: Good::Meat },
        ),
    ]
}

#[test]
fn every_refusal_says_what_is_missing() {
    let mut met = BTreeSet::new();
    for (game, action, right) in cases() {
        let given = refusal(&game, action);
        assert_eq!(given, right, "{action}");
        met.insert(kind(&given));
    }
    let mut game = table(2).game();
    let other = game.act(Seat(1), &Action::Done, &mut ()).expect_err("it is not for seat 2 to act");
    assert_eq!(other, Refusal::NotYourTurn { to_act: Seat(0) });
    met.insert(kind(&other));
    assert_eq!(game.act(Seat(0), &Action::Done, &mut ()), Ok(()));
    let missing: Vec<_> = KINDS.iter().filter(|kind| !met.contains(*kind)).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

/// A place that is closed says so, whatever is missing besides.
#[test]
fn with_empty_hands_a_closed_place_still_says_that_it_is_closed() {
    let deli = Target::Craft(Craft::Deli, 0);
    let (olive, food) = (Cargo::Good(Good::Olive), Cargo::Good(Good::Food));
    let missing = |good: Good| Refusal::NoGood { good, from: From::Store, other: 0 };
    let poor = |step: &str| table(2).step(step).silver(1, 0).commodities(1, 0);
    for step in ["deliveries 2", "extra"] {
        let cases = [
            (poor(step), "olive to village_store b", Refusal::Blocked { craft: Craft::VillageStore, number: 1 }),
            (poor(step).craft(1, "deli"), "olive to deli a", Refusal::HasCraft { craft: Craft::Deli }),
            (
                poor(step).row(2, "deli", 0, 1),
                "food to deli a",
                Refusal::RowTaken { craft: Craft::Deli, row: 0, by: Seat(1) },
            ),
            (poor(step).row(1, "deli", 1, 2), "food to deli a", Refusal::OtherRow { craft: Craft::Deli, row: 1 }),
            (poor(step).row(1, "deli", 0, 16), "olive to deli a", Refusal::Covered { cargo: olive, to: deli }),
            (poor(step), "olive to barrow 3", Refusal::NoBarrow { slot: 2 }),
            (poor(step), "food to deli a", missing(Good::Food)),
        ];
        for (table, text, right) in cases {
            let game = table.game();
            let deliver = action(&format!("deliver {text}"));
            assert_eq!(refusal(&game, deliver), right, "{step}: {text}");
            let Action::Deliver { cargo, to, .. } = deliver else { continue };
            assert_eq!(game.ways_to_deliver(Seat(0), cargo, to), Err(right), "{step}: {text}");
        }
    }
    let fee = Refusal::NotEnoughSilver { have: 0, need: 1 };
    let game = poor("extra").goods(1, "1 food").game();
    assert_eq!(refusal(&game, Action::Deliver { cargo: food, from: From::Store, to: deli }), fee, "the fee comes last");
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
