// Lighthouse at a table: `cargo xtask lighthouse` opens addresses in an empty browser, and an empty browser has no game.
// This one begins a game first, then empties every cache. Not part of the tests: it wants a quiet machine.
// After `cargo xtask lighthouse`, which installs it, and with `cargo xtask play --no-open` running:
//
//   LITTLE_TABLE_URL=http://127.0.0.1:7420/ node tests/lighthouse.bench.mjs [runs]
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const home = process.env.LITTLE_TABLE_URL;
const browser = process.env.CHROME_PATH ?? "/usr/bin/chromium";
const cargo = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
const lighthouse = join(cargo, "little-table/lighthouse-12.8.2/node_modules/lighthouse/cli/index.js");
const runs = Number(process.argv[2] ?? 5);

const primed = await mkdtemp(join(tmpdir(), "little-table-"));
const visitor = await chromium.launchPersistentContext(primed, { executablePath: browser, args: ["--no-sandbox"], serviceWorkers: "block" });
const page = await visitor.newPage();
await page.goto(`${home}#/little-factory/deal/2-42`);
await page.getByRole("button", { name: "Play", exact: true }).click();
await page.locator(".board").waitFor();
const table = page.url();
await page.waitForTimeout(3000); // the browser writes its store now and then
await visitor.close();

const scores = [];
for (let run = 1; run <= runs; run += 1) {
  const profile = await mkdtemp(join(tmpdir(), "little-table-"));
  await cp(primed, profile, { recursive: true, filter: (path) => !/Singleton/.test(path) });
  for (const cache of ["Cache", "Code Cache", "GPUCache", "Service Worker"]) {
    await rm(join(profile, "Default", cache), { recursive: true, force: true });
  }
  const flags = `--headless=new --no-sandbox --user-data-dir=${profile}`;
  const words = [lighthouse, table, "--quiet", "--output=json", "--disable-storage-reset", `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)("node", words, { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 1e8 });
  const { categories, audits } = JSON.parse(stdout);
  const found = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
  const loaded = audits["network-requests"].details.items.reduce((sum, { transferSize }) => sum + transferSize, 0);
  console.log(`run ${run}: ${found.join(", ")}; ${loaded} bytes`);
  scores.push(categories.performance.score * 100);
  await rm(profile, { recursive: true, force: true });
}
await rm(primed, { recursive: true, force: true });
console.log(`performance, median: ${scores.sort((one, other) => one - other)[(runs - 1) >> 1]}`);
