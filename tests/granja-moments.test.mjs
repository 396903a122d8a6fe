// Every kind of decision of La Granja, and every helper's use, on the table once: each is come to by a reload in the middle of
// it, and is then carried out by what lies there. `SWEEP=whole` takes all helpers; otherwise every sixth is taken.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { awaited, carryOut, come, unseen } from "./granja.mjs";
import { finger, mouse } from "./hands.mjs";
import { aBrowser, isAccessibleInBothThemes, record, watchedPage } from "./house.mjs";
import { becomes, settle } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const whole = process.env.SWEEP === "whole";

/** Moments of games that were found by playing at random: what was decided before, and what is done then. */
const moments = JSON.parse(await readFile(new URL("records/granja-moments.json", import.meta.url), "utf8"));
const some = (all) => Object.entries(all).filter((_, place) => whole || place % 6 === 0);

/** Such a moment as a record. */
async function written({ setup = "2 seats", seed, before }) {
  await engine.ask({ do: "new", game: "la-granja", setup, seed });
  const { record } = await engine.ask({ do: "record" });
  return record + before.map((action) => `${action}\n`).join("");
}
const seated = ({ setup }) => ({ seats: setup === "solo" ? "me automaton" : "me bruno:apprentice" });

/** A page on which nothing passes by itself. */
async function table(options) {
  const visitor = await context(options);
  await settle(visitor, { pace: "instant", sound: "off", stops: "always" });
  return watchedPage(visitor);
}

test("on a phone every kind of decision is there again after a reload, is seen without scrolling, and is made on the table", { timeout: 600_000 }, async () => {
  const { page, complaints } = await table({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const ways = { button: [], thing: [], list: [] };
  for (const [decision, moment] of Object.entries(moments.decisions)) {
    const begun = await written(moment);
    const state = await engine.replay(begun);
    assert.equal(state.decision, decision);
    await come(page, begun, seated(moment));
    await awaited(page);
    assert.equal(await record(page), begun, `reloaded in the decision ${decision}`);
    assert.match(await page.locator(".doing .expected").innerText(), /^Your turn: .{8,}[.?]$/, decision);
    const { actions } = await engine.ask({ do: "legal" });
    const action = actions.find((action) => !/^(buy|sell|spend|upgrade|fetch|done|pass)/.test(action)) ?? actions.find((action) => action === "done") ?? actions[0];
    // What is asked needs no more than the panel and the sheet show, and what is due is where one looks.
    await becomes(() => unseen(page.locator(".doing [data-action]:not(.plans *)")), [], `in the panel, ${decision}`);
    await becomes(() => unseen(page.locator("[data-spot]:is([data-spot^=sale], [data-spot^=die], [data-spot^=donkeys])[data-light=lit]")), [], `on the table, ${decision}`);
    if (decision === "scoring") {
      await isAccessibleInBothThemes(page, decision, { part: ".table" }); // a phase that passes by itself in whole games
    }
    // The sheet slides in.
    const look = () => becomes(() => unseen(page.locator(".over button.move")), [], `in the answer, ${decision}`);
    const { how } = await carryOut(page, action, finger(), look);
    ways[how].push(decision);
  }
  assert.ok(Object.keys(moments.decisions).length >= 25, "all kinds; the neutral player’s are nobody’s");
  assert.deepEqual(ways.list, [], "all are made by what lies on the table");
  assert.deepEqual(complaints, []);
});

test("helpers are used on the table", { timeout: 900_000 }, async () => {
  const { page, complaints } = await table();
  for (const [helper, moment] of some(moments.helpers)) {
    const begun = await written(moment);
    await engine.replay(begun);
    const { events } = await engine.ask({ do: "apply", action: moment.action });
    await come(page, begun, seated(moment));
    await awaited(page);
    await carryOut(page, moment.action, mouse());
    // Of what helps by itself, the log tells.
    if (!moment.action.startsWith("use ")) {
      assert.ok(events.some(({ event, card }) => event === "helped" && card === helper), helper);
      assert.ok((await page.locator(`.log [data-card=${helper}]`).count()) > 0, `the log tells of ${helper}`);
    }
  }
  assert.deepEqual(complaints, []);
});

test("every card goes to its place as a helper, with its line", { timeout: 900_000 }, async () => {
  const { page, complaints } = await table();
  for (const [helper, moment] of some(moments.played)) {
    await come(page, await written(moment), seated(moment));
    await awaited(page);
    const { how, taps } = await carryOut(page, moment.action, mouse());
    assert.deepEqual([how, taps], ["thing", 2], helper);
    const label = await page.locator("[data-spot='helper:0'] .unseen").innerText();
    assert.ok(label.length > 20, `${helper} says what it does: ${label}`);
    assert.equal(await page.locator(`[data-spot='hand:${helper}']`).count(), 0, `${helper} left the hand`);
  }
  assert.deepEqual(complaints, []);
});
