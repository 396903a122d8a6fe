//! English.

use crate::table::LessonText;

pub(super) static LESSONS: [LessonText; 11] = [
    LessonText {
        name: "A field",
        task: "Every card can be one of four things. Its left edge is a field: play one of your cards as a field.",
        done: "Each round one good grows on every empty field. From there it can be delivered or upgraded at once.",
        otherwise: ["That was another side of the card. Tap a card, then choose the field.", ""],
    },
    LessonText {
        name: "An extension",
        task: "The right edge of a card extends your house for good. The first extension costs one good of any kind, and silver counts as one: play a card as an extension and pay for it.",
        done: "The second extension costs two different goods, the third three. Income, pig places, hand limit and paid deliveries all add up.",
        otherwise: ["That was another side of the card. Tap a card, then choose the extension.", ""],
    },
    LessonText {
        name: "The roof",
        task: "In round 1 a roof tile costs 1 silver. Buy one: it goes onto the first free slot of your roof.",
        done: "The slots are worth 0, 1, 2, 3 and 4 points, so a full roof brings ten. Each tile can be used once in the game, in its phase.",
        otherwise: ["You bought no tile, and those left over leave the game. Tap a roof tile in the village.", ""],
    },
    LessonText {
        name: "A trade commodity",
        task: "You have no silver, but you have a trade commodity, and it can become any of five things. Turn it into 4 silver, and buy a roof tile for 1 of them.",
        done: "Silver, harvest goods, a card, a pig or two upgrades: a commodity is whatever is missing. Each full barrow brings one.",
        otherwise: [
            "You bought no tile. Tap your trade commodity, take the 4 silver, then tap a roof tile in the village.",
            "You spent the commodity on something else. The 4 silver would have bought a roof tile.",
        ],
    },
    LessonText {
        name: "A die",
        task: "The dice offer what their spaces show, and each player takes two. You could do with some silver: take the 4.",
        done: "A die works the moment you take it. The last one is for everybody.",
        otherwise: ["That was another die. The 4 brings four silver.", ""],
    },
    LessonText {
        name: "Upgrading",
        task: "Your barrow wants a pig and food. You have an olive, three silver and one delivery. An olive becomes food for 2 silver: make it, and deliver it.",
        done: "Buying, selling and upgrading are free actions, open whenever it is your part. Tap what is missing, and the table does all of it at once.",
        otherwise: [
            "Your donkey is used and the barrow is as empty as before. Upgrade the olive first, then deliver the food.",
            "",
        ],
    },
    LessonText {
        name: "A full barrow",
        task: "Two olives fill your barrow, and you have two of them and two deliveries. Fill it, and put your marker on the market.",
        done: "A full barrow brings its points and a commodity, and its marker scores 1 point each round. It may drive weaker neighbours away.",
        otherwise: ["The barrow is not full. Tap it and deliver both olives.", ""],
    },
    LessonText {
        name: "The market square",
        task: "Your barrow wants one more grape. Fill it, put your marker next to your rival’s, and drive that one away.",
        done: "A marker may drive away its neighbours of lower value, for 1 point each. High spaces are safe, low ones are not.",
        otherwise: [
            "The barrow is not full. Tap it and deliver the grape.",
            "Your rival’s marker is still there. Only a marker right next to it, on a space of higher value, can drive it away.",
        ],
    },
    LessonText {
        name: "A craft building",
        task: "Row A of the Merchant House wants one more grape, and you have it. Deliver it.",
        done: "A full row brings as many points as the number of the round, 1 more for whoever is first, and a tile that does something at once and more from the next round on.",
        otherwise: ["Your donkey is used, and the row still wants its grape. Tap the row at the Merchant House.", ""],
    },
    LessonText {
        name: "Donkeys and hats",
        task: "Everybody chooses a donkey tile in secret. Donkeys deliver, hats move you up the siesta track, and further up means earlier. Two olives are to be delivered: choose, then fill your barrow.",
        done: "Each tile is used once before all four come back, so sooner or later you have to take a lazy round.",
        otherwise: [
            "One donkey carries one good, and your barrow wants two. Choose a tile with more donkeys.",
            "The deliveries are over, and your barrow is not full. Deliver both olives in your part.",
        ],
    },
    LessonText {
        name: "A guided first game",
        task: "A whole game of six rounds, against the gentlest rival. What is new is explained when it comes up; play as you like.",
        done: "That was a whole game. The next one goes without a guide, against whomever you like.",
        otherwise: ["", ""],
    },
];

/// What the guided game explains, in the order of `super::guide`.
pub(super) static NEWS: [&str; 16] = [
    "In round 1 you play two cards. A field is a good start: it feeds you every round; a barrow says what to grow.",
    "An extension is paid with goods of different kinds. One that you do not need for a delivery is the best price.",
    "Your income has come by itself, and once you end this part your empty fields grow. Before that you may buy, sell and upgrade.",
    "A roof tile costs as much silver as the number of the round. In round 1 it is nearly free, and the next slot of the roof is worth more.",
    "Take a die: its revenue is yours at once. Look at what your barrow or a row of the village still needs.",
    "The last die is for everybody: now it is your turn to use it.",
    "You are offered something. Choose what you need most, or decline it.",
    "Choose a donkey tile: donkeys deliver, hats move you up the siesta track. Goods to deliver? Then donkeys.",
    "Now you deliver. Tap a barrow of yours or a row in the village, and the table says what it takes, upgrades included.",
    "Paid deliveries: for 1 silver you may make one more. It is worth it where it fills something.",
    "Your barrow is full. Put your marker on a space of its value: each marker brings 1 point every round.",
    "You may drive this weaker neighbour away, for 1 point.",
    "You have a trade commodity: 4 silver, two harvest goods, a card, a pig or two upgrades, whenever it is your part.",
    "From now on you play one card a round, or none. Your hand is filled up to its limit.",
    "Two pigs have a piglet each round if there is a place for it. Get one more pig, and they will breed.",
    "This is the last round: what is left in your stores is sold at the end, and 5 silver are 1 point. Deliver all you can.",
];
