//! How much a Seeker takes along: steppers, where there is more to choose than all or nothing.

use my_little_scythe::{Action, Good, Goods, Seeker, Space, Trophy};
use yew::prelude::*;

use super::super::art;
use super::super::words::{self, Label};
use super::{Intent, Load, Seen, Wish, answer, label};
use crate::markup::html;

/// The moves of a thing, best first. Those that differ only in what a Seeker takes along are one, with steppers.
pub(super) fn offers(seen: &Seen, ready: &[Vec<Action>]) -> Vec<Html> {
    let mut offers = Vec::new();
    let mut told: Vec<(Seeker, Space)> = Vec::new();
    for actions in ready {
        let Some(&Action::Go { seeker, to, .. }) = actions.last() else {
            offers.push(answer::button(seen, actions));
            continue;
        };
        let alike: Vec<&Vec<Action>> = ready.iter().filter(|other| goods_to(other, seeker, to).is_some()).collect();
        if alike.len() < 3 {
            offers.push(answer::button(seen, actions));
        } else if !told.contains(&(seeker, to)) {
            told.push((seeker, to));
            offers.extend(steppers(seen, &alike, seeker, to));
        }
    }
    offers
}

/// What this Seeker takes there, if that is what the moves are about.
fn goods_to(actions: &[Action], seeker: Seeker, to: Space) -> Option<Goods> {
    match actions.last() {
        Some(&Action::Go { seeker: other, to: end, goods }) if (other, end) == (seeker, to) => Some(goods),
        _ => None,
    }
}

fn steppers(seen: &Seen, alike: &[&Vec<Action>], seeker: Seeker, to: Space) -> Option<Html> {
    let loads: Vec<Goods> = alike.iter().filter_map(|actions| goods_to(actions, seeker, to)).collect();
    let most = |good: Good| loads.iter().map(|goods| goods.count(good)).max().unwrap_or_default();
    let chosen = seen.own.load.filter(|load| (load.seeker, load.to) == (seeker, to)).map(|load| load.goods);
    // All of it, unless something else was chosen.
    let goods = chosen.filter(|goods| loads.contains(goods)).or_else(|| loads.first().copied())?;
    let actions = alike.iter().find(|actions| goods_to(actions, seeker, to) == Some(goods))?;
    let stepper = |good: Good, name: Label| {
        let have = goods.count(good);
        let with = |count: u8| match good {
            Good::Apple => Goods::new(count, goods.gems),
            Good::Gem => Goods::new(goods.apples, count),
        };
        let step = |sign: &'static str, count: Option<u8>| {
            let next = count.map(with).filter(|next| loads.contains(next));
            let load = next.map(|goods| Load { seeker, to, goods });
            let says = [label(seen, name), " ", sign].concat();
            html! {
                <button type="button" class="step" data-stop="" aria-label={says} disabled={load.is_none()}
                    onclick={seen.on::<MouseEvent>(move || Intent::Own(load.map_or(Wish::Walked, Wish::Load)))}>{ sign }</button>
            }
        };
        (most(good) > 0).then(|| {
            html! {
                <div class="stepper" role="group" aria-label={label(seen, name)}>
                    { step("−", have.checked_sub(1)) }
                    <span class="stepper-count">{ art::sign(good.id()) }<b>{ format!("{have}/{}", most(good)) }</b></span>
                    { step("+", have.checked_add(1)) }
                </div>
            }
        })
    };
    // All, nothing, or what a delivery takes.
    let castle = |good: Good| Goods::some(good, Trophy::AppleDelivery.takes());
    let for_the_castle = [Good::Apple, Good::Gem].map(castle).into_iter();
    let for_the_castle = for_the_castle.map(|goods| (words::for_the_castle(seen.language, goods), goods));
    let all = Goods::new(most(Good::Apple), most(Good::Gem));
    let named = [(label(seen, Label::All).to_owned(), all), (label(seen, Label::None).to_owned(), Goods::NONE)];
    let shortcuts: Vec<(String, Goods)> = named
        .into_iter()
        .chain(for_the_castle.filter(|(_, goods)| *goods != all))
        .filter(|(_, goods)| loads.contains(goods))
        .collect();
    let chosen_goods = goods;
    Some(html! {
        <li key={format!("load {} {}", seeker.index(), to.id())} class="load">
            <p class="load-name">{ words::taken_along(seen.language, &seen.game, seeker) }</p>
            <div class="steppers">
                { stepper(Good::Apple, Label::Apples) }
                { stepper(Good::Gem, Label::Gems) }
                { for shortcuts.into_iter().map(|(name, goods)| {
                    let load = Load { seeker, to, goods };
                    html! {
                        <button type="button" class="button quiet shortcut" data-stop="" aria-pressed={(goods == chosen_goods).to_string()}
                            onclick={seen.on::<MouseEvent>(move || Intent::Own(Wish::Load(load)))}>{ name }</button>
                    }
                }) }
            </div>
            <ul class="moves">{ answer::button(seen, actions) }</ul>
        </li>
    })
}
