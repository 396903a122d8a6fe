//! The weights of the evaluation for 2, 3, 4 or more seats and for solo, written by `arena tune`; not to be edited by hand.

use crate::evaluation::Weights;

#[rustfmt::skip]
#[allow(clippy::approx_constant)] // a weight may come out near π without meaning it
pub(crate) static WEIGHTS: [Weights; 4] = [
[ // 2 seats
    [0.3585, 0.6514], // trophies
    [0.3458, 0.2185], // two trophies
    [-0.1674, 0.0392], // three trophies
    [0.0000, 1.3244], // four trophies
    [0.2725, 0.6209], // to move
    [0.3239, 0.5005], // friendship
    [0.3569, 0.2964], // unfriendly
    [0.0249, -0.0240], // pies
    [-0.0911, 0.0271], // spells
    [0.0238, 0.0254], // value of spells
    [0.0194, 0.0415], // goods
    [0.0509, 0.1399], // token off
    [0.3218, 0.9923], // near friendship
    [-0.0233, 0.1443], // near pies
    [0.5405, 0.9939], // near spells
    [0.5030, 0.7429], // near quests
    [0.5634, 0.7423], // near power-ups
    [0.3619, -0.2611], // near apple delivery
    [0.5201, -0.2054], // near gem delivery
    [0.3099, 0.2760], // near fight
    [0.2486, 0.9262], // nearest
    [0.8667, 1.0003], // second nearest
    [0.2587, -0.1162], // third nearest
    [0.1554, 0.5050], // fourth nearest
    [-0.0456, 0.0275], // turns to four
    [-0.5659, -0.4755], // ready to claim
    [-0.0394, 0.2167], // ready to deliver
    [0.1548, -0.0504], // quests in reach
    [0.1592, -0.0741], // a trophy eased
    [-0.0543, 0.1023], // Seekers in camp
    [-0.0284, 0.0097], // goods in danger
    [0.2926, 0.5073], // Move tile
    [0.2027, 0.3834], // Make tile
    [0.0217, -0.0574], // apples and gems together
    [-0.0219, 0.3099], // strongest thrower
    [0.0875, -0.1252], // least Friendship to spare
    [0.0029, 0.0903], // apples
    [-0.0077, 0.0284], // gems
    [-0.1283, -0.0262], // quests solved
    [0.2496, 0.8474], // wins next turn
    [-0.6530, 0.3750], // leads at the end
    [0.0928, 0.6248], // Friendship at the end
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
    [0.0979, 1.0304], // trophies
    [0.3121, 0.1626], // two trophies
    [0.1275, 0.4062], // three trophies
    [0.0000, 1.0323], // four trophies
    [0.1486, 0.8483], // to move
    [0.1509, 0.2178], // friendship
    [0.0708, 0.8725], // unfriendly
    [0.0193, 0.0175], // pies
    [0.3232, 0.1206], // spells
    [0.0146, 0.0293], // value of spells
    [0.0487, -0.1463], // goods
    [0.0942, 0.1014], // token off
    [0.0689, 0.8152], // near friendship
    [0.2505, 0.4799], // near pies
    [0.1338, 0.4826], // near spells
    [0.1839, 0.4571], // near quests
    [0.3148, -0.1823], // near power-ups
    [0.3157, -0.3908], // near apple delivery
    [-0.0644, -0.4897], // near gem delivery
    [-0.1148, -0.3963], // near fight
    [0.4003, 1.7693], // nearest
    [0.8907, 0.8567], // second nearest
    [0.3838, 0.0701], // third nearest
    [0.1661, 0.1062], // fourth nearest
    [-0.0243, -0.1653], // turns to four
    [-1.0245, -0.1967], // ready to claim
    [-0.0379, 0.8087], // ready to deliver
    [-0.0324, 0.0551], // quests in reach
    [0.0935, -0.1529], // a trophy eased
    [-0.3657, -0.0330], // Seekers in camp
    [-0.0456, -0.1039], // goods in danger
    [0.0441, 0.1927], // Move tile
    [0.4441, -0.0704], // Make tile
    [0.1274, -0.0722], // apples and gems together
    [-0.0729, 0.2520], // strongest thrower
    [0.2646, -0.8800], // least Friendship to spare
    [0.1175, -0.0563], // apples
    [0.0307, 0.2387], // gems
    [0.0234, -0.3365], // quests solved
    [-0.1674, 0.4911], // wins next turn
    [-0.0721, 0.3618], // leads at the end
    [-0.7954, 0.3890], // Friendship at the end
],
];
