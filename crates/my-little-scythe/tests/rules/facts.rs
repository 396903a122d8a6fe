//! What a table can ask: where a Seeker can get and what it meets, why a thing is closed, what tiles and cards do.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, act, acts, policy, space, spells, table, trophy};
use my_little_scythe::{
    Action, AutoCard, Camp, Decision, Deed, Event, Good, Goods, MyLittleScythe, Refusal, Rest, Section, Seeker, Space,
    Step, Thing, Tile, TileEffect, Trophy,
};
use tabletop::{Game, Rng, Seat, Seed};

/// Holds what a table is told of the ways of both Seekers against what is legal, castle included.
fn routes_agree(game: &MyLittleScythe) {
    let (seat, legal) = (game.active(), game.legal());
    for seeker in Seeker::BOTH {
        let routes = game.routes(seat, seeker, seat);
        for to in Space::all() {
            let route = routes.iter().find(|route| route.to == to);
            let goes = |loaded: bool| {
                legal.iter().any(|action| match *action {
                    Action::Go { seeker: who, to: end, goods } => {
                        who == seeker && end == to && goods.is_empty() != loaded
                    }
                    Action::Deliver { seeker: who, .. } => who == seeker && to == Space::CASTLE && loaded,
                    _ => false,
                })
            };
            assert_eq!(route.is_some_and(|route| route.empty.is_some()), goes(false), "{seeker} to {to}");
            assert_eq!(route.is_some_and(|route| route.carrying.is_some()), goes(true), "{seeker} to {to} with goods");
            assert!(route.is_none_or(|route| route.rival == game.rival_on(to, seat)));
            let brings = |good: Good| {
                to == Space::CASTLE
                    && legal.iter().any(|action| matches!(*action, Action::Deliver { seeker: who, good: what, .. } if who == seeker && what == good))
            };
            let delivers: Vec<Good> = Good::ALL.into_iter().filter(|&good| brings(good)).collect();
            assert_eq!(route.map_or(Vec::new(), |route| route.delivers.clone()), delivers, "{seeker} to {to}");
        }
    }
}

#[test]
fn routes_are_exactly_what_can_be_gone_with_the_way_there() {
    let mut half = 0;
    for (seed, setup) in (0..).zip(policy::setups()) {
        let mut rng = Rng::new(Seed(seed));
        policy::play(MyLittleScythe::new(&setup, Seed(seed)), &mut rng, 150, policy::mixed, |before, _, _, _| {
            if before.decision() == Some(Decision::Seekers) {
                routes_agree(before);
                half += u32::from(before.view(before.active()).moved != [false; 2]);
            }
        });
    }
    assert!(half > 20, "{half} half done");
}

#[test]
fn ways_into_the_castle_are_those_of_what_is_left_of_the_move() {
    let castle = |game: &MyLittleScythe, seeker: Seeker, viewer: u8| {
        let routes = game.routes(Seat(0), seeker, Seat(viewer));
        routes.into_iter().find(|route| route.to == Space::CASTLE).map(|route| route.delivers)
    };
    let apart = |one: &str, other: &str| {
        table(2).at(1, "portal_n", "rocks_inner").goods("portal_n", one).goods("rocks_inner", other)
    };
    // Begun: the other Seeker completes it, and goes nowhere else.
    let mut begun = after_move(&apart("2 apples", "2 apples 4 gems").game());
    act(&mut begun, "deliver a 2 apples");
    routes_agree(&begun);
    assert_eq!(castle(&begun, Seeker::B, 0), Some(vec![Good::Apple]));
    assert_eq!(begun.routes(Seat(0), Seeker::B, Seat(0)).len(), 1);
    // A sibling that has gone elsewhere brings nothing any more.
    let mut gone = after_move(&apart("2 apples", "2 apples").game());
    assert_eq!(castle(&gone, Seeker::A, 0), Some(vec![Good::Apple]));
    act(&mut gone, "go b swamp_inner 2 apples");
    routes_agree(&gone);
    assert_eq!(castle(&gone, Seeker::A, 0), None);
    // Three are enough for the Helpful and the Sparkling: who knows of it sees the way.
    for (personality, goods, good) in [("helpful", "3 apples", Good::Apple), ("sparkling", "3 gems", Good::Gem)] {
        let base = table(2).personality(1, personality).at(1, "portal_n", "camp").goods("portal_n", goods);
        let game = after_move(&base.game());
        routes_agree(&game);
        assert_eq!((castle(&game, Seeker::A, 0), castle(&game, Seeker::A, 1)), (Some(vec![good]), None));
        let shown = base.clone().setup(|position| position.players[0].revealed = true).game();
        assert_eq!(castle(&shown, Seeker::A, 1), Some(vec![good]));
        // Not where the trophy cannot be earned.
        let sad = after_move(&base.friendship(1, 2).game());
        routes_agree(&sad);
        assert_eq!(castle(&sad, Seeker::A, 0), None);
        let mut two = after_move(&apart("2 apples", "1 apple").personality(1, "helpful").game());
        routes_agree(&two);
        act(&mut two, "deliver a 2 apples");
        routes_agree(&two);
    }
}

#[test]
fn a_route_names_its_path_and_what_is_met() {
    let game = table(2)
        .at(1, "tundra_n", "rocks_inner")
        .at(2, "tundra_middle", "camp")
        .goods("tundra_n", "1 apple")
        .goods("rocks_inner", "4 gems")
        .quest("tundra_corner")
        .game();
    let routes = game.routes(Seat(0), Seeker::A, Seat(0));
    let to = |id: &str| routes.iter().find(|route| route.to == space(id)).expect("it is in reach").clone();
    assert_eq!(to("tundra_middle").rival, Some(Seat(1)));
    assert!(to("tundra_corner").quest && to("tundra_corner").carrying.is_some());
    let far = to("portal_s");
    assert_eq!(far.empty.map(|path| path.spaces().to_vec()), Some(vec![space("portal_n"), space("portal_s")]));
    assert!(far.carrying.is_none(), "one step with goods");
    // No way leads through a rival, though it would be as short.
    for route in &routes {
        let path = route.empty.or(route.carrying).expect("there is a way").spaces().to_vec();
        assert!(path[..path.len() - 1].iter().all(|&step| step != space("tundra_middle")), "{}: {path:?}", route.to);
    }
    let castle = game.routes(Seat(0), Seeker::B, Seat(0)).into_iter().find(|route| route.to == Space::CASTLE);
    assert_eq!(castle.map(|route| route.delivers), Some(vec![Good::Gem]));
    assert!(!game.routes(Seat(0), Seeker::A, Seat(0)).iter().any(|route| route.to == Space::CASTLE));
}

fn after_move(game: &MyLittleScythe) -> MyLittleScythe {
    let mut game = game.clone();
    act(&mut game, "move");
    game
}

/// Whether the figures of a reason say that something is missing.
fn is_true(why: Refusal) -> bool {
    match why {
        Refusal::NotEnough { have, need, .. }
        | Refusal::NotEarned { have, need, .. }
        | Refusal::NotEnoughPies { have, need }
        | Refusal::TooUnfriendly { have, need } => have < need,
        Refusal::TooFar { steps, most, .. } | Refusal::TooFarWithGoods { steps, most, .. } => steps > most,
        Refusal::NoSpellLeft { left, need } => left < need,
        Refusal::NoRoomForPies { have, gain } => have + gain > 10,
        _ => true,
    }
}

#[test]
fn a_closed_thing_says_why_and_where_what_is_missing_could_be() {
    let seat = Seat(0);
    let base = table(2)
        .at(1, "tundra_n", "camp")
        .at(2, "rocks_s", "camp")
        .goods("tundra_n", "1 apple")
        .goods("tundra_corner", "2 apples")
        .token(1, "seek_gems");
    let game = base.game();
    let ask = |thing: Thing| game.ask(seat, thing);
    assert_eq!(ask(Thing::Deed(Deed::SeekGems)), Err(Refusal::SameAsLast { deed: Deed::SeekGems }));
    assert_eq!(ask(Thing::Deed(Deed::Move)), Ok(vec![Action::Move]));
    let corner = Some(space("tundra_corner"));
    let lacks = |good: Good, have: u8, need: u8, elsewhere: Option<Space>| {
        Err(Refusal::NotEnough { good, space: space("tundra_n"), have, need, elsewhere })
    };
    assert_eq!(ask(Thing::Deed(Deed::Bake)), lacks(Good::Apple, 1, 2, corner));
    assert_eq!(ask(Thing::Deed(Deed::Conjure)), lacks(Good::Gem, 0, 2, None));
    assert_eq!(ask(Thing::Section(Section::Move)), lacks(Good::Gem, 0, 1, None));
    assert_eq!(ask(Thing::Tile(Tile::BigOven)), Err(Refusal::NotNow { due: Decision::Action }));
    assert_eq!(ask(Thing::Option(1)), Err(Refusal::NotNow { due: Decision::Action }));
    assert_eq!(ask(Thing::Trophy(Trophy::Fight)), Err(Refusal::OnlyAtItsMoment { trophy: Trophy::Fight }));
    assert_eq!(ask(Thing::Trophy(Trophy::Pies)), Err(Refusal::NotEarned { trophy: Trophy::Pies, have: 3, need: 8 }));
    assert_eq!(game.ask(Seat(1), Thing::Deed(Deed::Move)), Err(Refusal::NotYourTurn { to_act: seat }));
    let tiled = base.clone().tile(2, "big_oven").tile(1, "swift_boots").game();
    let taken = Refusal::TileTaken { tile: Tile::BigOven, by: Seat(1) };
    assert_eq!(tiled.ask(seat, Thing::Tile(Tile::BigOven)), Err(taken));
    let has = Refusal::HasTile { section: Section::Move, tile: Tile::SwiftBoots };
    assert_eq!(tiled.ask(seat, Thing::Section(Section::Move)), Err(has));
    // In a Move: the hexes, and the castle by what is nearest to a delivery.
    let mut moving = base.game();
    act(&mut moving, "move");
    let hex = |id: &str| moving.ask(seat, Thing::Hex(Seeker::A, space(id)));
    assert_eq!(hex("tundra_n"), Err(Refusal::AlreadyThere { space: space("tundra_n") }));
    assert_eq!(hex("desert_corner"), Err(Refusal::TooFar { to: space("desert_corner"), steps: 4, most: 2 }));
    assert_eq!(hex("castle"), Err(Refusal::TooFarWithGoods { to: Space::CASTLE, steps: 2, most: 1 }));
    assert_eq!(hex("tundra_corner").map(|ready| ready.len()), Ok(2), "with the apple and without");
    assert_eq!(moving.ask(seat, Thing::Hex(Seeker::B, Space::CASTLE)), Err(Refusal::InCamp { seeker: Seeker::B }));
    let mut near = base.clone().at(1, "portal_n", "camp").goods("portal_n", "3 apples").game();
    act(&mut near, "move");
    let missing = Refusal::NotEnough {
        good: Good::Apple,
        space: space("portal_n"),
        have: 3,
        need: 4,
        elsewhere: Some(space("tundra_n")),
    };
    assert_eq!(near.ask(seat, Thing::Hex(Seeker::A, Space::CASTLE)), Err(missing));
    // Three are enough for the Helpful as long as they may earn it.
    let mut helpful = base.clone().personality(1, "helpful").at(1, "portal_n", "camp").goods("portal_n", "3 apples");
    assert!(after_move(&helpful.game()).ask(seat, Thing::Hex(Seeker::A, Space::CASTLE)).is_ok());
    helpful = helpful.friendship(1, 2);
    assert_eq!(after_move(&helpful.game()).ask(seat, Thing::Hex(Seeker::A, Space::CASTLE)), Err(missing));
    // A quest, a rest, a spell.
    let mut quest = base.clone().quest("tundra_n").next_quests("lost_jewels").game();
    acts(&mut quest, &["move", "stay", "quest tundra_n"]);
    assert_eq!(quest.ask(seat, Thing::Option(1)), lacks(Good::Gem, 0, 2, None));
    assert_eq!(quest.ask(seat, Thing::Option(2)), Ok(vec![Action::Solve(2)]));
    assert_eq!(quest.ask(seat, Thing::Rest(Rest::Pies)), Err(Refusal::NotNow { due: Decision::Option }));
}

#[test]
fn whatever_is_ready_for_a_thing_is_legal_and_whatever_is_closed_has_a_reason_of_its_moment() {
    let things = |game: &MyLittleScythe| {
        let mut all: Vec<Thing> = Deed::ALL.map(Thing::Deed).to_vec();
        all.extend(Section::ALL.map(Thing::Section));
        all.extend(Tile::all().map(Thing::Tile));
        all.extend([1, 2].map(Thing::Option));
        all.extend(Trophy::ALL.map(Thing::Trophy));
        all.extend(
            Space::all().flat_map(|to| [Thing::Hex(Seeker::A, to), Thing::Hex(Seeker::B, to), Thing::Space(to)]),
        );
        all.extend([Rest::Spell, Rest::Pies].map(Thing::Rest));
        all.extend((1..5).map(Thing::Spell));
        assert!(game.to_act().is_some());
        all
    };
    let mut asked = 0;
    for (seed, setup) in (0..).zip(policy::setups()) {
        let mut rng = Rng::new(Seed(seed ^ 9));
        policy::play(MyLittleScythe::new(&setup, Seed(seed)), &mut rng, 80, policy::mixed, |game, _, _, _| {
            let (seat, legal) = (game.to_act().expect("it goes on"), game.legal());
            for thing in things(game) {
                match game.ask(seat, thing) {
                    Ok(ready) => assert!(!ready.is_empty() && ready.iter().all(|action| legal.contains(action))),
                    Err(why) => {
                        assert!(!legal.iter().any(|action| thing.is_meant_by(action)));
                        assert!(is_true(why), "{thing:?}: {why:?}");
                    }
                }
                asked += 1;
            }
        });
    }
    assert!(asked > 10_000, "{asked}");
}

#[test]
fn rivals_recipes_show_nothing_that_is_secret() {
    let base = |personality: &str, values: &str| {
        table(3).personality(1, personality).spells(1, values).pies(1, 6).tile(1, "big_oven").game()
    };
    let (one, other) = (base("hungry", "4 4"), base("magical", "1 1"));
    assert_eq!(one.recipes(Seat(0), Seat(1)), other.recipes(Seat(0), Seat(1)));
    assert_ne!(one.recipes(Seat(0), Seat(0)), other.recipes(Seat(0), Seat(0)));
    assert_eq!(one.recipes(Seat(0), Seat(1))[trophy("pies") as usize].need, 8);
    // Nor does a personality that is shown tell what spells are worth.
    let magical = |values: &str| {
        let mut table = table(3).personality(1, "magical").spells(1, values);
        table.position.players[0].revealed = true;
        table.game()
    };
    let (rich, poor) = (magical("4 4"), magical("1 1"));
    assert_eq!(rich.recipes(Seat(0), Seat(1)), poor.recipes(Seat(0), Seat(1)));
    assert_ne!(rich.recipes(Seat(0), Seat(0)), poor.recipes(Seat(0), Seat(0)));
    // In every world that a seat could be in, its rivals' recipes are the same.
    for (seed, setup) in (0..).zip(policy::setups()) {
        let mut rng = Rng::new(Seed(seed ^ 5));
        policy::play(MyLittleScythe::new(&setup, Seed(seed)), &mut rng, 200, policy::mixed, |_, _, _, game| {
            let (viewer, rival) = (Seat(0), Seat(1));
            let world = game.imagine(viewer, &mut Rng::new(Seed(seed)));
            assert_eq!(game.recipes(rival, viewer), world.recipes(rival, viewer));
        });
    }
}

#[test]
fn tiles_say_what_they_change() {
    assert_eq!(Tile::SwiftBoots.effects(), [TileEffect::Steps(3)]);
    assert_eq!(Tile::FriendlyBanner.effects(), [TileEffect::AttackCosts(0)]);
    assert_eq!(Tile::GrandGrimoire.effects(), [TileEffect::Conjure(2, 3, 2)]);
    assert_eq!(Tile::SupplyLine.effects(), [TileEffect::BothSpaces, TileEffect::MakePies(1)]);
    assert_eq!(Tile::TinkersBench.effects(), [TileEffect::EitherGood, TileEffect::BakePies(1)]);
    let all: Vec<Vec<TileEffect>> = Tile::all().map(Tile::effects).collect();
    assert!(all.iter().all(|effects| !effects.is_empty()));
    assert!((0..all.len()).all(|one| (0..one).all(|other| all[one] != all[other])), "no two tiles do the same");
}

#[test]
fn what_a_seat_pays_and_gets_now_is_public_its_tiles_counted() {
    let base = table(2).spells(1, "4 4");
    let plain = base.clone().game();
    let all = |game: &MyLittleScythe, deed: Deed| game.player(Seat(0)).costs(deed);
    let goods = |apples: u8, gems: u8| Goods::new(apples, gems);
    assert_eq!(all(&plain, Deed::Bake), [goods(2, 0)]);
    assert_eq!(all(&plain, Deed::Conjure), [goods(0, 2)]);
    assert_eq!(all(&plain, Deed::PowerUp), [goods(1, 1)]);
    assert_eq!(all(&plain, Deed::Move), []);
    let me = |tile: &str| *base.clone().tile(1, tile).game().player(Seat(0));
    assert_eq!(me("thrifty_baker").costs(Deed::Bake), [goods(1, 0)]);
    assert_eq!(me("tinkers_bench").costs(Deed::PowerUp), [goods(1, 0), goods(0, 1)]);
    assert_eq!(me("trading_post").costs(Deed::Conjure), [goods(0, 2), goods(1, 1), goods(2, 0)]);
    assert_eq!([me("big_oven"), me("supply_line"), me("tinkers_bench")].map(|me| me.bakes()), [(3, 0), (2, 1), (2, 1)]);
    assert_eq!([me("grand_grimoire"), me("big_oven")].map(|me| me.conjures()), [(3, 2), (1, 1)]);
    assert_eq!([me("supply_line"), me("big_oven")].map(|me| me.pays_from_both()), [true, false]);
    let steps = [me("swift_boots"), me("harvest_wagon"), me("big_oven")].map(|me| me.steps());
    assert_eq!(steps, [(3, 1), (2, 2), (2, 1)]);
    assert_eq!((plain.spell_deck(), plain.spells_left()), (28, 28), "two are in hand");
    assert_eq!((plain.tiles_left(Section::Move), plain.quests_left()), (8, 12));
}

#[test]
fn an_arm_of_her_card_is_a_row_of_spaces() {
    let arms: Vec<Vec<&str>> = AutoCard(10)
        .arms(space("tundra_middle"))
        .map(|arm| arm.spaces().iter().map(|space| space.id()).collect())
        .collect();
    assert_eq!(arms[0], ["portal_n", "mountains_middle"]);
    assert_eq!(arms.len(), 5);
}

#[test]
fn camps_lie_beside_both_rim_spaces_of_their_front() {
    for camp in (0..6).map(Camp) {
        let (q, r) = camp.coordinates();
        let beside = |space: Space| {
            let (x, y) = space.coordinates();
            [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&(x - q, y - r))
        };
        let [one, other, portal] = camp.front();
        assert!(beside(one) && beside(other) && !beside(portal), "{camp:?}");
        assert_eq!(Space::at(q, r), None);
    }
}

#[test]
fn three_tiles_are_seen_by_who_chooses_alone() {
    let table = |first: &str| {
        let base = table(3).at(1, "tundra_n", "camp").goods("tundra_n", "1 apple 1 gem");
        base.next_tiles(&format!("{first} pie_cannon snack_basket"))
    };
    let looked = |first: &str| {
        let mut game = table(first).game();
        let told = act(&mut game, "power up move 1 apple 1 gem from tundra_n");
        (game, told)
    };
    let ((one, told), (other, _)) = (looked("swift_boots"), looked("portal_express"));
    assert_eq!(one.view(Seat(1)), other.view(Seat(1)), "rivals cannot tell which");
    assert_ne!(one.view(Seat(0)), other.view(Seat(0)));
    assert!(matches!(one.view(Seat(2)).step, Step::Tiles { count: 3, tiles: [None, None, None], .. }));
    let shown = |seat: Seat| {
        told.iter().filter_map(|event| MyLittleScythe::seen_by(event, seat)).find_map(|event| match event {
            Event::TilesShown { count, tiles, .. } => Some((count, tiles.iter().flatten().count())),
            _ => None,
        })
    };
    assert_eq!((shown(Seat(0)), shown(Seat(1))), (Some((3, 3)), Some((3, 0))));
    // The worlds a rival imagines differ in them.
    let worlds: std::collections::BTreeSet<String> =
        (0..40).map(|seed| format!("{:?}", one.imagine(Seat(1), &mut Rng::new(Seed(seed))).step())).collect();
    assert!(worlds.len() > 10);
}

#[test]
fn an_action_reveals_if_it_rolls_draws_or_turns_something_up() {
    let game = table(2).at(1, "tundra_n", "camp").goods("tundra_n", "2 apples 2 gems").quest("tundra_n").game();
    let reveals = |game: &MyLittleScythe, text: &str| game.reveals(&common::action(text));
    for (text, right) in [
        ("move", false),
        ("seek apples", true),
        ("bake 2 apples from tundra_n", false),
        ("conjure 2 gems from tundra_n", true),
        ("power up make 1 apple 1 gem from tundra_n", true),
    ] {
        assert_eq!(reveals(&game, text), right, "{text}");
    }
    let mut moving = game.clone();
    acts(&mut moving, &["move", "stay"]);
    assert!(reveals(&moving, "quest tundra_n"));
    // The last card of the deck is known.
    let all: Vec<&str> = my_little_scythe::Quest::all().map(my_little_scythe::Quest::id).collect();
    let mut last = table(2).at(1, "tundra_n", "camp").quest("tundra_n").solved(2, &all[1..].join(" ")).game();
    acts(&mut last, &["move", "stay"]);
    assert!(!reveals(&last, "quest tundra_n"));
    // The attacker's choice shows nothing; the defender's shows both.
    let mut fight = table(2).at(1, "tundra_n", "camp").at(2, "tundra_corner", "camp").spells(1, "4").game();
    acts(&mut fight, &["move", "go a tundra_corner", "stay", "fight tundra_corner"]);
    assert!(!reveals(&fight, "throw 3 spells 4"));
    act(&mut fight, "throw 3 spells 4");
    assert!(reveals(&fight, "throw 1"));
    act(&mut fight, "throw 1");
    assert!(reveals(&fight, "rest spell") && !reveals(&fight, "rest pies"));
    assert_eq!(spells("4").len(), 1);
}
