//! The weights of the evaluation for 2, 3 and 4 seats, written by `arena tune`; not to be edited by hand.

use crate::evaluation::Weights;

#[rustfmt::skip]
pub(crate) static WEIGHTS: [Weights; 3] = [
[ // 2 seats
    [0.8711, 1.7243], // influence
    [0.1243, -0.1783], // past five
    [0.2840, 0.5341], // past seven
    [0.5293, 1.3010], // to move
    [0.1109, -0.3149], // crowded
    [0.0908, -0.4749], // tokens ready
    [0.2800, 0.3565], // tokens partly
    [0.1106, 0.0909], // making ready
    [0.2941, 0.0398], // building ready
    [-0.1282, 0.5309], // building partly
    [0.0708, 0.2416], // building bought
    [-0.0060, 0.1388], // denied
    [0.2465, 1.1531], // wins next
    [0.0000, 0.0066], // leads at last tokens
    [0.3468, 0.3530], // wood
    [0.2930, 0.3611], // wheat
    [0.3298, 0.6004], // clay
    [0.3399, 0.4780], // stone
    [0.1014, 0.1997], // cotton
    [0.5993, 0.7920], // brick
    [1.0941, 1.2112], // cow
    [0.6666, 0.7602], // charcoal
    [0.7422, 0.6912], // cut_stone
    [1.0771, 1.0420], // fish
    [0.4975, 0.8116], // flour
    [1.0011, 1.3466], // sheep
    [0.3408, 1.0966], // yarn
    [0.9425, 0.8634], // planks
    [1.6369, 1.5547], // barrel
    [2.2712, 2.1181], // bread
    [0.7211, 1.8443], // cloth
    [1.8286, 1.3484], // fishing_pole
    [1.5261, 1.6736], // iron
    [1.3416, 2.1328], // leather
    [1.4683, 1.4149], // meat
    [0.2570, 1.3379], // milk
    [1.3186, 1.5737], // stone_wall
    [0.5420, 0.1909], // brickworks
    [0.8568, 0.2112], // charcoal_hut
    [0.4910, 0.1510], // quarry
    [0.8556, 0.0532], // spinning_mill
    [0.4768, 0.0553], // mill
    [0.4185, 0.2616], // slaughterhouse
    [0.5191, 0.4440], // accessory_shop
    [-0.3068, 0.2762], // bakery
    [-0.3733, 0.5942], // tavern
    [0.0983, 0.1967], // cooperage
    [0.4793, 0.2747], // bread_oven
    [-0.0222, -0.0030], // butcher
    [-0.2031, 0.1597], // castle
    [0.1388, 0.2182], // cattle_ranch
    [0.3663, -0.2663], // cheese_shop
    [0.6904, 0.0666], // dairy
    [-0.3448, 0.1605], // fisherman
    [0.6276, 0.0110], // pond
    [0.1298, 0.2085], // ironworks
    [-0.7348, 0.1724], // mansion
    [2.1729, 0.0054], // market
    [0.0687, 0.1965], // masonry
    [0.1262, -0.0876], // milk_shop
    [-0.2711, 0.1802], // restaurant
    [0.5736, 0.2492], // sawmill
    [0.6358, -0.0230], // sheep_ranch
    [-0.1302, 0.0228], // shoe_store
    [-0.8058, -0.0827], // tailor
    [0.3361, 0.3383], // tannery
    [-0.8627, -0.3327], // textile_factory
    [-0.3891, 0.9952], // building_firm
    [-0.2708, -0.0487], // building_supply_store
    [1.0685, 0.0107], // furniture_shop
    [0.6209, 0.2773], // general_store
    [0.3531, -0.0976], // old_wood_factory
    [2.9424, 0.1690], // trading_post
    [0.3566, 0.2487], // wheat_farm
    [1.1720, 0.5776], // wholesaler
],
[ // 3 seats
    [0.8711, 1.7243], // influence
    [0.1243, -0.1783], // past five
    [0.2840, 0.5341], // past seven
    [0.5293, 1.3010], // to move
    [0.1109, -0.3149], // crowded
    [0.0908, -0.4749], // tokens ready
    [0.2800, 0.3565], // tokens partly
    [0.1106, 0.0909], // making ready
    [0.2941, 0.0398], // building ready
    [-0.1282, 0.5309], // building partly
    [0.0708, 0.2416], // building bought
    [-0.0060, 0.1388], // denied
    [0.2465, 1.1531], // wins next
    [0.0000, 0.0066], // leads at last tokens
    [0.3468, 0.3530], // wood
    [0.2930, 0.3611], // wheat
    [0.3298, 0.6004], // clay
    [0.3399, 0.4780], // stone
    [0.1014, 0.1997], // cotton
    [0.5993, 0.7920], // brick
    [1.0941, 1.2112], // cow
    [0.6666, 0.7602], // charcoal
    [0.7422, 0.6912], // cut_stone
    [1.0771, 1.0420], // fish
    [0.4975, 0.8116], // flour
    [1.0011, 1.3466], // sheep
    [0.3408, 1.0966], // yarn
    [0.9425, 0.8634], // planks
    [1.6369, 1.5547], // barrel
    [2.2712, 2.1181], // bread
    [0.7211, 1.8443], // cloth
    [1.8286, 1.3484], // fishing_pole
    [1.5261, 1.6736], // iron
    [1.3416, 2.1328], // leather
    [1.4683, 1.4149], // meat
    [0.2570, 1.3379], // milk
    [1.3186, 1.5737], // stone_wall
    [0.5420, 0.1909], // brickworks
    [0.8568, 0.2112], // charcoal_hut
    [0.4910, 0.1510], // quarry
    [0.8556, 0.0532], // spinning_mill
    [0.4768, 0.0553], // mill
    [0.4185, 0.2616], // slaughterhouse
    [0.5191, 0.4440], // accessory_shop
    [-0.3068, 0.2762], // bakery
    [-0.3733, 0.5942], // tavern
    [0.0983, 0.1967], // cooperage
    [0.4793, 0.2747], // bread_oven
    [-0.0222, -0.0030], // butcher
    [-0.2031, 0.1597], // castle
    [0.1388, 0.2182], // cattle_ranch
    [0.3663, -0.2663], // cheese_shop
    [0.6904, 0.0666], // dairy
    [-0.3448, 0.1605], // fisherman
    [0.6276, 0.0110], // pond
    [0.1298, 0.2085], // ironworks
    [-0.7348, 0.1724], // mansion
    [2.1729, 0.0054], // market
    [0.0687, 0.1965], // masonry
    [0.1262, -0.0876], // milk_shop
    [-0.2711, 0.1802], // restaurant
    [0.5736, 0.2492], // sawmill
    [0.6358, -0.0230], // sheep_ranch
    [-0.1302, 0.0228], // shoe_store
    [-0.8058, -0.0827], // tailor
    [0.3361, 0.3383], // tannery
    [-0.8627, -0.3327], // textile_factory
    [-0.3891, 0.9952], // building_firm
    [-0.2708, -0.0487], // building_supply_store
    [1.0685, 0.0107], // furniture_shop
    [0.6209, 0.2773], // general_store
    [0.3531, -0.0976], // old_wood_factory
    [2.9424, 0.1690], // trading_post
    [0.3566, 0.2487], // wheat_farm
    [1.1720, 0.5776], // wholesaler
],
[ // 4 seats
    [0.8711, 1.7243], // influence
    [0.1243, -0.1783], // past five
    [0.2840, 0.5341], // past seven
    [0.5293, 1.3010], // to move
    [0.1109, -0.3149], // crowded
    [0.0908, -0.4749], // tokens ready
    [0.2800, 0.3565], // tokens partly
    [0.1106, 0.0909], // making ready
    [0.2941, 0.0398], // building ready
    [-0.1282, 0.5309], // building partly
    [0.0708, 0.2416], // building bought
    [-0.0060, 0.1388], // denied
    [0.2465, 1.1531], // wins next
    [0.0000, 0.0066], // leads at last tokens
    [0.3468, 0.3530], // wood
    [0.2930, 0.3611], // wheat
    [0.3298, 0.6004], // clay
    [0.3399, 0.4780], // stone
    [0.1014, 0.1997], // cotton
    [0.5993, 0.7920], // brick
    [1.0941, 1.2112], // cow
    [0.6666, 0.7602], // charcoal
    [0.7422, 0.6912], // cut_stone
    [1.0771, 1.0420], // fish
    [0.4975, 0.8116], // flour
    [1.0011, 1.3466], // sheep
    [0.3408, 1.0966], // yarn
    [0.9425, 0.8634], // planks
    [1.6369, 1.5547], // barrel
    [2.2712, 2.1181], // bread
    [0.7211, 1.8443], // cloth
    [1.8286, 1.3484], // fishing_pole
    [1.5261, 1.6736], // iron
    [1.3416, 2.1328], // leather
    [1.4683, 1.4149], // meat
    [0.2570, 1.3379], // milk
    [1.3186, 1.5737], // stone_wall
    [0.5420, 0.1909], // brickworks
    [0.8568, 0.2112], // charcoal_hut
    [0.4910, 0.1510], // quarry
    [0.8556, 0.0532], // spinning_mill
    [0.4768, 0.0553], // mill
    [0.4185, 0.2616], // slaughterhouse
    [0.5191, 0.4440], // accessory_shop
    [-0.3068, 0.2762], // bakery
    [-0.3733, 0.5942], // tavern
    [0.0983, 0.1967], // cooperage
    [0.4793, 0.2747], // bread_oven
    [-0.0222, -0.0030], // butcher
    [-0.2031, 0.1597], // castle
    [0.1388, 0.2182], // cattle_ranch
    [0.3663, -0.2663], // cheese_shop
    [0.6904, 0.0666], // dairy
    [-0.3448, 0.1605], // fisherman
    [0.6276, 0.0110], // pond
    [0.1298, 0.2085], // ironworks
    [-0.7348, 0.1724], // mansion
    [2.1729, 0.0054], // market
    [0.0687, 0.1965], // masonry
    [0.1262, -0.0876], // milk_shop
    [-0.2711, 0.1802], // restaurant
    [0.5736, 0.2492], // sawmill
    [0.6358, -0.0230], // sheep_ranch
    [-0.1302, 0.0228], // shoe_store
    [-0.8058, -0.0827], // tailor
    [0.3361, 0.3383], // tannery
    [-0.8627, -0.3327], // textile_factory
    [-0.3891, 0.9952], // building_firm
    [-0.2708, -0.0487], // building_supply_store
    [1.0685, 0.0107], // furniture_shop
    [0.6209, 0.2773], // general_store
    [0.3531, -0.0976], // old_wood_factory
    [2.9424, 0.1690], // trading_post
    [0.3566, 0.2487], // wheat_farm
    [1.1720, 0.5776], // wholesaler
],
];
