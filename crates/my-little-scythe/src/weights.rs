//! The weights of the evaluation for 2, 3, 4 or more seats and for solo, written by `arena tune`; not to be edited by hand.

use crate::evaluation::Weights;

#[rustfmt::skip]
#[allow(clippy::approx_constant)] // a weight may come out near π without meaning it
pub(crate) static WEIGHTS: [Weights; 4] = [
[ // 2 seats
    [0.4466, 1.1281], // trophies
    [-0.1703, -0.2651], // two trophies
    [-0.2841, 0.0050], // three trophies
    [0.0000, 1.5022], // four trophies
    [0.3070, 0.6638], // to move
    [0.2787, 0.3571], // friendship
    [0.4457, 0.0255], // unfriendly
    [0.1311, -0.0477], // pies
    [0.2150, 0.0739], // spells
    [0.0797, 0.0311], // value of spells
    [0.0207, 0.0205], // goods
    [0.2694, 0.2512], // token off
    [0.6450, 0.7346], // near friendship
    [-0.3989, 0.3716], // near pies
    [0.2968, 0.9347], // near spells
    [0.4092, 0.9733], // near quests
    [0.6010, 0.9457], // near power-ups
    [0.0838, -0.3733], // near apple delivery
    [0.2018, -0.0399], // near gem delivery
    [0.3375, 0.4449], // near fight
    [0.2169, 1.4229], // nearest
    [0.7654, 0.8558], // second nearest
    [-0.0054, -0.0820], // third nearest
    [0.8251, 0.2105], // fourth nearest
    [-0.0307, 0.0076], // turns to four
    [-0.5379, -0.5403], // ready to claim
    [-0.0391, 0.4675], // ready to deliver
    [0.1406, 0.0658], // quests in reach
    [0.1498, 0.1304], // a trophy eased
    [-0.0779, -0.0079], // Seekers in camp
    [-0.0107, -0.0183], // goods in danger
    [0.6899, 0.2798], // Move tile
    [0.4605, 0.2788], // Make tile
    [-0.0019, -0.1054], // apples and gems together
    [-0.1075, 0.3252], // strongest thrower
    [0.1713, -0.2374], // least Friendship to spare
    [0.1012, 0.0689], // apples
    [0.0626, 0.0057], // gems
    [0.0320, -0.0251], // quests solved
    [-0.0661, 0.7626], // wins next turn
    [-0.5348, 0.2894], // leads at the end
    [0.0074, 0.3921], // Friendship at the end
],
[ // 3 seats
    [0.5331, 1.0686], // trophies
    [-0.1885, -0.2659], // two trophies
    [-0.4101, -0.0635], // three trophies
    [0.0000, 1.8225], // four trophies
    [0.1479, 1.0605], // to move
    [0.1962, 0.3897], // friendship
    [0.6653, 0.1116], // unfriendly
    [0.0338, 0.0303], // pies
    [0.3771, 0.1445], // spells
    [0.0108, 0.0147], // value of spells
    [0.0538, 0.0276], // goods
    [0.1740, -0.0180], // token off
    [0.4962, 1.5936], // near friendship
    [-0.4670, 0.2753], // near pies
    [0.5521, 0.6472], // near spells
    [0.6882, 1.1412], // near quests
    [0.7101, 0.3590], // near power-ups
    [-0.2845, -0.6264], // near apple delivery
    [-0.5445, -0.8141], // near gem delivery
    [0.8109, 1.5944], // near fight
    [0.1999, 1.3064], // nearest
    [1.2640, 1.1254], // second nearest
    [0.2953, 0.0725], // third nearest
    [0.7738, 0.5338], // fourth nearest
    [-0.0103, -0.0564], // turns to four
    [-0.8268, -0.3950], // ready to claim
    [0.0557, 0.4099], // ready to deliver
    [0.0727, 0.0871], // quests in reach
    [0.1657, 0.0573], // a trophy eased
    [-0.0592, 0.0452], // Seekers in camp
    [-0.0268, 0.0024], // goods in danger
    [0.6438, 0.3141], // Move tile
    [0.1909, 0.3365], // Make tile
    [-0.1272, 0.1053], // apples and gems together
    [0.0302, 0.0244], // strongest thrower
    [0.3097, -0.2845], // least Friendship to spare
    [0.0463, -0.0355], // apples
    [-0.0495, -0.0038], // gems
    [0.0364, -0.0897], // quests solved
    [-0.0792, 0.9088], // wins next turn
    [-0.6018, 0.2486], // leads at the end
    [-0.3104, 0.5477], // Friendship at the end
],
[ // 4 seats
    [0.5582, 1.1016], // trophies
    [-0.1565, -0.1975], // two trophies
    [-0.3494, 0.0496], // three trophies
    [0.0000, 1.9866], // four trophies
    [0.2163, 1.1226], // to move
    [0.2097, 0.4179], // friendship
    [0.6559, 0.4536], // unfriendly
    [0.0505, 0.0243], // pies
    [0.4379, 0.1523], // spells
    [-0.0106, 0.0193], // value of spells
    [0.0020, 0.1150], // goods
    [-0.0590, 0.1952], // token off
    [0.5535, 1.9053], // near friendship
    [-0.7005, 0.3106], // near pies
    [0.8009, 0.6502], // near spells
    [0.9095, 1.2028], // near quests
    [0.7620, 0.1965], // near power-ups
    [-0.2252, -0.6943], // near apple delivery
    [-0.8434, -0.5697], // near gem delivery
    [0.6992, 1.7751], // near fight
    [0.3607, 1.5256], // nearest
    [1.1669, 1.1358], // second nearest
    [0.2330, 0.0216], // third nearest
    [0.7665, 0.6728], // fourth nearest
    [-0.0225, -0.0713], // turns to four
    [-1.0487, -0.7685], // ready to claim
    [0.1864, 0.1067], // ready to deliver
    [0.0737, 0.0577], // quests in reach
    [0.2932, 0.0201], // a trophy eased
    [0.0618, -0.0983], // Seekers in camp
    [-0.0343, 0.0184], // goods in danger
    [0.8297, 0.1104], // Move tile
    [0.5628, 0.2969], // Make tile
    [-0.0605, -0.1300], // apples and gems together
    [0.0133, 0.1388], // strongest thrower
    [0.3245, 0.0190], // least Friendship to spare
    [0.0217, -0.0575], // apples
    [0.0259, -0.0966], // gems
    [-0.0478, 0.0728], // quests solved
    [-0.2530, 0.9433], // wins next turn
    [-0.7613, 0.2183], // leads at the end
    [-0.6106, 0.5415], // Friendship at the end
],
[ // solo
    [0.4508, 1.0062], // trophies
    [-0.1475, -0.2429], // two trophies
    [-0.1451, 0.1685], // three trophies
    [0.0000, 1.1172], // four trophies
    [0.2120, 0.7048], // to move
    [0.1565, 0.2623], // friendship
    [0.5346, 0.1106], // unfriendly
    [-0.0108, 0.0211], // pies
    [0.3503, 0.2191], // spells
    [0.0092, -0.0768], // value of spells
    [-0.0022, -0.0271], // goods
    [0.0037, -0.0236], // token off
    [0.6992, 0.7480], // near friendship
    [0.3428, 0.0594], // near pies
    [0.3117, 0.4325], // near spells
    [0.1192, 0.4482], // near quests
    [0.1600, -0.6153], // near power-ups
    [0.2161, -0.0749], // near apple delivery
    [0.0904, 0.0223], // near gem delivery
    [-0.0537, -0.1577], // near fight
    [0.4798, 1.4091], // nearest
    [1.0461, 0.6761], // second nearest
    [0.7948, 0.2763], // third nearest
    [0.5267, 0.2452], // fourth nearest
    [0.0231, -0.2703], // turns to four
    [-0.4891, -0.0687], // ready to claim
    [0.2993, 0.4426], // ready to deliver
    [0.0224, 0.0210], // quests in reach
    [0.3076, 0.1903], // a trophy eased
    [0.0015, -0.0529], // Seekers in camp
    [-0.1662, -0.0802], // goods in danger
    [0.0762, 0.1972], // Move tile
    [0.2214, -0.0465], // Make tile
    [0.0016, 0.0560], // apples and gems together
    [0.0473, 0.0873], // strongest thrower
    [0.1736, -0.0990], // least Friendship to spare
    [0.0012, 0.0316], // apples
    [0.0558, -0.2203], // gems
    [0.0683, -0.4758], // quests solved
    [-0.1388, 0.6188], // wins next turn
    [-0.2479, 0.0378], // leads at the end
    [-0.3928, 0.7200], // Friendship at the end
],
];
