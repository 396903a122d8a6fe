// What every browser test needs: the addresses, a browser, a page that is being watched, and a check for accessibility.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { recordIn } from "./kept.mjs";

/** The address `dist/` is served at. */
export const home = address("LITTLE_TABLE_URL");
/** The same files, served from deep within another site. */
export const deepHome = address("LITTLE_TABLE_SUBPATH_URL");

/** Every page a person can reach, with its heading in English. */
export const pages = [
  { name: "home", at: "#/", heading: "A table for one" },
  { name: "little-factory", at: "#/little-factory", heading: "Little Factory" },
  { name: "my-little-scythe", at: "#/my-little-scythe", heading: "My Little Scythe" },
  { name: "la-granja", at: "#/la-granja", heading: "La Granja" },
  { name: "games", at: "#/games", heading: "My games" },
  { name: "settings", at: "#/settings", heading: "Settings" },
  { name: "about", at: "#/about", heading: "About Little Table" },
  { name: "not-found", at: "#/chess", heading: "Nothing lies here" },
];

const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

function address(name) {
  const url = process.env[name];
  if (!url) {
    throw new Error(`${name} is not set: run the browser tests with \`cargo xtask test browser\`.`);
  }
  return url;
}

/**
 * One browser for a test file. The answer makes a context; all of them are closed with it. Only tests of the service
 * worker have one: elsewhere it would answer in place of the host.
 */
export function aBrowser({ serviceWorkers = "none", args = [] } = {}) {
  let browser;
  before(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        ...args,
      ],
    });
  });
  after(() => browser?.close());
  return async (options = {}) => {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ locale: "en", colorScheme: "light", viewport, ...options });
    if (serviceWorkers === "none") {
      await context.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
    }
    return context;
  };
}

/**
 * A page that remembers everything it should not do: messages in the console, errors, requests to other origins than
 * the host's and requests that fail.
 */
export async function watchedPage(context, host = home) {
  const page = await context.newPage();
  const complaints = [];
  const ours = new URL(host).origin;
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${message.type()} in the console: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== ours) {
      complaints.push(`request to ${request.url()}`);
    }
  });
  page.on("requestfailed", (request) => {
    // What was still on its way when the page was left is no fault.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") {
      complaints.push(`no answer from ${request.url()}`);
    }
  });
  page.on("response", (response) => {
    // 304: the browser asked whether what it keeps is still good, and it is.
    if (!response.ok() && response.status() !== 304) {
      complaints.push(`${response.status()} from ${response.url()}`);
    }
  });
  return { page, complaints };
}

/** Opens an address of ours and waits until the app, not the static shell, shows it. */
export async function open(page, at = "#/", base = home) {
  // A fresh document each time: a new fragment alone would only turn the page.
  await page.goto("about:blank");
  await page.goto(base + at);
  await appIsThere(page);
}

/** Opens the rules of a game with everything that is otherwise built when somebody comes near it. */
export async function openWholeRules(page, game = "little-factory") {
  await open(page, `#/${game}/rules`);
  await page.keyboard.press("Control+f");
  await page.locator(".card-list").first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".near:empty"));
}

/** Only the app has a way to skip its header; the static shell has none. */
export async function appIsThere(page) {
  await page.locator("a.skip").waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
}

/** What axe finds, one line a violation. The script is handed over by the debugger, so the page's policy stays on. */
export async function violations(page, part = "html", rules = undefined) {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(axeSource);
  }
  // A colour on its way from one to another is neither. What beckons at La Granja has its colours all the time.
  await page.evaluate(() => {
    const ends = (one) => one.animationName !== "beckon" && one.effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    const still = Promise.allSettled(moving.map((one) => one.finished));
    return Promise.race([still, new Promise((late) => setTimeout(late, 2000))]).then(() => undefined);
  });
  const runOnly = rules && { type: "rule", values: rules };
  const options = { resultTypes: ["violations"], ...(runOnly && { runOnly }) };
  const result = await page.evaluate(([part, options]) => globalThis.axe.run(part, options), [part, options]);
  return result.violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html.slice(0, 200)})`));
}

const pictures = new URL("screenshots/", import.meta.url);

/** A picture for people to look at, for those who want some (`PICTURES=1`): no test does, and taking them takes time. */
export async function photograph(page, name, options = {}) {
  if (process.env.PICTURES) {
    await page.screenshot({ path: new URL(`${name}.png`, pictures).pathname, ...options });
  }
}

/** The page is accessible as far as a program can tell. */
export async function isAccessible(page, where, part) {
  assert.deepEqual(await violations(page, part), [], where);
}

/** The rules of axe that look at colours. All others see the same page in both themes. */
const colours = ["color-contrast", "link-in-text-block"];

/** The page is accessible by daylight, and its colours are by lamplight, too. `known` says which lines are none. */
export async function isAccessibleInBothThemes(page, where, { part = "html", known = () => false } = {}) {
  for (const [colorScheme, rules] of [["light"], ["dark", colours]]) {
    await page.emulateMedia({ colorScheme });
    const found = (await violations(page, part, rules)).filter((line) => !known(line));
    assert.deepEqual(found, [], `${where}, ${colorScheme}`);
  }
}

/** Nothing sticks out at the side. */
export async function doesNotScrollSideways(page, where) {
  const [wide, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  assert.ok(wide <= seen, `${where}: ${wide} px of content in a window of ${seen} px`);
}

/** A move is seen first and kept then: waits until nothing is on its way. */
export async function isKept(page) {
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-unsaved"));
}

/** The record of the game that the page shows, as the engine reads it. */
export async function record(page) {
  const id = new URL(page.url()).hash.match(/^#\/[a-z-]+\/([0-9a-f]{8})/)?.[1];
  await isKept(page);
  const kept = await page.evaluate((key) => localStorage.getItem(key), `little-table.game.${id}`);
  const text = recordIn(kept ?? "");
  assert.ok(text, `no record of ${page.url()} is kept`);
  return text;
}
