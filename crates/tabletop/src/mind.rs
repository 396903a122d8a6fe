//! Ways of playing that know no game.

use crate::{Rng, Search, Settings, Strategy, Thought};

/// A way of playing. All of them look only at worlds imagined from what their seat knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mind {
    /// Anything that is legal.
    Random,
    /// One action at a time, as the game's guide suggests; one time in `slips` anything that is worth a thought.
    Guided {
        /// How rarely it slips; 0 is never.
        slips: u32,
    },
    /// The plan that looks best without looking ahead.
    Greedy {
        /// How many plans are weighed.
        width: usize,
    },
    /// The plan that a search finds best.
    Searching {
        /// How it thinks.
        settings: Settings,
        /// How many worlds it may imagine.
        worlds: u32,
    },
}

/// How often a search asks whether to go on.
const ASK_EVERY: u32 = 16;

impl Mind {
    /// What to do now; `None` when the game is over. The same game, mind and `rng` give the same answer.
    ///
    /// `go_on` is asked now and then while a search thinks, and can look at what it has so far; when it says no, the
    /// best so far is the answer. A decision with one way out is answered at once.
    pub fn think<G: Strategy>(
        self,
        game: &G,
        mut rng: Rng,
        mut go_on: impl FnMut(&Search<G>) -> bool,
    ) -> Option<Thought<G>> {
        let seat = game.to_act()?;
        match self {
            Self::Random => {
                let world = game.imagine(seat, &mut rng);
                let action = rng.pick(&world.legal()).cloned();
                Some(at_a_glance(&world, vec![action?]))
            }
            Self::Guided { slips } => {
                let world = game.imagine(seat, &mut rng);
                let mut candidates = Vec::new();
                if slips > 0 && rng.below(slips) == 0 {
                    world.candidates_into(&mut candidates);
                }
                let action = rng.pick(&candidates).cloned().unwrap_or_else(|| world.guide(&mut rng));
                Some(at_a_glance(&world, vec![action]))
            }
            Self::Greedy { width } => {
                let world = game.imagine(seat, &mut rng);
                let best = world.plans(width).into_iter().next()?;
                Some(at_a_glance(&world, best.actions))
            }
            Self::Searching { settings, worlds } => {
                let mut search = Search::new(game, settings, rng)?;
                while search.worlds() < worlds && search.is_open(worlds - search.worlds()) {
                    search.step();
                    if search.worlds() % ASK_EVERY == 0 && !go_on(&search) {
                        break;
                    }
                }
                Some(search.thought())
            }
        }
    }
}

fn at_a_glance<G: Strategy>(world: &G, actions: Vec<G::Action>) -> Thought<G> {
    let chance = world.to_act().map_or(0.0, |seat| world.judge().chances[seat.index()]);
    Thought { chance, line: vec![actions.clone()], actions, worlds: 0 }
}
