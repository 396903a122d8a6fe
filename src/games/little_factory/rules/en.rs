//! English.

use super::{Glossary, Rules};

pub(super) static RULES: Rules = Rules {
    sections: [
        &[
            "You turn simple goods into better ones, put up buildings and earn *influence*. Whoever has 10 influence wins at once.",
            "*Resources* come to your hand. *Buildings* lie open in front of you: each brings the influence printed on it, and most of them work for you once a turn. *Tokens* are worth 1 influence each, and only buildings earn them.",
            "It is a game for 2 to 4 players: here, you against one to three bots.",
        ],
        &[
            "*Level I:* five face-up stacks. The number of players says how many cards are in each; the rest stay in the box.",
            "*Level II:* shuffle the 19 cards and turn cards up until 5 different kinds lie in the row. A card whose kind already lies there goes on top of it.",
            "*Level III:* shuffle the 9 cards and turn up 5.",
            "*Buildings:* shuffle the 5 starting buildings and turn up one more than there are players; the others leave the game. Shuffle the 25 special buildings as a deck and turn cards up until 5 buildings lie out. With four players there are 5 already.",
            "Lay out the 12 influence tokens. The first player is drawn by lot and gets the starting tile of 3 coins; clockwise, the next ones get 4, 5 and 6.",
        ],
        &[
            "*1. Activate* buildings, as many as you like.",
            "*2. Act:* Produce or Trade. You must do one of them: you pass only when both are impossible. [9]",
            "*3. Activate* buildings that have not worked yet this turn.",
            "*4. Refill* the rows. Then it is the next player’s turn.",
            "Each building works at most once a turn, before the action or after it, in any order, and already in the turn you gain it.",
        ],
        &[
            "You can gain what lies face up in the middle of the table. A card in a deck, in a discard pile or with a player cannot be had.",
            "A stack may hold several copies; one Trade may take more than one of them. [5]",
            "What was taken leaves a gap until the refill at the end of the turn. [12]",
            "You may look through the discard piles, and the decks show how many cards they hold. [17] Hands are hidden, yet everybody sees what goes in and out. [16]",
        ],
        &[
            "Take exactly one available card, a resource or a building, and pay the resources it asks for. Coins cannot pay here.",
            "If a card shows several ways to pay, choose one and pay all of it. [1] First you pay, then you gain. [2]",
            "*Discard:* the card leaves your hand. *Reveal:* you show the card and keep it.",
            "*Slow production:* a Level I card costs nothing. It is still your action for the turn; your buildings may work before and after it. [4]",
        ],
        &[
            "Discard cards from your hand and add up their coins. Gain available cards, resources or buildings or both, whose coins add up to no more.",
            "*One side is a single card.* Give one and gain one or more; or give several and gain exactly one. Nothing for something, or something for nothing, is no Trade.",
            "There is no change: coins left over are lost. You may overpay. [6]",
            "A Level I card you give is back in its stack at once, even for this same Trade. Levels II and III are not. [3]",
        ],
        &[
            "Your first action is a Trade with your starting tile. The tile is the one card you give, so you may gain several; then it leaves the game.",
            "It buys whatever is available for its coins, of any level. [8] It is no resource and takes no place in your hand. [7]",
        ],
        &[
            "Pay everything left of the arrow; where there is a choice, one complete way to pay. Then gain what stands right of it: a resource that is available, or tokens.",
            "If the resource is not available, the building cannot be activated. [10]",
            "A card you reveal may do so for several buildings and for the action of the same turn. [11]",
            "The Market makes an extra Trade: discard exactly one Level III resource and gain one or more available resources, no buildings, for its coins. Castle and Mansion have nothing to activate.",
        ],
        &[
            "At the end of a turn each row is brought back to 5 different cards. A Level II card whose kind already lies there goes on top of it, and the next one is turned up.",
            "When a deck runs out, its discard pile is shuffled into a new deck, even in the middle of refilling. If that is not enough, the row stays short. [12]",
        ],
        &[
            "A Level I card goes back to its stack and is available at once.",
            "Level II and III cards go to the discard pile of their level. They can be had again once the pile has been shuffled and they are turned up.",
        ],
        &[
            "You hold 7 resources at most, and never one more, not even for a moment. Buildings do not count. [7]",
            "As you pay before you gain, a full hand can still swap one card for one. What is free, or only asks to reveal, would be the eighth card. [2]",
        ],
        &[
            "*10 influence.* Printed on your buildings plus your tokens: as soon as you have 10 or more, you have won. The rest of the turn is not played. [13]",
            "*The last token.* When it is taken, the game ends at once. The most influence wins; in a tie the victory is shared. [14]",
            "If both happen together, the player with 10 wins. [15]",
        ],
        &["Eighteen questions that come up at the table, and how they are answered here."],
        &["What is on the cards, and what the words mean."],
        &["Figures that no rulebook prints carry a letter. Whoever owns the box may know better."],
    ],
    rulings: [
        [
            "“Or” and “and”",
            "Different ways to pay are a choice; within one way, everything is paid. A Fish costs a Stone discarded or a Fishing Pole revealed, and the Pond asks for the same.",
        ],
        [
            "Pay first, gain after",
            "With 7 cards in hand you may swap one for one. A card that is free or only needs a reveal cannot come to a full hand.",
        ],
        [
            "Level I comes back at once",
            "A Level I card you give in a Trade can be gained in the very same Trade. Cards of Level II and III cannot.",
        ],
        [
            "Slow production and buildings",
            "Taking a Level I card for free does not keep your buildings from working before or after it in the same turn.",
        ],
        ["Several from one stack", "One Trade may take several copies from a face-up stack."],
        [
            "Overpaying",
            "You may give several cards for one that costs less. What is left over is lost; the scales tell you before.",
        ],
        ["What does not count", "Buildings never count towards the hand limit. The starting tile is no resource."],
        ["What the tile buys", "The starting tile buys any available card its coins can pay, not just Level I."],
        ["Passing", "You pass only when you can neither Produce nor Trade. With two players that never happens."],
        ["Nobody pays for nothing", "A building whose product is not available cannot be activated."],
        [
            "One card, many looks",
            "A card in your hand may be revealed for several buildings and for the action in one turn.",
        ],
        ["Gaps stay", "Rows are refilled in phase 4 only. A row that cannot get to 5 different cards stays short."],
        [
            "Ten ends it there",
            "10 influence in phase 1, 2 or 3 ends the game at that moment; nothing else of the turn happens.",
        ],
        ["Too few tokens", "If you earn more tokens than are left, you take what is left, and the game ends."],
        [
            "Ten and the last token",
            "If a player reaches 10 by taking the last token, that player wins, whatever the others have.",
        ],
        [
            "Hidden, but seen",
            "Hands are hidden, but each gain and discard is open. The table can show you what an attentive player would know; the bots know that much and never the order of a deck.",
        ],
        ["Piles and decks", "Discard piles may be looked through. Decks show how many cards they hold."],
        [
            "The extension",
            "The 8 extension buildings are not in the box. They are an option: off unless you want them, then shuffled into the deck of special buildings. The Wheat Farm needs 2 Wheat on the table; the General Store needs a card in the Level II deck.",
        ],
    ],
    examples: [
        "You want Yarn. Cotton would be discarded; the Sheep only needs to be seen.",
        "Yarn and Bread are worth 14 coins, the Cheese Shop costs 12. You gave several cards, so the 2 coins left buy nothing.",
        "Bread alone is worth 11 coins: enough for the Fishing Pole (8) and a Brick (3), for you gave just one card.",
        "The Pond takes a Stone, or a look at the Fishing Pole.",
        "Seven cards in hand: a swap works, a free card does not.",
        "A card of Level I is free. A Brick is not: it takes the Clay you do not have.",
        "Mill, action, Bakery in one turn. Flour by an action leaves none for the Bread.",
        "Several for one, or one for several; never several for several.",
        "The Pond would bring a Fish, but none lies in the middle.",
        "8 influence, and the Cheese Shop brings 2: that wins at once.",
        "One token is left. Whoever takes it ends the game, here with 9 on both sides.",
    ],
    marks: [
        "confirmed by an independent text",
        "from one public list only",
        "doubted: a review of an older edition reads another figure",
        "from the extension",
    ],
};

pub(super) static GLOSSARY: Glossary = Glossary {
    ruling: "Ruling",
    sections: [
        "What it is about",
        "Set-up",
        "A turn",
        "What is available",
        "Produce",
        "Trade",
        "The first turn",
        "Activate a building",
        "Refill",
        "Discarding",
        "The hand limit",
        "How it ends",
        "Rulings",
        "Signs and words",
        "All cards",
    ],
    terms: [
        ["Coins", "What a card is worth in a Trade, given or gained. Coins are never kept and never pay for Produce."],
        [
            "Influence",
            "Printed on a building, worth as long as it stands in front of you. 10 influence, tokens included, wins.",
        ],
        ["Token", "Worth 1 influence. Buildings earn them; there are 12, and the last one ends the game."],
        ["Discard", "A filled tile: these cards leave your hand."],
        ["Reveal", "A dashed frame with an eye: you show these cards and keep them."],
        ["Or", "A slash: choose one side and pay all of it."],
        ["Level I", "Yellow, one bar. Free to produce, in five stacks that are never shuffled."],
        ["Level II", "Blue, two bars. Made from Level I, mostly; one to three copies of each."],
        ["Level III", "Red, three bars. A single copy of each: who holds it keeps it from the others."],
        ["Building", "Green, with a roof line. It lies in front of you and works once a turn."],
        ["Deck", "Face-down cards a row is refilled from. The number is how many there are; nobody knows their order."],
        [
            "Discard pile",
            "Discarded cards of Level II or III. When the deck runs out, they are shuffled and become the deck.",
        ],
        ["Ready", "A building with a green frame can be activated now."],
        ["Spent", "A grey, hatched building has worked this turn; it is ready again in your next one."],
        ["Starting tile", "A few coins for your first turn. It buys anything available, then leaves the game."],
        ["Hand limit", "At most 7 resources, at any moment. Buildings do not count."],
    ],
};
