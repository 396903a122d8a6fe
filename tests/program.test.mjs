// A first visit gets the light program; the whole one takes over where it is needed, and nothing is lost by it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { move, myTurn, sitDown } from "./games.mjs";
import { aBrowser, home, open, record, watchedPage } from "./house.mjs";

const context = aBrowser();

/** A page, and the programs it has loaded so far. */
async function visit(options) {
  const { page, complaints } = await watchedPage(await context(options));
  const programs = [];
  page.on("response", (answer) => {
    const [, name] = /little-(light|table)-\w+_bg\.wasm$/.exec(answer.url()) ?? [];
    if (name && !programs.includes(name)) {
      programs.push(name);
    }
  });
  return { page, complaints, programs };
}

/** At the table. Its choices were put into the store from a page of the whole program, which is not counted. */
async function seated() {
  const visited = await visit();
  await sitDown(visited.page);
  visited.programs.shift();
  return visited;
}

test("from home to the middle of a game only the light program is loaded", async () => {
  const { page, complaints, programs } = await seated();
  await move(page);
  assert.deepEqual(programs, ["light"]);
  assert.deepEqual(complaints, []);
});

test("a page that only the whole program has brings it, at its heading, and the way back leads to the game", async () => {
  const { page, complaints, programs } = await seated();
  await move(page);
  const [table, played] = [page.url(), await record(page)];
  for (const at of ["#/little-factory/rules", "#/games", "#/settings", "#/about", "#/little-factory/learn"]) {
    await page.evaluate((at) => location.assign(at), at);
    await page.locator("main h1:focus").waitFor();
  }
  assert.deepEqual(programs, ["light", "table"]);
  await page.evaluate((at) => location.assign(at), table);
  await page.locator(".board").waitFor();
  assert.equal(await record(page), played);
  assert.deepEqual(complaints, []);
});

test("a hint is asked for once, whichever program is there", async () => {
  const { page, complaints, programs } = await seated();
  await myTurn(page).waitFor();
  const played = await record(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("dialog", { name: "Hint" }).getByRole("button", { name: "Show the turn and why" }).waitFor({ timeout: 120_000 });
  assert.deepEqual(programs, ["light", "table"]);
  assert.equal(await record(page), played);
  assert.deepEqual(complaints, []);
});

test("a game that could not be kept goes on in the whole program", async () => {
  const { page, programs } = await seated();
  await myTurn(page).waitFor();
  // From now on the store is full.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const lines = () => page.locator(".log-turn p").allInnerTexts();
  await move(page);
  const before = await lines();
  const table = page.url();
  await page.evaluate(() => location.assign("#/little-factory/rules"));
  await page.locator("main h1:focus").waitFor();
  await page.evaluate((at) => location.assign(at), table);
  await page.locator(".log-turn p").first().waitFor();
  assert.deepEqual((await lines()).slice(0, before.length), before);
  assert.deepEqual(programs, ["light", "table"]);
});

test("an address of the whole program, a frame, and a browser that keeps nothing begin with it", async () => {
  for (const at of ["#/little-factory/rules", "#/settings"]) {
    const { page, programs } = await visit();
    await open(page, at);
    assert.deepEqual(programs, ["table"], at);
  }
  const framed = await visit();
  await framed.page.goto(`${home}?embed`);
  await framed.page.locator("form.new-game").waitFor();
  assert.deepEqual(framed.programs, ["table"]);

  const forbidden = await visit();
  await forbidden.page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(forbidden.page);
  assert.deepEqual(forbidden.programs, ["table"]);
});
