// Games for the browser tests: records that were really played, the store's own text, and a person at the table.
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { home, isKept, open } from "./house.mjs";
import { recordIn } from "./kept.mjs";

const crates = new URL("../crates/", import.meta.url);

/** A finished game as a bare record. */
export async function record(name = "2_seats", game = "little-factory") {
  const text = await readFile(new URL(`${game}/tests/data/golden/${name}.txt`, crates), "utf8");
  return text.split("\n").filter((line) => line && !/^[| ]/.test(line)).join("\n") + "\n";
}

/** The checksum of the store and of links (FNV-1a over the lines). */
export function checksum(text) {
  let sum = 0x811c9dc5;
  const step = (byte) => (sum = Math.imul(sum ^ byte, 0x01000193) >>> 0);
  for (const line of text.replace(/\n$/, "").split("\n")) {
    new TextEncoder().encode(line).forEach(step);
    step(10);
  }
  return sum.toString(16).padStart(8, "0");
}

/** A game as a file, and as the first version of the page kept it. */
export function file(record, { seats = "me bruno:trader", begun = 1763280000 } = {}) {
  const body = `seats ${seats}\nbegun ${begun}\n${record}`;
  return `little-table game 1 ${checksum(body)}\n${body}`;
}

/** A finished game of two: the person in the second seat, and Bruno, who won. */
export const finished = await readFile(new URL("records/finished.txt", import.meta.url), "utf8");

/** The middle of a game of four, kept so that it stays the same whatever the bots learn: the first seat is to act, or has acted. */
export function middle(step) {
  return readFile(new URL(`records/factory/four-seats-${step}.txt`, import.meta.url), "utf8");
}

/** The first `count` actions of a record. */
export function cut(record, count) {
  return record.split("\n").slice(0, 3 + count).join("\n") + "\n";
}

/** How many actions a record has. */
export function actionsOf(record) {
  return record.trim().split("\n").length - 3;
}

/** The record without its last actions. */
export const without = (record, last) => record.trimEnd().split("\n").slice(0, -last).join("\n") + "\n";

/** Puts texts into the store before the app starts. */
export async function stored(page, entries) {
  await open(page, "#/about");
  await page.evaluate((entries) => entries.forEach(([key, text]) => localStorage.setItem(key, text)), Object.entries(entries));
}

export const key = (id) => `little-table.game.${id}`;

/** Everything the store holds. A change is seen first and kept then, so this waits for what is on its way. */
export async function store(page) {
  await isKept(page);
  await pause(100); // another program may be carrying older games over
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}

/** The game's own part: everything that was done. */
export const gameLine = (text) => recordIn(text ?? "") ?? "";

/** Only one game is there: its id and its text. */
export async function onlyGame(page) {
  const games = Object.entries(await store(page)).filter(([name]) => name.startsWith(key("")));
  if (games.length !== 1) {
    throw new Error(`${games.length} games`);
  }
  return { id: games[0][0].slice(key("").length), text: games[0][1] };
}

/** Sits down to a new game of two. */
export async function sitDown(page, { seed = 42, pace = "instant", first = "me", level = "apprentice" } = {}) {
  await stored(page, {
    "little-table.settings": `little-table settings 1\npace=${pace}\nsound=off`,
    "little-table.little-factory.choices": `little-table choices 1\nrivals=${level}\nfirst=${first}\nextension=no`,
  });
  await open(page, `#/little-factory/deal/2-${seed}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".row[data-level='1']").waitFor();
}

/** Whether it is the person's turn. */
export const myTurn = (page) => page.locator(".doing .expected", { hasNotText: /think/ });

/** Does the first of all moves, or ends the turn. */
export async function move(page, which = 0) {
  await page.keyboard.press("a");
  const moves = page.locator(".over[data-kind=moves] button.move");
  await page.locator(".over[data-kind=moves]").waitFor();
  if ((await moves.count()) > 0) {
    await moves.nth(which % (await moves.count())).click();
    return "move";
  }
  await page.locator(".over .button.go").click();
  return "end";
}

/**
 * Opens the table of a game that an earlier visit has left; `settings` are that visit's, `coach` is what the coach had found.
 */
export async function openKept(page, record, { id = "00c0ffee", seats = "bruno:trader me", coach, settings } = {}) {
  await stored(page, {
    [key(id)]: file(record, { seats }),
    ...(settings && { "little-table.settings": settings }),
    ...(coach && { [`little-table.coach.${id}`]: coach }),
  });
  await openTable(page, id);
  await page.locator(".row[data-level='1']").waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The settings of a visitor who does not want to wait. */
export const instant = "little-table settings 1\npace=instant\nsound=off";

/** Opens a game's table in a fresh document. */
export async function openTable(page, id) {
  await page.goto("about:blank");
  await page.goto(`${home}#/little-factory/${id}`);
  await page.locator(".table").waitFor();
}
