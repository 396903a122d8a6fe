//! A game being played, whatever the game. `Table` is the one owner of all that happens there: a tap becomes an intent, an
//! intent an action, an action events; then it is drawn, told and kept, and if a rival is to act, asked for. Each noun beside
//! this file owns a part of the state; this file lets them follow one another.

use std::rc::Rc;

use tabletop::Record;
use yew::prelude::*;

use super::around::Around;
use super::coach::{self, Coaching};
use super::hint::{self, Hint};
use super::job::Answer;
use super::notice;
use super::over::{Cover, Over, Panel};
use super::pace::Pace;
use super::paint::Paint;
use super::play::{self, Play};
use super::pointer::{self, Pointer};
use super::screen::{Intent, Reply, Screen};
use super::seating::Seating;
use super::seen::{Known, Seen};
use super::story::{Story, tell_plain};
use super::study::Study;
use super::voice::{Filter, Voice};
use super::watch::{Go, SHORTEST, Then, Watch};
use super::who::who;
use super::{doing, keys, lesson, log, over, rail, sitting};
use crate::app::SettingsContext;
use crate::dom;
use crate::embed;
use crate::games;
use crate::games::folder::Sitting;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::heading::Origin;
use crate::store::save::{Save, SaveError};
use crate::store::saves::{GameId, KeepError};
use crate::store::settings;
use crate::ui::sound::{self, Sound};

#[derive(Properties, PartialEq)]
pub(crate) struct TableProps<G: Screen> {
    pub(crate) id: GameId,
    /// The game as it was kept.
    pub(crate) save: Save<G>,
    /// Wants the game as the store has it now.
    #[prop_or_default]
    pub(crate) reopen: Callback<()>,
    /// A lesson instead of a game: the rivals wait, and the slip says what to do.
    #[prop_or_default]
    pub(crate) lesson: Option<G::Lesson>,
}

/// The owner of a game being played.
pub(crate) struct Table<G: Screen> {
    pub(super) play: Play<G>,
    pub(super) pace: Pace<G>,
    pub(super) watch: Watch<G>,
    pub(super) study: Study<G>,
    pub(super) cover: Cover<G>,
    pub(super) voice: Voice<G>,
    pub(super) around: Around,
    paint: Paint,
    pointer: Pointer<G>,
    /// What the person knows of the position that is shown.
    known: Known<G>,
    /// What the screen remembers.
    own: G::Own,
}

/// Intents of the person, and news from elsewhere.
pub(crate) enum Msg<G: Screen> {
    /// From the game's own part of the table.
    Screen(Intent<G>),
    /// A finger has stayed on a thing.
    Hold(G::Word),
    /// The mouse is on a thing, or on none.
    Point(Option<G::Word>),
    /// It has rested there.
    Peek,
    /// A finger is down.
    Press(Option<G::Word>),
    /// It is up again.
    Lift,
    Open(Over<G>),
    Close,
    Undo,
    Redo,
    RestartTurn,
    /// Back to the beginning of the person's turn before this one.
    TakeBackTurn,
    Pull(Option<Panel>),
    Show(Filter),
    CopyLog,
    Bot(Answer),
    /// The next step of what happens by itself.
    Step,
    Skip,
    ShowAgain,
    BackToNow,
    /// The whole game again.
    Watch,
    Replay(Go),
    Hint(hint::Ask),
    Coach(coach::Ask),
    NewGame {
        same_deal: bool,
    },
    LessonAgain,
    Notice(notice::Act),
    /// Another tab has the game, or has deleted it.
    Lost(KeepError),
    Key(KeyboardEvent),
    /// The change is seen: it is kept.
    Keep,
    LayMore,
    Settings(SettingsContext),
    Speak(Language),
}

impl<G: Screen> Component for Table<G> {
    type Message = Msg<G>;
    type Properties = TableProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let (link, props) = (ctx.link(), ctx.props());
        let play = Play::new(props.id, &props.save, props.lesson.and_then(lesson::opened::<G>));
        let listeners = [
            play::on_other_tab(props.id, link.callback(Msg::Lost)),
            play::on_leaving(link.callback(|()| Msg::Keep)),
            keys::listen(link.callback(Msg::Key)),
        ];
        let around = Around::new(ctx, link.callback(Msg::Settings), link.callback(Msg::Speak), listeners);
        sound::set_on(around.settings.settings.sound_on());
        let known = Known::new(play.session.now(), play.session.me(), play.session.is_over(), play.is_mine());
        let mut table = Self {
            pace: Pace::new(link.callback(Msg::Bot), link.callback(|()| Msg::Step)),
            watch: Watch::new(),
            study: Study::new(),
            cover: Cover::new(),
            voice: Voice::new(around.language),
            paint: Paint::new(),
            pointer: Pointer::new(link.callback(|message| message)),
            own: G::Own::default(),
            play,
            around,
            known,
        };
        table.after_change(ctx);
        table
    }

    fn destroy(&mut self, _ctx: &Context<Self>) {
        // A game that another tab has is kept there.
        let _ = self.play.keep();
        self.pace.dismiss();
    }

    fn update(&mut self, ctx: &Context<Self>, message: Msg<G>) -> bool {
        let message = match message {
            Msg::Key(event) => match keys::wanted(self, ctx, &event) {
                Some(message) => message,
                None => return false,
            },
            message => message,
        };
        let draw = self.follow(ctx, message);
        self.refresh();
        draw
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let panel = self.cover.panel.map(|panel| match panel {
            Panel::Rivals => "rivals",
            Panel::Log => "log",
        });
        // Only a sheet beside the table changes how the rest of it is laid out.
        let beside = self.cover.sheet().filter(|sheet| G::is_beside(sheet)).map(G::sheet_kind);
        let pointer = link.batch_callback(|event: PointerEvent| pointer::pointed::<G>(&event));
        let leave = link.callback(|_: PointerEvent| Msg::Point(None));
        let press = link.batch_callback(|event: PointerEvent| pointer::pressed::<G>(&event));
        let lift = link.callback(|_: PointerEvent| Msg::Lift);
        let tap = link.batch_callback(|event: MouseEvent| pointer::tapped::<G>(&event));
        let menu = link.batch_callback(|event: MouseEvent| pointer::asked_for::<G>(&event));
        let seen = self.seen(ctx);
        html! {
            <div ref={self.paint.root.clone()} class="table" data-game={G::GAME.slug()} data-panel={panel} data-over={beside}
                onpointerover={pointer} onpointerleave={leave}
                onpointerdown={press} onpointerup={lift.clone()} onpointercancel={lift} onclick={tap} oncontextmenu={menu}>
                { rail::draw(self, ctx, &seen) }
                { notice::draw(self, ctx) }
                { lesson::draw(self, ctx) }
                <main key="main" id="main" class="board" tabindex="-1">
                    if self.paint.laid > 0 {
                        { G::board(&seen) }
                        { doing::draw(self, ctx, &seen) }
                        { log::draw(self, ctx, &seen) }
                    }
                </main>
                <div key="lid" class="lid">{ over::draw(self, ctx, &seen) }</div>
                if let Some(word) = self.pointer.rests_on().filter(|_| self.cover.over.is_none()) {
                    <div key="peek" class="peek" aria-hidden="true" inert={true}>{ G::peek(&seen, word) }</div>
                }
                <p key="said" class="unseen" role="status" aria-live="polite">{ self.voice.said.clone() }</p>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if !self.paint.rendered(ctx.link().callback(|()| Msg::LayMore)) {
            return;
        }
        embed::look_again();
        self.cover.rendered();
        if let Some(selector) = self.paint.focus_on.take().filter(|_| self.cover.over.is_none()) {
            dom::focus(selector);
        }
    }
}

impl<G: Screen> Table<G> {
    /// Does what is wanted; whether there is something to draw.
    fn follow(&mut self, ctx: &Context<Self>, message: Msg<G>) -> bool {
        match message {
            Msg::Screen(intent) => self.on_intent(ctx, intent),
            Msg::Hold(word) => {
                self.pointer.hold();
                self.open(Over::Large(word));
            }
            Msg::Point(word) => return self.pointer.point(word),
            Msg::Peek => return self.pointer.peek(self.cover.over.is_none()),
            Msg::Press(word) => {
                self.pointer.press(word);
                return false;
            }
            Msg::Lift => {
                self.pointer.lift();
                return false;
            }
            Msg::Open(over) => self.open(over),
            Msg::Close => self.close(),
            Msg::Undo => self.take_back(ctx, 1),
            Msg::RestartTurn => self.take_back(ctx, usize::MAX),
            Msg::Redo => {
                if self.can_act() && self.play.session.can_redo() {
                    self.play.session.redo();
                    self.show_last(ctx);
                    self.after_change(ctx);
                }
            }
            Msg::TakeBackTurn => {
                if self.watch.at.is_none() && self.play.take_back_turn() {
                    self.cover.drop_over();
                    self.after_change(ctx);
                    self.paint.focus_doing();
                }
            }
            Msg::Pull(panel) => {
                self.cover.panel = if self.cover.panel == panel { None } else { panel };
                self.paint.log_changed = true;
            }
            Msg::Show(filter) => {
                self.voice.filter = filter;
                self.paint.log_changed = true;
            }
            Msg::CopyLog => {
                self.voice.copied = true;
                dom::copy(&self.voice.story.text(&self.play.seating));
            }
            Msg::Bot(answer) => self.on_answer(&answer),
            Msg::Step => self.step(ctx),
            Msg::Skip => {
                if self.watch.at.is_some() {
                    self.back_to_now();
                } else if self.pace.hurry() {
                    self.step(ctx);
                }
            }
            Msg::ShowAgain => {
                if self.can_show_again() {
                    self.watch.at = Watch::rivals_last(&self.play.session).map(|(began, _)| began);
                    self.cover.drop_over();
                    self.follow_story();
                    self.pace.schedule(400);
                }
            }
            Msg::BackToNow => self.back_to_now(),
            Msg::Watch => {
                if self.can_replay() {
                    self.watch_from(None, self.play.session.entries().len());
                    self.cover.drop_over();
                    self.cover.panel = None;
                    self.paint.focus_on = Some(".scrubber");
                }
            }
            Msg::Replay(go) => self.go(ctx, go),
            Msg::Hint(ask) => self.on_hint(ctx, ask),
            Msg::Coach(ask) => self.on_coach(ask),
            Msg::NewGame { same_deal } => self.new_game(same_deal),
            Msg::LessonAgain => {
                if let Some(fresh) = ctx.props().lesson.and_then(|lesson| lesson::Lesson::session(lesson, &[])) {
                    self.play.session = fresh;
                    self.pace.halt();
                    self.watch.back_to_now();
                    self.cover.drop_over();
                    self.after_change(ctx);
                }
            }
            Msg::Notice(act) => self.on_notice(ctx, act),
            Msg::Lost(lost) => {
                if self.play.read_only.is_none() {
                    self.step_back(lost);
                }
            }
            Msg::Key(_) => return false,
            Msg::Keep => {
                let before = self.play.kept;
                if let Err(lost) = self.play.keep() {
                    self.step_back(lost);
                    return true;
                }
                return self.play.kept != before;
            }
            Msg::LayMore => self.paint.lay_more(),
            Msg::Settings(context) => {
                sound::set_on(context.settings.sound_on());
                self.around.settings = context;
            }
            Msg::Speak(language) => {
                self.around.language = language;
                self.voice.story = Story::new(language);
                self.follow_story();
            }
        }
        true
    }

    pub(super) fn say(&self, message: Message) -> &'static str {
        self.around.language.say(message)
    }

    /// Whether a move of the person is awaited.
    pub(super) fn can_act(&self) -> bool {
        self.watch.at.is_none() && self.play.is_mine()
    }

    pub(super) fn can_be_hinted(&self) -> bool {
        self.can_act() && !self.play.is_lesson
    }

    pub(super) fn can_be_coached(&self) -> bool {
        !self.play.is_lesson && self.play.session.is_over()
    }

    pub(super) fn can_replay(&self) -> bool {
        let at_rest = self.watch.at.is_some() || self.pace.is_at_rest();
        at_rest && !self.play.is_lesson && !self.play.session.entries().is_empty()
    }

    pub(super) fn can_show_again(&self) -> bool {
        let session = &self.play.session;
        let rest = session.is_mine() || session.is_over();
        self.watch.at.is_none() && rest && Watch::rivals_last(session).is_some()
    }

    pub(super) fn turn_to_take_back(&self) -> bool {
        self.watch.at.is_none() && self.play.turn_to_take_back().is_some()
    }

    fn pace_chosen(&self) -> settings::Pace {
        self.around.settings.settings.pace
    }

    /// What the person is asked to do, or who is thinking.
    pub(super) fn expected(&self) -> String {
        let seats = who::<G>(&self.play.seating, self.around.language);
        G::expected(self.around.language, &self.known.game, &seats)
    }

    /// All that the screen gets.
    pub(super) fn seen(&self, ctx: &Context<Self>) -> Rc<Seen<G>> {
        let asked = match self.cover.over {
            Some(Over::Answer(spot)) => Some(spot),
            _ => None,
        };
        let hint = self.study.hint.as_ref().filter(|_| self.can_act());
        Rc::new(Seen {
            game: self.known.game.clone(),
            facts: self.known.facts.clone(),
            me: self.play.session.me(),
            seating: self.play.seating.clone(),
            language: self.around.language,
            settings: self.around.settings.settings,
            can_act: self.can_act(),
            hinted: hint.and_then(|hint| hint.clue(&self.play.session)),
            asked,
            sheet: self.cover.sheet().cloned(),
            refused: self.voice.refused.clone(),
            own: self.own.clone(),
            laid: self.paint.laid,
            send: ctx.link().callback(Msg::Screen),
        })
    }

    /// Works out what the person knows of the position that is shown, if it is another one.
    fn refresh(&mut self) {
        let shown = self.watch.shown(&self.play.session);
        let (truth, may_act) = (self.play.session.is_over(), self.can_act());
        if !self.known.is_of(shown, truth, may_act) {
            self.known = Known::new(shown, self.play.session.me(), truth, may_act);
        }
    }

    fn on_intent(&mut self, ctx: &Context<Self>, intent: Intent<G>) {
        match intent {
            Intent::Tap(spot) => self.tap(ctx, spot),
            Intent::Large(word) => self.open(Over::Large(word)),
            Intent::Open(sheet) => self.open(Over::Sheet(sheet)),
            Intent::Do(action) => self.act(ctx, action),
            Intent::Own(intent) => {
                self.voice.refused = None;
                let seen = self.seen(ctx);
                let reply = G::on_intent(&seen, &mut self.own, intent);
                self.on_reply(ctx, reply);
            }
        }
    }

    fn on_reply(&mut self, ctx: &Context<Self>, reply: Reply<G>) {
        match reply {
            Reply::Draw => {}
            Reply::Do(action) => self.act(ctx, action),
            // What changes on a sheet leaves the keyboard where it is.
            Reply::Open(sheet) if self.cover.sheet().is_some() => self.cover.over = Some(Over::Sheet(sheet)),
            Reply::Open(sheet) => self.open(Over::Sheet(sheet)),
            Reply::Refuse(why) => self.refuse(why),
        }
    }

    /// A tap asks what can be done; while a sheet of the game is out, it may put something there.
    fn tap(&mut self, ctx: &Context<Self>, spot: G::Spot) {
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
            self.close();
        } else {
            sound::play(Sound::Tap);
            self.open(Over::Answer(spot));
        }
    }

    fn open(&mut self, over: Over<G>) {
        self.pointer.disturb();
        self.cover.open(over);
    }

    fn close(&mut self) {
        self.voice.refused = None;
        if self.cover.is_open(&Over::Hint) && self.study.hint.as_ref().is_some_and(|hint| !hint.is_found()) {
            // Nobody thinks about what is not wanted any more.
            self.study.hint = None;
            self.pace.stop_thinking();
        }
        if self.cover.close() {
            return;
        }
        if self.watch.replay.is_some() {
            self.back_to_now();
        } else {
            self.cover.panel = None;
        }
    }

    fn act(&mut self, ctx: &Context<Self>, action: G::Action) {
        if !self.can_act() {
            return;
        }
        match self.play.session.act(action) {
            Ok(()) => {
                self.show_last(ctx);
                self.close();
                self.after_change(ctx);
            }
            Err(why) => self.refuse(why),
        }
    }

    fn refuse(&mut self, why: G::Refusal) {
        sound::play(Sound::Refused);
        let seats = who::<G>(&self.play.seating, self.around.language);
        self.voice.said = G::refusal_says(self.around.language, &why, &seats);
        self.voice.refused = Some(why);
    }

    fn take_back(&mut self, ctx: &Context<Self>, count: usize) {
        if self.watch.at.is_none() && self.play.take_back(count) {
            self.cover.drop_over();
            self.after_change(ctx);
        }
    }

    /// The last action is about to be drawn: what it moves, and what it sounds like.
    fn show_last(&mut self, ctx: &Context<Self>) {
        let session = &self.play.session;
        let Some(last) = session.entries().last() else { return };
        let told = last.told(session.me(), session.is_over());
        self.measure(ctx, session.entries().len() - 1);
        if let Some(sound) = G::sound(self.play.session.me(), &told.events) {
            sound::play(sound);
        }
    }

    /// Remembers where everything lies that this action of what is shown moves.
    fn measure(&mut self, ctx: &Context<Self>, index: usize) {
        let shown = self.pace.is_shown(self.pace_chosen());
        let session = self.watch.shown_session(&self.play.session);
        let told = session.entries().get(index).map(|entry| entry.told(session.me(), self.play.session.is_over()));
        let events = told.map(|told| told.events).unwrap_or_default();
        let seen = self.seen(ctx);
        self.paint.measure(shown, || G::flights(&seen, &events));
    }

    /// Everything that follows from a change of the record.
    fn after_change(&mut self, ctx: &Context<Self>) {
        self.own = G::Own::default();
        self.voice.refused = None;
        self.voice.copied = false;
        self.refresh();
        self.follow_hint();
        self.follow_story();
        self.voice.said = self.news();
        if let Some(lesson) = ctx.props().lesson {
            lesson::keep::<G>(lesson, &self.play.session);
            return self.pace.queue_up(lesson::replies::<G>(lesson, &self.play.session), self.pace_chosen());
        }
        if let Err(lost) = self.play.note_change(ctx.link().callback(|()| Msg::Keep)) {
            return self.step_back(lost);
        }
        if embed::is_on() {
            embed::tell_game(&self.play.to_keep());
        }
        if self.play.session.is_over() {
            self.pace.thinking = None;
            if self.cover.over.is_none() {
                self.open(Over::Ending);
            }
        } else if !self.play.session.is_mine() && self.play.read_only.is_none() {
            self.pace.go_on(&self.play, self.pace_chosen());
        }
    }

    /// Nothing is done here any more.
    fn step_back(&mut self, lost: KeepError) {
        self.pace.halt();
        self.play.step_back(lost);
        if let Some(why) = self.play.read_only {
            self.cover.drop_over();
            self.voice.said = notice::says(self.around.language, why);
        }
    }

    fn follow_story(&mut self) {
        self.paint.log_changed = true;
        let count = self.watch.at.unwrap_or(usize::MAX);
        let shown = self.watch.shown_session(&self.play.session);
        self.voice.story.follow(shown, &self.play.seating, count);
    }

    /// What was done at a place of what is shown, for those who listen.
    fn said_at(&self, index: usize) -> String {
        let shown = self.watch.shown_session(&self.play.session);
        tell_plain(shown, &self.play.seating, self.around.language, index)
    }

    /// What happened last and what is expected now, for those who listen.
    fn news(&self) -> String {
        let last = self.play.session.entries().len().checked_sub(1);
        let mut parts: Vec<String> = last.map(|last| self.said_at(last)).into_iter().collect();
        if self.play.session.is_mine() {
            parts.push(self.expected());
        }
        parts.join(" ")
    }

    fn on_answer(&mut self, answer: &Answer) {
        if let Some(hint) = &mut self.study.hint {
            match hint.on_answer(answer) {
                Some(false) => {}
                Some(true) => {
                    if hint.is_found() {
                        if self.cover.is_open(&Over::Hint) {
                            self.cover.focus_again();
                        }
                        self.say_hint();
                    }
                    return;
                }
                None => {
                    self.study.hint = None;
                    return;
                }
            }
        }
        if let Some(coaching) = &mut self.study.coaching
            && coaching.on_answer(answer, &self.play, &mut self.pace)
        {
            if coaching.is_done() {
                self.voice.said = self.say(Message::CoachDone).to_owned();
            }
            return;
        }
        self.pace.on_answer(answer, &self.play, self.pace_chosen());
    }

    /// The next step of what happens by itself.
    fn step(&mut self, ctx: &Context<Self>) {
        self.pace.rang();
        if self.watch.replay.is_some() {
            return self.play_step(ctx);
        }
        if self.watch.at.is_some() {
            return self.look_on(ctx);
        }
        while let Some((action, at_once)) = self.pace.next_step(self.pace_chosen()) {
            if self.play.session.act(action).is_ok() {
                self.show_last(ctx);
            } else {
                // Asked again.
                self.pace.forget_steps();
            }
            if !at_once {
                break;
            }
        }
        if self.play.session.is_mine() {
            self.pace.arrive();
            sound::play(Sound::TurnMine);
        }
        self.after_change(ctx);
    }

    /// One step further towards now.
    fn look_on(&mut self, ctx: &Context<Self>) {
        let Some(count) = self.watch.at else { return };
        self.measure(ctx, count);
        self.voice.said = self.said_at(count);
        let last = Watch::rivals_last(&self.play.session).map_or(0, |(_, ended)| ended);
        if count + 1 >= last {
            self.watch.at = None;
        } else {
            self.watch.at = Some(count + 1);
            self.pace.schedule(self.pace.step_lasts(self.pace_chosen()).max(SHORTEST));
        }
        self.follow_story();
    }

    fn back_to_now(&mut self) {
        self.watch.back_to_now();
        self.pace.pause();
        self.study.coaching.iter_mut().for_each(Coaching::put_away);
        self.paint.focus_doing();
        self.follow_story();
    }

    /// Watches this game, or another line of it, from here on.
    fn watch_from(&mut self, line: Option<super::Session<G>>, count: usize) {
        self.pace.pause();
        self.watch.from(&self.play.session, line, count);
        self.follow_story();
    }

    fn go(&mut self, ctx: &Context<Self>, go: Go) {
        let Some(here) = self.watch.at else { return };
        if go == Go::PlayOn {
            return self.play_on_from(here);
        }
        let Some(then) = self.watch.go(go) else { return };
        match then {
            Then::PlaysOn(after) => self.pace.schedule(after),
            Then::Pauses => self.pace.pause(),
            Then::Shown => {
                self.pace.pause();
                if self.watch.at == Some(here + 1) {
                    self.measure(ctx, here);
                }
                // Whoever moves the slider hears the slider.
                if !matches!(go, Go::To(_)) {
                    self.voice.said = self.replay_says();
                }
            }
        }
        self.follow_story();
    }

    /// The next step of a replay by itself.
    fn play_step(&mut self, ctx: &Context<Self>) {
        let Some(here) = self.watch.at else { return };
        let on = self.watch.play_step();
        if self.watch.at == Some(here + 1) {
            self.measure(ctx, here);
        }
        self.follow_story();
        self.voice.said = self.replay_says();
        if on {
            self.pace.schedule(self.pace.step_lasts(self.pace_chosen()).max(SHORTEST));
        }
    }

    /// What was done last at the moment that is shown.
    fn replay_says(&self) -> String {
        let last = self.watch.at.unwrap_or_default().checked_sub(1);
        last.map(|last| self.said_at(last)).unwrap_or_default()
    }

    fn on_hint(&mut self, ctx: &Context<Self>, ask: hint::Ask) {
        match ask {
            hint::Ask::Clue if self.can_be_hinted() => {
                self.play.heading.hinted = true;
                if self.study.hint.is_none() {
                    let known = self.known.game.clone();
                    self.study.hint = Some(Hint::new(&self.play.session, known, &mut self.pace));
                }
                self.open(Over::Hint);
                self.voice.said = self.say(Message::HintThinking).to_owned();
                self.say_hint();
            }
            hint::Ask::Clue => {}
            hint::Ask::Turn => {
                if self.study.hint.as_mut().is_some_and(Hint::unfold) {
                    self.cover.focus_again();
                }
                self.say_hint();
            }
            hint::Ask::DoNext => {
                if let Some(action) = self.next_hinted() {
                    self.act(ctx, action);
                    if self.next_hinted().is_some() {
                        self.open(Over::Hint);
                    }
                }
            }
        }
    }

    fn next_hinted(&self) -> Option<G::Action> {
        self.study.hint.as_ref()?.next(&self.play.session)
    }

    fn say_hint(&mut self) {
        let hint = self.study.hint.as_ref();
        if let Some(says) = hint.and_then(|hint| hint.says(self.around.language, &self.play.session)) {
            self.voice.said = says;
        }
    }

    /// After a change: a hint stays while it is followed. Nobody thinks about one that is not.
    fn follow_hint(&mut self) {
        if self.study.hint.is_some()
            && self.next_hinted().is_none()
            && self.study.hint.take().is_some_and(|hint| !hint.is_found())
        {
            self.pace.stop_thinking();
        }
    }

    fn on_coach(&mut self, ask: coach::Ask) {
        if !self.can_be_coached() {
            return;
        }
        if ask == coach::Ask::Open {
            if self.watch.at.is_some() {
                self.back_to_now();
            }
            if self.study.coaching.is_none() {
                self.study.coaching = Some(Coaching::new(&self.play));
            }
            return self.open(Over::Coach);
        }
        let Some(coaching) = &mut self.study.coaching else { return };
        match ask {
            coach::Ask::Open => {}
            coach::Ask::Begin => coaching.go_on(&self.play.session, &mut self.pace),
            coach::Ask::Stop => {
                coaching.stop();
                self.pace.stop_thinking();
                self.cover.focus_again();
            }
            coach::Ask::Choose(decision) => {
                if let Some(from) = coaching.choose(decision) {
                    self.cover.drop_over();
                    self.watch_from(None, from);
                    self.paint.focus_on = Some(".judged button");
                }
            }
            coach::Ask::Play { masters } => {
                if let Some((line, from, until)) = coaching.line(&self.play.session, masters) {
                    self.watch_from(line, from);
                    self.watch.play_until(until);
                    self.pace.schedule(2 * SHORTEST);
                }
            }
            coach::Ask::TryAgain => {
                if let Some(from) = coaching.shown_verdict().map(|verdict| verdict.from) {
                    self.play_on_from(from);
                }
            }
        }
    }

    /// The game as it was then, as a new one. It counts as one with take-backs: what comes is known in part.
    fn play_on_from(&self, count: usize) {
        let shown = self.watch.shown_session(&self.play.session);
        let mut record = Record::clone(shown.record());
        record.actions.truncate(count);
        begin(&record, self.play.seating.as_ref().clone(), true);
    }

    fn new_game(&self, same_deal: bool) {
        let (record, seating) = (self.play.session.record(), &self.play.seating);
        let seed = if same_deal { record.seed } else { sitting::new_seed() };
        let seating = if same_deal { seating.as_ref().clone() } else { seating.again() };
        begin(&Record::<G>::new(record.setup.clone(), seed), seating, false);
    }

    fn on_notice(&mut self, ctx: &Context<Self>, act: notice::Act) {
        match act {
            notice::Act::TakeOver if self.play.read_only == Some(play::ReadOnly::Deleted) => {
                self.play.keep_again();
                self.after_change(ctx);
            }
            notice::Act::TakeOver => ctx.props().reopen.emit(()),
            notice::Act::KeepCopy => {
                let mut save = self.play.to_keep();
                save.heading.origin = Origin::Imported;
                sitting::begin(&save);
            }
            notice::Act::SaveFile => {
                let save = self.play.to_keep();
                dom::download(&sitting::file_name(&save), &save.write_file());
            }
            notice::Act::CopyLink => {
                self.voice.copied = true;
                dom::copy(&sitting::link_to(&self.play.to_keep()));
            }
            notice::Act::Dismiss => notice::dismiss(),
        }
    }
}

/// Sets the table with a game as it was kept.
///
/// # Errors
/// If it is no game of this kind.
pub(crate) fn set<G: Screen>(sitting: Sitting) -> Result<Html, SaveError> {
    let Sitting { id, save, time, reopen } = sitting;
    let save = save.open::<G>()?;
    Ok(yew::html! { <Table<G> key={time} {id} {save} {reopen} /> })
}

/// Sets a new table and goes there.
fn begin<G: Screen>(record: &Record<G>, seating: Seating, taken_back: bool) {
    if let Ok((mut save, _)) = games::from_record(&record.to_string(), Some(seating), dom::now()) {
        save.heading.taken_back = taken_back;
        sitting::begin(&save);
    }
}
