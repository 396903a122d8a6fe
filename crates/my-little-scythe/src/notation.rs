//! Actions as text: short, stable, and the same in every language.
//!
//! ```text
//! move                                      the actions of a turn
//! seek apples
//! bake 2 apples from tundra_n
//! conjure 1 gem from tundra_n, 1 gem from rocks_s     two spaces with the Supply Line
//! power up move 1 apple 1 gem from tundra_n
//! go a tundra_inner 2 apples                in a Move, with what is carried
//! deliver b 4 gems
//! deliver a 3 apples eased                  shows the personality
//! stay
//! fight tundra_corner                       with the rival who was met there
//! throw 3 spells 4 1
//! rest spell
//! quest portal_n
//! solve 1
//! no thanks
//! from tundra_n                             one good each
//! onto tundra_n
//! to portal_s
//! remove quest portal_n
//! discard 3
//! keep portal_express
//! place tundra_inner
//! shift tundra_n 2 apples
//! claim pies
//! pass
//! reveal                                    the Automountie's card
//! ```

mod read;

use std::fmt;

pub use read::NotationError;

use crate::action::{Action, Payment, Rest, Seek, Seeker, Throw};
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::spells::Spells;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move => f.write_str("move"),
            Self::Seek(Seek::Apples) => f.write_str("seek apples"),
            Self::Seek(Seek::Gems) => f.write_str("seek gems"),
            Self::Bake(payment) => write!(f, "bake {payment}"),
            Self::Conjure(payment) => write!(f, "conjure {payment}"),
            Self::PowerUp { section, payment } => write!(f, "power up {} {payment}", section.id()),
            Self::Go { seeker, to, goods } if goods.is_empty() => write!(f, "go {seeker} {to}"),
            Self::Go { seeker, to, goods } => write!(f, "go {seeker} {to} {goods}"),
            Self::Deliver { seeker, good, count, eased } => {
                write!(f, "deliver {seeker} {}{}", Goods::some(good, count), if eased { " eased" } else { "" })
            }
            Self::Stay => f.write_str("stay"),
            Self::Fight(space) => write!(f, "fight {space}"),
            Self::Throw(throw) => write!(f, "throw {throw}"),
            Self::Rest(Rest::Spell) => f.write_str("rest spell"),
            Self::Rest(Rest::Pies) => f.write_str("rest pies"),
            Self::Quest(space) => write!(f, "quest {space}"),
            Self::Solve(option) => write!(f, "solve {option}"),
            Self::NoThanks => f.write_str("no thanks"),
            Self::From(space) => write!(f, "from {space}"),
            Self::Onto(space) => write!(f, "onto {space}"),
            Self::To(space) => write!(f, "to {space}"),
            Self::Remove { token, from } => write!(f, "remove {} {from}", token.id()),
            Self::Discard(value) => write!(f, "discard {value}"),
            Self::Keep(tile) => write!(f, "keep {}", tile.id()),
            Self::Place(space) => write!(f, "place {space}"),
            Self::Shift { from, goods } => write!(f, "shift {from} {goods}"),
            Self::Claim(trophy) => write!(f, "claim {}", trophy.id()),
            Self::Pass => f.write_str("pass"),
            Self::Reveal => f.write_str("reveal"),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Seeker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::A { "a" } else { "b" })
    }
}

/// `2 apples 1 gem`; nothing is `nothing`.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut blank = "";
        for good in Good::ALL {
            let count = self.count(good);
            if count > 0 {
                write!(f, "{blank}{count} {}{}", good.id(), if count == 1 { "" } else { "s" })?;
                blank = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (space, goods)) in self.parts().enumerate() {
            write!(f, "{}{goods} from {space}", if place == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// Pies, then the values of the spells.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pies)?;
        if self.spells.is_empty() { Ok(()) } else { write!(f, " spells {}", self.spells) }
    }
}

impl fmt::Display for Spells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, value) in self.cards().rev().enumerate() {
            write!(f, "{}{value}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn actions_are_written_as_they_are_read() {
        for text in [
            "move",
            "seek apples",
            "seek gems",
            "bake 2 apples from tundra_n",
            "bake 1 apple 1 gem from tundra_n",
            "conjure 1 gem from tundra_n, 1 gem from rocks_s",
            "power up move 1 apple 1 gem from portal_n",
            "power up make 1 gem from portal_n",
            "go a tundra_inner",
            "go b portal_s 2 apples",
            "go b portal_s 12 apples 1 gem",
            "deliver b 4 gems",
            "deliver a 3 apples eased",
            "deliver a 1 apple",
            "stay",
            "fight tundra_corner",
            "throw 0",
            "throw 7 spells 4 4",
            "rest spell",
            "rest pies",
            "quest portal_n",
            "solve 2",
            "no thanks",
            "from swamp_corner",
            "onto castle",
            "to portal_s",
            "remove quest portal_n",
            "discard 3",
            "keep tinkers_bench",
            "place desert_se",
            "shift tundra_n 1 apple 1 gem",
            "claim power_ups",
            "pass",
            "reveal",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn spacing_and_plurals_are_free() {
        let loose = "  bake   2 apple  from tundra_n ".parse::<Action>();
        assert_eq!(loose.map(|action| action.to_string()), Ok("bake 2 apples from tundra_n".to_owned()));
        assert_eq!("throw 3 spells 1 4".parse::<Action>(), "throw 3 spells 4 1".parse());
    }

    fn fault(text: &str) -> (usize, tabletop::NoAction) {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.to_string().starts_with(&format!("column {}: ", error.column)));
        (error.column, error.fault)
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        use tabletop::NoAction::*;
        let expected = |what, word: &str| Expected(what, word.to_owned());
        assert_eq!(fault(""), (1, UnknownVerb(String::new())));
        assert_eq!(fault("  fly home"), (3, UnknownVerb("fly".to_owned())));
        assert_eq!(fault("seek pies"), (6, expected("apples or gems", "pies")));
        assert_eq!(fault("go c tundra_n"), (4, expected("a or b", "c")));
        assert_eq!(fault("go a moon"), (6, Expected("a space", "moon".to_owned())));
        assert_eq!(fault("go a tundra_n 0 apples"), (15, Number("0".to_owned())));
        assert_eq!(fault("go a tundra_n 25 apples"), (15, Number("25".to_owned())));
        assert_eq!(fault("go a tundra_n 1 pie"), (17, expected("apples or gems", "pie")));
        assert_eq!(fault("go a tundra_n 1 apple 1 apple"), (23, expected("gems", "1")));
        assert_eq!(fault("bake 2 apples"), (14, expected("from", "")));
        assert_eq!(fault("power down move"), (7, expected("up", "down")));
        assert_eq!(fault("power up seek 1 apple from tundra_n"), (10, expected("move or make", "seek")));
        assert_eq!(fault("fight 2"), (7, expected("a space", "2")));
        assert_eq!(fault("throw +3"), (7, Number("+3".to_owned())));
        assert_eq!(fault("throw 03"), (7, Number("03".to_owned())));
        assert_eq!(fault("throw 3 spells 5"), (16, Number("5".to_owned())));
        assert_eq!(fault("throw 3 spells 4 4 4 4 4 4"), (26, Number("4".to_owned())));
        assert_eq!(fault("no"), (3, expected("thanks", "")));
        assert_eq!(fault("claim gold"), (7, expected("a trophy", "gold")));
        assert_eq!(fault("keep é é"), (6, expected("a tile", "é")));
        assert_eq!(fault("stay here"), (6, Leftover("here".to_owned())));
        assert_eq!(fault("solve 256"), (7, Number("256".to_owned())));
    }
}
