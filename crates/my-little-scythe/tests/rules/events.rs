//! Whole turns as a person sees them happen.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{self, act, acts, player, seen, space, table};
use my_little_scythe::{Cause, Deed, Event, MyLittleScythe, Seek, Step, Token};
use tabletop::{Game, Seat, Seed};

#[test]
fn a_seek_shows_the_dice_and_each_token_and_gifts_make_friends() {
    // Find a roll whose first die shows the rival's region.
    let mut game = table(2).at(2, "tundra_inner", "rocks_inner").game();
    let mut seed = 0;
    let (dice, told) = loop {
        let mut position = my_little_scythe::position::Position::from(&game);
        position.chance = Some(tabletop::Rng::new(Seed(seed)));
        game = MyLittleScythe::try_from(&position).expect("another chance");
        let mut tried = game.clone();
        let told = act(&mut tried, "seek apples");
        if let Step::Seeking { dice, .. } = tried.step()
            && dice[0] == space("tundra_inner").region().expect("a region")
        {
            game = tried;
            break (dice, told);
        }
        seed += 1;
    };
    let (seat, why) = (Seat(0), Cause::Deed(Deed::SeekApples));
    assert_eq!(told[1], Event::Rolled { seat, seek: Seek::Apples, dice });
    assert_eq!(
        act(&mut game, "place tundra_inner")[..2],
        [
            Event::Placed { seat, token: Token::Apple, space: space("tundra_inner"), why },
            Event::Friendship { seat, by: 1, now: 4, cut: 0, why: Cause::Gift },
        ]
    );
    for expected in [Token::Apple, Token::Gem, Token::Quest] {
        let corner = dice[[Token::Apple, Token::Gem, Token::Quest]
            .iter()
            .position(|&one| one == expected)
            .expect("one of three")
            + 1]
        .corner();
        let told = act(&mut game, &format!("place {corner}"));
        assert_eq!(told[0], Event::Placed { seat, token: expected, space: corner, why });
    }
    assert_eq!((game.active(), player(&game, 1).friendship), (Seat(1), 4));
}

#[test]
fn own_seekers_make_no_friends_of_themselves_and_quests_please_nobody() {
    let mut game = table(2).at(1, "tundra_inner", "camp").at(2, "tundra_middle", "camp").game();
    act(&mut game, "seek gems");
    let mut friendship = 3;
    while let Step::Seeking { seek, dice, next } = game.step() {
        let (token, region) = (seek.dice()[usize::from(next)], dice[usize::from(next)]);
        let to = match (region.id(), token) {
            ("tundra", Token::Quest) => space("tundra_corner"),
            ("tundra", _) => space("tundra_inner"),
            _ => region.inner(),
        };
        act(&mut game, &format!("place {to}"));
        friendship = player(&game, 1).friendship;
    }
    assert_eq!(friendship, 3);
}

#[test]
fn a_quest_comes_where_there_is_no_seeker_and_no_quest() {
    let regions = ["tundra", "mountains", "forest", "desert", "rocks", "swamp"];
    let at = |place: &str| regions.map(|region| format!("{region}_{place}"));
    let (middles, corners) = (at("middle"), at("corner"));
    for own in 0..regions.len() {
        // Own Seekers in this region, rivals in the next, a quest in all.
        let rival = (own + 1) % regions.len();
        let mut base = table(2).at(1, &middles[own], &corners[own]).at(2, &middles[rival], &corners[rival]);
        for region in regions {
            base = base.quest(&format!("{region}_inner"));
        }
        let mut game = base.game();
        act(&mut game, "seek apples");
        while let Step::Seeking { seek, dice, next } = game.step() {
            let region = dice[usize::from(next)];
            if seek.dice()[usize::from(next)] == Token::Quest {
                let taken = region.id() == regions[own] || region.id() == regions[rival];
                let free = common::legal(&game).iter().filter(|action| action.starts_with("place ")).count();
                assert_eq!(free, if taken { 2 } else { 4 }, "{}", region.id());
                assert!(!common::listed(&game, &format!("place {}", region.inner())));
                break;
            }
            act(&mut game, &format!("place {}", region.inner()));
        }
    }
}

#[test]
fn what_cannot_be_placed_is_said() {
    let mut game = table(2).goods("swamp_nw", "24 apples").goods("swamp_sw", "24 gems").game();
    let told = seen(&mut game, "seek apples");
    let none = |line: &&String| line.starts_with("1 places no apple in ") && line.contains("supply");
    assert_eq!(told.iter().filter(none).count(), 2, "{told:?}");
    // A region full of quests and Seekers takes no quest more, but apples and gems.
    let region = my_little_scythe::Region::ALL[0];
    let spaces: Vec<_> = region.spaces().collect();
    let mut full = table(2).at(1, spaces[0].id(), "camp").at(2, spaces[1].id(), "camp").token(1, "seek_apples");
    for space in &spaces[2..] {
        full = full.quest(space.id());
    }
    let seeking = Step::Seeking { seek: Seek::Apples, dice: [region; 4], next: 2 };
    let mut full = full.setup(|position| position.step = seeking).game();
    assert!(full.board().supply(Token::Quest) > 0);
    let told = seen(&mut full, &format!("place {}", spaces[2].id()));
    assert_eq!(
        told[1..],
        [format!("1 places no quest in {}, the region is full", region.id()), "2 is next".to_owned()]
    );
}

#[test]
fn a_turn_of_each_kind_is_told_from_its_choice_to_the_next_seat() {
    let base = table(2).at(1, "tundra_n", "camp").goods("tundra_n", "2 apples 2 gems").next_spells("3");
    let mut game = base.game();
    assert_eq!(
        seen(&mut game, "conjure 2 gems from tundra_n"),
        ["1 chooses conjure", "1 pays 2 gems from tundra_n for conjure", "1 draws 3 for conjure", "2 is next"]
    );
    let mut game = base.game();
    assert_eq!(seen(&mut game, "move"), ["1 chooses move"]);
    assert_eq!(
        seen(&mut game, "go a tundra_corner 1 apple 2 gems"),
        ["1a goes from tundra_n to tundra_corner with 1 apple 2 gems"]
    );
    assert_eq!(seen(&mut game, "go b portal_n"), ["1b goes from camp to portal_n", "2 is next"]);
}

#[test]
fn drawn_spells_are_kept_from_rivals() {
    let mut game = table(3).at(1, "tundra_n", "camp").goods("tundra_n", "2 gems").next_spells("3").game();
    for event in act(&mut game, "conjure 2 gems from tundra_n") {
        for seat in Seat::all(3) {
            let shown = MyLittleScythe::seen_by(&event, seat);
            match event {
                Event::SpellDrawn { seat: by, aside, why, .. } if by != seat => {
                    assert_eq!(shown, Some(Event::SpellDrawn { seat: by, value: None, aside, why }));
                }
                _ => assert_eq!(shown, Some(event)),
            }
        }
    }
    acts(&mut game, &["move", "stay"]);
}
