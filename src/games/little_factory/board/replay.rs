//! Watching a game again: step by step, turn by turn, by itself, or with a finger on the curve; and playing on from
//! any point of it as a new game.

use tabletop::{Game, Record};
use yew::prelude::*;

use super::super::{phrases, story};
use super::coach::Ask;
use super::{Board, Msg, curve};
use crate::dom;
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::store::save::Save;
use crate::table::replay::Way;
use crate::ui::{Picture, icon};

/// How long a step is shown at least, in milliseconds: at the pace “instant” nobody could follow.
const SHORTEST: u32 = 350;

/// A game being watched; where it stands is in `Board::looking`.
pub(crate) struct Replay {
    pub(super) way: Way,
    pub(super) playing: bool,
    /// Where it stops by itself.
    pub(super) until: usize,
}

/// Where to go in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    Start,
    TurnBack,
    Back,
    /// Plays by itself, or pauses.
    Play,
    On,
    TurnOn,
    End,
    /// On the curve, in thousandths.
    To(usize),
    /// A new game from here.
    PlayOn,
}

impl Board {
    /// Whether nothing happens by itself now.
    pub(super) fn at_rest(&self) -> bool {
        self.looking.is_some() || (self.thinking.is_none() && self.queue.is_empty() && self.timer.is_none())
    }

    pub(super) fn can_replay(&self) -> bool {
        self.at_rest() && !self.taught && !self.session.entries().is_empty()
    }

    /// Begins to watch at the end, from where every way leads back.
    pub(super) fn watch(&mut self) {
        if self.can_replay() {
            self.watch_from(self.session.entries().len());
            self.over = None;
            self.panel = None;
            self.focus_on = Some(".scrubber");
        }
    }

    /// Watches what is told from here on.
    pub(super) fn watch_from(&mut self, count: usize) {
        let told = self.told();
        let way = Way::new((0..=told.entries().len()).map(|count| told.position(count).turn()));
        self.timer = None;
        self.replay = Some(Replay { until: way.end(), way, playing: false });
        self.looking = Some(count);
        self.follow_story();
    }

    pub(super) fn go(&mut self, ctx: &Context<Self>, go: Go) {
        let (Some(replay), Some(here)) = (&mut self.replay, self.looking) else { return };
        let way = &replay.way;
        let to = match go {
            Go::Start => 0,
            Go::TurnBack => way.turn_back(here),
            Go::Back => here.saturating_sub(1),
            Go::On => (here + 1).min(way.end()),
            Go::TurnOn => way.turn_on(here),
            Go::End => way.end(),
            Go::To(thousandths) => way.at(thousandths),
            Go::Play => {
                replay.playing = !replay.playing;
                if replay.playing {
                    // At the end it begins again.
                    let from = if here == way.end() { 0 } else { here };
                    replay.until = way.end();
                    self.looking = Some(from);
                    self.follow_story();
                    self.schedule(ctx, SHORTEST);
                } else {
                    self.timer = None;
                }
                return;
            }
            Go::PlayOn => return self.play_on_from(here),
        };
        replay.playing = false;
        self.timer = None;
        self.turn_to(to);
        if !matches!(go, Go::To(_)) {
            // Whoever moves the slider hears the slider.
            self.said = self.replay_says();
        }
    }

    /// Shows another moment of what is told.
    fn turn_to(&mut self, count: usize) {
        if let Some(here) = self.looking.filter(|here| here + 1 == count) {
            self.measure(here);
        }
        self.looking = Some(count);
        self.follow_story();
    }

    /// Plays by itself from here.
    pub(super) fn play_until(&mut self, ctx: &Context<Self>, until: usize) {
        if let Some(replay) = &mut self.replay {
            replay.playing = true;
            replay.until = until;
            self.schedule(ctx, 2 * SHORTEST);
        }
    }

    /// The next step by itself.
    pub(super) fn play_step(&mut self, ctx: &Context<Self>) {
        let (Some(replay), Some(here)) = (&self.replay, self.looking) else { return };
        let next = here + 1;
        let on = next < replay.until;
        self.turn_to(next.min(replay.until));
        self.said = self.replay_says();
        if on {
            self.schedule(ctx, self.pause().max(SHORTEST));
        } else if let Some(replay) = &mut self.replay {
            replay.playing = false;
        }
    }

    /// What was done last at the moment that is shown.
    fn replay_says(&self) -> String {
        let last = self.looking.unwrap_or_default().checked_sub(1);
        let lines = last.map(|last| story::tell(self.told(), &self.seating, self.language, last));
        lines.into_iter().flatten().map(|line| line.plain(self.language)).collect::<Vec<_>>().join(" ")
    }

    /// The game as it was then, as a new one. It counts as one with take-backs: what comes is known in part.
    pub(super) fn play_on_from(&self, count: usize) {
        let mut record = Record::clone(self.told().record());
        record.actions.truncate(count);
        let save = Save { taken_back: true, ..Save::new(self.seating.clone(), record, dom::now()) };
        crate::pages::begin(&save);
    }

    pub(super) fn doing_replay(&self, ctx: &Context<Self>, replay: &Replay) -> Html {
        let here = self.looking.unwrap_or_default();
        let (first, last) = (here == 0, here == replay.way.end());
        let control = |go: Go, picture: Picture, name: Message, back: bool, off: bool| {
            let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Replay(go));
            html! {
                <button type="button" class={classes!("tool", back.then_some("flip"))} data-stop="" title={self.say(name)}
                    aria-label={self.say(name)} aria-disabled={off.then_some("true")} {onclick}>{ icon(picture) }</button>
            }
        };
        let (picture, name) = match replay.playing {
            true => (Picture::Pause, Message::ReplayPause),
            false => (Picture::Play, Message::ReplayPlay),
        };
        let over = self.shown().outcome().is_some();
        let judged = self.judged(ctx);
        let coached = judged.is_some();
        html! {
            <>
                { judged }
                <p key="expected" class="expected">{ self.moment() }</p>
                if !coached {
                    { self.latest() }
                }
                { self.scrubber(ctx, replay) }
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
                            onclick={ctx.link().callback(|_: MouseEvent| Msg::Replay(Go::PlayOn))}>{ self.say(Message::GoOnFromHere) }</button>
                    }
                    if coached {
                        <button key="again" type="button" class="button quiet" data-stop=""
                            onclick={ctx.link().callback(|_: MouseEvent| Msg::Coach(Ask::TryAgain))}>{ self.say(Message::TryAgain) }</button>
                        <button key="coach" type="button" class="button go" data-stop=""
                            onclick={ctx.link().callback(|_: MouseEvent| Msg::Coach(Ask::Open))}>{ self.say(Message::BackToCoach) }</button>
                    } else {
                        <button key="now" type="button" class="button go" data-stop=""
                            onclick={ctx.link().callback(|_: MouseEvent| Msg::BackToNow)}>{ self.say(Message::BackToNow) }</button>
                    }
                </div>
            </>
        }
    }

    /// Whose turn it was, and which: “Turn 5 · Hazel · 23/80”.
    fn moment(&self) -> String {
        let game = self.shown();
        let number = game.turn() / u32::from(self.seating.len()) + 1;
        let (here, all) = (self.looking.unwrap_or_default(), self.told().entries().len());
        format!("{} · {} · {here}/{all}", phrases::turn(self.language, number), self.name(game.active()))
    }

    /// The curve of everybody's influence, with a mark where the game stands, to be dragged or moved by keys.
    fn scrubber(&self, ctx: &Context<Self>, replay: &Replay) -> Html {
        let here = self.looking.unwrap_or_default();
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
        html! {
            <div key="scrubber" class="scrubber" data-curve="" role="slider" tabindex="0" data-stop="" aria-label={self.say(Message::ReplaySlider)}
                aria-valuemin="0" aria-valuemax={replay.way.end().to_string()} aria-valuenow={here.to_string()}
                aria-valuetext={self.moment()} onpointerdown={grab} onpointermove={drag}>
                { self.curve(usize::MAX, Some(replay.way.along(here))) }
            </div>
        }
    }
}

/// What a key does on the slider, and what it does anywhere in a replay.
pub(super) fn by_key(key: &str, on_slider: bool) -> Option<Go> {
    Some(match key {
        "Home" => Go::Start,
        "End" => Go::End,
        "PageUp" => Go::TurnBack,
        "PageDown" => Go::TurnOn,
        "ArrowLeft" | "ArrowDown" if on_slider => Go::Back,
        "ArrowRight" | "ArrowUp" if on_slider => Go::On,
        "p" | "P" => Go::Play,
        _ => return None,
    })
}
