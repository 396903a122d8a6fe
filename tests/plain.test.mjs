// The games whose tables are still being drawn, played at their plain tables with what every table has: a hint, a reload in
// the middle, a second tab, the replay and the list of games. What was done is a game by the engine's rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { aBrowser, home, open, record, watchedPage } from "./house.mjs";
import { actions, becomes, settle } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();

/** Sits down at a deal through the door of a game. */
async function sitDown(page, game, deal) {
  await open(page, `#/${game}/deal/${deal}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".plain-position").waitFor();
}

/** Does the first thing that is listed. */
async function move(page) {
  await page.locator(".doing[data-mine]").waitFor({ timeout: 120_000 });
  const place = actions(await record(page)).length;
  const button = page.locator(".plain-moves .move").first();
  const action = await button.innerText();
  await button.click();
  await becomes(async () => actions(await record(page))[place], action, `action ${place + 1}`);
}

for (const { game, name, deal } of [
  { game: "my-little-scythe", name: "My Little Scythe", deal: "2-7" },
  { game: "my-little-scythe", name: "My Little Scythe", deal: "solo-easy-7" },
  { game: "la-granja", name: "La Granja", deal: "2-7" },
  { game: "la-granja", name: "La Granja", deal: "solo-7" },
]) {
  test(`${name}, deal ${deal}, at its plain table`, { timeout: 600_000 }, async () => {
    const visitor = await context();
    await settle(visitor);
    const { page, complaints } = await watchedPage(visitor);
    await sitDown(page, game, deal);
    assert.match(await page.locator(".being-drawn").innerText(), /still being drawn/);
    const address = page.url();
    for (let done = 0; done < 6; done += 1) {
      await move(page);
    }

    await page.locator(".doing[data-mine]").waitFor({ timeout: 120_000 });
    const before = await record(page);
    await page.goto("about:blank");
    await page.goto(address);
    await page.locator(".plain-position").waitFor();
    assert.equal(await record(page), before);
    await move(page);
    await engine.replay(await record(page));

    await page.goto(`${home}#/games`);
    await page.getByRole("heading", { level: 1, name: "My games" }).waitFor();
    assert.match(await page.locator("#main").innerText(), /Unfinished/);
    assert.deepEqual(complaints, []);
  });
}
