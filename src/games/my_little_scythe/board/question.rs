//! What is being decided, where it needs more than the map and the mat: dice, a fight, a quest, tiles, a rest; and what
//! a rival is just doing, for everybody to see.

use std::rc::Rc;

use my_little_scythe::{
    Action, AutoCard, Decision, Effect, Event, Fight, Quest, Region, Seek, Space, Spells, Step, Throw, Token,
};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art;
use super::super::word::Word;
use super::super::words::{self, Count, Label};
use super::{Intent, Seen, Wish, answer, label, way};
use crate::markup::{classes, html};
use crate::table::{Told, zone};
use crate::ui::sprite::Sprite;

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let depends = (seen.position(), seen.own.throw, seen.hinted, seen.language, seen.can_act);
    zone("question", seen, depends, |seen| inside(seen).unwrap_or_default())
}

/// So many choices are offered as buttons.
const FEW: usize = 8;

fn inside(seen: &Seen) -> Option<Html> {
    let game = &seen.game;
    // What was thrown is looked at until something else happens.
    let fought: Vec<(Seat, Throw, u8)> = seen
        .latest
        .iter()
        .filter_map(|event| match *event {
            Event::Threw { seat, throw, total } => Some((seat, throw, total)),
            _ => None,
        })
        .collect();
    let (name, inside): (String, Html) = match (game.step(), game.decision()?) {
        (_, Decision::Rest) if seen.can_act => (expected(seen), choices(seen)),
        (Step::Throwing(fight), _) => (label(seen, Label::PieFight).to_owned(), throwing(seen, fight)),
        (Step::Card(quest), _) => (words::quest_title(seen.language, quest).to_owned(), card(seen, quest)),
        (Step::Tiles { tiles, .. }, _) if seen.can_act => {
            let tiles = html! {
                <div class="tile-choice">
                    { for tiles.into_iter().flatten().map(|tile| html! {
                        <button key={tile.id()} type="button" class="tile-card2" data-stop=""
                            data-hinted={(seen.hinted == Some(Word::Tile(tile))).then_some("")}
                            onclick={seen.on::<MouseEvent>(move || Intent::Do(Action::Keep(tile)))}>
                            <svg class="tile-art" viewBox="0 0 64 64" aria-hidden="true"><use href={art::thing(art::tile(tile))} /></svg>
                            <b>{ words::tile(seen.language, tile) }</b>
                            <span>{ words::tile_effect(seen.language, tile) }</span>
                        </button>
                    }) }
                </div>
            };
            (expected(seen), tiles)
        }
        (Step::Seeking { seek, dice, next }, _) => (expected(seen), self::dice(seen, seek, dice, next)),
        (_, Decision::Action | Decision::Seekers | Decision::Automountie) => {
            let card = seen.latest.iter().find_map(|event| match *event {
                Event::CardRevealed { card, .. } => Some(card),
                _ => None,
            });
            match (card.filter(|_| !seen.can_act), fought.is_empty() || seen.can_act) {
                (_, false) => (label(seen, Label::PieFight).to_owned(), revealed(seen, &fought)),
                (Some(card), _) => (label(seen, Label::HerCard).to_owned(), her_card(seen, card)),
                _ => return None,
            }
        }
        // Where there is much to choose from, the map is easier.
        _ if seen.can_act && seen.facts.legal.len() <= FEW => (expected(seen), choices(seen)),
        _ => return None,
    };
    Some(html! {
        <section key="question" class="question" data-scrolls="" aria-label={name.clone()}
            data-hinted={matches!(seen.hinted, Some(Word::Quest(_))).then_some("")}>
            <h2 class="zone-name">{ name }</h2>
            if seen.can_act && !fought.is_empty() {
                { revealed(seen, &fought) }
            }
            { inside }
        </section>
    })
}

fn expected(seen: &Seen) -> String {
    words::expected(seen.language, &seen.game, &|seat| seen.who(seat))
}

/// Every choice as a button, where there are few; to do without comes last.
fn choices(seen: &Seen) -> Html {
    let (without, with): (Vec<Action>, Vec<Action>) =
        seen.facts.legal.iter().copied().partition(|&action| action == Action::Pass);
    html! {
        <ul class="moves wide">{ for with.into_iter().chain(without).map(|action| answer::button(seen, &[action])) }</ul>
    }
}

fn card(seen: &Seen, quest: Quest) -> Html {
    let option = |option: u8| {
        let offer = words::quest_option(seen.language, quest, option);
        let action = if option == 3 { Action::NoThanks } else { Action::Solve(option) };
        let refusal = seen.game.check(&action).err();
        let open = seen.can_act && refusal.is_none();
        html! {
            <button key={option} type="button" class="quest-option" data-stop="" disabled={!open}
                onclick={seen.on::<MouseEvent>(move || Intent::Do(action))}>
                if option == 3 {
                    <b>{ label(seen, Label::NoThanks) }</b>
                } else {
                    <span class="option-number" aria-hidden="true">{ option }</span>
                }
                <span class="offer-signs" aria-hidden="true">{ for quest.option(option).iter().map(|effect| signs(*effect)) }</span>
                if let Some(cost) = offer.cost {
                    <span class="offer-cost">{ cost }</span>
                }
                <span class="offer-gain">{ offer.gain }</span>
                if let Some(why) = refusal.filter(|_| seen.can_act) {
                    <span class="move-why">{ words::refusal(seen.language, &why, &|seat| seen.who(seat)) }</span>
                }
            </button>
        }
    };
    let shut =
        [1, 2].into_iter().find_map(|option| seen.game.check(&Action::Solve(option)).err()).filter(|_| seen.can_act);
    html! {
        <div class="quest-card">
            { scene(quest) }
            { for [1, 2, 3].into_iter().map(option) }
            if let Some(why) = shut {
                <p key="rules" class="move-why">{ answer::in_the_rules(seen, &why) }</p>
            }
        </div>
    }
}

/// What an answer takes or gives, for those who do not read: so much of what, and a face where it is somebody else's.
fn signs(effect: Effect) -> Html {
    let (by, what, theirs) = match effect {
        Effect::Pay(good, count) => (-(count as i8), good.id(), false),
        Effect::Give(good, count) => (-(count as i8), good.id(), true),
        Effect::Take(good, count) => (count as i8, good.id(), false),
        Effect::Share(good, count) => (count as i8, good.id(), true),
        Effect::Remove => (-1, "basket", true),
        Effect::Friendship(by) => (by, "heart", false),
        Effect::Bake(pies) => (pies as i8, "pie", false),
        Effect::Spend(pies) => (-(pies as i8), "pie", false),
        Effect::Learn | Effect::Choose => (1, "spell", false),
        Effect::Forget => (-1, "spell", false),
    };
    let sign = if by < 0 { "−" } else { "+" };
    html! {
        <span class="many">
            { sign }{ by.unsigned_abs() }{ art::sign(what) }
            if theirs { { "→" }{ art::sign("seeker") } }
        </span>
    }
}

/// A quest as a small scene: a place of the map that suits it, and what it is about.
fn scene(quest: Quest) -> Html {
    let (place, about) = match quest {
        Quest::HelpWithApples => ("forest_middle", "apple"),
        Quest::BakersStall => ("desert_s", "pie"),
        Quest::LostJewels => ("rocks_corner", "gem"),
        Quest::OldWizard => ("mountains_corner", "spell"),
        Quest::HungryTravellers => ("desert_se", "pie"),
        Quest::OrchardFestival => ("forest_ne", "apples"),
        Quest::CrystalCave => ("tundra_corner", "gems"),
        Quest::BrokenCart => ("swamp_sw", "basket"),
        Quest::CookingContest => ("rocks_middle", "pie"),
        Quest::SchoolOfMagic => ("swamp_middle", "spell"),
        Quest::SnowedInNeighbours => ("tundra_middle", "heart"),
        Quest::SleepingGuard => ("rocks_inner", "trophy"),
    };
    let (x, y) = Space::by_id(place).map_or((0, 0), |space| way::middle(space.coordinates()));
    html! {
        <svg class="quest-art" viewBox={format!("{} {} 112 84", x - 56, y - 52)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href={Sprite::ScytheMap.drawing("ground")} x="-380" y="-420" width="760" height="840" />
            <use href={art::thing(about)} x={(x - 16).to_string()} y={(y - 12).to_string()} width="38" height="38" />
        </svg>
    }
}

fn dice(seen: &Seen, seek: Seek, dice: [Region; 4], next: u8) -> Html {
    html! {
        <ol class="rolls">
            { for seek.dice().into_iter().zip(dice).enumerate().map(|(place, (token, region))| {
                let state = match place.cmp(&usize::from(next)) {
                    std::cmp::Ordering::Less => "done",
                    std::cmp::Ordering::Equal => "next",
                    std::cmp::Ordering::Greater => "later",
                };
                html! {
                    <li key={place} class="roll" data-region={region.id()} data-state={state}>
                        <span class="die">{ art::sign(token.id()) }</span>
                        <span><span class="unseen">{ words::counted(seen.language, found(token), 1) }{ " " }</span>{ words::region(seen.language, region) }</span>
                    </li>
                }
            }) }
            { for not_placed(seen).into_iter().map(|line| html! { <li class="not-placed">{ line }</li> }) }
        </ol>
    }
}

/// What has just found no place, and why.
fn not_placed(seen: &Seen) -> Vec<String> {
    let events = seen.latest.iter().filter(|event| matches!(event, Event::NotPlaced { .. })).copied().collect();
    let told = Told { seat: seen.game.active(), action: None, passes: false, events };
    words::told(seen.language, &|seat| seen.who(seat), &told).iter().map(|line| line.plain(seen.language)).collect()
}

/// What a die brings, for those who listen.
fn found(token: Token) -> Count {
    match token {
        Token::Apple => Count::Apples,
        Token::Gem => Count::Gems,
        Token::Quest => Count::Quests,
    }
}

/// Both sides, what is known of the rival, and my dial and spells.
fn throwing(seen: &Seen, fight: Fight) -> Html {
    let game = &seen.game;
    let side = |seat: Seat, role: Label| {
        let player = game.player(seat);
        html! {
            <div class="side" data-seat={seen.colour(seat)}>
                <svg class="side-face" viewBox="0 0 64 64" aria-hidden="true"><use href={art::head(seen, seat)} width="64" height="64" /></svg>
                <span class="side-name"><b>{ seen.name(seat) }</b><span class="none">{ label(seen, role) }</span></span>
                <span class="side-things">
                    <span class="figure-of" title={label(seen, Label::Seeker)}>
                        <span class="unseen">{ label(seen, Label::Seeker) }{ " " }</span>{ art::sign("seeker") }<b>{ player.seekers_at(fight.space).len() }</b>
                    </span>
                    <span class="figure-of" title={label(seen, Label::Pies)}>
                        <span class="unseen">{ label(seen, Label::Pies) }{ " " }</span>{ art::sign("pie") }<b>{ player.pies }</b>
                    </span>
                    <span class="figure-of" title={label(seen, Label::Spells)}>
                        <span class="unseen">{ label(seen, Label::Spells) }{ " " }</span>{ art::sign("spell") }<b>{ player.spells.len().min(game.spell_places(fight, seat)) }</b>
                    </span>
                </span>
            </div>
        }
    };
    let mine = seen.can_act.then(|| dial(seen, fight));
    html! {
        <div class="fight">
            { side(fight.attacker, Label::Attacker) }
            <svg class="versus" viewBox="0 0 64 64" aria-hidden="true"><use href={art::thing("splat")} /></svg>
            { side(fight.defender, Label::Defender) }
            { mine }
        </div>
    }
}

fn dial(seen: &Seen, fight: Fight) -> Html {
    let player = seen.game.player(seen.me);
    let throw = fitting(seen, fight, seen.own.throw);
    let tie = if fight.attacker == seen.me { Label::TieGoesToYou } else { Label::TieGoesToAttacker };
    let action = Action::Throw(throw);
    html! {
        <div class="my-throw">
            <div class="dial" role="group" aria-label={label(seen, Label::Dial)}>
                { for (0..=player.pies.min(Throw::DIAL)).map(|pies| html! {
                    <button key={pies} type="button" class="dial-step" data-stop="" aria-pressed={(pies == throw.pies).to_string()}
                        onclick={seen.on::<MouseEvent>(move || Intent::Own(Wish::Dial(pies)))}>{ pies }</button>
                }) }
            </div>
            <div class="dial" role="group" aria-label={label(seen, Label::Spells)}>
                { for player.spells.values().map(|value| html! {
                    <button key={value} type="button" class="dial-step" data-stop="" aria-pressed={(throw.spells.count(value) > 0).to_string()}
                        onclick={seen.on::<MouseEvent>(move || Intent::Own(Wish::Spell(value)))}>
                        { art::sign("spell") }{ value }
                        if throw.spells.count(value) > 1 { { format!(" × {}", throw.spells.count(value)) } }
                    </button>
                }) }
            </div>
            <button type="button" class="button go throw" data-stop="" onclick={seen.on::<MouseEvent>(move || Intent::Do(action))}>
                { words::action(seen.language, &seen.game, &action) }{ format!(" = {}", throw.pies + throw.spells.value()) }
            </button>
            <span class="none">{ label(seen, tie) }{ " " }{ label(seen, Label::CannotUndo) }</span>
        </div>
    }
}

/// What of an earlier choice can be thrown now.
fn fitting(seen: &Seen, fight: Fight, throw: Throw) -> Throw {
    let player = seen.game.player(seen.me);
    let fits = player.spells.contains(throw.spells) && throw.spells.len() <= seen.game.spell_places(fight, seen.me);
    Throw {
        pies: throw.pies.min(player.pies).min(Throw::DIAL),
        spells: if fits { throw.spells } else { Spells::default() },
    }
}

/// One more of this value while there is one and a place for it; then none.
pub(super) fn put_spell(seen: &Seen, throw: &mut Throw, value: u8) {
    let Step::Throwing(fight) = seen.game.step() else { return };
    *throw = fitting(seen, fight, *throw);
    let more = throw.spells + Spells::one(value);
    let fits = seen.game.player(seen.me).spells.contains(more);
    if fits && more.len() <= seen.game.spell_places(fight, seen.me) {
        throw.spells = more;
    } else {
        throw.spells = throw.spells.cards().filter(|&card| card != value).collect();
    }
}

fn revealed(seen: &Seen, fought: &[(Seat, Throw, u8)]) -> Html {
    let most = fought.iter().map(|(_, _, total)| *total).max();
    html! {
        <div class="fight">
            { for fought.iter().enumerate().map(|(place, (seat, throw, total))| html! {
                <>
                if place == 1 {
                    <svg class="versus" viewBox="0 0 64 64" aria-hidden="true"><use href={art::thing("splat")} /></svg>
                }
                <div key={seat.0} class={classes!("side", (Some(*total) == most).then_some("best"))} data-seat={seen.colour(*seat)}>
                    <svg class="side-face" viewBox="0 0 64 64" aria-hidden="true"><use href={art::head(seen, *seat)} width="64" height="64" /></svg>
                    <span class="side-name"><b>{ seen.name(*seat) }</b><span class="total">{ *total }</span></span>
                    <span class="side-things">
                        <span class="figure-of">{ art::sign("pie") }<b>{ throw.pies }</b></span>
                        { for throw.spells.cards().map(|value| html! { <span class="spell">{ art::sign("spell") }<b>{ value }</b></span> }) }
                    </span>
                </div>
                </>
            }) }
        </div>
    }
}

fn her_card(seen: &Seen, card: AutoCard) -> Html {
    html! {
        <div class="her-card">
            <svg class="side-face" viewBox="0 0 64 64" aria-hidden="true"><use href={art::thing("automountie")} /></svg>
            <div>{ for words::auto_card_says(seen.language, card).into_iter().map(|line| html! { <p>{ line }</p> }) }</div>
        </div>
    }
}
