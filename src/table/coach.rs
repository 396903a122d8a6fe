//! The coach: after the game the Master looks at each of the person's turns. What it found is kept, and every turn can be
//! seen again, as it was played and as the Master would have played it.

use std::ops::Range;

use tabletop::Record;
use tabletop::coach::Mark;
use yew::prelude::*;

use super::job::{self, Answer, Task};
use super::owner::{Msg, Table};
use super::pace::Pace;
use super::play::Play;
use super::screen::Screen;
use super::seen::Seen;
use super::session::Session;
use super::verdicts::{Moment, TurningPoint, Verdict, Verdicts};
use super::{curve, hint, phrases, reasons};
use crate::dom;
use crate::i18n::{Language, Message};
use crate::markup::{classes, html};
use crate::store::reviews;

/// So many milliseconds are for a whole game.
const A_GAME: f64 = 60_000.0;
/// The size of the curve, in its own measure.
const WIDTH: usize = 320;
const HEIGHT: usize = 108;
/// Where the curve begins, beside the percents.
const LEFT: usize = 40;

/// What the coach knows of a finished game.
pub(crate) struct Coaching {
    /// The person's decisions, as ranges of actions.
    decisions: Vec<Range<usize>>,
    /// What was found, for the first of them.
    found: Verdicts,
    /// The question that is open, and how far it is thought through in percent.
    job: Option<(u32, u32)>,
    /// When it is to be through with the game, in milliseconds.
    until: f64,
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
    /// Takes up what was found in a game before.
    pub(super) fn new<G: Screen>(play: &Play<G>) -> Self {
        let record = play.session.record();
        let session = &play.session;
        let mut decisions = tabletop::decisions(record, session.me());
        // Where nothing was due and nothing was done, there is nothing to judge.
        decisions.retain(|range| acted(session, range).is_some());
        let kept = reviews::load(play.id).and_then(|text| Verdicts::read(&text, record.actions.len()));
        let fits = |found: &Verdicts| {
            let same = |(verdict, decision): (&Verdict, &Range<usize>)| {
                (verdict.from, verdict.to) == (decision.start, decision.end)
            };
            found.0.len() <= decisions.len() && found.0.iter().zip(&decisions).all(same)
        };
        let found = kept.filter(fits).unwrap_or_default();
        Self { decisions, found, job: None, until: 0.0, shown: None }
    }

    pub(super) fn is_done(&self) -> bool {
        self.found.0.len() >= self.decisions.len()
    }

    /// In percent of all decisions.
    pub(super) fn progress(&self) -> usize {
        let (_, percent) = self.job.unwrap_or_default();
        (self.found.0.len() * 100 + percent as usize) / self.decisions.len().max(1)
    }

    /// Looks at what was not looked at yet, in its part of the time.
    pub(super) fn begin<G: Screen>(&mut self, session: &Session<G>, pace: &mut Pace<G>) {
        let open = self.decisions.len() - self.found.0.len();
        self.until = dom::milliseconds() + A_GAME * open as f64 / self.decisions.len().max(1) as f64;
        self.go_on(session, pace);
    }

    /// Looks at the next decision; what time is left is shared by all that are left.
    fn go_on<G: Screen>(&mut self, session: &Session<G>, pace: &mut Pace<G>) {
        let next = self.decisions.get(self.found.0.len()).cloned();
        let open = (self.decisions.len() - self.found.0.len()).max(1);
        let within = ((self.until - dom::milliseconds()) / open as f64).max(1.0) as u32;
        self.job = next.map(|next| {
            let mut record = Record::clone(session.record());
            record.actions.truncate(next.end);
            (pace.ask(Task::Judge { from: next.start, worlds: G::COACH_WORLDS, within }, &record, next.start), 0)
        });
    }

    pub(super) fn stop(&mut self) {
        self.job = None;
    }

    /// Whether the answer was for the coach.
    pub(super) fn on_answer<G: Screen>(&mut self, answer: &Answer, play: &Play<G>, pace: &mut Pace<G>) -> bool {
        let Some((_, percent)) = self.job.as_mut().filter(|(id, _)| *id == answer.id()) else { return false };
        match answer {
            Answer::Progress { done, .. } => *percent = *done,
            Answer::Verdict { found, .. } => {
                if let Some(Range { start, end }) = self.decisions.get(self.found.0.len()).cloned() {
                    self.found.0.push(Verdict { from: start, to: end, found: found.clone() });
                }
                self.go_on(&play.session, pace);
                let record = play.session.record();
                // What cannot be kept is found again another time.
                let _ = reviews::keep(play.id, &self.found.write(record.actions.len()));
            }
            _ => self.job = None,
        }
        true
    }

    /// What was found about the decision that is shown.
    pub(super) fn shown_verdict(&self) -> Option<&Verdict> {
        self.found.0.get(self.shown?.decision)
    }

    /// Shows a decision; where it begins.
    pub(super) fn choose(&mut self, decision: usize) -> Option<usize> {
        self.shown = Some(Shown { decision, masters: false });
        self.shown_verdict().map(|verdict| verdict.from)
    }

    /// The decision that is shown, as it was or as the Master would have played it: the other line if it is one, where it
    /// begins and where it ends.
    pub(super) fn line<G: Screen>(
        &mut self,
        session: &Session<G>,
        masters: bool,
    ) -> Option<(Option<Session<G>>, usize, usize)> {
        let verdict = self.shown_verdict()?.clone();
        if let Some(shown) = &mut self.shown {
            shown.masters = masters;
        }
        if !masters {
            return Some((None, verdict.from, verdict.to));
        }
        let mut record = Record::clone(session.record());
        record.actions.truncate(verdict.from);
        record.actions.extend(masters_turn::<G>(&verdict));
        let until = record.actions.len();
        Some((Some(Session::new(&record, session.me()).0), verdict.from, until))
    }

    /// No decision is shown any more.
    pub(super) fn put_away(&mut self) {
        self.shown = None;
    }

    /// Of the person's decisions, which turn it belongs to, and which part of it: “Round 3 · First die”.
    fn turn_of<G: Screen>(&self, session: &Session<G>, decision: usize, language: Language) -> String {
        let range = self.decisions.get(decision);
        let position = session.position(range.and_then(|range| acted(session, range)).unwrap_or_default());
        let turn = phrases::turn(language, G::turn_number(position));
        match G::part(language, position) {
            Some(part) => [&turn, " · ", part].concat(),
            None => turn,
        }
    }
}

/// The first action of a decision that does something.
fn acted<G: Screen>(session: &Session<G>, range: &Range<usize>) -> Option<usize> {
    let passes =
        |at: usize| session.entries().get(at).is_some_and(|entry| G::passes(session.position(at), &entry.action));
    range.clone().find(|&at| !passes(at))
}

fn masters_turn<G: Screen>(verdict: &Verdict) -> Vec<G::Action> {
    job::actions::<G>(&verdict.found.best).unwrap_or_default()
}

/// The sheet of the coach.
pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let Some(coaching) = &table.study.coaching else { return Html::default() };
    let session = &table.play.session;
    let button = |name: Message, ask: Ask, class: &'static str| {
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Coach(ask));
        html! { <button type="button" class={classes!("button", class)} data-stop="" {onclick}>{ seen.say(name) }</button> }
    };
    let begun = !coaching.found.0.is_empty();
    let progress = coaching.progress().to_string();
    // On the scale of the verdicts: who plays alone has done well or not.
    let worth = || (session.now().judge().chances[seen.me.index()] * 1000.0 + 0.5) as u32;
    let over = coaching.is_done() && session.now().outcome().is_some();
    let curve = coaching.found.curve(over.then(|| (session.entries().len(), worth())));
    let turning = Verdicts::turning_points(&curve);
    let rows = Rows { coaching, session, language: seen.language, ctx };
    html! {
        <>
            if coaching.job.is_some() {
                <div key="work" class="coach-work">
                    <progress class="thinking" max="100" value={progress} aria-label={seen.say(Message::CoachThinking)}></progress>
                    <p>{ phrases::of_turns(seen.language, coaching.found.0.len(), coaching.decisions.len()) }</p>
                    { button(Message::Stop, Ask::Stop, "quiet") }
                </div>
            } else if !coaching.is_done() {
                <p key="intro">{ seen.say(Message::CoachIntro) }</p>
                <div key="begin" class="do-buttons">
                    { button(if begun { Message::CoachGoOn } else { Message::CoachBegin }, Ask::Begin, "go") }
                </div>
            }
            if begun {
                <h3 key="chance">{ seen.say(chance_name(session)) }</h3>
                { rows.chance_curve(&curve, &turning) }
                if coaching.is_done() && !turning.is_empty() {
                    <h3 key="turning">{ seen.say(Message::TurningPoints) }</h3>
                    <ul key="points" class="verdicts">{ for turning.iter().map(|point| rows.turning_point(&curve, *point)) }</ul>
                }
                <h3 key="turns">{ seen.say(Message::YourTurns) }</h3>
                <ol key="verdicts" class="verdicts">
                    { for coaching.found.0.iter().enumerate().map(|(place, verdict)| rows.verdict(place, verdict)) }
                </ol>
                <p key="marks" class="none">{ phrases::thresholds(seen.language) }</p>
                if let Some(less) = coaching.found.less_deeply() {
                    <p key="less" class="none">{ phrases::less_deeply(seen.language, less) }</p>
                }
            }
        </>
    }
}

/// What the sheet lists, and whom it tells what is wanted.
struct Rows<'a, G: Screen> {
    coaching: &'a Coaching,
    session: &'a Session<G>,
    language: Language,
    ctx: &'a Context<Table<G>>,
}

impl<G: Screen> Rows<'_, G> {
    fn chance_curve(&self, curve: &[Moment], turning: &[TurningPoint]) -> Html {
        let found = &self.coaching.found.0;
        let all = self.session.entries().len().max(1);
        let at = |moment: &Moment| {
            let x = LEFT + (WIDTH - LEFT - 6) * moment.at / all;
            (x, 6 + (HEIGHT - 12) * (1000 - moment.chance.min(1000) as usize) / 1000)
        };
        let mut path = String::new();
        for moment in curve {
            let (x, y) = at(moment);
            path.push_str(&format!("{x},{y} "));
        }
        let first = curve.first().map_or(0, |moment| moment.chance);
        let last = curve.last().map_or(0, |moment| moment.chance);
        let label = phrases::from_to(self.language, self.language.say(chance_name(self.session)), first, last);
        // A tap chooses the decision nearest to it.
        let froms: Vec<usize> = found.iter().map(|verdict| verdict.from * 1000 / all).collect();
        let onpointerdown = self.ctx.link().batch_callback(move |event: PointerEvent| {
            let x = curve::share(&event, WIDTH, LEFT, LEFT + 6)?;
            let nearest = (0..froms.len()).min_by_key(|place| froms[*place].abs_diff(x))?;
            Some(Msg::Coach(Ask::Choose(nearest)))
        });
        let dot = |(place, moment): (usize, &Moment)| {
            let decision = moment.decision.and_then(|decision| found.get(decision));
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
        let axis = |chance: u32, y: usize| {
            html! { <text class="axis" x={(LEFT - 6).to_string()} y={y.to_string()} text-anchor="end">{ phrases::percent(self.language, chance) }</text> }
        };
        html! {
            <div key="curve" class="chance-curve" data-curve="" {onpointerdown}>
                <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
                    <path class="axes" d={format!("M{LEFT} 4V{}H{WIDTH}", HEIGHT - 4)} />
                    { axis(1000, 12) }
                    { axis(500, HEIGHT / 2 + 4) }
                    { axis(0, HEIGHT - 4) }
                    <line class="goal" x1={LEFT.to_string()} x2={WIDTH.to_string()} y1={half.clone()} y2={half} />
                    <polyline points={path} />
                    { for curve.iter().enumerate().filter_map(dot) }
                </svg>
            </div>
        }
    }

    fn turning_point(&self, curve: &[Moment], point: TurningPoint) -> Html {
        let moment = curve.get(point.moment).and_then(|moment| moment.decision);
        // What the rivals did last is seen from the person's last turn.
        let decision = moment.or_else(|| curve.get(point.moment.checked_sub(1)?)?.decision).unwrap_or_default();
        let who = match (point.own, moment.is_some()) {
            (true, _) => Message::TurnedByYou,
            (false, true) => Message::TurnedByThem,
            (false, false) => Message::TurnedAtTheEnd,
        };
        let text = phrases::from_to(self.language, self.language.say(who), point.from, point.to);
        self.row(decision, None, text)
    }

    fn verdict(&self, place: usize, verdict: &Verdict) -> Html {
        let name = self.language.say(mark_name(verdict.mark()));
        let text = phrases::from_to(self.language, name, verdict.found.before, verdict.found.after);
        self.row(place, Some(verdict.mark()), text)
    }

    fn row(&self, decision: usize, mark: Option<Mark>, text: String) -> Html {
        let onclick = self.ctx.link().callback(move |_: MouseEvent| Msg::Coach(Ask::Choose(decision)));
        let turn = self.coaching.turn_of(self.session, decision, self.language);
        html! {
            <li>
                <button type="button" class="verdict-row" data-stop="" data-mark={mark.map(mark_word)} {onclick}>
                    <span class="verdict-turn">{ turn }</span>
                    { " " }
                    <span>{ text }</span>
                </button>
            </li>
        }
    }
}

/// Beside a replay: what the coach says about the decision that is shown.
pub(super) fn judged<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Option<Html> {
    let (coaching, session) = (table.study.coaching.as_ref()?, &table.play.session);
    let (shown, verdict) = (coaching.shown?, coaching.shown_verdict()?);
    let mark = verdict.mark();
    let line = |masters: bool, name: Message| {
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Coach(Ask::Play { masters }));
        html! {
            <button type="button" class="button quiet" data-stop="" aria-pressed={(shown.masters == masters).to_string()} {onclick}>
                { table.say(name) }
            </button>
        }
    };
    let turn = match shown.masters {
        true => masters_turn::<G>(verdict),
        false => session.record().actions.get(verdict.from..verdict.to)?.to_vec(),
    };
    let steps = hint::steps(table.around.language, session.position(verdict.from).as_ref(), &turn);
    Some(html! {
        <div key="judged" class="judged" data-mark={mark_word(mark)}>
            <p class="expected">
                { phrases::from_to(table.around.language, table.say(mark_name(mark)), verdict.found.before, verdict.found.after) }
            </p>
            <div class="do-buttons" role="group" aria-label={table.say(Message::BothLines)}>
                { line(false, Message::LineMine) }
                { line(true, Message::LineMasters) }
            </div>
            <ol class="steps-to">{ for steps.into_iter().map(|step| html! { <li>{ step }</li> }) }</ol>
            if let Some(reason) = missed(session, seen, verdict) {
                <h3>{ table.say(Message::CoachMissed) }</h3>
                <ul class="reasons"><li>{ reason }</li></ul>
            }
            if !verdict.found.others.is_empty() {
                <h3>{ table.say(Message::BestTurns) }</h3>
                <ul class="best-turns">{ for best_turns::<G>(table, verdict).into_iter().map(|turn| html! { <li>{ turn }</li> }) }</ul>
            }
        </div>
    })
}

/// For a turn below good: what speaks for the best turn and not for what was done, else where the best turn is to be seen.
fn missed<G: Screen>(session: &Session<G>, seen: &Seen<G>, verdict: &Verdict) -> Option<String> {
    if !matches!(verdict.mark(), Mark::Slip | Mark::Blunder) {
        return None;
    }
    let game = session.position(verdict.from);
    let best = masters_turn::<G>(verdict);
    let done = session.record().actions.get(verdict.from..verdict.to)?;
    let counted = reasons::missed(seen, game.as_ref(), &best, done);
    Some(counted.unwrap_or_else(|| G::clue_says(seen.language, game.as_ref(), &best)))
}

/// The best turns with their chances, in words.
fn best_turns<G: Screen>(table: &Table<G>, verdict: &Verdict) -> Vec<String> {
    let (language, found) = (table.around.language, &verdict.found);
    let game = table.play.session.position(verdict.from);
    let all =
        std::iter::once((found.before, &found.best)).chain(found.others.iter().map(|(chance, turn)| (*chance, turn)));
    let says = |(place, (chance, turn)): (usize, (u32, &Vec<String>))| {
        let steps = hint::steps(language, game.as_ref(), &job::actions::<G>(turn).unwrap_or_default());
        format!("{} {}", phrases::ranked(language, place, chance), steps.join("; "))
    };
    all.enumerate().map(says).collect()
}

/// What the curve is of.
fn chance_name<G: Screen>(session: &Session<G>) -> Message {
    if G::is_for_points(session.now()) { Message::ProspectAlone } else { Message::ChanceToWin }
}

const fn mark_name(mark: Mark) -> Message {
    match mark {
        Mark::Better => Message::MarkBetter,
        Mark::Best => Message::MarkBest,
        Mark::Good => Message::MarkGood,
        Mark::Slip => Message::MarkSlip,
        Mark::Blunder => Message::MarkBlunder,
    }
}

/// For the styles.
const fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Better | Mark::Best => "best",
        Mark::Good => "good",
        Mark::Slip => "slip",
        Mark::Blunder => "blunder",
    }
}
