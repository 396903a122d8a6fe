//! The coach: after the game the Master looks at each of my turns. What it found is kept, and every turn can be seen
//! again, as it was played and as the Master would have played it.

use std::ops::Range;

use little_factory::coach::{self, Mark};
use little_factory::{Action, LittleFactory};
use tabletop::{Game, Record};
use yew::prelude::*;

use super::super::phrases;
use super::{Board, Msg, Over, curve, hint};
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::store::reviews;
use crate::table::Session;
use crate::table::coach::{Moment, TurningPoint, Verdict, Verdicts};
use crate::table::job::{self, Answer};

/// The size of the curve, in its own measure.
const WIDTH: usize = 320;
const HEIGHT: usize = 108;

/// What the coach knows of a finished game.
pub(crate) struct Coaching {
    /// My decisions, as ranges of actions.
    decisions: Vec<Range<usize>>,
    /// What was found, for the first of them.
    found: Verdicts,
    /// The question that is open, and how far it is thought through in percent.
    job: Option<(u32, u32)>,
    /// The decision that is shown on the table.
    shown: Option<Shown>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Shown {
    decision: usize,
    /// As the Master would have played it.
    masters: bool,
}

/// What can be asked of the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    Open,
    /// Looks at what was not looked at yet.
    Begin,
    Stop,
    /// Shows a decision on the table.
    Choose(usize),
    /// Plays it, as it was or as the Master would have.
    Play {
        masters: bool,
    },
    /// A new game from the moment of the decision.
    TryAgain,
}

impl Coaching {
    fn is_done(&self) -> bool {
        self.found.0.len() >= self.decisions.len()
    }

    /// In percent of all decisions.
    fn progress(&self) -> usize {
        let (_, percent) = self.job.unwrap_or_default();
        (self.found.0.len() * 100 + percent as usize) / self.decisions.len().max(1)
    }
}

impl Board {
    pub(super) fn can_be_coached(&self) -> bool {
        !self.taught && self.session.now().outcome().is_some()
    }

    pub(super) fn heed_coach(&mut self, ctx: &Context<Self>, ask: Ask) {
        if !self.can_be_coached() {
            return;
        }
        match ask {
            Ask::Open => self.open_coach(ctx),
            Ask::Begin => self.coach_on(),
            Ask::Stop => {
                self.bots.stop();
                self.coaching.iter_mut().for_each(|coaching| coaching.job = None);
                self.focus_over = true;
            }
            Ask::Choose(decision) => self.choose(decision),
            Ask::Play { masters } => self.play_line(ctx, masters),
            Ask::TryAgain => {
                if let Some(verdict) = self.shown_verdict() {
                    self.play_on_from(verdict.from);
                }
            }
        }
    }

    fn open_coach(&mut self, ctx: &Context<Self>) {
        if self.looking.is_some() {
            self.back_to_now();
        }
        if self.coaching.is_none() {
            let record = self.session.record();
            let decisions = coach::decisions(record, self.me());
            let kept = reviews::load(ctx.props().id).and_then(|text| Verdicts::read(&text, record.actions.len()));
            let fits = |found: &Verdicts| {
                let same = |(verdict, decision): (&Verdict, &Range<usize>)| {
                    (verdict.from, verdict.to) == (decision.start, decision.end)
                };
                found.0.len() <= decisions.len() && found.0.iter().zip(&decisions).all(same)
            };
            let found = kept.filter(fits).unwrap_or_default();
            self.coaching = Some(Coaching { decisions, found, job: None, shown: None });
        }
        self.open(Over::Coach);
    }

    /// Looks at the next decision.
    fn coach_on(&mut self) {
        let Some(coaching) = &self.coaching else { return };
        let next = coaching.decisions.get(coaching.found.0.len()).cloned();
        let job = next.map(|next| (self.judge(next.start, next.end, coach::WORLDS), 0));
        if let Some(coaching) = &mut self.coaching {
            coaching.job = job;
        }
    }

    /// Whether the answer was for the coach.
    pub(super) fn hear_coach(&mut self, ctx: &Context<Self>, answer: &Answer) -> bool {
        let Some(coaching) = &mut self.coaching else { return false };
        let Some((_, percent)) = coaching.job.as_mut().filter(|(id, _)| *id == answer.id()) else { return false };
        match answer {
            Answer::Progress { done, .. } => *percent = *done,
            Answer::Verdict { before, after, best, .. } => {
                if let Some(Range { start, end }) = coaching.decisions.get(coaching.found.0.len()).cloned() {
                    let verdict = Verdict { from: start, to: end, before: *before, after: *after, best: best.clone() };
                    coaching.found.0.push(verdict);
                }
                self.coach_on();
                self.keep_review(ctx);
                if self.coaching.as_ref().is_some_and(Coaching::is_done) {
                    self.said = self.say(Message::CoachDone).to_owned();
                }
            }
            _ => coaching.job = None,
        }
        true
    }

    fn keep_review(&self, ctx: &Context<Self>) {
        if let Some(coaching) = &self.coaching {
            // What cannot be kept is found again another time.
            let _ = reviews::keep(ctx.props().id, &coaching.found.write(self.session.entries().len()));
        }
    }

    fn shown_verdict(&self) -> Option<&Verdict> {
        let coaching = self.coaching.as_ref()?;
        coaching.found.0.get(coaching.shown?.decision)
    }

    fn choose(&mut self, decision: usize) {
        let Some(coaching) = &mut self.coaching else { return };
        coaching.shown = Some(Shown { decision, masters: false });
        if let Some(from) = self.shown_verdict().map(|verdict| verdict.from) {
            self.over = None;
            self.line = None;
            self.watch_from(from);
            self.focus_on = Some(".judged button");
        }
    }

    /// Plays a decision from its beginning to its end.
    fn play_line(&mut self, ctx: &Context<Self>, masters: bool) {
        let Some(verdict) = self.shown_verdict().cloned() else { return };
        let (from, mut until) = (verdict.from, verdict.to);
        self.line = None;
        if masters {
            let mut record = Record::clone(self.session.record());
            record.actions.truncate(from);
            record.actions.extend(self.masters_turn(&verdict));
            until = record.actions.len();
            self.line = Some(Session::new(&record, self.me()).0);
        }
        if let Some(shown) = self.coaching.as_mut().and_then(|coaching| coaching.shown.as_mut()) {
            shown.masters = masters;
        }
        self.watch_from(from);
        self.play_until(ctx, until);
    }

    fn masters_turn(&self, verdict: &Verdict) -> Vec<Action> {
        job::actions::<LittleFactory>(&verdict.best).unwrap_or_default()
    }

    /// No decision is shown any more.
    pub(super) fn put_verdict_away(&mut self) {
        if let Some(coaching) = &mut self.coaching {
            coaching.shown = None;
        }
    }

    /// Of my decisions, which turn of mine it belongs to.
    fn turn_of(&self, decision: usize) -> u32 {
        let from = self.coaching.as_ref().and_then(|coaching| coaching.decisions.get(decision));
        self.session.position(from.map_or(0, |from| from.start)).turn() / u32::from(self.seating.len()) + 1
    }

    pub(super) fn coach(&self, ctx: &Context<Self>) -> Html {
        let Some(coaching) = &self.coaching else { return Html::default() };
        let button = |name: Message, ask: Ask, class: &'static str| {
            let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Coach(ask));
            html! { <button type="button" class={classes!("button", class)} data-stop="" {onclick}>{ self.say(name) }</button> }
        };
        let begun = !coaching.found.0.is_empty();
        let progress = coaching.progress().to_string();
        let end = self.session.now().outcome().map(|outcome| (outcome.share(self.me()) * 1000.0 + 0.5) as u32);
        let end = end.map(|share| (self.session.entries().len(), share));
        let curve = coaching.found.curve(end.filter(|_| coaching.is_done()));
        let turning = Verdicts::turning_points(&curve);
        html! {
            <>
                if coaching.job.is_some() {
                    <div key="work" class="coach-work">
                        <progress class="thinking" max="100" value={progress} aria-label={self.say(Message::CoachThinking)}></progress>
                        <p>{ phrases::of_turns(self.language, coaching.found.0.len(), coaching.decisions.len()) }</p>
                        { button(Message::Stop, Ask::Stop, "quiet") }
                    </div>
                } else if !coaching.is_done() {
                    <p key="intro">{ self.say(Message::CoachIntro) }</p>
                    <div key="begin" class="do-buttons">
                        { button(if begun { Message::CoachGoOn } else { Message::CoachBegin }, Ask::Begin, "go") }
                    </div>
                }
                if begun {
                    <h3 key="chance">{ self.say(Message::ChanceToWin) }</h3>
                    { self.chance_curve(ctx, coaching, &curve, &turning) }
                    if coaching.is_done() && !turning.is_empty() {
                        <h3 key="turning">{ self.say(Message::TurningPoints) }</h3>
                        <ul key="points" class="verdicts">{ for turning.iter().map(|point| self.turning_point(ctx, &curve, *point)) }</ul>
                    }
                    <h3 key="turns">{ self.say(Message::YourTurns) }</h3>
                    <ol key="verdicts" class="verdicts">
                        { for coaching.found.0.iter().enumerate().map(|(place, verdict)| self.verdict_row(ctx, place, verdict)) }
                    </ol>
                    <p key="marks" class="none">{ phrases::thresholds(self.language) }</p>
                }
            </>
        }
    }

    fn chance_curve(
        &self,
        ctx: &Context<Self>,
        coaching: &Coaching,
        curve: &[Moment],
        turning: &[TurningPoint],
    ) -> Html {
        let all = self.session.entries().len().max(1);
        let at = |moment: &Moment| {
            let x = 6 + (WIDTH - 12) * moment.at / all;
            (x, 6 + (HEIGHT - 12) * (1000 - moment.chance.min(1000) as usize) / 1000)
        };
        let mut path = String::new();
        for moment in curve {
            let (x, y) = at(moment);
            path.push_str(&format!("{x},{y} "));
        }
        let first = curve.first().map_or(0, |moment| moment.chance);
        let last = curve.last().map_or(0, |moment| moment.chance);
        let label = phrases::from_to(self.language, self.say(Message::ChanceToWin), first, last);
        // A tap chooses the decision nearest to it.
        let froms: Vec<usize> = coaching.found.0.iter().map(|verdict| verdict.from * 1000 / all).collect();
        let onpointerdown = ctx.link().batch_callback(move |event: PointerEvent| {
            let x = curve::share(&event, WIDTH, 6, 12)?;
            let nearest = (0..froms.len()).min_by_key(|place| froms[*place].abs_diff(x))?;
            Some(Msg::Coach(Ask::Choose(nearest)))
        });
        let dot = |(place, moment): (usize, &Moment)| {
            let decision = moment.decision.and_then(|decision| coaching.found.0.get(decision));
            // The moment after a decision has its mark.
            let mark = decision.filter(|verdict| verdict.to == moment.at).map(|verdict| mark_word(verdict.mark()));
            let turns = turning.iter().any(|point| point.moment == place);
            let (x, y) = at(moment);
            (turns || mark.is_some()).then(|| {
                let r = if turns { "5" } else { "3" };
                html! { <circle key={place} data-mark={mark} cx={x.to_string()} cy={y.to_string()} {r} /> }
            })
        };
        let half = (HEIGHT / 2).to_string();
        html! {
            <div key="curve" class="chance-curve" data-curve="" {onpointerdown}>
                <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
                    <line class="goal" x1="0" x2={WIDTH.to_string()} y1={half.clone()} y2={half} />
                    <polyline points={path} />
                    { for curve.iter().enumerate().filter_map(dot) }
                </svg>
            </div>
        }
    }

    fn turning_point(&self, ctx: &Context<Self>, curve: &[Moment], point: TurningPoint) -> Html {
        let moment = curve.get(point.moment).and_then(|moment| moment.decision);
        // What the rivals did last is seen from my last turn.
        let decision = moment.or_else(|| curve.get(point.moment.checked_sub(1)?)?.decision).unwrap_or_default();
        let who = match (point.own, moment.is_some()) {
            (true, _) => Message::TurnedByYou,
            (false, true) => Message::TurnedByThem,
            (false, false) => Message::TurnedAtTheEnd,
        };
        let text = phrases::from_to(self.language, self.say(who), point.from, point.to);
        self.row(ctx, decision, None, text)
    }

    fn verdict_row(&self, ctx: &Context<Self>, place: usize, verdict: &Verdict) -> Html {
        let text = phrases::from_to(self.language, self.mark_name(verdict.mark()), verdict.before, verdict.after);
        self.row(ctx, place, Some(verdict.mark()), text)
    }

    fn row(&self, ctx: &Context<Self>, decision: usize, mark: Option<Mark>, text: String) -> Html {
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Coach(Ask::Choose(decision)));
        html! {
            <li>
                <button type="button" class="verdict-row" data-stop="" data-mark={mark.map(mark_word)} {onclick}>
                    <span class="verdict-turn">{ phrases::turn(self.language, self.turn_of(decision)) }</span>
                    { " " }
                    <span>{ text }</span>
                </button>
            </li>
        }
    }

    fn mark_name(&self, mark: Mark) -> &'static str {
        self.say(match mark {
            Mark::Best => Message::MarkBest,
            Mark::Good => Message::MarkGood,
            Mark::Slip => Message::MarkSlip,
            Mark::Blunder => Message::MarkBlunder,
        })
    }

    /// Beside a replay: what the coach says about the decision that is shown.
    pub(super) fn judged(&self, ctx: &Context<Self>) -> Option<Html> {
        let shown = self.coaching.as_ref()?.shown?;
        let verdict = self.shown_verdict()?;
        let mark = verdict.mark();
        let line = |masters: bool, name: Message| {
            let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Coach(Ask::Play { masters }));
            html! {
                <button type="button" class="button quiet" data-stop="" aria-pressed={(shown.masters == masters).to_string()} {onclick}>
                    { self.say(name) }
                </button>
            }
        };
        let turn = match shown.masters {
            true => self.masters_turn(verdict),
            false => self.session.record().actions.get(verdict.from..verdict.to)?.to_vec(),
        };
        let steps = hint::steps(self.language, self.session.position(verdict.from), &turn);
        Some(html! {
            <div key="judged" class="judged" data-mark={mark_word(mark)}>
                <p class="expected">
                    { phrases::from_to(self.language, self.mark_name(mark), verdict.before, verdict.after) }
                </p>
                <div class="do-buttons" role="group" aria-label={self.say(Message::BothLines)}>
                    { line(false, Message::LineMine) }
                    { line(true, Message::LineMasters) }
                </div>
                <ol class="steps-to">{ for steps.into_iter().map(|step| html! { <li>{ step }</li> }) }</ol>
            </div>
        })
    }
}

/// For the styles.
const fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Best => "best",
        Mark::Good => "good",
        Mark::Slip => "slip",
        Mark::Blunder => "blunder",
    }
}
