// The page answers while a rival thinks: no long task, and a tap is answered in the next frame. Without a worker, too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { aBrowser, home, openKept, watchedPage } from "./house.mjs";
import { myTurn, settle, zones } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const rivals = ["olga", "bruno", "hazel"];

/** Notes every task above 50 ms, and how soon a tap is answered. */
function watch() {
  globalThis.tasks = [];
  globalThis.taps = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration, attribution } of list.getEntries()) {
      globalThis.tasks.push({ startTime, duration, by: attribution.map(({ containerType, name }) => `${containerType} ${name}`).join() });
    }
  }).observe({ entryTypes: ["longtask"] });
  addEventListener(
    "click",
    (event) => {
      if (!event.target.closest?.(".board .card")) {
        return;
      }
      const tap = { late: performance.now() - event.timeStamp, frames: 0, ms: 0 };
      const frame = () => {
        tap.frames += 1;
        if (document.querySelector("[role=dialog]") || tap.frames > 10) {
          tap.ms = performance.now() - event.timeStamp;
          globalThis.taps.push(tap);
        } else {
          requestAnimationFrame(frame);
        }
      };
      requestAnimationFrame(frame);
    },
    { capture: true },
  );
}

const share = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

/** Ends the person's turn and taps about while the rivals think. */
async function whileTheyThink(page, slow, most) {
  const debug = await page.context().newCDPSession(page);
  const { market, over, doing, button } = zones(page);
  const places = [];
  for (const target of await market.getByRole("button", { name: /^\w+\. Level II /  }).all()) {
    const { x, y, width, height } = await target.boundingBox();
    places.push([x + width / 2, y + height / 2]);
  }
  await button("End turn").click();
  if (await over.getByRole("button", { name: "End anyway" }).isVisible()) {
    await over.getByRole("button", { name: "End anyway" }).click();
  }
  await page.waitForTimeout(150);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: slow });
  const begin = await page.evaluate(() => performance.now());
  let taps = 0;
  while (taps < most && (await doing.getByText(/is thinking/).isVisible())) {
    await page.mouse.click(...places[taps % places.length]);
    await page.waitForTimeout(120);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
    taps += 1;
  }
  const end = await page.evaluate(() => performance.now());
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.keyboard.press("Escape");
  await myTurn(page, 60_000);
  const seen = await page.evaluate(() => ({ tasks: globalThis.tasks, taps: globalThis.taps }));
  return { taps: seen.taps, tasks: seen.tasks.filter(({ startTime }) => startTime >= begin && startTime <= end), time: end - begin };
}

for (const seats of [2, 4]) {
  for (const slow of [1, 4]) {
    test(`the page answers while Masters think: ${seats} seats, ${slow} × slower`, { timeout: 180_000 }, async (t) => {
      const text = await engine.played(seats, 7, ({ state }) => state.turn >= 12 && state.to_act === 1 && state.phase === "after");
      // The machine may be busy with something else: the best of three is what the page can do.
      let last;
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        const visitor = await context();
        await settle(visitor);
        await visitor.addInitScript(watch);
        const { page } = await watchedPage(visitor);
        await openKept(page, text, ["me", ...rivals.slice(0, seats - 1).map((name) => `${name}:master`)].join(" "));
        const { taps, tasks, time } = await whileTheyThink(page, slow, 12);
        await visitor.close();
        const frames = taps.map((tap) => tap.frames);
        const ms = taps.map((tap) => tap.ms);
        t.diagnostic(
          `${seats} seats, ${slow} ×, try ${attempt}: ${taps.length} taps in ${Math.round(time)} ms; answered after ${share(frames, 0.5)} (p95 ${share(frames, 0.95)}) frames, ` +
            `${share(ms, 0.5)?.toFixed(1)} ms (p95 ${share(ms, 0.95)?.toFixed(1)} ms); tasks above 50 ms: ${tasks.map(({ duration, by }) => `${Math.round(duration)} ms (${by})`).join(", ") || "none"}`,
        );
        last = { taps, tasks, frames };
        const well = taps.length >= 3 && share(frames, 0.95) <= (slow === 1 ? 1 : 2) && (slow > 1 || tasks.length === 0);
        if (well) {
          return;
        }
      }
      assert.ok(last.taps.length >= 3, "the Master thinks long enough to be watched");
      assert.ok(share(last.frames, 0.95) <= (slow === 1 ? 1 : 2), `frames until the answer: ${last.frames}`);
      assert.deepEqual(slow > 1 ? [] : last.tasks, []);
    });
  }
}

test("without a worker the rival thinks on the page, in slices", { timeout: 180_000 }, async (t) => {
  const text = await engine.played(2, 7, ({ state }) => state.turn >= 12 && state.to_act === 1 && state.phase === "after");
  let last;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const visitor = await context();
    await settle(visitor);
    await visitor.addInitScript(watch);
    const { page } = await watchedPage(visitor);
    await page.route("**/bot.js", (route) => route.abort());
    await openKept(page, text, "me olga:master");
    const { taps, tasks, time } = await whileTheyThink(page, 1, 12);
    await visitor.close();
    const frames = taps.map((tap) => tap.frames);
    t.diagnostic(
      `no worker, try ${attempt}: ${taps.length} taps in ${Math.round(time)} ms, answered after ${share(frames, 0.5)} (p95 ${share(frames, 0.95)}) frames; tasks above 50 ms: ${tasks.map(({ duration }) => `${Math.round(duration)} ms`).join(", ") || "none"}`,
    );
    last = tasks;
    if (tasks.length === 0) {
      return;
    }
  }
  assert.deepEqual(last, []);
});

test("in a sandboxed frame, where nothing is allowed, a game goes on", { timeout: 120_000 }, async () => {
  const { page } = await watchedPage(await context());
  await page.goto(new URL("licences.txt", home).href);
  await page.evaluate((home) => {
    const frame = document.createElement("iframe");
    frame.sandbox = "allow-scripts";
    frame.src = `${home}#/little-factory`;
    frame.style.cssText = "width: 1200px; height: 850px";
    document.body.replaceChildren(frame);
  }, home);
  const frame = page.frameLocator("iframe");
  await frame.getByText("I do", { exact: true }).click();
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  const { market, over, doing, log } = zones(frame);
  await market.getByRole("button", { name: /^Wheat\. / }).click();
  await over.getByRole("button", { name: /^Take / }).first().click();
  await doing.getByRole("button", { name: "End turn" }).click();
  await doing.getByRole("button", { name: "All moves" }).waitFor({ timeout: 60_000 });
  await log.getByText(/^(Olga|Bruno|Hazel|Rufus) · 1$/).first().waitFor();
});
