//! Things on the table answer with moves, or with why there is none.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{act, action, acts, card, craft, policy, roof, space, table};
use la_granja::helper::{Ways, When};
use la_granja::{
    Action, Answered, BARN, Card, Cargo, Craft, CraftEffect, Decision, From, Good, LaGranja, Phase, Refusal, Roof,
    SLOTS, Space, Step, Target, Thing, Trade,
};
use tabletop::{Game, Rng, Seat, Seed};

/// What a thing answers the seat to act.
fn ask(game: &LaGranja, thing: Thing) -> Option<Answered> {
    game.ask(game.to_act().unwrap_or(Seat(0)), thing)
}

fn open(game: &LaGranja, thing: Thing) -> Vec<String> {
    match ask(game, thing) {
        Some(Answered::Open(moves)) => moves.iter().map(ToString::to_string).collect(),
        other => panic!("{thing:?}: {other:?}"),
    }
}

fn closed(game: &LaGranja, thing: Thing) -> Refusal {
    match ask(game, thing) {
        Some(Answered::Closed { why, nearest }) => {
            assert_eq!(game.check(&nearest), Err(why));
            why
        }
        other => panic!("{thing:?}: {other:?}"),
    }
}

#[test]
fn a_closed_thing_says_what_is_nearest() {
    let game =
        table(2).step("deliveries 2").fields(1, "miller").ripe(1, "olive", 1).silver(1, 0).commodities(1, 0).game();
    assert_eq!(open(&game, Thing::Row(Craft::Deli, 0)), ["deliver olive field to deli a"]);
    let food = Refusal::NoGood { good: Good::Food, from: From::Store, other: 0 };
    assert_eq!(closed(&game, Thing::Row(Craft::Restaurant, 0)), food);
    let number = 1;
    assert_eq!(
        closed(&game, Thing::Row(Craft::VillageStore, 0)),
        Refusal::Blocked { craft: craft("village_store"), number }
    );
    assert_eq!(closed(&game, Thing::Barrow(1)), Refusal::NoBarrow { slot: 1 });
    assert_eq!(closed(&game, Thing::Trade(Trade::Pig)), Refusal::NoCommodity);
    assert_eq!(ask(&game, Thing::Row(Craft::Deli, 7)), None);
}

#[test]
fn sides_helpers_roofs_dice_spaces_and_donkeys_can_be_asked() {
    let base = table(2).hand(1, "chef").helpers(1, "landlord miller").silver(1, 0).points(1, 0);
    let game = base.game();
    assert_eq!(open(&game, Thing::Field(card("chef"))), ["field chef"]);
    assert_eq!(open(&game, Thing::AsBarrow(card("chef"))), ["barrow chef 1"]);
    assert_eq!(open(&game, Thing::AsHelper(card("chef"))), ["helper chef 3"]);
    assert_eq!(closed(&game, Thing::Extension(card("chef"))), Refusal::ExtensionCost { need: 1, have: 0 });
    assert_eq!(closed(&game, Thing::Field(card("mason"))), Refusal::NotInHand { card: card("mason") });
    let late = Refusal::WrongPhase { now: Phase::Farm, when: When::Scoring };
    assert_eq!(closed(&game, Thing::Helper(card("landlord"))), late);
    assert_eq!(closed(&game, Thing::Helper(card("miller"))), Refusal::BareFields);
    assert_eq!(closed(&game, Thing::Helper(card("peon"))), Refusal::NoSuchHelper { card: card("peon") });
    let now = Step::Cards { left: 1 };
    assert_eq!(closed(&game, Thing::Die(3)), Refusal::WrongStep { now, when: When::Take });
    assert!(matches!(closed(&game, Thing::Space(space("c1"))), Refusal::NotNow { .. }));
    assert_eq!(closed(&game, Thing::Donkeys(2)), Refusal::WrongStep { now, when: When::Donkeys });
    let game = table(2).step("roofs").silver(1, 1).sale("2a 2b").roofs(1, "1a").game();
    assert_eq!(closed(&game, Thing::Roof(roof("2a"))), Refusal::NotEnoughSilver { have: 1, need: 2 });
    assert_eq!(closed(&game, Thing::Roof(roof("2c"))), Refusal::RoofNotDealt { tile: roof("2c") });
    assert_eq!(open(&game, Thing::Roof(roof("1a"))), ["flip 1a"]);
}

#[test]
fn pile_disc_silver_points_and_the_part_can_be_asked() {
    let mut game = table(2).step("first").dice("2 5 6 6 6").disc(1, 4).points(1, 0).game();
    assert_eq!(closed(&game, Thing::Part), Refusal::MustTake);
    assert_eq!(closed(&game, Thing::Pile), Refusal::NotNow { decision: Decision::Die });
    act(&mut game, "take 5");
    assert_eq!(closed(&game, Thing::Disc), Refusal::TrackEnds);
    assert_eq!(closed(&game, Thing::Pile), Refusal::NotOffered { ways: Ways::UPGRADE.or(Ways::SIESTA) });
    assert_eq!(open(&game, Thing::Part), ["pass"]);
    let mut game = table(2).step("first").dice("2 5 6 6 6").game();
    act(&mut game, "take 2");
    assert_eq!(open(&game, Thing::Pile), ["draw"]);
    act(&mut game, "draw");
    assert_eq!(open(&game, Thing::Part), ["done"]);
    acts(&mut game, &["done", "take 6"]);
    assert_eq!(open(&game, Thing::Silver), ["silver"]);
    let mut game = table(2).hand(1, "chef").points(1, 0).silver(1, 1).game();
    act(&mut game, "extension chef");
    assert_eq!(open(&game, Thing::Silver), ["pay silver"]);
    assert_eq!(closed(&game, Thing::Points), Refusal::NoPoint);
    let due = Refusal::MustDecide { decision: Decision::Payment };
    assert_eq!(closed(&game, Thing::Part), due, "a card that lies open is paid");
}

#[test]
fn what_is_wanted_is_answered_with_whole_ways_the_cheapest_first() {
    let game = table(2).step("deliveries 2").silver(1, 6).commodities(1, 1).goods(1, "1 grain").game();
    let deli = Target::Craft(Craft::Deli, 0);
    let ways = game.ways_to_deliver(Seat(0), Cargo::Good(Good::Food), deli).expect("food can be made");
    let texts: Vec<Vec<String>> =
        ways.iter().map(|way| way.actions.iter().map(ToString::to_string).collect()).collect();
    assert_eq!(texts[0], ["upgrade grain", "deliver food to deli a"]);
    assert_eq!((ways[0].silver, ways[0].commodities), (2, 0));
    assert!(texts.contains(&["buy olive", "upgrade olive", "deliver food to deli a"].map(str::to_owned).to_vec()));
    for way in &ways {
        let mut game = game.clone();
        for action in &way.actions {
            assert_eq!(game.apply(action, &mut ()), Ok(()), "{action}");
        }
    }
    let poor = table(2).step("deliveries 2").silver(1, 0).commodities(1, 0).game();
    assert!(matches!(poor.ways_to_deliver(Seat(0), Cargo::Good(Good::Food), deli), Err(Refusal::NoGood { .. })));
    let early = table(2).silver(1, 9).game();
    assert!(matches!(early.ways_to_deliver(Seat(0), Cargo::Good(Good::Olive), deli), Err(Refusal::WrongStep { .. })));
}

#[test]
fn whoever_is_not_to_act_is_told_whose_turn_it_is() {
    let base = table(2).step("deliveries 2").goods(1, "1 olive").hand(2, "chef").roofs(2, "1a").barrow(2, "carter", 0);
    let game = base.helpers(2, "pedlar").game();
    let deli = Target::Craft(Craft::Deli, 0);
    let why = Refusal::NotYourTurn { to_act: Seat(0) };
    for thing in things() {
        if let Some(answer) = game.ask(Seat(1), thing) {
            assert!(matches!(answer, Answered::Closed { why: told, .. } if told == why), "{thing:?}: {answer:?}");
        }
    }
    assert_eq!(game.ways_to_deliver(Seat(1), Cargo::Good(Good::Olive), deli), Err(why));
    assert_eq!(open(&game, Thing::Row(Craft::Deli, 0)), ["deliver olive to deli a"]);
}

#[test]
fn a_card_offers_payments_for_its_own_extension_only() {
    let mut game = table(2).hand(1, "chef miller").silver(1, 3).game();
    act(&mut game, "extension chef");
    assert!(open(&game, Thing::Extension(card("chef"))).contains(&"pay silver".to_owned()));
    let other = closed(&game, Thing::Extension(card("miller")));
    assert_eq!(other, Refusal::NotNow { decision: Decision::Payment });
}

fn texts(ways: &[la_granja::Way]) -> Vec<String> {
    ways.iter().map(|way| way.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")).collect()
}

#[test]
fn where_silver_is_short_goods_are_sold_and_commodities_spent_but_nothing_that_is_needed() {
    let deli = Target::Craft(Craft::Deli, 0);
    let food = Cargo::Good(Good::Food);
    let base = table(2).step("deliveries 2").silver(1, 0).commodities(1, 0).goods(1, "1 grain 2 grape");
    let ways = base.game().ways_to_deliver(Seat(0), food, deli).expect("a grape is sold");
    assert_eq!(texts(&ways)[0], "sell grape, upgrade grain, deliver food to deli a");
    assert_eq!((ways[0].silver, ways[0].cost()), (0, 4), "what is sold is no gain");
    let ways = table(2).step("deliveries 2").silver(1, 0).commodities(1, 0).goods(1, "1 grain");
    assert!(ways.game().ways_to_deliver(Seat(0), food, deli).is_err(), "the grain itself is not sold");
    // Two commodities are not too many.
    let ways = table(2).step("deliveries 2").silver(1, 0).commodities(1, 2).game().ways_to_deliver(Seat(0), food, deli);
    let all = texts(&ways.expect("8 silver buy and upgrade"));
    assert!(
        all.contains(&"spend silver, spend silver, buy olive, upgrade olive, deliver food to deli a".to_owned()),
        "{all:?}"
    );
    // Silver that is there is not raised, and both goods of a commodity are taken.
    let rich = table(2).step("deliveries 2").silver(1, 20).commodities(1, 1).goods(1, "1 grape").game();
    let olive = rich.ways_to_deliver(Seat(0), Cargo::Good(Good::Olive), deli).expect("it can be bought");
    assert!(
        texts(&olive).iter().all(|way| !way.contains("sell") && !way.contains("spend silver")),
        "{:?}",
        texts(&olive)
    );
    assert!(texts(&olive).contains(&"spend goods, gain olive, gain grape, deliver olive to deli a".to_owned()));
    let extra = table(2).step("extra").silver(1, 0).commodities(1, 0).goods(1, "1 olive 1 grape").game();
    let ways = extra.ways_to_deliver(Seat(0), Cargo::Good(Good::Olive), deli).expect("the fee is raised");
    assert_eq!(texts(&ways)[0], "sell grape, deliver olive to deli a");
}

#[test]
fn what_things_answer_is_what_is_legal() {
    let mut asked = 0;
    for (seed, setup) in (0..).zip(policy::setups()) {
        let start = LaGranja::new(&setup, Seed(seed));
        policy::play(start, &mut Rng::new(Seed(seed)), 150, policy::mixed, |_, _, _, game| {
            let legal = game.legal();
            for thing in things() {
                if let Some(Answered::Open(moves)) = ask(game, thing) {
                    assert!(moves.iter().all(|action| legal.contains(action)), "{thing:?}: {moves:?}");
                    asked += 1;
                }
            }
            // Whatever a person can do belongs to a thing.
            let found: Vec<_> = things().into_iter().filter_map(|thing| ask(game, thing)).collect();
            for action in &legal {
                let own = found.iter().any(|answer| matches!(answer, Answered::Open(moves) if moves.contains(action)));
                assert!(own || *action == Action::Neutral, "{action}");
            }
        });
    }
    assert!(asked > 1000, "{asked}");
}

fn things() -> Vec<Thing> {
    let mut all = Vec::new();
    for card in Card::all() {
        all.extend([Thing::Field(card), Thing::AsBarrow(card), Thing::Extension(card), Thing::AsHelper(card)]);
        all.extend([Thing::Helper(card), Thing::Discard(card)]);
    }
    all.extend(Roof::all().map(Thing::Roof));
    all.extend(Craft::ALL.into_iter().flat_map(|craft| (0..4).map(move |row| Thing::Row(craft, row))));
    all.extend((0..3).map(Thing::Barrow));
    all.extend((1..=6).map(Thing::Die));
    all.extend(Space::open_to(4).map(Thing::Space));
    all.extend((1..=4).map(Thing::Donkeys));
    all.extend(Trade::ALL.map(Thing::Trade));
    all.extend(Good::ALL.map(Thing::Good));
    all.extend([Thing::Pile, Thing::Disc, Thing::Silver, Thing::Points, Thing::Part]);
    all
}

#[test]
fn prices_fees_and_effects_are_public() {
    let base = table(2).round(4).helpers(1, "chef roofer").extensions(2, "miller");
    let game = base.game();
    let both = [Seat(0), Seat(1)];
    assert_eq!(both.map(|seat| game.upgrade_price(seat, Good::Grape)), [Some(2), Some(3)]);
    assert_eq!(both.map(|seat| game.roof_price(seat)), [3, 4]);
    assert_eq!(both.map(|seat| game.player(seat).extension_cost()), [1, 2]);
    assert_eq!(both.map(|seat| game.delivery_fee(seat)), [1, 1]);
    assert_eq!((SLOTS, BARN), ([0, 1, 2, 3, 4], 3));
    assert_eq!((game.pile() + game.discards().len(), game.cards_left()), (63, 63));
    assert_eq!(Craft::MerchantHouse.effects(), [CraftEffect::Silver(3), CraftEffect::Income(3)]);
    assert_eq!((space("c1").at(), space("x10").at()), ((0, 0), (0, 3)));
    assert_eq!([roof("1a"), roof("3b"), roof("2c")].map(Roof::when), [When::Any, When::Both, When::Siesta]);
    assert!(game.is_open(When::Farm) && !game.is_open(When::Transport));
    let mut game = table(2).step("extra").helpers(1, "muleteer").goods(1, "1 olive").game();
    game.apply(&action("deliver olive to deli a"), &mut ()).expect("it is paid");
    assert_eq!(game.delivery_fee(Seat(0)), 0, "all together cost 1");
}
