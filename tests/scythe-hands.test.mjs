// The table of My Little Scythe in the hand: dragging Seekers, hints, lights switched off, and all
// its sheets, in three languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { faults } from "./eyes.mjs";
import { cut, instant } from "./games.mjs";
import { aBrowser, doesNotScrollSideways, isAccessibleInBothThemes, record, watchedPage } from "./house.mjs";
import { left, openLeft } from "./scythe.mjs";
import { actions, becomes } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();

const middle = async (target) => {
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** A game of two that has just begun, with everybody in camp. */
async function begun() {
  await engine.ask({ do: "new", game: "my-little-scythe", setup: "2 seats", seed: 7 });
  for (let seed = 7; ; seed += 1) {
    const state = await engine.ask({ do: "new", game: "my-little-scythe", setup: "2 seats", seed });
    if (state.to_act === 1) {
      return cut((await engine.ask({ do: "record" })).record, 0);
    }
  }
}

/** Takes a Seeker up; where its ways are lit, one of them. */
async function takeUp(page, from) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  const goal = page.locator(".land[data-lit]:not(:has(.figure))").first();
  await goal.waitFor();
  const [x, y] = await middle(goal);
  await page.mouse.move(x - 4, y, { steps: 4 });
  const [ghostX, ghostY] = await middle(page.locator(".ghost[data-on]"));
  assert.ok(Math.hypot(ghostX - x, ghostY - y) < 40, "the Seeker follows the pointer");
  return { to: await goal.getAttribute("data-card"), at: [x, y] };
}

test("a Seeker is dragged to a hex, and out of its camp; one that is let go elsewhere stays", { timeout: 90_000 }, async () => {
  const { page, complaints } = await watchedPage(await context());
  const { text, setup } = await left("seekers");
  await openLeft(page, text, setup);
  const last = async () => actions(await record(page)).at(-1);
  const field = await takeUp(page, page.locator(".land:not(.camp):has(.figure[data-seat=a])").first());
  await page.mouse.move(2, 2, { steps: 2 });
  await page.mouse.up();
  await becomes(() => page.locator(".ghost").count(), 0, "let go beside the map");
  await page.mouse.click(...field.at);
  assert.ok(!(await page.locator(".ghost").count()), "nothing is held by a later tap");
  await openLeft(page, text, setup);
  const { to } = await takeUp(page, page.locator(".land:not(.camp):has(.figure[data-seat=a])").first());
  await page.mouse.up();
  await becomes(async () => (await last())?.includes(to), true, `dragged to ${to}`);

  await openLeft(page, await begun(), "2 seats");
  const out = await takeUp(page, page.locator(".land.camp[data-seat=a]"));
  await page.mouse.up();
  await becomes(async () => (await last())?.startsWith("go ") && (await last()).includes(out.to), true, "dragged out of camp");
  assert.deepEqual(complaints, []);
});

test("a hint points at the Seeker that goes, and says something where cards are asked for", { timeout: 90_000 }, async () => {
  const { page } = await watchedPage(await context());
  for (const [kind, says, lit] of [
    ["seekers", /^Look at your Seeker/, ".land[data-hinted]:has(.figure[data-seat=a])"],
    ["rest", /^Think of what you need more/, ".land.camp[data-hinted][data-seat=a]"],
    ["throw", /^Look at your pies and spells/, ".land[data-hinted]"],
  ]) {
    const { text, setup } = await left(kind);
    await openLeft(page, text, setup);
    await page.keyboard.press("h");
    await page.locator(".over .button.go").waitFor();
    assert.match(await page.locator(".over[data-kind=hint] p").first().innerText(), says, kind);
    assert.equal(await page.locator(lit).count(), 1, kind);
  }
});

test("lights can be switched off; a Seeker that is tapped still shows its ways", { timeout: 60_000 }, async () => {
  const { page } = await watchedPage(await context());
  for (const kind of ["action", "seekers"]) {
    const { text, setup } = await left(kind);
    await openLeft(page, text, setup, `${instant}\nmarks=off`);
    assert.equal(await page.locator(".board [data-lit]").count(), 0, kind);
  }
  await page.locator(".land:not(.camp):has(.figure[data-seat=a])").first().click();
  await page.locator(".land[data-lit]").first().waitFor();
  assert.match(await page.locator(".over").innerText(), /Where it can go is lit/);
});

test("its sheets are accessible, and the table is whole in French and German", { timeout: 180_000 }, async () => {
  const wrong = [];
  for (const locale of ["fr", "de"]) {
    const { page } = await watchedPage(await context({ locale }));
    for (const kind of ["action", "throw", "option", "tile", "place"]) {
      const { text, setup } = await left(kind);
      await openLeft(page, text, setup);
      for (const [width, height] of [[1440, 900], [390, 844], [360, 640]]) {
        await page.setViewportSize({ width, height });
        await doesNotScrollSideways(page, `${kind}, ${locale}, ${width} × ${height}`);
        const seen = (await faults(page)).filter((fault) => !/^\.(land|my-tile)/.test(fault));
        wrong.push(...seen.map((fault) => `${kind}, ${locale}, ${width} × ${height}: ${fault}`));
      }
    }
    await page.context().close();
  }
  assert.deepEqual(wrong, []);
  const { page } = await watchedPage(await context({ viewport: { width: 390, height: 844 } }));
  const { text, setup } = await left("action");
  await openLeft(page, text, setup);
  const sheets = {
    "the answer of a hex": () => page.locator(".land:not(.camp):has(.figure[data-seat=a])").first().click(),
    "all moves": () => page.keyboard.press("a"),
    trophies: () => page.locator(".see-trophies").click(),
  };
  for (const [name, shown] of Object.entries(sheets)) {
    await shown();
    await page.locator(".over").waitFor();
    await isAccessibleInBothThemes(page, name, { part: ".over" });
    await page.keyboard.press("Escape");
  }
});
