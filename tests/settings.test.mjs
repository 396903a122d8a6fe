// What a person chooses takes effect at once and is still so on the next visit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { file } from "./games.mjs";
import { aBrowser, appIsThere, isAccessible, open, watchedPage } from "./house.mjs";

const context = aBrowser();

const background = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const afternoon = "rgb(233, 220, 195)";
const evening = "rgb(33, 27, 22)";

test("the theme follows the device until one is chosen, and the choice stays", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page, "#/settings");
  assert.equal(await background(page), afternoon);
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal(await background(page), evening);

  const themes = page.getByRole("group", { name: "Theme" });
  await themes.getByRole("radio", { name: "Light" }).check();
  assert.equal(await background(page), afternoon);

  await page.reload();
  await appIsThere(page);
  assert.equal(await background(page), afternoon);
  assert.ok(await themes.getByRole("radio", { name: "Light" }).isChecked());

  await themes.getByRole("radio", { name: "As my device" }).check();
  assert.equal(await background(page), evening);
  assert.deepEqual(complaints, []);
});

test("a chosen theme is there before the app is", async () => {
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await open(page, "#/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.route("**/*.wasm", () => {}); // The program never arrives; only the static page is seen.
  await page.reload({ waitUntil: "commit" });
  await page.getByText("Settings").first().waitFor();
  assert.equal(await background(page), evening);
});

test("the language can be changed, and the choice stays", async () => {
  const { page, complaints } = await watchedPage(await context({ locale: "de-AT" }));
  await open(page, "#/settings");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  assert.equal(await page.title(), "Einstellungen · Little Table");

  await page.getByRole("radio", { name: "Français" }).check();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  assert.equal(await page.title(), "Réglages · Little Table");
  await isAccessible(page, "settings in French");

  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  await page.getByRole("link", { name: "Little Table, accueil" }).click();
  await page.getByRole("heading", { level: 1, name: "Une table rien que pour vous" }).waitFor();
  assert.deepEqual(complaints, []);
});

test("a language we do not speak becomes English", async () => {
  const { page } = await watchedPage(await context({ locale: "ja" }));
  await open(page);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
});

test("nothing moves for those who want it so", async () => {
  const { page } = await watchedPage(await context());
  const swiftness = () =>
    page
      .getByRole("article")
      .first()
      .evaluate((tile) => getComputedStyle(tile).transitionDuration.split(", ")[0]);
  await open(page);
  assert.equal(await swiftness(), "0.2s");

  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.equal(await swiftness(), "0s");
  await page.emulateMedia({ reducedMotion: "no-preference" });

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Nothing moves" }).check();
  await page.goBack();
  await page.getByRole("article").first().waitFor();
  assert.equal(await swiftness(), "0s");
});

test("damaged settings do no harm", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page, "#/settings");
  await page.evaluate(() => localStorage.setItem("little-table.settings", "little-table settings 1\ntheme=\u0000\n=="));
  await page.reload();
  await appIsThere(page);
  assert.ok(await page.getByRole("radio", { name: "As my device" }).first().isChecked());
  assert.deepEqual(complaints, []);
});

for (const [how, forbid] of Object.entries({
  "when the browser forbids to keep anything": () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  },
  "when the browser's store is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
})) {
  test(`${how} the choice holds for this visit, and the page says so`, async () => {
    const { page, complaints } = await watchedPage(await context());
    await page.addInitScript(forbid);
    await open(page);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "Dark" }).check();
    assert.equal(await background(page), evening);
    const notice = page.getByRole("status").filter({ hasText: "does not let this page keep anything" });
    await notice.waitFor();
    assert.equal(await notice.count(), 1);
    await isAccessible(page, how);
    assert.deepEqual(complaints, []);
  });
}

test("what is kept is shown with its size and can be cleared, each kind alone", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page, "#/about");
  await page.evaluate((game) => {
    localStorage.setItem("little-table.settings", "little-table settings 1\ntheme=dark");
    localStorage.setItem("little-table.game.00c0ffee", game);
    localStorage.setItem("little-table.la-granja.lessons", "little-table lessons 1\ndone=1");
    localStorage.setItem("somebody-elses", "x");
  }, file("little-factory 1\nsetup 2 seats\nseed 42\n"));
  await open(page, "#/settings");
  const row = (name) => page.locator(".kept-row", { has: page.getByText(name, { exact: true }) });
  assert.match(await row("My games").innerText(), /1 game · 1\skB/);
  assert.match(await row("Statistics").innerText(), /nothing/);
  for (const [name, left] of [["My games", 3], ["Progress in the lessons", 2], ["Settings and choices", 1]]) {
    await page.getByRole("button", { name: `Clear: ${name}` }).click();
    await isAccessible(page, name);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: `Clear: ${name}` }).click();
    await page.getByRole("button", { name: "Yes, clear it" }).click();
    await page.getByText("It is cleared.").waitFor();
    assert.equal(await page.evaluate(() => localStorage.length), left, name);
  }
  assert.equal(await page.evaluate(() => localStorage.getItem("somebody-elses")), "x");
  assert.deepEqual(complaints, []);
});
