// The page answers while a rival thinks: no long task, and a tap is answered in the next frame. Without a worker, too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { anEngine } from "./engine.mjs";
import { openKept } from "./games.mjs";
import { aBrowser, home, watchedPage } from "./house.mjs";
import { myTurn, settle, zones } from "./table.mjs";
import * as trace from "./trace.mjs";
import { share } from "./trace.mjs";

const context = aBrowser();
const engine = anEngine();
const rivals = ["olga", "bruno", "hazel"];

/**
 * How much of the main thread's time a tap may cost until its answer is drawn: one frame, two when slowed down. That is
 * for a quiet machine (`LITTLE_TABLE_STRICT=1`). On a shared one caches are cold and everything takes longer, so there a
 * tap may cost half more than the same tap does when nobody thinks, and at most eight times what is allowed.
 */
const frame = 1000 / 60;
const strict = Boolean(process.env.LITTLE_TABLE_STRICT);
const limit = (allowance, resting) => (strict ? allowance : Math.min(8 * allowance, Math.max(2 * allowance, 1.5 * resting)));
/** Above this, a task is felt. */
const tooLong = 50;

/** Marks each tap on a card, and the frame in which its sheet is drawn. The lists are live: looking into them is free. */
function watch() {
  let count = 0;
  const sheets = document.getElementsByClassName("over");
  const unseen = document.getElementsByClassName("prepared");
  const isOpen = () => sheets.length > 0 && unseen.length === 0;
  addEventListener(
    "click",
    ({ target }) => {
      if (!isOpen() && target.closest?.(".board .card")) {
        const name = `tap-${(count += 1)}`;
        performance.mark(`${name}-begins`);
        const drawn = () => (isOpen() ? performance.mark(`${name}-ends`) : requestAnimationFrame(drawn));
        requestAnimationFrame(drawn);
      }
    },
    { capture: true },
  );
}

/** Where the cards of Level II lie; the row stays where it is. */
async function cards(page) {
  const places = [];
  for (const target of await zones(page).market.getByRole("button", { name: /^\w+\. Level II / }).all()) {
    const { x, y, width, height } = await target.boundingBox();
    places.push([x + width / 2, y + height / 2]);
  }
  return places;
}

/** Taps about for as long as `going` says, after `first`, and tells what that cost the main thread. */
async function tapAbout(page, places, slow, going, first = async () => {}) {
  await trace.begin(page);
  await first();
  for (let taps = 0; await going(taps); taps += 1) {
    // A finger is down for a moment: what that costs is not the answer's.
    await page.mouse.click(...places[taps % places.length], { delay: 60 });
    // Looking in between would cost the page time that a person's look does not.
    await pause(80 * slow);
    await page.keyboard.press("Escape");
    await pause(60);
  }
  const { tasks, marks } = await trace.end(page);
  const answers = [];
  for (const { name, at } of marks.filter(({ name }) => name.endsWith("-begins"))) {
    const drawn = marks.find((mark) => mark.name === name.replace("begins", "ends"));
    if (drawn) {
      // The task of the last mark is the frame itself: it draws before it ends.
      answers.push(tasks.filter((task) => task.until >= at && task.at <= drawn.at).reduce((sum, { cpu }) => sum + cpu, 0));
    }
  }
  return { answers, tasks: tasks.map(({ cpu }) => cpu) };
}

/** Does what has to be done before a turn can be ended. */
async function act(page) {
  const { over, button } = zones(page);
  await myTurn(page, 90_000);
  while (!(await button("End turn").isVisible())) {
    if (await button("Pass").isVisible()) {
      await button("Pass").click();
    } else {
      await button("All moves").click();
      await over.getByRole("list").first().getByRole("button").first().click();
    }
    await over.waitFor({ state: "detached" });
  }
}

async function endTurn(page) {
  const { over, button } = zones(page);
  await button("End turn").click();
  if (await over.getByRole("button", { name: "End anyway" }).isVisible()) {
    await over.getByRole("button", { name: "End anyway" }).click();
  }
}

const enough = 3;

/** Masters are watched thinking and acting at the usual pace, several turns, until there are taps enough. */
async function answers(t, what, { seats, slow, allowance, forbidden = false }) {
  const text = await engine.played(seats, 7, ({ state }) => state.turn >= 12 && state.to_act === 1 && state.step === "after");
  const visitor = await context();
  await settle(visitor, { pace: "normal", sound: "off" });
  await visitor.addInitScript(watch);
  const { page } = await watchedPage(visitor);
  if (forbidden) {
    await page.route("**/bot.js", (route) => route.abort());
  }
  await openKept(page, text, { seats: ["me", ...rivals.slice(0, seats - 1).map((name) => `${name}:master`)].join(" ") });
  const debug = await visitor.newCDPSession(page);
  const slowed = (rate) => debug.send("Emulation.setCPUThrottlingRate", { rate });
  const theirs = zones(page).button("Skip");

  const places = await cards(page);
  await slowed(slow);
  const rest = await tapAbout(page, places, slow, (taps) => taps < 4);
  const resting = share(rest.answers, 0.5);
  const taps = [];
  let long = [];
  let longest = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    await slowed(1);
    await act(page);
    const going = async (taps) => taps < 12 && (await theirs.isVisible());
    const seen = await tapAbout(page, places, slow, going, async () => {
      await endTurn(page);
      await slowed(slow);
      // A hand needs a moment from the button to a card.
      await pause(200);
    });
    taps.push(...seen.answers);
    long = seen.tasks.filter((cpu) => cpu > tooLong);
    longest = Math.max(longest, ...seen.tasks);
    // What else the machine does only ever adds to a task: one turn without a long one shows that there need be none.
    if (taps.length >= enough && share(taps, 0.5) <= limit(allowance, resting) && (slow > 1 || long.length === 0)) {
      break;
    }
  }
  t.diagnostic(`${what}: ${taps.length} taps, each until its answer is drawn: ${trace.figures(taps)}; at rest ${trace.figures(rest.answers)}; the longest task ${longest.toFixed(1)} ms`);
  await visitor.close();
  assert.ok(taps.length >= enough, `the Masters think long enough to be watched: ${taps.length} taps`);
  assert.deepEqual(slow > 1 ? [] : long, [], "tasks above 50 ms");
  assert.ok(share(taps, 0.5) <= limit(allowance, resting), `from tap to answer: ${taps.map((ms) => ms.toFixed(1))} ms, at rest ${resting.toFixed(1)} ms`);
}

for (const seats of [2, 4]) {
  for (const [slow, allowance] of [
    [1, frame],
    [4, 2 * frame],
  ]) {
    test(`the page answers while Masters think: ${seats} seats, ${slow} × slower`, { timeout: 240_000 }, async (t) => {
      await answers(t, `${seats} seats, ${slow} ×`, { seats, slow, allowance });
    });
  }
}

test("without a worker the rival thinks on the page, in slices", { timeout: 240_000 }, async (t) => {
  // A slice and an answer may fall into the same frame.
  await answers(t, "no worker", { seats: 2, slow: 1, allowance: 2 * frame, forbidden: true });
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
