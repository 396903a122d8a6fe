//! What the arena needs to know of a game besides its rules. A game is registered by implementing this, and by its name
//! in [`Games`](crate::serve) and on the command line.

use serde_json::{Value, json};
use tabletop::{Levels, Mind, Seat};

use crate::Trouble;
use crate::json;

/// A game at the arena's table.
pub trait Playable: Levels<Setup: Send + Sync, Action: Send> + Send + Sync {
    /// How a level of this name thinks.
    fn level(name: &str) -> Option<Mind> {
        name.parse().ok().map(Self::mind)
    }

    /// How many turns were completed, of all seats together.
    fn turns_done(&self) -> u32;

    /// Whether the rules decide for this seat; then it has one legal action at a time.
    fn is_automaton(&self, _seat: Seat) -> bool {
        false
    }

    /// All that is so, secrets included.
    fn everything(&self) -> Self::View;

    /// The game of a position, or of what a seat knows.
    ///
    /// # Errors
    /// If play could not lead there.
    fn of(position: &Self::View) -> Result<Self, Trouble>;

    /// A position for the protocol.
    fn position_json(position: &Self::View) -> Value;

    /// Reads what [`Playable::position_json`] writes, or its text form.
    ///
    /// # Errors
    /// With the part that is missing or wrong.
    fn read_position(value: &Value) -> Result<Self::View, Trouble>;

    /// An event for the protocol: its name, and all it says.
    fn event_json(event: &Self::Event) -> Value {
        let text = format!("{event:?}");
        let name = text.split([' ', '{', '(']).next().unwrap_or_default().to_owned();
        json!({"event": name, "text": text})
    }

    /// What the state says besides whose decision it is and the scores.
    fn particulars(&self) -> Value {
        json!({})
    }
}

impl Playable for little_factory::LittleFactory {
    fn turns_done(&self) -> u32 {
        self.turn()
    }

    fn everything(&self) -> Self::View {
        self.into()
    }

    fn of(position: &Self::View) -> Result<Self, Trouble> {
        Self::try_from(position).map_err(|flaw| flaw.to_string())
    }

    fn position_json(position: &Self::View) -> Value {
        json::position_json(position)
    }

    fn read_position(value: &Value) -> Result<Self::View, Trouble> {
        match value {
            Value::String(text) => text.parse::<Self::View>().map_err(|why| why.to_string()),
            value => json::read_position(value),
        }
    }

    fn event_json(event: &Self::Event) -> Value {
        json::event_json(event)
    }

    fn particulars(&self) -> Value {
        let phase = match self.phase() {
            little_factory::Phase::Before => "before",
            little_factory::Phase::After => "after",
            little_factory::Phase::Over(_) => "over",
        };
        json!({"phase": phase, "tokens": self.tokens()})
    }
}

impl Playable for my_little_scythe::MyLittleScythe {
    fn turns_done(&self) -> u32 {
        self.turn()
    }

    fn is_automaton(&self, seat: Seat) -> bool {
        self.is_automountie(seat)
    }

    fn everything(&self) -> Self::View {
        self.into()
    }

    fn of(position: &Self::View) -> Result<Self, Trouble> {
        Self::try_from(position).map_err(|flaw| flaw.to_string())
    }

    fn position_json(position: &Self::View) -> Value {
        Value::String(position.to_string())
    }

    fn read_position(value: &Value) -> Result<Self::View, Trouble> {
        let text = value.as_str().ok_or("a position of this game is a text")?;
        text.parse::<Self::View>().map_err(|why| why.to_string())
    }
}

impl Playable for la_granja::LaGranja {
    fn turns_done(&self) -> u32 {
        self.turn()
    }

    fn is_automaton(&self, seat: Seat) -> bool {
        self.is_neutral(seat)
    }

    fn everything(&self) -> Self::View {
        self.into()
    }

    fn of(position: &Self::View) -> Result<Self, Trouble> {
        Self::try_from(position).map_err(|flaw| flaw.to_string())
    }

    fn position_json(position: &Self::View) -> Value {
        Value::String(position.to_string())
    }

    fn read_position(value: &Value) -> Result<Self::View, Trouble> {
        let text = value.as_str().ok_or("a position of this game is a text")?;
        text.parse::<Self::View>().map_err(|why| why.to_string())
    }

    fn particulars(&self) -> Value {
        json!({"round": self.round()})
    }
}
