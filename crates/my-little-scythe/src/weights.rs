//! The weights of the evaluation for 2, 3, 4 or more seats and for solo, written by `examples/tune.rs`; not to be edited by hand.

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
    [0.4003, 0.9194], // trophies
    [0.3443, 0.0697], // two trophies
    [-0.4235, -0.0835], // three trophies
    [0.0000, 1.2198], // four trophies
    [0.1955, 1.1213], // to move
    [0.2135, 0.3205], // friendship
    [0.1097, 0.1356], // unfriendly
    [-0.0475, 0.0258], // pies
    [0.0693, 0.1517], // spells
    [-0.0192, 0.0106], // value of spells
    [-0.0537, 0.0864], // goods
    [0.0619, 0.2321], // token off
    [0.2484, 1.5515], // near friendship
    [-0.1582, -0.0649], // near pies
    [0.7675, 0.9759], // near spells
    [0.6090, 1.1431], // near quests
    [0.1287, 0.2762], // near power-ups
    [0.4839, -0.1445], // near apple delivery
    [0.1693, -0.2532], // near gem delivery
    [1.0548, 0.4386], // near fight
    [0.0681, 0.9983], // nearest
    [0.5389, 0.9314], // second nearest
    [0.4520, -0.1194], // third nearest
    [0.8566, 0.4419], // fourth nearest
    [-0.0359, 0.0226], // turns to four
    [-0.6506, -0.5757], // ready to claim
    [0.1658, 0.3311], // ready to deliver
    [0.1465, 0.1239], // quests in reach
    [0.0473, -0.0694], // a trophy eased
    [-0.0568, 0.1174], // Seekers in camp
    [-0.0132, 0.0186], // goods in danger
    [0.2093, 0.1879], // Move tile
    [0.1524, 0.2569], // Make tile
    [0.0520, -0.0030], // apples and gems together
    [-0.0039, -0.0222], // strongest thrower
    [0.2412, -0.6203], // least Friendship to spare
    [0.0435, 0.0137], // apples
    [0.0382, 0.0561], // gems
    [0.1466, 0.1152], // quests solved
    [-0.4268, 0.8081], // wins next turn
    [-0.4264, 0.3246], // leads at the end
    [-0.4806, 0.6964], // Friendship at the end
],
[ // 4 seats
    [0.5306, 1.1478], // trophies
    [-0.2492, 0.0761], // two trophies
    [-0.4533, -0.1657], // three trophies
    [0.0000, 1.2914], // four trophies
    [0.3300, 1.2036], // to move
    [0.0881, 0.3971], // friendship
    [0.0748, 0.1914], // unfriendly
    [0.0144, -0.0567], // pies
    [0.0892, 0.0737], // spells
    [0.0023, 0.0226], // value of spells
    [-0.0589, 0.0807], // goods
    [0.0633, 0.1912], // token off
    [0.5199, 1.8328], // near friendship
    [-0.7426, 0.5172], // near pies
    [1.0153, 0.7930], // near spells
    [0.4839, 1.3438], // near quests
    [0.5827, -0.1529], // near power-ups
    [0.0805, -0.5056], // near apple delivery
    [-0.4121, -0.0376], // near gem delivery
    [0.6970, 0.7658], // near fight
    [-0.1303, 1.2390], // nearest
    [0.7114, 1.0168], // second nearest
    [0.5478, -0.0836], // third nearest
    [0.2916, -0.2549], // fourth nearest
    [-0.0641, 0.0056], // turns to four
    [-0.8534, -0.7946], // ready to claim
    [-0.1304, -0.1257], // ready to deliver
    [0.0936, 0.0910], // quests in reach
    [0.3079, -0.0004], // a trophy eased
    [-0.1454, 0.0104], // Seekers in camp
    [0.0160, -0.0002], // goods in danger
    [0.3783, 0.1211], // Move tile
    [0.5558, 0.1016], // Make tile
    [0.0311, -0.1395], // apples and gems together
    [-0.0056, -0.1158], // strongest thrower
    [0.1011, -0.2378], // least Friendship to spare
    [0.0258, 0.0944], // apples
    [0.0537, 0.0767], // gems
    [-0.0440, 0.4184], // quests solved
    [-0.8736, 0.4609], // wins next turn
    [-0.4827, 0.1480], // leads at the end
    [-0.5952, 0.8212], // Friendship at the end
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
