// Small screens, large letters, high contrast.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, doesNotScrollSideways, isAccessible, open, pages, watchedPage } from "./house.mjs";

const context = aBrowser();
const shots = new URL("screenshots/", import.meta.url).pathname;

for (const [what, options] of Object.entries({
  "360 px wide": { viewport: { width: 360, height: 740 } },
  "at 200 % zoom": { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  "at 400 % zoom": { viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 },
})) {
  test(`nothing has to be scrolled sideways ${what}, in any language`, async () => {
    for (const locale of ["en", "fr", "de"]) {
      const { page } = await watchedPage(await context({ ...options, locale }));
      for (const { name, at } of pages) {
        await open(page, at);
        await doesNotScrollSideways(page, `${name} in ${locale}`);
      }
    }
  });
}

test("letters twice as large stay on the page", async () => {
  const { page } = await watchedPage(await context({ viewport: { width: 390, height: 844 } }));
  const debug = await page.context().newCDPSession(page);
  for (const { name, at } of pages) {
    await open(page, at);
    await debug.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await doesNotScrollSideways(page, name);
  }
});

test("no letter is smaller than 13 px", async () => {
  const { page } = await watchedPage(await context({ viewport: { width: 360, height: 740 } }));
  for (const { name, at } of pages) {
    await open(page, at);
    const smallest = await page.evaluate(() =>
      Math.min(...[...document.querySelectorAll("#app *")].map((element) => parseFloat(getComputedStyle(element).fontSize))),
    );
    assert.ok(smallest >= 13, `${name}: ${smallest} px`);
  }
});

test("with forced colours every page keeps its words and its borders", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page, complaints } = await watchedPage(await context({ forcedColors: "active", colorScheme }));
    for (const { name, at, heading } of pages) {
      await open(page, at);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      await isAccessible(page, name);
      await page.screenshot({ path: `${shots}${name}-1440-forced-${colorScheme}.png`, fullPage: true });
    }
    assert.deepEqual(complaints, []);
  }
});
