// Five hundred forged links, saves, imports and messages for each game: the page says what it cannot read, breaks nowhere, and
// keeps what it had. What is forged follows from a number, so that a failure can be seen again.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { file, instant, key, store, stored } from "./games.mjs";
import { Host } from "./host.mjs";
import { aBrowser, home, open, watchedPage } from "./house.mjs";

const context = aBrowser();
const site = new Host("/nowhere");
before(() => site.start());
after(() => site.stop());

/** The same numbers every time. */
function dice(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 4) % bound;
  };
}

const odd = ["", "\0", "%", "%E0%A4%A", "<img src=x onerror=alert(1)>", "../..", "9".repeat(40), "-1", "é", "\u202e", "\n", "{", '"', "__proto__", "x".repeat(3000)];

/** A text with something wrong in it. */
function forged(text, below) {
  const at = below(text.length + 1);
  const to = Math.min(text.length, at + 1 + below(12));
  switch (below(7)) {
    case 0: return text.slice(0, at);
    case 1: return text.slice(0, at) + text.slice(to);
    case 2: return text.slice(0, at) + odd[below(odd.length)] + text.slice(at);
    case 3: return text.slice(0, at) + String.fromCharCode(33 + below(90)) + text.slice(at + 1);
    case 4: return text.slice(0, to) + text.slice(at);
    case 5: return text.replace(/\d+/g, (digits) => (below(4) ? digits : String(below(10) ? below(400) : -1)));
    default: {
      const lines = text.split(/(?=[\n .])/);
      const [one, other] = [below(lines.length), below(lines.length)];
      [lines[one], lines[other]] = [lines[other], lines[one]];
      return lines.join("");
    }
  }
}

/** The record of a golden game, which tells events between the actions; its first actions only, if so many are enough. */
async function golden(game, actions = Infinity) {
  const text = await readFile(new URL(`../crates/${game}/tests/data/golden/2_seats.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line && !/^[| ]/.test(line));
  return `${lines.slice(0, 3 + actions).join("\n")}\n`;
}

const tipped = (page) => page.locator("#trouble").isVisible();

for (const [place, game] of ["little-factory", "my-little-scythe", "la-granja"].entries()) {
  test(`${game}: 200 forged links, 100 saves, 100 imports, 100 messages`, { timeout: 600_000 }, async () => {
    const below = dice(2700 + place);
    const visitor = await context();
    await visitor.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { page, complaints } = await watchedPage(visitor);
    const whole = await golden(game);
    const open5 = await golden(game, 5);
    const mine = { [key("00c0ffee")]: file(open5, { seats: "me bruno:trader" }), "little-table.settings": instant };
    await stored(page, mine);
    await open(page, "#/games");
    await page.getByRole("button", { name: /^Copy link/ }).first().click();
    await page.getByText("The link is copied").waitFor();
    const link = (await page.evaluate(() => navigator.clipboard.readText())).split("#")[1];
    const before = (await store(page))[key("00c0ffee")];

    // Links, one after the other in the same page, as somebody would who clicks through a forum.
    await page.goto(`${home}#/${game}`);
    await page.locator("#seed").waitFor();
    const read = [];
    for (let count = 0; count < 200; count += 1) {
      const bad = below(3) ? `/${game}/g/${forged(link.split("/g/")[1], below)}` : forged(link, below);
      const went = await page.evaluate(async (bad) => {
        location.hash = bad;
        await new Promise((next) => setTimeout(next, 15));
        return [document.querySelector("#trouble").hidden, document.querySelector("#app").childElementCount];
      }, bad);
      if (!went[0]) {
        read.push(bad.slice(0, 200));
        break;
      }
    }
    assert.deepEqual(read, [], "a link has tipped the table over");
    await page.waitForTimeout(500);
    assert.equal((await store(page))[key("00c0ffee")], before, "links keep nothing and take nothing");

    // Saves that somebody has had their hands in: listed, and those that are still games can be opened.
    const saves = Array.from({ length: 100 }, () => forged(below(2) ? before : file(whole), below));
    await page.evaluate((saves) => saves.forEach((text, id) => localStorage.setItem(`little-table.game.${(0xa0000000 + id).toString(16)}`, text)), saves);
    await open(page, "#/games");
    await page.getByRole("heading", { name: "My games" }).waitFor();
    assert.ok(!(await tipped(page)));
    const unreadable = await page.locator(".game-row.unreadable b").allInnerTexts();
    assert.ok(unreadable.length > 20 && unreadable.length < 100, `${unreadable.length} cannot be read`);
    const broken = await page.evaluate(async (game) => {
      for (let id = 0; id < 100; id += 1) {
        location.hash = `#/${game}/${(0xa0000000 + id).toString(16)}`;
        await new Promise((next) => setTimeout(next, 10));
        if (!document.querySelector("#trouble").hidden) {
          return id;
        }
      }
      return undefined;
    }, game);
    assert.equal(broken, undefined, saves[broken]?.slice(0, 300));
    await page.waitForTimeout(300);
    const kept = await store(page);
    const lost = saves.filter((text, id) => {
      const name = (0xa0000000 + id).toString(16);
      const now = kept[key(name)];
      // Where rivals were to act, they have; what cannot be read stays as it is.
      return now !== text && (unreadable.includes(name) || !now?.startsWith("little-table game 3"));
    });
    assert.deepEqual(lost, [], "nothing is lost");
    assert.equal(kept[key("00c0ffee")], before);

    // Texts that are brought. Every tenth begins as a game, and is added as far as it is one; the first is one.
    await open(page, "#/games");
    let added = 0;
    for (let count = 0; count < 100; count += 1) {
      const bad = forged(below(2) ? file(open5) : whole, below);
      const begun = count === 0 ? open5 : open5 + forged(whole.slice(open5.length), below);
      const text = count % 10 === 0 ? begun : bad;
      const close = page.locator(".found").getByRole("button", { name: "Close", exact: true });
      if (count % 10 === 0 && (await close.isVisible())) {
        await close.click();
      }
      await page.locator("textarea").fill(text.replaceAll("\0", ""));
      await page.getByRole("button", { name: "Have a look" }).click();
      assert.ok(!(await tipped(page)), text.slice(0, 300));
      if (count % 10 === 0) {
        await page.getByRole("heading", { name: "What was found" }).waitFor();
        const add = page.getByRole("button", { name: "Add this game" });
        if (await add.isVisible()) {
          await add.click();
          await page.getByText("One game added.").waitFor();
          added += 1;
        }
      }
    }
    await page.waitForTimeout(300);
    assert.ok(added > 0, "some are games still");
    const brought = Object.entries(await store(page)).filter(([name, text]) => kept[name] !== text);
    assert.equal(brought.length, added, "to have a look adds nothing");
    for (const [name, text] of brought) {
      assert.ok(!(name in kept) && text.startsWith("little-table game 3"), "what was there stays as it was");
    }
    assert.equal(await page.locator(".game-row.unreadable").count(), unreadable.length, "all that was added can be read");

    // Messages of a host, all at once.
    const framed = await visitor.newPage();
    const trouble = [];
    framed.on("pageerror", (error) => trouble.push(error.message));
    framed.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
    site.pages.set("/", `<!DOCTYPE html><link rel="icon" href="data:,"><iframe title="t" width="900" height="800" src="${home}?embed&game=${game}&rivals=apprentice&seed=42&first=me&lang=en"></iframe>`);
    await framed.goto(site.url);
    const frame = await (await framed.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector(".table .doing");
    const word = () => [odd[below(odd.length)], "yes", "no", "me", "master,trader", game, "la-granja", "hard", 7, -1, null, {}, []][below(13)];
    const messages = Array.from({ length: 100 }, () => {
      const message = { source: "little-table-host", v: 1, type: ["new", "load", "setLang", "setTheme", forged("new", below)][below(5)] };
      for (const name of ["game", "rivals", "solo", "difficulty", "first", "extension", "seed", "lang", "theme", "accent"]) {
        if (below(4) === 0) {
          message[name] = word();
        }
      }
      if (message.type === "load") {
        message.record = forged(open5, below);
      }
      return message;
    });
    await framed.evaluate(async (messages) => {
      for (const message of messages) {
        document.querySelector("iframe").contentWindow.postMessage(message, "*");
        await new Promise((next) => setTimeout(next, 10));
      }
    }, messages);
    await framed.waitForTimeout(1000);
    assert.equal(await frame.locator("#trouble").isVisible(), false);
    // The frame still does what it is asked properly.
    await framed.evaluate((game) => document.querySelector("iframe").contentWindow.postMessage({ source: "little-table-host", v: 1, type: "new", game, rivals: "apprentice", first: "me", seed: 1 }, "*"), game);
    await frame.waitForSelector(".table .doing");
    assert.deepEqual(trouble, []);
    assert.deepEqual(complaints, []);
    await visitor.close();
  });
}
