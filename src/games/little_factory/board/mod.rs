//! The table at which Little Factory is played. `Board` is the one owner of the session; everything else in this
//! folder draws a part of it and tells it intents. It knows no rule: what is possible is asked of the engine.

mod acting;
mod answer;
mod bots_turn;
mod coach;
mod curve;
mod doing;
mod ending;
mod glossary;
mod hint;
mod intent;
mod keys;
mod lagging;
mod large;
mod lesson;
mod log;
mod market;
mod mine;
mod motion;
mod notice;
mod overlay;
mod pointer;
mod rail;
mod replay;
mod rivals;
mod scales_panel;
mod zone;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use little_factory::{Action, BuildingSet, Card, LittleFactory};
use tabletop::Seat;
use yew::prelude::*;

pub(crate) use self::intent::{Filter, Msg, Over, Panel, Spot};
use self::pointer::Pointer;
use self::zone::{Zones, zone};
use super::moves;
use super::reach::Reach;
use super::story::Story;
use super::tutorial::Lesson;
use crate::app::SettingsContext;
use crate::dom;
use crate::embed;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::program::{self, Then, WHOLE};
use crate::store::lessons;
use crate::store::save::Save;
use crate::store::saves::GameId;
use crate::store::settings::Settings;
use crate::table::bots::Bots;
use crate::table::{Seating, Session};
use crate::ui::flight::Burst;
use crate::ui::sound;

#[derive(Properties, PartialEq)]
pub(crate) struct BoardProps {
    pub(crate) id: GameId,
    /// The game as it was kept.
    pub(crate) save: Save,
    /// Wants the game as the store has it now.
    #[prop_or_default]
    pub(crate) reopen: Callback<()>,
    /// A lesson instead of a game: the rivals wait, and the slip says what to do.
    #[prop_or_default]
    pub(crate) lesson: Option<Lesson>,
}

/// In how many strokes a table is laid.
const STROKES: u8 = 3;

/// The owner of a game being played.
pub(crate) struct Board {
    session: Session<LittleFactory>,
    seating: Seating,
    /// What is kept beside the record.
    save: Save,
    /// Why the game can only be looked at here.
    barred: Option<notice::Barred>,
    _stored: Option<EventListener>,
    settings: SettingsContext,
    language: Language,
    _contexts: (Option<ContextHandle<SettingsContext>>, Option<ContextHandle<Language>>),
    /// Shows a card large.
    hold: Callback<Card>,
    story: Story,
    bots: Bots,
    jobs: u32,
    /// How far the bot to act has thought in percent, if one is thinking.
    thinking: Option<u32>,
    /// What a bot has decided and not done yet.
    queue: VecDeque<Action>,
    timer: Option<Timeout>,
    /// Another position than the one now is shown: so many actions in.
    looking: Option<usize>,
    /// The game is being watched, with everything that needs.
    replay: Option<replay::Replay>,
    /// What is watched where it is not this game but another way it could have gone.
    line: Option<Session<LittleFactory>>,
    hint: Option<hint::Hint>,
    coaching: Option<coach::Coaching>,
    /// Nothing here is a game of its own: no hints, no replay, no taking back.
    taught: bool,
    /// When the last step of a rival was shown, in milliseconds.
    shown_at: f64,
    /// No waiting until it is the person's turn.
    hurry: bool,
    over: Option<Over>,
    /// An answer that is drawn and not seen yet: its card is pressed, and letting it go shows it.
    prepared: Option<Over>,
    /// Of the answer to a tap only the moves are there.
    opening: bool,
    /// The recipes in an answer have been asked for.
    unfolded: bool,
    pointer: Pointer,
    panel: Option<Panel>,
    filter: Filter,
    /// Its end is to be shown when the change is drawn.
    log_changed: bool,
    /// A change is drawn, and the rest follows: what lay over the table is hidden, and the log not yet told.
    rest: Option<Timeout>,
    /// What has to be drawn anew.
    stale: Cell<Zones>,
    /// The position as it was drawn last.
    drawn: RefCell<Option<Rc<LittleFactory>>>,
    /// The position before a move whose rest is not drawn yet: cards that have left since are hidden.
    leaving: RefCell<Option<Rc<LittleFactory>>>,
    /// How much of the table is laid, the market last: in strokes, so that no task takes long.
    laid: u8,
    reach: Option<Rc<Reach>>,
    /// Buildings of mine that can be put to use now.
    ready: BuildingSet,
    /// What was said last, for those who listen.
    said: String,
    /// A refusal, until the next thing happens.
    refused: Option<little_factory::Refusal>,
    /// There is a change that the browser has not been asked to keep.
    unkept: bool,
    /// Keeps it when the page is left.
    _leaving: Option<EventListener>,
    /// Whether the browser has refused to keep the game.
    kept: bool,
    copied: bool,
    root: NodeRef,
    /// Keys are heard wherever the focus is.
    _keys: Option<EventListener>,
    /// What flies when the change is drawn.
    burst: Option<Burst>,
    /// What had the keyboard before something was opened over the table.
    opener: Option<web_sys::HtmlElement>,
    focus_over: bool,
    /// What gets the keyboard when the change is drawn.
    focus_on: Option<&'static str>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        let save = &ctx.props().save;
        let me = save.seating.me();
        let taught = ctx.props().lesson.filter(|_| WHOLE).and_then(|lesson| {
            let kept = lessons::load();
            let here = kept.at == Some(lesson.number()) && !kept.done.contains(&lesson.number());
            lesson::session(lesson, if here { &kept.did } else { &[] })
        });
        let (session, cut) = taught.map_or_else(|| Session::new(&save.record, me), |session| (session, None));
        let (settings, settings_handle) = link.context::<SettingsContext>(link.callback(Msg::Context)).unzip();
        let (language, language_handle) = link.context::<Language>(link.callback(Msg::Speak)).unzip();
        let language = language.unwrap_or(Language::English);
        let settings = settings.unwrap_or_else(SettingsContext::alone);
        sound::set_on(settings.settings.sound_on());
        let mut board = Self {
            session,
            seating: save.seating.clone(),
            save: save.clone(),
            barred: notice::Barred::at_first(save, cut.map(|cut| cut.played)),
            _stored: notice::listen(ctx.props().id, link.callback(Msg::Notice)),
            settings,
            language,
            _contexts: (settings_handle, language_handle),
            hold: link.callback(Msg::Hold),
            story: Story::new(language),
            bots: Bots::new(link.callback(Msg::Bot)),
            jobs: 0,
            thinking: None,
            queue: VecDeque::new(),
            timer: None,
            looking: None,
            replay: None,
            line: None,
            hint: None,
            coaching: None,
            taught: ctx.props().lesson.is_some(),
            shown_at: 0.0,
            hurry: false,
            over: None,
            prepared: None,
            opening: false,
            unfolded: false,
            rest: None,
            pointer: Pointer::default(),
            panel: None,
            filter: Filter::All,
            log_changed: true,
            stale: Cell::new(Zones::ALL),
            drawn: RefCell::new(None),
            leaving: RefCell::new(None),
            laid: 0,
            reach: None,
            ready: BuildingSet::NONE,
            said: String::new(),
            refused: None,
            unkept: false,
            _leaving: notice::on_leaving(link.callback(|()| Msg::DrawRest)),
            kept: true,
            copied: false,
            root: NodeRef::default(),
            _keys: keys::listen(link.callback(Msg::Key)),
            burst: None,
            opener: None,
            focus_over: false,
            focus_on: None,
        };
        board.after_change(ctx);
        board.rest = None;
        board.keep(ctx);
        match program::asked_for() {
            Some(Then::Watch) => board.watch(),
            Some(Then::Coach) => board.heed_coach(ctx, coach::Ask::Open),
            Some(Then::Hint) => board.heed_hint(ctx, hint::Ask::Clue),
            None => {}
        }
        board
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        self.keep(ctx);
        self.bots.dismiss();
    }

    fn update(&mut self, ctx: &Context<Self>, message: Msg) -> bool {
        self.stale.set(self.stale.get().and(self.touched_by(&message)));
        match message {
            Msg::Tap(spot) => {
                self.tap(spot);
                self.opening = true;
                self.lag(ctx);
            }
            Msg::Hold(card) => {
                self.pointer.hold();
                self.open(Over::Large(card));
            }
            Msg::Point(card) => return self.point(ctx, card),
            Msg::Peek => return self.peek(),
            Msg::Press { spot, finger } => return self.press(ctx, spot, finger),
            Msg::Lift => return self.lift(ctx),
            Msg::Open(over) => self.open(over),
            Msg::Close => {
                self.close();
                self.lag(ctx);
            }
            Msg::Unfold => self.unfolded = true,
            Msg::Do(action) => self.act(ctx, action),
            Msg::EndTurn => match moves::points_left(self.session.now()) {
                Some(building) if !matches!(self.over, Some(Over::LeavesPoints(_))) => {
                    self.open(Over::LeavesPoints(building));
                }
                _ => self.act(ctx, Action::End),
            },
            Msg::Undo => self.take_back(ctx, 1),
            Msg::RestartTurn => self.take_back(ctx, usize::MAX),
            Msg::Redo => {
                if self.can_act() && self.session.can_redo() {
                    self.session.redo();
                    self.show_last();
                    self.after_change(ctx);
                }
            }
            Msg::ToggleReach => self.toggle_reach(),
            Msg::Weigh(change) => {
                self.refused = None;
                if let Some(Over::Scales(scales)) = &mut self.over {
                    change(scales);
                }
            }
            Msg::Pull(panel) => {
                self.panel = if self.panel == panel { None } else { panel };
                self.log_changed = true;
            }
            Msg::Show(filter) => {
                self.filter = filter;
                self.log_changed = true;
            }
            Msg::Copy => {
                self.copied = true;
                dom::copy(&self.story.text(&self.seating));
            }
            Msg::Bot(answer) => {
                if !WHOLE || !self.hear_hint(&answer) && !self.hear_coach(ctx, &answer) {
                    self.hear_bot(ctx, answer);
                }
            }
            Msg::Step => self.step(ctx),
            Msg::Skip => self.skip(ctx),
            Msg::ShowAgain => self.show_again(ctx),
            Msg::BackToNow => self.back_to_now(),
            Msg::TakeBackTurn => self.take_back_turn(ctx),
            Msg::Watch if WHOLE => self.watch(),
            Msg::Watch => program::send_for_whole(Some(Then::Watch)),
            Msg::Replay(go) if WHOLE => self.go(ctx, go),
            Msg::Hint(ask) if WHOLE => self.heed_hint(ctx, ask),
            Msg::Hint(_) => program::send_for_whole(Some(Then::Hint)),
            Msg::Coach(ask) if WHOLE => self.heed_coach(ctx, ask),
            Msg::Coach(_) => program::send_for_whole(Some(Then::Coach)),
            Msg::NewGame { same_deal } => self.new_game(same_deal),
            Msg::Notice(act) => self.heed(ctx, act),
            Msg::LessonAgain if WHOLE => self.restart_lesson(ctx),
            // Nothing in the light program says these.
            Msg::Replay(_) | Msg::LessonAgain => return false,
            Msg::Key(event) => return self.key(ctx, &event),
            Msg::DrawRest => {
                self.rest = None;
                self.leaving.replace(None);
                self.opening = false;
                self.prepared = None;
                self.keep(ctx);
            }
            Msg::LayMore => self.laid = STROKES.min(self.laid + 1),
            Msg::Context(context) => {
                sound::set_on(context.settings.sound_on());
                self.settings = context;
            }
            Msg::Speak(language) => {
                self.language = language;
                self.story = Story::new(language);
                self.follow_story();
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let panel = self.panel.map(|panel| match panel {
            Panel::Rivals => "rivals",
            Panel::Log => "log",
        });
        // Only the scales change how the rest of the table is laid out.
        let scales = matches!(self.over, Some(Over::Scales(_))).then_some("scales");
        let pointer = link.batch_callback(|event: PointerEvent| pointer::pointed(&event));
        let leave = link.callback(|_: PointerEvent| Msg::Point(None));
        let press = link.batch_callback(|event: PointerEvent| pointer::pressed(&event));
        let lift = link.callback(|_: PointerEvent| Msg::Lift);
        let tap = link.batch_callback(|event: MouseEvent| pointer::tapped(&event));
        let menu = link.batch_callback(|event: MouseEvent| pointer::asked_for(&event));
        let lagging = self.rest.is_some();
        let stale = self.to_draw();
        self.stale.set(if lagging { stale.only(self.drawn_again()) } else { Zones::NONE });
        html! {
            <div ref={self.root.clone()} class="table" data-panel={panel} data-over={scales}
                onpointerover={pointer} onpointerleave={leave}
                onpointerdown={press} onpointerup={lift.clone()} onpointercancel={lift} onclick={tap} oncontextmenu={menu}>
                { zone("rail", stale.has(Zones::RAIL), &|| self.rail(ctx)) }
                { self.notice(ctx) }
                if WHOLE {
                    { self.lesson_slip(ctx) }
                }
                <main key="main" id="main" class="board" tabindex="-1">
                    if self.laid > 0 {
                        { zone("rivals", stale.has(Zones::RIVALS), &|| self.rivals()) }
                        { self.market(ctx, stale) }
                        { zone("buildings", stale.has(Zones::BUILDINGS), &|| self.my_buildings()) }
                        { zone("hand", stale.has(Zones::HAND), &|| self.my_hand(ctx)) }
                        { zone("doing", stale.has(Zones::DOING), &|| self.doing(ctx)) }
                        { zone("log", stale.has(Zones::LOG) && !lagging, &|| self.log(ctx)) }
                    }
                </main>
                { self.lid(ctx, stale.has(Zones::OVER)) }
                { self.peeked() }
                <p key="said" class="unseen" role="status" aria-live="polite">{ self.said.clone() }</p>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if self.laid < STROKES {
            let link = ctx.link().clone();
            Timeout::new(0, move || link.send_message(Msg::LayMore)).forget();
            return;
        }
        // To ask how long the log is costs a whole layout; what flies would cost another.
        if self.rest.is_none() && std::mem::take(&mut self.log_changed) {
            dom::scroll_to_end(".log-lines");
        }
        if let Some(burst) = self.burst.take() {
            burst.fly_soon(motion::TRAVEL);
        }
        embed::look_again();
        // To move the focus makes the browser lay out the page at once; an answer is seen first.
        if self.rest.is_none() && std::mem::take(&mut self.focus_over) {
            dom::focus(".over [data-first], .over button");
        }
        if let Some(selector) = self.focus_on.take().filter(|_| self.over.is_none()) {
            dom::focus(selector);
        }
    }
}

impl Board {
    fn say(&self, message: Message) -> &'static str {
        self.language.say(message)
    }

    /// The position that is shown.
    fn shown(&self) -> &Rc<LittleFactory> {
        self.looking.map_or_else(|| self.session.now(), |count| self.told().position(count))
    }

    /// The game that is shown: this one, or another way it could have gone.
    fn told(&self) -> &Session<LittleFactory> {
        self.line.as_ref().unwrap_or(&self.session)
    }

    fn me(&self) -> Seat {
        self.seating.me()
    }

    /// Whether a move of the person is awaited.
    fn can_act(&self) -> bool {
        self.looking.is_none() && self.barred.is_none() && self.session.is_mine()
    }

    fn choices(&self) -> Settings {
        self.settings.settings
    }
}
