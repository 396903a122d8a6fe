//! Every refusal there is, brought about.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeSet;

use crate::common::{self, action, acts, policy, refusal, space, table};
use my_little_scythe::{
    Action, Decision, Deed, Event, Good, Goods, MyLittleScythe, Refusal, Section, Seeker, Sibling, Space, Thing, Throw,
    Tile, Token, Trophy,
};
use tabletop::{Game, Rng, Seat, Seed};

/// A number for each variant, without a wildcard: a new refusal does not compile before it stands here, and the test
/// below does not pass before some action brings it about.
fn number(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Over => 0,
        Refusal::NotYourTurn { to_act: _ } => 1,
        Refusal::NotNow { due: _ } => 2,
        Refusal::SameAsLast { deed: _ } => 3,
        Refusal::NoSeekerThere { space: _, nearest: _ } => 4,
        Refusal::NotEnough { good: _, space: _, have: _, need: _, elsewhere: _ } => 5,
        Refusal::NobodyOut { need: _, nearest: _ } => 6,
        Refusal::WrongCost { deed: _, cost: _ } => 7,
        Refusal::OneSpaceOnly => 8,
        Refusal::TwoSpacesInOrder => 9,
        Refusal::NoRoomForPies { have: _, gain: _ } => 10,
        Refusal::NoSpellLeft { left: _, need: _ } => 11,
        Refusal::HasTile { section: _, tile: _ } => 12,
        Refusal::PileEmpty { section: _ } => 13,
        Refusal::HasMoved { seeker: _ } => 14,
        Refusal::AlreadyThere { space: _ } => 15,
        Refusal::Blocked { to: _, at: _, by: _ } => 16,
        Refusal::TooFar { to: _, steps: _, most: _ } => 17,
        Refusal::TooFarWithGoods { to: _, steps: _, most: _ } => 18,
        Refusal::InCamp { seeker: _ } => 19,
        Refusal::CastleIsForDeliveries => 20,
        Refusal::DeliveryBegun { good: _, brought: _ } => 21,
        Refusal::DeliveredBefore { good: _ } => 22,
        Refusal::WrongAmount { brought: _, need: _ } => 23,
        Refusal::CannotComplete { missing: _, sibling: _ } => 24,
        Refusal::NotEased { trophy: _ } => 25,
        Refusal::NoFightThere { space: _ } => 26,
        Refusal::NotEnoughPies { have: _, need: _ } => 27,
        Refusal::DialEnds => 28,
        Refusal::TooManySpells { most: _ } => 29,
        Refusal::NoSuchSpell { value: _ } => 30,
        Refusal::NoQuestThere { space: _ } => 31,
        Refusal::NoSuchOption => 32,
        Refusal::NobodyToGiveTo => 33,
        Refusal::NoSpellInHand => 34,
        Refusal::BoardIsBare => 35,
        Refusal::NoRivalThere { space: _, nearest: _ } => 36,
        Refusal::NoTokenThere { token: _, space: _ } => 37,
        Refusal::NotShown { tile: _ } => 38,
        Refusal::TileTaken { tile: _, by: _ } => 39,
        Refusal::OtherRegion { region: _ } => 40,
        Refusal::SeekerThere { space: _ } => 41,
        Refusal::QuestThere { space: _ } => 42,
        Refusal::CatapultTakesTwo { asked: _ } => 43,
        Refusal::HasTrophy { trophy: _ } => 44,
        Refusal::AllPlaced => 45,
        Refusal::TooUnfriendly { have: _, need: _ } => 46,
        Refusal::OneTrophyATurn => 47,
        Refusal::OnlyAtItsMoment { trophy: _ } => 48,
        Refusal::NotEarned { trophy: _, have: _, need: _ } => 49,
        Refusal::MidQuest { quest: _ } => 50,
        Refusal::TrophyDue { trophy: _ } => 51,
        Refusal::Declined => 52,
        Refusal::NoPieThrown => 53,
        Refusal::NotDrawn { value: _ } => 54,
        Refusal::NothingThere { space: _ } => 55,
        Refusal::HasBothTiles { tiles: _ } => 56,
    }
}
const REFUSALS: u8 = 57;

fn after(table: &common::Table, texts: &[&str]) -> MyLittleScythe {
    let mut game = table.game();
    acts(&mut game, texts);
    game
}

/// The action and why it is refused, each from a position of its own.
#[allow(clippy::too_many_lines)]
fn cases() -> Vec<(MyLittleScythe, Action, Refusal)> {
    let base = || table(2).at(1, "tundra_n", "camp").goods("tundra_n", "3 apples 3 gems");
    let moving = || after(&base(), &["move"]);
    let over = after(&table(2).trophies(1, "quests spells fight").pies(1, 8), &["move", "stay", "move", "stay"]);
    let fighting = || {
        after(
            &base().at(2, "tundra_corner", "camp").spells(1, "4 3"),
            &["move", "go a tundra_corner", "stay", "fight tundra_corner"],
        )
    };
    let quest = |card: &str| {
        let table = table(2).at(1, "tundra_n", "camp").quest("tundra_n").next_quests(card);
        after(&table, &["move", "stay", "quest tundra_n"])
    };
    let apart =
        || table(2).at(1, "portal_n", "rocks_inner").goods("portal_n", "3 apples").goods("rocks_inner", "1 apple");
    let seeking = |kind: &str| {
        let mut game = table(2).game();
        acts(&mut game, &[kind]);
        game
    };
    let seek = seeking("seek apples");
    let my_little_scythe::Step::Seeking { dice, .. } = seek.step() else { panic!("dice are rolled") };
    let elsewhere = Space::all().find(|space| space.region() != Some(dice[0])).expect("another region");
    // The quest die is the last: tokens everywhere but on one space.
    let mut last = seeking("seek apples");
    while let my_little_scythe::Step::Seeking { next, dice, .. } = last.step() {
        if next == 3 {
            break;
        }
        let first = dice[usize::from(next)].spaces().next().expect("five spaces");
        last.apply(&Action::Place(first), &mut ()).expect("apples and gems come anywhere");
    }
    let blocked = {
        let mut position = my_little_scythe::position::Position::from(&last);
        position.quests = position.quests.with(dice[3].inner());
        MyLittleScythe::try_from(&position).expect("a quest more")
    };
    let standing = {
        let mut position = my_little_scythe::position::Position::from(&last);
        position.players[0].seekers[0] = Some(dice[3].inner());
        MyLittleScythe::try_from(&position).expect("a Seeker there")
    };
    // Both Seekers out, goods for a gift, and pies for a trophy.
    let quest_at = |card: &str, solve: &str| {
        let table = table(3).at(1, "tundra_n", "rocks_s").at(2, "swamp_inner", "camp").at(3, "desert_inner", "camp");
        let table = table.quest("tundra_n").goods("rocks_s", "2 apples").pies(1, 8).next_quests(card);
        after(&table, &["move", "stay", "quest tundra_n", solve])
    };
    let castle = Space::CASTLE;
    let to = |text: &str| action(text);
    vec![
        (over.clone(), to("pass"), Refusal::Over),
        (over, to("move"), Refusal::Over),
        (base().game(), to("stay"), Refusal::NotNow { due: Decision::Action }),
        (base().game(), to("reveal"), Refusal::NotNow { due: Decision::Action }),
        (moving(), to("seek gems"), Refusal::NotNow { due: Decision::Seekers }),
        (base().token(1, "bake").game(), to("bake 2 apples from tundra_n"), Refusal::SameAsLast { deed: Deed::Bake }),
        (
            base().game(),
            to("bake 2 apples from rocks_s"),
            Refusal::NoSeekerThere { space: space("rocks_s"), nearest: Some(space("tundra_n")) },
        ),
        (
            table(2).at(1, "tundra_n", "camp").goods("tundra_n", "1 apple").game(),
            to("bake 2 apples from tundra_n"),
            Refusal::NotEnough { good: Good::Apple, space: space("tundra_n"), have: 1, need: 2, elsewhere: None },
        ),
        (
            moving(),
            to("go a tundra_corner 4 gems"),
            Refusal::NotEnough { good: Good::Gem, space: space("tundra_n"), have: 3, need: 4, elsewhere: None },
        ),
        (
            base().game(),
            to("conjure 1 gem from tundra_n"),
            Refusal::WrongCost { deed: Deed::Conjure, cost: Goods::new(0, 2) },
        ),
        (apart().game(), to("bake 1 apple from portal_n, 1 apple from rocks_inner"), Refusal::OneSpaceOnly),
        (base().pies(1, 9).game(), to("bake 2 apples from tundra_n"), Refusal::NoRoomForPies { have: 9, gain: 2 }),
        (
            base().no_spells_but("", "").game(),
            to("conjure 2 gems from tundra_n"),
            Refusal::NoSpellLeft { left: 0, need: 1 },
        ),
        (
            base().tile(1, "big_oven").game(),
            to("power up make 1 apple 1 gem from tundra_n"),
            Refusal::HasTile { section: Section::Make, tile: Tile::BigOven },
        ),
        (
            base().game().with_pile_cut(Section::Move, 0),
            to("power up move 1 apple 1 gem from tundra_n"),
            Refusal::PileEmpty { section: Section::Move },
        ),
        (after(&base(), &["move", "go a tundra_corner"]), to("go a tundra_n"), Refusal::HasMoved { seeker: Seeker::A }),
        (moving(), to("go a tundra_n"), Refusal::AlreadyThere { space: space("tundra_n") }),
        (moving(), to("go a rocks_s"), Refusal::TooFar { to: space("rocks_s"), steps: 3, most: 2 }),
        (
            moving(),
            to("go a tundra_nw 1 apple"),
            Refusal::TooFarWithGoods { to: space("tundra_nw"), steps: 2, most: 1 },
        ),
        (moving(), to("go b portal_n 1 apple"), Refusal::InCamp { seeker: Seeker::B }),
        (moving(), to("go a castle"), Refusal::CastleIsForDeliveries),
        (
            after(&apart(), &["move", "deliver a 3 apples"]),
            to("stay"),
            Refusal::DeliveryBegun { good: Good::Apple, brought: 3 },
        ),
        (
            after(&apart().trophies(1, "apple_delivery"), &["move"]),
            to("deliver a 3 apples"),
            Refusal::DeliveredBefore { good: Good::Apple },
        ),
        (
            after(&apart(), &["move"]),
            Action::Deliver { seeker: Seeker::A, good: Good::Apple, count: 0, eased: false },
            Refusal::WrongAmount { brought: 0, need: 4 },
        ),
        (
            after(&apart(), &["move"]),
            to("deliver a 2 apples"),
            Refusal::CannotComplete { missing: 2, sibling: Sibling::Lacks },
        ),
        (
            after(&apart(), &["move"]),
            to("deliver a 3 apples eased"),
            Refusal::NotEased { trophy: Trophy::AppleDelivery },
        ),
        (moving(), to("deliver a 3 apples"), Refusal::TooFarWithGoods { to: castle, steps: 2, most: 1 }),
        // A personality that does not ease it, and one that does but not now, are different reasons.
        (
            after(&apart().personality(1, "helpful").friendship(1, 2), &["move"]),
            to("deliver a 3 apples eased"),
            Refusal::TooUnfriendly { have: 2, need: 3 },
        ),
        (
            after(
                &base().at(2, "tundra_corner", "camp").personality(1, "feisty").friendship(1, 4).spells(1, "1"),
                &[
                    "move",
                    "go a tundra_corner",
                    "stay",
                    "fight tundra_corner",
                    "throw 0 spells 1",
                    "throw 2",
                    "claim fight",
                ],
            ),
            to("claim fight"),
            Refusal::NoPieThrown,
        ),
        (
            after(
                &base().at(2, "tundra_corner", "camp").friendship(1, 4).personality(1, "kind"),
                &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 1", "throw 2", "claim fight"],
            ),
            to("claim fight"),
            Refusal::NotEased { trophy: Trophy::Fight },
        ),
        (
            after(&base().tile(1, "grand_grimoire").next_spells("1 1 2"), &["conjure 2 gems from tundra_n"]),
            to("discard 4"),
            Refusal::NotDrawn { value: 4 },
        ),
        (
            after(&base().at(2, "tundra_corner", "camp"), &["move", "go a tundra_corner", "stay"]),
            to("fight tundra_n"),
            Refusal::NoSeekerThere { space: space("tundra_n"), nearest: Some(space("tundra_corner")) },
        ),
        (
            after(
                &apart().at(2, "rocks_corner", "camp").at(1, "tundra_n", "rocks_s"),
                &["move", "go b rocks_corner", "stay"],
            ),
            to("fight tundra_n"),
            Refusal::NoFightThere { space: space("tundra_n") },
        ),
        // Blocked, too far, and too far with goods are three reasons.
        (
            after(&base().at(2, "portal_n", "tundra_middle"), &["move"]),
            to("go a tundra_inner"),
            Refusal::Blocked { to: space("tundra_inner"), at: space("portal_n"), by: Seat(1) },
        ),
        // A tile that a rival has, and one that nobody has seen.
        (
            after(
                &base().tile(2, "portal_express").next_tiles("swift_boots pie_cannon snack_basket"),
                &["power up move 1 apple 1 gem from tundra_n"],
            ),
            to("keep portal_express"),
            Refusal::TileTaken { tile: Tile::PortalExpress, by: Seat(1) },
        ),
        (
            apart().tile(1, "supply_line").game(),
            to("bake 1 apple from rocks_inner, 1 apple from portal_n"),
            Refusal::TwoSpacesInOrder,
        ),
        (
            quest_at("help_with_apples", "solve 1"),
            to("to swamp_sw"),
            Refusal::NoRivalThere { space: space("swamp_sw"), nearest: Some(space("swamp_inner")) },
        ),
        (
            quest_at("lost_jewels", "solve 2"),
            to("claim pies"),
            Refusal::MidQuest { quest: common::quest("lost_jewels") },
        ),
        (standing, Action::Place(dice[3].inner()), Refusal::SeekerThere { space: dice[3].inner() }),
        (fighting(), to("throw 4"), Refusal::NotEnoughPies { have: 3, need: 4 }),
        (fighting(), to("throw 8"), Refusal::DialEnds),
        (fighting(), to("throw 0 spells 4 3"), Refusal::TooManySpells { most: 1 }),
        (fighting(), to("throw 0 spells 2"), Refusal::NoSuchSpell { value: 2 }),
        (
            after(&table(2).at(1, "tundra_n", "rocks_s").quest("tundra_n"), &["move", "stay"]),
            to("quest rocks_s"),
            Refusal::NoQuestThere { space: space("rocks_s") },
        ),
        (quest("sleeping_guard"), to("solve 3"), Refusal::NoSuchOption),
        (quest("orchard_festival"), to("solve 1"), Refusal::NobodyToGiveTo),
        (quest("school_of_magic"), to("solve 1"), Refusal::NoSpellInHand),
        (quest("bakers_stall"), to("solve 2"), Refusal::BoardIsBare),
        (
            after(
                &table(2).at(1, "tundra_n", "rocks_s").quest("tundra_n").next_quests("lost_jewels"),
                &["move", "stay", "quest tundra_n", "solve 2"],
            ),
            to("onto swamp_sw"),
            Refusal::NoSeekerThere { space: space("swamp_sw"), nearest: Some(space("tundra_n")) },
        ),
        (
            after(
                &base().quest("tundra_n").next_quests("bakers_stall"),
                &["move", "stay", "quest tundra_n", "solve 2"],
            ),
            to("remove quest tundra_n"),
            Refusal::NoTokenThere { token: Token::Quest, space: space("tundra_n") },
        ),
        (
            after(
                &base().next_tiles("swift_boots pie_cannon snack_basket"),
                &["power up move 1 apple 1 gem from tundra_n"],
            ),
            to("keep portal_express"),
            Refusal::NotShown { tile: Tile::PortalExpress },
        ),
        (seek, Action::Place(elsewhere), Refusal::OtherRegion { region: dice[0] }),
        (blocked, Action::Place(dice[3].inner()), Refusal::QuestThere { space: dice[3].inner() }),
        (
            after(&apart().tile(1, "supply_catapult"), &["move", "stay"]),
            to("shift portal_n 3 apples"),
            Refusal::CatapultTakesTwo { asked: 3 },
        ),
        (table(2).trophies(1, "pies").pies(1, 8).game(), to("claim pies"), Refusal::HasTrophy { trophy: Trophy::Pies }),
        (
            {
                // In the finale, with four placed by a claim at the start of the last turn.
                let table = table(2)
                    .trophies(1, "quests spells fight")
                    .pies(1, 8)
                    .trophies(2, "quests spells fight")
                    .pies(2, 8)
                    .friendship(2, 8);
                after(&table, &["move", "stay", "claim pies"])
            },
            to("claim friendship"),
            Refusal::AllPlaced,
        ),
        (table(2).pies(1, 8).friendship(1, 2).game(), to("claim pies"), Refusal::TooUnfriendly { have: 2, need: 3 }),
        (
            after(&table(2).pies(1, 8).friendship(1, 8), &["claim pies"]),
            to("claim friendship"),
            Refusal::OneTrophyATurn,
        ),
        (table(2).game(), to("claim fight"), Refusal::OnlyAtItsMoment { trophy: Trophy::Fight }),
        (table(2).game(), to("claim pies"), Refusal::NotEarned { trophy: Trophy::Pies, have: 3, need: 8 }),
        (
            after(&table(2).pies(1, 8).friendship(1, 8), &["move", "stay"]),
            to("pass"),
            Refusal::TrophyDue { trophy: Trophy::Friendship },
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
    let turn = game.act(Seat(1), &Action::Move, &mut ());
    assert_eq!(turn, Err(Refusal::NotYourTurn { to_act: Seat(0) }));
    met.insert(number(&Refusal::NotYourTurn { to_act: Seat(0) }));
    // What only a thing can be closed for, and what an event says.
    let camped = |table: common::Table, deed: Deed| table.game().ask(Seat(0), Thing::Deed(deed)).expect_err("no goods");
    let nobody = |nearest: Option<Space>| Refusal::NobodyOut { need: Goods::new(2, 0), nearest };
    assert_eq!(camped(table(2), Deed::Bake), nobody(None));
    // A space with all of it goes before a nearer one with some.
    let some = table(2).goods("tundra_corner", "1 apple").goods("portal_s", "3 gems");
    assert_eq!(camped(some.clone(), Deed::Bake), nobody(Some(space("tundra_corner"))));
    assert_eq!(camped(some.goods("swamp_inner", "2 apples"), Deed::Bake), nobody(Some(space("swamp_inner"))));
    met.insert(number(&nobody(None)));
    let both = camped(table(2).tile(1, "swift_boots").tile(1, "big_oven"), Deed::PowerUp);
    assert_eq!(both, Refusal::HasBothTiles { tiles: [Tile::SwiftBoots, Tile::BigOven] });
    met.insert(number(&both));
    let apart = table(2).at(1, "tundra_n", "rocks_s").goods("tundra_n", "1 gem").tile(1, "supply_catapult");
    let loaded = after(&apart, &["move", "stay"]);
    let bare = space("rocks_s");
    assert_eq!(loaded.ask(Seat(0), Thing::Space(bare)), Err(Refusal::NothingThere { space: bare }));
    assert_eq!(
        loaded.ask(Seat(0), Thing::Space(space("rocks_inner"))),
        Err(Refusal::NoSeekerThere { space: space("rocks_inner"), nearest: Some(bare) })
    );
    assert!(loaded.ask(Seat(0), Thing::Space(space("tundra_n"))).is_ok(), "a gem is enough");
    met.insert(number(&Refusal::NothingThere { space: bare }));
    let mut won = after(
        &table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp"),
        &["move", "go a tundra_corner", "stay", "fight tundra_corner", "throw 0", "throw 1"],
    );
    let told = common::act(&mut won, "pass");
    let declined = Event::NotCredited { seat: Seat(1), trophy: Trophy::Fight, why: Refusal::Declined };
    assert!(told.contains(&declined), "{told:?}");
    met.insert(number(&Refusal::Declined));
    assert_eq!(game.act(Seat(0), &Action::Move, &mut ()), Ok(()));
    let missing: Vec<u8> = (0..REFUSALS).filter(|number| !met.contains(number)).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

#[test]
fn whatever_strangers_want_a_refusal_changes_nothing() {
    let mut refused = 0;
    for (seed, setup) in (0..).zip(policy::setups()) {
        let mut rng = Rng::new(Seed(seed));
        let start = MyLittleScythe::new(&setup, Seed(seed));
        policy::play(start, &mut Rng::new(Seed(seed)), 120, policy::mixed, |_, _, _, game| {
            for _ in 0..20 {
                let action = policy::stranger(game, &mut rng);
                if game.check(&action).is_err() {
                    refusal(game, action);
                    refused += 1;
                }
            }
        });
    }
    assert!(refused > 5000, "{refused}");
    assert_eq!(Throw::default().total(), 0);
}
