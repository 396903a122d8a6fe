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

const context = aBrowser();
const engine = anEngine();
const limit = 16;
const share = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

test("a move is drawn within 16 ms of scripting at 4 × slow-down", { timeout: 300_000 }, async (t) => {
  const text = await engine.played(4, 7, ({ state }) => state.turn >= 40 && state.to_act === 1 && state.phase === "before");
  const visitor = await context();
  await settle(visitor, { pace: "normal", sound: "off" });
  const page = await visitor.newPage();
  await openKept(page, text, "me olga:apprentice bruno:apprentice hazel:apprentice");
  const debug = await visitor.newCDPSession(page);
  await debug.send("Performance.enable");
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const seconds = async () => {
    const { metrics } = await debug.send("Performance.getMetrics");
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
    return { script: of("ScriptDuration"), layout: of("LayoutDuration"), style: of("RecalcStyleDuration"), task: of("TaskDuration") };
  };
  // Nothing of ours runs in the page while a key is measured.
  const cost = async (key) => {
    const before = await seconds();
    await page.keyboard.press(key);
    await pause(500);
    const after = await seconds();
    return Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
  };
  const moves = [];
  const undos = [];
  for (let sample = 0; sample < 45; sample += 1) {
    await page.keyboard.press("a");
    const choices = zones(page).over.getByRole("button", { name: /^(Produce|Trade for) / });
    await choices.nth(sample % (await choices.count())).focus();
    await pause(200);
    const move = await cost("Enter");
    const undo = await cost("u");
    // The first ones warm the page up, as the moves before this one did.
    if (sample >= 5) {
      moves.push(move);
      undos.push(undo);
    }
  }
  for (const [name, list] of Object.entries({ moves, undos })) {
    for (const part of ["script", "style", "layout", "task"]) {
      const numbers = list.map((one) => one[part]);
      t.diagnostic(`${name}, ${part}: median ${share(numbers, 0.5).toFixed(1)} ms, p95 ${share(numbers, 0.95).toFixed(1)} ms, most ${Math.max(...numbers).toFixed(1)} ms`);
    }
  }
  const p95 = share(moves.map(({ script }) => script), 0.95);
  assert.ok(p95 <= limit, `${p95.toFixed(1)} ms of scripting at p95`);
});
