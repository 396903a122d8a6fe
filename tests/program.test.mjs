// The lobby and each game are programs of their own. The address decides which one starts, the other comes when it is
// needed, and nothing is lost on the way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { move, myTurn, sitDown } from "./games.mjs";
import { aBrowser, home, open, record, watchedPage } from "./house.mjs";
import { becomes } from "./table.mjs";

const context = aBrowser();

/** A page, and the programs it has loaded so far; those in English without their language. */
async function visit(options) {
  const { page, complaints } = await watchedPage(await context(options));
  const programs = [];
  page.on("response", (answer) => {
    const [, name] = /\/([a-z-]+?)(?:-en)?-[0-9a-f]{16}_bg\.wasm$/.exec(answer.url()) ?? [];
    if (name && !programs.includes(name)) {
      programs.push(name);
    }
  });
  return { page, complaints, programs };
}

/** At the table. */
async function seated() {
  const visited = await visit();
  await sitDown(visited.page);
  return visited;
}

/** Goes to another page without a new document, and waits for its heading. */
async function turnTo(page, at) {
  await page.evaluate((at) => location.assign(at), at);
  await page.locator("main h1:focus").waitFor();
}

test("an address starts the program that has it, and no other", async () => {
  for (const [at, program] of [
    ["#/settings", "lobby"],
    ["#/games", "lobby"],
    ["#/chess", "lobby"],
    ["#/little-factory", "little-factory"],
    ["#/little-factory/rules", "little-factory"],
    ["#/little-factory/nonsense", "little-factory"],
    ["#/my-little-scythe", "my-little-scythe"],
    ["#/la-granja", "la-granja"],
    ["?embed", "little-factory"],
    ["?embed&game=la-granja", "la-granja"],
    ["?embed#record=%23%20seats%20me%0Ala-granja%202%0A", "la-granja"],
  ]) {
    const { page, complaints, programs } = await visit();
    await page.goto(home + at);
    await page.locator("#app footer, #app form.new-game").first().waitFor();
    // The shell is there before any program is asked for.
    await becomes(async () => programs, [program], at);
    assert.deepEqual(complaints, [], at);
  }
});

test("the lobby fetches the game's program while its visitor looks around", async () => {
  const { page, complaints, programs } = await visit();
  const fetched = page.waitForResponse(/\/little-factory-en-[0-9a-f]{16}_bg\.wasm$/);
  await open(page);
  await fetched;
  assert.deepEqual(programs, ["lobby", "little-factory"]);
  assert.deepEqual(complaints, []);
});

test("a step between programs goes to the heading, shows no empty page, and the way back leads to the game", async () => {
  const { page, complaints } = await seated();
  await move(page);
  const [table, played] = [page.url(), await record(page)];
  // Every frame in which nothing is drawn is counted.
  await page.evaluate(() => {
    globalThis.empty = 0;
    const look = () => {
      globalThis.empty += document.querySelector("#app main") ? 0 : 1;
      requestAnimationFrame(look);
    };
    look();
  });
  for (const at of ["#/games", "#/little-factory/rules", "#/settings", "#/little-factory/learn", "#/about"]) {
    await turnTo(page, at);
  }
  await page.evaluate((at) => location.assign(at), table);
  await page.locator(".board").waitFor();
  assert.equal(await record(page), played);
  assert.equal(await page.evaluate(() => globalThis.empty), 0);
  assert.deepEqual(complaints, []);
});

test("home looks as before after a visit to every game: the sheets of their tables say nothing of other pages", async () => {
  const { page, complaints } = await visit();
  await open(page);
  const places = () => page.locator(".tiles *").evaluateAll((all) => all.map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join()));
  await page.locator(".tile-art .scene").last().waitFor();
  const before = await places();
  for (const game of ["little-factory", "my-little-scythe", "la-granja"]) {
    await turnTo(page, `#/${game}`);
  }
  await turnTo(page, "#/");
  assert.deepEqual(await places(), before);
  assert.deepEqual(complaints, []);
});

test("a page loads the words of its language; those of another come when it is chosen, and the reader stays", async () => {
  const { page, complaints, programs } = await visit({ locale: "fr-CH" });
  await open(page, "#/settings");
  await becomes(async () => programs, ["lobby-fr"]);
  await page.getByRole("radio", { name: "English" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await page.locator("input[type=radio]:focus").and(page.getByRole("radio", { name: "English" })).waitFor();
  assert.deepEqual(programs, ["lobby-fr", "lobby"]);
  // There and back is no new way: both programs wait.
  await page.getByRole("radio", { name: "Français" }).check();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
  await page.evaluate(() => location.assign("#/la-granja"));
  await becomes(async () => programs, ["lobby-fr", "lobby", "lobby-de", "la-granja-de"]);
  assert.deepEqual(complaints, []);
});

test("another language that does not arrive is said to be missing, and the game is there when it has arrived", async () => {
  const { page } = await seated();
  await move(page);
  const played = await record(page);
  await page.route("**/little-factory-fr-*", (route) => route.abort());
  await page.locator("[data-tool=menu]").click();
  await page.locator(".over").getByRole("button", { name: "Settings" }).click();
  await page.locator(".over label", { hasText: "Français" }).click();
  await page.getByRole("heading", { level: 1, name: "Il manque quelque chose" }).waitFor();
  await page.unroute("**/little-factory-fr-*");
  await page.reload();
  await page.locator(".board").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  assert.equal(await record(page), played);
});

test("two steps in one breath end where the second one leads", async () => {
  const { page, complaints } = await visit();
  await open(page, "#/settings");
  await page.evaluate(() => {
    location.hash = "#/little-factory/rules";
    location.hash = "#/about";
  });
  await page.getByRole("heading", { level: 1, name: "About Little Table" }).waitFor();
  await page.evaluate(() => {
    location.hash = "#/little-factory";
    location.hash = "#/settings";
    location.hash = "#/little-factory/learn";
  });
  await page.locator("html:not([data-loading])").waitFor();
  await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
  assert.equal(await page.locator("#app main").count(), 1);
  assert.deepEqual(complaints, []);
});

test("a game and a setting that could not be kept go on in the next program", async () => {
  const { page } = await seated();
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
  await turnTo(page, "#/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.evaluate((at) => location.assign(at), table);
  await page.locator(".log-turn p").first().waitFor();
  assert.deepEqual((await lines()).slice(0, before.length), before);
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
});

test("where the browser forbids its store, all programs work", async () => {
  const { page, complaints } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(page);
  await turnTo(page, "#/little-factory");
  await turnTo(page, "#/settings");
  assert.deepEqual(complaints, []);
});

test("the bots' worker gets the program that is compiled already", async () => {
  const visitor = await context();
  // The worker's own script asks for nothing but the glue.
  await visitor.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (parts, ...rest) {
      globalThis.handed ??= Array.isArray(parts) && parts[1] instanceof WebAssembly.Module;
      return post.call(this, parts, ...rest);
    };
  });
  const { page, complaints } = await watchedPage(visitor);
  const asked = [];
  visitor.on("request", (request) => request.url().endsWith(".wasm") && asked.push(request.url()));
  await sitDown(page);
  for (let moves = 0; (await move(page)) !== "end"; moves += 1) {
    assert.ok(moves < 20, "the turn does not end");
  }
  await page.waitForFunction(() => globalThis.handed !== undefined);
  await myTurn(page).waitFor({ timeout: 60_000 });
  assert.equal(await page.evaluate(() => globalThis.handed), true);
  assert.equal(new Set(asked).size, asked.length, "a program was fetched twice");
  assert.deepEqual(complaints, []);
});
