//! The card list says what the rules page says.
//!
//! `data/cards.txt` is written by `data/make_cards.py` from the data of the rules page, not by this crate.

use crate::common::sheet::{CARDS, Sheet};
use little_factory::{Building, Card, Confidence, Effect, Goods, Kind, Level, Plank, Resource, Set, Terms};

fn plank(plank: &Plank) -> String {
    let mut words: Vec<String> = plank.discard.cards().map(|card| card.id().to_owned()).collect();
    words.extend(plank.reveal.cards().map(|card| format!("({})", card.id())));
    if words.is_empty() { "free".to_owned() } else { words.join(" ") }
}

fn planks(planks: &[Plank]) -> String {
    planks.iter().map(plank).collect::<Vec<_>>().join(" or ")
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "cards",
        Kind::Resources => "resources",
        Kind::Of(Level::I) => "I",
        Kind::Of(Level::II) => "II",
        Kind::Of(Level::III) => "III",
        Kind::Buildings => "buildings",
    }
}

fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Nothing => "none".to_owned(),
        Effect::Make(make) => {
            let tokens = match make.tokens {
                0 => None,
                1 => Some("1 token".to_owned()),
                tokens => Some(format!("{tokens} tokens")),
            };
            let gains: Vec<String> = make.gain.map(|card| card.id().to_owned()).into_iter().chain(tokens).collect();
            let open = match make.open {
                0 | 1 => String::new(),
                open => format!(" if {open} are open"),
            };
            format!("{} -> {}{open}", planks(make.planks), gains.join(" + "))
        }
        Effect::Trade(Terms { give, give_one, take, take_one, by_coins }) => {
            let one = |one: &bool| if *one { "1 of " } else { "" };
            let coins = if *by_coins { "by coins" } else { "whatever the coins" };
            format!("trade: {}{} for {}{}, {coins}", one(give_one), kind(*give), one(take_one), kind(*take))
        }
        Effect::Draw { coins } => format!("draw: for {coins} coins"),
    }
}

fn line(card: Card) -> String {
    let (kind, number, effect) = match card {
        Card::Resource(resource) => {
            let copies = [2, 3, 4].map(|seats| resource.copies(seats).to_string()).join("/");
            (format!("{:?}", resource.level()), copies, "-".to_owned())
        }
        Card::Building(building) => {
            let set = format!("{:?}", building.set()).to_lowercase();
            (set, building.influence().to_string(), effect(building.effect()))
        }
    };
    let confidence = match card.confidence() {
        Confidence::A => "A",
        Confidence::B => "B",
        Confidence::C => "C",
        Confidence::X => "X",
        Confidence::D => "D",
    };
    [card.id(), &kind, &card.coins().to_string(), &planks(card.planks()), &number, &effect, confidence].join(" | ")
}

#[test]
fn every_card_says_what_the_rules_page_says() {
    let printed: Vec<String> = Card::all().map(line).collect();
    for (ours, theirs) in printed.iter().zip(CARDS.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(printed.len(), CARDS.lines().count());
}

#[test]
fn every_card_stands_at_its_own_place_in_the_list() {
    for (place, resource) in Resource::all().enumerate() {
        assert_eq!(resource as usize, place, "{}", resource.id());
    }
    for (place, building) in Building::all().enumerate() {
        assert_eq!(building as usize, place, "{}", building.id());
    }
    assert_eq!((Resource::all().count(), Resource::COUNT), (23, 23));
    assert_eq!((Building::all().count(), Building::COUNT), (38, 38));
}

#[test]
fn the_name_in_the_code_is_the_name_on_the_card() {
    let snake = |name: String| {
        let mut snake = String::new();
        for c in name.chars() {
            if c.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.extend(c.to_lowercase());
        }
        snake
    };
    for resource in Resource::all() {
        assert_eq!(snake(format!("{resource:?}")), resource.id());
    }
    for building in Building::all() {
        assert_eq!(snake(format!("{building:?}")), building.id());
    }
}

#[test]
fn names_lead_back_to_their_cards() {
    for card in Card::all() {
        assert_eq!(Card::by_id(card.id()), Some(card));
    }
    for id in ["", "tile", "Wood", "wood ", "gold"] {
        assert_eq!(Card::by_id(id), None);
    }
}

#[test]
fn the_box_holds_as_many_cards_as_it_says() {
    let count = |level, seats| Resource::of(level).map(|card| card.copies(seats)).sum::<u8>();
    assert_eq!([2, 3, 4].map(|seats| count(Level::I, seats)), [10, 13, 16]);
    assert_eq!([2, 3, 4].map(|seats| count(Level::II, seats)), [19, 19, 19]);
    assert_eq!([2, 3, 4].map(|seats| count(Level::III, seats)), [9, 9, 9]);
    assert_eq!(Resource::all().map(|card| [0, 1, 5, 255].map(|seats| card.copies(seats))).max(), Some([0; 4]));
    assert_eq!(Building::of(Set::Starting).count(), 5);
    assert_eq!(Building::of(Set::Special).count(), 25);
    assert_eq!(Building::of(Set::Extension).count(), 8);
}

/// The bot notes of the rules page give the value that each Produce gains.
#[test]
fn producing_gains_what_the_notes_say() {
    let gain = |id: &str, plank: usize| {
        let card = Card::by_id(id).expect("a card");
        card.coins() - card.planks()[plank].discard.coins()
    };
    for id in ["wood", "wheat", "clay", "stone", "cotton"] {
        assert_eq!(gain(id, 0), 1);
    }
    for id in ["brick", "charcoal", "cut_stone", "flour", "yarn"] {
        assert_eq!(gain(id, 0), 2);
    }
    for id in ["cow", "sheep", "planks", "barrel", "cloth", "leather", "meat"] {
        assert_eq!(gain(id, 0), 3);
    }
    for id in ["fish", "iron", "stone_wall", "fishing_pole", "milk"] {
        assert_eq!(gain(id, 0), 4);
    }
    assert_eq!((gain("bread", 0), gain("fish", 1), gain("yarn", 1), gain("meat", 1)), (5, 5, 3, 3));
}

#[test]
fn goods_have_room_for_every_copy_of_the_box() {
    for resource in Resource::all() {
        assert!(Goods::most(resource) >= resource.copies(4));
    }
    let all: Goods = Resource::all().flat_map(|card| std::iter::repeat_n(card, card.copies(4).into())).collect();
    assert_eq!(usize::from(all.len()), 44);
}

#[test]
fn the_second_reading_of_the_rules_knows_the_same_cards() {
    let sheet = Sheet::read();
    assert_eq!(sheet.cards.len(), Card::all().count());
    for (card, printed) in Card::all().zip(&sheet.cards) {
        assert_eq!((card.id(), usize::from(card.coins())), (printed.id, printed.coins));
        assert_eq!(card.planks().len(), printed.planks.len());
    }
}
