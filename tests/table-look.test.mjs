// The table in every size and both themes: photographed, nothing cut off, nothing too small for a thumb.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { faults } from "./eyes.mjs";
import { middle, openKept } from "./games.mjs";
import { aBrowser, doesNotScrollSideways, isAccessible, open, photograph, watchedPage } from "./house.mjs";
import { card, choose, myTurn, settle, sitDown, zones } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();

const sizes = [
  [1440, 900],
  [1366, 650],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [480, 700],
  [360, 640],
];
const seats = "me olga:apprentice bruno:apprentice hazel:apprentice";

/** One state of the page in every size, light and dark; what is wrong with it in words. */
async function photographed(page, name) {
  const wrong = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await photograph(page, `table-${name}-${width}x${height}-${colorScheme}`, { fullPage: name === "new-game" });
    }
    await doesNotScrollSideways(page, `${name}, ${width} × ${height}`);
    for (const fault of await faults(page)) {
      wrong.push(`${name}, ${width} × ${height}: ${fault}`);
    }
  }
  return wrong;
}

test("a new game, in every size", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  await open(page, "#/little-factory");
  await choose(page, { rivals: 3, seed: 7 });
  assert.deepEqual(await photographed(page, "new-game"), []);
});

test("the opening, in every size", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  await sitDown(page, { rivals: 3, seed: 7 });
  await page.mouse.move(1, 1);
  assert.deepEqual(await photographed(page, "opening"), []);
});

test("the middle of a game with the sheet open, in every size", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  await openKept(page, await middle("before"), { seats });
  const wrong = await photographed(page, "middle");
  await page.setViewportSize({ width: 1440, height: 900 });
  await zones(page).market.getByRole("button", { name: /Level II resource/ }).first().click();
  await zones(page).over.waitFor();
  wrong.push(...(await photographed(page, "sheet")));
  assert.deepEqual([...new Set(wrong)], []);
});

test("a card under the pointer is shown large and whole", { timeout: 120_000 }, async () => {
  const visitor = await context({ viewport: { width: 1366, height: 650 } });
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  await openKept(page, await middle("before"), { seats });
  await page.goto(page.url().replace("/#", "/?lang=de#"));
  await page.locator(".row[data-level='1']").waitFor();
  const large = page.locator(".peek");
  const cards = await page.locator(".row[data-level='1'] .card, .row[data-level='2'] .card").all();
  for (const under of cards) {
    await page.mouse.move(1, 1);
    await large.waitFor({ state: "detached" });
    await under.hover();
    await large.waitFor();
    const room = await large.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [clientHeight - scrollHeight, clientWidth - scrollWidth]);
    assert.deepEqual(room, [0, 0], await under.getAttribute("data-card"));
  }
  assert.equal(cards.length, 10);
});

test("the trade builder, in every size", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  await openKept(page, await middle("before"), { seats });
  const { hand, market, over, button } = zones(page);
  await button("Trade").click();
  await hand.getByRole("button", { name: /resource, / }).last().click();
  const fits = market.getByRole("button", { name: /Level I resource.*It can be taken\./ });
  await fits.first().click();
  await fits.last().click();
  await over.getByRole("region", { name: "You take" }).getByRole("button").nth(1).waitFor();
  await page.mouse.move(1, 1);
  assert.deepEqual(await photographed(page, "scales"), []);
});

test("a rival's turn, in every size", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor, { pace: "slow", sound: "off" });
  const { page } = await watchedPage(visitor);
  await openKept(page, await middle("after"), { seats: seats.replace("olga:apprentice", "olga:master") });
  const { doing, over, button } = zones(page);
  // Her thoughts never arrive, so the picture can be taken at leisure.
  await page.route("**/bot.js", () => {});
  await button("End turn").click();
  if (await over.getByRole("button", { name: "End anyway" }).isVisible()) {
    await over.getByRole("button", { name: "End anyway" }).click();
  }
  await doing.getByText("Olga is thinking.").waitFor();
  await page.mouse.move(1, 1);
  assert.deepEqual(await photographed(page, "rival"), []);
});

test("the end, in every size", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  await openKept(page, await engine.played(4, 7, () => false), { seats });
  await zones(page).over.getByRole("table").waitFor();
  assert.deepEqual(await photographed(page, "end"), []);
});

test("at 200 % zoom a turn can be played", { timeout: 60_000 }, async () => {
  const visitor = await context({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  await sitDown(page, { rivals: 1, seed: 42 });
  const { market, over, button } = zones(page);
  await photograph(page, "table-opening-zoom-200");
  await doesNotScrollSideways(page, "the opening at 200 %");
  await card(market, "wheat").click();
  await over.getByRole("button", { name: /^Take / }).first().click();
  await photograph(page, "table-after-zoom-200");
  await button("End turn").click();
  await myTurn(page);
  await doesNotScrollSideways(page, "the second turn at 200 %");
});

test("with forced colours everything is still told apart", { timeout: 60_000 }, async () => {
  for (const colorScheme of ["light", "dark"]) {
    const visitor = await context({ forcedColors: "active", colorScheme });
    await settle(visitor);
    const { page, complaints } = await watchedPage(visitor);
    await openKept(page, await middle("before"), { seats });
    await isAccessible(page, "forced colours");
    const { market, buildings } = zones(page);
    const borders = await market.getByRole("button", { name: /^\w+\. Level/ }).evaluateAll((cards) =>
      cards.map((card) => getComputedStyle(card)).filter(({ borderStyle, borderWidth }) => borderStyle === "none" || borderWidth === "0px").length,
    );
    assert.equal(borders, 0, "every card has an edge");
    await card(buildings, "spinning_mill").click();
    await photograph(page, `table-sheet-1440x900-forced-${colorScheme}`);
    assert.deepEqual(complaints, []);
  }
});

test("cards travel, but not for those who want nothing to move", { timeout: 60_000 }, async () => {
  for (const [reducedMotion, expected] of [
    ["no-preference", true],
    ["reduce", false],
  ]) {
    const visitor = await context({ reducedMotion });
    await settle(visitor, { pace: "normal", sound: "off" });
    const { page } = await watchedPage(visitor);
    await sitDown(page, { rivals: 1, seed: 42 });
    await page.evaluate(() => {
      globalThis.flyers = 0;
      new MutationObserver((changes) => {
        globalThis.flyers += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.matches?.(".flyer") || node.querySelector?.(".flyer")).length;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const { market, over, button } = zones(page);
    await card(market, "wheat").click();
    await over.getByRole("button", { name: /^Take / }).first().click();
    await button("End turn").waitFor();
    await page.waitForTimeout(300);
    assert.equal((await page.evaluate(() => globalThis.flyers)) > 0, expected, reducedMotion);
  }
});

test("on a large screen words, costs, hand and buildings grow with the pictures", { timeout: 60_000 }, async () => {
  const { page } = await watchedPage(await context());
  await openKept(page, await middle("before"), { seats });
  const look = async (width, height) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(() =>
      [".row .card-name", ".row .card-cost .good", ".my-hand .card", ".my-buildings .card", ".rivals [data-card]", ".expected"].map((name) => {
        const one = document.querySelector(name);
        return { name, letters: Number.parseFloat(getComputedStyle(one).fontSize), width: one.getBoundingClientRect().width };
      }),
    );
  };
  const [small, large] = [await look(1440, 900), await look(2560, 1440)];
  for (const [place, { name, letters, width }] of large.entries()) {
    // A rival's building has no words.
    const read = name.startsWith(".rivals") || letters >= 1.5 * small[place].letters;
    assert.ok(read && width >= 1.5 * small[place].width, `${name}: ${JSON.stringify([small[place], large[place]])}`);
  }
});
