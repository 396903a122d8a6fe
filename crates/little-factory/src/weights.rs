//! The weights of the evaluation for 2, 3 and 4 seats, written by `arena tune`; not to be edited by hand.

use crate::evaluation::Weights;

#[rustfmt::skip]
#[allow(clippy::approx_constant)] // a weight may come out near π without meaning it
pub(crate) static WEIGHTS: [Weights; 3] = [
[ // 2 seats
    [0.8278, 1.7538], // influence
    [0.3313, -0.1675], // past five
    [0.1505, 0.4913], // past seven
    [0.5017, 1.4139], // to move
    [0.0879, -0.2645], // crowded
    [0.0392, -0.4104], // tokens ready
    [0.0830, 0.4167], // tokens partly
    [0.1176, 0.1383], // making ready
    [0.2602, 0.2037], // building ready
    [-0.1569, 0.4358], // building partly
    [0.0458, 0.3281], // building bought
    [0.1216, -0.0071], // denied
    [0.3220, 1.3369], // wins next
    [-0.0077, 0.0078], // leads at last tokens
    [0.2772, 0.4737], // wood
    [0.2971, 0.4184], // wheat
    [0.3801, 0.4832], // clay
    [0.2664, 0.5483], // stone
    [0.1035, -0.0527], // cotton
    [0.5099, 0.7872], // brick
    [1.0827, 1.3629], // cow
    [0.6582, 0.7096], // charcoal
    [0.6506, 0.8600], // cut_stone
    [0.9425, 1.3806], // fish
    [0.6391, 0.7865], // flour
    [0.9001, 1.1358], // sheep
    [0.6584, 0.6267], // yarn
    [0.9399, 0.9902], // planks
    [1.5605, 1.8602], // barrel
    [2.3557, 2.2883], // bread
    [0.8903, 1.3618], // cloth
    [1.5898, 1.9409], // fishing_pole
    [1.3971, 2.1163], // iron
    [1.4468, 2.0705], // leather
    [1.3231, 1.7295], // meat
    [0.6135, 1.2759], // milk
    [1.4415, 1.8353], // stone_wall
    [0.7530, 0.4010], // brickworks
    [0.8592, 0.5408], // charcoal_hut
    [0.3713, 0.1285], // quarry
    [0.8284, 0.2621], // spinning_mill
    [0.6039, 0.2348], // mill
    [0.7041, 0.2478], // slaughterhouse
    [0.6415, 0.2027], // accessory_shop
    [-0.2234, 0.2556], // bakery
    [-0.5195, 0.3261], // tavern
    [0.1499, 0.0630], // cooperage
    [0.4297, 0.0820], // bread_oven
    [0.2501, 0.4096], // butcher
    [0.0780, -0.1604], // castle
    [0.5402, 0.0974], // cattle_ranch
    [-0.2189, 0.5830], // cheese_shop
    [0.6135, 0.2432], // dairy
    [0.1754, -0.0721], // fisherman
    [-0.0430, 0.2056], // pond
    [0.4849, 0.2428], // ironworks
    [-0.2426, 0.1681], // mansion
    [2.3017, 0.3382], // market
    [0.1834, 0.1808], // masonry
    [0.0947, 0.4093], // milk_shop
    [0.1812, -0.0635], // restaurant
    [0.7771, 0.2618], // sawmill
    [0.3632, 0.2818], // sheep_ranch
    [0.1752, 0.2658], // shoe_store
    [-0.1230, 0.2286], // tailor
    [0.3426, 0.3170], // tannery
    [-0.0485, -0.3444], // textile_factory
    [-0.1530, 1.2669], // building_firm
    [0.4329, 0.2488], // building_supply_store
    [-0.0673, 0.1577], // furniture_shop
    [0.5492, 0.8163], // general_store
    [0.0413, 0.3834], // old_wood_factory
    [2.6355, 0.4666], // trading_post
    [0.3874, 0.3070], // wheat_farm
    [0.7464, 1.0952], // wholesaler
],
[ // 3 seats
    [1.1179, 1.7423], // influence
    [0.6614, -0.1961], // past five
    [1.1805, 0.5783], // past seven
    [0.5018, 1.5011], // to move
    [0.0789, -0.3128], // crowded
    [-0.4507, -0.1465], // tokens ready
    [0.2834, 0.4514], // tokens partly
    [0.0727, 0.1626], // making ready
    [0.2311, 0.1482], // building ready
    [-0.0571, 0.3150], // building partly
    [-0.0009, 0.2915], // building bought
    [-0.0295, 0.0579], // denied
    [0.2576, 1.1859], // wins next
    [-0.0343, -0.5630], // leads at last tokens
    [0.2818, 0.5825], // wood
    [0.2127, 0.5375], // wheat
    [0.1819, 0.4142], // clay
    [0.3960, 0.6714], // stone
    [0.0695, 0.2837], // cotton
    [0.4428, 0.7976], // brick
    [1.1060, 1.2212], // cow
    [0.6603, 0.8397], // charcoal
    [0.6994, 0.9550], // cut_stone
    [0.8212, 1.5046], // fish
    [0.5789, 0.7622], // flour
    [1.1096, 1.3048], // sheep
    [0.5191, 0.7940], // yarn
    [0.9858, 1.1311], // planks
    [1.3686, 1.7202], // barrel
    [2.6605, 1.7232], // bread
    [1.0859, 1.4381], // cloth
    [1.6361, 2.3053], // fishing_pole
    [1.7622, 1.9003], // iron
    [1.4430, 1.9958], // leather
    [1.3379, 2.0125], // meat
    [0.4739, 1.0150], // milk
    [1.3388, 1.6799], // stone_wall
    [0.3712, 0.0415], // brickworks
    [0.5002, 0.4433], // charcoal_hut
    [0.0859, 0.3260], // quarry
    [0.9276, 0.1878], // spinning_mill
    [0.3164, 0.2621], // mill
    [0.8185, 0.1861], // slaughterhouse
    [1.0168, 0.6378], // accessory_shop
    [-0.5643, 0.2558], // bakery
    [-0.4244, -0.2181], // tavern
    [0.4099, 0.1772], // cooperage
    [0.5891, -0.0559], // bread_oven
    [0.5067, -0.0153], // butcher
    [0.1113, 0.4048], // castle
    [1.2165, 0.3762], // cattle_ranch
    [-0.6530, -0.2895], // cheese_shop
    [0.5108, 0.4898], // dairy
    [0.0572, 0.6017], // fisherman
    [0.5014, 0.0432], // pond
    [0.6404, 0.0238], // ironworks
    [-0.0778, -0.0901], // mansion
    [2.0716, 0.7063], // market
    [0.4192, 0.3153], // masonry
    [0.0712, -0.4569], // milk_shop
    [-0.3752, -0.6165], // restaurant
    [0.8148, -0.2365], // sawmill
    [0.2331, 0.3087], // sheep_ranch
    [0.2778, -0.2496], // shoe_store
    [-0.1501, -0.2021], // tailor
    [0.8116, 0.1230], // tannery
    [0.0514, 0.3702], // textile_factory
    [0.1881, 0.2873], // building_firm
    [0.0210, -0.2017], // building_supply_store
    [-0.5457, -0.0616], // furniture_shop
    [0.3043, 0.0956], // general_store
    [-0.2530, -0.0811], // old_wood_factory
    [3.4014, -0.0648], // trading_post
    [0.3703, 0.0284], // wheat_farm
    [1.1258, 0.4032], // wholesaler
],
[ // 4 seats
    [0.8382, 1.9082], // influence
    [0.1827, -0.1132], // past five
    [1.6423, 0.1778], // past seven
    [0.4562, 1.6148], // to move
    [0.1057, -0.3690], // crowded
    [-0.2833, -0.4933], // tokens ready
    [0.3344, 0.2952], // tokens partly
    [0.1842, 0.0884], // making ready
    [0.1489, 0.1797], // building ready
    [-0.0704, 0.5759], // building partly
    [0.1240, 0.0753], // building bought
    [0.0520, -0.0616], // denied
    [0.6060, 1.4797], // wins next
    [0.1843, -0.2658], // leads at last tokens
    [0.2745, 0.3901], // wood
    [0.2477, 0.5325], // wheat
    [0.1906, 0.4797], // clay
    [0.0971, 0.6545], // stone
    [0.2421, 0.0763], // cotton
    [0.4508, 0.7331], // brick
    [0.8611, 1.4200], // cow
    [0.6343, 0.7177], // charcoal
    [0.4706, 0.7516], // cut_stone
    [0.6953, 1.0320], // fish
    [0.4044, 1.0981], // flour
    [0.8663, 1.7278], // sheep
    [0.2144, 0.9566], // yarn
    [0.9370, 0.6011], // planks
    [1.0577, 1.6550], // barrel
    [2.0807, 2.5562], // bread
    [1.1174, 1.2270], // cloth
    [1.0701, 2.3199], // fishing_pole
    [1.4443, 2.0706], // iron
    [1.2638, 2.5151], // leather
    [0.8702, 2.5670], // meat
    [0.5784, 1.3621], // milk
    [1.3436, 1.4859], // stone_wall
    [0.1606, 0.3430], // brickworks
    [0.5492, 0.5168], // charcoal_hut
    [0.1758, 0.4147], // quarry
    [1.3373, -0.1283], // spinning_mill
    [0.4085, 0.2097], // mill
    [1.1444, 0.2340], // slaughterhouse
    [0.3231, 0.0309], // accessory_shop
    [-0.6752, 0.0518], // bakery
    [-0.2372, 0.0522], // tavern
    [0.2951, 0.2388], // cooperage
    [0.0075, 0.1749], // bread_oven
    [1.1134, 0.0777], // butcher
    [-0.2855, 0.1885], // castle
    [0.2682, -0.3444], // cattle_ranch
    [-0.8136, -0.3126], // cheese_shop
    [1.1784, -0.1716], // dairy
    [0.0921, -0.3723], // fisherman
    [0.3742, 0.7007], // pond
    [0.3104, -0.3226], // ironworks
    [-1.3533, -0.4986], // mansion
    [1.6719, 0.6515], // market
    [0.5960, -0.2927], // masonry
    [0.5135, -0.0710], // milk_shop
    [-0.1273, -0.2699], // restaurant
    [0.4921, -0.0611], // sawmill
    [0.4640, -0.1695], // sheep_ranch
    [-1.0102, -0.0258], // shoe_store
    [-0.5943, -0.3010], // tailor
    [0.4820, 0.0947], // tannery
    [-0.1136, -0.3242], // textile_factory
    [0.9204, 1.2176], // building_firm
    [0.0087, -0.0974], // building_supply_store
    [-0.8492, -0.2508], // furniture_shop
    [0.3240, 0.3362], // general_store
    [0.7244, 0.4489], // old_wood_factory
    [2.0173, 0.3522], // trading_post
    [0.2622, -0.1339], // wheat_farm
    [1.9680, 1.3513], // wholesaler
],
];
