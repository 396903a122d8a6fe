// The table in a frame on somebody else's page, and somebody who means no good.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { aBrowser, home, violations } from "./house.mjs";
import { Host } from "./host.mjs";
import { play } from "./player.mjs";

const context = aBrowser();
const site = new Host("/nowhere");
before(() => site.start());
after(() => site.stop());

const golden = await readFile(new URL("../crates/little-factory/tests/data/golden/2_seats.txt", import.meta.url), "utf8");
/** A whole game; the golden file also tells what happens between the actions. */
const recorded = golden.trim().split("\n").filter((line) => !/^(\||  )/.test(line)).join("\n");
const text = "little-factory 1\nsetup 2 seats\nseed 42\n";

/** In a sandboxed frame the static shell tries its drawings before a script can say where they are; nobody sees it. */
const shell = /^Unsafe attempt to load URL \S+\/art\/(icons|scenes)\.svg from frame/;

/** Opens a page of another origin, which writes down every message it gets. */
async function hostPage(body, options = {}) {
  const visitor = await context(options);
  await visitor.addInitScript(() => {
    if (self === top) {
      globalThis.messages = [];
      globalThis.events = [];
      addEventListener("message", ({ data, origin }) => globalThis.messages.push({ data, origin }));
      for (const type of ["ready", "resize", "turn", "gameover"]) {
        addEventListener(type, ({ target, detail }) => target.localName === "little-table" && globalThis.events.push({ type, id: target.id, detail }), true);
      }
    }
  });
  const page = await visitor.newPage();
  const trouble = [];
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("console", (message) => message.type() === "error" && !shell.test(message.text()) && trouble.push(message.text()));
  page.on("dialog", (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  const path = `/${encodeURIComponent(body).length}-${Math.random()}.html`;
  site.pages.set(path, `<!DOCTYPE html><html lang="en"><head><link rel="icon" href="data:,"><title>A fan site</title></head><body>${body}</body></html>`);
  await page.goto(site.url + path.slice(1));
  return { page, trouble, visitor };
}

const script = `<script type="module" src="${home}embed.js"></script>`;
const frameOf = async (page, selector = "iframe") => (await page.waitForSelector(selector)).contentFrame();
const said = (page, type) => page.evaluate((kind) => globalThis.messages.filter(({ data }) => data.type === kind), type);

async function told(page, type, count = 1) {
  await page.waitForFunction(([kind, wanted]) => globalThis.messages.filter(({ data }) => data?.type === kind).length >= wanted, [type, count]);
  return said(page, type);
}

/** Every message is one of the four, with exactly the fields of docs/embedding.md. */
function isDocumented({ data }) {
  const fields = {
    ready: ["game", "lang", "version"],
    resize: ["height"],
    turn: ["mine", "turn", "who"],
    gameover: ["game", "record", "result", "score", "scores"],
  }[data.type];
  assert.ok(fields, `an undocumented message: ${JSON.stringify(data)}`);
  assert.deepEqual(Object.keys(data).sort(), [...fields, "source", "type", "v"].sort());
  assert.deepEqual([data.source, data.v], ["little-table", 1]);
}

test("the element shows a game, as high as it needs, and tells the page what happens", async () => {
  const { page, trouble } = await hostPage(
    `${script}<little-table id="one" game="little-factory" rivals="apprentice" first="me" seed="42" lang="fr" theme="dark" accent="#2f5d50"><a href="${home}">Play</a></little-table>`,
  );
  const [{ data: ready, origin }] = await told(page, "ready");
  assert.deepEqual([ready.game, ready.lang, origin], ["little-factory", "fr", new URL(home).origin]);
  const frame = await frameOf(page);
  await frame.waitForSelector(".board");
  assert.deepEqual(
    await frame.evaluate(() => {
      const root = document.documentElement;
      return [root.lang, root.dataset.theme, getComputedStyle(root).getPropertyValue("--wood")];
    }),
    ["fr", "dark", "#2f5d50"],
  );
  const [{ data: first }] = await told(page, "turn");
  assert.deepEqual([first.turn, first.mine, first.who], [1, true, "me"]);
  const [{ data: resize }] = (await told(page, "resize")).slice(-1);
  assert.equal(await page.locator("iframe").evaluate((frame) => frame.offsetHeight), Math.min(resize.height, 900));
  assert.equal(await page.locator("iframe").getAttribute("title"), "Little Table : un jeu de société");

  // The last turns of a game, with somebody else's chair first.
  await frame.evaluate(() => document.querySelector("[data-tool=menu]").click());
  await frame.locator(".choice input").last().check({ force: true }); // at once
  const late = `# seats me bruno:apprentice\n${recorded.split("\n").slice(0, -14).join("\n")}\n`;
  await page.evaluate((record) => document.querySelector("little-table").load(record), late);
  await told(page, "turn", 2);
  await play(frame);
  const [{ data: over }] = await told(page, "gameover");
  assert.ok(["won", "lost", "shared"].includes(over.result));
  assert.equal(over.scores.length, 2);
  const [mine, ...more] = over.scores.filter(({ who }) => who === "me");
  assert.deepEqual([over.game, mine.score, mine.influence, more.length], ["little-factory", over.score, over.score, 0]);
  assert.match(over.record, /^# seats me \w+:apprentice\nlittle-factory 1\nsetup 2 seats\nseed 101\n/);
  const all = await page.evaluate(() => globalThis.messages);
  all.forEach(isDocumented);
  const kinds = all.map(({ data }) => data.type);
  assert.equal(kinds[0], "ready");
  assert.equal(kinds.filter((kind) => kind === "gameover").length, 1);
  const events = await page.evaluate(() => globalThis.events);
  assert.deepEqual(events.map(({ type }) => type), kinds, "each message is a DOM event");
  assert.deepEqual(events.at(-1).id, "one");

  // The record can be put on the table again, by the method and by the address.
  await page.evaluate((record) => document.querySelector("little-table").load(record), over.record.split("\n").slice(0, 8).join("\n"));
  await frame.waitForFunction(() => document.querySelector(".board") && !document.querySelector(".over"));
  await page.evaluate((record) => document.querySelector("little-table").setAttribute("record", record), over.record);
  const again = await told(page, "gameover", 2);
  assert.deepEqual(again[1].data, over);
  assert.deepEqual(trouble, []);
});

test("the element follows the page's language and colours, and its methods work", async () => {
  const { page, trouble } = await hostPage(`${script}<little-table><a href="${home}">Play</a></little-table>`);
  await told(page, "ready");
  const frame = await frameOf(page);
  await frame.waitForSelector("#seed");
  const look = () => frame.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme, document.documentElement.style.getPropertyValue("--wood")]);
  assert.deepEqual(await look(), ["en", "light", ""]);
  await page.evaluate(() => {
    document.documentElement.lang = "de-AT";
    document.body.style.color = "#eee";
    document.body.style.accentColor = "rgb(18, 52, 86)";
  });
  await frame.waitForFunction(() => document.documentElement.lang === "de" && document.documentElement.dataset.theme === "dark");
  assert.deepEqual(await look(), ["de", "dark", "#123456"]);
  assert.equal(await page.locator("iframe").getAttribute("title"), "Little Table: ein Brettspiel");

  await page.evaluate(() => {
    const table = document.querySelector("little-table");
    table.setLang("fr");
    table.setTheme("light", "#abc");
    table.newGame({ rivals: ["master", "trader"], seed: 12, first: "me" });
  });
  await frame.waitForSelector(".board");
  // Another language is another program, which is fetched first.
  await frame.waitForFunction(() => document.documentElement.lang === "fr" && document.documentElement.dataset.theme === "light");
  assert.equal(await frame.locator(".rival").count(), 2);
  assert.deepEqual(await look(), ["fr", "light", "#aabbcc"]);
  const kept = await frame.evaluate(() => localStorage.getItem("little-table.settings"));
  assert.equal(kept, null, "the host's wishes are not kept as the player's");
  assert.deepEqual(trouble, []);
});

test("a whole game in a sandboxed frame that may only run scripts", async () => {
  const { page, trouble } = await hostPage(
    `<iframe title="t" sandbox="allow-scripts" width="480" height="700" src="${home}?embed&game=little-factory&rivals=trader&seed=5&first=me&lang=de"></iframe>`,
  );
  const frame = await frameOf(page);
  await frame.waitForSelector(".board");
  const forbidden = await frame.evaluate(() => {
    try {
      return String(localStorage);
    } catch (error) {
      return `${error.name} ${self.origin}`;
    }
  });
  assert.equal(forbidden, "SecurityError null");
  await frame.waitForFunction(() => [...document.querySelectorAll(".board svg.card-art use")].every((use) => use.getBBox().width > 0));
  assert.ok((await frame.locator(".board svg.card-art use").count()) > 10, "the cards are drawn");
  await frame.evaluate(() => document.querySelector("[data-tool=menu]").click());
  await frame.locator(".choice input").last().check({ force: true });
  assert.ok(await play(frame));
  const [{ data, origin }] = await told(page, "gameover");
  assert.equal(origin, "null");
  assert.equal(data.scores.length, 2);
  (await page.evaluate(() => globalThis.messages)).forEach(isDocumented);
  assert.deepEqual(trouble, []);
});

test("a frame whose browser blocks storage on other sites plays all the same", async () => {
  const { page, visitor, trouble } = await hostPage("<p>soon</p>");
  await visitor.addInitScript(() => {
    if (self !== top) {
      const refuse = { get: () => { throw new DOMException("denied", "SecurityError"); } };
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, refuse);
      }
    }
  });
  await page.evaluate(([address]) => {
    const table = document.createElement("little-table");
    table.setAttribute("rivals", "apprentice");
    document.body.append(table);
    return import(`${address}embed.js`);
  }, [home]);
  await told(page, "turn");
  const frame = await frameOf(page);
  await frame.waitForSelector(".board");
  await play(frame, 1);
  assert.deepEqual(trouble, []);
});

test("two tables on one page do not disturb each other", async () => {
  const { page, trouble } = await hostPage(
    `${script}<little-table id="a" rivals="apprentice" seed="1" first="me" lang="fr"></little-table><little-table id="b" rivals="trader,trader" seed="2" first="me" lang="de" sandbox></little-table>`,
  );
  await told(page, "turn", 2);
  const [a, b] = [await frameOf(page, "#a iframe"), await frameOf(page, "#b iframe")];
  await page.evaluate(() => document.querySelector("#a").setLang("en"));
  await a.waitForFunction(() => document.documentElement.lang === "en");
  assert.equal(await b.evaluate(() => document.documentElement.lang), "de");
  assert.deepEqual([await a.locator(".rival").count(), await b.locator(".rival").count()], [1, 2]);
  await a.evaluate(() => document.querySelector(".doing [aria-keyshortcuts=A]").click());
  assert.deepEqual([await a.locator(".over").count(), await b.locator(".over").count()], [1, 0]);
  const events = await page.evaluate(() => globalThis.events.filter(({ type }) => type === "turn").map(({ id }) => id));
  assert.deepEqual(events.sort(), ["a", "b"]);
  assert.deepEqual(trouble, []);
});

test("a host that wants two hundred games leaves one", async () => {
  const { page, trouble } = await hostPage(`<iframe id="t" title="t" src="${home}?embed&rivals=apprentice&seed=42&first=me&lang=en"></iframe>`);
  const frame = await frameOf(page, "#t");
  await frame.waitForSelector(".row[data-level='1']");
  await page.evaluate(() => {
    const target = document.querySelector("#t").contentWindow;
    for (let seed = 1; seed <= 200; seed += 1) {
      target.postMessage({ source: "little-table-host", v: 1, type: "new", rivals: "apprentice", first: "me", seed }, "*");
    }
  });
  const games = () => frame.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith("little-table.game.")).map(([, text]) => text.match(/^seed .*$/m)?.[0]));
  for (let tries = 0; tries < 100 && (await games())[0] !== "seed 200"; tries += 1) {
    await page.waitForTimeout(100);
  }
  assert.deepEqual(await games(), ["seed 200"]);
  assert.deepEqual(trouble, []);
});

test("hostile messages change nothing, run nothing and get no answer", async () => {
  const { page, trouble } = await hostPage(
    `<iframe id="t" title="t" src="${home}?embed&rivals=apprentice&seed=42&first=me&lang=en"></iframe><iframe id="evil" title="e" src="about:blank"></iframe>`,
  );
  const frame = await frameOf(page, "#t");
  await frame.waitForSelector(".row[data-level='1']");
  await told(page, "turn");
  const before = await frame.evaluate(() => [location.hash, document.documentElement.lang, document.querySelector(".board").innerHTML]);
  const count = await page.evaluate(() => globalThis.messages.length);

  await page.evaluate(async (record) => {
    const target = document.querySelector("#t").contentWindow;
    const host = { source: "little-table-host", v: 1 };
    const html = "<img src=x onerror=alert(1)>";
    const proto = JSON.parse('{"__proto__":{"type":"setLang","lang":"de","source":"little-table-host","v":1}}');
    const keys = JSON.parse('{"source":"little-table-host","v":1,"type":"setLang","constructor":"de","lang":"__proto__"}');
    const circle = { ...host, type: "new" };
    circle.rivals = circle;
    for (const message of [
      undefined, null, 0, NaN, "new", "", [], [host], html, new Date(), new Map([["type", "new"]]), new ArrayBuffer(8), proto, keys, circle,
      { ...host }, { ...host, type: html }, { ...host, type: "toString" }, { ...host, type: "__proto__" }, { ...host, type: ["new"] },
      { ...host, v: 2, type: "new" }, { ...host, v: "one", type: "new" }, { ...host, v: "1", type: "new" }, { ...host, source: "little-table", type: "new" },
      { ...host, type: "new", rivals: html }, { ...host, type: "new", rivals: ["master"] }, { ...host, type: "new", seed: -1 },
      { ...host, type: "new", seed: 1.5 }, { ...host, type: "new", seed: Infinity }, { ...host, type: "new", seed: {} }, { ...host, type: "new", extension: true },
      { ...host, type: "new", first: html }, { ...host, type: "new", game: "chess" },
      { ...host, type: "setLang", lang: html }, { ...host, type: "setLang", lang: "xx" }, { ...host, type: "setLang" },
      { ...host, type: "setTheme", theme: html }, { ...host, type: "setTheme", accent: "red;}*{display:none" }, { ...host, type: "setTheme", accent: "url(//evil)" },
      { ...host, type: "load", record: html }, { ...host, type: "load", record: {} }, { ...host, type: "load", record: "x".repeat(1_000_000) },
      { ...host, type: "load", record: `${record}${"end\n".repeat(200_000)}` }, { ...host, type: "load", record: `${record}pass\n` },
      { ...host, type: "new", padding: { deep: html }, rivals: "x".repeat(1_000_000) },
    ]) {
      target.postMessage(message, "*");
    }
    // The right words from the wrong window.
    const evil = document.querySelector("#evil").contentWindow;
    const tell = evil.Function("target", "message", "target.postMessage(message, '*')");
    tell(target, { ...host, type: "setLang", lang: "de" });
    tell(target, { ...host, type: "new", rivals: "master" });
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, text);
  await frame.evaluate(() => postMessage({ source: "little-table-host", v: 1, type: "setLang", lang: "de" }, "*"));
  await page.waitForTimeout(300);
  assert.deepEqual(await frame.evaluate(() => [location.hash, document.documentElement.lang, document.querySelector(".board").innerHTML]), before);
  assert.equal(await page.evaluate(() => globalThis.messages.length), count);
  assert.equal(await frame.evaluate(() => [{}.type, {}.lang, document.images.length].join()), ",,0");
  assert.deepEqual(trouble, []);

  // And the same window, asked properly, answers.
  await page.evaluate(() => document.querySelector("#t").contentWindow.postMessage({ source: "little-table-host", v: 1, type: "setLang", lang: "de" }, "*"));
  await frame.waitForFunction(() => document.documentElement.lang === "de");
});

test("a frame that names its host speaks to no other", async () => {
  const { page } = await hostPage(
    `<iframe id="no" title="n" src="${home}?embed&rivals=apprentice&lang=en&host=https%3A%2F%2Fsomebody.example"></iframe>` +
      `<iframe id="odd" title="o" src="${home}?embed&rivals=apprentice&lang=en&host=%3Cb%3E"></iframe>` +
      `<iframe id="yes" title="y" src="${home}?embed&rivals=apprentice&lang=en&host=${encodeURIComponent(new URL(site.url).origin)}"></iframe>`,
  );
  const frames = await Promise.all(["#no", "#odd", "#yes"].map((id) => frameOf(page, id)));
  await Promise.all(frames.map((frame) => frame.waitForSelector(".board")));
  await told(page, "turn");
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe")) {
      frame.contentWindow.postMessage({ source: "little-table-host", v: 1, type: "setLang", lang: "fr" }, "*");
    }
  });
  await frames[2].waitForFunction(() => document.documentElement.lang === "fr");
  await page.waitForTimeout(200);
  assert.deepEqual(await Promise.all(frames.map((frame) => frame.evaluate(() => document.documentElement.lang))), ["en", "en", "fr"]);
  assert.equal((await said(page, "ready")).length, 1);
});

test("from 300 × 400 to full width nothing sticks out, at the door and at the table", async () => {
  const { page } = await hostPage(`<iframe title="t" src="${home}?embed&lang=de"></iframe>`, { viewport: { width: 1500, height: 1000 } });
  const frame = await frameOf(page);
  await frame.waitForSelector("#seed");
  const sizes = [[300, 400], [360, 640], [480, 700], [768, 900], [1440, 800]];
  const fits = async (where) => {
    for (const [width, height] of sizes) {
      await page.evaluate(([w, h]) => Object.assign(document.querySelector("iframe"), { width: w, height: h }), [width, height]);
      await frame.waitForFunction((wanted) => Math.abs(innerWidth - wanted) < 2, width);
      const [wide, seen] = await frame.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      assert.ok(wide <= seen, `${where}: ${wide} px in a frame of ${seen} px`);
    }
  };
  await fits("the door");
  await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage({ source: "little-table-host", v: 1, type: "new", rivals: "trader,trader,trader", first: "me" }, "*"));
  await frame.waitForSelector(".board");
  await fits("the table");
  await page.evaluate(() => Object.assign(document.querySelector("iframe"), { width: 300, height: 400 }));
  await frame.locator(".doing [aria-keyshortcuts=A]").click();
  await frame.locator("button.move").first().click();
  assert.equal(await frame.locator(".over[data-kind=moves]:visible").count(), 0, "a move can be made in 300 × 400");
});

test("a game left in a frame is there when the reader comes back; a broken record is said in words", async () => {
  const { page } = await hostPage(`<iframe title="t" src="${home}?embed&rivals=apprentice&seed=42&first=me&lang=en"></iframe>`);
  let frame = await frameOf(page);
  await frame.waitForSelector(".board");
  await play(frame, 1);
  const at = await frame.evaluate(() => location.hash);
  await page.reload();
  frame = await frameOf(page);
  await frame.waitForSelector(".board");
  assert.equal(await frame.evaluate(() => location.hash), at);
  const { page: other } = await hostPage(`<iframe title="t" src="${home}?embed&lang=en&record=${encodeURIComponent("<img src=x onerror=alert(1)>")}"></iframe>`);
  const door = await frameOf(other);
  await door.getByRole("status").filter({ hasText: "cannot be read" }).waitFor();
});

test("without JavaScript there is a link, and with it the frame can be reached by keyboard", async () => {
  const body = `${script}<little-table label="Our table"><a href="${home}">Play Little Factory</a></little-table><button>after</button>`;
  const plain = await hostPage(body, { javaScriptEnabled: false });
  assert.equal(await plain.page.getByRole("link", { name: "Play Little Factory" }).getAttribute("href"), home);
  const { page } = await hostPage(body);
  const frame = await frameOf(page);
  await frame.waitForSelector("#seed");
  assert.equal(await page.locator("iframe").getAttribute("title"), "Our table");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.localName), "iframe");
  assert.notEqual(await frame.evaluate(() => document.activeElement.localName), "body");
  for (let presses = 0; presses < 40 && (await page.evaluate(() => document.activeElement.localName)) === "iframe"; presses += 1) {
    await page.keyboard.press("Tab");
  }
  assert.equal(await page.evaluate(() => document.activeElement.localName), "button", "and left again");
});

test("every game tells its score at its end, and one frame takes the games of all programs", async () => {
  const finished = async (game) => {
    const text = await readFile(new URL(`../crates/${game}/tests/data/golden/2_seats.txt`, import.meta.url), "utf8");
    return `${text.trim().split("\n").filter((line) => !/^(\||  )/.test(line)).join("\n")}\n`;
  };
  const records = Object.fromEntries(await Promise.all(["little-factory", "my-little-scythe", "la-granja"].map(async (game) => [game, await finished(game)])));
  // The address names no game: the record does.
  const { page, trouble } = await hostPage(
    `${script}<little-table record="${records["la-granja"].replaceAll("\n", "&#10;")}" theme="light"></little-table>`,
  );
  const ends = async (count, game) => {
    const { data } = (await told(page, "gameover", count)).at(-1);
    const mine = data.scores.find(({ who }) => who === "me");
    assert.deepEqual([data.game, data.score], [game, mine.score]);
    assert.ok(data.scores.every(({ score }) => Number.isInteger(score)));
  };
  await ends(1, "la-granja");
  const frame = await frameOf(page);
  const ask = (method, ...words) => page.evaluate(([method, words]) => document.querySelector("little-table")[method](...words), [method, words]);
  await ask("setLang", "fr");
  await ask("setTheme", "dark", "#2f5d50");
  await frame.waitForFunction(() => document.documentElement.lang === "fr");

  await ask("newGame", { game: "my-little-scythe", solo: true, difficulty: "hard", seed: 3 });
  await frame.waitForSelector('.table[data-game="my-little-scythe"] .doing');
  const look = await frame.evaluate(() => {
    const root = document.documentElement;
    return [root.lang, root.dataset.theme, root.style.getPropertyValue("--wood")];
  });
  assert.deepEqual(look, ["fr", "dark", "#2f5d50"], "the look goes with it");
  await ask("load", records["little-factory"]);
  await frame.waitForSelector('.table[data-game="little-factory"]');
  await ends(2, "little-factory");
  await ask("load", records["my-little-scythe"]);
  await ends(3, "my-little-scythe");
  await ask("newGame", { game: "my-little-scythe", solo: true, difficulty: "cruel" });
  await ask("newGame", { game: "la-granja", rivals: ["apprentice"], seed: 8 });
  await frame.waitForSelector('.table[data-game="la-granja"] .doing');
  assert.equal((await said(page, "ready")).length, 1);
  // The element follows the height that the program on the table asks for.
  await page.waitForFunction(() => {
    const asked = globalThis.messages.filter(({ data }) => data.type === "resize").at(-1).data.height;
    return document.querySelector("iframe").offsetHeight === Math.min(asked, innerHeight);
  });
  assert.deepEqual(trouble, []);
});

/** What is scrolled up and down at a table, or only what is so inside of something scrolled. To be run in the frame. */
function scrolled(inside) {
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1;
  const all = [...document.querySelectorAll(".table, .table *")].filter(scrolls);
  return all.filter((element) => !inside || all.some((other) => other !== element && other.contains(element))).map((element) => element.className);
}

test("nothing is scrolled inside of something scrolled in narrow frames, and nothing at all where they may grow", async () => {
  const { page } = await hostPage(`${script}<iframe id="t" title="t"></iframe><div style="width: 480px" id="room"></div>`, { viewport: { width: 800, height: 1000 } });
  for (const game of ["little-factory", "my-little-scythe", "la-granja"]) {
    for (const [width, height] of [[480, 600], [360, 480]]) {
      await page.evaluate(
        ([address, width, height]) => Object.assign(document.querySelector("#t"), { src: address, width, height }),
        [`${home}?embed&game=${game}&rivals=apprentice&seed=42&first=me&lang=en`, width, height],
      );
      const frame = await frameOf(page, "#t");
      await frame.waitForSelector(`.table[data-game="${game}"] .doing[data-mine]`);
      const found = await frame.evaluate(scrolled, true);
      assert.deepEqual(found, [], `${game}, ${width} × ${height}`);
      assert.ok(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${game}: the page itself is not scrolled`);
    }
    await page.evaluate((game) => (document.querySelector("#room").innerHTML = `<little-table grow game="${game}" rivals="apprentice" seed="42" first="me"></little-table>`), game);
    const grown = await frameOf(page, "#room iframe");
    await grown.waitForSelector(`.table[data-game="${game}"] .doing[data-mine]`);
    // The page forbids what is evaluated from a text, so this asks again and again.
    let found = await grown.evaluate(scrolled, false);
    for (let tries = 0; found.length && tries < 60; tries += 1) {
      await page.waitForTimeout(50);
      found = await grown.evaluate(scrolled, false);
    }
    assert.deepEqual(found, [], `${game}, where it may grow`);
  }
});

test("the demo in the build is a page of its own and works", async () => {
  const visitor = await context();
  const page = await visitor.newPage();
  const trouble = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && !shell.test(message.text()) && trouble.push(message.text()));
  page.on("pageerror", (error) => trouble.push(error.message));
  await page.goto(`${home}demo/`);
  await page.locator("#ticker").filter({ hasText: "Turn 1" }).waitFor();
  const frame = await frameOf(page, "#table iframe");
  await page.getByRole("button", { name: "Français" }).click();
  await frame.waitForFunction(() => document.documentElement.lang === "fr");
  await page.getByRole("button", { name: "Day or evening" }).click();
  await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  await page.getByRole("button", { name: "New game against a Master" }).click();
  const plain = await frameOf(page, "iframe.plain");
  await plain.waitForSelector(".board");
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(trouble, []);
});
