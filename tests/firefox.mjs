// Offline, embedding and whole games in Firefox, driven by WebDriver BiDi. Needs Firefox (Debian: firefox-esr):
//
//   cargo xtask dist && npm run firefox
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Firefox } from "./bidi.mjs";
import { Host, dist } from "./host.mjs";
import { hurried, inThePage, sit } from "./player.mjs";

let firefox;
before(async () => (firefox = await Firefox.start(process.env.FIREFOX_PATH ?? "firefox-esr")));
after(() => firefox?.stop());

test("after one visit everything works without the host, a whole game against a master too", async () => {
  const host = await new Host(dist).start();
  const page = await firefox.open(host.url);
  await page.until(() => navigator.serviceWorker.controller?.state === "activated");
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text), hurried);
  await host.stop();
  await page.reload();
  await page.sees("a.skip");
  for (const [tag, heading] of [["fr", "Réglages"], ["de", "Einstellungen"], ["en", "Settings"]]) {
    await page.evaluate((lang) => localStorage.setItem("little-table.settings", `little-table settings 1\nlanguage=${lang}\nmotion=less\npace=instant\nsound=off`), tag);
    await page.goto(`${host.url}?${tag}#/settings`);
    await page.until((text) => document.querySelector("h1")?.textContent === text, heading);
  }
  await page.goto(`${host.url}#/little-factory`);
  await page.sees("#seed");
  await page.evaluate(sit, { rivals: ["master"], seed: "42" });
  const heading = await page.evaluate(inThePage, 1000);
  assert.match(heading, /won|wins|share/i);
});

test("a whole game in a sandboxed frame of another origin, and the host hears of it", async () => {
  const table = await new Host(dist).start();
  const site = await new Host("/nowhere").start();
  site.pages.set("/", `<!DOCTYPE html><title>A fan site</title><iframe title="t" width="500" height="700" sandbox="allow-scripts" src="${table.url}?embed&rivals=trader&seed=5&first=me&lang=de"></iframe><script>globalThis.messages = []; addEventListener("message", ({ data, origin }) => messages.push({ data, origin }))</script>`);
  const page = await firefox.open(site.url);
  const frame = await page.frame();
  await frame.sees(".board");
  assert.equal(await frame.evaluate(() => self.origin), "null");
  await frame.until(() => [...document.querySelectorAll(".board svg.card-art use")].every((use) => use.getBBox().width > 0));
  await frame.evaluate(() => document.querySelector("[data-tool=menu]").click());
  await frame.evaluate(() => [...document.querySelectorAll(".over .choice input")].at(-1).click());
  assert.ok(await frame.evaluate(inThePage, 1000));
  const messages = await page.evaluate(() => globalThis.messages);
  assert.deepEqual([...new Set(messages.map(({ data }) => data.type))].sort(), ["gameover", "ready", "resize", "turn"]);
  assert.ok(messages.every(({ origin }) => origin === "null"));
  await table.stop();
  await site.stop();
});

test("the element from another origin plays, follows the page and obeys", async () => {
  const table = await new Host(dist).start();
  const site = await new Host("/nowhere").start();
  site.pages.set("/", `<!DOCTYPE html><html lang="fr"><title>A fan site</title><script type="module" src="${table.url}embed.js"></script><little-table rivals="apprentice" seed="42" first="me"></little-table>`);
  const page = await firefox.open(site.url);
  const frame = await page.frame();
  await frame.sees(".board");
  assert.equal(await frame.evaluate(() => document.documentElement.lang), "fr");
  await page.evaluate(() => document.querySelector("little-table").setLang("de"));
  await frame.until(() => document.documentElement.lang === "de");
  await page.evaluate(() => { document.querySelector("little-table").newGame({ rivals: ["trader", "trader"] }); });
  await frame.until(() => document.querySelectorAll(".rival").length === 2);
  await table.stop();
  await site.stop();
});
