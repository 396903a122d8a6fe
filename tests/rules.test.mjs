// The rules in the app: every place has an address, the examples can be played, the cards sorted, all of it searched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./eyes.mjs";
import { aBrowser, doesNotScrollSideways, home, isAccessibleInBothThemes, open, openWholeRules, watchedPage } from "./house.mjs";

const context = aBrowser();
const RULES = "#/little-factory/rules";

/** The rules of each game: their parts, their lists, and words of players with the place that answers them, by language. */
const books = {
  "little-factory": {
    sections: 15,
    rulings: 18,
    lists: { cards: 61 },
    asked: { en: "seven", fr: "sept", de: "sieben" },
    answer: "hand-limit",
    good: { en: "Fishing Pole", fr: "Canne à pêche", de: "Angel" },
    needs: "card-pond",
  },
  "my-little-scythe": {
    sections: 17,
    rulings: 14,
    lists: { cards: 69 },
    asked: { en: "tie", fr: "égalité", de: "Gleichstand" },
    answer: "pie-fight",
    good: { en: "gems", fr: "gemmes", de: "Edelsteine" },
    needs: "card-old_wizard",
  },
  "la-granja": {
    sections: 21,
    rulings: 26,
    lists: { helpers: 66, "roof-tiles": 24 },
    asked: { en: "hand limit", fr: "limite de main", de: "Handkarten" },
    answer: "ruling-4",
    good: { en: "wine", fr: "vin", de: "Wein" },
    needs: "card-cellarer",
  },
};

/** Opens the table of a lesson, which has no way past a header. */
async function sitDown(page, lesson, game = "little-factory") {
  await page.goto("about:blank");
  await page.goto(`${home}#/${game}/learn/${lesson}`);
  await page.locator(".lesson").waitFor();
}

/** The place with this id takes the keyboard's focus. */
const hasFocus = (page, id) => page.waitForFunction((id) => document.activeElement?.id === id, id);

/** To be run in the page: presses every button of every example. What is refused has a way to its place in the rules. */
async function tryAll() {
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (holds) => {
    for (let frames = 0; frames < 300 && !holds(); frames += 1) await frame();
    return holds();
  };
  const seen = { examples: 0, lines: 0, refused: 0, wrong: [] };
  for (const example of document.querySelectorAll(".example")) {
    const says = () => example.querySelector("[role=status]").textContent;
    const caption = example.querySelector("figcaption").textContent;
    const lines = example.querySelectorAll(".do-buttons button").length;
    seen.examples += 1;
    for (let line = 0; line < lines; line += 1) {
      const button = example.querySelectorAll(".do-buttons button")[line];
      button.click();
      seen.lines += 1;
      if (!(await until(() => button.getAttribute("aria-pressed") === "true" && says()))) seen.wrong.push(`${caption} ${button.textContent}`);
      const why = example.querySelector(".verdict.no");
      seen.refused += why ? 1 : 0;
      const place = why?.querySelector("a.ref")?.hash.split("/").at(-1);
      if (why && !document.getElementById(place)) seen.wrong.push(`${caption} ${why.textContent} leads to ${place}`);
    }
    example.querySelectorAll(".do-buttons button")[lines].click();
    if (!(await until(() => !says()))) seen.wrong.push(`${caption} does not start over`);
  }
  return seen;
}

for (const [game, book] of Object.entries(books)) {
  for (const locale of ["en", "fr", "de"]) {
    test(`the rules of ${game} in ${locale}: every address leads there, questions are answered, examples played, lists searched`, async () => {
      const { page, complaints } = await watchedPage(await context({ locale }));
      const rules = `#/${game}/rules`;
      await open(page, `${rules}/ruling-${book.rulings}`);
      await hasFocus(page, `ruling-${book.rulings}`);

      const sections = await page.locator(".contents a").evaluateAll((links) => links.map((link) => link.hash));
      assert.equal(sections.length, book.sections);
      const rulings = await page.locator(".rulings > li").evaluateAll((all) => all.map((ruling) => ruling.id));
      assert.equal(rulings.length, book.rulings);
      for (const at of [...sections, ...rulings.map((id) => `${rules}/${id}`)]) {
        const id = at.slice(rules.length + 1);
        await page.evaluate((at) => (location.hash = at), at);
        await hasFocus(page, id);
        const seen = await page.locator(`[id="${id}"]`).evaluate((place) => {
          const { top, bottom } = place.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
        assert.ok(seen, `${at} is not in the window`);
      }

      const field = page.locator("#rules-query");
      await field.fill(book.asked[locale]);
      const first = page.locator(".hits li a").first();
      await first.waitFor();
      assert.equal(await first.evaluate((link) => link.hash), `${rules}/${book.answer}`);
      await first.click();
      await hasFocus(page, book.answer);
      await field.fill("zeppelin");
      await page.locator(".hits > p").waitFor();
      assert.equal(await page.locator(".hits li").count(), 0);
      await field.fill("");

      await page.keyboard.press("Control+f");
      await page.waitForFunction(() => !document.querySelector(".near:empty"));
      const { examples, lines, refused, wrong } = await page.evaluate(tryAll);
      assert.deepEqual(wrong, []);
      assert.ok(examples >= 10 && lines > examples && refused >= 5, `${[examples, lines, refused]}`);

      for (const [id, all] of Object.entries(book.lists)) {
        const part = page.locator(`section[aria-labelledby=${id}]`);
        const rows = part.locator("tbody tr");
        const becomes = (count) => page.waitForFunction(([id, count]) => document.querySelectorAll(`section[aria-labelledby=${id}] tbody tr`).length === count, [id, count]);
        await becomes(all);
        const kinds = await part.locator("select option").allTextContents();
        let some = 0;
        for (const kind of kinds.slice(1)) {
          await part.locator("select").selectOption({ label: kind });
          await page.waitForFunction(
            ([id, kind]) => [...document.querySelectorAll(`section[aria-labelledby=${id}] .card-list-kind`)].every((one) => one.textContent === kind),
            [id, kind],
          );
          some += await rows.count();
        }
        assert.ok(kinds.length === 0 || some === all, `${id}: ${some} of ${all} have a kind`);
        if (kinds.length > 0) {
          await part.locator("select").selectOption("");
          await becomes(all);
        }
        const astray = await rows.evaluateAll((rows) => rows.filter((row) => [...row.querySelectorAll("td span")].some((figure) => {
          const [inner, outer] = [figure.getBoundingClientRect(), figure.closest("td").getBoundingClientRect()];
          return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
        })).map((row) => row.id));
        assert.deepEqual(astray, [], "figures stand in their cells");
        for (const [column, order] of [[1, "ascending"], [1, "descending"], [2, "descending"], [2, "ascending"]]) {
          const head = part.locator(`thead th:nth-child(${column})`);
          await head.locator("button").click();
          await part.locator(`thead th:nth-child(${column})[aria-sort=${order}]`).waitFor();
          const cells = await rows.locator(`:nth-child(${column})`).evaluateAll((cells) => cells.filter((cell) => cell.matches("th, td")).map((cell) => cell.querySelector(".card-list-name")?.firstChild.textContent ?? (parseInt(cell.innerText) || 0)));
          const fold = (name) => (typeof name === "number" ? name : name.normalize("NFD").replaceAll(/[\u0300-\u036f\u00ad]/g, "").replaceAll("œ", "oe").replaceAll("ß", "ss").replaceAll("’", "'").toLowerCase());
          const keys = cells.map(fold);
          const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
          assert.deepEqual(keys, order === "ascending" ? sorted : sorted.reverse(), `${id}, column ${column}, ${order}`);
        }
      }
      const [id] = Object.keys(book.lists);
      const part = page.locator(`section[aria-labelledby=${id}]`);
      await part.locator("input[type=search]").fill(book.good[locale]);
      await page.waitForFunction(([id, all]) => document.querySelectorAll(`section[aria-labelledby=${id}] tbody tr`).length < all, [id, book.lists[id]]);
      await part.locator(`#${book.needs}`).waitFor();

      await page.setViewportSize({ width: 390, height: 844 });
      await doesNotScrollSideways(page, `the rules of ${game} in ${locale}`);
      // A section cuts off what is wider than it.
      const wide = await page.locator(".rules-part").evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.getAttribute("aria-labelledby")));
      assert.deepEqual(wide, [], "cut off at the side of a phone");
      assert.deepEqual(complaints, []);
    });
  }
}

for (const [game, locale] of [["little-factory", "en"], ["my-little-scythe", "fr"], ["la-granja", "de"]]) {
  test(`the rules of ${game} are accessible and without faults, and printed they are words and pictures only`, { timeout: 120_000 }, async () => {
    const { page, complaints } = await watchedPage(await context({ locale }));
    await openWholeRules(page, game);
    await page.locator(".example .do-buttons button").first().click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `the rules of ${game}, ${width}`;
      await isAccessibleInBothThemes(page, where);
      await doesNotScrollSideways(page, where);
      // Of pictures that are only looked at nothing is tapped, and in a corner of a hex nothing stands.
      assert.deepEqual((await faults(page)).filter((fault) => !/ px$| lie on each other$/.test(fault)), [], where);
    }
    await page.emulateMedia({ media: "print" });
    for (const selector of [".rail", ".rules-search", ".contents", ".example .do-buttons", ".card-filters", ".foot"]) {
      assert.ok(!(await page.locator(selector).first().isVisible()), `${selector} is printed`);
    }
    for (const selector of [`#ruling-${books[game].rulings}`, ".example figcaption", ".card-list tbody tr"]) {
      assert.ok(await page.locator(selector).first().isVisible(), `${selector} is not printed`);
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

test("what is far below is built to be printed", async () => {
  const { page } = await watchedPage(await context());
  await open(page, RULES);
  await page.pdf();
  assert.ok(await page.locator("#card-castle").isVisible());
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

test("a “why not?” at the other tables leads to its place in the rules, and back", async () => {
  const { page, complaints } = await watchedPage(await context());
  for (const [game, lesson, thing, place] of [
    ["my-little-scythe", 1, "[data-place=deed-bake]", "make"],
    ["la-granja", 1, "[data-spot^='sale:']", "round"],
  ]) {
    await sitDown(page, lesson, game);
    await page.locator(`.doing[data-mine]`).waitFor();
    await page.locator(thing).first().click();
    await page.locator(".over a.ref").first().click();
    await hasFocus(page, place);
    assert.ok(page.url().endsWith(`#/${game}/rules/${place}`), page.url());
    await page.goBack();
    await page.locator(".lesson").waitFor();
  }
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
