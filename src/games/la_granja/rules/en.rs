//! English.

use super::Rules;

pub(super) static RULES: Rules = Rules {
    ruling: "Ruling",
    names: [
        "What it is about",
        "Goods and prices",
        "Your farm",
        "Set-up",
        "A round, and your part in it",
        "Free actions",
        "Farm 1: play a card",
        "Farm 2 and 3: income and growth",
        "Farm 4: the roof",
        "Revenue: the dice",
        "Transport: donkeys and siesta",
        "Deliveries",
        "Craft buildings",
        "Barrows and the market",
        "Scoring",
        "How it ends",
        "Alone: the neutral player",
        "What is hidden",
        "Rulings",
        "All farm cards and helpers",
        "All roof tiles",
    ],
    sections: [
        &[
            "You run a farm above a village. For six rounds you grow goods, refine them and bring them to the village and to the market. Whoever has the most *victory points* (VP) at the end wins.",
            "At its heart are the *farm cards*. Each of them becomes a field, a barrow, an extension or a helper: one of the four, and you decide which.",
            "A full *barrow* brings VP and a marker on the market, which pays again every round. A full row in a *craft building* brings VP and a tile that works for you until the end.",
            "It is a game for 2 to 4 players: here, you against one to three bots. You can also play alone, against the neutral player.",
        ],
        &[
            "*Harvest goods* are olive, grain and grape. *Resources* are the harvest goods and the pig. *Upgraded goods* are food (from an olive or from grain), wine (from a grape) and meat (from a pig).",
            "Resources are bought and sold at the prices below. Upgraded goods are never bought or sold.",
            "A harvest good lies on a field or in its store. From a field it can be upgraded, delivered, or spent on an extension; it cannot be sold from there or moved to a store unless a helper allows it.",
            "*Farm goods* pay for extensions. There are nine kinds: silver, VP, olive, grain, grape, pig, food, wine and meat.",
            "A *trade commodity* is not a farm good. You spend it on an action, or deliver it where a row shows one. [8] There are always enough pieces for whatever you own: the box’s limit does not apply.",
        ],
        &[
            "Your farm has room for *3 barrows* and *3 helpers*, and for any number of *fields* and *extensions*.",
            "*Pig places:* 2. *Hand limit:* 3 cards. *Paid deliveries:* 1 a round. Extensions and helpers add to all three.",
            "*Roof:* five slots, worth 0, 1, 2, 3 and 4 VP, filled in this order.",
            "*Donkey tiles:* four, with 1 donkey and 3 hats, 2 and 2, 3 and 1, 4 donkeys and no hat.",
        ],
        &[
            "Everybody gets 1 VP, 1 silver, 1 trade commodity and 4 of the 66 farm cards.",
            "*Roof tiles:* each round has four. For each round as many are drawn as there are players; with four players that is all of them.",
            "*Craft buildings:* each holds one tile for every player, and 1 VP for whoever completes it first. A die is rolled three times, again if a building comes up twice, and the tiles 1, 2 and 3 block these three buildings. On each of these lies 1 VP.",
            "The first player is drawn by lot; the others follow around the table. In this order the players put a marker each on the centre spaces of the market: the first on 2, the next ones on 3, 4 and 5. All siesta discs lie on space 0, the first player’s on top.",
            "*Dice:* 5 with two players, 7 with three, 9 with four. The outer spaces of the market, marked X, are open only with four.",
        ],
        &[
            "*1. Farm:* play a card, take your income, let the fields grow, buy a roof tile. *2. Revenue:* take dice. *3. Transport:* donkeys, siesta, deliveries. *4. Scoring.* Six rounds are played.",
            "*Your part* of a step lasts until you say “Done”. What you have to do there does not end it: once you have taken a die, bought a tile or sent the last donkey, free actions, tiles and helpers are still open to you.",
            "Income and growth are played seat by seat, and between the two you have a moment of your own. The shared die is such a moment too: in turn order, each player acts freely, uses the die and ends the part.",
            "A part in which nothing at all could be done is skipped.",
        ],
        &[
            "Whenever it is your part, as often as you like: *buy* and *sell* resources, and *upgrade* them for 2 silver (food) or 3 silver (wine, meat).",
            "*Spend a trade commodity* on one of these: 4 silver; 2 different harvest goods [18]; play or draw a card; a pig; 2 free upgrades.",
            "*Use a roof tile*, once in the game and in its phase. *Use a helper* in its phase; “1X” means once a round. Using one is always your choice, and one effect is finished before the next begins. [2] What is offered to you is used up only when you accept it. [21]",
            "If several things happen to you at once, you choose their order. [24]",
        ],
        &[
            "In turn order everybody plays 1 card: in round 1 exactly 2, later you may skip it. Right after playing you draw up to your hand limit or discard down to it. The limit is checked at no other time. [4]",
            "*Field:* comes into play empty and grows the good it shows, round after round. *Barrow:* collects the goods it shows. *Helper:* lends you its ability. These three are free, and a card can be used the moment it is played. [1]",
            "*Extension:* gives the two benefits it shows, for good: 1 more card in hand, 1 silver of income, a place for a pig, or 1 more paid delivery. Your first extension costs 1 farm good, the second 2 *different* ones, the third 3 different ones, and so on.",
            "For a fourth barrow or helper you first throw out one that you have. Goods on that barrow are lost. A helper takes its marks along [23], and the Barn Builder stays once its tile is laid. [15]",
            "When the draw pile is empty, the discards are shuffled. If there are none, no card is drawn. [13]",
        ],
        &[
            "*Income:* 1 silver for each income sign on your extensions. Active craft tiles add to it: the Merchant House gives 3 silver, the Deli 1 trade commodity, the Greengrocer 1 resource of your choice.",
            "*Growth:* each empty field grows one piece of its good. A field that still bears one grows nothing.",
            "*Piglet:* if you have 2 pigs or more and a free place, one piglet is born. [3]",
        ],
        &[
            "In turn order, in round 1 in reverse, everybody may buy one roof tile. It costs as much silver as the number of the round.",
            "Put it on the first free slot of your roof and score what the slot shows: 0, 1, 2, 3, then 4 VP. When the roof is full you buy no more; only the Barn Builder has room for one tile beyond it.",
            "Its ability can be used once in the game, in its phase. Afterwards the tile stays where it is. Tiles that nobody buys leave the game. [12]",
        ],
        &[
            "The first player rolls all dice. In turn order everybody takes one die and, at once, its revenue; then everybody takes a second one. The die that is left belongs to everybody, and all use it in turn order.",
            "You have to take a die, but you may decline any part of what it offers; only the pig (1) and the 4 silver (4) come by themselves. 2 different harvest goods have to differ. [18] A pig that finds no place is sold at once. [3]",
            "Siesta steps are made at once, but the turn order stays as it is until the transport phase. [11] The Porter works on a die you chose, not on the shared one [22], and the Tenant comes before the Migrant Labourer. [14]",
        ],
        &[
            "*1. Donkeys.* All choose a donkey tile in secret and reveal together. A used tile is gone until all four come back before round 4.",
            "*2. Siesta.* In turn order each disc moves as many spaces as its tile has hats; an active Restaurant may add 1. A disc that lands on others lies on top of them. The last space is the end.",
            "*The new turn order* is the order on the track: the furthest first, and on one space the top one first. It counts at once. [7]",
            "*3. Deliveries.* In the new order everybody makes up to as many deliveries as the tile has donkeys, with an active Restaurant one more. [6]",
            "*4. Paid deliveries.* In order, everybody may make further deliveries for 1 silver each, one by one, as many as the farm allowed when this step began. [5] Each is paid when it is made. [20]",
        ],
        &[
            "A delivery takes one good, from a store, a pen or a field, to one place: to a row of a *craft building* or to a *barrow* of yours. You may mix these in any order and go on in later rounds.",
            "The good covers a picture of itself. What is not shown there, or is covered already, cannot be delivered. A trade commodity goes only where a row shows one. [8]",
            "Deliveries come from donkeys, from die 6, for silver in the last step of transport, and from some roof tiles, craft tiles and helpers.",
        ],
        &[
            "Your first delivery takes one of the building’s free rows, and it is yours for the rest of the game. [9] A blocked building takes no deliveries, and one that you have completed takes no more of yours.",
            "*When the row is full:* the first player to do so takes the 1 VP lying there. You score as many VP as the number of the round. You take the tile, and what it gives now happens at once. The goods go back to the supply.",
            "*The next blocked building opens*, in the order 1, 2, 3, and whoever freed it takes its 1 VP.",
            "The tile lies inactive side up until the round ends; from the next round on it does what is listed below under “later”. The Village Store pays for later tiles only. [17]",
        ],
        &[
            "*When a barrow is full:* score the VP it shows, and 1 more with an active Butcher. Take 1 trade commodity. The card is discarded.",
            "*The marker:* put one of yours on an empty market space of the same value. If all of them are taken, it replaces a marker there: a rival’s, and one of your own only if all are yours.",
            "*Removing:* every rival’s marker on a space next to it with a *lower* value may be removed, each for 1 VP. [19] A rival’s marker that was replaced brings 1 VP too.",
            "Every marker that stays brings 1 VP in each scoring.",
        ],
        &[
            "Each of your markers on the market brings 1 VP. Your siesta space brings 0, 0, 1, 2 or 3 VP.",
            "*Then, but not in round 6:* the discs go back to space 0 in turn order, the first on top; the next roof tiles are laid out; craft tiles turn to their active side; the marks come off the helpers.",
        ],
        &[
            "The game ends after round 6. Resources in stores and pens are sold at their selling prices, trade commodities for 4 silver each. Upgraded goods and what still lies on fields are worth nothing. Every 5 silver are 1 VP.",
            "Whoever has the most VP wins. In a tie, whoever has more silver left wins; if that is equal too, the victory is shared.",
        ],
        &[
            "You play with 5 dice and 2 roof tiles a round. One of the numbers 2 and 3 is drawn: your first marker goes onto that space of the market, the neutral player’s onto the other.",
            "*Dice:* before each die you take, or after it if you are first, one is taken away for the neutral player: the lowest in rounds 1 to 3, the highest in rounds 4 to 6.",
            "*Market:* in each transport phase, before the donkeys if the neutral player is first and after the paid deliveries if you are, a card is drawn, and the neutral player puts a marker on a space of its barrow’s value: where it removes the most of your markers; then where it is hardest to remove, with the fewest higher neighbours; then on the space whose letter comes first.",
            "*Order:* if your disc gets to the third siesta space or further, you are first in the next round. [25] Each of its markers that you remove brings you 1 VP, as in any game. How well you did is told by your VP at the end.",
        ],
        &[
            "Hidden are the hands of others, the order of the cards, roof tiles of later rounds, and donkey tiles until all have chosen. Everything else is open.",
            "VP are kept face down, so the table shows you yours only, or everybody’s if you set it so. [10] Whoever counts along knows them all.",
        ],
        &[
            "Twenty-six questions that come up at the table, and how they are answered here. Two of them are said nowhere else: closed actions [16], and figures of our own. [26]",
        ],
        &[
            "Every card is called after its helper. The number in the list is the value of its barrow. Most fields, barrows, extensions and many helpers are not printed in any public text: we worked them out and balanced them. [26]",
        ],
        &[
            "There are four for each round. Each can be used once in the game; for every round as many are drawn as there are players.",
        ],
    ],
    rulings: [
        ["Used at once", "A card that you have just played may be used straight away, in the same part."],
        [
            "A helper is your choice",
            "You never have to use a helper. One effect is finished before the next one begins.",
        ],
        [
            "Pigs without a place",
            "An adult pig that finds no place is sold at once for 3 silver. A piglet without a place is not born, and newborn piglets are not sold in the step in which they are born.",
        ],
        [
            "The hand limit is checked once",
            "A limit that fell with a discarded helper, or one that rose too late, counts at the next step 1 and not before.",
        ],
        [
            "Paid deliveries are counted at the start",
            "An extension played within step 4 of transport does not raise the number of paid deliveries of that step.",
        ],
        [
            "The Restaurant’s delivery",
            "The extra delivery of an active Restaurant belongs to step 3 of transport, with the donkeys.",
        ],
        [
            "When the new order counts",
            "The new turn order is valid from step 2 of transport on, as soon as all discs have moved.",
        ],
        ["Delivering a commodity", "A trade commodity can be delivered only where a row shows one."],
        ["A row is kept", "A row once taken stays yours, even if other rows would be cheaper."],
        [
            "VP are hidden",
            "At a wooden table, VP are hidden. This one shows you your own and, if you set it so, all of them.",
        ],
        [
            "Siesta steps in the revenue phase",
            "They move your disc at once, but do not change the turn order before transport.",
        ],
        ["Unsold roof tiles", "Roof tiles that nobody bought leave the game at the end of the round."],
        [
            "An empty draw pile",
            "If the draw pile is empty, shuffle the discards. If there are none either, no card is drawn.",
        ],
        [
            "Tenant before Migrant Labourer",
            "If both act on the dice, the Tenant holds a die first; then the Migrant Labourer may turn another. A held die that is left over as the shared one costs nobody anything.",
        ],
        ["The Barn Builder stays", "Once a roof tile lies on the Barn Builder, this helper cannot be thrown out."],
        [
            "What the Blacksmith closed",
            "A commodity action that you closed with the Blacksmith stays closed to you for the rest of the game, even if the Blacksmith leaves.",
        ],
        [
            "The Village Store looks ahead",
            "Its own 2 VP come at once. After that it pays only for craft tiles you gain later, not for those you have.",
        ],
        ["Two different goods", "“2 different harvest goods” are of two kinds, never two of the same."],
        [
            "Removing is a choice",
            "Each marker that could be removed is decided by itself: you may remove all, some or none.",
        ],
        [
            "Paid one by one",
            "In step 4 each delivery is paid when it is made. What one of them earned may pay for the next.",
        ],
        ["Offered, not forced", "A helper or tile that is offered to you counts as used only when you accept it."],
        [
            "The Porter and the shared die",
            "The Porter works on a die that its owner chose, not on the last one that all share.",
        ],
        [
            "A helper that leaves",
            "A helper that leaves the farm takes its marks with it: a space it named, a die it held.",
        ],
        [
            "At the same moment",
            "If several of your effects happen together, you choose their order. Where the table fixes one, goods that come back to you come first.",
        ],
        ["Alone: the third space", "The start of the siesta track is space 0, so the “third space” is space 2."],
        [
            "Figures of our own",
            "The rows of the craft buildings and fifteen helpers were balanced by us in many games. The figures you see here are the ones that count.",
        ],
    ],
    examples: [
        "One card, four ways: a field, a barrow, a helper, or an extension that you pay for.",
        "Your second extension takes two goods, and they must differ.",
        "Two empty fields. When you end your part of the income, one good grows on each. From there it can be upgraded at once, and the field is empty again and grows anew next round; sold from there it cannot be.",
        "Two pigs and a free place: a piglet. Buy a third pig first, and the place is gone.",
        "Two dice are left. You take one; the other is everybody’s, and you use it as well.",
        "Hats move the discs up the siesta track. Whoever lands on others lies on top and comes first.",
        "An olive becomes food for 2 silver, a pig sells for 3. Upgraded goods are not for sale.",
        "A commodity is delivered only where a row shows one. Barrows show none.",
        "The last grape fills the row. You score, take the tile, and the building blocked with 1 opens.",
        "The barrow is worth 3, so the marker goes onto a 3. From there it may drive away a neighbour on a lower value.",
        "In the last step each delivery costs 1 silver, and your farm allows one.",
        "Two of your markers stand on the market, and the round ends.",
        "Round 6 ends. What is left in your stores is sold, and every 5 silver are 1 VP.",
    ],
    words: ["Good", "buy", "sell", "upgrade", "now", "later", "rows", "VP", "Card", "Tile", "Round"],
    marks: [
        "field, barrow or extension worked out anew; the helper is known",
        "the same, and part of the helper",
        "all four sides worked out anew",
        "all four sides worked out anew, or in part, and the helper changed by us for even chances",
    ],
    roof_mark: "the ability is known; its round and its phase were worked out anew",
    rounds: ["Round 1", "Round 2", "Round 3", "Round 4", "Round 5", "Round 6"],
};
