// Any static host, any path, any junk in the address; and nothing that a strict host would refuse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import { aBrowser, deepHome, home, isAccessible, open, pages, watchedPage } from "./house.mjs";

const context = aBrowser();

test("the page works from deep within another site", async () => {
  const { page, complaints } = await watchedPage(await context());
  for (const { at, heading } of pages) {
    await open(page, at, deepHome);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.getByRole("link", { name: "Little Factory" }).click();
  await page.getByRole("heading", { level: 1, name: "Little Factory" }).waitFor();
  assert.ok(page.url().startsWith(deepHome), page.url());
  assert.deepEqual(complaints, []);
});

test("junk in the address leads home or to an honest page, never to a crash", async () => {
  const { page, complaints } = await watchedPage(await context());
  for (const [at, heading] of [
    ["#junk", "A table for one"],
    ["#%E0%A4%A", "A table for one"],
    ["#/%E0%A4%A", "Nothing lies here"],
    ["#/<img src=x onerror=alert(1)>", "Nothing lies here"],
    ["?utm=1#/settings", "Settings"],
    [`#/${"x".repeat(5000)}`, "Nothing lies here"],
  ]) {
    await open(page, at);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }
  await isAccessible(page, "not found");
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  assert.deepEqual(complaints, []);
});

test("an anchor typed into the address leaves the open page as it is", async () => {
  const { page } = await watchedPage(await context());
  await open(page, "#/about");
  await page.evaluate(() => (location.hash = "#main"));
  await page.getByRole("heading", { level: 1, name: "About Little Table" }).waitFor();
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
});

test("nothing shifts when the app takes over from the static page", async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    for (const locale of ["en", "fr", "de"]) {
      const { page } = await watchedPage(await context({ viewport, locale }));
      let deliver;
      await page.route("**/*.wasm", async (route) => {
        await new Promise((resolve) => (deliver = resolve));
        await route.continue();
      });
      const places = () =>
        page.evaluate(() =>
          ["header", ".brand-name", "nav", ".lede", "h1", ".tile"].map((part) => {
            const { x, y, width } = document.querySelector(`#app ${part}`).getBoundingClientRect();
            return [part, x, y, width];
          }),
        );
      await page.goto(home, { waitUntil: "commit" });
      await page.locator(".foot").waitFor();
      await page.waitForFunction(() => [...document.querySelectorAll("link[rel=stylesheet]")].every((link) => link.sheet));
      await page.evaluate(() => document.fonts.load("1rem 'Young Serif'"));
      const before = await places();
      while (!deliver) {
        await page.waitForTimeout(20);
      }
      deliver();
      await page.getByRole("article").first().waitFor();
      assert.deepEqual(await places(), before, `${viewport.width} px, ${locale}`);
    }
  }
});

test("the policy of the page is strict, and the page has no script or style of its own inside", async () => {
  const html = await (await fetch(home)).text();
  const policy = html.match(/default-src[^"]*/)?.[0] ?? "";
  const rules = new Map(policy.split(";").map((rule) => rule.trim().split(/ (.*)/).slice(0, 2)));
  assert.equal(rules.get("default-src"), "'none'");
  assert.equal(rules.get("style-src"), "'self'");
  assert.equal(rules.get("connect-src"), "'self'");
  assert.equal(rules.get("form-action"), "'none'");
  assert.equal(rules.get("script-src"), "'self' 'wasm-unsafe-eval'");
  assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  assert.doesNotMatch(html, /(href|src)="?(https?:)?\/\//, "an address that is not relative");
});

test("the policy bites: what it does not name is refused", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.smuggled = true";
    document.head.append(script);
    return globalThis.smuggled === true;
  });
  assert.equal(ran, false);
  assert.ok(complaints.some((complaint) => complaint.includes("Content Security Policy")));
});

test("the built page is valid HTML", async () => {
  const html = await (await fetch(home)).text();
  const report = await new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: {
      // The build writes HTML as short as the standard allows.
      "doctype-style": "off",
      "attr-quotes": "off",
      "no-implicit-close": "off",
      "void-style": "off",
      // Of the app and the messages for trouble only one is ever shown, each with its own <main>.
      "unique-landmark": "off",
    },
  }).validateString(html);
  const messages = report.results.flatMap((result) => result.messages);
  assert.deepEqual(
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    [],
  );
});
