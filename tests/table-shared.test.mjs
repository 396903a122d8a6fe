// What the tables of all games have from the shared table: who clicks twice acts once, what the others did stays and is marked,
// settings are offered where they act, secrets stay secret in curves, and a move draws only what it changes.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { cut, file, key, middle, record as golden, stored } from "./games.mjs";
import { aBrowser, home, open, record, watchedPage } from "./house.mjs";
import { actions, becomes, myTurn, settle, sitDown, zones } from "./table.mjs";

const context = aBrowser();
const id = "00c0ffee";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const three = "me bruno:apprentice olga:apprentice";
const factory = async () => ({ game: "little-factory", kept: await middle("before"), seats: "me olga:apprentice bruno:apprentice hazel:apprentice" });
const granja = async (count = 90) => ({ game: "la-granja", kept: cut(await golden("3_seats", "la-granja"), count), seats: three });

/** My Little Scythe where the first seat is about to choose a Move, not in its first turns. */
async function scythe() {
  const text = await readFile(new URL("../crates/my-little-scythe/tests/data/golden/3_seats.txt", import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line && !line.startsWith("|")).slice(3);
  let count = 0;
  for (const [place, line] of lines.entries()) {
    if (!line.startsWith(" ")) {
      if (count > 20 && line === "move" && lines[place + 1].startsWith("  1 ")) {
        break;
      }
      count += 1;
    }
  }
  return { game: "my-little-scythe", kept: cut(await golden("3_seats", "my-little-scythe"), count), seats: three };
}

/** Opens a game that an earlier visit has left, at the person's turn. */
async function come({ game, kept, seats }, options, settings = {}) {
  const { page, complaints } = await watchedPage(await context(options));
  const lines = Object.entries({ pace: "instant", sound: "off", ...settings }).map((setting) => setting.join("="));
  await stored(page, { [key(id)]: file(kept, { seats }), "little-table.settings": ["little-table settings 1", ...lines].join("\n") });
  await page.goto("about:blank");
  await page.goto(`${home}#/${game}/${id}`);
  await page.locator(".doing[data-mine]").waitFor();
  return { page, complaints, ...zones(page) };
}

const done = async (page) => actions(await record(page));

test("who clicks twice acts once: on a hex, on a button, on Undo", async () => {
  const { page, complaints } = await come(await scythe());
  const before = await done(page);
  await page.locator('.deed[data-card="move"], [data-place="deed-move"] button, [data-place="deed-move"]').first().dblclick();
  await becomes(async () => (await done(page)).slice(before.length), ["move"], "a Move is chosen");
  const hex = page.locator(".land[data-lit=go]").first();
  await hex.dblclick();
  await becomes(async () => (await done(page)).length, before.length + 2, "one Seeker has gone");
  await page.locator(".doing [aria-keyshortcuts=U]").dblclick();
  await becomes(async () => (await done(page)).length, before.length + 1, "one step is undone, not two");
  assert.deepEqual(complaints, []);
});

test("on a phone, too, what others did stays until I act: a button opens it, its lines are buttons, and the places are marked", async () => {
  for (const [place, opened] of [await scythe(), await granja(), await factory()].entries()) {
    const { page, doing, over, complaints } = await come(opened, phone);
    if (place === 0) {
      await page.locator(".map [data-since]").first().waitFor({ state: "attached" });
    }
    await doing.getByRole("button", { name: "Since your turn" }).tap();
    await page.getByRole("dialog", { name: "Since your turn" }).waitFor();
    const line = over.locator(".since-line").first();
    await line.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("slider", { name: "Moment of the game" }).waitFor();
    await page.keyboard.press("Escape");
    await doing.getByRole("button", { name: "Since your turn" }).waitFor();
    if (place === 2) {
      await page.keyboard.press("a");
      await page.keyboard.press("1");
      await doing.getByRole("button", { name: "Since your turn" }).waitFor({ state: "detached" });
    }
    assert.deepEqual(complaints, []);
  }
});

test("where the rivals' points are hidden, no curve tells them", async () => {
  const { page, log } = await come(await granja(), {}, { points: "hidden" });
  await page.keyboard.press("l");
  const told = async (where) => [await where.locator("polyline").count(), await where.locator("svg.curve").getAttribute("aria-label")];
  await log.waitFor();
  const [lines, label] = await told(log);
  assert.equal(lines, 1);
  assert.doesNotMatch(label, /Bruno|Olga/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("p");
  await page.getByRole("slider").waitFor();
  assert.equal((await told(page.locator(".scrubber")))[0], 1);
});

test("settings are offered where they act; letters that are off do nothing in a replay", async () => {
  const names = { tracker: /^Show the cards rivals hold/, end: /^End my turn by itself/, mine: /^Pause only/, marks: /^Mark what I can do now/, points: /^Show the rivals’ VP/ };
  const offered = async (where) => {
    const found = [];
    for (const [name, label] of Object.entries(names)) {
      found.push(...((await where.getByRole("checkbox", { name: label }).count()) ? [name] : []));
    }
    return found;
  };
  const settings = async (opened) => {
    const { page, tool, over } = await come(opened, {}, { keys: "off" });
    await tool("Menu").click();
    await over.getByRole("button", { name: "Settings" }).click();
    const sheet = page.getByRole("dialog", { name: "Settings" });
    await sheet.waitFor();
    return { page, sheet };
  };
  assert.deepEqual(await offered((await settings(await scythe())).sheet), ["mine", "marks"]);
  const farm = (await settings(await granja())).sheet;
  assert.deepEqual(await offered(farm), ["mine", "marks", "points"]);
  await farm.getByRole("group", { name: "Where the game waits for you" }).waitFor();
  const { page, sheet } = await settings(await factory());
  assert.deepEqual(await offered(sheet), ["tracker", "end", "marks"]);
  await page.keyboard.press("Escape");
  await zones(page).log.getByRole("button", { name: /^You · / }).first().click();
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("p");
  await page.keyboard.press("End"); // whatever P does is done by then
  assert.equal(await page.getByRole("button", { name: "Pause", exact: true }).count(), 0);
  await open(page, "#/settings");
  assert.deepEqual(await offered(page.locator("#main")), Object.keys(names));
});

test("a turn in which nothing is left ends by itself for those who want it; a game that is opened again asks before it is left", async () => {
  const visitor = await context();
  await settle(visitor, { pace: "instant", sound: "off", end: "itself" });
  const { page } = await watchedPage(visitor);
  await sitDown(page);
  await page.keyboard.press("a");
  await page.keyboard.press("1");
  await becomes(async () => (await done(page))[1], "end", "it has ended");
  await myTurn(page);
  const table = page.url();
  await open(page, "#/games");
  await page.evaluate((table) => location.assign(table), table);
  await page.locator(".doing[data-mine]").waitFor();
  await page.goBack();
  await page.getByRole("dialog", { name: "Leave the game?" }).waitFor();
});

test("what is opened over the table draws nothing of it, and a move draws each part once at most", async () => {
  for (const opened of [await factory(), await scythe(), await granja()]) {
    const { page, tool, over } = await come(opened);
    const drawn = () => page.evaluate(() => document.documentElement.dataset.drawn.trim().split(" ").filter(Boolean));
    await page.evaluate(() => (document.documentElement.dataset.drawn = ""));
    await tool("Menu").click();
    await over.waitFor();
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });
    assert.deepEqual(await drawn(), [], `${opened.game}: the menu`);
    const before = (await done(page)).length;
    await page.keyboard.press("a");
    await over.locator("button.move").first().waitFor();
    await page.evaluate(() => (document.documentElement.dataset.drawn = ""));
    await over.locator("button.move").first().click();
    await becomes(async () => (await done(page)).length > before, true, "a move is done");
    const parts = (await drawn()).filter((name) => name !== "moves");
    assert.deepEqual(parts.length, new Set(parts).size, `${opened.game}: ${parts}`);
    if (opened.game === "little-factory") {
      assert.ok(!parts.includes("building"), `the row of buildings is left alone: ${parts}`);
    }
  }
});
