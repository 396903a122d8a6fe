//! The table protocol: a line of JSON in, a line of JSON out. `docs/protocol.md` describes it.

use std::io::{BufRead, Write};

use little_factory::position::Position;
use little_factory::{Action, LittleFactory, Phase, Setup, Skill, skill};
use serde_json::{Value, json};
use tabletop::{Game, Mind, Record, Rng, Seat, Seed, Strategy};

use crate::json::{event_json, position_json, read_position, seat_numbers};

/// Answers every line until there is none. Asked to play, it plays as `level`.
///
/// # Errors
/// If reading or writing fails; a bad line is answered with an error and is none.
pub fn serve(level: Mind, input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut table = Table { level, game: None, past: Vec::new(), record: None, luck: Rng::new(Seed(0)) };
    for line in input.split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if line.trim().is_empty() {
            continue;
        }
        writeln!(output, "{}", table.answer(&line))?;
        output.flush()?;
    }
    Ok(())
}

/// One game being played over the protocol.
struct Table {
    level: Mind,
    luck: Rng,
    game: Option<LittleFactory>,
    /// The states before each action, to go back to.
    past: Vec<LittleFactory>,
    /// What the game came from, if it was a deal or a record; an explicit position has none.
    record: Option<Record<LittleFactory>>,
}

/// An error: its kind, and a sentence.
type Fault = (&'static str, String);

impl Table {
    fn answer(&mut self, line: &str) -> Value {
        let request: Value = match serde_json::from_str(line) {
            Ok(request) => request,
            Err(why) => return json!({"error": {"kind": "json", "text": why.to_string()}}),
        };
        let mut answer = match self.carry_out(&request) {
            Ok(answer) => answer,
            Err((kind, text)) => error_json(kind, &text),
        };
        if let (Some(id), Some(object)) = (request.get("id"), answer.as_object_mut()) {
            object.insert("id".to_owned(), id.clone());
        }
        answer
    }

    fn carry_out(&mut self, request: &Value) -> Result<Value, Fault> {
        match text(request, "do")? {
            "new" => self.new_game(request),
            "load" => self.load(request),
            "set" => self.set(request),
            "legal" => Ok(json!({"actions": self.notation(LittleFactory::legal_into)?})),
            "candidates" => Ok(json!({"actions": self.notation(LittleFactory::candidates_into)?})),
            "apply" => self.apply(request),
            "undo" => self.undo(),
            "position" => Ok(json!({"position": position_json(&Position::from(self.game()?))})),
            "view" => {
                let seat = self.seat(request)?;
                Ok(json!({"seat": seat.0 + 1, "view": position_json(&self.game()?.view(seat))}))
            }
            "record" => match &self.record {
                Some(record) => Ok(json!({"record": record.to_string()})),
                None => Err(("record", "a game that began from a position has no record".to_owned())),
            },
            "think" => self.think(request),
            "play" => self.play(request),
            other => Err(("request", format!("“{other}” is not known"))),
        }
    }

    fn game(&self) -> Result<&LittleFactory, Fault> {
        self.game.as_ref().ok_or(("game", "no game is on the table".to_owned()))
    }

    fn start(&mut self, game: LittleFactory, record: Option<Record<LittleFactory>>) -> Result<Value, Fault> {
        self.game = Some(game);
        self.past.clear();
        self.record = record;
        self.state()
    }

    /// Whose decision it is, and how it stands.
    fn state(&self) -> Result<Value, Fault> {
        let game = self.game()?;
        let scores: Vec<i32> = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
        let phase = match game.phase() {
            Phase::Before => "before",
            Phase::After => "after",
            Phase::Over(_) => "over",
        };
        let winners = game.outcome().map(|outcome| seat_numbers(outcome.winners));
        Ok(json!({
            "to_act": game.to_act().map(|seat| seat.0 + 1), "turn": game.turn(), "phase": phase,
            "scores": scores, "tokens": game.tokens(), "winners": winners,
        }))
    }

    fn new_game(&mut self, request: &Value) -> Result<Value, Fault> {
        check_game(request)?;
        let setup: Setup = text(request, "setup")?.parse().map_err(|why: &str| ("setup", why.to_owned()))?;
        let seed = request.get("seed").and_then(Value::as_u64);
        let seed = Seed(seed.ok_or(("request", "seed must be a number from 0".to_owned()))?);
        self.start(LittleFactory::new(&setup, seed), Some(Record::new(setup, seed)))
    }

    fn load(&mut self, request: &Value) -> Result<Value, Fault> {
        let record: Record<LittleFactory> =
            text(request, "record")?.parse().map_err(|why: tabletop::RecordError| ("record", why.to_string()))?;
        let mut past = Vec::new();
        let mut game = LittleFactory::new(&record.setup, record.seed);
        for (played, action) in record.actions.iter().enumerate() {
            past.push(game.clone());
            let applied = game.apply(action, &mut ());
            applied.map_err(|why| ("record", format!("action {}, {action}: {why:?}", played + 1)))?;
        }
        self.start(game, Some(record))?;
        self.past = past;
        self.state()
    }

    fn set(&mut self, request: &Value) -> Result<Value, Fault> {
        check_game(request)?;
        let position = match request.get("position") {
            Some(Value::String(text)) => text.parse::<Position>().map_err(|why| ("position", why.to_string()))?,
            Some(value) => read_position(value).map_err(|why| ("position", why))?,
            None => return Err(("request", "position is missing".to_owned())),
        };
        let game = LittleFactory::try_from(&position).map_err(|flaw| ("position", flaw.to_string()))?;
        self.start(game, None)
    }

    fn notation(&self, list: impl Fn(&LittleFactory, &mut Vec<Action>)) -> Result<Vec<String>, Fault> {
        let mut actions = Vec::new();
        list(self.game()?, &mut actions);
        Ok(actions.iter().map(ToString::to_string).collect())
    }

    fn apply(&mut self, request: &Value) -> Result<Value, Fault> {
        let action: Action = text(request, "action")?
            .parse()
            .map_err(|why: little_factory::notation::NotationError| ("notation", why.to_string()))?;
        let before = self.game()?.clone();
        let mut game = before.clone();
        let mut events = Vec::new();
        let applied = match request.get("seat") {
            Some(_) => game.act(self.seat(request)?, &action, &mut events),
            None => game.apply(&action, &mut events),
        };
        applied.map_err(|refusal| ("refusal", format!("{refusal:?}")))?;
        self.past.push(before);
        self.game = Some(game);
        if let Some(record) = &mut self.record {
            record.actions.push(action);
        }
        let mut answer = self.state()?;
        answer["events"] = events.iter().map(event_json).collect();
        Ok(answer)
    }

    fn undo(&mut self) -> Result<Value, Fault> {
        self.game()?;
        let before = self.past.pop().ok_or(("undo", "nothing has been done yet".to_owned()))?;
        self.game = Some(before);
        if let Some(record) = &mut self.record {
            record.actions.pop();
        }
        self.state()
    }

    fn think(&self, request: &Value) -> Result<Value, Fault> {
        let game = self.game()?;
        let level: Skill = text(request, "level")?.parse().map_err(|why: &str| ("level", why.to_owned()))?;
        let seed = request.get("seed").and_then(Value::as_u64).unwrap_or(0);
        let mut mind = level.mind();
        if let (Mind::Searching { worlds, .. }, Some(asked)) =
            (&mut mind, request.get("worlds").and_then(Value::as_u64))
        {
            *worlds = u32::try_from(asked).unwrap_or(u32::MAX);
        }
        let thought = skill::think(mind, game, Rng::new(Seed(seed)), &mut |_| true);
        let thought = thought.ok_or_else(|| ("refusal", format!("{:?}", little_factory::Refusal::Over)))?;
        let words = |actions: &[Action]| -> Vec<String> { actions.iter().map(ToString::to_string).collect() };
        let line: Vec<_> = thought.line.iter().map(|plan| words(plan)).collect();
        let chances = &game.judge().chances[..usize::from(game.seats())];
        Ok(json!({
            "actions": words(&thought.actions), "chance": thought.chance, "line": line,
            "worlds": thought.worlds, "at_a_glance": chances,
        }))
    }

    /// Sits at somebody's table: answers with actions for the view it is shown, and forgets it.
    fn play(&mut self, request: &Value) -> Result<Value, Fault> {
        check_game(request)?;
        let view = request.get("view").ok_or(("request", "view is missing".to_owned()))?;
        let position = read_position(view).map_err(|why| ("position", why))?;
        let game = LittleFactory::try_from(&position).map_err(|flaw| ("position", flaw.to_string()))?;
        let thought = skill::think(self.level, &game, self.luck.fork(), &mut |_| true);
        let thought = thought.ok_or_else(|| ("refusal", format!("{:?}", little_factory::Refusal::Over)))?;
        let actions: Vec<String> = thought.actions.iter().map(ToString::to_string).collect();
        Ok(json!({"actions": actions, "chance": thought.chance}))
    }

    fn seat(&self, request: &Value) -> Result<Seat, Fault> {
        let seats = self.game()?.seats();
        let seat = request.get("seat").and_then(Value::as_u64).filter(|&seat| (1..=u64::from(seats)).contains(&seat));
        seat.map(|seat| Seat(seat as u8 - 1)).ok_or(("request", format!("seat must be a number from 1 to {seats}")))
    }
}

/// A refusal's text begins with its name.
fn error_json(kind: &str, text: &str) -> Value {
    let mut error = json!({"kind": kind, "text": text});
    if kind == "refusal" {
        error["why"] = text.split([' ', '{']).next().into();
    }
    json!({"error": error})
}

fn text<'a>(request: &'a Value, name: &str) -> Result<&'a str, Fault> {
    request.get(name).and_then(Value::as_str).ok_or(("request", format!("{name} is missing, or no text")))
}

fn check_game(request: &Value) -> Result<(), Fault> {
    match request.get("game").and_then(Value::as_str) {
        Some(LittleFactory::ID) => Ok(()),
        _ => Err(("game", format!("game must be “{}”", LittleFactory::ID))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conversation(lines: &str) -> Vec<Value> {
        let mut output = Vec::new();
        serve(Skill::Trader.mind(), lines.as_bytes(), &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn a_game_is_played_undone_and_told_again() {
        let said = conversation(
            r#"{"do":"new","game":"little-factory","setup":"2 seats","seed":1,"id":7}
{"do":"apply","action":"trade tile > wood wood clay","seat":1}
{"do":"apply","action":"end"}
{"do":"undo"}
{"do":"record"}
{"do":"legal"}
{"do":"think","level":"trader"}"#,
        );
        assert_eq!((&said[0]["id"], &said[0]["to_act"]), (&json!(7), &json!(1)));
        assert_eq!(said[1]["events"][0]["event"], "traded");
        assert_eq!((&said[2]["to_act"], &said[3]["phase"]), (&json!(2), &json!("after")));
        assert_eq!(said[4]["record"], "little-factory 1\nsetup 2 seats\nseed 1\ntrade tile > wood wood clay\n");
        assert_eq!((&said[5]["actions"], &said[6]["actions"]), (&json!(["end"]), &json!(["end"])));
    }

    #[test]
    fn a_position_goes_out_and_comes_back_as_json_and_as_text() {
        let said = conversation(
            r#"{"do":"new","game":"little-factory","setup":"3 seats, extension","seed":4}
{"do":"position"}
{"do":"view","seat":2}"#,
        );
        let position = &said[1]["position"];
        assert!(position["chance"].is_string() && said[2]["view"]["chance"].is_null());
        let again = json!({"do": "set", "game": "little-factory", "position": position}).to_string();
        let said = conversation(&format!("{again}\n{{\"do\":\"position\"}}\n{{\"do\":\"record\"}}"));
        assert_eq!(&said[1]["position"], position);
        assert_eq!(said[2]["error"]["kind"], "record");
        let written = read_position(position).unwrap().to_string();
        let again = json!({"do": "set", "game": "little-factory", "position": written}).to_string();
        assert_eq!(conversation(&format!("{again}\n{{\"do\":\"position\"}}"))[1]["position"], *position);
    }

    #[test]
    fn shown_a_view_it_answers_with_a_turn() {
        let said = conversation(
            "{\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"4 seats\",\"seed\":2}\n{\"do\":\"view\",\"seat\":1}",
        );
        let request = json!({"do": "play", "game": "little-factory", "seat": 1, "view": said[1]["view"]});
        let answer = &conversation(&request.to_string())[0];
        assert!(answer["actions"][0].as_str().is_some_and(|action| action.starts_with("trade tile > ")), "{answer}");
    }

    #[test]
    fn bad_lines_get_an_error_and_the_talk_goes_on() {
        let said = conversation(
            "nonsense\n\u{fffd}\n{}\n{\"do\":\"fly\"}\n{\"do\":\"legal\"}\n{\"do\":\"undo\"}\n{\"do\":\"new\",\"game\":\"chess\"}\n\
             {\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"9 seats\",\"seed\":1}\n\
             {\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"2 seats\",\"seed\":-1}\n\
             {\"do\":\"load\",\"record\":\"little-factory 1\\nsetup 2 seats\\nseed 1\\nend\"}\n\
             {\"do\":\"set\",\"game\":\"little-factory\",\"position\":{}}\n\
             {\"do\":\"new\",\"game\":\"little-factory\",\"setup\":\"2 seats\",\"seed\":1}\n\
             {\"do\":\"apply\",\"action\":\"sell wood\"}\n{\"do\":\"apply\",\"action\":\"pass\"}\n\
             {\"do\":\"apply\",\"action\":\"pass\",\"seat\":2}\n{\"do\":\"view\",\"seat\":3}\n{\"do\":\"think\",\"level\":\"genius\"}",
        );
        let kinds: Vec<_> = said.iter().map(|answer| answer["error"]["kind"].as_str().unwrap_or("fine")).collect();
        assert_eq!(
            kinds,
            [
                "json", "json", "request", "request", "game", "game", "game", "setup", "request", "record", "position",
                "fine", "notation", "refusal", "refusal", "request", "level"
            ]
        );
        assert_eq!(
            (&said[13]["error"]["why"], &said[14]["error"]["why"]),
            (&json!("FirstTurnIsTrade"), &json!("NotYourTurn"))
        );
        assert!(said[14]["error"]["text"].as_str().is_some_and(|text| text.contains("to_act: Seat(0)")));
    }
}
