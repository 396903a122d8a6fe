// Serves the built page under a sub-path of a real nginx with the snippet that lies in the build, checks what it sends,
// and then runs the browser tests against it. Needs nginx on PATH (Debian: nginx-light):
//
//   cargo xtask dist && npm run nginx
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { dist } from "./host.mjs";
import { answers, freePort, headersAreRight, theDemoHasItsOwnPolicy } from "./served.mjs";

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
      error_page 404 ${path}404.html;
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
  await headersAreRight(home);
  await theDemoHasItsOwnPolicy(home);
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
  await answers(home);
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
