//! A search over imagined worlds.
//!
//! The tree's moves are plans, whole turns where the game can think them through. Every step deals the unknown anew,
//! walks down the tree by what has done well and what looks promising, adds a node, judges it after a short playout,
//! and hands the judgement back to every seat on the way. So a move is good if it is good in most of the worlds its
//! seat could be in, against rivals who play well for themselves. Nothing here knows a clock: whoever calls
//! [`Search::step`] decides when it is enough.

use crate::{Game, Rng, Seat, Strategy};

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How many plans are weighed for the decision itself, at most 64.
    pub width: usize,
    /// How many for the decisions after it.
    pub inner_width: usize,
    /// How many steps a playout goes on before the position is judged.
    pub playout: usize,
    /// How much what looks promising counts against what has done well.
    pub curiosity: f32,
    /// How sharply plans that look worse are held back; small is sharp.
    pub doubt: f32,
    /// The tree stops growing at so many nodes, to keep memory small.
    pub nodes: usize,
    /// Plans are looked for again when a moment was come to so many times as often: other worlds allow others.
    pub again: u32,
}

/// So much of all thinking goes evenly to every plan of the decision itself: none is dropped for how it looks at a glance.
const EVEN_SHARE: f32 = 0.25;
/// A plan is thought as good as its mean less so many standard errors; so one that was hardly looked at is not chosen.
const CAUTION: f32 = 2.0;
/// A plan that was looked at in fewer worlds is not given up.
const ENOUGH: u32 = 32;

/// What a search has come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<G: Game> {
    /// What to do, to the next moment at which something unknown happens.
    pub actions: Vec<G::Action>,
    /// The chance to win that is seen in it.
    pub chance: f32,
    /// What the search expects: this plan, the answer to it, and so on.
    pub line: Vec<Vec<G::Action>>,
    /// How many worlds were imagined.
    pub worlds: u32,
}

struct Node<G: Game> {
    seat: Seat,
    visits: u32,
    /// Plans are looked for again when this many visits are reached, since other worlds allow others.
    look_again: u32,
    branches: Vec<Branch<G>>,
}

struct Branch<G: Game> {
    actions: Vec<G::Action>,
    judged: f32,
    prior: f32,
    visits: u32,
    /// What it was worth to the seat that chooses here, and its chances to win, added up.
    worth: f32,
    chance: f32,
    /// The squares of what it was worth, added up.
    squares: f32,
    child: Option<usize>,
}

impl<G: Game> Branch<G> {
    fn mean(&self) -> f32 {
        // What a plan looks like counts as its first visit.
        (self.worth + self.judged) / (self.visits + 1) as f32
    }

    /// The standard error of what it was worth, from what was seen of it; anything, if nothing was.
    fn error(&self) -> f32 {
        if self.visits == 0 {
            return 1.0;
        }
        let (count, mean) = (self.visits as f32, self.worth / self.visits as f32);
        // As if something quite unlike had been seen once.
        let spread = (self.squares - count * mean * mean).max(0.0) + 0.25;
        (spread / count / count).sqrt()
    }

    /// What it is worth for sure, as far as a few worlds tell.
    fn sure(&self) -> f32 {
        if self.visits == 0 { self.judged - 1.0 } else { self.worth / self.visits as f32 - CAUTION * self.error() }
    }
}

/// A search in progress for the seat to act.
pub struct Search<G: Strategy> {
    game: G,
    seat: Seat,
    settings: Settings,
    rng: Rng,
    nodes: Vec<Node<G>>,
    worlds: u32,
    path: Vec<(usize, usize)>,
}

impl<G: Strategy> Search<G> {
    /// Begins to think; `None` when the game is over. Only what `seat` to act knows is ever looked at.
    pub fn new(game: &G, settings: Settings, mut rng: Rng) -> Option<Self> {
        let seat = game.to_act()?;
        let world = game.imagine(seat, &mut rng);
        let mut search = Self { game: world, seat, settings, rng, nodes: Vec::new(), worlds: 0, path: Vec::new() };
        let root = search.game.plans_to_weigh(settings.width);
        search.grow(seat, root);
        Some(search)
    }

    /// Imagines one world and learns from it.
    pub fn step(&mut self) {
        self.step_by(None);
    }

    /// Imagines one world in which this plan of the decision itself is carried out.
    pub(crate) fn step_through(&mut self, branch: usize) {
        self.step_by(Some(branch));
    }

    fn step_by(&mut self, first: Option<usize>) {
        let mut world = self.game.imagine(self.seat, &mut self.rng);
        let mut node = 0;
        self.path.clear();
        let end = loop {
            let Some(seat) = world.to_act() else { break world };
            // Who can win wins, whatever was planned in other worlds.
            if !self.path.is_empty() && world.take_win() {
                break world;
            }
            self.consider(node, &world);
            let wanted = if self.path.is_empty() { first.or_else(|| self.neglected()) } else { None };
            let Some(branch) = wanted
                .filter(|&branch| carry_out(&self.nodes[node].branches[branch], &mut world))
                .or_else(|| self.choose(node, &mut world))
            else {
                break world;
            };
            world.settle(&mut self.rng);
            self.path.push((node, branch));
            let known = self.nodes[node].branches[branch].child;
            match known {
                Some(child) if self.nodes[child].seat == world.to_act().unwrap_or(seat) => node = child,
                Some(_) => break self.play_out(world),
                None => {
                    if self.nodes.len() < self.settings.nodes
                        && self.nodes[node].branches[branch].visits > 0
                        && let Some(next) = world.to_act()
                    {
                        let child = self.grow(next, Vec::new());
                        self.nodes[node].branches[branch].child = Some(child);
                    }
                    break self.play_out(world);
                }
            }
        };
        let crate::Judgement { chances, worth } = end.judge();
        self.worlds += 1;
        for &(node, branch) in &self.path {
            let node = &mut self.nodes[node];
            let seat = node.seat.index();
            let branch = &mut node.branches[branch];
            node.visits += 1;
            branch.visits += 1;
            branch.worth += worth[seat];
            branch.chance += chances[seat];
            branch.squares += worth[seat] * worth[seat];
        }
    }

    /// The plan of the decision itself that has not had its even share yet.
    fn neglected(&self) -> Option<usize> {
        let root = &self.nodes[0].branches;
        let share = EVEN_SHARE * self.worlds as f32 / root.len() as f32;
        let (place, least) = root.iter().enumerate().min_by_key(|(_, branch)| branch.visits)?;
        ((least.visits as f32) < share).then_some(place)
    }

    /// How many worlds were imagined so far.
    #[must_use]
    pub fn worlds(&self) -> u32 {
        self.worlds
    }

    /// About how much memory the tree takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let of_branch =
            |branch: &Branch<G>| size_of::<Branch<G>>() + branch.actions.capacity() * size_of::<G::Action>();
        let of_node = |node: &Node<G>| {
            let spare = (node.branches.capacity() - node.branches.len()) * size_of::<Branch<G>>();
            size_of::<Node<G>>() + spare + node.branches.iter().map(of_branch).sum::<usize>()
        };
        self.nodes.iter().map(of_node).sum()
    }

    /// Whether `more` steps could still change the answer: whether a plan may be as good as the best, and has either not
    /// been looked at enough, or could still catch up. A single plan needs no thought.
    #[must_use]
    pub fn is_open(&self, more: u32) -> bool {
        let branches = &self.nodes[0].branches;
        let best = &branches[self.best()];
        let surpassed = |branch: &Branch<G>| {
            branch.visits >= ENOUGH && branch.mean() + CAUTION * branch.error() < best.sure()
                || branch.visits >= self.worlds / 16
                    && branch.mean() < best.mean()
                    && branch.visits + more < best.visits
        };
        branches.len() > 1 && !branches.iter().all(|branch| std::ptr::eq(branch, best) || surpassed(branch))
    }

    /// The best so far, at any moment.
    #[must_use]
    pub fn thought(&self) -> Thought<G> {
        let mut line = Vec::new();
        let mut chance = 0.0;
        let mut node = Some(0);
        while let Some(here) = node {
            let branches = &self.nodes[here].branches;
            let most_seen = || {
                branches.iter().max_by(|one, other| {
                    (one.visits, one.mean())
                        .partial_cmp(&(other.visits, other.mean()))
                        .unwrap_or(std::cmp::Ordering::Equal)
                })
            };
            let best = if here == 0 { branches.get(self.best()) } else { most_seen() };
            let Some(best) = best.filter(|best| line.is_empty() || best.visits > 0) else { break };
            if line.is_empty() {
                chance = match best.visits {
                    0 => self.game.judge().chances[self.seat.index()],
                    visits => best.chance / visits as f32,
                };
            }
            line.push(best.actions.clone());
            node = best.child;
        }
        let chance = self.game.forecast(chance);
        Thought { actions: line.first().cloned().unwrap_or_default(), chance, line, worlds: self.worlds }
    }

    fn grow(&mut self, seat: Seat, plans: Vec<crate::Plan<G>>) -> usize {
        let mut node = Node { seat, visits: 0, look_again: 0, branches: Vec::new() };
        add_plans(&mut node, plans, self.settings.doubt);
        if self.nodes.is_empty() {
            node.look_again = u32::MAX; // all is known where the decision is made
        }
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Looks for plans in this world, where the node has not seen many worlds yet.
    fn consider(&mut self, node: usize, world: &G) {
        if self.nodes[node].visits >= self.nodes[node].look_again {
            let plans = world.plans(self.settings.inner_width);
            let Settings { again, doubt, .. } = self.settings;
            let node = &mut self.nodes[node];
            node.look_again = (node.visits + 1) * again;
            add_plans(node, plans, doubt);
        }
    }

    /// The most interesting branch that is possible in this world, which it is then carried out in.
    fn choose(&self, node: usize, world: &mut G) -> Option<usize> {
        let node = &self.nodes[node];
        let weight = self.settings.curiosity * ((node.visits + 1) as f32).sqrt();
        let mut impossible = 0u64;
        loop {
            let mut best: Option<(f32, usize)> = None;
            for (place, branch) in node.branches.iter().enumerate().take(64) {
                let interest = branch.mean() + weight * branch.prior / (1 + branch.visits) as f32;
                if impossible >> place & 1 == 0 && best.is_none_or(|(most, _)| interest > most) {
                    best = Some((interest, place));
                }
            }
            let (_, place) = best?;
            if carry_out(&node.branches[place], world) {
                return Some(place);
            }
            impossible |= 1 << place;
        }
    }

    /// The plan of the decision itself that leads where these actions lead; a new one, if none does.
    pub(crate) fn offer(&mut self, actions: &[G::Action]) -> Option<usize> {
        let wanted = self.end(actions)?;
        let root = &self.nodes[0].branches;
        let known = root.iter().position(|branch| self.end(&branch.actions).is_some_and(|world| world == wanted));
        if known.is_some() {
            return known;
        }
        let judged = wanted.judge().worth[self.seat.index()];
        let plan = crate::Plan { actions: actions.to_vec(), worth: judged };
        add_plans(&mut self.nodes[0], vec![plan], self.settings.doubt);
        Some(self.nodes[0].branches.len() - 1)
    }

    fn end(&self, actions: &[G::Action]) -> Option<G> {
        let mut world = self.game.clone();
        actions.iter().all(|action| world.apply(action, &mut ()).is_ok()).then_some(world)
    }

    /// Whether two plans of the decision itself lead to the same end.
    pub(crate) fn ends_alike(&self, one: usize, other: usize) -> bool {
        self.end(self.actions(one)) == self.end(self.actions(other))
    }

    /// Whether a plan of the decision itself wins for certain, alone, or leaves the rest of such a turn to be played.
    pub(crate) fn wins(&self, plan: usize) -> bool {
        let rest_wins = |end: &G| end.to_act() == Some(self.seat) && end.winning().is_some();
        self.end(self.actions(plan)).is_some_and(|end| end.is_won_by(self.seat) || rest_wins(&end))
    }

    /// How often a plan of the decision itself was tried, and the chance to win that is seen in it.
    pub(crate) fn seen(&self, branch: usize) -> (u32, f32) {
        let branch = &self.nodes[0].branches[branch];
        (branch.visits, self.game.forecast(branch.chance / branch.visits.max(1) as f32))
    }

    /// The plan of the decision itself that is thought best; of equals the first, which looks best at a glance.
    pub(crate) fn best(&self) -> usize {
        let mut best = (0, f32::MIN);
        for (place, branch) in self.nodes[0].branches.iter().enumerate() {
            let sure = branch.sure();
            if sure > best.1 {
                best = (place, sure);
            }
        }
        best.0
    }

    /// The plans of the decision itself that were tried, the best first.
    pub(crate) fn ranked(&self) -> Vec<usize> {
        let branches = &self.nodes[0].branches;
        let mut places: Vec<usize> = (0..branches.len()).filter(|&place| branches[place].visits > 0).collect();
        crate::order::sort(&mut places, |&one, &other| {
            let (sure, other_sure) = (branches[one].sure(), branches[other].sure());
            sure > other_sure || sure == other_sure && one < other
        });
        places
    }

    /// What a plan of the decision itself does.
    pub(crate) fn actions(&self, branch: usize) -> &[G::Action] {
        &self.nodes[0].branches[branch].actions
    }

    fn play_out(&mut self, mut world: G) -> G {
        for _ in 0..self.settings.playout {
            if !world.play_on(&mut self.rng) {
                break;
            }
        }
        world
    }
}

/// Carries a plan out in this world; if it is not possible there, the world stays as it was.
fn carry_out<G: Game>(branch: &Branch<G>, world: &mut G) -> bool {
    let mut tried = world.clone();
    let possible = branch.actions.iter().all(|action| tried.apply(action, &mut ()).is_ok());
    if possible {
        *world = tried;
    }
    possible
}

/// Adds the plans the node does not have yet, and weighs all of them against the best.
fn add_plans<G: Game>(node: &mut Node<G>, plans: Vec<crate::Plan<G>>, doubt: f32) {
    for plan in plans {
        if node.branches.iter().all(|branch| branch.actions != plan.actions) {
            node.branches.push(Branch {
                actions: plan.actions,
                judged: plan.worth,
                prior: 0.0,
                visits: 0,
                worth: 0.0,
                chance: 0.0,
                squares: 0.0,
                child: None,
            });
        }
    }
    let best = node.branches.iter().map(|branch| branch.judged).fold(0.0, f32::max);
    let weight = |branch: &Branch<G>| doubt / (doubt + best - branch.judged);
    let total: f32 = node.branches.iter().map(weight).sum();
    for branch in &mut node.branches {
        branch.prior = weight(branch) / total;
    }
}
