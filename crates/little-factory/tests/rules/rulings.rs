//! Rulings 1 to 18 of the rules page, each from both sides.

use crate::common::{act, action, card, hand, listed, refused, seen, table, town};
use little_factory::notation::NotationFault;
use little_factory::position::Position;
use little_factory::{
    Action, Building, BuildingSet, End, LittleFactory, Refusal, Resource, Set, Setup, Step, Whereabouts,
};
use tabletop::{Game, Rng, Seat, SeatSet, Seed};

fn unavailable(id: &str, wanted: u8, places: Whereabouts) -> Refusal {
    Refusal::NotAvailable { card: card(id), wanted, places }
}

fn winners<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.into_iter().map(|seat| Seat(seat - 1)).collect()
}

#[test]
fn ruling_01_planks_are_alternatives_and_a_plank_is_paid_whole() {
    let game = table(2).hand(1, "stone fishing_pole").built(1, "pond").open("fish bread").game();
    for (way, left) in [("stone", "fish fishing_pole"), ("(fishing_pole)", "stone fish fishing_pole")] {
        for verb in ["produce fish", "use pond"] {
            let mut game = game.clone();
            act(&mut game, &format!("{verb}: {way}"));
            assert_eq!(hand(&game, 1), left, "{verb}: {way}");
        }
    }
    // Not both of them, and not the one as if it were the other.
    for text in ["stone (fishing_pole)", "fishing_pole", "(stone)"] {
        let error = format!("produce fish: {text}").parse::<Action>().map_err(|error| error.fault);
        assert_eq!(error, Err(NotationFault::NoSuchCost(card("fish"))));
    }
    // With neither in hand each way says what it lacks.
    let poor = table(2).open("fish").built(1, "pond").game();
    let lacks = |resource| Refusal::NotInHand { resource, have: 0, need: 1 };
    assert_eq!(refused(&poor, "produce fish: stone"), lacks(Resource::Stone));
    assert_eq!(refused(&poor, "produce fish: (fishing_pole)"), lacks(Resource::FishingPole));
    assert_eq!(refused(&poor, "use pond: (fishing_pole)"), lacks(Resource::FishingPole));
    // Everything inside a plank is due.
    let half = table(2).hand(1, "charcoal wood").open("bread planks").game();
    assert_eq!(refused(&half, "produce bread: charcoal flour"), lacks(Resource::Flour));
    assert_eq!(
        refused(&half, "produce planks: wood wood"),
        Refusal::NotInHand { resource: Resource::Wood, have: 1, need: 2 }
    );
}

#[test]
fn ruling_02_payment_comes_before_gain_so_a_full_hand_may_swap_but_not_grow() {
    let game = table(2).hand(1, "wood*3 wheat*2 clay sheep").built(1, "spinning_mill").open("brick yarn flour").game();
    for text in ["produce brick: clay", "trade clay > stone", "trade sheep > brick", "trade clay wood wood > yarn"] {
        let mut game = game.clone();
        act(&mut game, text);
        assert!(game.player(Seat(0)).hand.len() <= 7);
    }
    let full = Refusal::HandFull { would_hold: 8 };
    assert_eq!(refused(&game, "produce yarn: (sheep)"), full);
    assert_eq!(refused(&game, "use spinning_mill: (sheep)"), full);
    assert_eq!(refused(&game, "produce cotton"), full);
    assert_eq!(
        refused(&game, "trade sheep > clay wheat"),
        Refusal::NotAvailable {
            card: card("wheat"),
            wanted: 1,
            places: Whereabouts { with: [2, 0, 0, 0], ..Whereabouts::default() }
        }
    );
    assert_eq!(refused(&game, "trade sheep > clay stone"), full);
    assert_eq!(refused(&game, "trade sheep > stone stone clay"), Refusal::HandFull { would_hold: 9 });
    // With one card less all of it is possible.
    let room = table(2).hand(1, "wood*2 wheat*2 clay sheep").built(1, "spinning_mill").open("brick yarn flour").game();
    for text in ["produce yarn: (sheep)", "use spinning_mill: (sheep)", "produce cotton", "trade sheep > clay stone"] {
        assert!(listed(&room, text), "{text}");
        act(&mut room.clone(), text);
    }
}

#[test]
fn ruling_03_a_given_level_i_card_can_be_taken_back_and_others_cannot() {
    let mut game = table(2).hand(1, "cotton fish bread wood*2").open("brick").game();
    assert_eq!(seen(&mut game.clone(), "trade cotton > cotton"), ["1 trades cotton for 1 coins", "1 gains cotton"]);
    let in_my_hand = Whereabouts { with: [1, 0, 0, 0], ..Whereabouts::default() };
    assert_eq!(refused(&game, "trade fish > fish"), unavailable("fish", 1, in_my_hand));
    assert_eq!(refused(&game, "trade bread > bread"), unavailable("bread", 1, in_my_hand));
    assert_eq!(refused(&game, "trade fish > brick cotton"), unavailable("cotton", 1, in_my_hand));
    // Also in a trade of several for one, and given cards add to the stack.
    assert!(listed(&game, "trade wood cotton > cotton"));
    assert!(listed(&game, "trade wood wood cotton > wood"));
    // The discarded Level II card is not there for the rest of the turn, the Level I card is.
    act(&mut game, "trade fish > brick wood wheat");
    assert_eq!(game.discard().to_string(), "fish");
    assert_eq!(game.open().count(Resource::Fish), 0);
}

#[test]
fn ruling_04_slow_production_forbids_no_building_before_or_after() {
    let mut game = table(2).hand(1, "stone").built(1, "quarry mill").open("cut_stone flour").game();
    act(&mut game, "use quarry: stone");
    act(&mut game, "produce wheat");
    act(&mut game, "use mill: wheat");
    assert_eq!(hand(&game, 1), "cut_stone flour");
    // But it is the one action of the turn, and one card.
    assert_eq!(refused(&game, "produce wood"), Refusal::ActionDone);
    assert_eq!(refused(&game, "trade flour > wood"), Refusal::ActionDone);
}

#[test]
fn ruling_05_several_copies_may_be_taken_from_one_stack() {
    let game = table(2).hand(1, "bread fish").open("brick*2 flour").game();
    for (text, count) in
        [("trade fish > wood wood wood", 4), ("trade bread > brick brick flour", 4), ("trade fish > wheat wheat", 3)]
    {
        let mut game = game.clone();
        act(&mut game, text);
        assert_eq!(game.player(Seat(0)).hand.len(), count);
    }
    let places = Whereabouts { open: 2, deck: 1, ..Whereabouts::default() };
    assert_eq!(refused(&game, "trade bread > brick brick brick"), unavailable("brick", 3, places));
    let places = Whereabouts { open: 3, ..Whereabouts::default() };
    assert_eq!(refused(&game, "trade fish > wood wood wood wood"), unavailable("wood", 4, places));
    // A stack keeps its place until its last card goes.
    let mut game = game;
    act(&mut game, "trade fish > brick");
    assert_eq!(Position::from(&game).level_ii[0], Some(Resource::Brick));
}

#[test]
fn ruling_06_overpaying_is_legal_and_the_rest_is_lost() {
    let mut game = table(2).hand(1, "bread yarn wood").open("mill cloth").game();
    let mut candidates = Vec::new();
    game.candidates_into(&mut candidates);
    assert!(!candidates.contains(&action("trade bread yarn > mill")), "yarn is given for nothing");
    assert_eq!(refused(&game, "trade yarn wood > mill"), Refusal::NotEnoughCoins { have: 4, need: 6 });
    assert_eq!(
        seen(&mut game, "trade bread yarn > mill"),
        ["1 trades yarn bread for 14 coins, losing 8", "1 gains mill"]
    );
    assert_eq!((hand(&game, 1), town(&game, 1)), ("wood".to_owned(), "mill".to_owned()));
    assert_eq!(refused(&game, "trade wood > wood"), Refusal::ActionDone);
}

#[test]
fn ruling_07_buildings_and_the_tile_do_not_count_to_the_hand_limit() {
    let town_of_seven = "brickworks charcoal_hut quarry sawmill dairy tannery masonry";
    let mut game =
        table(2).hand(1, "wood*3 wheat*2 brick bread").built(1, town_of_seven).open("bread_oven flour brick").game();
    assert_eq!(game.score(Seat(0)), 7);
    act(&mut game.clone(), "produce bread_oven: brick");
    act(&mut game, "trade bread > flour bread_oven");
    assert_eq!((game.player(Seat(0)).hand.len(), game.player(Seat(0)).buildings.len()), (7, 8));
    // Only resources fill the hand.
    let full =
        table(2).hand(1, "wood*3 wheat*2 brick bread").built(1, town_of_seven).open("bread_oven flour brick").game();
    assert_eq!(refused(&full, "trade bread > flour clay"), Refusal::HandFull { would_hold: 8 });
    // The tile is no card of the hand: it cannot be given together with others, and leaves nothing behind.
    let mut first = table(4).turn(3).game();
    assert_eq!(game.tile(), None);
    assert_eq!(first.tile(), Some(6));
    assert_eq!(refused(&first, "trade wood > clay"), Refusal::FirstTurnIsTrade);
    act(&mut first, "trade tile > wood wood wood wood wood wheat");
    assert_eq!((first.player(Seat(3)).hand.len(), first.tile()), (6, None));
    assert_eq!(refused(&first, "trade tile > wood"), Refusal::TileSpent);
}

#[test]
fn ruling_08_the_tile_buys_any_available_card_within_its_coins() {
    let first = |turn| {
        table(4).turn(turn).open("yarn fish cloth milk mill quarry brickworks charcoal_hut spinning_mill").game()
    };
    let [three, four, five, six] = [0, 1, 2, 3].map(first);
    assert_eq!([&three, &four, &five, &six].map(LittleFactory::tile), [Some(3), Some(4), Some(5), Some(6)]);
    for (game, text) in [
        (&three, "trade tile > yarn"),
        (&three, "trade tile > wood"),
        (&four, "trade tile > milk"),
        (&four, "trade tile > cotton yarn"),
        (&five, "trade tile > fish"),
        (&six, "trade tile > cloth"),
        (&six, "trade tile > mill"),
        (&six, "trade tile > cotton fish"),
    ] {
        act(&mut game.clone(), text);
    }
    assert_eq!(refused(&three, "trade tile > milk"), Refusal::NotEnoughCoins { have: 3, need: 4 });
    assert_eq!(refused(&five, "trade tile > mill"), Refusal::NotEnoughCoins { have: 5, need: 6 });
    assert_eq!(refused(&six, "trade tile > spinning_mill"), Refusal::NotEnoughCoins { have: 6, need: 8 });
    assert_eq!(
        refused(&six, "trade tile > bread"),
        unavailable("bread", 1, Whereabouts { deck: 1, ..Whereabouts::default() })
    );
    // A trade and nothing else.
    for text in ["produce wood", "trade wood > clay", "pass"] {
        assert_eq!(refused(&three, text), Refusal::FirstTurnIsTrade);
    }
    assert_eq!(refused(&three, "end"), Refusal::ActionDue);
    let mut six = six;
    assert_eq!(seen(&mut six, "trade tile > fish"), ["4 trades the tile for 6 coins, losing 1", "4 gains fish"]);
}

#[test]
fn ruling_09_pass_is_for_those_who_can_neither_produce_nor_trade() {
    // All of Level I is in the hands of others; Flour buys and makes nothing that lies open.
    let stuck = table(3).hand(1, "flour").hand(2, "wood*4 wheat*3").hand(3, "clay*3 stone*2 cotton").open("cow bread");
    let mut game = stuck.game();
    assert_eq!(game.legal(), [Action::Pass]);
    assert_eq!(refused(&game, "trade flour > cow"), Refusal::NotEnoughCoins { have: 3, need: 5 });
    assert_eq!(seen(&mut game, "pass"), ["1 passes"]);
    assert_eq!((game.step(), hand(&game, 1)), (Step::After, "flour".to_owned()));
    assert_eq!(refused(&game, "pass"), Refusal::ActionDone);
    act(&mut game, "end");
    assert_eq!(game.to_act(), Some(Seat(1)));

    // A trade for equal coins, a card to produce, or a card of Level I of one's own: nobody passes.
    for other in [
        table(3).hand(1, "flour").hand(2, "wood*4 wheat*3").hand(3, "clay*3 stone*2 cotton").open("brick"),
        table(3).hand(1, "flour").hand(2, "wood*4 wheat*3").hand(3, "clay*3 stone*2 cotton").open("masonry"),
        table(3).hand(1, "cotton").hand(2, "wood*4 wheat*3").hand(3, "clay*3 stone*2"),
        table(3).hand(2, "wood*4 wheat*3").hand(3, "clay*3 stone*2"),
    ] {
        let game = other.game();
        assert_eq!(refused(&game, "pass"), Refusal::NoNeedToPass);
        assert!(!game.legal().is_empty());
    }

    // Buildings can be used all the same, before passing and after it.
    let mut fed =
        table(4).hand(1, "fish").hand(2, "wood*5 wheat*2").hand(3, "wheat clay*3 stone*3").hand(4, "cotton*2");
    fed = fed.built(1, "fisherman");
    let game = fed.game();
    assert_eq!(game.legal(), [action("use fisherman: fish"), Action::Pass]);
    let mut passed = game.clone();
    act(&mut passed, "pass");
    assert_eq!(passed.legal(), [action("use fisherman: fish"), Action::End]);
    let mut used = game;
    act(&mut used, "use fisherman: fish");
    assert_eq!(used.legal(), [Action::Pass]);
}

/// With two, the rival holds at most 7 of the 10 cards of Level I. Either I hold one, and can at least trade it for
/// itself; or three lie open, and I can produce one, or with a full hand give any card for one.
#[test]
fn ruling_09_with_two_seats_nobody_ever_passes() {
    let hands = ["-", "flour", "flour*2 brick", "barrel bread cloth iron leather meat", "fish cow*2 sheep*2 planks*2"];
    for rival in ["wood*3 wheat*2 clay*2", "clay*2 stone*2 cotton wood*2", "cotton wheat*2 clay*2 stone*2"] {
        for mine in hands {
            let game = table(2).hand(1, mine).hand(2, rival).game();
            assert_eq!(refused(&game, "pass"), Refusal::NoNeedToPass, "{mine} against {rival}");
        }
        let game = table(2).hand(1, "wood").hand(2, &rival.replacen("wood*3", "wood*2 cotton", 1)).game();
        assert!(listed(&game, "trade wood > wood"));
        assert_eq!(refused(&game, "pass"), Refusal::NoNeedToPass);
    }
}

#[test]
fn ruling_10_nobody_pays_for_a_product_that_is_not_there() {
    let game = table(2)
        .hand(1, "cow wheat stone")
        .hand(2, "meat")
        .built(1, "dairy slaughterhouse quarry")
        .discard("cut_stone");
    let game = game.game();
    let in_deck = Whereabouts { deck: 1, ..Whereabouts::default() };
    assert_eq!(refused(&game, "use dairy: (cow)"), unavailable("milk", 1, in_deck));
    let with_rival = Whereabouts { with: [0, 1, 0, 0], ..Whereabouts::default() };
    assert_eq!(refused(&game, "use slaughterhouse: cow"), unavailable("meat", 1, with_rival));
    let places = Whereabouts { deck: 1, discard: 1, ..Whereabouts::default() };
    assert_eq!(refused(&game, "use quarry: stone"), unavailable("cut_stone", 1, places));
    assert_eq!(game.used(), BuildingSet::NONE);
    // With the product in the row it works.
    let mut game = table(2).hand(1, "cow").built(1, "dairy").open("milk").game();
    assert_eq!(seen(&mut game, "use dairy: (cow)"), ["1 uses dairy", "1 reveals cow", "1 gains milk"]);
}

#[test]
fn ruling_11_one_card_is_revealed_as_often_as_it_helps() {
    let mut game = table(2).hand(1, "sheep").built(1, "spinning_mill slaughterhouse").open("yarn*2 meat").game();
    act(&mut game, "use spinning_mill: (sheep)");
    act(&mut game, "produce yarn: (sheep)");
    assert_eq!(hand(&game, 1), "sheep yarn yarn");
    // And may still be discarded, once.
    act(&mut game, "use slaughterhouse: sheep");
    assert_eq!(hand(&game, 1), "yarn yarn meat");
    // A card that was discarded is not there to be revealed.
    let mut game = table(2).hand(1, "cow").built(1, "dairy tannery").open("milk leather").game();
    act(&mut game, "use tannery: cow");
    assert_eq!(refused(&game, "use dairy: (cow)"), Refusal::NotInHand { resource: Resource::Cow, have: 0, need: 1 });
}

#[test]
fn ruling_12_rows_are_refilled_at_the_end_of_the_turn_as_far_as_cards_reach() {
    let mut game = table(2)
        .hand(1, "clay stone")
        .built(1, "quarry")
        .open("brick cut_stone fish flour yarn barrel bread cloth iron leather mill pond castle dairy market")
        .next("cow brick sheep meat tannery")
        .game();
    act(&mut game, "use quarry: stone");
    act(&mut game, "produce brick: clay");
    assert_eq!(Position::from(&game).level_ii[..2], [None, None], "nothing is turned up within a turn");
    assert_eq!(
        seen(&mut game, "end"),
        ["row II: cow in place 1", "row II: brick in place 2", "2 is next"],
        "only what is missing is turned up"
    );
    // Five different are not to be had: the row stays short, whatever was drawn on the way.
    let mut short = table(2)
        .hand(1, "cow*2 sheep*2 planks*2 yarn")
        .hand(2, "yarn fish cut_stone*2 flour*2 barrel")
        .after()
        .next("brick*3 charcoal*3")
        .game();
    act(&mut short, "end");
    let position = Position::from(&short);
    assert_eq!(position.level_ii, [Some(Resource::Brick), Some(Resource::Charcoal), None, None, None]);
    assert_eq!((position.open.count(Resource::Brick), position.deck_ii.len()), (3, 0));
    assert_eq!(position.level_iii.iter().flatten().count(), 5);
}

#[test]
fn ruling_13_ten_influence_end_the_game_at_once_in_every_phase() {
    let near = table(2).hand(1, "milk brick fish").built(1, "milk_shop fisherman").tokens(1, 7).open("mill bread_oven");
    let over = |game: &LittleFactory| {
        assert_eq!(game.step(), Step::Over(End::Reached { by: Seat(0) }));
        assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(winners([1])));
        assert_eq!((game.to_act(), game.legal()), (None, vec![]));
        for text in ["end", "pass", "produce wood", "use fisherman: fish", "trade fish > wood", "trade tile > wood"] {
            assert_eq!(refused(game, text), Refusal::Over);
        }
    };
    let mut first = near.game();
    let told = seen(&mut first, "use milk_shop: milk");
    assert_eq!(told, ["1 uses milk_shop", "1 pays milk", "1 takes 1 at milk_shop, 4 left", "1 has reached the goal"]);
    over(&first);

    let mut second = near.game();
    assert_eq!(seen(&mut second, "produce mill: brick"), ["1 pays brick", "1 gains mill", "1 has reached the goal"]);
    over(&second);
    let mut bought = near.game();
    assert_eq!(seen(&mut bought, "trade milk brick > mill")[1..], ["1 gains mill", "1 has reached the goal"]);
    over(&bought);

    let mut third = near.game();
    act(&mut third, "produce wood");
    assert_eq!(seen(&mut third, "use fisherman: fish").last().map(String::as_str), Some("1 has reached the goal"));
    over(&third);
    assert_eq!(third.turn(), near.game().turn(), "the turn goes no further");

    // Nine are not enough.
    let mut nine = near.clone().tokens(1, 6).game();
    act(&mut nine, "use milk_shop: milk");
    assert_eq!((nine.score(Seat(0)), nine.step(), nine.outcome()), (9, Step::Before, None));
    act(&mut nine, "produce wood");
    act(&mut nine, "end");
    assert_eq!(nine.to_act(), Some(Seat(1)));
}

#[test]
fn ruling_14_whoever_earns_more_than_is_left_takes_what_is_left_and_the_game_ends() {
    let base = table(3).hand(1, "bread milk").built(1, "restaurant").tokens(1, 1).tokens(2, 5).tokens(3, 4);
    let mut game = base.open("brickworks charcoal_hut quarry spinning_mill pond").game();
    assert_eq!(game.tokens(), 2);
    assert_eq!(
        seen(&mut game, "use restaurant: bread milk"),
        [
            "1 uses restaurant",
            "1 pays bread milk",
            "1 takes 2 at restaurant, 0 left",
            "the tokens are gone, 1 and 2 won"
        ]
    );
    assert_eq!(Seat::all(3).map(|seat| game.score(seat)).collect::<Vec<_>>(), [5, 5, 4]);
    assert_eq!(game.step(), Step::Over(End::TokensGone { winners: winners([1, 2]) }));
    // As many as were left: nobody is cheated and the game ends as well; one more and it goes on.
    let enough = |tokens| table(2).hand(1, "bread milk").built(1, "restaurant").tokens(2, tokens).game();
    let mut exact = enough(8);
    act(&mut exact, "use restaurant: bread milk");
    assert_eq!(exact.step(), Step::Over(End::TokensGone { winners: winners([2]) }));
    let mut on = enough(7);
    act(&mut on, "use restaurant: bread milk");
    assert_eq!((on.step(), on.tokens(), on.player(Seat(0)).tokens), (Step::Before, 1, 4));
}

#[test]
fn ruling_15_ten_influence_come_before_the_empty_supply() {
    let near =
        |mine| table(3).hand(1, "bread milk").built(1, "restaurant").tokens(1, mine).tokens(2, 4).built(2, "castle");
    let mut game = near(7).game();
    assert_eq!((game.tokens(), game.score(Seat(1))), (1, 9));
    let told = seen(&mut game, "use restaurant: bread milk");
    assert_eq!(told[2..], ["1 takes 1 at restaurant, 0 left", "1 has reached the goal"]);
    assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(winners([1])));
    // One less, and the empty supply decides.
    let mut game = near(6).tokens(3, 1).game();
    let told = seen(&mut game, "use restaurant: bread milk");
    assert_eq!(told[2..], ["1 takes 1 at restaurant, 0 left", "the tokens are gone, 1 and 2 won"]);
}

#[test]
fn ruling_16_everybody_knows_everything_but_the_order_of_the_decks() {
    let game = LittleFactory::new(&Setup::new(3, true).unwrap(), Seed(5));
    let view = game.view(Seat(0));
    assert!(Seat::all(3).all(|seat| game.view(seat) == view));
    assert_eq!(view.chance, None);
    let mut position = Position::from(&game);
    position.deck_ii.reverse();
    position.deck_iii.reverse();
    position.deck_buildings.reverse();
    position.chance = Some(Rng::new(Seed(77)));
    let other = LittleFactory::try_from(&position).unwrap();
    assert_ne!(other, game);
    assert_eq!(other.view(Seat(0)), view, "the order cannot be seen");
    // What a bot gets depends on what can be seen alone.
    let imagined = |game: &LittleFactory| game.imagine(Seat(1), &mut Rng::new(Seed(9)));
    assert_eq!(imagined(&game), imagined(&other));
    assert_ne!(imagined(&game), game);
    assert_eq!(imagined(&game).view(Seat(1)), view);
    // A hand is known: a refusal may say who holds the card.
    let game = table(2).hand(2, "bread").game();
    assert_eq!(game.whereabouts(card("bread")).with, [0, 1, 0, 0]);
    assert_eq!(game.view(Seat(0)).players[1].hand.to_string(), "bread");
}

#[test]
fn ruling_17_discard_piles_lie_open_and_decks_show_their_count() {
    let mut game = table(2).hand(1, "charcoal flour").open("bread").discard("cow meat").game();
    act(&mut game, "produce bread: charcoal flour");
    assert_eq!(game.discard().to_string(), "cow charcoal flour meat");
    let view = game.view(Seat(1));
    assert_eq!(view.discard, game.discard());
    assert_eq!((view.deck_ii.len(), view.deck_iii.len(), view.deck_buildings.len()), (16, 7, 25));
    // Level I is never discarded to a pile.
    let mut game = table(2).hand(1, "clay").open("brick").game();
    act(&mut game, "produce brick: clay");
    assert_eq!((game.discard().len(), game.open().count(Resource::Clay)), (0, 2));
}

#[test]
fn ruling_18_extension_buildings_are_an_option_and_off_by_default() {
    assert_eq!("3 seats".parse::<Setup>().map(Setup::extension), Ok(false));
    assert_eq!("3 seats, extension".parse::<Setup>().map(Setup::extension), Ok(true));
    for seats in 2..=4 {
        for extension in [false, true] {
            let mut seen_open = false;
            for seed in 0..40 {
                let game = LittleFactory::new(&Setup::new(seats, extension).unwrap(), Seed(seed));
                let position = Position::from(&game);
                let all = position.deck_buildings.iter().chain(position.buildings.iter().flatten());
                let found = all.filter(|building| building.set() == Set::Extension).count();
                assert_eq!(found, if extension { 8 } else { 0 });
                seen_open |= position.buildings.iter().flatten().any(|building| building.set() == Set::Extension);
            }
            assert_eq!(seen_open, extension && seats < 4, "shuffled into the deck, not under it");
        }
    }
    let game = LittleFactory::new(&Setup::new(2, false).unwrap(), Seed(1));
    assert!(game.whereabouts(Building::Wholesaler.into()).not_in_this_game());
}
