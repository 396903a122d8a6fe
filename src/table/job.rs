//! What the page asks of a bot and what it answers, as lines of text: small, readable, and the same whether it goes
//! to a worker or stays in the page.

use std::str::FromStr;

use tabletop::Game;

use super::Level;

/// A question: what would this level do here?
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Job {
    pub(crate) id: u32,
    pub(crate) level: Level,
    /// Where the bot's own chance grows from.
    pub(crate) seed: u64,
    /// The record of the game so far.
    pub(crate) record: String,
}

/// What comes back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// So far along, in percent.
    Progress { id: u32, done: u32 },
    /// What to do, in notation, and the chance to win that is seen in it, in thousandths.
    Thought { id: u32, chance: u32, actions: Vec<String> },
    /// The question made no sense: the record is no game, or the game is over.
    Nothing { id: u32 },
}

impl Job {
    pub(crate) fn write(&self) -> String {
        format!("think {} {} {}\n{}", self.id, self.level.id(), self.seed, self.record)
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let (heading, record) = text.split_once('\n')?;
        let mut words = heading.strip_prefix("think ")?.split(' ');
        Some(Self {
            id: words.next()?.parse().ok()?,
            level: Level::by_id(words.next()?)?,
            seed: words.next()?.parse().ok()?,
            record: record.to_owned(),
        })
    }
}

impl Answer {
    pub(crate) fn write(&self) -> String {
        match self {
            Self::Progress { id, done } => format!("progress {id} {done}"),
            Self::Thought { id, chance, actions } => format!("thought {id} {chance}\n{}", actions.join("\n")),
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
            "nothing" => Self::Nothing { id },
            _ => return None,
        })
    }

    /// Which question it answers.
    pub(crate) fn id(&self) -> u32 {
        match self {
            Self::Progress { id, .. } | Self::Thought { id, .. } | Self::Nothing { id } => *id,
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
        let job = Job { id: 7, level: Level::Merchant, seed: u64::MAX, record: "a\nb\n".to_owned() };
        assert_eq!(Job::read(&job.write()), Some(job));
        let answers = [
            Answer::Progress { id: 1, done: 25 },
            Answer::Thought { id: 2, chance: 500, actions: vec!["produce flour".to_owned(), "end".to_owned()] },
            Answer::Nothing { id: 3 },
        ];
        for answer in answers {
            assert_eq!(Answer::read(&answer.write()), Some(answer));
        }
    }

    #[test]
    fn noise_is_no_question_and_no_answer() {
        for text in ["", "think", "think 1 king 2\n", "think x master 2\n", "thought", "thought 1", "hello 1 2"] {
            assert!(Job::read(text).is_none() && Answer::read(text).is_none(), "{text:?}");
        }
    }
}
