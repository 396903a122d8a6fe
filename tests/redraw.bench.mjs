// How much scripting a move costs at a quarter of this machine's speed, on the board of a game of four. Not part of the
// tests: it wants a quiet machine and the release page. Build it with `cargo xtask dist`, serve it with
// `cargo xtask play --no-open`, then:
//
//   LITTLE_TABLE_URL=http://127.0.0.1:7420/ LITTLE_TABLE_SUBPATH_URL=x LITTLE_TABLE_ARENA=target/release/arena \
//     node --test tests/redraw.bench.mjs
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { anEngine } from "./engine.mjs";
import { aBrowser, openKept } from "./house.mjs";
import { settle, zones } from "./table.mjs";
import * as trace from "./trace.mjs";

const context = aBrowser();
const engine = anEngine();
const limit = 16;

test("a move is drawn within 16 ms of scripting at 4 × slow-down", { timeout: 300_000 }, async (t) => {
  const text = await engine.played(4, 7, ({ state }) => state.turn >= 40 && state.to_act === 1 && state.phase === "before");
  const visitor = await context();
  await settle(visitor, { pace: "normal", sound: "off" });
  const page = await visitor.newPage();
  await openKept(page, text, "me olga:apprentice bruno:apprentice hazel:apprentice");
  const debug = await visitor.newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Nothing of ours runs in the page while a key is measured, but the mark that finds its process.
  const cost = async (key) => {
    await page.evaluate(() => performance.mark("here"));
    await trace.begin(page);
    await page.evaluate(() => performance.mark("here"));
    await pause(100);
    await page.keyboard.press(key);
    await pause(700);
    const { scripts, tasks } = await trace.end(page);
    const sum = (list) => list.reduce((sum, { cpu }) => sum + cpu, 0);
    return { script: sum(scripts), everything: sum(tasks) };
  };
  const moves = [];
  const undos = [];
  for (let sample = 0; sample < 35; sample += 1) {
    await page.keyboard.press("a");
    const choices = zones(page).over.getByRole("button", { name: /^(Produce|Trade for) / });
    await choices.first().waitFor();
    await choices.nth(sample % (await choices.count())).focus();
    await pause(200);
    const move = await cost("Enter");
    const undo = await cost("u");
    // The first ones warm the page up, as the moves before this one did.
    if (sample >= 3) {
      moves.push(move);
      undos.push(undo);
    }
  }
  for (const [name, list] of Object.entries({ moves, undos })) {
    for (const part of ["script", "everything"]) {
      t.diagnostic(`${name}, ${part}: ${trace.figures(list.map((one) => one[part]))}`);
    }
  }
  const p95 = trace.share(moves.map(({ script }) => script), 0.95);
  assert.ok(p95 <= limit, `${p95.toFixed(1)} ms of scripting at p95`);
});
