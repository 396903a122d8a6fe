//! Files of positions in which there is something to be found, for tests and for `arena tactics`, which writes them.
//!
//! Each position is followed by a line `find` with the turns that are as good as the best, alternatives with ` or ` between them,
//! actions with `; `; or by `find a win`, where the turn can win. Lines with `#` say where a position is from.

use crate::Game;

/// A position, and what is to be found in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tactic {
    /// As text; with comments.
    pub position: String,
    /// What comes after `find`.
    pub find: String,
}

/// The positions of such a file.
#[must_use]
pub fn read(text: &str) -> Vec<Tactic> {
    let (mut found, mut position) = (Vec::new(), String::new());
    for line in text.lines() {
        match line.strip_prefix("find ") {
            Some(find) => found.push(Tactic { position: std::mem::take(&mut position), find: find.to_owned() }),
            None => position += &format!("{line}\n"),
        }
    }
    found
}

impl Tactic {
    /// Whether these actions find it: they lead where one of the turns leads, or begin with it.
    #[must_use]
    pub fn is_found<G: Game>(&self, game: &G, actions: &[G::Action]) -> bool {
        let Some(end) = after(game, actions) else { return false };
        if self.find == "a win" {
            let won = |outcome: crate::Outcome| game.to_act().is_some_and(|seat| outcome.share(seat) == 1.0);
            return end.outcome().is_some_and(won);
        }
        self.find.split(" or ").any(|way| {
            let way: Option<Vec<G::Action>> = way.split("; ").map(|action| action.parse().ok()).collect();
            way.is_some_and(|way| actions.starts_with(&way) || after(game, &way).is_some_and(|wanted| wanted == end))
        })
    }
}

fn after<G: Game>(game: &G, actions: &[G::Action]) -> Option<G> {
    let mut end = game.clone();
    actions.iter().all(|action| end.apply(action, &mut ()).is_ok()).then_some(end)
}
