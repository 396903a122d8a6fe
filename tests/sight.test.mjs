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

// axe cannot judge letters on wood grain, so the pairs of the palette are measured here.
const pairs = [
  ["ink", "table"],
  ["ink-soft", "table"],
  ["ink", "paper"],
  ["ink-soft", "paper"],
  ["ink", "paper-low"],
  ["ink-soft", "paper-low"],
  ["link", "paper"],
  ["on-wood", "wood"],
  ["go", "go-paper"],
  ["wait", "wait-paper"],
  ["ink", "go-paper"],
  ["ink", "wait-paper"],
];

test("every pair of letters and ground in the palette has a contrast of 4.5 to 1", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page } = await watchedPage(await context({ colorScheme }));
    await open(page);
    const colours = await page.evaluate((names) => {
      const probe = document.body.appendChild(document.createElement("i"));
      return Object.fromEntries(
        names.map((name) => {
          probe.style.color = `var(--${name})`;
          return [name, getComputedStyle(probe).color.match(/\d+/g).slice(0, 3).map(Number)];
        }),
      );
    }, [...new Set(pairs.flat())]);
    for (const [letters, ground] of pairs) {
      const ratio = contrast(colours[letters], colours[ground]);
      assert.ok(ratio >= 4.5, `${letters} on ${ground}, ${colorScheme}: ${ratio.toFixed(2)}`);
    }
  }
});

/** WCAG 2: the relation of two relative luminances. */
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(channels) {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
