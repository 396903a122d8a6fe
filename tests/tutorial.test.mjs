// The lessons: each is finished in each language, each wrong way is tried once, and what is left is found again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./eyes.mjs";
import { aBrowser, doesNotScrollSideways, home, isAccessibleInBothThemes, open, watchedPage } from "./house.mjs";

const context = aBrowser();
const LEARN = "#/little-factory/learn";

/** Ways to the goal and ways elsewhere. Cards are tapped by place and id; "n" is which of the offered moves. */
const lessons = [
  { right: [["open", "wheat", "produce"]], wrong: [[["open", "wheat", "trade"]], [["open", "wood", "produce"]]] },
  { right: [["open", "cow", "produce"]], wrong: [[["open", "brick", "produce"]], [["open", "wood", "produce"]]] },
  { right: [["open", "milk", "produce"]], wrong: [[["open", "milk", "trade"]], [["open", "wood", "produce"]]] },
  { right: [["scales", ["bread"], ["fishing_pole", "brick"]]], wrong: [[["scales", ["bread"], ["fishing_pole"]]], [["open", "wood", "produce"]]] },
  { right: [["open", "mill", "produce"], ["built", "mill", "activate"]], wrong: [[["open", "flour", "produce"]], [["open", "mill", "produce"], ["end"]]] },
  {
    right: [["built", "mill", "activate"], ["open", "bread", "produce"], ["built", "bakery", "activate"]],
    wrong: [[["open", "flour", "produce"]], [["built", "mill", "activate"], ["open", "bread", "produce"], ["end"]]],
  },
  { right: [["scales", ["iron", "brick"], ["bread"]]], wrong: [[["open", "wood", "produce"], ["end"]]] },
  { right: [["open", "cheese_shop", "produce"]], wrong: [[["built", "fisherman", "activate"]], [["open", "wood", "produce"], ["end"]]] },
];

/** How the first words of a move begin, by language. */
const verbs = {
  en: { produce: /^Produce/, trade: /^Trade/, activate: /^Activate/, trades: "Trade", end: "End turn", anyway: "End anyway" },
  fr: { produce: /^Produire/, trade: /^Échanger/, activate: /^Activer/, trades: "Échanger", end: "Finir le tour", anyway: "Finir quand même" },
  de: { produce: /herstellen/, trade: /tauschen/, activate: /aktivieren/, trades: "Handeln", end: "Zug beenden", anyway: "Trotzdem beenden" },
};

const zones = { open: ".market", hand: ".my-hand", built: ".my-buildings" };

async function act(page, words, [kind, what, more]) {
  if (kind === "end") {
    await page.locator(".doing").getByRole("button", { name: words.end }).click();
    const anyway = page.locator(".over").getByRole("button", { name: words.anyway });
    // The table asks before points are left behind.
    if (await anyway.count()) {
      await anyway.click();
    }
  } else if (kind === "scales") {
    await page.locator(".doing").getByRole("button", { name: words.trades, exact: true }).click();
    for (const card of what) {
      await page.locator(`.my-hand [data-card=${card}]`).first().click();
    }
    for (const card of more) {
      await page.locator(`.market [data-card=${card}]`).click();
    }
    await page.locator(".over .button.go").click();
  } else {
    await page.locator(`${zones[kind]} [data-card=${what}]`).click();
    await page.locator(".over button.move", { has: page.locator(".move-title", { hasText: words[more] }) }).first().click();
  }
}

/** Opens the table of a lesson, which has no way past a header. */
async function sitDown(page, lesson) {
  await page.goto("about:blank");
  await page.goto(`${home}#/little-factory/learn/${lesson}`);
  await page.locator(".lesson").waitFor();
}

const verdict = (page, word) => page.locator(`.lesson[data-verdict=${word}]`);
const settings = "little-table settings 1\npace=instant\nsound=off\nmotion=less";

async function learner(locale, viewport = { width: 1440, height: 900 }, colorScheme = "light") {
  const browser = await context({ locale, viewport, colorScheme });
  // The empty page between two visits has no store.
  await browser.addInitScript((text) => origin === "null" || localStorage.setItem("little-table.settings", text), settings);
  return watchedPage(browser);
}

for (const locale of ["en", "fr", "de"]) {
  test(`every lesson is finished, and every wrong way explained, in ${locale}`, async () => {
    const { page, complaints } = await learner(locale);
    const said = new Set();
    await open(page, LEARN);
    for (const [place, { right, wrong }] of lessons.entries()) {
      if (place === 0) {
        await page.locator(".lessons .button").first().click();
      }
      await verdict(page, "going").waitFor();
      assert.match(page.url(), new RegExp(`/learn/${place + 1}$`));
      for (const way of wrong) {
        for (const step of way) {
          await act(page, verbs[locale], step);
        }
        await verdict(page, "otherwise").waitFor();
        said.add(await page.locator(".lesson p").innerText());
        await page.locator(".lesson-ways button").click();
        await verdict(page, "going").waitFor();
      }
      for (const step of right) {
        await verdict(page, "going").waitFor();
        await act(page, verbs[locale], step);
      }
      await verdict(page, "done").waitFor();
      said.add(await page.locator(".lesson p").innerText());
      await page.locator(".lesson-ways .go").click();
    }
    assert.equal(said.size, 15 + 8, "each way has words of its own");
    await page.locator(".lessons li.done").nth(7).waitFor();
    assert.deepEqual(complaints, []);
  });
}

test("a lesson is left in the middle and gone on with, repeated, skipped", async () => {
  const { page } = await learner("en");
  await sitDown(page, 6);
  await act(page, verbs.en, ["built", "mill", "activate"]);
  await page.locator(".my-hand [data-card=flour]").waitFor();
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByRole("link", { name: "Go on: Before and after" }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Go on: Before and after" }).click();
  await page.locator(".my-hand [data-card=flour]").waitFor();
  await act(page, verbs.en, ["open", "bread", "produce"]);
  await act(page, verbs.en, ["built", "bakery", "activate"]);
  await verdict(page, "done").waitFor();
  await page.getByRole("button", { name: "Once more" }).click();
  await verdict(page, "going").waitFor();
  assert.equal(await page.locator(".my-hand [data-card=flour]").count(), 0);
  await page.getByRole("link", { name: "Skip this one" }).click();
  await page.getByRole("heading", { name: "7/8 Denial" }).waitFor();
  await page.goto(`${home}${LEARN}`);
  assert.equal(await page.locator(".lessons li.done").count(), 1);
  await page.getByRole("link", { name: "Once more: Before and after" }).waitFor();
});

test("a move in a lesson can be taken back", async () => {
  const { page } = await learner("en");
  await sitDown(page, 2);
  await act(page, verbs.en, ["open", "brick", "produce"]);
  await verdict(page, "otherwise").waitFor();
  await page.keyboard.press("u");
  await verdict(page, "going").waitFor();
  await act(page, verbs.en, ["open", "cow", "produce"]);
  await verdict(page, "done").waitFor();
});

test("a first visitor is offered the lessons, once, and a game kept is untouched by them", async () => {
  const { page } = await learner("en");
  await open(page);
  const offer = page.getByRole("complementary", { name: "New to Little Factory?" });
  await offer.getByRole("button", { name: "No, thank you" }).click();
  await offer.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "A table for one" }).waitFor();
  assert.equal(await offer.count(), 0);
  await page.goto(`${home}#/little-factory`);
  await page.getByRole("link", { name: "Learn by doing" }).click();
  await page.getByRole("heading", { level: 1, name: "Learn by doing" }).waitFor();
  await page.locator(".lessons .button").first().click();
  await act(page, verbs.en, ["open", "wheat", "produce"]);
  await verdict(page, "done").waitFor();
  const saves = await page.evaluate(() => Object.keys(localStorage).filter((key) => /game/.test(key)));
  assert.deepEqual(saves, [], "a lesson is no game to go on with");
});

test("lessons are accessible and fit, light and dark", async () => {
  const { page } = await learner("de");
  for (const at of [LEARN, ...lessons.map((_, place) => `${LEARN}/${place + 1}`)]) {
    await page.goto("about:blank");
    await page.goto(home + at);
    await page.locator(at === LEARN ? ".lessons" : ".lesson").waitFor();
    for (const viewport of [{ width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      const where = `${at} at ${viewport.width}`;
      // A card's name begins with what is written on it and says its signs in words, which axe cannot compare.
      const known = (line) => line.startsWith("label-content-name-mismatch");
      await isAccessibleInBothThemes(page, where, { known });
      await doesNotScrollSideways(page, where);
      assert.deepEqual(await faults(page), [], where);
    }
    const names = await page.locator(".board .card[data-card]").evaluateAll((cards) =>
      cards.map((card) => [(card.querySelector(".unseen") ?? card).textContent, card.querySelector(".card-name").textContent.replaceAll("\u00ad", "")]),
    );
    for (const [heard, seen] of names) assert.ok(heard.startsWith(seen), `${seen}: ${heard}`);
  }
});
