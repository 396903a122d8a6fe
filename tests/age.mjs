// Fifty games in one tab: after each one has been opened, played on and left, what the page holds on to is no more than before.
// It takes minutes, so it is no stage:
//
//   cargo xtask dist && npm run age
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { Host, dist } from "./host.mjs";
import { anyMoves, hurried } from "./player.mjs";

const games = ["little-factory", "my-little-scythe", "la-granja"];
const host = await new Host(dist).start();
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
try {
  const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  // The programs' memories, which the heap of the scripts does not count.
  await page.addInitScript(() => {
    const instantiate = WebAssembly.instantiate.bind(WebAssembly);
    globalThis.memories = new Set();
    WebAssembly.instantiate = async (...words) => {
      const made = await instantiate(...words);
      globalThis.memories.add((made.instance ?? made).exports.memory);
      return made;
    };
  });
  await page.goto(`${host.url}#/about`);
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text), hurried);
  await page.reload();
  const debug = await context.newCDPSession(page);
  const held = async () => {
    await page.evaluate(() => (location.hash = "#/"));
    await page.getByRole("heading", { name: "A table for one" }).waitFor();
    await page.waitForTimeout(300);
    for (let times = 0; times < 3; times += 1) {
      await debug.send("HeapProfiler.collectGarbage");
    }
    const { usedSize } = await debug.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await debug.send("Memory.getDOMCounters");
    const programs = await page.evaluate(() => [...globalThis.memories].reduce((sum, memory) => sum + memory.buffer.byteLength, 0));
    return { heap: usedSize, nodes, listeners: jsEventListeners, programs };
  };
  const begin = async (number) => {
    const game = games[number % 3];
    await page.evaluate((at) => (location.hash = at), `#/${game}/deal/2-${number + 1}`);
    await page.locator(".new-game button[type=submit]").click();
    await page.locator(".table .doing").waitFor();
    // The first of each game and every seventh are played to their end: what a whole game takes is there before the comparison.
    const moves = number < 3 || number % 7 === 0 ? 1000 : 8;
    await page.evaluate(anyMoves, { moves, seed: number + 1 });
  };
  const seen = [];
  for (let number = 0; number < 50; number += 1) {
    await begin(number);
    if (number % 10 === 9 || number === 4) {
      const now = await held();
      seen.push(now);
      console.log(`after ${number + 1} games: heap ${(now.heap / 1e6).toFixed(2)} MB, ${now.nodes} nodes, ${now.listeners} listeners, programs ${(now.programs / 1e6).toFixed(1)} MB`);
    }
  }
  const [, first] = seen; // after 10 games everything has been loaded
  const last = seen.at(-1);
  assert.deepEqual(complaints, []);
  assert.ok(last.heap <= first.heap * 1.1, `the heap has grown from ${first.heap} to ${last.heap} bytes`);
  assert.ok(last.nodes <= first.nodes * 1.1, `${first.nodes} nodes have become ${last.nodes}`);
  assert.ok(last.listeners <= first.listeners * 1.1, `${first.listeners} listeners have become ${last.listeners}`);
  assert.ok(last.programs <= first.programs * 1.1, `the programs have grown from ${first.programs} to ${last.programs} bytes`);
  console.log("50 games in one tab hold on to nothing");
} finally {
  await browser.close();
  await host.stop();
}
