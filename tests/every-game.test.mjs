// What every table has, at the tables of the games beside Little Factory and with every number of seats that is special to
// them: a game is opened in its last turns, played to its end by what the hint says, undone, reloaded in the middle, watched by
// a second tab, replayed, sent as a link and counted. Whatever was done is a game by the engine's rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { cut, file, gameLine, instant, key, store, stored } from "./games.mjs";
import { aBrowser, home, open, record, watchedPage } from "./house.mjs";
import { becomes } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const id = "00c0ffee";
const patient = { timeout: 60_000 };

/** A whole game among quick players, without its end: the person, on the first chair, has a few decisions left. */
async function lateIn(game, setup, seed, left) {
  const mine = [];
  let state = await engine.ask({ do: "new", game, setup, seed });
  for (let count = 0; !state.winners; ) {
    for (const action of (await engine.ask({ do: "think", level: "trader" })).actions) {
      if (state.winners) {
        break;
      }
      if (state.to_act === 1) {
        mine.push(count);
      }
      state = await engine.ask({ do: "apply", action });
      count += 1;
    }
  }
  const { record } = await engine.ask({ do: "record" });
  return cut(record, mine.at(-left));
}

const ending = (page) => page.locator(".over[data-kind=ending]");

/** Waits until the person is to act, or the game is over. */
const awaited = (page) => page.locator(".doing[data-mine], .over[data-kind=ending]").first().waitFor(patient);

/** Asks for a hint and does all it says. */
async function followHint(page) {
  await page.keyboard.press("h");
  const dialog = page.getByRole("dialog", { name: "Hint" });
  await dialog.getByRole("button", { name: "Show the turn and why" }).click(patient);
  const steps = await dialog.locator("ol li").count();
  assert.ok(steps > 0, "a hint has steps");
  for (let step = 0; step < steps; step += 1) {
    const next = dialog.getByRole("button", { name: "Do the next step" });
    if (!(await next.isVisible())) {
      break; // what the rest hangs on was not foreseen
    }
    const before = actionsIn(await record(page));
    await next.click();
    await page.waitForFunction(([id, before]) => localStorage.getItem(`little-table.game.${id}`).trim().split("\n").length - 5 > before, [id, before]);
  }
  // The end comes by itself and stays.
  if (await dialog.isVisible()) {
    await page.keyboard.press("Escape");
  }
}

const actionsIn = (text) => text.trim().split("\n").length - 3;

for (const [game, name] of [["my-little-scythe", "My Little Scythe"], ["la-granja", "La Granja"]]) {
  test(`${name}: from the lobby through its door to its table`, async () => {
    const { page, complaints } = await watchedPage(await context());
    await open(page);
    await page.locator(`#main a[href="#/${game}"]`).first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".table .doing").waitFor(patient);
    assert.deepEqual(complaints, []);
  });
}

for (const { game, name, setup, seats, left } of [
  { game: "my-little-scythe", name: "My Little Scythe", setup: "2 seats", seats: "me bruno:apprentice", left: 6 },
  { game: "my-little-scythe", name: "My Little Scythe", setup: "6 seats", seats: "me bruno:apprentice olga:trader rufus:apprentice fenna:trader dora:apprentice", left: 3 },
  { game: "my-little-scythe", name: "My Little Scythe", setup: "solo easy", seats: "me automaton", left: 6 },
  { game: "la-granja", name: "La Granja", setup: "2 seats", seats: "me bruno:apprentice", left: 8 },
  { game: "la-granja", name: "La Granja", setup: "4 seats", seats: "me bruno:apprentice olga:trader rufus:apprentice", left: 5 },
  { game: "la-granja", name: "La Granja", setup: "solo", seats: "me automaton", left: 8 },
]) {
  test(`${name}, ${setup}: played to its end, and everything a table has`, { timeout: 600_000 }, async () => {
    const visitor = await context();
    await visitor.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { page, complaints } = await watchedPage(visitor);
    const begun = await lateIn(game, setup, 7, left);
    await stored(page, { [key(id)]: file(begun, { seats }), "little-table.settings": instant });
    const address = `${home}#/${game}/${id}`;
    const come = async (page) => {
      await page.goto("about:blank");
      await page.goto(address);
      await page.locator(".table").waitFor();
      await awaited(page);
    };
    await come(page);

    // A first move of all moves; undone unless something hidden was seen.
    await page.keyboard.press("a");
    await page.locator(".over[data-kind=moves] button.move").first().click();
    await page.waitForFunction((id) => localStorage.getItem(`little-table.game.${id}`).startsWith("little-table game 3"), id);
    const undo = page.locator(".doing [aria-keyshortcuts=U]:visible");
    if (await undo.count()) {
      await undo.click();
      await page.waitForTimeout(150);
      assert.equal(await record(page), begun, "undone");
    }

    // Away and back.
    await awaited(page);
    const before = await record(page);
    await come(page);
    assert.equal(await record(page), before, "the game was kept");

    // A second tab goes on, and the first one takes the game back.
    const tab = await visitor.newPage();
    await come(tab);
    await tab.keyboard.press("a");
    await tab.locator(".over[data-kind=moves] button.move").first().click();
    const stepped = page.locator(".table-notice", { hasText: "Another tab has gone on with this game" });
    await stepped.waitFor();
    await awaited(tab);
    const gone = await record(tab);
    await stepped.getByRole("button", { name: "Play on here" }).click();
    await awaited(page);
    assert.equal(await record(page), gone);
    await tab.close();

    for (let turns = 0; !(await ending(page).count()); turns += 1) {
      assert.ok(turns < 60, "it ends");
      await followHint(page);
      await awaited(page);
    }
    const played = await record(page);
    const state = await engine.replay(played);
    assert.ok(state.winners, "the engine says that it is over");
    const rows = await ending(page).locator("table.result tbody tr").allInnerTexts();
    assert.equal(rows.length, state.scores.length);
    const won = await ending(page).locator("table.result tbody tr.won").allInnerTexts();
    assert.equal(won.length, state.winners.length, "as many winners as the engine names");
    assert.equal(won.some((row) => row.startsWith("You")), state.winners.includes(1));

    // The coach says what it thinks of a turn, and can be stopped.
    if (setup === "2 seats") {
      await ending(page).getByRole("button", { name: "Coach" }).click();
      const coach = page.getByRole("dialog", { name: "Coach" });
      await coach.getByRole("button", { name: "Look at my game" }).click();
      await coach.locator("ol .verdict-row").first().waitFor(patient);
      await coach.getByRole("button", { name: "Stop" }).click();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "See the result" }).click();
    }

    // The replay goes through it.
    await ending(page).getByRole("button", { name: "Replay" }).click();
    const slider = page.getByRole("slider", { name: "Moment of the game" });
    await slider.waitFor();
    await page.getByRole("button", { name: "To the start", exact: true }).click();
    const at = async () => Number(await slider.getAttribute("aria-valuenow"));
    await becomes(at, 0, "the first move is next");
    await page.getByRole("button", { name: "To the end", exact: true }).click();
    await becomes(at, actionsIn(played), "all of it");

    // A link holds all of it.
    await page.goto("about:blank");
    await page.goto(`${home}#/games`);
    await page.getByRole("heading", { level: 1, name: "My games" }).waitFor();
    assert.match(await page.locator("#main").innerText(), new RegExp(`Finished[^]*${name}`));
    assert.equal(await page.locator(".tally").count(), 1);
    assert.match(await page.locator(".tally").innerText(), new RegExp(name), "it is counted");
    await page.getByRole("button", { name: /^Copy link/ }).first().click();
    await page.getByText("The link is copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visitor.newPage();
    await other.goto(link);
    await other.getByText("A copy from a link, to look at").waitFor();
    await other.keyboard.press("Escape");
    assert.equal(gameLine((await store(page))[key(id)]), played);
    assert.deepEqual(complaints, []);
  });
}
