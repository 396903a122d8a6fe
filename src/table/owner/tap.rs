//! What the person taps and opens.

use yew::Context;

use super::Table;
use crate::dom;
use crate::table::over::{Over, Panel};
use crate::table::screen::{Intent, Reply, Screen};
use crate::table::way_back;
use crate::ui::sound::{self, Sound};

impl<G: Screen> Table<G> {
    pub(super) fn on_intent(&mut self, ctx: &Context<Self>, intent: Intent<G>) {
        match intent {
            Intent::Tap(spot) => self.tap(ctx, spot, false),
            Intent::Large(word) => self.open(Over::Large(word)),
            Intent::Open(sheet) => self.open(Over::Sheet(sheet)),
            Intent::Do(action) => self.act(ctx, action),
            Intent::DoAll(actions) => self.act_all(ctx, actions),
            Intent::Own(intent) => {
                self.voice.refused = None;
                let seen = self.seen(ctx);
                let reply = G::on_intent(&seen, &mut self.sight.own, intent);
                self.on_reply(ctx, reply);
            }
        }
    }

    pub(super) fn on_reply(&mut self, ctx: &Context<Self>, reply: Reply<G>) {
        match reply {
            Reply::Draw => {}
            Reply::Do(action) => self.act(ctx, action),
            Reply::DoAll(actions) => self.act_all(ctx, actions),
            // What changes on a sheet leaves the keyboard where it is.
            Reply::Open(sheet) if self.cover.sheet().is_some() => self.cover.over = Some(Over::Sheet(sheet)),
            Reply::Open(sheet) => self.open(Over::Sheet(sheet)),
            Reply::Refuse(why) => self.refuse(why),
            Reply::Say(text) => self.voice.say(text),
        }
    }

    /// A tap asks what can be done; while a sheet of the game is out, it may put something there. A double one does the
    /// first thing that can be done.
    pub(super) fn tap(&mut self, ctx: &Context<Self>, spot: G::Spot, twice: bool) {
        if self.pointer.ends_hold() {
            return;
        }
        self.voice.refused = None;
        if let Some(reply) = G::tap(&self.seen(ctx), spot) {
            if !matches!(reply, Reply::Refuse(_)) {
                sound::play(Sound::Tap);
            }
            return self.on_reply(ctx, reply);
        }
        if self.cover.is_open(&Over::Answer(spot)) {
            let first = dom::all(".over[data-kind=answer] button.move:not([disabled])").into_iter().next();
            match first.filter(|_| twice && self.can_act()) {
                Some(first) => first.click(),
                None => self.close(),
            }
        } else {
            sound::play(Sound::Tap);
            self.open(Over::Answer(spot));
        }
    }

    pub(super) fn open(&mut self, over: Over<G>) {
        self.pointer.disturb();
        self.cover.open(over);
        way_back::lay();
    }

    /// Pulls rivals or log out, or puts them back.
    pub(super) fn pull(&mut self, panel: Option<Panel>) {
        let pulled = panel.filter(|_| self.cover.panel != panel);
        if self.cover.over.is_some() {
            self.close();
        }
        self.cover.panel = pulled;
        self.paint.log_changed = true;
        if pulled.is_some() {
            way_back::lay();
        }
    }

    /// The browser's way back: what lies over the table goes first; then it is asked whether the game is to be left.
    pub(super) fn go_back(&mut self) {
        if self.cover.is_open(&Over::Leave) {
            self.cover.drop_over();
            return way_back::go();
        }
        let lies_over = self.cover.over.is_some() || self.cover.panel.is_some() || self.watch.at.is_some();
        if lies_over {
            if self.cover.over.is_none() && self.cover.panel.is_none() {
                self.back_to_now();
            } else {
                self.close();
            }
            return way_back::lay();
        }
        if !self.is_to_be_left() {
            return way_back::go();
        }
        self.pointer.disturb();
        self.cover.open(Over::Leave);
    }

    pub(super) fn close(&mut self) {
        self.voice.refused = None;
        if self.cover.is_open(&Over::Hint) && self.study.hint.as_ref().is_some_and(|hint| !hint.is_found()) {
            // Nobody thinks about what is not wanted any more.
            self.study.hint = None;
            self.pace.stop_thinking();
        }
        if self.cover.is_open(&Over::Leave) {
            way_back::lay();
        }
        if self.cover.close() {
            return;
        }
        if self.cover.panel.take().is_none() && self.watch.replay.is_some() {
            self.back_to_now();
        }
    }
}
