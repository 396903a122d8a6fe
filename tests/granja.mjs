// A person at the table of La Granja: does what the engine advises, by the things on the table, with whatever hands there are.
import assert from "node:assert/strict";
import { cut, file, key, stored } from "./games.mjs";
import { home, record } from "./house.mjs";

/** Which thing on the table an action is about. */
export function spotOf(action) {
  const [verb, one, two, ...rest] = action.split(" ");
  switch (verb) {
    case "field":
    case "barrow":
    case "extension":
    case "helper":
    case "discard":
      return `hand:${one}`;
    case "take":
      return `die:${one}`;
    case "donkeys":
      return `donkeys:${one}`;
    case "roof":
      return `sale:${one}`;
    case "flip":
      return `roof:${one}`;
    case "place":
    case "remove":
      return `space:${one}`;
    case "spend":
      return "commodity:";
    case "buy":
    case "sell":
    case "upgrade":
    case "gain":
    case "recover":
      return `good:${one}`;
    case "deliver": {
      const to = [two, ...rest].slice([two, ...rest].indexOf("to") + 1);
      return to[0] === "barrow" ? `barrow:${to[1] - 1}` : `row:${to[0]}:${"abcd".indexOf(to[1])}`;
    }
    default:
      return undefined;
  }
}

/** Opens the table with a game that was begun elsewhere. */
export async function come(page, begun, { id = "00c0ffee", seats = "me bruno:apprentice" } = {}) {
  await stored(page, { [key(id)]: file(begun, { seats }) });
  await page.goto("about:blank");
  await page.goto(`${home}#/la-granja/${id}`);
  await page.locator(".granja").waitFor({ state: "attached" });
}

/** Waits until the person is to act, or the game is over; whether it goes on. */
export async function awaited(page) {
  await page.locator(".doing[data-mine], .over[data-kind=ending]").first().waitFor({ timeout: 120_000 });
  return (await page.locator(".over[data-kind=ending]").count()) === 0;
}

/** All actions of the kept game. */
export const actionsIn = (text) => text.trim().split("\n").slice(3);

/** The table has kept more than so many actions. */
const kept = (page, before) =>
  page.waitForFunction(
    ([before, id]) => (localStorage.getItem(`little-table.game.${id}`) ?? "").trim().split("\n").length - 5 > before,
    [before, new URL(page.url()).hash.match(/[0-9a-f]{8}/)[0]],
    { timeout: 20_000 },
  );

const quoted = (text) => JSON.stringify(text);

/** Which of these are not seen whole: somebody would have to scroll to them. */
export const unseen = (targets) =>
  targets.evaluateAll((all) => {
    const whole = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        if (getComputedStyle(around).overflowY !== "visible" && (top < edge.top - 1 || bottom > edge.bottom + 1)) return false;
      }
      return top >= 0 && bottom <= innerHeight + 1;
    };
    return all.filter((element) => element.checkVisibility() && !whole(element)).map((element) => element.dataset.action ?? element.dataset.spot);
  });

/**
 * Does one action: by a button of what to do, by the thing it is about, or else from the list of all moves. Answers how, and
 * with how many taps. `look` is called while a thing's answer is open.
 */
export async function carryOut(page, action, press, look = async () => {}) {
  const before = actionsIn(await record(page)).length;
  const done = async (how, taps) => {
    await kept(page, before);
    return { how, taps };
  };
  const button = page.locator(`.doing [data-action=${quoted(action)}]:visible`).first();
  if (await button.count()) {
    await press(button);
    return done("button", 1);
  }
  const spot = spotOf(action);
  const thing = spot && page.locator(`[data-spot=${quoted(spot)}]`).first();
  if (thing && (await thing.count())) {
    if (!(await thing.isVisible())) {
      // On a small screen the thing is in another room, which is one tap away.
      const room = await thing.evaluate((element) => ["farm", "village", "square"].findIndex((zone) => element.closest(`.${zone}`)));
      if (room >= 0) {
        await press(page.locator(".rooms .room").nth(room));
        await thing.waitFor();
      }
    }
    await press(thing);
    const acts = page.locator(".over [data-action]");
    const at_once = await Promise.race([
      kept(page, before).then(() => true),
      page.locator(".over[data-kind=answer]").waitFor({ timeout: 20_000 }).then(() => false),
    ]);
    if (at_once) {
      return { how: "thing", taps: 1 };
    }
    const exact = acts.and(page.locator(`[data-action=${quoted(action)}]`)).first();
    const begins = acts.and(page.locator(`[data-action^=${quoted(`${action};`)}]`)).first();
    await look();
    for (const offer of [exact, begins]) {
      if (await offer.count()) {
        await press(offer);
        return done("thing", 2);
      }
    }
    await page.keyboard.press("Escape");
    await page.locator(".over").waitFor({ state: "detached" });
  }
  if (action.startsWith("use ")) {
    for (const helper of await page.locator(".farm .helper[data-light=lit]:visible").all()) {
      await press(helper);
      const use = page.locator(`.over[data-kind=answer] [data-action=${quoted(action)}]`).first();
      if (await use.count()) {
        await press(use);
        return done("thing", 2);
      }
      await page.keyboard.press("Escape");
      await page.locator(".over").waitFor({ state: "detached" });
    }
  }
  await page.keyboard.press("a");
  const listed = page.locator(`.over[data-kind=moves] [data-action=${quoted(action)}]`).first();
  await listed.waitFor();
  await press(listed);
  return done("list", 3);
}

/** Plays on with what the engine would do, until the game is over or `enough` says so. */
export async function playOn(page, engine, press, { each = async () => {}, most = 400 } = {}) {
  const ways = { button: 0, thing: 0, list: 0 };
  for (let count = 0; await awaited(page); count += 1) {
    assert.ok(count < most, "the game comes to an end");
    const text = await record(page);
    const state = await engine.replay(text);
    const { actions } = await engine.ask({ do: "think", level: "apprentice" });
    await each({ state, action: actions[0], text });
    const { how } = await carryOut(page, actions[0], press);
    ways[how] += 1;
  }
  return ways;
}

/** The result on the page is the engine's. */
export async function endsAsTheEngineSays(page, engine) {
  const state = await engine.replay(await record(page));
  assert.ok(state.winners, "the engine says that it is over");
  const rows = page.locator(".over[data-kind=ending] table.result tbody tr");
  const shown = await rows.evaluateAll((all) => all.map((row) => Number(row.querySelector("td:first-of-type").textContent.trim().match(/-?\d+$/)?.[0])));
  assert.deepEqual(shown.toSorted((a, b) => a - b), state.scores.toSorted((a, b) => a - b), "the points of all seats");
}

/** Games among quick players, each played once: the whole record, and in which decision the first seat did what. */
export function games(engine) {
  const known = new Map();
  async function play(setup, seed) {
    const mine = [];
    let state = await engine.ask({ do: "new", game: "la-granja", setup, seed });
    for (let count = 0; !state.winners; ) {
      for (const action of (await engine.ask({ do: "think", level: "apprentice" })).actions) {
        if (state.winners) {
          break;
        }
        if (state.to_act === 1) {
          mine.push({ at: count, decision: state.decision, round: state.round, action });
        }
        state = await engine.ask({ do: "apply", action });
        count += 1;
      }
    }
    return { record: (await engine.ask({ do: "record" })).record, mine };
  }
  const played = async (setup, seed) => {
    const name = `${setup} ${seed}`;
    known.has(name) || known.set(name, await play(setup, seed));
    return known.get(name);
  };
  /** The record up to the first decision of the last round; `SWEEP=whole` plays all six. */
  const lastRound = async (setup, seed) => {
    const { record, mine } = await played(setup, seed);
    return cut(record, mine.find(({ round }) => round === 6 || process.env.SWEEP === "whole").at);
  };
  return { played, lastRound };
}
