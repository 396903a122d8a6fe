"""Writes cards.txt from the card data of the rules page: `python3 make_cards.py little-factory.json > cards.txt`."""
import json
import sys

data = json.load(open(sys.argv[1], encoding="utf-8"))
order = [card["id"] for card in data["resources"] + data["buildings"]]

# The special texts, in the words of this list. A text that is not here stops the script.
SPECIAL = {
    "extra Trade: discard exactly 1 Level III Resource, gain 1 or more available Resources (no Buildings) whose Coins add up to at most its Coins":
        "trade: 1 of III for resources, by coins",
    "extra Trade in which the only gain is exactly 1 available Building (one or more hand cards discarded)":
        "trade: resources for 1 of buildings, by coins",
    "discard hand cards worth 3 Coins or more in total, then take the top card of the face-down Level II deck":
        "draw: for 3 coins",
    "discard 1 Level II Resource, then gain 1 available Level II Resource, whatever their Coin values":
        "trade: 1 of II for 1 of II, whatever the coins",
    "if 2 or more Wheat lie in the middle of the table, gain 1 Wheat":
        "free -> wheat if 2 are open",
    "extra Trade in which the only gain is exactly 1 available Level III Resource (one or more hand cards discarded)":
        "trade: resources for 1 of III, by coins",
}


def plank(option):
    cards = sorted(option["discard"], key=order.index) + [f"({card})" for card in sorted(option["reveal"], key=order.index)]
    assert bool(cards) != bool(option.get("slow_production"))
    return " ".join(cards) or "free"


def planks(options):
    return " or ".join(map(plank, options))


def effect(effect):
    if effect["kind"] == "none":
        return "none"
    if effect["kind"] == "special":
        return SPECIAL[effect["text"]]
    gain = effect["gain"]
    assert ("resource" in gain) == ("produce" in effect["kind"]) and ("tokens" in gain) == ("tokens" in effect["kind"])
    parts = [gain["resource"]] if "resource" in gain else []
    if "tokens" in gain:
        parts.append("1 token" if gain["tokens"] == 1 else f"{gain['tokens']} tokens")
    return f"{planks(effect['options'])} -> {' + '.join(parts)}"


for card in data["resources"]:
    copies = "/".join(str(card["copies"][seats]) for seats in "234")
    print(" | ".join([card["id"], "I" * card["level"], str(card["coins"]), planks(card["produce"]), copies, "-", card["confidence"]]))
for card in data["buildings"]:
    print(" | ".join([card["id"], card["set"], str(card["coins"]), planks(card["produce"]), str(card["influence"]), effect(card["effect"]), card["confidence"]]))
