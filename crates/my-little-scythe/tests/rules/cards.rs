//! The cards and tiles are those of the lists, and the set-up is the one of the rules.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeSet;

use crate::common::{self, act, legal, policy, solo, space};
use my_little_scythe::position::{Cards, Position};
use my_little_scythe::{
    AutoCard, Difficulty, Effect, Good, MyLittleScythe, Personality, Quest, Section, Setup, Space, Step, Tile, Token,
    Trophy,
};
use tabletop::{Game, Seat, Seed};

/// An effect as the list of the rules would put it.
fn put(effect: &Effect) -> String {
    match effect {
        Effect::Pay(good, count) => format!("pay {count} {}", good.id()),
        Effect::Give(good, count) => format!("give {count} {}", good.id()),
        Effect::Take(good, count) => format!("take {count} {}", good.id()),
        Effect::Share(good, count) => format!("another takes {count} {}", good.id()),
        Effect::Remove => "remove a token".to_owned(),
        Effect::Friendship(by) => format!("friendship {by:+}"),
        Effect::Bake(pies) => format!("pies +{pies}"),
        Effect::Spend(pies) => format!("pies -{pies}"),
        Effect::Learn => "draw a spell".to_owned(),
        Effect::Forget => "discard a spell".to_owned(),
        Effect::Choose => "draw 2 keep 1".to_owned(),
    }
}

const QUESTS: &str = "\
help_with_apples: give 2 apple, friendship +3 / take 2 apple, friendship -1
bakers_stall: pay 2 apple, friendship +2, pies +1 / remove a token, pies +2, friendship -1
lost_jewels: give 2 gem, friendship +3 / take 2 gem, friendship -1
old_wizard: pay 2 gem, friendship +1, draw a spell / draw a spell, friendship -1
hungry_travellers: pies -2, friendship +3 / pies +2, friendship -1
orchard_festival: take 1 apple, another takes 1 apple, friendship +1 / take 3 apple, friendship -2
crystal_cave: take 1 gem, another takes 1 gem, friendship +1 / take 3 gem, friendship -2
broken_cart: pay 1 apple, pay 1 gem, friendship +2, pies +1 / take 1 apple, take 1 gem, friendship -1
cooking_contest: pay 1 apple, pies +2 / pies +3, friendship -2
school_of_magic: discard a spell, friendship +3 / draw 2 keep 1, friendship -1
snowed_in_neighbours: pay 1 gem, friendship +2 / take 1 gem, pies +1, friendship -1
sleeping_guard: friendship +1, pies +1 / draw a spell, pies +1, friendship -2
";

#[test]
fn the_twelve_quests_are_those_of_the_list() {
    let side = |quest: Quest, option| quest.option(option).iter().map(put).collect::<Vec<_>>().join(", ");
    let list: String =
        Quest::all().map(|quest| format!("{}: {} / {}\n", quest.id(), side(quest, 1), side(quest, 2))).collect();
    assert_eq!(list, QUESTS);
    assert!(Quest::all().all(|quest| quest.option(0).is_empty() && quest.option(3).is_empty()));
    assert!(Quest::all().all(|quest| Quest::by_id(quest.id()) == Some(quest)));
}

#[test]
fn there_are_eight_tiles_of_each_kind_and_eight_personalities() {
    for section in Section::ALL {
        assert_eq!(Tile::of(section).count(), 8);
    }
    let names: BTreeSet<&str> = Tile::all().map(Tile::id).collect();
    assert_eq!(names.len(), 16);
    assert!(Tile::all().all(|tile| Tile::by_id(tile.id()) == Some(tile)));
    for (personality, trophy) in Personality::ALL.into_iter().zip(Trophy::ALL) {
        assert_eq!((personality.eases(), trophy.eased_by()), (trophy, personality));
        assert_eq!(Personality::by_id(personality.id()), Some(personality));
        assert_eq!(Trophy::by_id(trophy.id()), Some(trophy));
    }
    let takes: Vec<(u8, u8)> = Trophy::ALL.iter().map(|trophy| (trophy.takes(), trophy.takes_eased())).collect();
    assert_eq!(takes, [(8, 7), (8, 6), (3, 2), (2, 1), (2, 1), (4, 3), (4, 3), (1, 1)]);
}

/// Card, pies, fight pies and spells, and what comes onto the board.
const AUTOMOUNTIE: &str = "\
1: +0, throws 0 and 1; quest tundra_middle, gem desert_middle, apple mountains_inner, apple rocks_inner
2: +0, throws 1 and 0; quest mountains_middle, apple rocks_middle, gem forest_corner, gem swamp_corner
3: +0, throws 2 and 1; quest forest_middle, gem swamp_middle, apple desert_inner, apple tundra_inner
4: +0, throws 3 and 0; quest desert_middle, apple tundra_middle, gem rocks_corner, gem mountains_corner
5: +0, throws 5 and 0; quest rocks_middle, gem mountains_middle, apple swamp_inner, apple forest_inner
6: +0, throws 7 and 0; quest swamp_middle, apple forest_middle, gem tundra_corner, gem desert_corner
7: +1, throws 7 and 1;
8: +1, throws 7 and 1;
9: +2, throws 0 and 0;
10: +1, throws 1 and 1;
11: +1, throws 2 and 0;
12: +1, throws 3 and 1;
13: +1, throws 6 and 1;
14: +0, throws 7 and 0;
15: +0, throws 7 and 1;
16: +2, throws 0 and 1;
17: +0, throws 1 and 0;
18: +0, throws 2 and 0;
19: +2, throws 3 and 1;
20: +0, throws 7 and 1;
21: +0, throws 7 and 2;
";

#[test]
fn the_automountie_has_the_21_cards_of_the_list() {
    let list: String = AutoCard::all()
        .map(|card| {
            let tokens: Vec<String> = card.tokens().map(|(token, space)| format!("{} {space}", token.id())).collect();
            let tokens = if tokens.is_empty() { String::new() } else { format!(" {}", tokens.join(", ")) };
            format!("{}: +{}, throws {} and {};{tokens}\n", card.0, card.pies(), card.throws(), card.spells())
        })
        .collect();
    assert_eq!(list, AUTOMOUNTIE);
}

#[test]
fn her_arms_reach_as_her_cards_are_shaped_and_turned() {
    let way = |card: u8, from: &str, draws: &str| {
        let way = AutoCard(card).way(space(from), |here| draws == here.id());
        way.and_then(|(_, path)| path.end()).map_or("-", Space::id)
    };
    // O looks at each neighbour, east first and clockwise; turned by one, south-east first.
    assert_eq!(way(1, "tundra_middle", ""), "portal_n");
    assert_eq!(way(2, "tundra_middle", ""), "tundra_inner");
    assert_eq!(way(1, "tundra_middle", "tundra_corner"), "tundra_corner");
    assert_eq!(way(1, "tundra_middle", "mountains_middle"), "portal_n", "two steps away is out of her sight");
    // C looks two steps along its first two arms.
    assert_eq!(way(10, "tundra_middle", ""), "mountains_middle");
    assert_eq!(way(10, "tundra_middle", "portal_n"), "portal_n", "the nearest on the arm");
    // Y looks three steps, and along three directions only.
    assert_eq!(way(16, "swamp_sw", ""), "desert_inner");
    assert_eq!(way(17, "tundra_corner", ""), "tundra_inner", "an arm that meets the castle ends before it");
    assert_eq!(way(16, "desert_corner", ""), "desert_inner", "an arm that is off the map is passed over");
    for card in AutoCard::all() {
        for from in Space::all().filter(|&from| from != Space::CASTLE) {
            let to = card.way(from, |_| false).and_then(|(_, path)| path.end());
            assert!(to.is_some_and(|to| to != from && to != Space::CASTLE), "{card:?} from {from}");
        }
    }
}

#[test]
fn the_setup_is_the_one_of_the_rules() {
    for setup in policy::setups() {
        let mut firsts = BTreeSet::new();
        let mut sides = BTreeSet::new();
        for seed in 0..60 {
            let game = MyLittleScythe::new(&setup, Seed(seed));
            let solo = setup.difficulty().is_some();
            firsts.insert(game.active());
            assert_eq!((game.seats(), game.step(), game.turn()), (setup.seats(), Step::Choose, 0));
            let mut traits = BTreeSet::new();
            for seat in Seat::all(game.seats()) {
                let player = game.player(seat);
                assert_eq!((player.seekers, player.pies, player.spells.len()), ([None; 2], 3, 1));
                assert_eq!((player.trophies.len(), player.token, player.tiles), (0, None, [None; 2]));
                assert_eq!(player.friendship, if game.is_automountie(seat) { 0 } else { 3 });
                if !game.is_automountie(seat) {
                    traits.insert(player.personality);
                }
                // An apple, a gem and a quest in front of every camp in use.
                let front = game.camp(seat).front();
                let found = |token| front.iter().filter(|&&space| game.board().count(token, space) == 1).count();
                assert_eq!(Token::ALL.map(found), [1, 1, 1]);
                if seat == Seat(0) {
                    sides.insert(front.map(|space| Token::ALL.map(|token| game.board().count(token, space))));
                }
            }
            assert_eq!(traits.len(), usize::from(setup.seats()) - usize::from(solo));
            let seats = setup.seats();
            assert_eq!(game.kept(), [0; 3]);
            assert_eq!(Token::ALL.map(|token| game.board().supply(token)), [24 - seats, 24 - seats, 12 - seats]);
            let position = Position::from(&game);
            let Cards::Known(deck) = &position.deck_spells else { panic!("all is known here") };
            assert_eq!((deck.len(), position.deck_quests.len()), (30 - usize::from(seats), 12));
            assert_eq!(position.piles.map(|pile| pile.len()), [8, 8]);
        }
        assert_eq!(sides.len(), 6, "the tile is turned at random");
        assert_eq!(firsts.len(), if setup.difficulty().is_some() { 1 } else { usize::from(setup.seats()) });
    }
}

#[test]
fn opposite_camps_have_the_same_tile_with_apples_and_gems_swapped() {
    for seed in 0..20 {
        let game = MyLittleScythe::new(&Setup::new(2).unwrap(), Seed(seed));
        let front = |seat| game.camp(Seat(seat)).front().map(|space| game.board().at(space));
        let swapped = front(1).map(|goods| my_little_scythe::Goods::new(goods.gems, goods.apples));
        assert_eq!(front(0), swapped);
    }
}

#[test]
fn each_difficulty_is_harder_than_the_one_before() {
    // How many tokens she has to find for four trophies.
    let to_find = Difficulty::ALL.map(|difficulty| difficulty.prices().iter().sum::<u8>());
    assert!(to_find[0] > to_find[1] && to_find[1] > to_find[2], "{to_find:?}");
}

#[test]
fn recipes_say_what_is_missing_for_each_trophy() {
    let mut game = common::table(2)
        .at(1, "tundra_n", "portal_n")
        .goods("tundra_n", "3 apples")
        .goods("portal_n", "1 apple 1 gem")
        .personality(1, "magical")
        .spells(1, "4")
        .trophies(1, "fight")
        .friendship(1, 5)
        .game();
    let recipes = game.recipes(Seat(0), Seat(0));
    let all: Vec<(&str, u8, u8, u8)> =
        recipes.iter().map(|recipe| (recipe.trophy.id(), recipe.have, recipe.need, recipe.missing())).collect();
    assert_eq!(
        all,
        [
            ("friendship", 5, 8, 3),
            ("pies", 3, 8, 5),
            ("spells", 1, 2, 1),
            ("quests", 0, 2, 2),
            ("power_ups", 0, 2, 2),
            ("apple_delivery", 4, 4, 0),
            ("gem_delivery", 1, 4, 3),
            ("fight", 0, 1, 1),
        ]
    );
    assert!(recipes[7].placed && recipes[7].hindrance.is_some());
    assert!(!recipes[0].placed && recipes[0].hindrance.is_none());
    act(&mut game, "bake 2 apples from tundra_n");
    assert_eq!(game.recipes(Seat(0), Seat(0))[1].missing(), 3);
    let sad = common::table(2).friendship(1, 2).game();
    assert!(sad.recipes(Seat(0), Seat(0)).iter().all(|recipe| recipe.hindrance.is_some()));
}

#[test]
fn the_first_seat_of_a_solo_game_begins_and_she_has_one_thing_to_do() {
    let mut game = solo("normal").game();
    common::acts(&mut game, &["move", "stay"]);
    assert_eq!((game.to_act(), legal(&game)), (Some(Seat(1)), vec!["reveal".to_owned()]));
    assert_eq!(Good::ALL.map(Good::id), ["apple", "gem"]);
}
