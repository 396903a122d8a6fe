//! Handfuls and sets of cards, against plain lists of them.

use crate::common::{built, goods};
use little_factory::{Basket, Building, BuildingSet, Card, Goods, HAND_LIMIT, Hand, Level, Refusal, Resource};
use tabletop::{Rng, Seed};

const TRIES: u32 = 20_000;

fn some_buildings(rng: &mut Rng) -> Vec<Building> {
    let one_in = 1 + rng.below(12);
    Building::all().filter(|_| rng.below(one_in) == 0).collect()
}

#[test]
fn a_set_of_buildings_is_like_a_list_without_doubles() {
    let mut rng = Rng::new(Seed(1));
    for _ in 0..TRIES {
        let (one, other) = (some_buildings(&mut rng), some_buildings(&mut rng));
        let (a, b): (BuildingSet, BuildingSet) = (one.iter().copied().collect(), other.iter().copied().collect());
        assert_eq!(a.iter().collect::<Vec<_>>(), one);
        assert_eq!((usize::from(a.len()), a.is_empty()), (one.len(), one.is_empty()));
        assert!(Building::all().all(|building| a.has(building) == one.contains(&building)));
        assert_eq!(a.contains(b), other.iter().all(|building| one.contains(building)));
        assert!(a.contains(a) && a.contains(BuildingSet::NONE));
        let without: Vec<Building> = one.iter().copied().filter(|building| !other.contains(building)).collect();
        assert_eq!(a.without(b).iter().collect::<Vec<_>>(), without);
        assert_eq!(one.iter().fold(a, |set, &building| set.with(building)), a, "nothing is there twice");
        let coins: u32 = one.iter().map(|building| u32::from(building.coins())).sum();
        assert_eq!(u32::from(a.coins()), coins.min(255));
        assert_eq!(a.influence(), one.iter().map(|building| building.influence()).sum::<u8>());
        let basket = Basket { goods: goods("bread wood"), buildings: a };
        assert_eq!(u32::from(basket.coins()), (coins.min(255) + 12).min(255));
        assert_eq!((usize::from(basket.len()), basket.is_empty()), (one.len() + 2, false));
        let cards: Vec<Card> = basket.cards().collect();
        assert_eq!(cards[..2], [Resource::Wood.into(), Resource::Bread.into()]);
        assert_eq!(cards[2..], one.iter().copied().map(Card::Building).collect::<Vec<_>>());
    }
    assert!(Basket::NONE.is_empty() && Basket::NONE.cards().next().is_none());
    assert!(!Basket::from(Building::Mill).is_empty() && !Basket::from(Resource::Wood).is_empty());
}

type Counts = [u8; Resource::COUNT];

fn some_counts(rng: &mut Rng) -> Counts {
    let mut counts = [0; Resource::COUNT];
    for (resource, count) in Resource::all().zip(&mut counts) {
        if rng.below(3) == 0 {
            *count = rng.below(u32::from(Goods::most(resource)) + 1) as u8;
        }
    }
    counts
}

fn of(counts: &Counts) -> Goods {
    Resource::all().zip(counts).fold(Goods::NONE, |goods, (card, &count)| goods + Goods::some(card, count))
}

#[test]
fn goods_are_like_a_count_of_each_kind() {
    let mut rng = Rng::new(Seed(2));
    for _ in 0..TRIES {
        let (one, other) = (some_counts(&mut rng), some_counts(&mut rng));
        let (a, b) = (of(&one), of(&other));
        let all: Vec<(Resource, u8)> = Resource::all().zip(one).collect();
        assert!(all.iter().all(|&(card, count)| a.count(card) == count && a.has(card) == (count > 0)));
        let kinds: Vec<(Resource, u8)> = all.iter().copied().filter(|&(_, count)| count > 0).collect();
        assert_eq!(a.kinds().collect::<Vec<_>>(), kinds);
        let cards: Vec<Resource> = kinds.iter().flat_map(|&(card, n)| std::iter::repeat_n(card, n.into())).collect();
        assert_eq!(a.cards().collect::<Vec<_>>(), cards);
        assert_eq!(Goods::of(&cards), a);
        assert_eq!(cards.iter().copied().collect::<Goods>(), a);
        assert_eq!((usize::from(a.len()), a.is_empty()), (cards.len(), cards.is_empty()));
        assert_eq!(a.coins(), cards.iter().map(|card| card.coins()).sum::<u8>());
        assert_eq!(a.contains(b), one.iter().zip(other).all(|(&have, need)| have >= need));
        let shared = one.iter().zip(other).any(|(&here, there)| here > 0 && there > 0);
        assert_eq!(a.shares_a_kind_with(b), shared);
        for level in [Level::I, Level::II, Level::III] {
            assert!(a.level(level).cards().eq(cards.iter().copied().filter(|card| card.level() == level)));
        }
        if a.contains(b) {
            let mut rest = a;
            rest -= b;
            assert!(Resource::all().all(|card| rest.count(card) == a.count(card) - b.count(card)));
            assert_eq!(rest + b, a);
        }
        for (card, count) in all {
            let more = a.with(card);
            assert_eq!(more.is_some(), count < Goods::most(card));
            assert!(more.is_none_or(|more| more.count(card) == count + 1 && more.len() == a.len() + 1));
        }
    }
}

#[test]
fn a_written_list_of_more_than_there_can_be_is_a_mistake() {
    for cards in [&[Resource::Bread; 2][..], &[Resource::Yarn; 4], &[Resource::Cotton; 4], &[Resource::Wood; 8]] {
        assert!(std::panic::catch_unwind(|| Goods::of(cards)).is_err());
        assert_eq!(usize::from(Goods::of(&cards[1..]).len()), cards.len() - 1);
    }
}

#[test]
fn a_hand_holds_seven_and_pays_before_it_takes() {
    let seven = goods("wood*3 wheat*2 yarn bread");
    let hand = Hand::new(seven).unwrap();
    assert_eq!((hand.len(), hand.room(), hand.is_empty(), hand.goods()), (7, 0, false, seven));
    assert_eq!(Hand::new(seven + goods("clay")), None);
    assert_eq!((Hand::default().room(), Hand::default().is_empty(), HAND_LIMIT), (7, true, 7));
    assert_eq!(hand.require(goods("wood*3 bread")), Ok(()));
    let lacking = |resource, have, need| Err(Refusal::NotInHand { resource, have, need });
    assert_eq!(hand.require(goods("wood*4")), lacking(Resource::Wood, 3, 4));
    assert_eq!(hand.require(goods("wood clay*2 fish")), lacking(Resource::Clay, 0, 2), "the first that is lacking");
    assert_eq!(hand.exchange(goods("yarn"), goods("clay")).map(Hand::goods), Ok(goods("wood*3 wheat*2 clay bread")));
    assert_eq!(hand.exchange(goods("-"), goods("clay")), Err(Refusal::HandFull { would_hold: 8 }));
    assert_eq!(hand.exchange(goods("yarn"), goods("clay*3")), Err(Refusal::HandFull { would_hold: 9 }));
    assert_eq!(
        hand.exchange(goods("fish"), goods("clay*3")).map(Hand::goods),
        lacking(Resource::Fish, 0, 1).map(|()| seven)
    );
    assert_eq!(hand.exchange(seven, seven), Ok(hand));
    assert_eq!(built("mill dairy").len(), 2);
}
