// The lessons: each is finished in each language, each wrong way is tried once, and what is left is found again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./eyes.mjs";
import { aBrowser, doesNotScrollSideways, home, isAccessibleInBothThemes, open, watchedPage } from "./house.mjs";
import { anyMoves } from "./player.mjs";

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
      assert.equal(await page.locator(".doing .button.go").count(), 0, "nothing competes with the next lesson");
      await page.locator(".lesson-ways .go").click();
    }
    assert.equal(said.size, 15 + 8, "each way has words of its own");
    await page.locator(".lesson-ways .quiet").last().click();
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
  await page.getByRole("heading", { name: "7/9 Denial" }).waitFor();
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
  const offer = page.getByRole("complementary", { name: "New to these games?" });
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

/** What is drawn as large as it can be: corners of hexes overlap, and a mouse finds a row that is not as high as a thumb. */
const drawn = /^\.(land.* lie on each other|(land|my-tile|row-line|stall|roof-slot|donkey-tile|store)\b.* px)$/;

for (const [game, count, locale] of [
  ["little-factory", 8, "de"],
  ["my-little-scythe", 8, "fr"],
  ["la-granja", 10, "de"],
]) {
  test(`the lessons of ${game} are accessible, fit and have no faults, light and dark`, { timeout: 200_000 }, async () => {
    const { page, complaints } = await learner(locale);
    const learn = `#/${game}/learn`;
    for (const at of [learn, ...Array.from({ length: count }, (_, lesson) => `${learn}/${lesson + 1}`)]) {
      await page.goto("about:blank");
      await page.goto(home + at);
      await page.locator(at === learn ? ".lessons" : ".lesson").waitFor();
      for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport);
        const where = `${at} at ${viewport.width}`;
        await doesNotScrollSideways(page, where);
        assert.deepEqual((await faults(page)).filter((fault) => !drawn.test(fault)), [], where);
        // A lesson differs from the next by its words and its deal.
        if (at === learn || at.endsWith("/1")) {
          // A card's name begins with what is written on it and says its signs in words, which axe cannot compare.
          const known = (line) => line.startsWith("label-content-name-mismatch");
          await isAccessibleInBothThemes(page, where, { known });
        }
      }
      const names = await page.locator(".board .card[data-card]").evaluateAll((cards) =>
        cards.map((card) => [(card.querySelector(".unseen") ?? card).textContent, card.querySelector(".card-name").textContent.replaceAll("\u00ad", "")]),
      );
      for (const [heard, seen] of names) assert.ok(heard.startsWith(seen), `${seen}: ${heard}`);
    }
    assert.deepEqual(complaints, []);
  });
}

/**
 * What each lesson of the other games asks for, and ways elsewhere: each a list of moves by their English words. In the list of
 * all moves they stand in the same order in every language.
 */
const MOVE = /^Move/;
const ways = {
  "my-little-scythe": [
    { right: [MOVE, /Northlight.*Frostgate/], wrong: [[/^Seek apples/], [MOVE, /^Stay/]] },
    { right: [MOVE, /South Portal.*North Portal.*2 gems/], wrong: [[/^Seek gems/], [MOVE, /^Stay/]] },
    { right: [/^Seek apples/, /Goatridge/], wrong: [[MOVE]] },
    { right: [/^Bake/], wrong: [[MOVE]] },
    { right: [MOVE, /[Dd]eliver.*3 apples/, /[Dd]eliver.*1 apple/], wrong: [[/^Seek gems/], [MOVE, /^Stay/]] },
    {
      right: [MOVE, /Southeast Portal.*Palmwell/, /^Stay/, /^Begin the pie fight/, /3 pies/],
      wrong: [[MOVE, /^Stay/], [MOVE, /Southeast Portal.*Palmwell/, /^Stay/, /^Begin the pie fight/, /1 pie$/]],
    },
    {
      right: [MOVE, /Lilymere.*Reedgate/, /^Stay/, /Reedgate/, /\+1 Friendship/],
      wrong: [[MOVE, /^Stay/], [MOVE, /Lilymere.*Reedgate/, /^Stay/, /Reedgate/, /^No thanks/]],
    },
    { right: [/^Bake/], wrong: [[MOVE]] },
  ],
  "la-granja": [
    { right: [/as a field/], wrong: [[/as a helper/]] },
    { right: [/Carter as an extension/, /silver/], wrong: [[/as a field/]] },
    { right: [/^Buy the roof tile/], wrong: [[/^Done/]] },
    { right: [/^Spend a commodity: take 4 silver/, /^Buy the roof tile/], wrong: [[/^Done/], [/^Spend a commodity: .*pig/]] },
    { right: [/die 4/], wrong: [[/die 6/]] },
    { right: [/Upgrade/, /food/], wrong: [[/^Done/]] },
    { right: [/olive to the barrow/, /olive to the barrow/, /^Put a marker/], wrong: [[/^Done/]] },
    { right: [/grape to the barrow/, /^Put a marker/, /^Remove the marker/], wrong: [[/^Done/]] },
    { right: [/grape.*Merchant House/], wrong: [[/^Done/]] },
    { right: [/3 donkeys/, /olive to the barrow/, /olive to the barrow/], wrong: [[/1 donkey/, /olive to the barrow/]] },
  ],
};

/** Does the moves of a way, found by their English words or, in another language, where they stood in the list. */
async function walk(page, way, places) {
  for (const [step, words] of way.entries()) {
    await page.locator(".doing[data-mine]").waitFor();
    await page.keyboard.press("a");
    const moves = page.locator(".over[data-kind=moves]");
    await moves.waitFor();
    const buttons = moves.locator("button.move, button.go");
    if (places[step] === undefined) {
      const offered = await buttons.allInnerTexts();
      places[step] = offered.findIndex((text) => words.test(text));
      assert.ok(places[step] >= 0, `${words} is not among ${offered.join(" | ")}`);
    }
    await buttons.nth(places[step]).click();
    await moves.waitFor({ state: "detached" });
  }
}

for (const [game, lessons] of Object.entries(ways)) {
  test(`every lesson of ${game} is finished, and every wrong way explained, in three languages`, { timeout: 400_000 }, async () => {
    const places = lessons.map(({ wrong }) => ({ right: [], wrong: wrong.map(() => []) }));
    for (const locale of ["en", "fr", "de"]) {
      const { page, complaints } = await learner(locale);
      const said = new Set();
      await open(page, `#/${game}/learn`);
      await page.locator(".lessons .button").first().click();
      for (const [place, { right, wrong }] of lessons.entries()) {
        await page.waitForURL(new RegExp(`/${game}/learn/${place + 1}$`));
        for (const [number, way] of wrong.entries()) {
          await verdict(page, "going").waitFor();
          await walk(page, way, places[place].wrong[number]);
          await verdict(page, "otherwise").waitFor();
          said.add(await page.locator(".lesson p").innerText());
          await page.locator(".lesson-ways .go").click();
        }
        await verdict(page, "going").waitFor();
        await walk(page, right, places[place].right);
        await verdict(page, "done").waitFor();
        said.add(await page.locator(".lesson p").innerText());
        assert.equal(await page.locator(".doing .button.go").count(), 0, "nothing competes with the next lesson");
        await page.locator(".lesson-ways .go").click();
      }
      assert.equal(said.size, lessons.length + lessons.flatMap(({ wrong }) => wrong).length, `${locale}: each way has words of its own`);
      await page.locator(".lesson-ways .quiet").last().click();
      await page.locator(".lessons li.done").nth(lessons.length - 1).waitFor();
      assert.deepEqual(complaints, []);
    }
  });
}

for (const [game, name, last] of [
  ["little-factory", "Little Factory", 9],
  ["my-little-scythe", "My Little Scythe", 9],
  ["la-granja", "La Granja", 11],
]) {
  test(`the guided first game of ${game} explains, offers a hint to whoever hesitates, is found again and finished`, { timeout: 300_000 }, async () => {
    const { page, complaints } = await learner("en");
    await page.clock.install();
    await open(page, `#/${game}/learn/${last}`);
    const slip = page.locator(".lesson p");
    await page.locator(".doing[data-mine]").waitFor({ timeout: 30_000 });
    const first = await slip.innerText();
    assert.equal(await page.locator(".lesson-ways .offered").count(), 0);
    await page.clock.fastForward(9_000);
    await page.locator(".lesson-ways .offered").waitFor();
    // What was explained stands there until something new comes: one move, or the two cards of a first round.
    const goesOn = () => page.waitForFunction((first) => document.querySelector(".lesson p").textContent !== first, first, { timeout: 2_000 });
    for (let moves = 0; moves < 6; moves += 1) {
      await page.keyboard.press("a");
      await page.locator(".over[data-kind=moves] button.move, .over[data-kind=moves] button.go").first().click();
      if (await goesOn().then(() => true, () => false)) break;
    }
    assert.notEqual(await slip.innerText(), first);
    await page.getByRole("link", { name: "All lessons" }).click();
    await page.goto("about:blank");
    await page.goto(home);
    await page.getByRole("link", { name: `${name}: lesson ${last}`, exact: true }).click();
    await page.locator(".lesson").waitFor();
    // To its end by any move each time: it ends at the latest when the rival has won.
    assert.match(await page.evaluate(anyMoves, { moves: 3000, seed: 7 }), /won|wins|share/i);
    await verdict(page, "done").waitFor();
    assert.deepEqual(complaints, []);
  });
}

test("a light is on what the lesson means, and a line leads to it", async () => {
  for (const [at, lit] of Object.entries({
    "#/little-factory/learn/1": ".market .card.hinted[data-card=wheat]",
    "#/my-little-scythe/learn/1": "[data-hinted][data-place=deed-move]",
    "#/la-granja/learn/5": "[data-light=hinted][data-spot='die:4']",
  })) {
    const { page } = await learner("en");
    await open(page, at);
    await page.locator(lit).waitFor();
    const box = await page.locator(lit).boundingBox();
    const end = await page.locator(".lesson-line .ink").evaluate((line) => {
      const { x, y } = line.getPointAtLength(line.getTotalLength());
      return { x, y };
    });
    assert.ok(end.x >= box.x && end.x <= box.x + box.width && end.y >= box.y && end.y <= box.y + box.height, `${at}: ${JSON.stringify([end, box])}`);
  }
});
