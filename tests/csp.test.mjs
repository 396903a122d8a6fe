// Nothing that comes from outside becomes markup, and the page's policy never has to step in.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, appIsThere, home, pages } from "./house.mjs";
import { hurried, play, sitDown } from "./player.mjs";

const context = aBrowser();
const markup = `"><img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script><svg onload="globalThis.ran=1">'`;

/** A page that notes every violation of its policy, every dialog and every error. */
async function guardedPage() {
  const visitor = await context();
  const page = await visitor.newPage();
  const seen = [];
  await visitor.exposeBinding("note", (_, text) => seen.push(text));
  await visitor.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => globalThis.note(`${violatedDirective} ${blockedURI}`)),
  );
  page.on("dialog", (dialog) => seen.push("a dialog") && dialog.dismiss());
  page.on("pageerror", (error) => seen.push(error.message));
  return { page, seen };
}

async function nothingRan(page, seen, where) {
  const [ran, smuggled] = await page.evaluate(() => [
    globalThis.ran,
    [...document.querySelectorAll("img, [onerror], [onload], script:not([src]), iframe")].map((element) => element.outerHTML),
  ]);
  assert.equal(ran, undefined, where);
  assert.deepEqual(smuggled, [], where);
  assert.deepEqual(seen, [], where);
}

test("the watch works: markup that is really put in is refused and noted", async () => {
  const { page, seen } = await guardedPage();
  await page.goto(home);
  await appIsThere(page);
  await page.evaluate((text) => document.body.insertAdjacentHTML("beforeend", text), markup);
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => globalThis.ran), undefined);
  assert.ok(seen.length > 0);
});

test("markup in the address stays text", async () => {
  const { page, seen } = await guardedPage();
  const text = encodeURIComponent(markup);
  const addresses = [`#${text}`, `#/${text}`, `#/little-factory/${text}`, `#/continue/${text}`, `?${text}`, `?rescue-test${text}`];
  for (const name of ["game", "rivals", "first", "extension", "seed", "record", "lang", "theme", "accent", "host", text]) {
    addresses.push(`?embed&rivals=apprentice&${name}=${text}`, `?embed&${name}=${text}`);
  }
  addresses.push("?embed&rivals=%E0%A4%A", "?embed=%&record=%00", `?embed&record=${"%0A".repeat(500)}`);
  for (const at of addresses) {
    await page.goto("about:blank");
    await page.goto(home + at);
    await page.locator("main").first().waitFor();
    await page.waitForFunction(() => document.querySelector("#app footer, #app .board, #trouble:not([hidden])"));
    await nothingRan(page, seen, at);
  }
});

test("markup in the store stays text", async () => {
  const { page, seen } = await guardedPage();
  await page.goto(home);
  await appIsThere(page);
  const game = "little-table.game.0000002a";
  const sum = (text) => [...new TextEncoder().encode(text)].reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  const body = `seats me ${markup}\nbegun ${markup}\nlittle-factory 1\nsetup ${markup}\nseed 1\n${markup}`;
  const stored = {
    "little-table.settings": `little-table settings 1\ntheme=${markup}\nlanguage=${markup}\nmotion=${markup}\npace=${markup}`,
    "little-table.little-factory.choices": `little-table choices 1\nrivals=${markup}\nfirst=${markup}\nextension=${markup}`,
    [game]: `little-table game 1 ${sum(body).toString(16).padStart(8, "0")}\n${body}`,
    "little-table.game.0000002b": markup,
    "little-table.frame.00000000": markup,
    [`little-table.game.${markup}`]: markup,
  };
  await page.evaluate((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), stored);
  for (const at of ["#/", "#/settings", "#/little-factory", "#/little-factory/0000002a", "#/little-factory/0000002b", "#/continue", "?embed&rivals=trader"]) {
    await page.goto("about:blank");
    await page.goto(home + at);
    await page.waitForFunction(() => document.querySelector("#app footer, #app .board"));
    await nothingRan(page, seen, at);
  }
});

test("a whole session, from the first page to the end of a game, breaks no rule of the policy", async () => {
  const { page, seen } = await guardedPage();
  await page.goto(home);
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text.replace("motion=less\n", "")), hurried);
  for (const { at, heading } of pages) {
    await page.goto("about:blank");
    await page.goto(home + at);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }
  await page.goto(`${home}#/little-factory`);
  await sitDown(page, { rivals: ["apprentice", "apprentice"], seed: "3" });
  assert.ok(await play(page));
  await nothingRan(page, seen, "a whole session");
});
