//! The statistics, one card for each kind of game.

use yew::prelude::*;

use super::super::standing;
use super::{History, Msg};
use crate::games::Game;
use crate::games::folder::{Folder, Points};
use crate::i18n::{Language, Message, phrases};
use crate::markup::html;
use crate::store::statistics::{self, Tally};

const WIDTH: usize = 200;
const HEIGHT: usize = 60;
/// Room for the numbers beside the curve.
const LEFT: usize = 22;

impl History {
    pub(super) fn figures(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let none = self.tallies.is_empty();
        html! {
            <section key="figures" class="figures">
                <h2>{ self.say(Message::Statistics) }</h2>
                <p>{ self.say(if none { Message::NoStatisticsYet } else { Message::StatisticsIntro }) }</p>
                if statistics::unkept().is_some() {
                    <p key="not-kept" class="notice" role="status">{ self.say(Message::StatisticsNotKept) }</p>
                }
                if !none {
                    <div key="cards" class="tallies">{ for self.tallies.iter().map(|tally| self.tally(tally)) }</div>
                    <p key="ways" class="way-back">
                        <button type="button" class="button quiet" aria-label={format!("{}, {}", self.say(Message::SaveAsFile), self.say(Message::Statistics))}
                            onclick={link.callback(|_: MouseEvent| Msg::SaveStatistics)}>{ self.say(Message::SaveAsFile) }</button>
                        <button type="button" class="button quiet" aria-expanded={self.asks_reset.to_string()}
                            onclick={link.callback(|_: MouseEvent| Msg::AskReset)}>{ self.say(Message::ResetStatistics) }</button>
                    </p>
                    if self.asks_reset {
                        <div key="ask" class="notice ask-reset" role="group">
                            <p>{ self.say(Message::ResetAsk) }</p>
                            <p class="way-back">
                                <button type="button" class="button go" onclick={link.callback(|_: MouseEvent| Msg::ResetStatistics)}>{ self.say(Message::ResetStatistics) }</button>
                                <button type="button" class="button quiet" onclick={link.callback(|_: MouseEvent| Msg::AskReset)}>{ self.say(Message::Cancel) }</button>
                            </p>
                        </div>
                    }
                }
            </section>
        }
    }

    fn tally(&self, tally: &Tally) -> Html {
        let game = Game::from_slug(&tally.game);
        let title = self.title(game, tally);
        let percent = (tally.won * 100 + tally.played / 2) / tally.played.max(1);
        let sign = if self.language.spoken() == Language::English { "%" } else { "\u{a0}%" };
        let points = game.and_then(Game::folder).map(Folder::points);
        let facts = [
            (Message::Played, tally.played.to_string()),
            (Message::WonGames, format!("{} ({percent}{sign})", tally.won)),
            (Message::InARow, tally.streak.to_string()),
            (Message::LongestRow, tally.longest.to_string()),
            (Message::FewestTurns, tally.best.map_or_else(|| "–".to_owned(), |best| best.to_string())),
            (points.map_or(Message::ScoreAGame, |points| points.a_game), self.sources(points, &tally.sources())),
        ];
        let won = self.language.labelled(self.say(Message::WonGames), &tally.apart_won.to_string());
        let apart = (tally.apart > 0).then(|| (Message::CountedApart, format!("{} ({won})", tally.apart)));
        html! {
            <section key={title.clone()} class="tally">
                <h3>{ title.clone() }</h3>
                <dl>
                    { for facts.into_iter().chain(apart).enumerate().map(|(place, (name, value))| html! {
                        <div key={place}><dt>{ self.say(name) }</dt><dd>{ value }</dd></div>
                    }) }
                </dl>
                { self.dealt(game, tally) }
                { self.mean_curve(points, &tally.curve()) }
            </section>
        }
    }

    /// How games went by what the person was dealt, where that is told apart.
    fn dealt(&self, game: Option<Game>, tally: &Tally) -> Option<Html> {
        let folder = game.and_then(Game::folder)?;
        let heading = folder.told_apart_by().filter(|_| !tally.dealt.is_empty())?;
        let rows =
            tally.dealt.iter().filter_map(|(id, played, won)| Some((folder.dealt(self.language, id)?, played, won)));
        Some(html! {
            <table key="dealt" class="dealt">
                <thead><tr>
                    <th scope="col">{ self.say(heading) }</th>
                    <th scope="col">{ self.say(Message::Played) }</th>
                    <th scope="col">{ self.say(Message::WonGames) }</th>
                </tr></thead>
                <tbody>
                    { for rows.map(|(name, played, won)| html! {
                        <tr key={name}><th scope="row">{ name }</th><td>{ *played }</td><td>{ *won }</td></tr>
                    }) }
                </tbody>
            </table>
        })
    }

    /// `1 rival · Master`; which game stands before it where there is more than the first.
    fn title(&self, game: Option<Game>, tally: &Tally) -> String {
        let kind = match (&tally.solo, tally.level) {
            (Some(setup), _) => standing::automaton(game, setup, self.language),
            (None, level) => {
                let level = level.map_or(self.say(Message::SeveralLevels), |level| level.name(self.language));
                format!("{} · {level}", phrases::rivals(self.language, tally.rivals))
            }
        };
        let name = game.map_or_else(|| tally.game.as_str(), |game| game.name());
        let several = self.tallies.iter().any(|other| other.game != self.tallies[0].game);
        if several || game != Some(Game::ALL[0]) { format!("{name} · {kind}") } else { kind }
    }

    /// `6.4 Buildings, 3.1 Tokens`, or the sum where the game does not tell them apart.
    fn sources(&self, points: Option<Points>, means: &[i32]) -> String {
        let names = points.map_or(&[][..], |points| points.sources);
        if names.len() != means.len() {
            return tenths(self.language, means.iter().sum());
        }
        let parts =
            names.iter().zip(means).map(|(name, mean)| format!("{} {}", tenths(self.language, *mean), self.say(*name)));
        parts.collect::<Vec<_>>().join(", ")
    }

    /// The person's mean points after each turn, on the way to the game's goal if it has one.
    fn mean_curve(&self, points: Option<Points>, curve: &[i32]) -> Html {
        let steps = curve.len().max(2) - 1;
        let goal = points.and_then(|points| points.goal);
        let lowest = curve.iter().copied().min().unwrap_or_default().min(0);
        let highest = goal.map_or_else(|| curve.iter().copied().max().unwrap_or_default().max(1), |goal| goal * 10);
        let at = |step: usize, tenths: i32| {
            let height = (HEIGHT - 10) as i32 * (tenths - lowest) / (highest - lowest);
            (LEFT + (WIDTH - LEFT - 2) * step / steps, ((HEIGHT - 4) as i32 - height).max(1))
        };
        let mut line = String::new();
        for (step, points) in curve.iter().enumerate() {
            let (x, y) = at(step, *points);
            line.push_str(&format!("{x},{y} "));
        }
        let goal = goal.map(|goal| at(0, goal * 10).1.to_string());
        let last = curve.last().copied().unwrap_or_default();
        let turns = phrases::turns(self.language, curve.len() as u32);
        let facts = format!("{turns}, {}", tenths(self.language, last));
        let title = points.map_or(Message::ScoreCurve, |points| points.curve);
        let label = self.language.labelled(self.say(title), &facts);
        let axis = |tenths: i32| {
            let y = (at(0, tenths).1 + 4).min(HEIGHT as i32 - 1);
            html! { <text x={(LEFT - 4).to_string()} y={y.to_string()} text-anchor="end">{ (tenths / 10).to_string() }</text> }
        };
        html! {
            <svg class="mean-curve" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
                if let Some(y) = goal {
                    <line key="goal" class="goal" x1={LEFT.to_string()} x2={WIDTH.to_string()} y1={y.clone()} y2={y} />
                }
                <polyline key="curve" points={line} />
                { axis(highest) }
                { axis(lowest) }
            </svg>
        }
    }
}

/// `6.4`, or `6,4` where one writes it so.
fn tenths(language: Language, number: i32) -> String {
    let mark = if language.spoken() == Language::English { '.' } else { ',' };
    let sign = if number < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}{mark}{}", number.abs() / 10, number.abs() % 10)
}
