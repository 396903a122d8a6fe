// A person at the table of Little Factory: sits down, looks, and does things by name, with whatever hands there are.
import assert from "node:assert/strict";
import { open } from "./house.mjs";

/** What lies where, by the names a person reads or hears. */
export function zones(page) {
  const region = (name) => page.getByRole("region", { name, exact: true });
  return {
    rail: page.getByRole("banner"),
    rivals: region("Rivals"),
    market: region("Market"),
    log: region("Log"),
    buildings: region("My buildings"),
    hand: region("My hand"),
    doing: region("What to do"),
    over: page.getByRole("dialog"),
    button: (name) => region("What to do").getByRole("button", { name, exact: true }),
    tool: (name) => page.getByRole("group", { name: "Tools" }).getByRole("button", { name, exact: true }),
    said: page.getByRole("status").last(),
  };
}

/** Choices of an earlier visit: bots that do not dawdle, and no sound. */
export async function settle(context, settings = { pace: "instant", sound: "off" }) {
  const lines = Object.entries(settings).map(([name, word]) => `${name}=${word}`);
  const text = ["little-table settings 1", ...lines].join("\n");
  await context.addInitScript((text) => {
    try {
      localStorage.getItem("little-table.settings") ?? localStorage.setItem("little-table.settings", text);
    } catch {
      // A page that may keep nothing is played with the settings everybody begins with.
    }
  }, text);
}

const numbers = ["One", "Two", "Three"];

/** Chooses on the page of a new game, then plays. `press` is how this person presses things. */
export async function sitDown(page, wish = {}, press = click) {
  await open(page, "#/little-factory");
  await choose(page, wish, press);
  await press(page.getByRole("button", { name: "Play", exact: true }));
  await page.getByRole("region", { name: "Market" }).waitFor();
}

/** Fills in the page of a new game. */
export async function choose(page, { rivals = 1, level = "Apprentice", first = "I do", seed = 42 } = {}, press = click) {
  await radio(page, "Rivals", numbers[rivals - 1], press);
  const levels = page.getByRole("combobox", { name: "Level" });
  await levels.nth(rivals - 1).waitFor();
  for (let rival = 0; rival < rivals; rival += 1) {
    await levels.nth(rival).selectOption({ label: level });
  }
  await radio(page, "Who begins", first, press);
  await page.getByRole("textbox", { name: "Deal number" }).fill(String(seed));
}

/** The circle itself may be drawn by its label: a person aims at the words. */
async function radio(page, group, name, press) {
  const choices = page.getByRole("group", { name: group });
  if (!(await choices.getByRole("radio", { name, exact: true }).isChecked())) {
    await press(choices.locator("label").filter({ hasText: name }));
  }
  assert.ok(await choices.getByRole("radio", { name, exact: true }).isChecked(), `${group}: ${name}`);
}

export const click = (target) => target.click();

/** The name of a card as it is written on it. */
export function nameOf(id) {
  return id.replace(/(^|_)\w/g, (letters) => letters.toUpperCase()).replaceAll("_", " ");
}

/** A card by its name; every card begins what it says with it. */
export function card(zone, id) {
  return zone.getByRole("button", { name: new RegExp(`^${nameOf(id)}\\. `) }).first();
}

/** What is heard of each: its name, which for cards and moves is a text that is not seen. */
export function spoken(buttons) {
  return buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? (one.querySelector(".unseen") ?? one).textContent.trim()),
  );
}

/** Waits until the person is to act or the game is over. */
export async function myTurn(page, patience = 20_000) {
  const { doing } = zones(page);
  await doing.getByRole("button", { name: /^(All moves|See the result)$/ }).waitFor({ timeout: patience });
}

/** The cards of a line of notation: which are given, which are shown, which are taken. */
export function parse(action) {
  const [head, ...rest] = action.split(" ");
  if (head === "trade") {
    const [give, take] = rest.join(" ").split(" > ");
    return { kind: "trade", give: list(give).filter((id) => id !== "tile"), take: list(take) };
  }
  if (head === "produce" || head === "use") {
    const [what, cost = ""] = rest.join(" ").split(": ");
    const [give, take = ""] = cost.split(" > ");
    return { kind: head, what, give: list(give.replace(/[()]/g, "")), take: list(take), deal: cost.includes(">") };
  }
  return { kind: head };
}

function list(text) {
  return text.split(" ").filter(Boolean);
}

/** How often each name stands in a list. */
function counts(ids) {
  const counted = new Map();
  for (const name of ids.map(nameOf)) {
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  return [...counted];
}

/**
 * Does one action as a person does: opens the card, and chooses in its sheet; or puts cards on the scales.
 * Returns how it was done.
 */
export async function carryOut(page, action, { press = click, scales = false } = {}) {
  const { market, buildings, hand, over, button } = zones(page);
  const { kind, what, give, take, deal } = parse(action);
  if (kind === "end") {
    await press(button("End turn"));
    const anyway = over.getByRole("button", { name: "End anyway" });
    if (await anyway.isVisible()) {
      await press(anyway);
      return "end anyway";
    }
    return "end";
  }
  if (kind === "pass") {
    await press(button("Pass"));
    return "pass";
  }
  if (kind === "trade" && scales) {
    await press(button("Trade"));
    return weigh();
  }
  if (kind === "produce") {
    await press(card(market, what));
  } else if (kind === "use") {
    await press(card(buildings, what));
  } else {
    // A trade is found with the dearest card it brings.
    await press(card(market, take[0]));
  }
  await over.waitFor();
  const ready = await offered(kind, what, give, take);
  if (ready) {
    await press(ready);
    return "sheet";
  }
  assert.ok(kind === "trade" || deal, `the sheet offers no ${action}`);
  await press(over.getByRole("button", { name: "Put it on the scales" }));
  if (kind === "trade") {
    await press(over.getByRole("button", { name: "Clear" }));
  }
  return weigh();

  /** The ready move of the open sheet that does just this. */
  async function offered() {
    const title = { produce: "Produce", use: "Activate", trade: "(Trade for|Take)" }[kind];
    const moves = over.getByRole("button", { name: new RegExp(`^${title} `) });
    const labels = await spoken(moves);
    const at = labels.findIndex((label) => fits(label));
    return at < 0 ? undefined : moves.nth(at);
  }

  function fits(label) {
    const [gain, cost = ""] = label.split(". ")[0].split(": ");
    const taken = named(gain.replace(kind === "use" ? /^Activate the .*? for / : /^(Trade for|Take) /, ""));
    const sum = (cards) => cards.reduce((all, { count }) => all + count, 0);
    const has = (cards, ids) =>
      counts(ids).every(([name, count]) => cards.some((card) => card.count === count && new RegExp(`^${name}(s|es)?$`).test(card.name)));
    return has(named(cost), give) && has(taken, take) && (!(kind === "trade" || deal) || sum(taken) === take.length);
  }

  /** The cards that a text names, and how many of each. */
  function named(text) {
    return [...text.matchAll(/(\d+ )?([A-Z][A-Za-z]+(?: [A-Z][a-z]+)*)/g)].map(([, count, name]) => ({ count: Number(count ?? 1), name }));
  }

  /** Puts everything on the pans, and trades. */
  async function weigh() {
    for (const id of give) {
      await press(card(hand, id));
    }
    for (const id of take) {
      await press(card(market, id));
    }
    await press(over.getByRole("button", { name: "Trade", exact: true }));
    return "scales";
  }
}

/** Looks again and again until it is so, for a while; then says how it is. */
export async function becomes(look, expected, what) {
  const until = Date.now() + 5_000;
  let seen = await look();
  while (JSON.stringify(seen) !== JSON.stringify(expected) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    seen = await look();
  }
  assert.deepEqual(seen, expected, what);
}

/** The actions of a record: what comes after the game, the setup and the seed. */
export function actions(text) {
  return text.trim().split("\n").slice(3);
}

/**
 * Plays to the end, each turn as the engine's trader advises, and returns the ways in which things were done.
 * `meanwhile` may do something else before an action; if it says true, it has done the action in its own way.
 */
export async function playOn(page, engine, record, { press = click, scales = () => false, meanwhile = async () => false } = {}) {
  const ways = [];
  for (let turn = 0; turn < 60; turn += 1) {
    await myTurn(page);
    const state = await engine.replay(await record(page));
    if (state.winners) {
      return ways;
    }
    for (const action of await engine.advice(await record(page))) {
      const before = await record(page);
      const done = await meanwhile({ action, state, turn });
      const way = done || (await carryOut(page, action, { press, scales: scales(turn) }));
      ways.push(way);
      if (way === "end anyway") {
        break;
      }
      const place = actions(before).length;
      await becomes(async () => actions(await record(page))[place], action, `turn ${turn + 1}, done by ${way}`);
    }
  }
  throw new Error("60 turns and no end");
}

/** The end is shown, and says what the engine says about the record. */
export async function endsAsTheEngineSays(page, engine, text, names) {
  const { over } = zones(page);
  await over.getByRole("table").waitFor();
  const { scores, winners, turn } = await engine.replay(text);
  const shown = await result(page);
  assert.deepEqual(
    names.map((name) => shown[name]?.influence),
    scores,
    "influence",
  );
  for (const [name, { fromBuildings, fromTokens, influence }] of Object.entries(shown)) {
    assert.equal(fromBuildings + fromTokens, influence, `the sources of ${name}`);
  }
  const turns = Object.values(shown).reduce((sum, row) => sum + row.turns, 0);
  assert.ok(turns === turn || turns === turn + 1, `${turns} turns are told of ${turn} ended`);
  const heading = await over.getByRole("heading", { level: 2 }).innerText();
  const mine = winners.includes(1);
  if (winners.length > 1) {
    assert.equal(heading, mine ? "You share the victory" : "A shared victory, without you");
  } else {
    assert.match(heading, mine ? /^You won$/ : new RegExp(names[winners[0] - 1]));
  }
  return { scores, winners, turn };
}

/** Who sits at the table, in the order of the seats, when the person begins. */
export async function sitters(page) {
  // On a small screen the rivals stand on one button.
  const button = page.getByRole("button", { name: /^Rivals:/ });
  if (await button.isVisible()) {
    const [label] = await spoken(button);
    return [...label.replace("Rivals:", "").matchAll(/([A-Z]\w+) \d+/g)].map(([, name]) => name);
  }
  return ["You", ...(await zones(page).rivals.getByRole("heading").allTextContents())];
}

/** What the end shows: who, and how much influence. */
export async function result(page) {
  const rows = zones(page).over.getByRole("table").getByRole("row");
  const shown = await rows.evaluateAll((rows) => rows.slice(1).map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  return Object.fromEntries(shown.map(([name, fromBuildings, fromTokens, influence, turns]) => [
    name,
    { fromBuildings: Number(fromBuildings), fromTokens: Number(fromTokens), influence: Number(influence), turns: Number(turns) },
  ]));
}
