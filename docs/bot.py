#!/usr/bin/env python3
"""A bot for Little Factory in forty lines: `arena match --seat "python3 docs/bot.py" --seat apprentice`.

The arena writes a question a line, {"do": "play", "seat": 1, "view": {...}, "legal": [...]}, and reads an answer a
line, {"action": "..."}. This bot looks at the text of each legal action and takes the one that sounds best.
"""
import json
import random
import sys

POINTS = {"castle": 5, "mansion": 3, "bakery": 2, "tavern": 2, "butcher": 2, "cheese_shop": 2, "restaurant": 2,
          "shoe_store": 2, "tailor": 2, "building_firm": 2, "general_store": 2}
COINS = {"brick": 3, "charcoal": 3, "cut_stone": 3, "flour": 3, "yarn": 3, "cow": 5, "fish": 5, "sheep": 5, "planks": 5,
         "barrel": 8, "bread": 11, "cloth": 6, "fishing_pole": 8, "iron": 8, "leather": 8, "meat": 8, "milk": 4,
         "stone_wall": 8, "wood": 1, "wheat": 1, "clay": 1, "stone": 1, "cotton": 1}


def worth(cards):
    """Coins for resources, seven coins a point for buildings; cards in brackets are only shown."""
    words = [word for word in cards.split() if not word.startswith("(")]
    return sum(COINS.get(word, 7 * POINTS.get(word, 1)) for word in words)


def rate(action):
    verb, _, rest = action.partition(" ")
    if verb in ("pass", "end"):
        return 0
    if verb == "use":  # use it if it earns tokens (they have no product) or makes more of less
        return 4 if ">" not in rest else 0.5
    if verb == "produce":
        card, _, cost = rest.partition(":")
        return worth(card) - worth(cost)
    give, _, take = rest.partition(">")
    return worth(take) - worth(give)


for line in sys.stdin:
    legal = json.loads(line)["legal"]
    best = max(legal, key=lambda action: rate(action) + random.random())
    print(json.dumps({"action": best}), flush=True)
