// Any static host, any path, any junk in the address; and nothing that a strict host would refuse.
import assert from "node:assert/strict";
import { readFile, readdir, stat } from "node:fs/promises";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import { Host, dist } from "./host.mjs";
import { aBrowser, deepHome, home, isAccessible, open, pages, watchedPage } from "./house.mjs";

const context = aBrowser();

test("the page works from deep within another site", async () => {
  const { page, complaints } = await watchedPage(await context());
  for (const { at, heading } of pages) {
    await open(page, at, deepHome);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.getByRole("link", { name: "Little Factory", exact: true }).click();
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

test("wasm under a wrong type still starts, and the console says what the host should change", async () => {
  const { page, complaints } = await watchedPage(await context());
  await page.route("**/*.wasm", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-type": "application/octet-stream" } });
  });
  await open(page);
  await page.getByRole("article").first().waitFor();
  assert.deepEqual(
    complaints.filter((complaint) => !/application\/wasm/.test(complaint)),
    [],
  );
  assert.equal(complaints.length, 1, "one clear sentence");
});

test("beside every large text lie its compressed copies, and they say the same", async () => {
  const files = await readdir(dist, { recursive: true });
  const copies = files.filter((file) => /\.(gz|br)$/.test(file));
  for (const copy of copies) {
    const small = await readFile(`${dist}/${copy}`);
    const plain = await readFile(`${dist}/${copy.slice(0, -3)}`);
    assert.deepEqual(copy.endsWith(".gz") ? gunzipSync(small) : brotliDecompressSync(small), plain, copy);
    assert.ok(small.length < plain.length, copy);
  }
  for (const file of files.filter((name) => /\.(wasm|js|css|svg|html)$/.test(name) && !/^hosting/.test(name))) {
    const { size } = await stat(`${dist}/${file}`);
    if (size > 1000) {
      assert.ok(copies.includes(`${file}.gz`) && copies.includes(`${file}.br`), file);
    }
  }
});

test("hosts are told the page's own policy, and to keep hashed files for ever", async () => {
  const html = await readFile(`${dist}/index.html`, "utf8");
  const policy = html.match(/default-src[^"]*/)[0].replace(/[; ]+$/, "");
  for (const file of ["_headers", "hosting/nginx.conf"]) {
    const text = await readFile(`${dist}/${file}`, "utf8");
    // A host shows a page of its own for what is not there; its style lies within it.
    const sent = text.replace(/style-src 'self' 'sha256-[^']+'/, "style-src 'self'");
    assert.notEqual(sent, text, file);
    assert.ok(sent.includes(`${policy}; frame-ancestors *`), file);
    assert.match(text, /immutable/);
    assert.match(text, /Referrer-Policy:? "?no-referrer/);
    assert.match(text, /Access-Control-Allow-Origin:? "?\*/);
  }
  const headers = await readFile(`${dist}/_headers`, "utf8");
  const hashed = (await readdir(dist)).filter((file) => /-[0-9a-f]{12,16}(_bg)?\.\w+$/.test(file));
  assert.ok(hashed.length > 5);
  for (const file of hashed) {
    assert.ok(headers.includes(`\n/${file}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`), file);
  }
  assert.match(html, /<meta(?=[^>]*name="?referrer)(?=[^>]*content="?no-referrer)/);
});

test("where there is nothing, a page in the house's colours says so at any depth, under the host's own policy", async () => {
  const headers = await readFile(`${dist}/_headers`, "utf8");
  const policy = headers.match(/Content-Security-Policy: (.*)/)[1];
  const host = new Host(dist);
  host.headers = { "Content-Security-Policy": policy };
  host.missing = await readFile(`${dist}/404.html`, "utf8");
  await host.start();
  for (const [colorScheme, ground] of [["light", "rgb(233, 220, 195)"], ["dark", "rgb(33, 27, 22)"]]) {
    const page = await (await context({ colorScheme, viewport: { width: 390, height: 844 } })).newPage();
    const trouble = [];
    page.on("console", (message) => message.type() === "error" && !/404/.test(message.text()) && trouble.push(message.text()));
    await page.goto(`${host.url}some/where/else.html`);
    await page.getByRole("heading", { name: "Nothing lies here" }).waitFor();
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), ground);
    await isAccessible(page, `not found, ${colorScheme}`);
    assert.deepEqual(trouble, []);
  }
  await host.stop();
});

test("where its address is sent, a preview shows our own picture", async () => {
  const html = await readFile(`${dist}/index.html`, "utf8");
  const said = (name) => html.match(new RegExp(`<meta property="og:${name}" content="([^"]*)"`))?.[1];
  assert.match(said("title"), /Little Table/);
  assert.match(said("description"), /Little Factory, My Little Scythe and La Granja/);
  const picture = await readFile(`${dist}/${said("image").replace(/^https?:.*(?=icons)/, "")}`);
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String), [said("image:width"), said("image:height")]);
  assert.ok(picture.length < 1_000_000, `${picture.length} bytes`);
});
