// Contrast that axe cannot measure.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, open, watchedPage } from "./house.mjs";

const context = aBrowser();

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
