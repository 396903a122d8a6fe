// Lighthouse on the built page: the lobby, three tables, three pages of rules. `cargo xtask lighthouse` installs it, builds and
// serves the page, and runs this; so many runs each, of which the median counts; all of the places, or those named:
//
//   cargo xtask lighthouse
//   cargo xtask lighthouse --runs 1 lobby la-granja/table
//
// A table is scored as a first visit to a game that is there already: it is begun first, then every cache is emptied. Not part
// of the tests: it wants a quiet machine.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const { LITTLE_TABLE_URL: home, LIGHTHOUSE: lighthouse, LIGHTHOUSE_REPORTS: reports, CHROME_PATH: browser } = process.env;
const runs = Number(process.argv[2] ?? 5);
const named = process.argv.slice(3);
const games = ["little-factory", "my-little-scythe", "la-granja"];
/** The performance that is wanted; of everything else all points. */
const wanted = { "la-granja/table": 90 };

const known = ["lobby", ...games.flatMap((game) => [`${game}/table`, `${game}/rules`])];
const strange = named.filter((place) => !known.includes(place));
if (strange.length > 0) {
  throw new Error(`There is no place ${strange.join(", ")}. The places are ${known.join(", ")}.`);
}

/** A browser's folder in which a game has been begun at each table, and where those are. */
async function begun() {
  const folder = await mkdtemp(join(tmpdir(), "little-table-"));
  const visitor = await chromium.launchPersistentContext(folder, { executablePath: browser, args: ["--no-sandbox"], serviceWorkers: "block" });
  const page = await visitor.newPage();
  const tables = {};
  for (const game of games) {
    await page.goto("about:blank");
    await page.goto(`${home}#/${game}/deal/2-42`);
    await page.locator(".new-game button[type=submit]").click();
    await page.locator(".table .doing").waitFor();
    tables[game] = page.url();
  }
  await page.waitForTimeout(3000); // the browser writes its store now and then
  await visitor.close();
  for (const cache of ["Cache", "Code Cache", "GPUCache", "Service Worker"]) {
    await rm(join(folder, "Default", cache), { recursive: true, force: true });
  }
  return { folder, tables };
}

/** One visit: the score of each category. */
async function visit(address, from, report) {
  const folder = await mkdtemp(join(tmpdir(), "little-table-"));
  if (from) {
    await cp(from, folder, { recursive: true, filter: (path) => !/Singleton/.test(path) });
  }
  const flags = `--headless=new --no-sandbox --user-data-dir=${folder}`;
  const words = [lighthouse, address, "--quiet", "--output=json", `--output-path=${report}`, "--disable-storage-reset", `--chrome-flags=${flags}`];
  await promisify(execFile)("node", words, { env: process.env, maxBuffer: 1e8 });
  await rm(folder, { recursive: true, force: true });
  const { categories } = JSON.parse(await readFile(report, "utf8"));
  return Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]));
}

const primed = await begun();
let well = true;
for (const place of known.filter((place) => named.length === 0 || named.includes(place))) {
  const [game, what] = place.split("/");
  const address = { table: primed.tables[game], rules: `${home}#/${game}/rules` }[what] ?? home;
  const seen = [];
  for (let run = 1; run <= runs; run += 1) {
    const report = join(reports, `lighthouse-${place.replace("/", "-")}-${run}.json`);
    seen.push(await visit(address, what === "table" ? primed.folder : undefined, report));
  }
  const figures = Object.keys(seen[0]).map((category) => {
    const scores = seen.map((scores) => scores[category]).sort((one, other) => one - other);
    const median = scores[(runs - 1) >> 1]; // of an even number, the worse of the two in the middle
    const least = category === "performance" ? (wanted[place] ?? 95) : 100;
    well &&= median >= least;
    return `${category} ${median}${median < least ? ` (wanted: ${least})` : ""} [${scores.join(" ")}]`;
  });
  console.log(`${place.padEnd(23)} ${figures.join("  ")}`);
}
await rm(primed.folder, { recursive: true, force: true });
process.exitCode = well ? 0 : 1;
