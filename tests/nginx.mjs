// Serves the built page under a sub-path of a real nginx with the snippet that lies in the build, checks what it sends,
// and then runs the browser tests against it. Needs nginx on PATH (Debian: nginx-light):
//
//   cargo xtask dist && npm run nginx
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { dist } from "./host.mjs";

const path = "/games/little-table/";
const place = await mkdtemp(join(tmpdir(), "little-table-nginx-"));
const port = await freePort();
const home = `http://127.0.0.1:${port}${path}`;
await mkdir(`${place}/www/games`, { recursive: true });
await cp(dist, `${place}/www${path}`, { recursive: true });
await writeFile(
  `${place}/nginx.conf`,
  // Started by root, nginx would hand its work to a user who may not look into this folder.
  `${process.getuid() === 0 ? "user root;" : ""}
daemon off;
pid ${place}/pid;
error_log ${place}/error.log warn;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${place}/${kind};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    root ${place}/www;
    location ${path} {
      include ${place}/www${path}hosting/nginx.conf;
    }
  }
}
`,
);

let nginx;
try {
  const judged = spawnSync("nginx", ["-t", "-c", `${place}/nginx.conf`], { encoding: "utf8" });
  assert.equal(judged.status, 0, judged.error?.message ?? judged.stderr);
  await start();
  await headersAreRight();
  await theDemoHasItsOwnPolicy();
  console.log("nginx sends what the snippet says");
  await worksOffline();
  console.log("installed under a sub-path, and works when nginx is stopped");
  const failed = await new Promise((resolve) => {
    const env = { ...process.env, LITTLE_TABLE_URL: home, LITTLE_TABLE_SUBPATH_URL: home, LITTLE_TABLE_DIST: dist };
    const files = ["csp", "embed", "hosting", "pages", "settings"].map((name) => `${name}.test.mjs`);
    const tests = spawn(process.execPath, ["--test", "--test-concurrency=1", ...files], { env, stdio: "inherit" });
    tests.on("exit", resolve);
  });
  assert.equal(failed, 0, "a browser test fails behind nginx");
  console.log("all well behind nginx");
} finally {
  nginx?.kill();
  await rm(place, { recursive: true, force: true });
}

async function start() {
  nginx = spawn("nginx", ["-c", `${place}/nginx.conf`], { stdio: "inherit" });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(home).then((answer) => answer.ok, () => false)) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx does not answer");
}

async function headersAreRight() {
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
      assert.equal(header("content-encoding"), "gzip", `${file} is sent from its copy`);
    }
  }
}

async function theDemoHasItsOwnPolicy() {
  const answer = await fetch(`${home}demo/`);
  assert.deepEqual([answer.status, answer.headers.get("content-security-policy")], [200, null]);
}

async function worksOffline() {
  const executablePath = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.goto(home);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    const stopped = new Promise((resolve) => nginx.on("exit", resolve));
    nginx.kill();
    await stopped;
    await page.goto(`${home}#/little-factory`);
    await page.reload();
    await page.locator(".new-game button[type=submit]").click();
    await page.locator(".board").waitFor();
  } finally {
    await browser.close();
    await start();
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}
