//! English.

use crate::table::LessonText;

pub(super) const LESSONS: [LessonText; 9] = [
    LessonText {
        name: "Slow production",
        task: "You hold Clay and want Wheat as well. Cards of Level I cost nothing: tap the Wheat in the lowest row and produce it.",
        done: "That was slow production: one card of Level I for free. It was your action for the turn, and it is always there when nothing else works.",
        otherwise: [
            "Your Clay is gone. A card of Level I costs nothing to produce, so keep the Clay.",
            "That was another card. The Wheat lies in the lowest row.",
        ],
    },
    LessonText {
        name: "Produce by discarding",
        task: "A Cow costs Wheat and Clay, and you hold both. Produce a Cow.",
        done: "Both cards were discarded. Level I goes straight back to its stacks, so anybody can take it again.",
        otherwise: [
            "You spent your action on something else. The Cow lies in the blue row: tap it, and pay with Wheat and Clay.",
            "That was a free card, but no Cow. You have one action a turn.",
        ],
    },
    LessonText {
        name: "Revealing",
        task: "On the Milk, the Cow is in a dashed frame: you only have to show it. Get the Milk and keep your Cow.",
        done: "You revealed the Cow, and it stays with you. It can be shown again, as often as you like.",
        otherwise: [
            "The Cow is gone. Produce the Milk: a dashed frame means show, not give.",
            "You still have the Cow, but no Milk. It lies in the red row.",
        ],
    },
    LessonText {
        name: "Trade",
        task: "Bread is worth 11 coins, as much as a Fishing Pole (8) and a Brick (3) together. Trade it for both.",
        done: "One card given, several gained. The other way is fine too: several given, one gained. But never several for several.",
        otherwise: [
            "The Bread is gone, and what it did not buy is lost. Take both cards in the same Trade.",
            "You spent your action on something else. Press Trade, put the Bread on one pan, and the Fishing Pole and a Brick on the other.",
        ],
    },
    LessonText {
        name: "Buildings",
        task: "Produce the Mill with your Brick. Then let it make Flour from your Wheat, in this same turn.",
        done: "A building works once a turn, from the turn in which you gain it. And it brings influence: the Mill brings 1.",
        otherwise: [
            "No Mill this time. It lies in the green row and costs a Brick.",
            "The turn was over before the Mill had worked. After your action, tap the Mill and activate it.",
        ],
    },
    LessonText {
        name: "Before and after",
        task: "The Mill makes Flour. Bread takes Charcoal and Flour. The Bakery gives 2 tokens for Bread. Earn them in this one turn.",
        done: "Mill, action, Bakery: buildings work before and after your action, each of them once.",
        otherwise: [
            "Without Bread the Bakery has nothing to sell. Let the Mill make the Flour first, and keep your action for the Bread.",
            "You have the Bread, but the Bakery did not work. You may activate again after your action.",
        ],
    },
    LessonText {
        name: "Denial",
        task: "Your rival has 8 influence, a Bakery, Charcoal and Flour. Next turn, Bread will bring 2 tokens and the victory. There is only one Bread: get it first.",
        done: "No Bread, no tokens. Of each Level III card there is just one: while you hold it, nobody else can.",
        otherwise: [
            "Your rival made the Bread, and the Bakery gave 2 tokens for it: 10 influence. Iron and a Brick are worth 11 coins, just what the Bread costs.",
            "",
        ],
    },
    LessonText {
        name: "How it ends",
        task: "You have 8 influence, your rival has 9, and one token is left. Win, without sharing.",
        done: "10 influence wins at once, whatever was still to come.",
        otherwise: [
            "The last token ended the game, and with 9 each you share it. Get to 10: a building brings influence as well.",
            "The turn is over, and you are not at 10. A building that brings 2 would have done it.",
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
pub(super) static NEWS: [&str; 10] = [
    "Your first turn is a Trade with your starting tile. It buys several cards at once: cheap ones of Level I, say, that make a card you want.",
    "Every turn has one action, Produce or Trade. Tap a card: the table says how you can get it now, or what is missing.",
    "Your action is done. If none of your buildings can work, end your turn.",
    "You have a building. Once a turn it works for you, before or after your action; a green frame says that it can.",
    "You earned a token. Each is 1 influence, and 10 influence wins.",
    "A card of Level III, and there is only one of it. As long as you hold it, nobody else can.",
    "Your hand is nearly full: 7 cards at most. Trade several for one, or make something of them.",
    "Your rival is past halfway. Look at the buildings over there: what do they need next? Perhaps you can take it first.",
    "You are close to 10. Count what one building and one token would bring: it may be enough in a single turn.",
    "Few tokens are left. Whoever takes the last one ends the game, and then the most influence wins.",
];
