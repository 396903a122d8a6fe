//! The weights of the evaluation for 2, 3 and 4 seats, written by `arena tune`; not to be edited by hand.

use crate::evaluation::Weights;

#[rustfmt::skip]
pub(crate) static WEIGHTS: [Weights; 3] = [
[ // 2 seats
    [0.7005, 1.9315], // influence
    [0.1979, -0.2889], // past five
    [0.4944, 0.2782], // past seven
    [0.4608, 1.2488], // to move
    [0.0804, -0.3993], // crowded
    [0.1164, -0.5690], // tokens ready
    [0.1598, 0.3845], // tokens partly
    [0.1412, 0.1011], // making ready
    [0.1391, 0.2090], // building ready
    [-0.1129, 0.3832], // building partly
    [0.0261, 0.2689], // building bought
    [0.2509, 0.0050], // denied
    [0.2624, 1.3605], // wins next
    [-0.0013, 0.0070], // leads at last tokens
    [0.2912, 0.5650], // wood
    [0.3255, 0.6191], // wheat
    [0.2422, 0.6184], // clay
    [0.3180, 0.4474], // stone
    [-0.0998, 0.4054], // cotton
    [0.6249, 0.5922], // brick
    [1.0627, 1.4473], // cow
    [0.5991, 1.0267], // charcoal
    [0.7493, 0.6970], // cut_stone
    [0.9721, 1.2027], // fish
    [0.5192, 0.8881], // flour
    [1.0657, 1.3738], // sheep
    [0.3181, 0.7974], // yarn
    [0.9507, 0.9429], // planks
    [1.5552, 1.6193], // barrel
    [2.3882, 1.9519], // bread
    [0.7556, 0.9489], // cloth
    [1.2682, 1.7870], // fishing_pole
    [1.4178, 1.7124], // iron
    [1.4518, 1.9372], // leather
    [1.6465, 1.6330], // meat
    [0.3942, 1.5687], // milk
    [1.3644, 1.3620], // stone_wall
    [0.5051, 0.2316], // brickworks
    [1.0803, 0.3595], // charcoal_hut
    [0.4933, 0.2769], // quarry
    [0.9619, 0.0283], // spinning_mill
    [0.4840, 0.4614], // mill
    [0.4581, 0.2400], // slaughterhouse
    [0.3060, 0.6445], // accessory_shop
    [-0.6536, 0.0189], // bakery
    [-0.1786, 0.2666], // tavern
    [0.2690, 0.2008], // cooperage
    [0.4073, 0.2291], // bread_oven
    [0.3506, 0.4327], // butcher
    [-0.4048, -0.3300], // castle
    [0.7406, -0.3393], // cattle_ranch
    [0.2537, -0.1929], // cheese_shop
    [0.4835, -0.2213], // dairy
    [0.0551, -0.3241], // fisherman
    [0.0465, 0.0089], // pond
    [0.4717, 0.1389], // ironworks
    [-1.0188, -0.2751], // mansion
    [2.3666, 0.2421], // market
    [0.3022, 0.1850], // masonry
    [-0.0061, 0.0143], // milk_shop
    [-1.0869, -0.0517], // restaurant
    [0.7360, 0.0276], // sawmill
    [0.5041, 0.2422], // sheep_ranch
    [0.1601, 0.0030], // shoe_store
    [-0.2427, 0.1677], // tailor
    [0.3233, -0.0318], // tannery
    [0.3823, 0.7757], // textile_factory
    [0.0727, 0.6749], // building_firm
    [-0.0880, -0.1408], // building_supply_store
    [-0.1029, -0.4413], // furniture_shop
    [0.6701, 0.4060], // general_store
    [-0.4057, -0.0263], // old_wood_factory
    [3.1923, 0.3261], // trading_post
    [-0.1980, 0.2093], // wheat_farm
    [0.7915, 0.8360], // wholesaler
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
