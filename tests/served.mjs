// What a host that others have written must do with the built page.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import { dist } from "./host.mjs";

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}

/** Waits until there is an answer. */
export async function answers(home) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(home).then((answer) => answer.ok, () => false)) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${home} does not answer`);
}

/** The files of the build come with the headers they are meant to have, and what is not there is said by our own page. */
export async function headersAreRight(home) {
  const files = await readdir(dist);
  const wasm = files.find((file) => file.endsWith(".wasm"));
  const expected = [
    ["", "text/html", "no-cache"],
    ["sw.js", "text/javascript", "no-cache"],
    ["bot.js", "text/javascript", "no-cache"],
    ["manifest.webmanifest", "application/manifest+json", "no-cache"],
    ["art/goods.svg", "image/svg+xml", "no-cache"],
    ["fonts/young-serif.woff2", "font/woff2", "no-cache"],
    [wasm, "application/wasm", "public, max-age=31536000, immutable"],
    [files.find((file) => /^tables-.*\.css$/.test(file)), "text/css", "public, max-age=31536000, immutable"],
  ];
  for (const [file, type, cache] of expected) {
    const answer = await fetch(home + file, { headers: { "Accept-Encoding": "gzip" } });
    const header = (name) => answer.headers.get(name) ?? "";
    assert.equal(answer.status, 200, file);
    assert.ok(header("content-type").startsWith(type), `${file}: ${header("content-type")}`);
    assert.equal(header("cache-control"), cache, file);
    assert.match(header("content-security-policy"), /^default-src 'none'; .*frame-ancestors \*$/, file);
    assert.equal(header("referrer-policy"), "no-referrer");
    assert.equal(header("x-content-type-options"), "nosniff");
    assert.equal(header("access-control-allow-origin"), "*");
    // What does not get smaller has no copy.
    if (!/woff2$|^bot\.js$/.test(file)) {
      assert.equal(header("content-encoding"), "gzip", `${file} is sent compressed`);
    }
    const tag = header("etag") && { "If-None-Match": header("etag") };
    const again = await fetch(home + file, { headers: { "Accept-Encoding": "gzip", ...tag, "If-Modified-Since": header("last-modified") } });
    assert.equal(again.status, 304, `${file} is asked for anew and not sent again`);
  }
  const missing = await fetch(`${home}nothing/here.html`);
  assert.equal(missing.status, 404);
  assert.match(await missing.text(), /Nothing lies here/);
}

/** The demo is a stranger's page. */
export async function theDemoHasItsOwnPolicy(home) {
  const answer = await fetch(`${home}demo/`);
  assert.deepEqual([answer.status, answer.headers.get("content-security-policy")], [200, null]);
}
