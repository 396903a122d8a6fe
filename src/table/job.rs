//! What the page asks of a bot and what it answers, as lines of text: small, readable, and the same whether it goes
//! to a worker or stays in the page. By hand, because a seed has more digits than a number of JavaScript holds.

use std::str::FromStr;

use tabletop::Game;

use super::Level;

/// A question about a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Job {
    pub(crate) id: u32,
    pub(crate) task: Task,
    /// Where the bot's own chance grows from.
    pub(crate) seed: u64,
    /// The record of the game so far.
    pub(crate) record: String,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// What would this level do here?
    Think(Level),
    /// How good is what was done since so many actions, and what is best? So many worlds may be imagined, within so many
    /// milliseconds; 0 is as long as it takes.
    Judge { from: usize, worlds: u32, within: u32 },
}

/// What comes back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// So far along, in percent.
    Progress { id: u32, done: u32 },
    /// What to do, in notation, and the chance to win that is seen in it, in thousandths.
    Thought { id: u32, chance: u32, actions: Vec<String> },
    /// What the coach has found, or a hint.
    Verdict { id: u32, found: Found },
    /// The question made no sense: the record is no game, or the game is over.
    Nothing { id: u32 },
}

/// What the search has found about a decision: chances to win in thousandths, turns in notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Found {
    /// With the best turn, and with what was done.
    pub(crate) before: u32,
    pub(crate) after: u32,
    /// Whether what was done is better than the Master's.
    pub(crate) surpasses: bool,
    /// Whether there was no time to look as deeply as usual.
    pub(crate) hurried: bool,
    pub(crate) best: Vec<String>,
    /// The next best turns.
    pub(crate) others: Vec<(u32, Vec<String>)>,
}

impl Found {
    /// On one line: `512 498 0 0 produce wood; end | 505 produce clay; end`.
    pub(crate) fn write(&self) -> String {
        let Self { before, after, surpasses, hurried, best, others } = self;
        let others: String = others.iter().map(|(chance, turn)| format!(" | {chance} {}", turn.join("; "))).collect();
        let [surpasses, hurried] = [surpasses, hurried].map(|whether| u8::from(*whether));
        format!("{before} {after} {surpasses} {hurried} {}{others}", best.join("; "))
    }

    pub(crate) fn read(line: &str) -> Option<Self> {
        let turn = |text: &str| text.split("; ").map(str::to_owned).collect::<Vec<String>>();
        let mut ways = line.split(" | ");
        let mut words = ways.next()?.splitn(5, ' ');
        let (before, after) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let mut whether = || match words.next()? {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        };
        let (surpasses, hurried) = (whether()?, whether()?);
        let best = turn(words.next()?);
        let others = ways.map(|way| {
            let (chance, actions) = way.split_once(' ')?;
            Some((chance.parse().ok().filter(|chance| *chance <= before)?, turn(actions)))
        });
        let others = others.collect::<Option<_>>()?;
        (after <= before && before <= 1000).then_some(Self { before, after, surpasses, hurried, best, others })
    }
}

impl Job {
    pub(crate) fn write(&self) -> String {
        let Self { id, seed, record, .. } = self;
        match self.task {
            Task::Think(level) => format!("think {id} {seed} {}\n{record}", level.id()),
            Task::Judge { from, worlds, within } => format!("judge {id} {seed} {from} {worlds} {within}\n{record}"),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let (heading, record) = text.split_once('\n')?;
        let mut words = heading.split(' ');
        let (kind, id, seed) = (words.next()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let task = match kind {
            "think" => Task::Think(Level::by_id(words.next()?)?),
            "judge" => Task::Judge {
                from: words.next()?.parse().ok()?,
                worlds: words.next()?.parse().ok()?,
                within: words.next()?.parse().ok()?,
            },
            _ => return None,
        };
        Some(Self { id, task, seed, record: record.to_owned() })
    }
}

impl Answer {
    pub(crate) fn write(&self) -> String {
        match self {
            Self::Progress { id, done } => format!("progress {id} {done}"),
            Self::Thought { id, chance, actions } => format!("thought {id} {chance}\n{}", actions.join("\n")),
            Self::Verdict { id, found } => format!("verdict {id}\n{}", found.write()),
            Self::Nothing { id } => format!("nothing {id}"),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let mut words = lines.next()?.split(' ');
        let (kind, id) = (words.next()?, words.next()?.parse().ok()?);
        let mut number = || words.next()?.parse().ok();
        Some(match kind {
            "progress" => Self::Progress { id, done: number()? },
            "thought" => Self::Thought { id, chance: number()?, actions: lines.map(str::to_owned).collect() },
            "verdict" => Self::Verdict { id, found: Found::read(lines.next()?)? },
            "nothing" => Self::Nothing { id },
            _ => return None,
        })
    }

    /// Which question it answers.
    pub(crate) fn id(&self) -> u32 {
        match self {
            Self::Progress { id, .. } | Self::Thought { id, .. } | Self::Verdict { id, .. } | Self::Nothing { id } => {
                *id
            }
        }
    }
}

/// Reads a bot's actions; `None` if one of them is no notation of this game.
pub(crate) fn actions<G: Game>(lines: &[String]) -> Option<Vec<G::Action>> {
    lines.iter().map(|line| G::Action::from_str(line).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_and_answers_can_be_written_and_read() {
        for task in [Task::Think(Level::Merchant), Task::Judge { from: 12, worlds: 3000, within: 2500 }] {
            let job = Job { id: 7, task, seed: u64::MAX, record: "a\nb\n".to_owned() };
            assert_eq!(Job::read(&job.write()), Some(job));
        }
        let answers = [
            Answer::Progress { id: 1, done: 25 },
            Answer::Thought { id: 2, chance: 500, actions: vec!["produce flour".to_owned(), "end".to_owned()] },
            Answer::Verdict { id: 4, found: Found { before: 510, best: vec!["end".to_owned()], ..Found::default() } },
            Answer::Verdict {
                id: 5,
                found: Found {
                    before: 510,
                    after: 510,
                    surpasses: true,
                    hurried: true,
                    best: vec!["produce flour".to_owned(), "end".to_owned()],
                    others: vec![(500, vec!["end".to_owned()]), (20, vec!["pass".to_owned(), "end".to_owned()])],
                },
            },
            Answer::Nothing { id: 3 },
        ];
        for answer in answers {
            assert_eq!(Answer::read(&answer.write()), Some(answer));
        }
    }

    #[test]
    fn noise_is_no_question_and_no_answer() {
        for text in [
            "",
            "think",
            "think 1 2 king\n",
            "think x 2 master\n",
            "judge 1 2 3\n",
            "judge 1 2 -3 4 5\n",
            "thought",
            "thought 1",
            "verdict 1 2 3",
            "verdict 1\n500 510 0 0 end",
            "verdict 1\n500 400 2 0 end",
            "verdict 1\n500 400 0 2 end",
            "verdict 1\n500 400 0 end",
            "verdict 1\n500 400 0 0 end | 510 pass",
            "hello 1 2",
        ] {
            assert!(Job::read(text).is_none() && Answer::read(text).is_none(), "{text:?}");
        }
    }
}
