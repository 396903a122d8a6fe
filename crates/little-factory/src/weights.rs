//! The weights of the evaluation for 2, 3 and 4 seats, written by `arena tune`; not to be edited by hand.

use crate::evaluation::Weights;

#[rustfmt::skip]
pub(crate) static WEIGHTS: [Weights; 3] = [
[ // 2 seats
    [0.9990, 1.7471], // influence
    [0.1016, -0.2154], // past five
    [0.9498, 0.5008], // past seven
    [0.5724, 1.3101], // to move
    [0.1213, -0.3386], // crowded
    [-0.2137, -0.3282], // tokens ready
    [0.4796, 0.3479], // tokens partly
    [0.1265, 0.1541], // making ready
    [0.2626, 0.1503], // building ready
    [0.0337, 0.2777], // building partly
    [0.1672, 0.1882], // building bought
    [0.2762, -0.0315], // denied
    [0.6579, 1.0567], // wins next
    [-0.0000, -0.0242], // leads at last tokens
    [0.3165, 0.3825], // wood
    [0.2481, 0.5540], // wheat
    [0.3290, 0.3520], // clay
    [0.3186, 0.6042], // stone
    [-0.0672, 0.6257], // cotton
    [0.3705, 0.8642], // brick
    [0.9903, 1.4461], // cow
    [0.6189, 0.7836], // charcoal
    [0.5832, 0.9956], // cut_stone
    [1.0128, 1.1954], // fish
    [0.4145, 1.0397], // flour
    [1.0656, 1.3248], // sheep
    [0.2337, 0.9431], // yarn
    [0.8293, 1.0050], // planks
    [1.4954, 1.9519], // barrel
    [2.3484, 2.2285], // bread
    [0.7870, 1.1659], // cloth
    [1.4615, 1.3854], // fishing_pole
    [1.1669, 2.1478], // iron
    [1.6406, 1.7347], // leather
    [1.3455, 1.8899], // meat
    [0.4052, 1.2611], // milk
    [1.1875, 1.6581], // stone_wall
    [0.7459, 0.2053], // brickworks
    [0.7250, 0.2503], // charcoal_hut
    [0.2059, 0.2452], // quarry
    [0.8636, 0.2018], // spinning_mill
    [0.4403, 0.0955], // mill
    [0.4643, 0.2158], // slaughterhouse
    [0.0369, 0.6531], // accessory_shop
    [-0.3834, 0.2958], // bakery
    [0.2885, 0.1371], // tavern
    [0.2713, 0.1017], // cooperage
    [0.6335, 0.3840], // bread_oven
    [-0.0300, 0.5729], // butcher
    [-0.0123, 0.1227], // castle
    [0.1343, 0.3401], // cattle_ranch
    [0.2446, -0.1066], // cheese_shop
    [0.3364, 0.3624], // dairy
    [-0.1662, 0.0224], // fisherman
    [0.6518, -0.2875], // pond
    [0.4156, 0.2472], // ironworks
    [-0.2053, 0.1421], // mansion
    [2.0040, 0.2095], // market
    [-0.1831, 0.1140], // masonry
    [-0.1083, 0.0375], // milk_shop
    [0.2707, -0.1165], // restaurant
    [0.8762, 0.0078], // sawmill
    [0.4519, 0.1690], // sheep_ranch
    [-0.1808, 0.1227], // shoe_store
    [-0.1806, 0.1294], // tailor
    [0.5041, 0.1725], // tannery
    [0.3738, -0.0354], // textile_factory
    [-0.4536, 0.9486], // building_firm
    [-0.2794, -0.5295], // building_supply_store
    [0.0825, -0.0237], // furniture_shop
    [0.7737, 0.0735], // general_store
    [-0.3976, -0.2263], // old_wood_factory
    [2.4756, -0.1408], // trading_post
    [0.2653, -0.3413], // wheat_farm
    [0.8631, 0.2531], // wholesaler
],
[ // 3 seats
    [0.9684, 1.7344], // influence
    [0.3782, -0.3343], // past five
    [0.8815, 0.2008], // past seven
    [0.5209, 1.3303], // to move
    [0.1664, -0.3909], // crowded
    [-0.1833, -0.6164], // tokens ready
    [0.3588, 0.4023], // tokens partly
    [0.0754, 0.1816], // making ready
    [0.2319, 0.0379], // building ready
    [0.0844, 0.2545], // building partly
    [0.0619, 0.1571], // building bought
    [0.2550, -0.0477], // denied
    [0.3790, 1.6463], // wins next
    [-0.0000, 0.0000], // leads at last tokens
    [0.2585, 0.3695], // wood
    [0.2477, 0.5875], // wheat
    [0.3547, 0.4386], // clay
    [0.2686, 0.5491], // stone
    [-0.1378, 0.5244], // cotton
    [0.3138, 0.9080], // brick
    [0.9620, 1.3231], // cow
    [0.5091, 0.7242], // charcoal
    [0.5049, 0.8120], // cut_stone
    [1.0512, 1.0221], // fish
    [0.4127, 0.8774], // flour
    [0.9993, 1.1291], // sheep
    [0.2452, 0.8016], // yarn
    [0.5936, 1.0778], // planks
    [1.5196, 1.4879], // barrel
    [2.1776, 1.9447], // bread
    [0.4042, 1.1669], // cloth
    [1.3950, 1.3697], // fishing_pole
    [1.2173, 1.8655], // iron
    [1.5248, 1.7892], // leather
    [1.8146, 1.3142], // meat
    [0.5434, 1.0845], // milk
    [0.9075, 1.8544], // stone_wall
    [0.8692, 0.0497], // brickworks
    [0.9625, 0.0413], // charcoal_hut
    [0.4382, 0.1072], // quarry
    [0.8125, -0.0030], // spinning_mill
    [0.4608, -0.0776], // mill
    [0.1560, 0.3682], // slaughterhouse
    [-0.0513, 0.0385], // accessory_shop
    [-0.8683, 0.2746], // bakery
    [-0.4105, 0.1467], // tavern
    [0.3482, -0.0423], // cooperage
    [0.5401, 0.2168], // bread_oven
    [0.0614, 0.3505], // butcher
    [-0.1807, -0.0583], // castle
    [0.7955, -0.3666], // cattle_ranch
    [-0.2548, 0.2446], // cheese_shop
    [0.1539, 0.0506], // dairy
    [0.1061, 0.0739], // fisherman
    [0.2102, -0.0346], // pond
    [0.2851, -0.1357], // ironworks
    [-0.8840, 0.0886], // mansion
    [1.9550, 0.1031], // market
    [0.2848, 0.0235], // masonry
    [-0.1215, 0.0847], // milk_shop
    [-0.7237, -0.0381], // restaurant
    [0.9809, 0.0490], // sawmill
    [0.4465, 0.0442], // sheep_ranch
    [0.4526, 0.1307], // shoe_store
    [-0.0800, 0.0748], // tailor
    [-0.2699, 0.2665], // tannery
    [0.1645, -0.0836], // textile_factory
    [-0.2257, 0.5379], // building_firm
    [-0.0402, -0.3438], // building_supply_store
    [-0.0119, -0.0515], // furniture_shop
    [0.6167, 0.1854], // general_store
    [-0.5759, 0.1843], // old_wood_factory
    [2.1309, 0.0741], // trading_post
    [0.3274, -0.0740], // wheat_farm
    [0.6812, 0.5597], // wholesaler
],
[ // 4 seats
    [0.9684, 1.7344], // influence
    [0.3782, -0.3343], // past five
    [0.8815, 0.2008], // past seven
    [0.5209, 1.3303], // to move
    [0.1664, -0.3909], // crowded
    [-0.1833, -0.6164], // tokens ready
    [0.3588, 0.4023], // tokens partly
    [0.0754, 0.1816], // making ready
    [0.2319, 0.0379], // building ready
    [0.0844, 0.2545], // building partly
    [0.0619, 0.1571], // building bought
    [0.2550, -0.0477], // denied
    [0.3790, 1.6463], // wins next
    [-0.0000, 0.0000], // leads at last tokens
    [0.2585, 0.3695], // wood
    [0.2477, 0.5875], // wheat
    [0.3547, 0.4386], // clay
    [0.2686, 0.5491], // stone
    [-0.1378, 0.5244], // cotton
    [0.3138, 0.9080], // brick
    [0.9620, 1.3231], // cow
    [0.5091, 0.7242], // charcoal
    [0.5049, 0.8120], // cut_stone
    [1.0512, 1.0221], // fish
    [0.4127, 0.8774], // flour
    [0.9993, 1.1291], // sheep
    [0.2452, 0.8016], // yarn
    [0.5936, 1.0778], // planks
    [1.5196, 1.4879], // barrel
    [2.1776, 1.9447], // bread
    [0.4042, 1.1669], // cloth
    [1.3950, 1.3697], // fishing_pole
    [1.2173, 1.8655], // iron
    [1.5248, 1.7892], // leather
    [1.8146, 1.3142], // meat
    [0.5434, 1.0845], // milk
    [0.9075, 1.8544], // stone_wall
    [0.8692, 0.0497], // brickworks
    [0.9625, 0.0413], // charcoal_hut
    [0.4382, 0.1072], // quarry
    [0.8125, -0.0030], // spinning_mill
    [0.4608, -0.0776], // mill
    [0.1560, 0.3682], // slaughterhouse
    [-0.0513, 0.0385], // accessory_shop
    [-0.8683, 0.2746], // bakery
    [-0.4105, 0.1467], // tavern
    [0.3482, -0.0423], // cooperage
    [0.5401, 0.2168], // bread_oven
    [0.0614, 0.3505], // butcher
    [-0.1807, -0.0583], // castle
    [0.7955, -0.3666], // cattle_ranch
    [-0.2548, 0.2446], // cheese_shop
    [0.1539, 0.0506], // dairy
    [0.1061, 0.0739], // fisherman
    [0.2102, -0.0346], // pond
    [0.2851, -0.1357], // ironworks
    [-0.8840, 0.0886], // mansion
    [1.9550, 0.1031], // market
    [0.2848, 0.0235], // masonry
    [-0.1215, 0.0847], // milk_shop
    [-0.7237, -0.0381], // restaurant
    [0.9809, 0.0490], // sawmill
    [0.4465, 0.0442], // sheep_ranch
    [0.4526, 0.1307], // shoe_store
    [-0.0800, 0.0748], // tailor
    [-0.2699, 0.2665], // tannery
    [0.1645, -0.0836], // textile_factory
    [-0.2257, 0.5379], // building_firm
    [-0.0402, -0.3438], // building_supply_store
    [-0.0119, -0.0515], // furniture_shop
    [0.6167, 0.1854], // general_store
    [-0.5759, 0.1843], // old_wood_factory
    [2.1309, 0.0741], // trading_post
    [0.3274, -0.0740], // wheat_farm
    [0.6812, 0.5597], // wholesaler
],
];
