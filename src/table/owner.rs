//! A game being played, whatever the game. `Table` is the one owner of all that happens there: a tap becomes an intent, an
//! intent an action, an action events; then it is drawn, told and kept, and if a rival is to act, asked for. Each noun beside
//! this file owns a part of the state; this file and the folder of its name let them follow one another.

mod advice;
mod change;
mod message;
mod other_game;
mod replay;
mod tap;

use std::rc::Rc;

use yew::prelude::*;

use super::around::Around;
use super::clicks::Clicks;
use super::lesson::{Learning, Lesson, Progress};
use super::notice;
use super::over::{Cover, Over, Panel};
use super::pace::Pace;
use super::paint::Paint;
use super::play::{self, Play, ReadOnly};
use super::pointer::{self, Pointer};
use super::screen::Screen;
use super::seen::{Known, Seen, Sight};
use super::story::Story;
use super::study::Study;
use super::voice::Voice;
use super::watch::Watch;
use super::who::who;
use super::{doing, keys, lesson, log, more, over, pointing, rail, since, way_back};
use crate::dom;
use crate::embed;
use crate::i18n::Message;
use crate::markup::html;
use crate::program;
use crate::store::name;
use crate::store::save::Save;
use crate::store::saves::GameId;
use crate::store::settings;
use crate::ui::{Picture, arrows, icon, sound};

pub(crate) use message::{Again, Msg};
pub(crate) use other_game::{set, set_lesson};

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

/// What can be done next.
const NEXT: &str = ".doing button:not([disabled], [hidden])";

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
    sight: Sight<G>,
    pub(super) learning: Learning,
}

impl<G: Screen> Component for Table<G> {
    type Message = Msg<G>;
    type Properties = TableProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let (link, props) = (ctx.link(), ctx.props());
        let whole = props.lesson.is_some_and(Lesson::is_game);
        let play = Play::new(props.id, &props.save, props.lesson.and_then(lesson::opened::<G>), whole);
        let clicks = Clicks::default();
        let listeners = [
            clicks.listen(),
            play::on_other_tab(props.id, link.callback(Msg::Lost)),
            play::keep_on_leaving(&play),
            keys::listen(link.callback(Msg::Key)),
            way_back::listen(link.callback(|()| Msg::Back)),
        ];
        let lines = props.lesson.into_iter().flat_map(|_| pointing::listen());
        let listeners = listeners.into_iter().chain(more::listen()).chain(lines);
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
            pointer: Pointer::new(clicks, link.callback(|message| message)),
            learning: Learning::default(),
            sight: Sight { known, before: None, own: G::Own::default() },
            play,
            around,
        };
        if table.play.read_only == Some(ReadOnly::Shared) && !table.play.session.entries().is_empty() {
            // Whoever is sent a game sees it from its first move on, and not how it ended.
            table.watch_from(None, 0);
        }
        table.after_change(ctx);
        if program::chose_language() {
            table.cover.open(Over::Settings);
        }
        if table.is_to_be_left() && !table.play.session.entries().is_empty() {
            // Whoever opens a game again and leaves it at once is asked, too.
            way_back::lay();
        }
        table
    }

    fn destroy(&mut self, _ctx: &Context<Self>) {
        // A game that another tab has is kept there.
        let _ = self.play.keep();
        program::remember_choosing(matches!(self.cover.over, Some(Over::Settings)));
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
        let touch = link.callback(|event: TouchEvent| Msg::Swipe(pointer::swipe_begins(&event)));
        let swiped = link.callback(Msg::Swiped);
        let skip = Callback::from(|event: MouseEvent| {
            event.prevent_default();
            dom::focus(".doing");
        });
        let seen = self.seen(ctx);
        html! {
            <div ref={self.paint.root.clone()} class="table" data-game={G::GAME.slug()} data-panel={panel} data-over={beside}
                onpointerover={pointer} onpointermove={self.pointer.on_move()} onpointerleave={leave}
                onpointerdown={press} onpointerup={lift.clone()} onpointercancel={lift} onclick={tap} oncontextmenu={menu}
                ontouchstart={touch} ontouchend={swiped}>
                <a key="skip" class="skip" href="#main" onclick={skip}>{ seen.say(Message::SkipToDoing) }</a>
                { rail::draw(self, ctx, &seen) }
                { notice::draw(self, ctx) }
                { lesson::draw(self, ctx) }
                <main key="main" id="main" class="board" tabindex="-1" data-scrolls="">
                    if self.paint.laid > 0 {
                        { G::board(&seen) }
                        { doing::draw(self, ctx, &seen) }
                        { log::draw(self, ctx, &seen) }
                    }
                </main>
                if self.cover.panel.is_some() {
                    <button key="panel-close" type="button" class="tool panel-close" aria-label={seen.say(Message::Close)}
                        onclick={link.callback(|_: MouseEvent| Msg::Pull(None))}>{ icon(Picture::Close) }</button>
                }
                if ctx.props().lesson.is_some() {
                    { pointing::line() }
                }
                <div key="lid" class="lid">{ over::draw(self, ctx, &seen) }</div>
                if let Some(word) = self.pointer.rests_on().filter(|_| self.cover.over.is_none()) {
                    <div key="peek" class="peek" aria-hidden="true" inert={true}>{ G::peek(&seen, word) }</div>
                }
                <p key="said" class="unseen" role="status" aria-live="polite" aria-atomic="false">
                    { for self.voice.said().map(|(number, text)| html! { <span key={number}>{ text.to_owned() }{ " " }</span> }) }
                </p>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if !self.paint.rendered(ctx.link().callback(|()| Msg::LayMore)) {
            return;
        }
        embed::look_again();
        self.cover.rendered();
        if self.pointer.rests_on().is_some() {
            pointer::put_beside(self.paint.root.cast());
        }
        if let Some(selector) = self.paint.focus_on.take().filter(|_| self.cover.over.is_none()) {
            dom::focus(selector);
        }
        if self.paint.keeps_focus() && self.cover.over.is_none() {
            // What had the keyboard is gone with the move: it goes to what can be done next.
            dom::focus(NEXT);
        }
        since::mark(self.sight.before.as_ref().filter(|_| self.can_act()), self.say(Message::NewSince));
        arrows::one_stop_a_row();
        more::look();
        if ctx.props().lesson.is_some() {
            pointing::draw();
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
            Msg::TapTwice(spot) => self.tap(ctx, spot, true),
            Msg::TapOutside => {
                let beside = self.cover.sheet().is_some_and(G::is_beside);
                if beside || self.cover.over.is_none() && self.cover.panel.is_none() {
                    return false;
                }
                self.close();
            }
            Msg::Swipe(swipe) => {
                self.pointer.swipe = swipe;
                return false;
            }
            Msg::Swiped(event) => {
                let swiped = self.pointer.swipe.take().is_some_and(|swipe| pointer::swipe_ends(swipe, &event));
                if !swiped {
                    return false;
                }
                self.close();
            }
            Msg::Open(over) => self.open(over),
            Msg::Close => self.close(),
            Msg::Back => self.go_back(),
            Msg::Leave => {
                self.cover.drop_over();
                way_back::go();
            }
            Msg::Undo => self.take_back(ctx, 1),
            Msg::RestartTurn => self.take_back(ctx, usize::MAX),
            Msg::Redo => {
                if self.can_act() && self.play.session.can_redo() {
                    self.play.redo();
                    self.redo_formalities();
                    self.show_last(ctx);
                    self.after_change(ctx);
                }
            }
            Msg::TakeBackTurn => {
                if self.watch.at.is_none() && self.play.take_back_turn() {
                    self.redo_formalities();
                    self.cover.drop_over();
                    self.after_change(ctx);
                    self.paint.focus_doing();
                }
            }
            Msg::Pull(panel) => self.pull(panel),
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
            Msg::LookAt(count) => {
                if !self.can_replay() {
                    return false;
                }
                self.watch_from(None, count);
                self.cover.drop_over();
                self.cover.panel = None;
                self.voice.say(self.replay_says());
                way_back::lay();
            }
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
            Msg::NewGame(again) => self.new_game(again),
            Msg::ShowEnding if dom::all(".flyer").is_empty() => self.show_ending(),
            Msg::ShowEnding => Self::show_ending_in(ctx, 100),
            Msg::Name(name) => {
                name::keep(&name);
                self.voice.copied = false;
            }
            Msg::LessonAgain => {
                if let Some(fresh) = ctx.props().lesson.and_then(|lesson| Lesson::session(lesson, &[])) {
                    self.play.session = fresh;
                    self.pace.halt();
                    self.watch.back_to_now();
                    self.cover.drop_over();
                    self.after_change(ctx);
                }
            }
            Msg::Hesitates => {
                self.learning.hesitates = self.can_be_hinted() && self.study.hint.is_none();
                return self.learning.hesitates;
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
        // What was learned is learned: the next step is the next lesson's.
        let closed = self.play.is_lesson && self.learning.progress.is_some_and(|progress| progress != Progress::Going);
        self.watch.at.is_none() && self.play.is_mine() && !closed
    }

    /// Whether leaving means to leave a game that goes on.
    pub(super) fn is_to_be_left(&self) -> bool {
        !self.play.is_lesson && self.play.read_only.is_none() && !self.play.session.is_over()
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
        G::expected(self.around.language, &self.sight.known.game, &seats)
    }

    /// All that the screen gets.
    pub(super) fn seen(&self, ctx: &Context<Self>) -> Rc<Seen<G>> {
        let asked = match self.cover.over {
            Some(Over::Answer(spot)) => Some(spot),
            _ => None,
        };
        let hint = self.study.hint.as_ref().filter(|_| self.can_act());
        Rc::new(Seen {
            game: self.sight.known.game.clone(),
            facts: self.sight.known.facts.clone(),
            wins: self.sight.known.wins.clone(),
            latest: self.sight.known.latest.clone(),
            me: self.play.session.me(),
            seating: self.play.seating.clone(),
            language: self.around.language,
            settings: self.around.settings.settings,
            can_act: self.can_act(),
            hinted: hint.and_then(|hint| hint.clue(&self.play.session)).or_else(|| self.lesson_light(ctx)),
            hint: self.next_hinted().filter(|_| self.can_act()),
            asked,
            sheet: self.cover.sheet().cloned(),
            refused: self.voice.refused.clone(),
            own: self.sight.own.clone(),
            before: self.sight.before.as_ref().filter(|_| self.can_act()).map(|before| before.game.clone()),
            laid: self.paint.laid,
            send: ctx.link().callback(Msg::Screen),
        })
    }

    /// Where the lesson points.
    fn lesson_light(&self, ctx: &Context<Self>) -> Option<G::Spot> {
        let lesson = ctx.props().lesson.filter(|_| self.can_act())?;
        lesson::light::<G>(lesson, &self.play.session)
    }

    /// Works out what the person knows of the position that is shown, if it is another one.
    fn refresh(&mut self) {
        let shown = self.watch.shown(&self.play.session);
        let (truth, may_act) = (self.play.session.is_over(), self.can_act());
        if !self.sight.known.is_of(shown, truth, may_act) {
            let session = self.watch.shown_session(&self.play.session);
            let last = self.watch.at.unwrap_or(session.entries().len()).checked_sub(1);
            let told = last.and_then(|last| session.entries().get(last)).map(|entry| entry.told(session.me(), truth));
            let latest = told.map(|told| told.events).unwrap_or_default();
            self.sight.known = Known::new(shown, session.me(), truth, may_act);
            self.sight.known.latest = Rc::new(latest);
        }
    }
}
