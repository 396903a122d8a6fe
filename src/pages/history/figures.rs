//! The statistics, one card for each kind of game.

use little_factory::GOAL;
use yew::prelude::*;

use super::super::phrases;
use super::{History, Msg};
use crate::games::little_factory::words;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::statistics::Tally;

const WIDTH: usize = 200;
const HEIGHT: usize = 60;

impl History {
    pub(super) fn figures(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let none = self.tallies.is_empty();
        html! {
            <section key="figures" class="figures">
                <h2>{ self.say(Message::Statistics) }</h2>
                <p>{ self.say(if none { Message::NoStatisticsYet } else { Message::StatisticsIntro }) }</p>
                if !none {
                    <div key="cards" class="tallies">{ for self.tallies.iter().map(|tally| self.tally(tally)) }</div>
                    <p key="ways" class="way-back">
                        <button type="button" class="button quiet" aria-label={format!("{}, {}", self.say(Message::SaveAsFile), self.say(Message::Statistics))}
                            onclick={link.callback(|_: MouseEvent| Msg::SaveStatistics)}>{ self.say(Message::SaveAsFile) }</button>
                        <button type="button" class="button quiet" onclick={link.callback(|_: MouseEvent| Msg::ResetStatistics)}>{ self.say(Message::ResetStatistics) }</button>
                    </p>
                }
            </section>
        }
    }

    fn tally(&self, tally: &Tally) -> Html {
        let level =
            tally.level.map_or(self.say(Message::SeveralLevels), |level| words::level(self.language, level.into()));
        let title = format!("{} · {level}", phrases::rivals(self.language, tally.rivals));
        let percent = (tally.won * 100 + tally.played / 2) / tally.played.max(1);
        let (printed, tokens) = tally.sources();
        let mut played = tally.played.to_string();
        if tally.taken_back > 0 {
            played = format!("{played} ({} {})", tally.taken_back, self.say(Message::WithTakeBacks));
        }
        let facts = [
            (Message::Played, played),
            (Message::WonGames, format!("{} ({percent}\u{a0}%)", tally.won)),
            (Message::InARow, tally.streak.to_string()),
            (Message::LongestRow, tally.longest.to_string()),
            (Message::FewestTurns, tally.best.map_or_else(|| "–".to_owned(), |best| best.to_string())),
            (
                Message::PointsAGame,
                format!(
                    "{} {}, {} {}",
                    tenths(self.language, printed),
                    self.say(Message::FromBuildings),
                    tenths(self.language, tokens),
                    self.say(Message::FromTokens)
                ),
            ),
        ];
        html! {
            <section key={title.clone()} class="tally">
                <h3>{ title.clone() }</h3>
                <dl>
                    { for facts.into_iter().enumerate().map(|(place, (name, value))| html! {
                        <div key={place}><dt>{ self.say(name) }</dt><dd>{ value }</dd></div>
                    }) }
                </dl>
                { self.mean_curve(&tally.curve()) }
            </section>
        }
    }

    /// The person's mean influence after each turn, on its way to ten.
    fn mean_curve(&self, curve: &[u32]) -> Html {
        let steps = curve.len().max(2) - 1;
        let at = |step: usize, tenths: u32| {
            let height = (HEIGHT - 10) * tenths as usize / (usize::from(GOAL) * 10);
            (2 + (WIDTH - 4) * step / steps, (HEIGHT - 4).saturating_sub(height).max(1))
        };
        let mut line = String::new();
        for (step, points) in curve.iter().enumerate() {
            let (x, y) = at(step, *points);
            line.push_str(&format!("{x},{y} "));
        }
        let goal = at(0, u32::from(GOAL) * 10).1;
        let last = curve.last().copied().unwrap_or_default();
        let turns = phrases::turns(self.language, curve.len() as u32);
        let facts = format!("{turns}, {}", tenths(self.language, last));
        let label = self.language.labelled(self.say(Message::InfluenceCurve), &facts);
        html! {
            <svg class="mean-curve" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
                <line class="goal" x1="0" x2={WIDTH.to_string()} y1={goal.to_string()} y2={goal.to_string()} />
                <polyline points={line} />
            </svg>
        }
    }
}

/// `6.4`, or `6,4` where one writes it so.
fn tenths(language: Language, number: u32) -> String {
    let mark = if language == Language::English { '.' } else { ',' };
    format!("{}{mark}{}", number / 10, number % 10)
}
