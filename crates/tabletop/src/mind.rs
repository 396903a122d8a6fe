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
    /// The same, but careless: one time in `slips` any of the plans it weighed, unless it sees how to win.
    Careless {
        /// How many plans are weighed.
        width: usize,
        /// How rarely it slips; 0 is never.
        slips: u32,
        /// Whether it ends a game that it can win this turn.
        sees_wins: bool,
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
    /// Whether a turn that wins is never overlooked.
    fn sees_wins(self) -> bool {
        match self {
            Self::Greedy { .. } | Self::Searching { .. } => true,
            Self::Careless { sees_wins, .. } => sees_wins,
            Self::Random | Self::Guided { .. } => false,
        }
    }

    /// What to do now; `None` when the game is over. The same game, mind and `rng` give the same answer.
    ///
    /// `go_on` is asked now and then while a search thinks, and can look at what it has so far; when it says no, the
    /// best so far is the answer. A decision with one way out is answered at once.
    pub fn think<G: Strategy>(
        self,
        game: &G,
        rng: Rng,
        mut go_on: impl FnMut(&Search<G>) -> bool,
    ) -> Option<Thought<G>> {
        let mut thinking = Thinking::new(self, game, rng)?;
        while !thinking.step(ASK_EVERY) {
            if thinking.search().is_some_and(|search| !go_on(search)) {
                break;
            }
        }
        Some(thinking.thought())
    }
}

/// A thought on its way, for whoever has to do other things in between.
///
/// However it is cut into steps, it comes to the same answer as [`Mind::think`].
pub struct Thinking<G: Strategy> {
    work: Work<G>,
}

enum Work<G: Strategy> {
    Done(Thought<G>),
    Searching { search: Search<G>, worlds: u32 },
}

impl<G: Strategy> Thinking<G> {
    /// Begins to think; `None` when the game is over.
    pub fn new(mind: Mind, game: &G, mut rng: Rng) -> Option<Self> {
        let seat = game.to_act()?;
        if mind.sees_wins()
            && let Some(thought) = won(game, &mut rng.clone())
        {
            return Some(Self { work: Work::Done(thought) });
        }
        let work = match mind {
            Mind::Random => {
                let world = game.imagine(seat, &mut rng);
                let action = rng.pick(&world.legal()).cloned();
                Work::Done(at_a_glance(&world, vec![action?]))
            }
            Mind::Guided { slips } => {
                let world = game.imagine(seat, &mut rng);
                let mut candidates = Vec::new();
                if slips > 0 && rng.below(slips) == 0 {
                    world.candidates_into(&mut candidates);
                }
                let action = rng.pick(&candidates).cloned().unwrap_or_else(|| world.guide(&mut rng));
                Work::Done(at_a_glance(&world, vec![action]))
            }
            Mind::Greedy { width } => {
                let world = game.imagine(seat, &mut rng);
                let best = world.plans(width).into_iter().next()?;
                Work::Done(at_a_glance(&world, best.actions))
            }
            Mind::Careless { width, slips, .. } => {
                let world = game.imagine(seat, &mut rng);
                let plans = world.plans(width);
                let slip = slips > 0 && rng.below(slips) == 0;
                let place = if slip { rng.below(plans.len() as u32) as usize } else { 0 };
                Work::Done(at_a_glance(&world, plans.get(place)?.actions.clone()))
            }
            Mind::Searching { settings, worlds } => {
                Work::Searching { search: Search::new(game, settings, rng)?, worlds }
            }
        };
        Some(Self { work })
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub fn step(&mut self, worlds: u32) -> bool {
        let Work::Searching { search, worlds: all } = &mut self.work else { return true };
        let until = search.worlds().saturating_add(worlds);
        loop {
            if search.worlds() >= *all || !search.is_open(*all - search.worlds()) {
                return true;
            }
            if search.worlds() >= until {
                return false;
            }
            search.step();
        }
    }

    /// How much of the thinking is done, from 0 to 1. A clear case jumps to the end.
    #[must_use]
    pub fn progress(&self) -> f32 {
        match &self.work {
            Work::Searching { search, worlds } if search.is_open(worlds.saturating_sub(search.worlds())) => {
                search.worlds() as f32 / (*worlds).max(1) as f32
            }
            _ => 1.0,
        }
    }

    /// The best so far, at any moment.
    #[must_use]
    pub fn thought(&self) -> Thought<G> {
        match &self.work {
            Work::Done(thought) => thought.clone(),
            Work::Searching { search, .. } => search.thought(),
        }
    }

    fn search(&self) -> Option<&Search<G>> {
        match &self.work {
            Work::Searching { search, .. } => Some(search),
            Work::Done(_) => None,
        }
    }
}

/// The turn that wins, if there is one.
pub(crate) fn won<G: Strategy>(game: &G, rng: &mut Rng) -> Option<Thought<G>> {
    let actions = game.imagine(game.to_act()?, rng).winning()?;
    Some(Thought { chance: 1.0, line: vec![actions.clone()], actions, worlds: 0 })
}

/// On the same scale as what a search sees.
fn at_a_glance<G: Strategy>(world: &G, actions: Vec<G::Action>) -> Thought<G> {
    let chance = world.to_act().map_or(0.0, |seat| world.forecast(world.judge().chances[seat.index()]));
    Thought { chance, line: vec![actions.clone()], actions, worlds: 0 }
}
