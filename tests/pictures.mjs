// Takes the pictures that others see of the table: in the README, in a shop or a dialog to install it, and where somebody has
// sent a link to it.
//
//   cargo xtask dist && npm run pictures
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { Host, dist } from "./host.mjs";

process.env.LITTLE_TABLE_URL ??= "http://127.0.0.1/"; // the tests' own helpers ask for it, and it is not used here
process.env.LITTLE_TABLE_SUBPATH_URL ??= process.env.LITTLE_TABLE_URL;
const { cut, file, instant, key } = await import("./games.mjs");

const root = new URL("../", import.meta.url);
const id = "00c0ffee";
const games = [
  { game: "little-factory", golden: "3_seats", seats: "me bruno:trader olga:master", part: 0.6 },
  { game: "my-little-scythe", golden: "4_seats", seats: "me bruno:trader olga:master rufus:apprentice", part: 0.55 },
  { game: "la-granja", golden: "3_seats", seats: "me bruno:trader olga:master", part: 0.6 },
];

/** The record of a golden game up to a decision of the first seat. */
async function record({ game, golden, part }, more) {
  const text = await readFile(new URL(`crates/${game}/tests/data/golden/${golden}.txt`, root), "utf8");
  const whole = text.split("\n").filter((line) => line && !/^[| ]/.test(line)).join("\n") + "\n";
  return cut(whole, Math.floor((whole.split("\n").length - 4) * part) + more);
}

const host = await new Host(dist).start();
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const converter = await browser.newPage();

/** Writes a picture, as WebP where its name says so. */
async function put(picture, name) {
  let bytes = picture;
  if (name.endsWith(".webp")) {
    const address = await converter.evaluate(async (png) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      return canvas.toDataURL("image/webp", 0.86);
    }, picture.toString("base64"));
    bytes = Buffer.from(address.split(",")[1], "base64");
  }
  await writeFile(new URL(name, root), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
}

/** A visitor whose table this is. */
async function visitor(one, { width, height, scale = 1, theme = "light" }) {
  const options = { locale: "en", viewport: { width, height }, deviceScaleFactor: scale, colorScheme: theme, hasTouch: width < 500 };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${host.url}#/about`);
  await page.locator("a.skip").waitFor({ state: "attached" });
  // A few actions later, until it is the visitor's turn.
  for (let more = 0; more < 60; more += 1) {
    const texts = { [key(id)]: file(await record(one, more), { seats: one.seats }), "little-table.settings": instant };
    await page.evaluate((texts) => Object.entries(texts).forEach(([name, text]) => localStorage.setItem(name, text)), texts);
    await page.goto("about:blank");
    await page.goto(`${host.url}#/${one.game}/${id}`);
    await page.locator(".table .doing").waitFor();
    if (await page.locator(".doing[data-mine]").count()) {
      break;
    }
  }
  await page.waitForTimeout(1500); // the drawings come one in a frame
  return page;
}

try {
  for (const one of games) {
    for (const [name, window] of [
      [`docs/${one.game}.webp`, { width: 1440, height: 900 }],
      [`docs/${one.game}-phone.webp`, { width: 390, height: 844, scale: 1.5, theme: "dark" }],
      [`static/icons/${one.game}-wide.webp`, { width: 1280, height: 800 }],
      [`static/icons/${one.game}-narrow.webp`, { width: 375, height: 667, scale: 2 }],
    ]) {
      const page = await visitor(one, window);
      await put(await page.screenshot(), name);
      await page.context().close();
    }
  }
  const page = await (await browser.newContext({ locale: "en", viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(host.url);
  await page.getByRole("article").first().waitFor();
  await page.waitForTimeout(1500);
  await put(await page.screenshot(), "docs/home.webp");
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.waitForTimeout(300);
  await put(await page.screenshot(), "static/icons/preview.png");
} finally {
  await browser.close();
  await host.stop();
}
