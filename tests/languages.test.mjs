// Every page and every phase of the table in each language: no key instead of words, no English left in French or
// German, and no word that is cut off or sticks out, on a phone and on a desk.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./eyes.mjs";
import { play } from "./player.mjs";
import { aBrowser, home, open, openWholeRules, pages, watchedPage } from "./house.mjs";

const context = aBrowser();
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const kept = {
  "little-table.settings": "little-table settings 1\npace=instant\nsound=off\nmotion=less\ntracker=on",
  "little-table.little-factory.choices": "little-table choices 1\nrivals=apprentice,apprentice\nfirst=me\nextension=yes",
};

/** Names, and words that are the same in both languages. */
const names = [
  "Little Table", "Little Factory", "My Little Scythe", "La Granja", "English", "Français", "Deutsch",
  "Shun Taguchi", "Aya Taguchi", "Hoby Chou", "Vienna Chou", "Andreas Odendahl", "Michael Keller",
  "IELLO", "Stonemaier Games", "Spielworxx", "Hazel", "Bruno", "Olga", "Rufus",
  "The Young Serif Project Authors", "SIL Open Font License 1.1", "Young Serif", "Yew", "wasm-bindgen", "Gloo", "Rust", "MIT", "Apache 2.0",
  "Enter", "Esc",
];
const same = {
  fr: ["Pages", "minutes", "Licences", "influence", "Bots", "Restaurant", "Menu", "Influence", "Normal", "Extension", "Expert"],
  de: ["Bots", "Restaurant", "Name", "Normal", "Level I", "Level II", "Level III", "Level"],
};

/** Words no French or German sentence has. */
const english = /\b(the|and|your|you|with|this|are|from|card|cards|turn|give|take|trade|rival|rivals)\b/i;

/** All that is to be read or heard. */
function words(page) {
  return page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        // What is said in its own language on purpose has a lang of its own.
        const own = node.parentElement.closest("[lang]:not(html)");
        if (!own || own.lang === document.documentElement.lang) {
          found.push(node.data.replaceAll("\u00ad", "").trim());
        }
      } else {
        for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"]) {
          found.push(node.getAttribute(name)?.trim() ?? "");
        }
      }
    }
    return found.filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** Opens the table of a lesson, which has no way past a header. */
async function sitDown(page, lesson) {
  await page.goto("about:blank");
  await page.goto(`${home}#/little-factory/learn/${lesson}`);
  await page.locator(".lesson").waitFor();
}

/** Goes everywhere and calls `visit` at each stop. It finds its way without reading a word. */
async function walk(page, visit) {
  for (const { name, at } of pages) {
    await open(page, at);
    await visit(name);
  }
  await open(page, "#/little-factory/learn");
  await visit("learn");
  await openWholeRules(page);
  await visit("rules");
  for (const example of await page.locator(".example").all()) {
    await example.locator("button").last().click();
  }
  await page.locator("#rules-query").fill("123");
  await visit("rules searched");
  for (let lesson = 1; lesson <= 8; lesson += 1) {
    await sitDown(page, lesson);
    await visit(`lesson ${lesson}`);
  }
  await table(page, visit);
}

/** A whole game, with everything that can lie over the table on its way. */
async function table(page, visit) {
  await open(page, "#/little-factory");
  await page.locator("#seed").fill("42");
  await page.locator("button[type=submit]").click();
  await page.locator(".board").waitFor();
  await visit("first turn");
  const over = async (name, opens) => {
    await opens();
    await page.locator(".over").waitFor();
    await visit(name);
    await page.keyboard.press("Escape");
    await page.locator(".over").waitFor({ state: "detached" });
  };
  await over("the tile", () => page.locator(".tile-card").click());
  await over("a card that cannot be had", () => page.locator(".row[data-level='3'] .card").first().click());
  await over("the scales", () => page.keyboard.press("t"));
  await over("keys", () => page.keyboard.press("?"));
  await over("menu", () => page.locator("[data-tool=menu]").click());
  for (const row of [0, 1, 2]) {
    await over(`pile ${row}`, () => page.locator("button.row-side").nth(row).click());
  }
  for (const row of ["building", "3", "2", "1"]) {
    await over(`large card of ${row}`, () => page.locator(`.row[data-level='${row}'] .card`).first().click({ button: "right" }));
  }
  // The first turns move by move, then three turns at a time.
  let turns = 0;
  for (let step = 0; step < 14; step += 1) {
    await page.locator(".doing [aria-keyshortcuts=A]").waitFor();
    await visit(`turn ${turns}, step ${step}`);
    await page.keyboard.press("a");
    await page.locator(".over[data-kind=moves]").waitFor();
    await visit(`all moves, step ${step}`);
    if (step === 12) {
      await page.keyboard.press("Escape");
      await page.locator(".over").waitFor({ state: "detached" });
      if (await page.locator(".my-hand .card").count()) await over("a card in hand", () => page.locator(".my-hand .card").first().click());
      if (await page.locator(".my-buildings .card").count()) await over("a building", () => page.locator(".my-buildings .card").first().click());
      continue;
    }
    const moves = page.locator(".over .move-group").first().locator("button.move").first();
    if (await moves.count()) {
      await moves.click();
    } else {
      await page.locator(".over .button.go").click();
      turns += 1;
    }
    await page.locator(".over[data-kind=moves]").waitFor({ state: "detached" });
    if (await page.locator(".over[data-kind=question]").count()) {
      await visit("points left behind");
      await page.locator(".over .button.quiet").click();
    }
  }
  for (let ended = null; !ended; turns += 3) {
    ended = await play(page, 3);
    await visit(`after turn ${turns}`);
  }
  await page.locator(".over[data-kind=ending]").waitFor();
  await visit("the end");
  assert.ok(turns > 5, `only ${turns} turns`);
}

let inEnglish;

for (const locale of ["en", "fr", "de"]) {
  test(`everything is said in ${locale}, and every word is whole`, async () => {
    const browser = await context({ locale });
    // The empty page between two visits has no store.
    await browser.addInitScript((kept) => {
      if (origin !== "null") Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text));
    }, kept);
    const { page, complaints } = await watchedPage(browser);
    const said = new Map();
    const cut = new Set();
    await walk(page, async (where) => {
      for (const viewport of widths) {
        await page.setViewportSize(viewport);
        for (const fault of await faults(page)) cut.add(`${where}, ${viewport.width}: ${fault}`);
      }
      await page.setViewportSize(widths[0]);
      for (const text of await words(page)) said.set(text, said.get(text) ?? where);
    });
    assert.ok(said.size > 400, `${said.size} texts`);
    const keys = [...said].filter(([text]) => /\$\d|\{\w*\}|::|\b[a-z]+_[a-z]+\b|undefined|NaN/.test(text));
    assert.deepEqual(keys, [], "keys and templates");
    if (locale === "en") {
      inEnglish = new Set(said.keys());
    } else {
      const bare = (text) => names.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(/[^\p{L}]+/gu, " ").trim();
      const left = [...said].filter(([text]) => {
        const rest = bare(text);
        const equal = inEnglish.has(text) && !same[locale].includes(rest);
        return rest.length > 3 && (equal || english.test(rest));
      });
      assert.deepEqual(left, [], "English");
    }
    assert.deepEqual([...cut], [], "cut off");
    assert.deepEqual(complaints, []);
  });
}

test("an address asks for a language; a choice is worth more and stays", async () => {
  const { page, complaints } = await watchedPage(await context({ locale: "fr" }));
  await open(page, "?lang=de#/settings");
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.locator(".foot").getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.doesNotMatch(page.url(), /lang=/);
  assert.match(page.url(), /#\/settings$/);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.deepEqual(complaints, []);
});

test("the language changes at the table without losing anything", async () => {
  const { page } = await watchedPage(await context({ locale: "en" }));
  await sitDown(page, 6);
  await page.locator(".my-buildings [data-card=mill]").click();
  await page.locator(".over button.move").first().click();
  await page.locator(".my-hand [data-card=flour]").waitFor();
  await page.locator("[data-tool=menu]").click();
  await page.locator(".over").getByRole("button", { name: "Settings" }).click();
  await page.locator(".over label", { hasText: "Deutsch" }).click();
  await page.getByRole("heading", { name: "6/9 Davor und danach" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.locator(".my-hand [data-card=flour]").waitFor();
  // Whoever chooses a language goes on among the settings.
  await page.locator(".over[data-kind=settings]").getByRole("radio", { name: "Deutsch", checked: true }).waitFor();
});
