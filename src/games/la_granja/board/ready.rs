//! Moves that are ready to be made: one tap does one, however many decisions it takes.

use la_granja::{Action, Good, LaGranja, Player, Refusal, Source};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::{rules, words};
use super::{Intent, Seen, is_trading, say};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::Screen as _;

/// A move, perhaps of several steps.
#[derive(Clone, PartialEq)]
pub(super) struct Ready {
    pub(super) actions: Vec<Action>,
    /// What it is called, if not by its steps.
    pub(super) title: Option<String>,
    /// What else is worth knowing: whom it throws out.
    pub(super) note: Option<String>,
}

impl Ready {
    pub(super) fn one(action: Action) -> Self {
        Self { actions: vec![action], title: None, note: None }
    }

    pub(super) fn all(actions: Vec<Action>) -> Self {
        Self { actions, title: None, note: None }
    }

    pub(super) fn called(self, title: String) -> Self {
        Self { title: Some(title), ..self }
    }

    pub(super) fn noted(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }
}

/// What the person has more or less after a move.
pub(super) struct Change {
    silver: i32,
    points: i32,
    commodities: i32,
    goods: [i32; Good::COUNT],
}

impl Change {
    fn between(before: &Player, after: &Player) -> Self {
        let goods = Good::ALL.map(|good| i32::from(after.all_of(good)) - i32::from(before.all_of(good)));
        Self {
            silver: i32::from(after.silver) - i32::from(before.silver),
            points: i32::from(after.points) - i32::from(before.points),
            commodities: i32::from(after.commodities) - i32::from(before.commodities),
            goods,
        }
    }

    fn draw(&self) -> Html {
        let chip = |by: i32, picture: Html| {
            let sign = if by < 0 { "−" } else { "+" };
            (by != 0).then(|| html! {
                <span class="change" data-less={(by < 0).then_some("")}>{ sign }{ by.abs().to_string() }{ picture }</span>
            })
        };
        html! {
            <>
                { chip(self.points, art::sign(Sign::Point)) }
                { chip(self.silver, art::sign(Sign::Silver)) }
                { chip(self.commodities, art::sign(Sign::Commodity)) }
                { for Good::ALL.into_iter().map(|good| chip(self.goods[good as usize], art::good(good))) }
            </>
        }
    }

    /// The same in words.
    fn says(&self, seen: &Seen) -> String {
        let mut parts = Vec::new();
        let mut add = |by: i32, words: String| {
            if by != 0 {
                parts.push(format!("{}{words}", if by < 0 { "−" } else { "+" }));
            }
        };
        let size = |by: i32| u16::try_from(by.abs()).unwrap_or_default();
        let count = |by: i32| u8::try_from(by.abs()).unwrap_or_default();
        add(self.points, words::points(seen.language, size(self.points)));
        add(self.silver, words::silver(seen.language, size(self.silver)));
        add(self.commodities, words::commodities(seen.language, count(self.commodities)));
        for good in Good::ALL {
            let by = self.goods[good as usize];
            add(by, words::goods(seen.language, good, count(by)));
        }
        parts.join(", ")
    }
}

/// A move carried out.
struct Tried {
    /// Its steps in words, each from the position in which it is made.
    says: Vec<String>,
    /// The position after them, if they can be made.
    after: Option<LaGranja>,
    /// Something comes to light.
    shows: bool,
    /// A part of an effect is given up.
    wastes: bool,
}

fn tried(seen: &Seen, actions: &[Action]) -> Tried {
    let mut game = LaGranja::clone(&seen.game);
    let mut tried = Tried { says: Vec::new(), after: None, shows: false, wastes: false };
    for action in actions {
        tried.says.push(words::action(seen.language, &game, action));
        tried.shows |= game.reveals(action);
        let is_left = |one: &Action| matches!(one, Action::Gain(_) | Action::Upgrade(..)) && !is_trading(&game, one);
        tried.wastes |= *action == Action::Pass && game.legal().iter().any(is_left);
        if game.apply(action, &mut ()).is_err() {
            return tried;
        }
    }
    tried.after = Some(game);
    tried
}

/// Whether a move cannot be taken back: something comes to light by it, or it is somebody else's turn then.
pub(super) fn is_final(seen: &Seen, action: Action) -> bool {
    let mut game = LaGranja::clone(&seen.game);
    game.reveals(&action) || game.apply(&action, &mut ()).is_ok() && ends_turn(seen, game)
}

/// The same of what is left to do: what passes by itself goes with the move.
fn ends_turn(seen: &Seen, mut game: LaGranja) -> bool {
    while game.to_act() == Some(seen.me) {
        let Some(next) = LaGranja::formality(&game, seen.settings) else { return false };
        if game.reveals(&next) || game.apply(&next, &mut ()).is_err() {
            return true;
        }
    }
    true
}

/// What follows the first step, in words: how a card that is played is paid for.
pub(super) fn after_first(seen: &Seen, actions: &[Action]) -> Option<String> {
    let says = tried(seen, actions).says;
    (says.len() > 1).then(|| says[1..].join(" · "))
}

/// One tap does it.
pub(super) fn button(seen: &Seen, ready: &Ready) -> Html {
    let Tried { says, after, shows, wastes } = tried(seen, &ready.actions);
    let is_final = shows || after.as_ref().is_some_and(|game| ends_turn(seen, game.clone()));
    let lost = wastes.then(|| say(seen, Label::RestLost).to_owned());
    let notes: Vec<String> = ready.note.iter().cloned().chain(lost).collect();
    // What happens when others act, or a round is scored, is not what the move brings.
    let after = after.filter(|game| !shows && game.to_act() == Some(seen.me));
    let change = after.as_ref().map(|game| Change::between(seen.game.player(seen.me), game.player(seen.me)));
    // Where several steps are taken at once and something is paid, what they leave.
    let spends = change.as_ref().is_some_and(|change| change.silver != 0 || change.commodities != 0);
    let delivers = matches!(ready.actions.last(), Some(Action::Deliver { .. }));
    let left = after.map(|game| *game.player(seen.me)).filter(|_| ready.actions.len() > 1 && (spends || delivers));
    let leaves = left.map(|me| {
        let [silver, goods] =
            [words::silver(seen.language, me.silver), words::commodities(seen.language, me.commodities)];
        format!("{}{}{silver}, {goods}", say(seen, Label::Leaves), words::colon(seen.language))
    });
    let title = ready.title.clone().unwrap_or_else(|| says.join(" · "));
    // A short title stands where the rest is seen; who listens hears the whole as well.
    let mut spoken = title.clone();
    if ready.title.is_some() && title != says.join(" · ") {
        spoken.push_str(". ");
        spoken.push_str(&says.join(" · "));
    }
    for more in
        [change.as_ref().map(|change| change.says(seen)), leaves].into_iter().flatten().chain(notes.iter().cloned())
    {
        if !more.is_empty() {
            spoken.push_str(". ");
            spoken.push_str(&more);
        }
    }
    let wins = seen.wins(&ready.actions).then(|| seen.say(Message::WinsTheGame));
    if let Some(wins) = wins {
        spoken.push_str(". ");
        spoken.push_str(wins);
    }
    if is_final {
        spoken.push_str(". ");
        spoken.push_str(say(seen, Label::NoUndo));
    }
    let actions = ready.actions.clone();
    let key: Vec<String> = actions.iter().map(ToString::to_string).collect();
    let onclick = seen.on::<MouseEvent>(move || Intent::DoAll(actions.clone()));
    html! {
        <li key={key.join(", ")}>
            <button type="button" class="move" data-stop="" data-action={key.join("; ")} {onclick}>
                <span class="unseen">{ spoken }</span>
                <span class="move-title" aria-hidden="true">{ title }</span>
                if let Some(change) = change {
                    <span class="move-signs" aria-hidden="true">{ change.draw() }</span>
                }
                if let Some(me) = left {
                    <span class="left-over" aria-hidden="true">{ say(seen, Label::Leaves) }{ words::colon(seen.language) }
                        <span class="pair"><b>{ me.silver.to_string() }</b>{ art::sign(Sign::Silver) }</span>
                        <span class="pair"><b>{ me.commodities }</b>{ art::sign(Sign::Commodity) }</span>
                    </span>
                }
                if let Some(wins) = wins {
                    <span class="move-ends" aria-hidden="true">{ wins }</span>
                }
                { for notes.into_iter().map(|note| html! { <span key={note.clone()} class="move-loss" aria-hidden="true">{ note }</span> }) }
                if is_final {
                    <span class="move-cost" aria-hidden="true">{ say(seen, Label::NoUndo) }</span>
                }
            </button>
        </li>
    }
}

/// A list of moves, the first of which is the best.
pub(super) fn list(seen: &Seen, all: &[Ready]) -> Html {
    html! { <ul class="moves">{ for all.iter().map(|one| button(seen, one)) }</ul> }
}

/// The same where there are many: what is beyond the first few is folded away, and counted.
pub(super) fn list_few(seen: &Seen, all: &[Ready], few: usize) -> Html {
    let (first, rest) = all.split_at(few.min(all.len()));
    html! {
        <>
            { list(seen, first) }
            if !rest.is_empty() {
                <details class="more-moves">
                    <summary data-stop="">{ words::more(seen.language, rest.len()) }</summary>
                    { list(seen, rest) }
                </details>
            }
        </>
    }
}

/// What cannot be done, and why.
pub(super) fn closed(seen: &Seen, title: &str, why: &Refusal) -> Html {
    html! {
        <li key={title.to_owned()} class="move">
            <span class="move-title">{ title.to_owned() }</span>
            <span class="move-why">{ why_not(seen, why) }</span>
        </li>
    }
}

/// Why not, and the way to where the rules say so. The game is kept, and the way back leads here.
pub(super) fn why_not(seen: &Seen, why: &Refusal) -> Html {
    let place = rules::why(why);
    let label = seen.language.labelled(seen.say(Message::InTheRules), &place.name(seen.language));
    html! {
        <>
            { words::refusal(seen.language, why, &|seat| seen.who(seat)) }{ " " }
            <a class="ref" data-stop="" href={place.href()} aria-label={label}>{ seen.say(Message::InTheRules) }</a>
        </>
    }
}

/// Which source of points parted the winner from whoever came nearest, or from the person; or what broke the tie.
pub(super) fn decided(seen: &Seen, game: &LaGranja) -> Option<String> {
    let winners = game.outcome()?.winners;
    if winners.len() > 1 {
        return Some(say(seen, Label::WinShared).to_owned());
    }
    let winner = winners.iter().next()?;
    let others = Seat::all(game.seats()).filter(|&seat| seat != winner && !game.is_automaton(seat));
    let level: Vec<Seat> = others.clone().filter(|&seat| game.score(seat) == game.score(winner)).collect();
    let other = others.max_by_key(|&seat| (winner != seen.me && seat == seen.me, game.score(seat)))?;
    let colon = words::colon(seen.language);
    let told = |what: Label, figures: &str| format!("{}{colon}{figures}", say(seen, what));
    if !level.is_empty() {
        let silver = |seat: &Seat| format!("{} {}", seen.name(*seat), game.player(*seat).silver);
        let all: Vec<String> = [winner].iter().chain(&level).map(silver).collect();
        return Some(told(Label::SilverDecides, &all.join(", ")));
    }
    let (one, two) = (game.tally(winner), game.tally(other));
    let most = (0..Source::ALL.len()).max_by_key(|&at| i32::from(one[at]) - i32::from(two[at]))?;
    let name = say(seen, source(Source::ALL[most]));
    let (winner, other) = (seen.name(winner), seen.name(other));
    let [one, two] = [one[most], two[most]].map(points);
    Some(told(Label::Decided, &format!("{name} ({winner} {one}, {other} {two})")))
}

/// Points with the minus that figures have.
pub(super) fn points(points: i16) -> String {
    points.to_string().replace('-', "−")
}

/// What the points of a source are called.
pub(super) fn source(source: Source) -> Label {
    match source {
        Source::Start => Label::FromStart,
        Source::Barrows => Label::FromBarrows,
        Source::Crafts => Label::FromCrafts,
        Source::Market => Label::FromMarket,
        Source::Removals => Label::FromRemovals,
        Source::Siesta => Label::FromSiesta,
        Source::Roofs => Label::FromRoofs,
        Source::Helpers => Label::FromHelpers,
        Source::Silver => Label::FromSilver,
        Source::Spent => Label::Spent,
    }
}
