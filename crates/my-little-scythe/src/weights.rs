//! The weights of the evaluation for 2, 3 and 4 or more seats, written by `arena tune`; not to be edited by hand.

use crate::evaluation::Weights;

#[rustfmt::skip]
#[allow(clippy::approx_constant)] // a weight may come out near π without meaning it
pub(crate) static WEIGHTS: [Weights; 3] = [
[ // 2 seats
    [2.0000, 2.0000], // trophies
    [0.0000, 0.0000], // two trophies
    [0.3000, 0.5000], // three trophies
    [2.0000, 3.0000], // four trophies
    [0.6000, 0.8000], // to move
    [0.1200, 0.0800], // friendship
    [-0.5000, -0.7000], // unfriendly
    [0.0800, 0.0500], // pies
    [0.1000, 0.1000], // spells
    [0.0200, 0.0200], // value of spells
    [0.1000, 0.1000], // goods
    [0.2000, 0.2000], // token off
    [0.0000, 0.0000], // near friendship
    [0.0000, 0.0000], // near pies
    [0.0000, 0.0000], // near spells
    [0.0000, 0.0000], // near quests
    [0.0000, 0.0000], // near power-ups
    [0.0000, 0.0000], // near apple delivery
    [0.0000, 0.0000], // near gem delivery
    [0.0000, 0.0000], // near fight
    [1.2000, 1.6000], // nearest
    [1.0000, 1.0000], // second nearest
    [0.8000, 0.6000], // third nearest
    [0.5000, 0.3000], // fourth nearest
    [-0.1500, -0.2000], // turns to four
    [0.2000, 0.3000], // ready to claim
    [0.2000, 0.3000], // ready to deliver
    [0.1000, 0.1000], // quests in reach
    [0.0000, 0.0000], // a trophy eased
    [-0.2000, -0.2000], // Seekers in camp
    [-0.0500, -0.0500], // goods in danger
    [0.2000, 0.1000], // Move tile
    [0.2000, 0.1000], // Make tile
    [0.1000, 0.1000], // apples and gems together
    [0.0000, 0.0000], // strongest thrower
    [0.0000, 0.0000], // least Friendship to spare
    [0.0000, 0.0000], // apples
    [0.0000, 0.0000], // gems
    [0.0000, 0.0000], // quests solved
    [0.3000, 0.8000], // wins next turn
    [0.2000, 0.3000], // leads at the end
    [0.5000, 1.0000], // Friendship at the end
],
[ // 3 seats
    [2.0000, 2.0000], // trophies
    [0.0000, 0.0000], // two trophies
    [0.3000, 0.5000], // three trophies
    [2.0000, 3.0000], // four trophies
    [0.6000, 0.8000], // to move
    [0.1200, 0.0800], // friendship
    [-0.5000, -0.7000], // unfriendly
    [0.0800, 0.0500], // pies
    [0.1000, 0.1000], // spells
    [0.0200, 0.0200], // value of spells
    [0.1000, 0.1000], // goods
    [0.2000, 0.2000], // token off
    [0.0000, 0.0000], // near friendship
    [0.0000, 0.0000], // near pies
    [0.0000, 0.0000], // near spells
    [0.0000, 0.0000], // near quests
    [0.0000, 0.0000], // near power-ups
    [0.0000, 0.0000], // near apple delivery
    [0.0000, 0.0000], // near gem delivery
    [0.0000, 0.0000], // near fight
    [1.2000, 1.6000], // nearest
    [1.0000, 1.0000], // second nearest
    [0.8000, 0.6000], // third nearest
    [0.5000, 0.3000], // fourth nearest
    [-0.1500, -0.2000], // turns to four
    [0.2000, 0.3000], // ready to claim
    [0.2000, 0.3000], // ready to deliver
    [0.1000, 0.1000], // quests in reach
    [0.0000, 0.0000], // a trophy eased
    [-0.2000, -0.2000], // Seekers in camp
    [-0.0500, -0.0500], // goods in danger
    [0.2000, 0.1000], // Move tile
    [0.2000, 0.1000], // Make tile
    [0.1000, 0.1000], // apples and gems together
    [0.0000, 0.0000], // strongest thrower
    [0.0000, 0.0000], // least Friendship to spare
    [0.0000, 0.0000], // apples
    [0.0000, 0.0000], // gems
    [0.0000, 0.0000], // quests solved
    [0.3000, 0.8000], // wins next turn
    [0.2000, 0.3000], // leads at the end
    [0.5000, 1.0000], // Friendship at the end
],
[ // 4 seats
    [2.0000, 2.0000], // trophies
    [0.0000, 0.0000], // two trophies
    [0.3000, 0.5000], // three trophies
    [2.0000, 3.0000], // four trophies
    [0.6000, 0.8000], // to move
    [0.1200, 0.0800], // friendship
    [-0.5000, -0.7000], // unfriendly
    [0.0800, 0.0500], // pies
    [0.1000, 0.1000], // spells
    [0.0200, 0.0200], // value of spells
    [0.1000, 0.1000], // goods
    [0.2000, 0.2000], // token off
    [0.0000, 0.0000], // near friendship
    [0.0000, 0.0000], // near pies
    [0.0000, 0.0000], // near spells
    [0.0000, 0.0000], // near quests
    [0.0000, 0.0000], // near power-ups
    [0.0000, 0.0000], // near apple delivery
    [0.0000, 0.0000], // near gem delivery
    [0.0000, 0.0000], // near fight
    [1.2000, 1.6000], // nearest
    [1.0000, 1.0000], // second nearest
    [0.8000, 0.6000], // third nearest
    [0.5000, 0.3000], // fourth nearest
    [-0.1500, -0.2000], // turns to four
    [0.2000, 0.3000], // ready to claim
    [0.2000, 0.3000], // ready to deliver
    [0.1000, 0.1000], // quests in reach
    [0.0000, 0.0000], // a trophy eased
    [-0.2000, -0.2000], // Seekers in camp
    [-0.0500, -0.0500], // goods in danger
    [0.2000, 0.1000], // Move tile
    [0.2000, 0.1000], // Make tile
    [0.1000, 0.1000], // apples and gems together
    [0.0000, 0.0000], // strongest thrower
    [0.0000, 0.0000], // least Friendship to spare
    [0.0000, 0.0000], // apples
    [0.0000, 0.0000], // gems
    [0.0000, 0.0000], // quests solved
    [0.3000, 0.8000], // wins next turn
    [0.2000, 0.3000], // leads at the end
    [0.5000, 1.0000], // Friendship at the end
],
];
