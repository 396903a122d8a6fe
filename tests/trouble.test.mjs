// When something fails, the player gets a message, in the player's language, and never an empty page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, home, isAccessible, open, photograph, watchedPage } from "./house.mjs";

const context = aBrowser();

for (const [locale, { heading, button, done, again, first }] of Object.entries({
  en: {
    heading: "The table has tipped over",
    button: "Copy the details",
    done: "Copied.",
    again: "Set the table again",
    first: "A table for one",
  },
  fr: {
    heading: "La table s’est renversée",
    button: "Copier les détails",
    done: "Copié.",
    again: "Redresser la table",
    first: "Une table rien que pour vous",
  },
  de: {
    heading: "Der Tisch ist umgekippt",
    button: "Einzelheiten kopieren",
    done: "Kopiert.",
    again: "Tisch wieder aufstellen",
    first: "Ein Tisch für dich allein",
  },
})) {
  test(`a panic shows a page with details to copy (${locale})`, async () => {
    for (const colorScheme of ["light", "dark"]) {
      const visitor = await context({ locale, colorScheme, permissions: ["clipboard-read", "clipboard-write"] });
      const { page } = await watchedPage(visitor);
      await page.goto(`${home}?rescue-test#/about`);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      assert.equal(await page.getByRole("main").count(), 1);
      assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");
      assert.equal(await page.title(), `${heading} · Little Table`);
      await isAccessible(page, heading);
      await photograph(page, `panic-1440-${colorScheme}-${locale}`, { fullPage: true });

      await page.getByRole("button", { name: button }).click();
      await page.getByRole("status").filter({ hasText: done }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(copied, /^Little Table \d+\.\d+\.\d+\n/);
      assert.match(copied, /the address asked for a rescue test/);
      assert.match(copied, /#\/about/);

      await page.getByRole("link", { name: again }).click();
      await page.getByRole("heading", { level: 1, name: first }).waitFor();
      await visitor.close();
    }
  });
}

test("where nothing may be copied for the reader, the details are marked to copy by hand", async () => {
  const { page } = await watchedPage(await context());
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(`${home}?rescue-test`);
  await page.getByRole("button", { name: "Copy the details" }).click();
  assert.match(await page.evaluate(() => String(getSelection())), /asked for a rescue test/);
});

for (const [locale, heading] of Object.entries({
  en: "This browser is too old for the table",
  fr: "Ce navigateur est trop ancien pour la table",
  de: "Dieser Browser ist zu alt für den Tisch",
})) {
  test(`a browser without WebAssembly is told so (${locale})`, async () => {
    const { page, complaints } = await watchedPage(await context({ locale }));
    await page.addInitScript(() => delete globalThis.WebAssembly);
    await page.goto(home);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await isAccessible(page, heading);
    assert.deepEqual(complaints, []);
  });
}

test("a program this browser cannot read counts as too old", async () => {
  const { page } = await watchedPage(await context());
  await page.route("**/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: "not wasm" }));
  await page.goto(home);
  await page.getByRole("heading", { level: 1, name: "This browser is too old for the table" }).waitFor();
});

test("a program that does not arrive is said to be missing", async () => {
  for (const lost of ["**/*.wasm", "**/lobby-*.js"]) {
    const { page } = await watchedPage(await context());
    await page.route(lost, (route) => route.abort());
    await page.goto(`${home}#/settings`);
    await page.getByRole("heading", { level: 1, name: "Not everything arrived" }).waitFor();
    await isAccessible(page, lost);
    await page.unroute(lost);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  }
});

test("a program that does not arrive later is said to be missing, and the game goes on", async () => {
  const { page } = await watchedPage(await context());
  await open(page, "#/little-factory");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator(".board").waitFor();
  const table = new URL(page.url()).hash;
  await page.route("**/lobby-*", (route) => route.abort());
  await page.evaluate(() => location.assign("#/settings"));
  await page.getByRole("heading", { level: 1, name: "Not everything arrived" }).waitFor();
  await page.unroute("**/lobby-*");
  await page.goto(`${home}${table}`);
  await page.reload();
  await page.locator(".board").waitFor();
});

test("without JavaScript the page says what it needs, in three languages", async () => {
  const { page } = await watchedPage(await context({ javaScriptEnabled: false }));
  await page.goto(home);
  for (const words of ["Please allow JavaScript", "Autorisez JavaScript", "Bitte erlaube JavaScript"]) {
    // Roles and texts skip what stands in a <noscript>, so this one is found by its element.
    assert.ok(await page.locator("noscript p", { hasText: words }).isVisible(), words);
  }
  await photograph(page, "noscript-1440-light-en", { fullPage: true });
});

test("the rescue test is asked for by its address only", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page, "?rescue-tests#/");
  await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  assert.deepEqual(complaints, []);
});
