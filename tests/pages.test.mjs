// Every page in every size and both themes: it is there, it is accessible, it is quiet, and it is photographed.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { test } from "node:test";
import { faults } from "./eyes.mjs";
import { aBrowser, doesNotScrollSideways, isAccessible, isAccessibleInBothThemes, open, pages, watchedPage } from "./house.mjs";

const context = aBrowser();
const folder = new URL("screenshots/", import.meta.url);
await mkdir(folder, { recursive: true });

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test(`every page is whole and accessible at ${viewport.width} × ${viewport.height}, light and dark`, async () => {
    const { page, complaints } = await watchedPage(await context({ viewport }));
    for (const { name, at, heading } of pages) {
      await open(page, at);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      await isAccessibleInBothThemes(page, name);
      await doesNotScrollSideways(page, name);
      assert.deepEqual(await faults(page), [], name);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        const path = new URL(`${name}-${viewport.width}-${colorScheme}.png`, folder).pathname;
        await page.screenshot({ path, fullPage: true });
      }
    }
    assert.deepEqual(complaints, []);
  });
}

for (const [locale, words] of Object.entries({
  fr: ["Une table rien que pour vous", "Réglages", "À propos de Little Table", "Il n’y a rien ici", "Mes parties"],
  de: ["Ein Tisch für dich allein", "Einstellungen", "Über Little Table", "Hier liegt nichts", "Meine Partien"],
})) {
  test(`every page speaks ${locale} when the browser asks for it`, async () => {
    const viewport = { width: 390, height: 844 };
    const { page, complaints } = await watchedPage(await context({ locale, viewport }));
    const headings = { home: words[0], settings: words[1], about: words[2], "not-found": words[3], games: words[4] };
    for (const { name, at, heading } of pages) {
      await open(page, at);
      await page.getByRole("heading", { level: 1, name: headings[name] ?? heading, exact: true }).waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), locale);
      await isAccessible(page, `${name} in ${locale}`);
      await doesNotScrollSideways(page, `${name} in ${locale}`);
      await page.screenshot({ path: new URL(`${name}-390-light-${locale}.png`, folder).pathname, fullPage: true });
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
  assert.match(await games.nth(1).innerText(), /Being built[^]*My Little Scythe/);
  assert.match(await games.nth(2).innerText(), /Being built[^]*La Granja/);

  for (const name of ["My Little Scythe", "La Granja"]) {
    await page.getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText("You cannot play it here yet").waitFor();
    assert.equal(await page.getByRole("button", { name: "Play", exact: true }).count(), 0, name);
    await page.getByRole("link", { name: "Back to the table" }).click();
    await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  }
  await games.getByRole("link", { name: "Little Factory" }).click();
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
