// What a move changes on the table, and what it leaves alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { middle, openKept } from "./games.mjs";
import { aBrowser, watchedPage } from "./house.mjs";
import { settle, zones } from "./table.mjs";

const context = aBrowser();
const seats = "me olga:apprentice bruno:apprentice hazel:apprentice";

/** The middle of a game, my turn, with cards in hand. */
async function myTurnInTheMiddle(settings, options) {
  const visitor = await context(options);
  await settle(visitor, settings);
  await visitor.addInitScript(() => {
    window.heard = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.heard += 1;
      return start.apply(this, when);
    };
  });
  const { page, complaints } = await watchedPage(visitor);
  await openKept(page, await middle("before"), { seats });
  return { page, complaints };
}

/** Makes something for which nothing is given away. */
async function produce(page) {
  await page.keyboard.press("a");
  const { over, button } = zones(page);
  await over.getByRole("button", { name: /^Produce (?!.*discard)/ }).first().focus();
  const heard = await page.evaluate(() => window.heard);
  await page.keyboard.press("Enter");
  await button("End turn").waitFor();
  return (await page.evaluate(() => window.heard)) - heard;
}

test("a card that stays in my hand is the same element after a move and after its undoing", async () => {
  const { page, complaints } = await myTurnInTheMiddle();
  const marked = () => page.locator(".my-hand .card").evaluateAll((cards) => cards.filter((card) => card.marked).map((card) => card.dataset.card));
  const before = await page.locator(".my-hand .card").evaluateAll((cards) =>
    cards.map((card) => {
      card.marked = true;
      return card.dataset.card;
    }),
  );
  assert.ok(before.length > 0);
  await produce(page);
  assert.ok((await page.locator(".my-hand .card").count()) > before.length);
  assert.deepEqual(await marked(), before);
  await page.keyboard.press("u");
  await page.locator(".my-hand .card").nth(before.length).waitFor({ state: "detached" });
  assert.deepEqual(await marked(), before);
  assert.deepEqual(complaints, []);
});

test("the list of moves is hidden at once and soon gone, and the log follows", async () => {
  const { page, complaints } = await myTurnInTheMiddle();
  const lines = await page.locator(".log-lines p").count();
  await produce(page);
  assert.equal(await page.locator(".over:visible").count(), 0);
  await page.locator(".over").waitFor({ state: "detached" });
  await page.locator(".log-lines p").nth(lines).waitFor();
  assert.match(await page.locator(".log-lines p").last().innerText(), /^You produce [A-Z][a-z ]+\.$/);
  // A mark stays with its card: it never begins what may stand on a line of its own.
  const begun = await page.locator(".log-lines p").evaluateAll((lines) =>
    lines.flatMap((line) => [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map(({ data }) => data)),
  );
  assert.ok(begun.length > lines);
  assert.deepEqual(begun.filter((text) => /^[.,)]/.test(text)), []);
  assert.deepEqual(complaints, []);
});

test("a card that leaves is gone with the move, and no other card is touched", async () => {
  const { page, complaints } = await myTurnInTheMiddle();
  await page.keyboard.press("a");
  await zones(page).over.getByRole("button", { name: /^Trade for a Sheep and the Bread Oven/ }).first().focus();
  await page.evaluate(() => {
    window.moved = [];
    const cards = (nodes) => [...nodes].flatMap((node) => node.dataset?.place ?? []);
    const watch = new MutationObserver((changes) => changes.forEach(({ addedNodes, removedNodes }) => window.moved.push(...cards(addedNodes), ...cards(removedNodes))));
    document.querySelectorAll(".row, .my-hand .cards").forEach((row) => watch.observe(row, { childList: true }));
  });
  await page.keyboard.press("Enter");
  await page.locator(".board [data-place='open-bread_oven']").waitFor({ state: "detached" });
  assert.deepEqual((await page.evaluate(() => window.moved)).sort(), ["hand-bread", "hand-sheep", "open-bread_oven", "open-sheep"]);
  assert.deepEqual(complaints, []);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
]) {
  test(`the market stays where it is, whatever is said beside it: ${width} × ${height}`, async () => {
    const { page, complaints } = await myTurnInTheMiddle({ pace: "fast", sound: "off" }, { viewport: { width, height } });
    await page.evaluate(() => {
      window.seen = new Set();
      const look = () => {
        // On a tablet it begins below the rivals, who need more room when one of them has built much.
        window.seen.add(Math.round(document.querySelector(".market").getBoundingClientRect().bottom));
        requestAnimationFrame(look);
      };
      look();
    });
    await produce(page);
    await page.keyboard.press("e");
    await page.locator(".doing:not([data-mine])").waitFor();
    await page.locator(".doing[data-mine]").waitFor();
    const seen = await page.evaluate(() => [...window.seen]);
    assert.equal(seen.length, 1, seen.join(", "));
    assert.deepEqual(complaints, []);
  });
}

test("what I do can be heard, unless sound is off or less motion is asked for", async () => {
  const sounds = async (settings, options) => {
    const { page } = await myTurnInTheMiddle(settings, options);
    await page.locator(".board").click({ position: { x: 2, y: 2 } });
    return produce(page);
  };
  assert.ok((await sounds({ pace: "instant" })) > 0);
  assert.equal(await sounds({ pace: "instant", sound: "off" }), 0);
  assert.equal(await sounds({ pace: "instant" }, { reducedMotion: "reduce" }), 0);
  assert.ok((await sounds({ pace: "instant", sound: "on" }, { reducedMotion: "reduce" })) > 0);
});

test("a card is shown large when the mouse has rested on it, not when it wanders about on it", async () => {
  const { page, complaints } = await myTurnInTheMiddle();
  const target = page.locator(".row[data-level='building'] .card").first();
  await page.mouse.move(1, 1);
  await target.evaluate((card) => {
    card.addEventListener("pointerover", () => (window.came ??= performance.now()));
    const look = () => document.querySelector(".peek") && (window.shown ??= performance.now());
    new MutationObserver(look).observe(document.querySelector(".table"), { childList: true });
  });
  const { x, y, width, height } = await target.boundingBox();
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    await page.mouse.move(x + width * part, y + height * part);
  }
  await page.locator(".peek").waitFor();
  // A timer is never early, however busy the machine is.
  const rested = await page.evaluate(() => window.shown - window.came);
  assert.ok(rested > 850, `shown after ${rested} ms`);
  await page.mouse.move(1, 1);
  await page.locator(".peek").waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
});
