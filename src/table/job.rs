//! What the page asks of a bot and what it answers, as lines of text: small, readable, and the same whether it goes
//! to a worker or stays in the page.

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
    /// How good is what was done since so many actions, and what is best? So many worlds may be imagined.
    Judge { from: usize, worlds: u32 },
}

/// What comes back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// So far along, in percent.
    Progress { id: u32, done: u32 },
    /// What to do, in notation, and the chance to win that is seen in it, in thousandths.
    Thought { id: u32, chance: u32, actions: Vec<String> },
    /// The chance to win in thousandths at a glance, with the best and with what was done; and the best, in notation.
    Verdict { id: u32, glance: u32, before: u32, after: u32, best: Vec<String> },
    /// The question made no sense: the record is no game, or the game is over.
    Nothing { id: u32 },
}

impl Job {
    pub(crate) fn write(&self) -> String {
        let Self { id, seed, record, .. } = self;
        match self.task {
            Task::Think(level) => format!("think {id} {seed} {}\n{record}", level.id()),
            Task::Judge { from, worlds } => format!("judge {id} {seed} {from} {worlds}\n{record}"),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let (heading, record) = text.split_once('\n')?;
        let mut words = heading.split(' ');
        let (kind, id, seed) = (words.next()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let task = match kind {
            "think" => Task::Think(Level::by_id(words.next()?)?),
            "judge" => Task::Judge { from: words.next()?.parse().ok()?, worlds: words.next()?.parse().ok()? },
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
            Self::Verdict { id, glance, before, after, best } => {
                format!("verdict {id} {glance} {before} {after}\n{}", best.join("\n"))
            }
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
            "verdict" => {
                let (glance, before, after) = (number()?, number()?, number()?);
                Self::Verdict { id, glance, before, after, best: lines.map(str::to_owned).collect() }
            }
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
        for task in [Task::Think(Level::Merchant), Task::Judge { from: 12, worlds: 3000 }] {
            let job = Job { id: 7, task, seed: u64::MAX, record: "a\nb\n".to_owned() };
            assert_eq!(Job::read(&job.write()), Some(job));
        }
        let answers = [
            Answer::Progress { id: 1, done: 25 },
            Answer::Thought { id: 2, chance: 500, actions: vec!["produce flour".to_owned(), "end".to_owned()] },
            Answer::Verdict { id: 4, glance: 480, before: 510, after: 0, best: vec!["end".to_owned()] },
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
            "judge 1 2 -3 4\n",
            "thought",
            "thought 1",
            "verdict 1 2 3",
            "hello 1 2",
        ] {
            assert!(Job::read(text).is_none() && Answer::read(text).is_none(), "{text:?}");
        }
    }
}
