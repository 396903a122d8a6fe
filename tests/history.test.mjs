// The list of games: what it shows, what can be done with a game, bringing games here, and the statistics.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { file, key, myTurn, openTable, record, store, stored, without } from "./games.mjs";
import { faults } from "./eyes.mjs";
import { aBrowser, doesNotScrollSideways, isAccessible, isAccessibleInBothThemes, open, photograph, watchedPage } from "./house.mjs";
import { headingIn } from "./kept.mjs";

const context = aBrowser();

/** Two finished games of one's own and one that is not finished. */
async function games() {
  const [two, three] = [await record("2_seats"), await record("3_seats_extension")];
  return {
    [key("00000001")]: file(two, { seats: "me bruno:trader", begun: 1763280000 }),
    [key("00000002")]: file(three, { seats: "me olga:master hazel:apprentice", begun: 1763380000 }),
    [key("00000003")]: file(without(two, 60), { seats: "me rufus:merchant", begun: 1763480000 }),
  };
}

const rows = (page) => page.locator(".game-row");
const look = async (page, text) => {
  await page.getByRole("textbox", { name: "Game or link" }).fill(text);
  await page.getByRole("button", { name: "Have a look" }).click();
  await page.getByRole("heading", { name: "What was found" }).waitFor();
};

async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("home offers to go on, and the list shows result, day, rivals and turns", async () => {
  const { page, complaints } = await watchedPage(await context());
  await stored(page, await games());
  await open(page);
  const go = page.locator(".go-on");
  // Kept in a form of earlier days: it is carried over when the rules have come.
  await go.first().waitFor();
  assert.equal(await go.count(), 1);
  assert.match(await go.innerText(), /Rufus \(Expert\)[^]*Turn \d+ · 18 Nov 2025/);
  await isAccessible(page, "home with a game to go on with");

  await page.getByRole("link", { name: "All my games" }).click();
  await page.getByRole("heading", { level: 1, name: "My games" }).waitFor();
  assert.equal(await rows(page).count(), 3);
  const text = await page.locator("#main").innerText();
  assert.match(text, /Unfinished[^]*Rufus \(Expert\)[^]*Finished[^]*Olga \(Master\), Hazel \(Apprentice\)[^]*Bruno \(Journeyman\)/);
  assert.match(await rows(page).filter({ hasText: "Bruno" }).innerText(), /Bruno won\s+27 turns · 16 Nov 2025/);
  await rows(page).filter({ hasText: "Rufus" }).getByRole("link").click();
  await page.locator(".table").waitFor();
  assert.deepEqual(complaints, []);
});

test("three open games lie side by side, each with its name, its picture and its own count", async () => {
  const { page, complaints } = await watchedPage(await context());
  const late = async (game) => without(await record("2_seats", game), 60);
  await stored(page, {
    [key("00000001")]: file(await late("little-factory"), { seats: "me bruno:trader" }),
    [key("00000002")]: file(await late("my-little-scythe"), { seats: "me olga:master" }),
    [key("00000003")]: file(await late("la-granja"), { seats: "me hazel:apprentice" }),
    "little-table.settings": "little-table settings 1\npoints=hidden",
  });
  await open(page);
  const card = (name) => page.locator(".go-on", { has: page.getByRole("link", { name, exact: true }) });
  await card("La Granja: Hazel (Apprentice)").waitFor();
  assert.match(await card("Little Factory: Bruno (Journeyman)").innerText(), /Turn \d+ · /);
  assert.match(await card("My Little Scythe: Olga (Master)").innerText(), /Turn \d+ · /);
  // What the table of La Granja does not tell, home does not either.
  assert.match(await card("La Granja: Hazel (Apprentice)").innerText(), /You\s+\d+\s+points\s+Hazel\s+\?\s+points[^]*Round \d of 6/);
  assert.equal(await page.locator(".go-on .scene").count(), 3);
  await isAccessible(page, "home with three open games");
  await page.setViewportSize({ width: 360, height: 800 });
  await doesNotScrollSideways(page, "home with three open games");

  await open(page, "#/games");
  await page.getByRole("button", { name: "Delete, La Granja: Hazel (Apprentice)", exact: true }).waitFor();
  assert.equal(await page.locator(".game-row .scene").count(), 3);
  await doesNotScrollSideways(page, "three open games in the list");
  assert.deepEqual(complaints, []);
});

test("a finished game opens at its end", async () => {
  const { page } = await watchedPage(await context());
  await stored(page, await games());
  const before = await store(page);
  await openTable(page, "00000001");
  await page.locator(".over[data-kind=ending]").waitFor();
  assert.deepEqual(await store(page), before, "looking writes nothing");
});

test("a deleted game can be put back, by keys alone", async () => {
  const { page, complaints } = await watchedPage(await context());
  await stored(page, await games());
  await open(page, "#/games");
  const before = await store(page);
  await page.getByRole("button", { name: "Delete, Little Factory: Bruno (Journeyman)" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("The game is deleted.").waitFor();
  assert.equal(await rows(page).count(), 2);
  assert.equal((await store(page))[key("00000001")], undefined);
  await isAccessible(page, "after deleting");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Undo");
  await page.keyboard.press("Enter");
  assert.equal(await rows(page).count(), 3);
  assert.deepEqual(await store(page), before);
  assert.deepEqual(complaints, []);
});

test("one game or all of them go into a file, and come back from it in another browser", async () => {
  const { page, complaints } = await watchedPage(await context());
  await stored(page, await games());
  await open(page, "#/games");
  const one = await saved(page, page.getByRole("button", { name: "Save as a file, Little Factory: Bruno (Journeyman)" }));
  assert.match(one.name, /^little-factory-2025-11-1\d-101\.txt$/);
  assert.match(one.text, /^little-table game 3 [0-9a-f]{8} 00000000\n\{"seating":"me bruno:trader",/);
  const all = await saved(page, page.getByRole("button", { name: "Save all as a file" }));
  assert.equal(all.text.match(/^little-table game 3 /gm).length, 3);

  const { page: other, complaints: others } = await watchedPage(await context());
  await open(other, "#/games");
  await other.getByLabel("File", { exact: true }).setInputFiles({ name: all.name, mimeType: "text/plain", buffer: Buffer.from(all.text) });
  await other.getByRole("heading", { name: "What was found" }).waitFor();
  assert.equal(await other.locator(".found .game-row").count(), 3);
  assert.deepEqual(await store(other), {}, "nothing is kept before it is asked for");
  await isAccessible(other, "what was found");
  await other.getByRole("button", { name: "Add 3 games" }).click();
  await other.getByText("3 games added.").waitFor();
  assert.equal(await rows(other).count(), 3);
  await other.getByText("brought here").first().waitFor();

  // Once more: everything is there already.
  await look(other, one.text);
  await other.getByText("You have this game already.").waitFor();
  assert.equal(await other.getByRole("button", { name: /^Add/ }).count(), 0);
  const again = await saved(other, other.getByRole("button", { name: "Save as a file, Little Factory: Bruno (Journeyman)" }));
  assert.equal(again.text, one.text);
  assert.deepEqual([...complaints, ...others], []);
});

test("a file can be dropped anywhere on the page", async () => {
  const { page } = await watchedPage(await context());
  await open(page, "#/games");
  const text = file(await record());
  await page.evaluate((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "game.txt"));
    document.querySelector(".history h1").dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
  }, text);
  await page.getByRole("button", { name: "Add this game" }).click();
  assert.equal(await rows(page).count(), 1);
});

test("every kind of bad file is told apart, and none does harm", async () => {
  const { page, complaints } = await watchedPage(await context());
  await stored(page, await games());
  await open(page, "#/games");
  const before = await store(page);
  const whole = file(await record());
  const noise = Array.from({ length: 100_000 }, (_, place) => String.fromCharCode(33 + ((place * 7919) % 900))).join("");
  const html = (text) => text.replace("bruno", "<img src=x onerror=alert(1)>");
  for (const [text, says] of [
    ["", "There is nothing in it."],
    ["Hello there", "Little Table did not write this."],
    ["{}", "Little Table did not write this."],
    [noise, "Little Table did not write this."],
    ["x".repeat(1_000_000), "Little Table did not write this."],
    ["<script>alert(1)</script>", "Little Table did not write this."],
    ["chess 1\ne2 e4\n", "This is a record of another game."],
    [whole.replace("game 1", "game 9"), "Another version of this page wrote it"],
    [(await record()).replace("little-factory 1", "little-factory 2"), "Another version of this page wrote it"],
    [whole.slice(0, 400), "Damaged: something is missing"],
    [whole.replace("bruno", "olga"), "Damaged: something is missing"],
    [html(whole), "Damaged: something is missing"],
    ["little-factory 1\nsetup 2 seats\nseed 1\n<b>fly</b>\n", "Damaged: something is missing"],
    ["little-factory 1\nsetup <i>2</i> seats\nseed 1\n", "Damaged: something is missing"],
    ["little-factory 1\nsetup 2 seats\nseed <b>1</b>\n", "Damaged: something is missing"],
  ]) {
    await look(page, text);
    assert.match(await page.locator(".found").innerText(), new RegExp(says.replaceAll(".", "\\.")), text.slice(0, 60));
    assert.equal(await page.locator(".found .game-row").count(), 1);
    assert.equal(await page.getByRole("button", { name: /^Add/ }).count(), 0);
  }
  await page.getByLabel("File", { exact: true }).setInputFiles({ name: "big", mimeType: "text/plain", buffer: Buffer.alloc(9_000_000, 65) });
  await page.getByText("That is too large").waitFor();
  assert.deepEqual(await store(page), before);
  await isAccessible(page, "a bad file");
  assert.deepEqual(complaints, []);
});

test("a record with an illegal action in the middle is brought up to it, and says so", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page, "#/games");
  const lines = (await record()).split("\n");
  await look(page, lines.toSpliced(13, 0, "pass").join("\n"));
  await page.getByText("Step 11 of this record is not possible by the rules").waitFor();
  await page.getByRole("button", { name: "Add this game" }).click();
  await page.locator(".game-link").click();
  await myTurn(page).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator(".table-notice").count(), 0);
  assert.deepEqual(complaints, []);
});

test("when the store is full, what is brought lasts for the visit, and that is said", async () => {
  const { page } = await watchedPage(await context());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await open(page, "#/games");
  await look(page, await record());
  await page.getByRole("button", { name: "Add this game" }).click();
  await page.getByText("One game added. They are here, but the browser keeps no more").waitFor();
  assert.equal(await rows(page).count(), 1);
});

test("a finished game counts in the statistics, once, even after it is deleted; a reset can be undone", async () => {
  const { page, complaints } = await watchedPage(await context());
  // One action before the end; the second chair wins by it.
  await stored(page, {
    [key("00000001")]: file(without(await record(), 1), { seats: "bruno:master me" }),
    "little-table.settings": "little-table settings 1\npace=instant\nsound=off",
  });
  await openTable(page, "00000001");
  await myTurn(page).waitFor();
  const last = (await record()).trimEnd().split("\n").at(-1);
  await finish(page, last);
  await page.locator(".over[data-kind=ending]").waitFor();
  assert.deepEqual(headingIn((await store(page))[key("00000001")]).standing.stage, { over: [2] });

  await open(page, "#/games");
  const card = page.locator(".tally");
  assert.equal(await card.count(), 1);
  assert.match(await card.innerText(), /1 rival · Master\s+Played\s+1\s+Won\s+1 \(100%\)\s+Won in a row\s+1\s+Longest streak\s+1\s+Fewest turns to win\s+27/);
  assert.match(await card.innerText(), /9\.0 Buildings, 2\.0 Tokens/);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.reload();
  await card.waitFor();
  assert.match((await saved(page, page.getByRole("button", { name: "Save as a file, Statistics" }))).text, /^little-table statistics 2\n\{"id":"00000001","game":"little-factory",.*"seating":"bruno:master me","won":true,"turns":27,"score":11,"sources":\[9,2\],"best_rival":7,.*\}$/);

  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByText("This sets all figures back to zero.").waitFor();
  assert.equal(await card.count(), 1, "it is asked first");
  await page.getByRole("button", { name: "Reset" }).last().click();
  await page.getByText("Finish a game, and its figures stand here.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  assert.equal(await card.count(), 1);
  assert.deepEqual(complaints, []);
});

/** Plays the last action of a game by the list of all moves: whichever ends it. */
async function finish(page, last) {
  assert.match(last, /^(use|produce|trade) /);
  await page.keyboard.press("a");
  await page.locator(".over[data-kind=moves]").waitFor();
  await page.locator(".over button.move", { hasText: "wins the game" }).first().click();
}

for (const [locale, heading] of Object.entries({ en: "My games", fr: "Mes parties", de: "Meine Partien" })) {
  test(`the list is whole and accessible in ${locale}, in every size and both themes`, async () => {
    const all = await games();
    const ledger = ["little-table statistics 1", "00000001 1763280900 mb2 won 22 6+4 7 - 0011223344556678889a", "00000002 1763280901 mo4h1 lost 20 4+3 10 t 0011223344556677"];
    const { page, complaints } = await watchedPage(await context({ locale }));
    await stored(page, { ...all, [key("000000ff")]: "noise", "little-table.statistics": ledger.join("\n") });
    for (const at of ["#/", "#/games"]) {
      await open(page, at);
      for (const [width, height] of [[1440, 900], [768, 1024], [360, 740]]) {
        await page.setViewportSize({ width, height });
        const where = `${at} ${locale} ${width}`;
        await isAccessibleInBothThemes(page, where);
        await doesNotScrollSideways(page, where);
        assert.deepEqual(await faults(page), [], where);
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          await photograph(page, `${at === "#/" ? "go-on" : "history"}-${width}-${colorScheme}-${locale}`, { fullPage: true });
        }
      }
    }
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    assert.deepEqual(complaints, []);
  });
}
