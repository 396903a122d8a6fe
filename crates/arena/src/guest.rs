//! Who sits at the arena's table: a level of the house, or a program that speaks the protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use little_factory::position::Position;
use little_factory::{Action, LittleFactory, Skill, skill};
use serde_json::{Value, json};
use tabletop::{Game, Mind, Rng, Seat};

use crate::Trouble;
use crate::json::position_json;

/// A seat's description on the command line.
#[derive(Clone, PartialEq, Debug)]
pub enum Guest {
    /// A level, with its name.
    House(String, Mind),
    /// A command line to start.
    Program(String),
}

impl Guest {
    /// Reads `master`, `master@6000` (another number of worlds), or a command line with blanks in it.
    ///
    /// # Errors
    /// If it is neither.
    pub fn read(text: &str) -> Result<Self, Trouble> {
        let (name, worlds) = text.split_once('@').map_or((text, None), |(name, worlds)| (name, Some(worlds)));
        match (name.parse::<Skill>(), worlds) {
            (Ok(skill), None) => Ok(Self::House(text.to_owned(), skill.mind())),
            (Ok(skill), Some(worlds)) => {
                let worlds = worlds.parse().map_err(|_| format!("“{text}”: a number must follow @"))?;
                match skill.mind() {
                    Mind::Searching { settings, .. } => {
                        Ok(Self::House(text.to_owned(), Mind::Searching { settings, worlds }))
                    }
                    _ => Err(format!("{name} does not search, so it has no number of worlds")),
                }
            }
            (Err(_), _) if text.contains([' ', '/', '.']) => Ok(Self::Program(text.to_owned())),
            (Err(_), _) => {
                Err(format!("“{text}” is no level; levels are random, apprentice, trader, merchant, master"))
            }
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

/// A guest at a table.
pub enum Sitting {
    /// Thinks in this process.
    House(Mind),
    /// Is asked over a pipe.
    Program(Program),
}

impl Sitting {
    /// What to do now: one action or several in a row.
    ///
    /// # Errors
    /// If a program does not answer, or not with an action.
    pub fn ask(&mut self, game: &LittleFactory, seat: Seat, rng: Rng) -> Result<Vec<Action>, Trouble> {
        match self {
            Self::House(mind) => {
                Ok(skill::think(*mind, game, rng, &mut |_| true).map_or(Vec::new(), |thought| thought.actions))
            }
            Self::Program(program) => program.ask(game, seat),
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

    fn ask(&mut self, game: &LittleFactory, seat: Seat) -> Result<Vec<Action>, Trouble> {
        let legal: Vec<String> = game.legal().iter().map(ToString::to_string).collect();
        let view = position_json(&Position::from(game).without_secrets());
        let question =
            json!({"do": "play", "game": LittleFactory::ID, "seat": seat.0 + 1, "view": view, "legal": legal});
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
            action.parse().map_err(|why| format!("“{line}” answered “{action}”: {why}"))
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
    use super::*;

    #[test]
    fn levels_budgets_and_programs_are_told_apart() {
        assert!(matches!(Guest::read("trader"), Ok(Guest::House(_, Mind::Greedy { .. }))));
        assert!(matches!(Guest::read("master@7"), Ok(Guest::House(_, Mind::Searching { worlds: 7, .. }))));
        assert!(matches!(Guest::read("python3 bot.py"), Ok(Guest::Program(_))));
        assert!(Guest::read("trader@7").is_err() && Guest::read("master@x").is_err() && Guest::read("mister").is_err());
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let trouble = Guest::read("./no such bot").and_then(|guest| guest.sit()).err();
        assert!(trouble.is_some_and(|trouble| trouble.contains("no such bot")));
    }
}
