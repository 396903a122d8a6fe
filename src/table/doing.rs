//! What is expected of the person now, and the big buttons; while a rival plays, what the rival does; in a replay, the ways
//! through it.

use yew::prelude::*;

use super::coach::{self, Ask as AskCoach};
use super::hint::Ask as AskHint;
use super::lesson::Progress;
use super::over::Over;
use super::owner::{Msg, Table};
use super::play::ReadOnly;
use super::screen::Screen;
use super::seating::Sitter;
use super::seen::Seen;
use super::watch::{Go, Replay};
use super::{curve, ending, phrases, since, story};
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::ui::{Mood, Picture, face, icon};

pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let panel = Doing { table, ctx, seen };
    let (play, watch) = (&table.play, &table.watch);
    let inside = if play.is_lesson && !play.session.is_mine() {
        // Nobody thinks in a lesson; the slip says how it went.
        panel.latest()
    } else if play.is_lesson && !table.can_act() && watch.at.is_none() {
        panel.learned()
    } else if let Some(replay) = &watch.replay {
        panel.replay(replay)
    } else if watch.at.is_some() {
        panel.looking()
    } else if play.session.is_over() {
        panel.over()
    } else if play.read_only.is_some() {
        panel.latest()
    } else if play.session.is_mine() {
        panel.mine()
    } else {
        panel.theirs()
    };
    html! {
        <section key="doing" class="doing" tabindex="-1" data-scrolls="" data-mine={seen.can_act.then_some("")} aria-label={seen.say(Message::Doing)}>
            { inside }
        </section>
    }
}

struct Doing<'a, G: Screen> {
    table: &'a Table<G>,
    ctx: &'a Context<Table<G>>,
    seen: &'a Seen<G>,
}

impl<G: Screen> Doing<'_, G> {
    fn say(&self, message: Message) -> &'static str {
        self.seen.say(message)
    }

    fn on(&self, message: fn() -> Msg<G>) -> Callback<MouseEvent> {
        self.ctx.link().callback(move |_: MouseEvent| message())
    }

    fn mine(&self) -> Html {
        let Self { table, seen, .. } = self;
        let undo = table.play.undoable() > 0;
        let [turn, more] = G::buttons(seen);
        // Those that come and go with every move stay, hidden: a browser is quicker at that than at making them.
        html! {
            <>
                <div key="expecting" class="expecting">
                    <p class="expected">{ table.expected() }</p>
                    { since::opener(table, self.ctx, seen) }
                </div>
                <div key="buttons" class="do-buttons turn">{ turn }{ more }</div>
                <div key="always" class="do-buttons always">
                    <button key="undo" type="button" class="button quiet" data-stop="" aria-keyshortcuts="U" hidden={!undo}
                        onclick={self.on(|| Msg::Undo)}>{ self.say(Message::Undo) }</button>
                    if table.can_be_hinted() {
                        <button key="hint" type="button" class="button quiet" data-stop="" aria-keyshortcuts="H"
                            onclick={self.on(|| Msg::Hint(AskHint::Clue))}>{ self.say(Message::Hint) }</button>
                    }
                    <button key="moves" type="button" class="button quiet" data-stop="" aria-keyshortcuts="A"
                        onclick={self.on(|| Msg::Open(Over::Moves))}>{ self.say(Message::AllMoves) }</button>
                </div>
                { since::draw(table, seen).unwrap_or_else(|| self.latest()) }
            </>
        }
    }

    /// A lesson that has gone one way or the other: nothing goes on but what the slip offers, and what was done can be undone.
    fn learned(&self) -> Html {
        html! {
            <>
                { self.latest() }
                if self.table.play.undoable() > 0 && self.table.learning.progress != Some(Progress::Done) {
                    <div key="buttons" class="do-buttons">
                        <button key="undo" type="button" class="button quiet" data-stop="" aria-keyshortcuts="U"
                            onclick={self.on(|| Msg::Undo)}>{ self.say(Message::Undo) }</button>
                    </div>
                }
            </>
        }
    }

    fn theirs(&self) -> Html {
        let table = self.table;
        let who = table.play.session.now().to_act().map(|seat| self.seen.seating.at(seat));
        let picture = match who {
            Some(Sitter::Rival { character, .. }) => Some(face(character, Mood::Neutral)),
            _ => None,
        };
        html! {
            <>
                <p key="expected" class="expected">
                    if let Some(picture) = picture {
                        <span class="doing-face">{ picture }</span>
                    }
                    { table.expected() }
                </p>
                if let Some(done) = table.pace.thinking {
                    <progress key="progress" class="thinking" max="100" value={done.to_string()}
                        aria-label={table.expected()}></progress>
                }
                { self.latest() }
                <div key="buttons" class="do-buttons theirs">
                    <button key="skip" type="button" class="button quiet" data-stop="" aria-keyshortcuts="S"
                        onclick={self.on(|| Msg::Skip)}>{ self.say(Message::Skip) }</button>
                </div>
            </>
        }
    }

    fn looking(&self) -> Html {
        html! {
            <>
                <p key="expected" class="expected">{ self.say(Message::Looking) }</p>
                { self.latest() }
                <div key="buttons" class="do-buttons">
                    <button key="now" type="button" class="button go" data-stop=""
                        onclick={self.on(|| Msg::BackToNow)}>{ self.say(Message::BackToNow) }</button>
                </div>
            </>
        }
    }

    fn over(&self) -> Html {
        html! {
            <>
                <p key="expected" class="expected">{ ending::result(self.seen) }</p>
                <div key="buttons" class="do-buttons">
                    <button key="result" type="button" class="button go" data-stop=""
                        onclick={self.on(|| Msg::Open(Over::Ending))}>{ self.say(Message::SeeResult) }</button>
                    <button key="replay" type="button" class="button quiet" data-stop="" aria-keyshortcuts="P"
                        onclick={self.on(|| Msg::Watch)}>{ self.say(Message::Replay) }</button>
                    <button key="coach" type="button" class="button quiet" data-stop=""
                        onclick={self.on(|| Msg::Coach(AskCoach::Open))}>{ self.say(Message::Coach) }</button>
                </div>
            </>
        }
    }

    /// What happened last, in words.
    fn latest(&self) -> Html {
        let Self { table, seen, .. } = self;
        let session = table.watch.shown_session(&table.play.session);
        let count = table.watch.at.unwrap_or(session.entries().len());
        let Some(last) = count.checked_sub(1) else { return Html::default() };
        let lines = story::tell(session, &seen.seating, seen.language, last);
        let acted = session.entries().get(last).map(|entry| seen.seating.at(entry.seat));
        let picture = match acted {
            // A turn that ends without a word has no face, either.
            Some(Sitter::Rival { character, .. }) if !lines.is_empty() && !play_is_mine(table) => {
                Some(face(character, Mood::Neutral))
            }
            _ => None,
        };
        html! {
            <p key="latest" class="latest">
                if let Some(picture) = picture {
                    <span class="latest-face" aria-hidden="true">{ picture }</span>
                }
                { for lines.iter().map(|line| html! { <span>{ line.plain(seen.language) }{ " " }</span> }) }
            </p>
        }
    }

    fn replay(&self, replay: &Replay) -> Html {
        let here = self.table.watch.at.unwrap_or_default();
        let (first, last) = (here == 0, here == replay.path.end());
        let control = |go: Go, picture: Picture, name: Message, back: bool, off: bool| {
            let onclick = self.ctx.link().callback(move |_: MouseEvent| Msg::Replay(go));
            html! {
                <button type="button" class={classes!("tool", back.then_some("flip"))} data-stop="" title={self.say(name)}
                    aria-label={self.say(name)} aria-disabled={off.then_some("true")} {onclick}>{ icon(picture) }</button>
            }
        };
        let (picture, name) = match replay.playing {
            true => (Picture::Pause, Message::ReplayPause),
            false => (Picture::Play, Message::ReplayPlay),
        };
        let over = self.seen.game.outcome().is_some();
        let judged = coach::judged(self.table, self.ctx, self.seen);
        let coached = judged.is_some();
        html! {
            <>
                { judged }
                <p key="expected" class="expected">{ self.moment() }</p>
                if !coached {
                    { self.latest() }
                }
                { self.scrubber(replay) }
                <div key="controls" class="replay-controls" role="group" aria-label={self.say(Message::Replay)}>
                    { control(Go::Start, Picture::ToEnd, Message::ReplayStart, true, first) }
                    { control(Go::TurnBack, Picture::Turn, Message::ReplayTurnBack, true, first) }
                    { control(Go::Back, Picture::Step, Message::ReplayBack, true, first) }
                    { control(Go::Play, picture, name, false, false) }
                    { control(Go::On, Picture::Step, Message::ReplayOn, false, last) }
                    { control(Go::TurnOn, Picture::Turn, Message::ReplayTurnOn, false, last) }
                    { control(Go::End, Picture::ToEnd, Message::ReplayEnd, false, last) }
                </div>
                <div key="buttons" class="do-buttons">
                    if !coached {
                        <button key="on" type="button" class="button quiet" data-stop="" disabled={over}
                            onclick={self.on(|| Msg::Replay(Go::PlayOn))}>{ self.say(Message::GoOnFromHere) }</button>
                    }
                    if coached {
                        <button key="again" type="button" class="button quiet" data-stop=""
                            onclick={self.on(|| Msg::Coach(AskCoach::TryAgain))}>{ self.say(Message::TryAgain) }</button>
                        <button key="coach" type="button" class="button go" data-stop=""
                            onclick={self.on(|| Msg::Coach(AskCoach::Open))}>{ self.say(Message::BackToCoach) }</button>
                    } else {
                        <button key="now" type="button" class="button go" data-stop=""
                            onclick={self.on(|| Msg::BackToNow)}>{ self.say(Message::BackToNow) }</button>
                    }
                </div>
            </>
        }
    }

    /// Whose turn it was, and which: “Turn 5 · Hazel · 23/80”.
    fn moment(&self) -> String {
        let Self { table, seen, .. } = self;
        let session = table.watch.shown_session(&table.play.session);
        let (here, all) = (table.watch.at.unwrap_or_default(), session.entries().len());
        // At the end nobody is to act: it was the turn of whoever acted last.
        let acted = |count: usize| session.entries().get(count).map(|entry| entry.seat);
        let seat = acted(here).or_else(|| acted(here.checked_sub(1)?)).unwrap_or(seen.me);
        let turn = phrases::turn(seen.language, G::turn_number(&seen.game));
        format!("{turn} · {} · {here}/{all}", seen.name(seat))
    }

    /// The curve of everybody's points, with a mark where the game stands, to be dragged or moved by keys.
    fn scrubber(&self, replay: &Replay) -> Html {
        let Self { table, seen, ctx } = self;
        let here = table.watch.at.unwrap_or_default();
        let drag = ctx.link().batch_callback(|event: PointerEvent| {
            let pressed = event.buttons() & 1 == 1;
            curve::thousandths(&event).filter(|_| pressed).map(|to| Msg::Replay(Go::To(to)))
        });
        let grab = {
            let drag = drag.clone();
            Callback::from(move |event: PointerEvent| {
                // The drag goes on when the finger leaves the curve; where it does not, it ends there.
                drop(curve::drawn_on(&event).map(|slider| slider.set_pointer_capture(event.pointer_id())));
                drag.emit(event);
            })
        };
        let session = table.watch.shown_session(&table.play.session);
        html! {
            <div key="scrubber" class="scrubber" data-curve="" role="slider" tabindex="0" data-stop="" aria-label={self.say(Message::ReplaySlider)}
                aria-valuemin="0" aria-valuemax={replay.path.end().to_string()} aria-valuenow={here.to_string()}
                aria-valuetext={self.moment()} onpointerdown={grab} onpointermove={drag}>
                // A game from a link does not tell beforehand how it ends.
                { curve::draw(seen, session, if table.play.read_only == Some(ReadOnly::Shared) { here } else { usize::MAX }, Some(replay.path.along(here))) }
            </div>
        }
    }
}

fn play_is_mine<G: Screen>(table: &Table<G>) -> bool {
    table.watch.at.is_none() && table.play.session.is_mine()
}
