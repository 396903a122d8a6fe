//! English.

use crate::table::LessonText;

pub(super) static LESSONS: [LessonText; 9] = [
    LessonText {
        name: "Two steps",
        task: "A gem lies at Frostgate, beside the castle. Choose Move and send your Seeker from Northlight there: empty-handed, it goes up to two spaces.",
        done: "Both of your Seekers may move, in any order, and each may stay where it is.",
        otherwise: [
            "That was another action. Choose Move on your mat first.",
            "The Move is over, and nobody stands at Frostgate. It is two spaces from Northlight.",
        ],
    },
    LessonText {
        name: "Carrying",
        task: "Two gems lie with your Seeker at the South Portal, two more at the North Portal. Bring all four together: with goods a Seeker goes one space, and all portals are neighbours.",
        done: "Through a portal, the other end of the meadow is one space away. Goods lie open: they serve whoever stands with them.",
        otherwise: [
            "That was another action. Choose Move, then your Seeker at the South Portal.",
            "The four gems are not together at the North Portal. Tap your Seeker, then the North Portal, and take both gems along.",
        ],
    },
    LessonText {
        name: "Gifts",
        task: "Seek rolls dice that say where things turn up. Choose Seek apples, and put an apple or a gem on a space where your rival stands: a gift makes a friend.",
        done: "Each apple or gem you put with a rival brings 1 Friendship. Below Friendship 3 nobody earns a trophy.",
        otherwise: [
            "That was another action. Choose Seek apples on your mat.",
            "Everything was placed elsewhere. Tap the hex where the rival’s Seeker stands while its region is lit.",
        ],
    },
    LessonText {
        name: "Baking",
        task: "Bake turns two apples into two pies. Both must lie on one space with one of your Seekers. Choose Bake.",
        done: "You may never choose the same space of your mat twice in a row, and your token now stands on Bake.",
        otherwise: ["That was another action. Two apples lie at Oakhollow, where your Seeker stands: choose Bake.", ""],
    },
    LessonText {
        name: "A delivery",
        task: "Four apples brought to the castle earn a trophy, exactly four and nothing else. Three lie with one of your Seekers, one with the other: bring them in the same Move.",
        done: "Your Seekers went home and rested, and every action is open next time. Four gems make the other delivery.",
        otherwise: [
            "That was another action. Choose Move, then a Seeker, then the castle.",
            "Nothing was delivered. Take only apples along, three with one Seeker and one with the other; from a portal the castle is next door.",
        ],
    },
    LessonText {
        name: "A pie fight",
        task: "Your rival guards three gems at Palmwell and has two pies. Go there and win the fight: pies and spells are added up, and a tie is yours.",
        done: "A fight costs 1 Friendship. Both lose what they threw, the loser goes home and rests. The first fight you win is a trophy.",
        otherwise: [
            "There was no fight. Choose Move and enter Palmwell, where your rival stands.",
            "Your rival threw two pies, and you threw less. What you throw is gone either way, so throw just enough.",
        ],
    },
    LessonText {
        name: "Quests",
        task: "A scroll on a hex is a quest. Move your Seeker to Reedgate, look at the card, and choose one of its two answers.",
        done: "Two solved quests are a trophy. One answer is usually kind, the other brings more and costs friends.",
        otherwise: [
            "The scroll still lies at Reedgate. Choose Move and end it there.",
            "No thanks is allowed, but then the card is not solved.",
        ],
    },
    LessonText {
        name: "The fourth trophy",
        task: "You have three trophies, your rival has three. Eight pies are a trophy: you have six, and two apples. Earn your fourth.",
        done: "Four trophies begin the grand finale: everybody else has one last turn. If several have four, Friendship decides.",
        otherwise: [
            "You spent the turn on something else. Bake at Embercliff: two apples make pies seven and eight.",
            "",
        ],
    },
    LessonText {
        name: "A guided first game",
        task: "A whole game, against the gentlest rival. What is new is explained when it comes up; play as you like.",
        done: "That was a whole game. The next one goes without a guide, against whomever you like.",
        otherwise: ["", ""],
    },
];

/// What the guided game explains, in the order of `super::guide`.
pub(super) static NEWS: [&str; 15] = [
    "Choose one of the six actions on your mat. Move is a good beginning: your two Seekers are still in camp, and apples and gems lie just in front of it.",
    "Each Seeker stays, or goes up to two spaces empty-handed or one with goods. Tap a Seeker, then where it goes.",
    "A die names a region, you choose the space: one that your Seekers can reach, or one with a rival, as a gift worth 1 Friendship.",
    "A quest. Read both answers: choose one that you can pay for, or say no thanks.",
    "A pie fight. What you throw is gone either way: throw what you need and no more. The attacker wins a tie.",
    "A Seeker of yours was sent home, so you rest: a spell or two pies, and every action is open next turn.",
    "Keep one of these tiles: it changes your Move or your Make for the rest of the game.",
    "You have earned a trophy. Four of the eight bring the grand finale.",
    "Two apples lie with one of your Seekers: Bake makes two pies of them. Eight pies are a trophy.",
    "Two gems lie with one of your Seekers: Conjure makes a spell of them. Three spells at once are a trophy.",
    "An apple and a gem lie with one of your Seekers: Power up gives you a tile for good. One of each kind is a trophy.",
    "You may not choose the space where your token stands. Plan two turns at a time: gather, then use.",
    "Below Friendship 3 you earn no trophy. Gifts while seeking and kind answers to quests raise it again.",
    "Your Seekers stand with four apples or four gems. Brought to the castle, exactly four of one kind are a trophy.",
    "Somebody has three trophies. The fourth brings the finale: everybody else has one last turn.",
];
