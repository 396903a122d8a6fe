//! What the arena needs to know of a game besides its rules. A game is registered by implementing this, and by its name
//! in [`Games`](crate::serve) and on the command line.

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Game, Levels, Mind};

use crate::Trouble;

/// The games, by their names in records.
pub const GAMES: [&str; 3] =
    [little_factory::LittleFactory::ID, my_little_scythe::MyLittleScythe::ID, la_granja::LaGranja::ID];

/// A game at the arena's table.
pub trait Playable:
    Levels<Setup: Send + Sync, Action: Send + Sync, Event: Serialize, Refusal: Serialize> + Send + Sync
{
    /// How a level of this name thinks.
    fn level(name: &str) -> Option<Mind> {
        name.parse().ok().map(Self::mind)
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

    /// An event for the protocol: its name under `event`, and all it says.
    fn event_json(event: &Self::Event) -> Value {
        sent(event)
    }

    /// A refusal for the protocol: its name under `why`, and all it says.
    fn refusal_json(refusal: &Self::Refusal) -> Value {
        sent(refusal)
    }

    /// Whether an action counts where the speed of rules is measured; one that checks a long choice would not compare.
    fn is_timed(_action: &Self::Action) -> bool {
        true
    }

    /// What the state says besides whose decision it is and the scores.
    fn particulars(&self) -> Value {
        json!({})
    }
}

/// Anything that can be sent.
fn sent(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data with names can be written")
}

impl Playable for little_factory::LittleFactory {
    fn everything(&self) -> Self::View {
        self.into()
    }

    fn of(position: &Self::View) -> Result<Self, Trouble> {
        Self::try_from(position).map_err(|flaw| flaw.to_string())
    }

    fn position_json(position: &Self::View) -> Value {
        sent(position)
    }

    fn read_position(value: &Value) -> Result<Self::View, Trouble> {
        match value {
            Value::String(text) => text.parse::<Self::View>().map_err(|why| why.to_string()),
            value => serde_path_to_error::deserialize(value).map_err(|why| why.to_string()),
        }
    }

    fn is_timed(action: &Self::Action) -> bool {
        !matches!(action, little_factory::Action::Trade(_) | little_factory::Action::Spend(_))
    }

    fn particulars(&self) -> Value {
        json!({"step": self.step(), "decision": self.decision(), "tokens": self.tokens()})
    }
}

impl Playable for my_little_scythe::MyLittleScythe {
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
        json!({"step": self.step(), "decision": self.decision()})
    }
}

impl Playable for la_granja::LaGranja {
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
        json!({"round": self.round(), "step": self.step(), "decision": self.decision()})
    }
}

#[cfg(test)]
mod tests {
    use little_factory::position::Position;
    use little_factory::{Card, LittleFactory, Setup};
    use tabletop::{Game, Rng, Seed};

    use super::*;

    #[test]
    fn positions_come_back_from_json_at_every_state_of_a_game() {
        let mut game = LittleFactory::new(&Setup::new(3, true).unwrap(), Seed(5));
        let mut rng = Rng::new(Seed(6));
        while game.to_act().is_some() {
            let position = game.everything();
            assert_eq!(LittleFactory::read_position(&LittleFactory::position_json(&position)), Ok(position));
            let action = game.guide(&mut rng);
            game.apply(&action, &mut ()).unwrap();
        }
        let end = Position::from(&game);
        assert_eq!(LittleFactory::read_position(&LittleFactory::position_json(&end)), Ok(end));
    }

    #[test]
    fn a_wrong_position_says_which_part() {
        let game = LittleFactory::new(&Setup::new(2, false).unwrap(), Seed(5));
        let good = LittleFactory::position_json(&game.everything());
        for (path, bad) in [
            ("/setup", json!(2)),
            ("/setup", json!("9 seats")),
            ("/step", json!("later")),
            ("/turn", json!(-1)),
            ("/open", json!({"gold": 1})),
            ("/open", json!({"wood": 99})),
            ("/level_ii", json!(["mill"])),
            ("/level_iii", json!([null, null, null, null, null, null])),
            ("/deck_buildings", json!("mill")),
            ("/players/1/tokens", json!(300)),
            ("/chance", json!("luck")),
        ] {
            let mut value = good.clone();
            *value.pointer_mut(path).unwrap() = bad;
            let part = path.split('/').nth(1).unwrap();
            let trouble = LittleFactory::read_position(&value).unwrap_err();
            assert!(trouble.starts_with(part), "{path}: {trouble}");
        }
    }

    #[test]
    fn cards_are_named_as_in_the_notation() {
        for card in Card::all() {
            assert_eq!(sent(&card), card.id());
        }
    }

    /// Plays a game, trying everything that was possible before where it may not be any more.
    fn spoken<G: Playable>(setup: &str) -> Vec<Value> {
        let Ok(setup) = setup.parse::<G::Setup>() else { panic!("{setup} is no setup") };
        let (mut game, mut rng) = (G::new(&setup, Seed(3)), Rng::new(Seed(3)));
        let (mut known, mut spoken) = (Vec::<G::Action>::new(), Vec::new());
        while game.to_act().is_some() {
            let strays = (0..3).filter_map(|_| rng.pick(&known).cloned()).collect::<Vec<_>>();
            spoken.extend(strays.iter().filter_map(|action| Some(G::refusal_json(&game.check(action).err()?))));
            let action = tabletop::Strategy::guide(&game, &mut rng);
            let mut told = Vec::new();
            assert!(game.apply(&action, &mut told).is_ok(), "{action}");
            spoken.extend(told.iter().map(G::event_json));
            known.push(action);
        }
        spoken
    }

    #[test]
    fn events_and_refusals_of_every_game_are_data_with_names() {
        for (game, spoken) in GAMES.into_iter().zip([
            spoken::<LittleFactory>("4 seats, extension"),
            spoken::<my_little_scythe::MyLittleScythe>("3 seats"),
            spoken::<la_granja::LaGranja>("3 seats"),
        ]) {
            let mut kinds = std::collections::BTreeSet::new();
            for value in &spoken {
                let name = value.get("event").or_else(|| value.get("why")).and_then(Value::as_str);
                let name = name.unwrap_or_else(|| panic!("{game}: {value} has no name"));
                assert!(name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'), "{game}: {name}");
                // Names of the engine's own code end in nobody's program.
                assert!(!value.to_string().contains(['(', ')']) && value["seat"] != 0, "{game}: {value}");
                kinds.insert(name.to_owned());
            }
            assert!(kinds.len() > 12 && kinds.contains("over"), "{game}: {kinds:?}");
            let with_seat = spoken.iter().filter(|value| value["seat"].is_u64()).count();
            assert!(with_seat > spoken.len() / 3, "{game}");
        }
    }
}
