// Offline, embedding and whole games in Firefox, driven by WebDriver BiDi. Needs Firefox (Debian: firefox-esr):
//
//   cargo xtask dist && npm run firefox
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Firefox } from "./bidi.mjs";
import { Host, dist } from "./host.mjs";
import { allKept, anyMoves, hurried, wholeGames } from "./player.mjs";

let firefox;
before(async () => (firefox = await Firefox.start(process.env.FIREFOX_PATH ?? "firefox-esr")));
after(() => firefox?.stop());

/** A host that is gone with its test, also if that fails: the run would never end. */
async function hosted(t, folder) {
  const host = await new Host(folder).start();
  t.after(() => host.stop());
  return host;
}

test("after one visit everything works without the host, in three languages, and a whole game of each game", { timeout: 1_200_000 }, async (t) => {
  const host = await hosted(t, dist);
  const page = await firefox.open(host.url);
  await page.until(() => navigator.serviceWorker.controller?.state === "activated");
  await page.until(allKept, undefined, 1200);
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text), hurried);
  await host.stop();
  await page.reload();
  await page.sees("a.skip");
  for (const [tag, heading] of [["fr", "Réglages"], ["de", "Einstellungen"], ["en", "Settings"]]) {
    await page.evaluate((lang) => localStorage.setItem("little-table.settings", `little-table settings 1\nlanguage=${lang}\nmotion=less\npace=instant\nsound=off`), tag);
    await page.goto(`${host.url}?${tag}#/settings`);
    await page.until((text) => document.querySelector("h1")?.textContent === text, heading);
  }
  for (const { game, deal } of wholeGames) {
    await t.test(game, async () => {
      await page.goto(`${host.url}?${game}#/${game}/deal/${deal}`);
      await page.sees(".new-game button[type=submit]");
      await page.evaluate(() => document.querySelector(".new-game button[type=submit]").click());
      await page.sees(".table");
      assert.match(await page.evaluate(anyMoves, { moves: 3000, seed: 7 }), /won|wins|share/i);
    });
  }
  // What was still on its way when a page was left has no address any more.
  assert.deepEqual(firefox.errors.splice(0).filter((text) => !text.startsWith("Failed to load ‘’")), []);
});

for (const { game } of wholeGames) {
  test(`${game} in a sandboxed frame of another origin, and the host hears of it`, { timeout: 600_000 }, async (t) => {
    const table = await hosted(t, dist);
    const site = await hosted(t, "/nowhere");
    site.pages.set("/", `<!DOCTYPE html><title>A fan site</title><iframe title="t" width="500" height="700" sandbox="allow-scripts" src="${table.url}?embed&game=${game}&rivals=apprentice&seed=5&first=me&lang=de"></iframe><script>globalThis.messages = []; addEventListener("message", ({ data, origin }) => messages.push({ data, origin }))</script>`);
    const page = await firefox.open(site.url);
    const frame = await page.frame();
    await frame.sees(".table .doing");
    assert.equal(await frame.evaluate(() => self.origin), "null");
    await frame.until(() => [...document.querySelectorAll(".table svg use")].filter((use) => use.getBBox().width > 0).length > 10);
    await frame.evaluate(() => document.querySelector("[data-tool=menu]").click());
    await frame.sees(".over .choice input");
    await frame.evaluate(() => [...document.querySelectorAll(".over .choice input")].at(-1).click());
    // A whole game of the quick one; of the others the first moves.
    const whole = game === "little-factory";
    assert.equal(Boolean(await frame.evaluate(anyMoves, { moves: whole ? 1000 : 12, seed: 3 })), whole);
    const messages = await page.evaluate(() => globalThis.messages);
    assert.deepEqual([...new Set(messages.map(({ data }) => data.type))].sort(), [...(whole ? ["gameover"] : []), "ready", "resize", "turn"]);
    assert.ok(messages.every(({ origin }) => origin === "null"));
  });
}

test("the element from another origin plays, follows the page and obeys", async (t) => {
  const table = await hosted(t, dist);
  const site = await hosted(t, "/nowhere");
  site.pages.set("/", `<!DOCTYPE html><html lang="fr"><title>A fan site</title><script type="module" src="${table.url}embed.js"></script><little-table rivals="apprentice" seed="42" first="me"></little-table>`);
  const page = await firefox.open(site.url);
  const frame = await page.frame();
  await frame.sees(".board");
  assert.equal(await frame.evaluate(() => document.documentElement.lang), "fr");
  await page.evaluate(() => document.querySelector("little-table").setLang("de"));
  await frame.until(() => document.documentElement.lang === "de");
  await page.evaluate(() => { document.querySelector("little-table").newGame({ rivals: ["trader", "trader"] }); });
  await frame.until(() => document.querySelectorAll(".rival").length === 2);
});

test("what goes on below has an arrow, though this browser knows no timelines of scrolling", async (t) => {
  const table = await hosted(t, dist);
  const site = await hosted(t, "/nowhere");
  site.pages.set("/", `<!DOCTYPE html><title>A fan site</title><iframe title="t" width="360" height="420" src="${table.url}?embed&game=little-factory&rivals=apprentice&seed=5&first=me&lang=en"></iframe>`);
  const page = await firefox.open(site.url);
  const frame = await page.frame();
  await frame.sees(".row[data-level='1']");
  assert.equal(await frame.evaluate(() => CSS.supports("animation-timeline: scroll()")), false, "this test is for browsers without");
  const sign = (wanted) => frame.until((wanted) => getComputedStyle(document.querySelector(".board"), "::after").visibility === wanted, wanted);
  await sign("visible");
  await frame.evaluate(() => document.querySelector(".board").scrollTo(0, 10_000));
  await sign("hidden");
});
