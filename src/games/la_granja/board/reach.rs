//! What could be delivered now, after some trading: where, and how.

use la_granja::{Action, Cargo, Craft, LaGranja, Target};
use tabletop::{Game as _, Seat, order};

use super::super::spot::Spot;

/// What is within reach of a seat.
pub(super) struct Reach {
    /// Own barrows and rows to which something could be delivered.
    pub(super) places: Vec<Spot>,
    /// The cheapest way to each of them for each good, with all that comes before; the best first.
    pub(super) plans: Vec<Vec<Action>>,
}

/// A way with what it brings and takes, to be sorted by.
struct Rated {
    actions: Vec<Action>,
    points: i32,
    cost: i16,
}

impl Reach {
    /// Where a row is not taken yet, the rows are as good as each other: those that can be begun at once are lit.
    pub(super) fn of(game: &LaGranja, seat: Seat) -> Self {
        let me = game.player(seat);
        let barrows = (0..).zip(me.barrows).filter_map(|(slot, barrow)| {
            let goods = barrow?.card.face().barrow.iter().map(|&good| Cargo::Good(good)).collect();
            Some((Target::Barrow(slot), goods))
        });
        let open = |craft: &Craft| game.building(*craft).blocked == 0 && !me.has_craft(*craft);
        let rows = Craft::ALL.into_iter().filter(open).filter_map(|craft| {
            let own = me.rows[craft as usize]?;
            Some((Target::Craft(craft, own.row), craft.row(own.row).to_vec()))
        });
        let targets: Vec<(Target, Vec<Cargo>)> = barrows.chain(rows).collect();
        let (mut places, mut rated) = (Vec::new(), Vec::new());
        for (to, cargos) in targets {
            let repeated = |at: usize| cargos[..at].contains(&cargos[at]);
            let distinct = (0..cargos.len()).filter(|&at| !repeated(at)).map(|at| cargos[at]);
            let best = distinct.filter_map(|cargo| rate(game, seat, cargo, to));
            let before = rated.len();
            rated.extend(best);
            if rated.len() > before {
                places.push(Spot::of_target(to));
            }
        }
        let rank = |one: &Rated| (-one.points, one.cost, one.actions.len());
        order::sort(&mut rated, |one, other| rank(one) < rank(other));
        let plans = rated.into_iter().map(|one| one.actions).collect();
        Self { places, plans }
    }
}

/// The cheapest way to bring something there, if there is one.
fn rate(game: &LaGranja, seat: Seat, cargo: Cargo, to: Target) -> Option<Rated> {
    let way = game.ways_to_deliver(seat, cargo, to).ok()?.into_iter().next()?;
    let mut after = game.clone();
    for action in &way.actions {
        after.apply(action, &mut ()).ok()?;
    }
    let points = i32::from(after.player(seat).points) - i32::from(game.player(seat).points);
    Some(Rated { cost: way.cost(), actions: way.actions, points })
}
