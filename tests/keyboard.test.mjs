// The whole page without a mouse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, open, watchedPage } from "./house.mjs";

const context = aBrowser();
const focused = (page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test("from home to the settings and back, by keys alone", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page);
  const order = [];
  for (let key = 0; key < 4; key += 1) {
    await page.keyboard.press("Tab");
    order.push(await focused(page));
  }
  assert.deepEqual(order, ["Skip to the content", "Little Table", "Settings", "About"]);

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.equal(await focused(page), "Settings", "the heading has the focus");
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");

  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.getByRole("radio", { name: "Light" }).isChecked());
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.getByRole("radio", { name: "Dark" }).isChecked());

  for (const name of ["About", "Settings", "Little Table"]) {
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(page), name);
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  assert.equal(await focused(page), "A table for one");

  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "Little Factory");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Little Factory" }).waitFor();
  assert.deepEqual(complaints, []);
});

test("the way past the header leads to the content and leaves the address alone", async () => {
  const { page } = await watchedPage(await context());
  await open(page, "#/about");
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "main");
  assert.match(page.url(), /#\/about$/);
});

test("what has the focus can be seen", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page } = await watchedPage(await context({ colorScheme }));
    for (const at of ["#/", "#/settings", "#/little-factory"]) {
      await open(page, at);
      for (let key = 0; key < 6; key += 1) {
        await page.keyboard.press("Tab");
        const ring = await page.evaluate(() => {
          const element = document.activeElement;
          const shown = [
            getComputedStyle(element),
            getComputedStyle(element, "::after"),
            getComputedStyle(element.parentElement),
          ];
          return shown.some((style) => style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2);
        });
        assert.ok(ring || (await page.evaluate(() => document.activeElement === document.body)), `${at}, key ${key}`);
      }
    }
  }
});

test("everything to press is large enough for a thumb", async () => {
  const { page } = await watchedPage(await context({ viewport: { width: 360, height: 740 } }));
  for (const at of ["#/", "#/settings", "#/little-factory", "#/about", "#/chess"]) {
    await open(page, at);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("a:not(.skip, .tile-link), button, label")]
        .filter((target) => target.getClientRects().length > 0)
        .map((target) => ({ name: target.textContent.trim(), ...target.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => height < 44 || width < 44)
        .map(({ name, width, height }) => `${name}: ${width} × ${height}`),
    );
    assert.deepEqual(small, [], at);
  }
});
