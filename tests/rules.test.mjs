// The rules in the app: every place has an address, the examples can be played, the cards sorted, all of it searched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, doesNotScrollSideways, home, isAccessibleInBothThemes, open, openWholeRules, watchedPage } from "./house.mjs";

const context = aBrowser();
const RULES = "#/little-factory/rules";

/** Opens the table of a lesson, which has no way past a header. */
async function sitDown(page, lesson) {
  await page.goto("about:blank");
  await page.goto(`${home}#/little-factory/learn/${lesson}`);
  await page.locator(".lesson").waitFor();
}

/** The place with this id takes the keyboard's focus. */
const hasFocus = (page, id) => page.waitForFunction((id) => document.activeElement?.id === id, id);

for (const locale of ["en", "fr", "de"]) {
  test(`each ruling and each section has an address that leads to it, in ${locale}`, async () => {
    const { page, complaints } = await watchedPage(await context({ locale }));
    await open(page, RULES);
    const sections = await page.locator(".contents a").evaluateAll((links) => links.map((link) => link.hash));
    assert.equal(sections.length, 15);
    const rulings = Array.from({ length: 18 }, (_, number) => `${RULES}/ruling-${number + 1}`);
    for (const at of [...sections, ...rulings]) {
      const id = at.slice(RULES.length + 1);
      await page.evaluate((at) => (location.hash = at), at);
      await hasFocus(page, id);
      const seen = await page.locator(`[id="${id}"]`).evaluate((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      assert.ok(seen, `${at} is not in the window`);
    }
    assert.deepEqual(complaints, []);
  });

  test(`a visit may begin at a ruling, in ${locale}`, async () => {
    const { page } = await watchedPage(await context({ locale }));
    await open(page, `${RULES}/ruling-14`);
    await hasFocus(page, "ruling-14");
  });

  test(`the rules are accessible and fit every window, in ${locale}`, async () => {
    const { page, complaints } = await watchedPage(await context({ locale }));
    await openWholeRules(page);
    await page.locator(".example button").first().click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `rules in ${locale}, ${width}`;
      await isAccessibleInBothThemes(page, where);
      await doesNotScrollSideways(page, where);
    }
    assert.deepEqual(complaints, []);
  });
}

test("an example is played by pressing its button, and played back", async () => {
  const { page } = await watchedPage(await context());
  await openWholeRules(page);
  const example = page.locator(".example", { hasText: "worth 14 coins" });
  const cards = (zone) => example.getByRole("group", { name: zone }).getByRole("img").count();
  assert.deepEqual([await cards("My hand"), await cards("In the middle")], [2, 2]);
  await example.getByRole("button", { name: /Trade for the Cheese Shop/ }).click();
  assert.match(await example.getByRole("status").innerText(), /2 coins are lost/);
  assert.deepEqual([await cards("My hand"), await cards("In the middle"), await cards("My buildings")], [0, 1, 1]);
  await example.getByRole("button", { name: /Brick and the Cheese Shop/ }).click();
  assert.match(await example.getByRole("status").innerText(), /One side of a trade is a single card/);
  assert.equal(await cards("My hand"), 2, "what is refused changes nothing");
  await example.getByRole("button", { name: "Start over" }).click();
  assert.equal(await example.getByRole("status").innerText(), "");
});

test("the Pond shows the Pole and keeps it; a full hand swaps and takes nothing for free", async () => {
  const { page } = await watchedPage(await context());
  await openWholeRules(page);
  const pond = page.locator(".example", { hasText: "The Pond takes" });
  await pond.getByRole("button", { name: /reveal a Fishing Pole/ }).click();
  const hand = pond.getByRole("group", { name: "My hand" });
  await hand.getByRole("img", { name: /^Fish\./ }).waitFor();
  await hand.getByRole("img", { name: /^Fishing Pole\./ }).waitFor();

  const full = page.locator(".example", { hasText: "Seven cards in hand" });
  await full.getByRole("button", { name: /Trade for Cotton/ }).click();
  await full.getByRole("img", { name: /^Cotton\./ }).waitFor();
  await full.getByRole("button", { name: /Produce Wheat/ }).click();
  assert.match(await full.getByRole("status").innerText(), /7 cards at most/);
  await full.getByRole("status").getByRole("link", { name: "Ruling 2" }).click();
  await hasFocus(page, "ruling-2");
});

test("words are found, and a hit leads to its place", async () => {
  const { page } = await watchedPage(await context());
  await open(page, RULES);
  const field = page.getByLabel("Search the rules");
  await field.fill("overpay");
  const hits = page.locator(".hits li");
  await hits.first().waitFor();
  assert.deepEqual(await hits.locator("a").allInnerTexts(), ["6. Overpaying", "Trade"], "a title that says it comes first");
  await hits.getByRole("link", { name: "6. Overpaying" }).click();
  await hasFocus(page, "ruling-6");
  await field.fill("zeppelin");
  await page.getByText(/^Nothing found\./).waitFor();
  assert.equal(await hits.count(), 0);
});

test("the cards can be filtered and sorted", async () => {
  const { page } = await watchedPage(await context());
  await open(page, `${RULES}/cards`);
  const list = page.locator(".card-list");
  const rows = list.locator("tbody tr");
  const names = () => list.locator(".card-list-name").evaluateAll((all) => all.map((name) => name.firstChild.textContent));
  const figures = (column) => rows.locator(`td:nth-child(${column})`).evaluateAll((all) => all.map((cell) => parseInt(cell.innerText) || 0));
  await rows.first().waitFor();
  assert.equal(await rows.count(), 61);

  const show = page.getByLabel("Show");
  for (const [kind, count] of Object.entries({ "Resources, Level I": 5, "Resources, Level II": 9, "Resources, Level III": 9, "Starting buildings": 5, "Special buildings": 25, "Extension buildings": 8 })) {
    await show.selectOption({ label: kind });
    await page.waitForFunction((count) => document.querySelectorAll(".card-list tbody tr").length === count, count);
  }
  await show.selectOption({ label: "All cards" });

  await list.getByRole("button", { name: "Card" }).click();
  const sorted = await names();
  assert.deepEqual(sorted, [...sorted].sort((a, b) => a.localeCompare(b, "en")));
  assert.equal(await list.getByRole("columnheader", { name: "Card" }).getAttribute("aria-sort"), "ascending");
  await list.getByRole("button", { name: "Coins" }).click();
  const coins = await figures(2);
  assert.equal(coins[0], 30);
  assert.deepEqual(coins, [...coins].sort((a, b) => b - a));
  await list.getByRole("button", { name: "Influence" }).click();
  await list.getByRole("button", { name: "Influence" }).click();
  const influence = await figures(3);
  assert.deepEqual(influence, [...influence].sort((a, b) => a - b));

  await page.getByLabel("Name or text").fill("milk");
  await page.waitForFunction(() => document.querySelectorAll(".card-list tbody tr").length < 10);
  const found = await names();
  assert.ok(found.includes("Cheese Shop") && found.includes("Dairy") && !found.includes("Castle"), found.join(", "));
});

test("figures that no rulebook prints are marked", async () => {
  const { page } = await watchedPage(await context());
  await open(page, `${RULES}/cards`);
  await page.locator("#card-castle").waitFor();
  const mark = (id) => page.locator(`#card-${id} .mark-letter`).evaluateAll((all) => all.map((one) => one.firstChild.textContent));
  assert.deepEqual(await mark("fish"), []);
  assert.deepEqual(await mark("brick"), ["B"]);
  assert.deepEqual(await mark("tavern"), ["C"]);
  assert.deepEqual(await mark("bakery"), ["X"]);
  assert.deepEqual(await mark("wheat_farm"), ["D"]);
});

test("what is far below is built when the reader comes near", async () => {
  const { page } = await watchedPage(await context());
  await open(page, RULES);
  await page.locator(".rules-part .card.still").first().waitFor();
  assert.equal(await page.locator(".card-list").count(), 0);
  await page.locator("#cards").scrollIntoViewIfNeeded();
  await page.locator("#card-castle").waitFor();
});

test("printed, the rules are words and pictures only", async () => {
  const { page } = await watchedPage(await context());
  await open(page, RULES);
  await page.pdf();
  await page.emulateMedia({ media: "print" });
  for (const selector of [".rail", ".rules-search", ".contents", ".example .do-buttons", ".card-filters", ".foot"]) {
    assert.ok(!(await page.locator(selector).first().isVisible()), `${selector} is printed`);
  }
  for (const selector of ["#ruling-18", ".example figcaption", "#card-castle", ".signs"]) {
    assert.ok(await page.locator(selector).first().isVisible(), `${selector} is not printed`);
  }
});

test("a “why not?” at the table leads to its place in the rules, and back to the game", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page, "#/little-factory");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator(".board").waitFor();
  const table = page.url();
  // The first turn, whoever begins: nothing can be produced.
  await page.locator(".expected", { hasText: "First turn" }).waitFor({ timeout: 30_000 });
  await page.locator(".row[data-level='1'] .card").first().click();
  const why = page.locator(".over .blocked .move").first();
  await why.getByRole("link", { name: /In the rules: The first turn/ }).click();
  await hasFocus(page, "first-turn");
  await page.getByRole("link", { name: "Back to your game" }).click();
  await page.locator(".board").waitFor();
  assert.equal(page.url(), table);
  await page.keyboard.press("t");
  const verdict = page.locator(".over .verdict");
  await verdict.getByRole("link", { name: "In the rules: Trade" }).click();
  await hasFocus(page, "trade");
  await page.goBack();
  await page.locator(".expected", { hasText: "First turn" }).waitFor();
  assert.deepEqual(complaints, []);
});

test("a sign explains itself to mouse, touch and keyboard, and Escape puts it away", async () => {
  const { page } = await watchedPage(await context({ hasTouch: true }));
  await sitDown(page, 6);
  const tip = (name) => page.getByRole("tooltip").filter({ hasText: name });

  const supply = page.getByRole("button", { name: "12 tokens left" });
  await supply.hover();
  await tip("Worth 1 influence").waitFor();
  await page.keyboard.press("Escape");
  await tip("Worth 1 influence").waitFor({ state: "hidden" });

  const limit = page.getByRole("button", { name: "2/7" });
  await limit.focus();
  await tip("At most 7 resources").waitFor();
  await page.getByRole("button", { name: "Level I", exact: true }).focus();
  await tip("At most 7 resources").waitFor({ state: "hidden" });
  await tip("Free to produce").waitFor();

  await page.locator(".my-buildings [data-card=mill]").tap();
  const sheet = page.locator(".over");
  for (const [name, text] of [
    ["Coins", "worth in a Trade"],
    ["Influence", "Printed on a building"],
    ["Building", "roof line"],
    ["Discard", "leave your hand"],
    ["Ready", "green frame"],
  ]) {
    await sheet.getByRole("button", { name, exact: true }).tap();
    await tip(text).waitFor();
    const { left, right, bottom } = await tip(text).evaluate((box) => box.getBoundingClientRect());
    assert.ok(left >= 0 && right <= 1440 && bottom <= 900, `${name} sticks out`);
    await tip(text).tap();
    await tip(text).waitFor({ state: "hidden" });
  }
  await sheet.getByRole("button", { name: "Coins", exact: true }).focus();
  await sheet.getByRole("button", { name: "Ready", exact: true }).focus();
  await tip("green frame").waitFor();
  await page.keyboard.press("Escape");
  assert.ok(await sheet.isVisible(), "the first Escape is for the explanation");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });

  await page.locator("button.row-side").nth(2).click();
  await sheet.getByRole("button", { name: "Discard pile", exact: true }).focus();
  await tip("Discarded cards of Level II or III").waitFor();
  await sheet.getByRole("button", { name: "Deck", exact: true }).focus();
  await tip("nobody knows their order").waitFor();
});
