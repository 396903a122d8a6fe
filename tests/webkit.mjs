// The table in WebKit, by plain WebDriver: a whole game of each game, without the host, and in a frame; drawings leave the costs
// free, and the scales keep within the window. What can be driven is Debian's MiniBrowser of WebKitGTK. Needs WebKitGTK's driver and a screen that nobody sees (Debian: webkit2gtk-driver, xvfb):
//
//   cargo xtask dist && npm run webkit
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Host, dist } from "./host.mjs";
import { allKept, anyMoves, hurried, inThePage, sit, wholeGames } from "./player.mjs";

const pictures = new URL("screenshots/", import.meta.url);
await mkdir(pictures, { recursive: true });

/** A window of WebKitGTK. */
class WebKit {
  #driver;
  #at;

  static async start() {
    const webkit = new WebKit();
    const port = await freePort();
    const command = ["-a", "-s", "-screen 0 2600x1500x24", "WebKitWebDriver", `--port=${port}`];
    webkit.#driver = spawn("xvfb-run", command, { stdio: "ignore", detached: true });
    webkit.#at = `http://127.0.0.1:${port}/session`;
    const browserOptions = { binary: process.env.WEBKIT_PATH ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } };
    for (let tries = 0; ; tries += 1) {
      try {
        const { sessionId } = await webkit.#ask("POST", "", { capabilities });
        webkit.#at += `/${sessionId}`;
        await webkit.#ask("POST", "/timeouts", { script: 900_000, pageLoad: 120_000 });
        return webkit;
      } catch (error) {
        if (tries === 40) throw error;
        await pause(250);
      }
    }
  }

  async stop() {
    await this.#ask("DELETE", "").catch(() => {});
    try {
      process.kill(-this.#driver.pid);
    } catch {
      // It has left with its window.
    }
  }

  async #ask(method, path, body) {
    const response = await fetch(this.#at + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  goto(url) {
    return this.#ask("POST", "/url", { url });
  }

  /** Runs a function in the page, which may take its time. */
  async evaluate(run, ...args) {
    const script = `const [done, ...args] = [...arguments].reverse(); Promise.resolve((${run})(...args.reverse())).then(done)`;
    return this.#ask("POST", "/execute/async", { script, args });
  }

  async until(run, argument, tries = 300) {
    for (let count = 0; count < tries; count += 1) {
      if (await this.evaluate(run, argument).catch(() => false)) return; // a page on its way answers nothing
      await pause(100);
    }
    throw new Error(`never came true: ${run} ${argument ?? ""}`);
  }

  sees(selector) {
    return this.until((selector) => document.querySelector(selector) !== null, selector);
  }

  /** From now on the first frame of the page is meant, or the page again. */
  async inFrame(yes) {
    const element = yes ? await this.#ask("POST", "/element", { using: "css selector", value: "iframe" }) : null;
    await this.#ask("POST", "/frame", { id: element });
  }

  resize(width, height) {
    return this.#ask("POST", "/window/rect", { x: 0, y: 0, width, height });
  }

  async photograph(name) {
    const path = new URL(`webkit-${name}.png`, pictures);
    await writeFile(path, Buffer.from(await this.#ask("GET", "/screenshot"), "base64"));
  }
}

function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** In the page: what is wrong with the cards and what lies over the table. */
function faults() {
  const found = [];
  for (const card of document.querySelectorAll(".row .card")) {
    const art = card.querySelector(".card-art").getBoundingClientRect();
    const edge = card.getBoundingClientRect();
    for (const part of card.querySelectorAll(".card-cost, .card-effect")) {
      const box = part.getBoundingClientRect();
      if (box.height === 0 || !part.firstElementChild) continue;
      if (box.bottom > edge.bottom + 1) found.push(`${part.className} of ${card.dataset.card} is cut`);
      if (Math.min(box.bottom, art.bottom) - Math.max(box.top, art.top) > 2) found.push(`the drawing lies on ${part.className} of ${card.dataset.card}`);
    }
  }
  for (const box of document.querySelectorAll(".over, .over *, .table, .board, .market, .doing")) {
    const { left, right, width } = box.getBoundingClientRect();
    if (width > 1 && (right > innerWidth + 1 || left < -1)) found.push(`.${box.className} is ${Math.round(Math.max(right - innerWidth, -left))} px too wide`);
  }
  for (const sheet of document.querySelectorAll(".over")) {
    const scrolls = getComputedStyle(sheet).overflowX !== "hidden" && sheet.scrollWidth > sheet.clientWidth;
    if (scrolls) found.push(`.over scrolls ${sheet.scrollWidth - sheet.clientWidth} px sideways`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
  return [...new Set(found)];
}

let webkit;
let host;
before(async () => {
  host = process.env.LITTLE_TABLE_URL ? { url: process.env.LITTLE_TABLE_URL, stop() {} } : await new Host(dist).start();
  webkit = await WebKit.start();
});
after(async () => {
  await webkit?.stop();
  await host?.stop();
});

test("drawings leave the costs free, and the scales keep within the window", async () => {
  await webkit.goto(`${host.url}#/about`);
  await webkit.sees("a.skip");
  await webkit.evaluate((text) => localStorage.setItem("little-table.settings", text), `${hurried}\nlanguage=en`);
  await webkit.goto(`${host.url}?webkit#/little-factory`);
  await webkit.sees("#seed");
  await webkit.evaluate(sit, { rivals: ["apprentice", "apprentice"], seed: "42" });
  await webkit.evaluate(inThePage, 4);
  const wrong = [];
  for (const [width, height] of [[1440, 900], [1280, 620], [768, 1024], [480, 860], [960, 600]]) {
    await webkit.resize(width, height);
    await pause(300); // the window manager's pace, not ours
    wrong.push(...(await webkit.evaluate(faults)).map((fault) => `${width} × ${height}: ${fault}`));
    await webkit.photograph(`table-${width}x${height}`);
    await webkit.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true })));
    await webkit.sees(".over[data-kind=scales]");
    await pause(300);
    wrong.push(...(await webkit.evaluate(faults)).map((fault) => `${width} × ${height}, scales: ${fault}`));
    await webkit.photograph(`scales-${width}x${height}`);
    await webkit.evaluate(() => document.querySelector(".over-head button").click());
  }
  assert.equal(wrong.join("\n"), "");
});

test("after one visit everything works without the host, and a whole game of each game", { timeout: 1_800_000 }, async (t) => {
  const own = await new Host(dist).start();
  t.after(() => own.stop()); // also if it fails: the run would never end
  await webkit.resize(1280, 900);
  await webkit.goto(own.url);
  await webkit.until(() => navigator.serviceWorker?.controller?.state === "activated");
  await webkit.until(allKept, undefined, 1200);
  await webkit.evaluate((text) => localStorage.setItem("little-table.settings", text), `${hurried}\nlanguage=en`);
  await own.stop();
  for (const { game, deal } of wholeGames) {
    await t.test(game, async () => {
      await webkit.goto(`${own.url}?${game}#/${game}/deal/${deal}`);
      await webkit.sees(".new-game button[type=submit]");
      await webkit.evaluate(() => document.querySelector(".new-game button[type=submit]").click());
      await webkit.sees(".table");
      assert.match(await webkit.evaluate(anyMoves, { moves: 3000, seed: 7 }), /won|wins|share/i);
      await webkit.photograph(`${game}-end`);
    });
  }
});

for (const { game } of wholeGames) {
  // Without a sandbox: in WebKit 'self' in a page's policy matches nothing where the page is nobody's origin.
  test(`${game} in a frame of another origin, and the host hears of it`, { timeout: 600_000 }, async (t) => {
    const site = await new Host("/nowhere").start();
    t.after(() => site.stop());
    site.pages.set("/", `<!DOCTYPE html><title>A fan site</title><iframe title="t" width="500" height="700" src="${host.url}?embed&game=${game}&rivals=apprentice&seed=5&first=me&lang=de"></iframe><script>globalThis.messages = []; addEventListener("message", ({ data, origin }) => messages.push({ data, origin }))</script>`);
    await webkit.goto(site.url);
    await webkit.inFrame(true);
    await webkit.sees(".table .doing");
    await webkit.evaluate(anyMoves, { moves: 6, seed: 3 });
    await webkit.photograph(`${game}-frame`);
    await webkit.inFrame(false);
    const messages = await webkit.evaluate(() => globalThis.messages);
    for (const type of ["ready", "resize", "turn"]) {
      assert.ok(messages.some(({ data }) => data.type === type), type);
    }
    assert.ok(messages.every(({ origin }) => origin === new URL(host.url).origin));
  });
}
