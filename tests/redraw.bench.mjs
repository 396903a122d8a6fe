// How much scripting a move costs at a quarter of this machine's speed, on the board of a game of four: until it is on the
// screen, and with all that follows (flights, the log's end, the list of moves taken apart). The browser slows a page down
// by stopping it again and again for a while, and a machine that is not alone does more of that; so every move is made
// several times, its median counts, and p95 is that of the moves. Not part of the tests: it wants a quiet machine and the
// release page. Build it with `cargo xtask dist`, serve it with `cargo xtask play --no-open`, then:
//
//   LITTLE_TABLE_URL=http://127.0.0.1:7420/ LITTLE_TABLE_SUBPATH_URL=x LITTLE_TABLE_ARENA=target/release/arena \
//     node --test tests/redraw.bench.mjs
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { anEngine } from "./engine.mjs";
import { openKept } from "./games.mjs";
import { aBrowser } from "./house.mjs";
import { settle, zones } from "./table.mjs";
import * as trace from "./trace.mjs";

const context = aBrowser();
const engine = anEngine();
const limit = 16;
const tries = 5;

test("a move is drawn within 16 ms of scripting at 4 × slow-down", { timeout: 600_000 }, async (t) => {
  const text = await engine.played(4, 7, ({ state }) => state.turn >= 40 && state.to_act === 1 && state.step === "before");
  const visitor = await context();
  await settle(visitor, { pace: "normal", sound: "off" });
  const page = await visitor.newPage();
  await openKept(page, text, { seats: "me olga:apprentice bruno:apprentice hazel:apprentice" });
  const debug = await visitor.newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Nothing of ours runs in the page between the two marks of a key.
  const press = async (key, name) => {
    await page.evaluate((name) => performance.mark(`tap-${name}-begins`), name);
    await page.keyboard.press(key);
    await pause(600);
    await page.evaluate((name) => performance.mark(`tap-${name}-ends`), name);
  };
  const choices = zones(page).over.getByRole("button", { name: /^(Produce|Trade for) / });
  const make = async (choice, name) => {
    await page.keyboard.press("a");
    await choices.first().waitFor();
    await choices.nth(choice).focus();
    await pause(100);
    await press("Enter", `move-${name}`);
    await press("u", `undo-${name}`);
  };
  await page.keyboard.press("a");
  await choices.first().waitFor();
  const count = await choices.count();
  await page.keyboard.press("Escape");
  // The first ones warm the page up, as the moves before this one did.
  for (let choice = 0; choice < 3; choice += 1) {
    await make(choice, "first");
  }
  await trace.begin(page);
  for (let number = 0; number < count * tries; number += 1) {
    await make(number % count, number);
  }
  const { scripts, paintings, tasks, marks } = await trace.end(page);
  const at = (name) => marks.find((mark) => mark.name === name)?.at;
  const within = (list, name) => {
    const [from, to] = [at(`tap-${name}-begins`), at(`tap-${name}-ends`)];
    return list.filter((one) => one.at >= from && one.until <= to);
  };
  // Enter makes a move when it is pressed, and a letter takes it back when it goes down.
  const untilShown = (name) => {
    const all = within(scripts, name);
    const made = all.find(({ event }) => event === (name.startsWith("move") ? "keypress" : "keydown"));
    const shown = within(paintings, name).find((painting) => painting.at > made?.until);
    assert.ok(shown, `${name} was shown`);
    return all.filter(({ at }) => at < shown.at);
  };
  const cost = (list) => list.reduce((sum, { cpu }) => sum + cpu, 0);
  const each = (kind, list) =>
    Array.from({ length: count }, (_, choice) =>
      trace.share(Array.from({ length: tries }, (_, one) => cost(list(`${kind}-${one * count + choice}`))), 0.5),
    );
  t.diagnostic(`${count} moves, each made ${tries} times`);
  for (const kind of ["move", "undo"]) {
    t.diagnostic(`${kind}, scripting until it is shown: ${trace.figures(each(kind, untilShown))}`);
    t.diagnostic(`${kind}, all scripting: ${trace.figures(each(kind, (name) => within(scripts, name)))}`);
    t.diagnostic(`${kind}, with style, layout and painting: ${trace.figures(each(kind, (name) => within(tasks, name)))}`);
  }
  const p95 = trace.share(each("move", untilShown), 0.95);
  assert.ok(p95 <= limit, `${p95.toFixed(1)} ms of scripting at p95`);
});
