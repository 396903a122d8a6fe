//! The table protocol: a line of JSON in, a line of JSON out. `docs/protocol.md` describes it.

use std::io::{BufRead, Write};

use la_granja::LaGranja;
use little_factory::LittleFactory;
use my_little_scythe::MyLittleScythe;
use serde_json::{Value, json};
use tabletop::{Game, Mind, Record, Rng, Seat, Seed};

use crate::Trouble;
use crate::guest::Guest;
use crate::playable::{GAMES, Playable};

/// Answers every line until there is none. Asked to play, it plays as `level`.
///
/// # Errors
/// If there is no such level, or reading or writing fails; a bad line is answered with an error and is none.
pub fn serve(level: &str, input: impl BufRead, mut output: impl Write) -> Result<(), Trouble> {
    let mut games = Games::new(level)?;
    for line in input.split(b'\n') {
        let line = line.map_err(|why| why.to_string())?;
        let line = String::from_utf8_lossy(&line);
        if line.trim().is_empty() {
            continue;
        }
        writeln!(output, "{}", games.answer(&line)).and_then(|()| output.flush()).map_err(|why| why.to_string())?;
    }
    Ok(())
}

/// A table for each game; a request goes to the one it names, or to the one that was named last.
struct Games {
    tables: [(&'static str, Box<dyn Answering>); 3],
    current: usize,
}

/// Whatever carries out requests.
trait Answering {
    fn carry_out(&mut self, request: &Value) -> Result<Value, Fault>;
}

impl Games {
    fn new(level: &str) -> Result<Self, Trouble> {
        let tables: [(_, Box<dyn Answering>); 3] = [
            (LittleFactory::ID, Box::new(Table::<LittleFactory>::new(level)?)),
            (MyLittleScythe::ID, Box::new(Table::<MyLittleScythe>::new(level)?)),
            (LaGranja::ID, Box::new(Table::<LaGranja>::new(level)?)),
        ];
        Ok(Self { tables, current: 0 })
    }

    fn answer(&mut self, line: &str) -> Value {
        let request: Value = match serde_json::from_str(line) {
            Ok(request) => request,
            Err(why) => return json!({"error": {"kind": "json", "text": why.to_string()}}),
        };
        let text = |name: &str| request.get(name).and_then(Value::as_str);
        // A record says in its first word which game it is.
        let named = match request.get("game") {
            Some(game) => game.as_str(),
            None => text("record").and_then(|record| record.split_whitespace().next()),
        };
        let found = named.and_then(|id| self.tables.iter().position(|(other, _)| *other == id));
        self.current = found.unwrap_or(self.current);
        let unknown = request.get("game").is_some() && found.is_none();
        let answer = if unknown { Err(unknown_game()) } else { self.tables[self.current].1.carry_out(&request) };
        let mut answer = answer.unwrap_or_else(Fault::json);
        if let (Some(id), Some(object)) = (request.get("id"), answer.as_object_mut()) {
            object.insert("id".to_owned(), id.clone());
        }
        answer
    }
}

/// One game being played over the protocol.
struct Table<G: Playable> {
    level: Mind,
    luck: Rng,
    game: Option<G>,
    /// The states before each action, to go back to.
    past: Vec<G>,
    /// What the game came from, if it was a deal or a record; an explicit position has none.
    record: Option<Record<G>>,
}

/// An error: its kind, and a sentence; a refusal also says which.
struct Fault {
    kind: &'static str,
    text: String,
    refusal: Option<Value>,
}

impl Fault {
    fn new(kind: &'static str, text: impl Into<String>) -> Self {
        Self { kind, text: text.into(), refusal: None }
    }

    /// What a game's rules refuse, with its name under `why`.
    fn refusal(refusal: Value) -> Self {
        let name = refusal["why"].as_str().unwrap_or_default().replace('_', " ");
        Self { kind: "refusal", text: format!("the rules refuse it: {name}"), refusal: Some(refusal) }
    }

    fn over() -> Self {
        Self::refusal(json!({"why": "over"}))
    }

    fn json(self) -> Value {
        let mut error = self.refusal.unwrap_or_else(|| json!({}));
        error["kind"] = self.kind.into();
        error["text"] = self.text.into();
        json!({"error": error})
    }
}

impl<G: Playable> Answering for Table<G> {
    fn carry_out(&mut self, request: &Value) -> Result<Value, Fault> {
        match text(request, "do")? {
            "new" => self.new_game(request),
            "load" => self.load(request),
            "set" => self.set(request),
            "legal" => Ok(json!({"actions": self.notation(G::legal_into)?})),
            "candidates" => Ok(json!({"actions": self.notation(G::candidates_into)?})),
            "apply" => self.apply(request),
            "undo" => self.undo(),
            "position" => Ok(json!({"position": G::position_json(&self.game()?.everything())})),
            "view" => {
                let seat = self.seat(request)?;
                Ok(json!({"seat": seat, "view": G::position_json(&self.game()?.view(seat))}))
            }
            "record" => match &self.record {
                Some(record) => Ok(json!({"record": record.to_string()})),
                None => Err(Fault::new("record", "a game that began from a position has no record")),
            },
            "think" => self.think(request),
            "play" => self.play(request),
            other => Err(Fault::new("request", format!("“{other}” is not known"))),
        }
    }
}

impl<G: Playable> Table<G> {
    fn new(level: &str) -> Result<Self, Trouble> {
        let Guest::House(_, level) = Guest::read::<G>(level)? else { return Err(format!("“{level}” is no level")) };
        Ok(Self { level, game: None, past: Vec::new(), record: None, luck: Rng::new(Seed(0)) })
    }

    fn game(&self) -> Result<&G, Fault> {
        self.game.as_ref().ok_or_else(|| Fault::new("game", "no game is on the table"))
    }

    fn start(&mut self, game: G, record: Option<Record<G>>) -> Result<Value, Fault> {
        self.game = Some(game);
        self.past.clear();
        self.record = record;
        self.state()
    }

    /// Whose decision it is, and how it stands.
    fn state(&self) -> Result<Value, Fault> {
        let game = self.game()?;
        let scores: Vec<i32> = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
        let winners = game.outcome().map(|outcome| outcome.winners);
        let mut state = game.particulars();
        state["to_act"] = json!(game.to_act());
        state["turn"] = json!(game.turn());
        state["scores"] = json!(scores);
        state["winners"] = json!(winners);
        Ok(state)
    }

    fn new_game(&mut self, request: &Value) -> Result<Value, Fault> {
        check_game::<G>(request)?;
        let setup = text(request, "setup")?.parse::<G::Setup>().map_err(|why| Fault::new("setup", why.to_string()))?;
        let seed = request.get("seed").and_then(Value::as_u64);
        let seed = Seed(seed.ok_or_else(|| Fault::new("request", "seed must be a number from 0"))?);
        self.start(G::new(&setup, seed), Some(Record::new(setup, seed)))
    }

    fn load(&mut self, request: &Value) -> Result<Value, Fault> {
        let record: Record<G> = text(request, "record")?
            .parse()
            .map_err(|why: tabletop::RecordError| Fault::new("record", why.to_string()))?;
        let mut past = Vec::new();
        let mut game = G::new(&record.setup, record.seed);
        for (played, action) in record.actions.iter().enumerate() {
            past.push(game.clone());
            game.apply(action, &mut ()).map_err(|refusal| {
                let text = format!("action {}, {action}, is refused", played + 1);
                Fault { kind: "record", text, refusal: Some(G::refusal_json(&refusal)) }
            })?;
        }
        self.start(game, Some(record))?;
        self.past = past;
        self.state()
    }

    fn set(&mut self, request: &Value) -> Result<Value, Fault> {
        check_game::<G>(request)?;
        let value = request.get("position").ok_or_else(|| Fault::new("request", "position is missing"))?;
        let position = G::read_position(value).map_err(|why| Fault::new("position", why))?;
        let game = G::of(&position).map_err(|flaw| Fault::new("position", flaw))?;
        self.start(game, None)
    }

    fn notation(&self, list: impl Fn(&G, &mut Vec<G::Action>)) -> Result<Vec<String>, Fault> {
        let mut actions = Vec::new();
        list(self.game()?, &mut actions);
        Ok(actions.iter().map(ToString::to_string).collect())
    }

    fn apply(&mut self, request: &Value) -> Result<Value, Fault> {
        let action = text(request, "action")?.parse::<G::Action>();
        let action = action.map_err(|why| Fault::new("notation", why.to_string()))?;
        let before = self.game()?.clone();
        let mut game = before.clone();
        let mut events = Vec::new();
        if request.get("seat").is_some() {
            let (seat, to_act) = (self.seat(request)?, game.to_act());
            if let Some(to_act) = to_act.filter(|&to_act| to_act != seat) {
                return Err(Fault::refusal(json!({"why": "not_your_turn", "to_act": to_act})));
            }
        }
        game.apply(&action, &mut events).map_err(|refusal| Fault::refusal(G::refusal_json(&refusal)))?;
        self.past.push(before);
        self.game = Some(game);
        if let Some(record) = &mut self.record {
            record.actions.push(action);
        }
        let mut answer = self.state()?;
        answer["events"] = events.iter().map(G::event_json).collect();
        Ok(answer)
    }

    fn undo(&mut self) -> Result<Value, Fault> {
        self.game()?;
        let before = self.past.pop().ok_or_else(|| Fault::new("undo", "nothing has been done yet"))?;
        self.game = Some(before);
        if let Some(record) = &mut self.record {
            record.actions.pop();
        }
        self.state()
    }

    fn think(&self, request: &Value) -> Result<Value, Fault> {
        let game = self.game()?;
        let mut mind = G::level(text(request, "level")?).ok_or_else(|| Fault::new("level", "no such level"))?;
        let seed = request.get("seed").and_then(Value::as_u64).unwrap_or(0);
        if let (Mind::Searching { worlds, .. }, Some(asked)) =
            (&mut mind, request.get("worlds").and_then(Value::as_u64))
        {
            *worlds = u32::try_from(asked).unwrap_or(u32::MAX);
        }
        let thought = G::think(mind, game, Rng::new(Seed(seed)), &mut |_| true);
        let thought = thought.ok_or_else(Fault::over)?;
        let words = |actions: &[G::Action]| -> Vec<String> { actions.iter().map(ToString::to_string).collect() };
        let line: Vec<_> = thought.line.iter().map(|plan| words(plan)).collect();
        let chances = &game.judge().chances[..usize::from(game.seats())];
        Ok(json!({
            "actions": words(&thought.actions), "chance": thought.chance, "line": line,
            "worlds": thought.worlds, "at_a_glance": chances,
        }))
    }

    /// Sits at somebody's table: answers with actions for the view it is shown, and forgets it.
    fn play(&mut self, request: &Value) -> Result<Value, Fault> {
        check_game::<G>(request)?;
        let view = request.get("view").ok_or_else(|| Fault::new("request", "view is missing"))?;
        let position = G::read_position(view).map_err(|why| Fault::new("position", why))?;
        let game = G::of(&position).map_err(|flaw| Fault::new("position", flaw))?;
        let thought = G::think(self.level, &game, self.luck.fork(), &mut |_| true);
        let thought = thought.ok_or_else(Fault::over)?;
        let actions: Vec<String> = thought.actions.iter().map(ToString::to_string).collect();
        Ok(json!({"actions": actions, "chance": thought.chance}))
    }

    fn seat(&self, request: &Value) -> Result<Seat, Fault> {
        let seats = self.game()?.seats();
        let seat = request.get("seat").and_then(Value::as_u64).filter(|&seat| (1..=u64::from(seats)).contains(&seat));
        seat.map(|seat| Seat(seat as u8 - 1))
            .ok_or_else(|| Fault::new("request", format!("seat must be a number from 1 to {seats}")))
    }
}

fn text<'a>(request: &'a Value, name: &str) -> Result<&'a str, Fault> {
    let text = request.get(name).and_then(Value::as_str);
    text.ok_or_else(|| Fault::new("request", format!("{name} is missing, or no text")))
}

fn check_game<G: Playable>(request: &Value) -> Result<(), Fault> {
    match request.get("game").and_then(Value::as_str) {
        Some(id) if id == G::ID => Ok(()),
        _ => Err(unknown_game()),
    }
}

fn unknown_game() -> Fault {
    Fault::new("game", format!("game must be one of {}", GAMES.join(", ")))
}

#[cfg(test)]
mod tests;
