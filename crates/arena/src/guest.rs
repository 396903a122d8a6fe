//! Who sits at the arena's table: a level of the house, or a program that speaks the protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use tabletop::{Mind, Rng, Seat};

use crate::Trouble;
use crate::playable::Playable;

/// A seat's description on the command line.
#[derive(Clone, PartialEq, Debug)]
pub enum Guest {
    /// A level, with its name.
    House(String, Mind),
    /// A command line to start.
    Program(String),
}

impl Guest {
    /// Reads `master`, `master@6000` (another number of worlds), `master@6000,playout=4` (other settings of the search
    /// too), `trader@width=12`,
    /// `apprentice@slips=3`, or a command line with blanks in it.
    ///
    /// # Errors
    /// If it is none of these.
    pub fn read<G: Playable>(text: &str) -> Result<Self, Trouble> {
        let (name, changes) = text.split_once('@').map_or((text, None), |(name, changes)| (name, Some(changes)));
        match G::level(name) {
            Some(mind) => Ok(Self::House(text.to_owned(), changed(mind, changes)?)),
            None if text.contains([' ', '/', '.']) => Ok(Self::Program(text.to_owned())),
            None => Err(format!("“{text}” is no level; levels are random, apprentice, trader, merchant, master")),
        }
    }

    /// What to call it in a table.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::House(name, _) | Self::Program(name) => name,
        }
    }

    /// Lets it sit down.
    ///
    /// # Errors
    /// If its program cannot be started.
    pub fn sit(&self) -> Result<Sitting, Trouble> {
        match self {
            Self::House(_, mind) => Ok(Sitting::House(*mind)),
            Self::Program(line) => Program::start(line).map(Sitting::Program),
        }
    }
}

/// A searching mind with another number of worlds, and perhaps other settings; a greedy one of another width, a careless
/// one with other slips.
fn changed(mind: Mind, changes: Option<&str>) -> Result<Mind, Trouble> {
    let Some(changes) = changes else { return Ok(mind) };
    if let Mind::Careless { width, sees_wins, .. } = mind {
        let slips = changes.strip_prefix("slips=").and_then(|slips| slips.parse().ok());
        return slips
            .map(|slips| Mind::Careless { width, slips, sees_wins })
            .ok_or_else(|| "only slips can be set here".to_owned());
    }
    if let Mind::Greedy { .. } = mind {
        let width = changes.strip_prefix("width=").and_then(|width| width.parse().ok());
        return width.map(|width| Mind::Greedy { width }).ok_or_else(|| "only the width can be set here".to_owned());
    }
    let Mind::Searching { mut settings, mut worlds } = mind else {
        return Err("this level does not search, so nothing can stand behind @".to_owned());
    };
    for (place, change) in changes.split(',').enumerate() {
        let (name, value) = change.split_once('=').unwrap_or((if place == 0 { "worlds" } else { "" }, change));
        let known = match name {
            "worlds" => value.parse().map(|value| worlds = value).is_ok(),
            "width" => value.parse().map(|value| settings.width = value).is_ok(),
            "inner" => value.parse().map(|value| settings.inner_width = value).is_ok(),
            "playout" => value.parse().map(|value| settings.playout = value).is_ok(),
            "curiosity" => value.parse().map(|value| settings.curiosity = value).is_ok(),
            "doubt" => value.parse().map(|value| settings.doubt = value).is_ok(),
            "nodes" => value.parse().map(|value| settings.nodes = value).is_ok(),
            "again" => value.parse().map(|value| settings.again = value).is_ok(),
            _ => false,
        };
        if !known {
            return Err(format!(
                "“{change}” is no setting: worlds, width, inner, playout, curiosity, doubt, nodes, again"
            ));
        }
    }
    Ok(Mind::Searching { settings, worlds })
}

/// What a guest wants to do.
pub struct Answer<G: Playable> {
    /// One action or several in a row.
    pub actions: Vec<G::Action>,
    /// The chance to win it sees, if it says so.
    pub chance: Option<f32>,
}

/// A guest at a table.
pub enum Sitting {
    /// Thinks in this process.
    House(Mind),
    /// Is asked over a pipe.
    Program(Program),
}

impl Sitting {
    /// What to do now.
    ///
    /// # Errors
    /// If a program does not answer, or not with an action.
    pub fn ask<G: Playable>(&mut self, game: &G, seat: Seat, rng: Rng) -> Result<Answer<G>, Trouble> {
        match self {
            Self::House(mind) => {
                let thought = G::think(*mind, game, rng, &mut |_| true).ok_or("the game is over")?;
                Ok(Answer { actions: thought.actions, chance: Some(thought.chance) })
            }
            Self::Program(program) => Ok(Answer { actions: program.ask(game, seat)?, chance: None }),
        }
    }
}

/// A running bot.
pub struct Program {
    line: String,
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    fn start(line: &str) -> Result<Self, Trouble> {
        let mut words = line.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or(""))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("“{line}” cannot be started: {why}"))?;
        let (questions, answers) = child.stdin.take().zip(child.stdout.take()).ok_or("a pipe is missing")?;
        Ok(Self { line: line.to_owned(), child, questions, answers: BufReader::new(answers) })
    }

    fn ask<G: Playable>(&mut self, game: &G, seat: Seat) -> Result<Vec<G::Action>, Trouble> {
        let legal: Vec<String> = game.legal().iter().map(ToString::to_string).collect();
        let view = G::position_json(&game.view(seat));
        let question = json!({"do": "play", "game": G::ID, "seat": seat, "view": view, "legal": legal});
        let line = &self.line;
        writeln!(self.questions, "{question}").map_err(|why| format!("“{line}” does not listen: {why}"))?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer).map_err(|why| format!("“{line}” cannot be heard: {why}"))?;
        let answer = answer.trim();
        let value: Value =
            serde_json::from_str(answer).map_err(|_| format!("“{line}” answered “{answer}”, which is no JSON"))?;
        let actions = match (value.get("action"), value.get("actions").and_then(Value::as_array)) {
            (Some(action), _) => std::slice::from_ref(action),
            (None, Some(actions)) if !actions.is_empty() => actions,
            _ => return Err(format!("“{line}” answered without an action: {answer}")),
        };
        let read = |action: &Value| {
            let action = action.as_str().ok_or_else(|| format!("“{line}”: an action is a text: {answer}"))?;
            action.parse::<G::Action>().map_err(|why| format!("“{line}” answered “{action}”: {why}"))
        };
        actions.iter().map(read).collect()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use little_factory::LittleFactory;

    use super::*;

    fn read(text: &str) -> Result<Guest, Trouble> {
        Guest::read::<LittleFactory>(text)
    }

    #[test]
    fn levels_budgets_and_programs_are_told_apart() {
        assert!(matches!(read("trader"), Ok(Guest::House(_, Mind::Greedy { .. }))));
        assert!(matches!(read("master@7"), Ok(Guest::House(_, Mind::Searching { worlds: 7, .. }))));
        assert!(matches!(read("python3 bot.py"), Ok(Guest::Program(_))));
        let quick = read("master@7,playout=2,doubt=0.5");
        assert!(matches!(quick, Ok(Guest::House(_, Mind::Searching { settings, .. })) if settings.playout == 2));
        assert!(matches!(read("apprentice@slips=5"), Ok(Guest::House(_, Mind::Careless { slips: 5, .. }))));
        assert!(matches!(read("trader@width=5"), Ok(Guest::House(_, Mind::Greedy { width: 5 }))));
        assert!(read("master@7,8").is_err() && read("master@7,luck=1").is_err());
        assert!(read("trader@7").is_err() && read("master@x").is_err() && read("mister").is_err());
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let trouble = read("./no such bot").and_then(|guest| guest.sit()).err();
        assert!(trouble.is_some_and(|trouble| trouble.contains("no such bot")));
    }
}
