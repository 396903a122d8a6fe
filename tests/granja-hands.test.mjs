// La Granja in the hand: what is dragged, where it can go, and what happens when the browser takes the finger away; what is said
// before it cannot be taken back; what passes by itself; a delivery on a phone; a round that is counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { cut } from "./games.mjs";
import { actionsIn, awaited, carryOut, come, games } from "./granja.mjs";
import { drag, keys, middleOf } from "./hands.mjs";
import { aBrowser, isAccessible, record, watchedPage } from "./house.mjs";
import { settle } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const { played } = games(engine);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const quick = { pace: "instant", sound: "off" };

async function table(begun, { options = {}, settings = quick } = {}) {
  const visitor = await context(options);
  await settle(visitor, settings);
  const { page, complaints } = await watchedPage(visitor);
  await come(page, begun);
  await awaited(page);
  return { page, complaints, visitor };
}

/** The first moment of the first seat that is so. */
async function moment(wanted, seed = 5) {
  const { record: whole, mine } = await played("2 seats", seed);
  const found = mine.find(wanted);
  assert.ok(found, "the game has such a moment");
  return { begun: cut(whole, found.at), ...found };
}

test("a mouse: what is held is seen, where it can go is lit, and a refusal is read", { timeout: 120_000 }, async () => {
  const { begun } = await moment(() => true);
  const { page, complaints } = await table(begun);
  const card = page.locator("[data-spot^=hand]").first();
  const from = await middleOf(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 4);
  assert.equal(await page.locator("[data-ghost]").count(), 0, "a hand that trembles drags nothing");
  await page.mouse.move(from.x + 60, from.y - 60, { steps: 3 });
  await page.locator("[data-ghost]").waitFor();
  await page.locator(".fields[data-takes]").waitFor();
  await page.locator("[data-spot='barrow:2'][data-takes]").waitFor();
  assert.equal(await page.locator("[data-spot^=row][data-takes]").count(), 0, "a card is nothing for a row");
  // Let go outside of the table's things, it lies where it lay; and a tap afterwards drops nothing.
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.locator("[data-ghost]").waitFor({ state: "detached" });
  await page.locator("[data-takes]").first().waitFor({ state: "detached" });
  await page.locator("[data-spot='helper:0']").click();
  await page.locator(".over[data-kind=answer]").waitFor();
  assert.equal(await record(page), begun);
  await page.keyboard.press("Escape");
  // A good is no card: a row that cannot have it says why, in words that are seen.
  await page.locator("[data-spot='good:wine']").dragTo(page.locator("[data-spot^=row]").first());
  const why = page.locator(".doing .refused");
  await why.waitFor();
  assert.ok((await why.innerText()).length > 15, await why.innerText());
  await isAccessible(page, "refused", ".doing");
  assert.equal(await record(page), begun);
  assert.deepEqual(complaints, []);
});

test("a finger: scrolling along the hand drops nothing, and leaving it drags a card onto the farm", { timeout: 120_000 }, async () => {
  const { begun } = await moment(() => true);
  const { page, complaints } = await table(begun, { options: phone });
  const card = page.locator("[data-spot^=hand]").first();
  const name = (await card.getAttribute("data-spot")).split(":")[1];
  const from = await middleOf(card);
  // Along the hand: the browser scrolls and takes the finger away.
  const lift = await drag(page, from, { x: from.x - 20, y: from.y }, { x: from.x - 60, y: from.y }, { x: from.x - 90, y: from.y });
  await lift();
  await page.locator("[data-ghost]").waitFor({ state: "detached" });
  await page.locator("[data-spot='barrow:0']").tap();
  await page.locator(".over[data-kind=answer]").waitFor();
  assert.equal(await record(page), begun, "a tap later drops nothing");
  await page.keyboard.press("Escape");
  await page.locator(".over").waitFor({ state: "detached" });
  await card.scrollIntoViewIfNeeded();
  const again = await middleOf(card);
  const to = await middleOf(page.locator("[data-spot='barrow:0']"));
  const up = { x: again.x, y: again.y - 30 };
  const drop = await drag(page, again, up, { x: (again.x + to.x) / 2, y: (again.y + to.y) / 2 }, to);
  await page.locator("[data-ghost]").waitFor();
  await drop();
  await page.locator("[data-ghost]").waitFor({ state: "detached" });
  await page.waitForFunction((name) => localStorage.getItem("little-table.game.00c0ffee").includes(`\nbarrow ${name} 1`), name);
  assert.equal(actionsIn(await record(page)).at(-1), `barrow ${name} 1`);
  assert.deepEqual(complaints, []);
});

test("by keys: Tab stops once in a row of things, and the arrows lead to a die and to its answer", { timeout: 120_000 }, async () => {
  const { begun, action } = await moment(({ decision, action }) => decision === "die" && action.startsWith("take "));
  const { page, complaints } = await table(begun);
  for (const row of [".dice", ".stalls", ".hand-cards", ".donkey-tiles"]) {
    const stops = await page.locator(`${row} [data-stop]`).evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length);
    assert.equal(stops, 1, row);
  }
  await page.locator(".dice [data-stop][tabindex='0']").focus();
  const { how } = await carryOut(page, action, keys(page));
  assert.equal(how, "thing");
  assert.deepEqual(complaints, []);
});

test("on a phone any delivery within reach takes two taps, and a hint leads to its room", { timeout: 120_000 }, async () => {
  const { begun } = await moment(({ decision, round }) => decision === "delivery" && round >= 3);
  const { page, complaints } = await table(begun, { options: phone });
  const all = page.locator(".all-deliveries");
  await all.tap();
  const ready = page.locator(".over[data-kind=deliveries] .move[data-action*=deliver]");
  await ready.first().waitFor();
  const count = Number((await all.innerText()).match(/\d+/)[0]);
  assert.equal(await ready.count(), count, "as many as it says");
  const before = actionsIn(await record(page)).length;
  await ready.last().tap();
  await page.waitForFunction((before) => localStorage.getItem("little-table.game.00c0ffee").trim().split("\n").length - 5 > before, before);
  // A room that was chosen by hand gives way to the room of a hint.
  await awaited(page);
  await page.locator(".rooms .room").nth(2).tap();
  await page.locator(".granja[data-room=market]").waitFor();
  await page.keyboard.press("h");
  const hinted = page.locator("[data-light=hinted]");
  const clue = page.locator(".over[data-kind=hint] p").first();
  await page.locator(".over[data-kind=hint] .button.go").waitFor({ timeout: 60_000 });
  const says = await clue.innerText();
  if (!says.startsWith("Nothing more")) {
    await page.keyboard.press("Escape");
    await hinted.first().waitFor();
  }
  assert.deepEqual(complaints, []);
});

test("buttons say what cannot be taken back; what passed by itself is told and is no turn of mine", { timeout: 120_000 }, async () => {
  const { begun } = await moment(({ decision, round, action }) => round === 2 && action === "done" && /cards|rest/.test(decision));
  const { page, complaints } = await table(begun, { settings: { ...quick, stops: "due" } });
  const done = page.locator(".doing [data-action=done]");
  assert.match(await done.innerText(), /After this you cannot undo/);
  await done.click();
  await awaited(page);
  // All that the rivals did since lies in one summary, though parts of mine were passed between.
  const since = page.locator(".doing .since");
  await page.keyboard.press("l");
  await page.locator(".log").waitFor();
  assert.match(await page.locator(".log").innerText(), /You go on, nothing was due: /);
  await page.keyboard.press("l");
  assert.ok((await since.locator("li").count()) > 0, "what happened since my turn");
  assert.match(await since.innerText(), /go on, nothing was due/);
  assert.deepEqual(complaints, []);
});

test("a round is counted source by source; with the marks switched off nothing glows", { timeout: 120_000 }, async () => {
  const { record: whole, mine } = await played("2 seats", 5);
  // Before the last thing of mine in a round whose end is mine to bring about.
  const last = mine.filter(({ round, decision, action }, place) => round < 6 && decision === "scoring" && action === "done" && mine[place + 1]?.round === round + 1);
  let shown = false;
  for (const { at } of last) {
    const { page, visitor } = await table(cut(whole, at), { settings: { ...quick, stops: "always", marks: "off" } });
    assert.equal(await page.locator("[data-light]").count(), 0, "no marks");
    await page.locator(".doing [data-action=done]").click();
    await awaited(page);
    const counting = page.locator(".counting");
    if (await counting.count()) {
      shown = true;
      assert.equal(await counting.locator("tbody tr").count(), 3, "market, siesta, sum");
      await isAccessible(page, "counting", ".counting");
      await counting.getByRole("button", { name: "Close" }).click();
      await counting.waitFor({ state: "detached" });
      await visitor.close();
      break;
    }
    await visitor.close();
  }
  assert.ok(shown, "a round was counted");
});
