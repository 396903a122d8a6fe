// What somebody has left in an earlier version of the page (tests/older) is all there in this one: games, where they stand,
// statistics, lessons, settings and what was chosen at the door.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { gameLine, key, store, stored } from "./games.mjs";
import { aBrowser, open, watchedPage } from "./house.mjs";

const context = aBrowser();
const folder = new URL("older/", import.meta.url);
const older = (name) => readFile(new URL(name, folder), "utf8");

test("an update from the first version loses nothing", async () => {
  const names = (await readdir(folder)).filter((name) => name.startsWith("game-"));
  const games = await Promise.all(names.map(older));
  const ids = names.map((_, place) => `0000001${place}`);
  const profile = {
    ...Object.fromEntries(ids.map((id, place) => [key(id), games[place]])),
    "little-table.statistics": await older("statistics-1.txt"),
    "little-table.settings": "little-table settings 1\ntheme=dark\nlanguage=de\npace=instant\nsound=off",
    "little-table.little-factory.lessons": "little-table lessons 1\ndone=1,2\nat=3\ndid=produce milk",
    "little-table.little-factory.choices": "little-table choices 1\nrivals=master,trader\nfirst=me\nextension=yes",
  };
  const { page, complaints } = await watchedPage(await context());
  await stored(page, profile);

  await open(page, "#/");
  await page.getByRole("heading", { name: "Ein Tisch für dich allein" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.getByRole("link", { name: "Little Factory: Lektion 3" }).waitFor();

  await open(page, "#/games");
  await page.locator(".game-row").nth(names.length - 1).waitFor();
  assert.equal(await page.locator(".game-row").count(), names.length);
  assert.equal(await page.locator(".game-row.unreadable").count(), 0);
  // Four games, two of them won, as the first version counted them.
  const played = await page.locator(".tally dd").evaluateAll((all) => all.map((one) => one.textContent));
  const sum = (place) => played.filter((_, index) => index % 6 === place).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  assert.deepEqual([sum(0), sum(1)], [4, 2]);

  // Each opens where it stood: what the first version wrote in plain words is still in it, line by line.
  for (const [place, id] of ids.entries()) {
    await open(page, `#/little-factory/${id}`);
    await page.locator(".table").waitFor();
    const plain = games[place].match(/^setup [^]*/m)?.[0].trim();
    const kept = gameLine((await store(page))[key(id)]);
    assert.match(kept, /^little-factory 1\nsetup /, names[place]);
    if (plain) {
      // Where a rival was to act, it has.
      assert.ok(kept.slice(kept.indexOf("setup ")).startsWith(plain), names[place]);
    }
  }
  await open(page, "#/little-factory");
  assert.equal(await page.locator(".seat-choice select").count(), 2);
  const now = await store(page);
  for (const name of ["settings", "little-factory.lessons", "little-factory.choices"]) {
    assert.equal(now[`little-table.${name}`], profile[`little-table.${name}`], name);
  }
  assert.deepEqual(complaints, []);
});

for (const [name, since, { greeting, titles, figures, dealt }] of [
  ["profile-3.json", "the first version with three games", {
    greeting: "Une table rien que pour vous",
    // A finished game of each, of which La Granja’s was won.
    titles: ["Little Factory · 1 adversaire · Compagnon", "My Little Scythe · 1 adversaire · Maître", "La Granja · 1 adversaire · Apprenti"],
    figures: [["1", 0], ["1", 0], ["1", 1]],
    dealt: 0,
  }],
  ["profile-4.json", "the version that counts personalities", {
    greeting: "Ein Tisch für dich allein",
    titles: ["Little Factory · 1 Gegner · Geselle", "My Little Scythe · 1 Gegner · Lehrling", "La Granja · 1 Gegner · Könner"],
    figures: [["1", 0], ["1", 0], ["1", 0]],
    dealt: 1,
  }],
]) {
  test(`an update from ${since} loses nothing`, async () => {
    const profile = JSON.parse(await older(name));
    const kept = Object.keys(profile).filter((name) => name.startsWith(key("")));
    const gameIn = (name) => gameLine(profile[name]).split(" ")[0];
    const { page, complaints } = await watchedPage(await context());
    await stored(page, profile);

    await open(page, "#/");
    await page.getByRole("heading", { name: greeting }).waitFor();
    await page.locator(".go-on").nth(2).waitFor();
    assert.deepEqual((await page.locator(".go-on-link").allInnerTexts()).map((title) => title.split(/\s*:/)[0]).sort(), ["La Granja", "Little Factory", "My Little Scythe"]);
    await open(page, "#/games");
    await page.locator(".game-row").nth(kept.length - 1).waitFor();
    assert.equal(await page.locator(".game-row.unreadable").count(), 0);
    assert.deepEqual(await page.locator(".tally h3").allInnerTexts(), titles);
    const counted = await page.locator(".tally dd").allInnerTexts();
    assert.deepEqual([0, 1, 2].map((tally) => [counted[tally * 6], Number.parseInt(counted[tally * 6 + 1], 10)]), figures);
    assert.equal(await page.locator(".tally .dealt").count(), dealt);

    for (const name of kept) {
      await open(page, `#/${gameIn(name)}/${name.slice(key("").length)}`);
      await page.locator(".table .doing, .over[data-kind=ending]").first().waitFor();
      const now = (await store(page))[name];
      assert.ok(gameLine(now).startsWith(gameLine(profile[name])), `${name} opens where it stood`);
    }
    const now = await store(page);
    for (const name of Object.keys(profile).filter((name) => !kept.includes(name))) {
      assert.equal(now[name], profile[name], name);
    }
    assert.deepEqual(complaints, []);
  });
}
