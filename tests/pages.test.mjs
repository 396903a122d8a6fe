// Every page in every size, theme and language: it is there, it is accessible, it is quiet, and it is photographed. A page
// is opened once a language and looked at in every way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./eyes.mjs";
import { aBrowser, doesNotScrollSideways, isAccessible, isAccessibleInBothThemes, open, pages, photograph, watchedPage } from "./house.mjs";

const context = aBrowser();

/** Looked at closely, and photographed. */
const screens = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** A narrow phone, and a window at 200 % and at 400 % zoom. */
const narrow = [
  { width: 360, height: 740 },
  { width: 640, height: 400 },
  { width: 320, height: 225 },
];

const headings = {
  en: {},
  fr: { home: "Une table rien que pour vous", settings: "Réglages", about: "À propos de Little Table", "not-found": "Il n’y a rien ici", games: "Mes parties" },
  de: { home: "Ein Tisch für dich allein", settings: "Einstellungen", about: "Über Little Table", "not-found": "Hier liegt nichts", games: "Meine Partien" },
};

/** One page on one screen, by day and by night; `name` goes into the names of the photographs. */
async function closely(page, name, viewport) {
  await page.setViewportSize(viewport);
  await isAccessibleInBothThemes(page, name);
  assert.deepEqual(await faults(page), [], name);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await photograph(page, `${name}-${viewport.width}-${colorScheme}`, { fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

async function withForcedColours(page, name, heading) {
  await page.setViewportSize(screens[0]);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    await isAccessible(page, `${name} with forced colours, ${colorScheme}`);
    await photograph(page, `${name}-1440-forced-${colorScheme}`, { fullPage: true });
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
}

/** No letter is smaller than 13 px, and letters twice as large stay on the page. */
async function inSmallAndLargeLetters(page, name, debug) {
  const smallest = await page.evaluate(() =>
    Math.min(...[...document.querySelectorAll("#app *")].map((element) => parseFloat(getComputedStyle(element).fontSize))),
  );
  assert.ok(smallest >= 13, `${name}: ${smallest} px`);
  await page.setViewportSize(screens[2]);
  await debug.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await doesNotScrollSideways(page, `${name} in large letters`);
  await debug.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
}

for (const locale of ["en", "fr", "de"]) {
  test(`every page is whole and accessible in every size and theme, in ${locale}`, { timeout: 300_000 }, async () => {
    const { page, complaints } = await watchedPage(await context({ locale }));
    const debug = await page.context().newCDPSession(page);
    for (const { name, at, heading: inEnglish } of pages) {
      const heading = headings[locale][name] ?? inEnglish;
      const where = `${name} in ${locale}`;
      await open(page, at);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), locale);
      for (const viewport of [...screens, ...narrow]) {
        await page.setViewportSize(viewport);
        await doesNotScrollSideways(page, `${where}, ${viewport.width} px wide`);
      }
      if (locale === "en") {
        for (const viewport of screens) {
          await closely(page, name, viewport);
        }
        await withForcedColours(page, name, heading);
      } else {
        await closely(page, `${name}-${locale}`, screens[2]);
      }
      await inSmallAndLargeLetters(page, where, debug);
      await page.setViewportSize(screens[0]);
    }
    assert.deepEqual(complaints, []);
  });
}

test("home shows three games, and says honestly how far each has come", async () => {
  const { page } = await watchedPage(await context());
  await open(page);
  const games = page.getByRole("article");
  assert.equal(await games.count(), 3);
  assert.match(await games.nth(0).innerText(), /Play now[^]*Little Factory/);
  assert.match(await games.nth(1).innerText(), /Play now[^]*My Little Scythe/);
  assert.match(await games.nth(2).innerText(), /Play now[^]*La Granja/);

  for (const name of ["My Little Scythe", "La Granja"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Play", exact: true }).count(), 1, name);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  }
  await games.getByRole("link", { name: "Little Factory", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Little Factory" }).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("region", { name: "Market" }).waitFor();
});

test("the tab's title follows the page", async () => {
  const { page } = await watchedPage(await context());
  await open(page);
  assert.equal(await page.title(), "Little Table: board games for one");
  await page.getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { level: 1, name: "About Little Table" }).waitFor();
  assert.equal(await page.title(), "About · Little Table");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  assert.equal(await page.title(), "Little Table: board games for one");
});

test("the licences can be read", async () => {
  const { page } = await watchedPage(await context());
  for (const [name, text] of [
    ["Licence of the typeface", "SIL OPEN FONT LICENSE"],
    ["Licences of the libraries", "The MIT License"],
  ]) {
    await open(page, "#/about");
    await page.getByRole("link", { name }).click();
    await page.getByText(text).first().waitFor();
  }
});
