// The table of My Little Scythe: games played to their end by mouse, by keys and by finger, first with what lights up and then
// through "All moves", each as the engine has it; every decision asked on the screen, reloaded in the middle and accessible.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { faults } from "./eyes.mjs";
import { cut } from "./games.mjs";
import { finger, hold, mouse, tabTo } from "./hands.mjs";
import { aBrowser, doesNotScrollSideways, isAccessibleInBothThemes, open, record, watchedPage } from "./house.mjs";
import { awaited, come, ending, folder, left, openLeft, patient } from "./scythe.mjs";
import { actions, becomes } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
/** What lights up on the table, the most telling place first. */
const OFFERS = [
  ".over .moves > li > button.move",
  ".question :is(.quest-option, .tile-card2, .throw, .moves button):not([disabled])",
  ".board > .trophies .trophy[data-lit]",
  ".land[data-lit]",
  ".do-buttons .go",
  ".deed[data-lit]",
];

/** Does one thing with what lights up; asks again where the first tap only asks. */
async function act(page, press, turn) {
  const place = actions(await record(page)).length;
  for (let tap = 0; tap < 4; tap += 1) {
    const target = await offered(page, turn);
    assert.ok(target, `nothing is offered at action ${place + 1}`);
    await press(target);
    // Either it is done, or something else is offered now.
    await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))));
    if (actions(await record(page)).length > place) {
      return;
    }
  }
  assert.fail(`four taps did nothing at action ${place + 1}`);
}

async function offered(page, turn) {
  for (const offer of OFFERS) {
    const found = page.locator(offer).locator("visible=true");
    const count = await found.count();
    if (count > 0) {
      return found.nth(turn % count);
    }
  }
  return undefined;
}

const NAMES = ["You", "Bruno", "Olga", "Rufus", "Fenna", "Dora"];

/** How many goods lie on these spaces. */
function held(position, spaces) {
  const board = position.match(/^board (.*)$/m)[1].split(", ").filter((space) => spaces.includes(space.split(" ")[0]));
  return board.flatMap((space) => [...space.matchAll(/(\d+) (?:apple|gem)/g)]).reduce((sum, [, count]) => sum + Number(count), 0);
}

/** The end says what the engine says. */
async function endsAsTheEngineSays(page) {
  await ending(page).waitFor(patient);
  const { scores, winners } = await engine.replay(await record(page));
  assert.ok(winners, "the engine says that it is over");
  const rows = ending(page).locator("table.result tbody tr");
  const shown = await rows.evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  const { position } = await engine.ask({ do: "position" });
  for (const [name, trophies, friendship, goods] of shown) {
    const seat = NAMES.indexOf(name);
    const stands = position.match(new RegExp(`^seat ${seat + 1} at (\\S+) (\\S+) \\| friendship (\\d+)`, "m"));
    const her = name === "Automountie";
    assert.equal(Number(trophies.split("/")[0]), scores[her ? 1 : seat], `trophies of ${name}`);
    assert.equal(friendship, her ? "–" : stands[3], `Friendship of ${name}`);
    if (!her) {
      assert.equal(Number(goods), held(position, stands.slice(1, 3)), `goods of ${name}`);
    }
  }
  assert.equal(await ending(page).locator("tr.won").count(), winners.length);
  assert.equal(await ending(page).locator("tr.won").getByText("You", { exact: true }).count(), winners.includes(1) ? 1 : 0);
}

/** A game among quick players up to `enough`, or without its last decisions of the person. */
async function played(setup, seed, enough) {
  let state = await engine.ask({ do: "new", game: "my-little-scythe", setup, seed });
  const mine = [];
  for (let count = 0; !state.winners; count += 1) {
    if (state.to_act === 1) {
      mine.push(count);
    }
    if (enough?.(state, count)) {
      return (await engine.ask({ do: "record" })).record;
    }
    state = await engine.ask({ do: "apply", action: (await engine.ask({ do: "think", level: "trader" })).actions[0] });
  }
  return { record: (await engine.ask({ do: "record" })).record, mine };
}

/** The last decisions of the person are still open. */
async function late(setup, seed, left) {
  const { record, mine } = await played(setup, seed);
  return cut(record, mine.at(-left) ?? mine[0]);
}

/** Does what the engine's advice is, by whatever hand: taps the thing that means it. */
async function follow(page, press, most) {
  for (let count = 0; count < most; count += 1) {
    await awaited(page);
    if (await ending(page).count()) {
      return count;
    }
    const text = await record(page);
    await engine.replay(text);
    const [action] = (await engine.ask({ do: "think", level: "trader" })).actions;
    await page.keyboard.press("a");
    const sheet = page.locator(".over[data-kind=moves]");
    await sheet.waitFor();
    const { actions: legal } = await engine.ask({ do: "legal" });
    // All moves: claims first, then the rest, each in the order of the rules.
    const order = [...legal.filter((one) => one.startsWith("claim")), ...legal.filter((one) => !one.startsWith("claim"))];
    const moves = sheet.locator("button.move");
    assert.equal(await moves.count(), legal.length, "all moves are all moves");
    await press(moves.nth(order.indexOf(action)));
    await becomes(async () => actions(await record(page))[actions(text).length], action, `action ${count + 1}`);
  }
  throw new Error(`${most} actions and no end`);
}

const TILES = [
  ...["Portal Express", "Supply Catapult", "Pie Cannon", "Swift Boots", "Harvest Wagon", "Double Stride", "Friendly Banner", "Snack Basket"],
  ...["Big Oven", "Thrifty Baker", "Spell School", "Grand Grimoire", "Sharing Table", "Trading Post", "Supply Line", "Tinker’s Bench"],
];

/** Remembers every tile that was ever named in the page, and those that the person looked at. */
function watchTiles(names) {
  const named = new Set();
  const mine = new Set();
  new MutationObserver(() => {
    const text = document.getElementById("app").textContent;
    const choice = [...document.querySelectorAll(".tile-card2")].map((one) => one.textContent).join(" ");
    for (const name of names) {
      if (text.includes(name)) named.add(name);
      if (choice.includes(name)) mine.add(name);
    }
  }).observe(document.getElementById("app"), { childList: true, characterData: true, subtree: true });
  globalThis.tilesNamed = () => [...named].filter((name) => !mine.has(name));
}

/** Of the tiles that rivals looked at, only those they kept were ever in the page. */
async function onlyKeptTilesWereNamed(page) {
  const plain = (name) => name.toLowerCase().replace(/[^a-z]/g, "");
  const kept = actions(await record(page)).filter((one) => one.startsWith("keep ")).map((one) => plain(one.slice(5)));
  const named = await page.evaluate(() => globalThis.tilesNamed());
  assert.deepEqual(named.filter((name) => !kept.includes(plain(name))), [], "tiles that only a rival has looked at");
}

test("two seats, a whole game by mouse with what lights up", { timeout: 300_000 }, async () => {
  const { page, complaints } = await watchedPage(await context());
  await openLeft(page, cut((await played("2 seats", 7)).record, 0), "2 seats");
  await isAccessibleInBothThemes(page, "a new game", { part: ".board" });
  await page.evaluate(watchTiles, TILES);
  for (let turn = 0; turn < 8; turn += 1) {
    await awaited(page);
    await act(page, mouse(), turn);
  }
  await engine.replay(await record(page));
  // The rest by advice, so that it comes to an end.
  await follow(page, mouse(), 200);
  await onlyKeptTilesWereNamed(page);
  await endsAsTheEngineSays(page);
  await isAccessibleInBothThemes(page, "the end", { part: ".over" });
  assert.deepEqual(complaints, []);
});

test("three seats, a whole game by keyboard only; the arrows walk the map", { timeout: 300_000 }, async () => {
  const { page, complaints } = await watchedPage(await context());
  await openLeft(page, cut((await played("3 seats", 5)).record, 0), "3 seats");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-card"));
  await page.locator(".land[data-card=castle]").focus();
  for (const [key, hex] of [["Home", "tundra_inner"], ["End", "swamp_inner"], ["ArrowRight", "castle"], ["PageUp", "mountains_inner"], ["PageDown", "forest_inner"], ["ArrowLeft", "castle"]]) {
    await page.keyboard.press(key);
    await becomes(focused, hex, key);
  }
  const press = async (target) => {
    await tabTo(page, target, 300);
    await page.keyboard.press("Enter");
  };
  await follow(page, press, 200);
  await endsAsTheEngineSays(page);
  assert.deepEqual(complaints, []);
});

test("alone on a phone, by finger, to the end", { timeout: 300_000 }, async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, complaints } = await watchedPage(await context(phone));
  await openLeft(page, cut((await played("solo easy", 3)).record, 0), "solo easy");
  await doesNotScrollSideways(page, "solo");
  // A finger that stays tells what lies there.
  await hold(page, page.locator(".land[data-card=castle]"));
  await page.locator(".over[data-kind=large]").waitFor();
  await page.keyboard.press("Escape");
  for (let turn = 0; turn < 5 && !(await ending(page).count()); turn += 1) {
    await act(page, finger(), turn);
    await awaited(page);
  }
  await follow(page, finger(), 200);
  await endsAsTheEngineSays(page);
  assert.deepEqual(complaints, []);
});

test("six seats to the end", { timeout: 300_000 }, async () => {
  const { page, complaints } = await watchedPage(await context());
  await openLeft(page, await late("6 seats", 4, 3), "6 seats");
  await follow(page, mouse(), 60);
  await endsAsTheEngineSays(page);
  assert.deepEqual(complaints, []);
});

const KINDS = "action catapult defence discard feisty fight from onto option place quest remove rest seekers throw tile to trophy".split(" ");

test("every decision is asked on the screen, kept over a reload, and can be made with what lights up", { timeout: 300_000 }, async () => {
  assert.deepEqual((await readdir(folder)).sort(), KINDS.map((kind) => `${kind}.txt`));
  const { page, complaints } = await watchedPage(await context());
  const wrong = [];
  for (const kind of KINDS) {
    const { text, setup } = await left(kind);
    await openLeft(page, text, setup);
    assert.equal((await engine.replay(await record(page))).decision, kind);
    await come(page);
    assert.equal(await record(page), text, `${kind} over a reload`);
    await isAccessibleInBothThemes(page, kind, { part: ".board" });
    for (const [width, height] of kind === "action" ? SIZES : SIZES.slice(0, 3)) {
      await page.setViewportSize({ width, height });
      assert.ok(await page.locator(".doing[data-mine]").isVisible(), `what to do, ${kind}, ${width} × ${height}`);
      await doesNotScrollSideways(page, `${kind}, ${width} × ${height}`);
      const map = await page.locator(".map").boundingBox();
      assert.ok(map && Math.min(map.width, map.height) > 0.3 * Math.min(width, height), `the map, ${kind}, ${width} × ${height}`);
      wrong.push(...(await faults(page)).filter(real).map((fault) => `${kind}, ${width} × ${height}: ${fault}`));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    if (kind === "action") {
      await page.emulateMedia({ forcedColors: "active" });
      wrong.push(...(await faults(page)).filter(real).map((fault) => `forced colours: ${fault}`));
      const lit = page.locator(".deed[data-lit]").first();
      assert.equal(await lit.evaluate((deed) => getComputedStyle(deed).outlineStyle), "solid", "what is lit is told apart without colours");
      await page.emulateMedia({ forcedColors: "none" });
    }
    await act(page, mouse(), 0);
    await engine.replay(await record(page));
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(complaints, []);
});

/** At 720 × 450 a desk is seen at 200 %; a laptop's window is lower than it is high elsewhere. */
const SIZES = [[390, 844], [1440, 900], [844, 390], [360, 640], [768, 1024], [1920, 1080], [480, 600], [720, 450], [1280, 720], [1120, 740]];
/** The corners of hexes overlap, not the hexes; and at the smallest sizes they are smaller than a thumb, with "All moves" beside them. A rival's tile is a word in a line. */
const real = (fault) => !/^\.land.* (lie on each other|is \d+ × \d+ px)$/.test(fault) && !/^\.my-tile.* px$/.test(fault);

/** All that the page says, to eyes and ears: every text and every attribute. */
const everything = (page) => page.evaluate(() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    else said.push(...[...node.attributes].map((one) => one.value));
  }
  return said;
});

const PERSONALITIES = {
  en: ["Kind", "Hungry", "Magical", "Adventurous", "Inventive", "Helpful", "Sparkling", "Feisty"],
  fr: ["Gentillesse", "Gourmandise", "Magie", "Aventure", "Ingéniosité", "Entraide", "Éclat", "Fougue"],
  de: ["Freundlich", "Hungrig", "Magisch", "Abenteuerlustig", "Erfinderisch", "Hilfsbereit", "Funkelnd", "Kämpferisch"],
};

test("no rival's spell or hidden personality is in the page, in any language", { timeout: 120_000 }, async () => {
  // Somebody else looks at tiles, and everybody has spells and a personality.
  const left = await played("3 seats", 11, (state, count) => count > 30 && state.to_act === 1 && state.decision === "action");
  const { position } = await engine.ask({ do: "position" });
  const dealt = [...position.matchAll(/^seat \d .*\| (\w+) (secret|shown|revealed|open) \|/gm)];
  assert.equal(dealt.length, 3, "the engine knows the secrets");
  const ids = PERSONALITIES.en.map((name) => name.toLowerCase());
  for (const [locale, names] of Object.entries(PERSONALITIES)) {
    const { page } = await watchedPage(await context({ locale }));
    await openLeft(page, left, "3 seats");
    const said = await everything(page);
    for (const [, id] of dealt.slice(1).filter(([, , state]) => state === "secret")) {
      const name = names[ids.indexOf(id)];
      const says = said.filter((text) => text === id || text.split(/[:.,] ?/).some((part) => part.trim() === name));
      assert.deepEqual(says, [], `${name} is nobody's business`);
    }
    assert.equal(await page.locator(".my-personality").count(), 1);
    assert.equal(await page.locator(".rival :is(.spell, .spell-card)").count(), 0);
  }
});

test("the door of the solo game says what each difficulty is like", { timeout: 60_000 }, async () => {
  const { page } = await watchedPage(await context());
  await open(page, "#/my-little-scythe/deal/solo-easy-7");
  const notes = new Set();
  for (const name of ["Easy", "Normal", "Hard"]) {
    await page.locator("label").filter({ hasText: new RegExp(`^${name}$`) }).click();
    notes.add(await page.locator("p.level-says").innerText());
  }
  assert.equal(notes.size, 3);
});
