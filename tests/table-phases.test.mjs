// Every phase of a game by ear: landmarks with names, cards that say everything, and a voice that tells what happens;
// and axe has nothing to say about any of them, light or dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { middle, openKept } from "./games.mjs";
import { aBrowser, isAccessibleInBothThemes, open, record, watchedPage } from "./house.mjs";
import { choose, myTurn, settle, spoken, zones } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const seats = "me olga:apprentice bruno:apprentice hazel:apprentice";

/** A game of two that the person won alone. */
async function won() {
  for (let seed = 1; ; seed += 1) {
    const text = await engine.played(2, seed, () => false);
    if (String((await engine.replay(text)).winners) === "1") {
      return text;
    }
  }
}

const wide = ["Rivals", "Market", "Log", "My buildings", "My hand", "What to do"];
const narrow = ["Market", "My buildings", "My hand", "What to do"];
const sizes = {
  desktop: { options: { viewport: { width: 1440, height: 900 } }, regions: wide },
  phone: { options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, regions: narrow },
};

/** The landmarks are there, once each, and every card in every zone says what it is. */
async function canBeHeard(page, regions, phase) {
  assert.equal(await page.getByRole("banner").count(), 1, phase);
  assert.equal(await page.getByRole("main").count(), 1, phase);
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1, phase);
  const main = page.getByRole("main");
  for (const name of regions) {
    assert.equal(await main.getByRole("region", { name, exact: true }).count(), 1, `${phase}: ${name}`);
  }
  const { market, hand, buildings } = zones(page);
  const rows = await market.getByRole("group").evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")));
  assert.deepEqual(rows, ["Buildings", "Resources, Level III", "Resources, Level II", "Resources, Level I"], phase);
  // The name as the browser computes it, from its own tree.
  const labels = async (zone) => [...(await zone.ariaSnapshot()).matchAll(/^ *- '?button "((?:[^"\\]|\\.)*)"/gm)].map(([, name]) => name);
  const resource = /^[A-Z][A-Za-z ]+\. Level I{1,3} resource, \d+ coins?\. To produce: [^.]+\./;
  const building = /^[A-Z][A-Za-z ]+\. Building, \d+ coins?, \d+ influence\. To produce: [^.]+\. \S.+\./;
  const stack = /^(Buildings|Resources, Level I{2,3})\. Deck: \d+\.( Discard pile: \d+\.)?$|^Level I$/;
  for (const label of await labels(market)) {
    assert.ok([resource, building, stack].some((form) => form.test(label)), `${phase}, market: ${label}`);
  }
  const basics = await labels(market.getByRole("group", { name: "Resources, Level I", exact: true }));
  assert.equal(basics.filter((label) => resource.test(label)).length, 5, phase);
  for (const label of await labels(hand)) {
    assert.match(label, /^Starting tile: \d coins?$|resource, |^\d\/7$/, `${phase}, hand: ${label}`);
  }
  for (const label of await labels(buildings)) {
    assert.ok(building.test(label) || /^\d+ influence of 10$/.test(label), `${phase}, my buildings: ${label}`);
  }
}

for (const [size, { options, regions }] of Object.entries(sizes)) {
  test(`new game and first turn can be heard, ${size}`, { timeout: 120_000 }, async () => {
    const visitor = await context(options);
    await settle(visitor);
    const { page, complaints } = await watchedPage(visitor);
    await open(page, "#/little-factory");
    await choose(page, { rivals: 3, seed: 7 });
    await page.getByRole("group", { name: "Who begins" }).waitFor();
    assert.equal(await page.getByRole("combobox", { name: "Level" }).count(), 3);
    await isAccessibleInBothThemes(page, "new game");
    await page.getByRole("textbox", { name: "Deal number" }).fill("seven");
    await page.getByRole("status").filter({ hasText: "Please type a whole number." }).waitFor();
    await isAccessibleInBothThemes(page, "new game with a bad number");
    await page.getByRole("textbox", { name: "Deal number" }).fill("7");

    await page.getByRole("button", { name: "Play", exact: true }).click();
    const { hand, said, doing } = zones(page);
    await doing.waitFor();
    await canBeHeard(page, regions, "first turn");
    await hand.getByRole("button", { name: /^Starting tile: \d coins$/ }).waitFor();
    assert.match(await said.innerText(), /^First turn: spend your starting tile \(\d coins\)\.$/);
    assert.match(await doing.innerText(), /First turn: spend your starting tile/);
    await isAccessibleInBothThemes(page, "first turn");
    assert.deepEqual(complaints, []);
  });

  test(`before and after the action, the sheet and the scales can be heard, ${size}`, { timeout: 180_000 }, async () => {
    const visitor = await context(options);
    await settle(visitor);
    const { page, complaints } = await watchedPage(visitor);
    await openKept(page, await middle("before"), { seats });
    const { market, hand, buildings, doing, over, said, button } = zones(page);
    await canBeHeard(page, regions, "before the action");
    assert.match(await said.innerText(), /Your turn: (activate buildings, or )?produce or trade\.$/);
    await isAccessibleInBothThemes(page, "before the action");

    // The sheet of a card: moves that are sentences, reasons that are sentences.
    const opened = market.getByRole("group", { name: "Resources, Level II", exact: true }).getByRole("button", { name: /resource, / }).nth(1);
    const name = (await spoken(opened))[0].split(".")[0];
    await opened.click();
    await page.getByRole("dialog", { name, exact: true }).waitFor();
    await over.locator(":focus").waitFor(); // the focus goes into the sheet
    for (const move of await spoken(over.getByRole("list").first().getByRole("button"))) {
      assert.match(move, /^(and end the turn: )?(Produce|Trade for|Activate) [^:]+: .+/);
    }
    const blocked = await over.getByRole("heading", { name: "Not now" }).count();
    const ready = await over.getByRole("heading", { name: "You can" }).count();
    assert.ok(blocked + ready > 0, "the sheet has an answer");
    await isAccessibleInBothThemes(page, "the sheet");
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });

    // The scales, with cards on both sides.
    await button("Trade").click();
    await page.getByRole("dialog", { name: "The scales" }).waitFor();
    const verdict = over.getByRole("status");
    assert.match(await verdict.innerText(), /^Choose at least one card to give\./);
    await hand.getByRole("button", { name: /resource, / }).first().click();
    await market.getByRole("group", { name: "Resources, Level I", exact: true }).getByRole("button", { name: /resource, / }).first().click();
    await over.getByRole("region", { name: "You give" }).getByRole("button").waitFor();
    await over.getByRole("region", { name: "You take" }).getByRole("button").waitFor();
    assert.match(await verdict.innerText(), /lost/i);
    await isAccessibleInBothThemes(page, "the scales");
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });

    // Every move as a list.
    await button("All moves").click();
    await page.getByRole("dialog", { name: "All moves" }).waitFor();
    await over.getByRole("region", { name: "Trade" }).waitFor();
    await isAccessibleInBothThemes(page, "all moves");
    await page.keyboard.press("Escape");

    // The large view, the piles, the menu.
    await opened.click({ button: "right" });
    await over.getByRole("heading", { name: "What makes it" }).waitFor();
    await isAccessibleInBothThemes(page, "the large view");
    await page.keyboard.press("Escape");
    await market.getByRole("button", { name: /^Resources, Level II\. Deck/ }).click();
    await over.getByRole("heading", { name: /^Still in the deck/ }).waitFor();
    await isAccessibleInBothThemes(page, "a pile");
    await page.keyboard.press("Escape");
    await zones(page).tool("Menu").click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await isAccessibleInBothThemes(page, "the menu");
    await page.keyboard.press("Escape");

    // The action, and what is left after it.
    const before = (await record(page)).length;
    await market.getByRole("button", { name: /Level I resource/ }).and(market.getByRole("button", { name: /^((?!none left).)*$/i })).first().click();
    await over.getByRole("button", { name: /^Produce / }).first().click();
    assert.ok((await record(page)).length > before);
    await button("End turn").waitFor();
    assert.match(await said.innerText(), /^You (produce|take|gain)[^]*(end your turn|activate buildings)/);
    await canBeHeard(page, regions, "after the action");
    await isAccessibleInBothThemes(page, "after the action");
    assert.deepEqual(complaints, []);
  });

  test(`a rival's turn can be heard, ${size}`, { timeout: 120_000 }, async () => {
    const visitor = await context(options);
    await settle(visitor, { pace: "slow", sound: "off" });
    const { page, complaints } = await watchedPage(visitor);
    await openKept(page, await middle("after"), { seats });
    const { doing, over, said, button } = zones(page);
    // Everything that is said from here on.
    await said.evaluate((voice) => {
      globalThis.heard = [];
      new MutationObserver(() => globalThis.heard.push(voice.textContent)).observe(voice, { characterData: true, childList: true, subtree: true });
    });
    await button("End turn").click();
    if (await over.getByRole("button", { name: "End anyway" }).isVisible()) {
      await over.getByRole("button", { name: "End anyway" }).click();
    }
    await doing.getByText(/^(Olga|Bruno|Hazel) is thinking\.$/).waitFor();
    await button("Skip").waitFor();
    await canBeHeard(page, regions, "a rival's turn");
    await isAccessibleInBothThemes(page, "a rival's turn");
    if (await button("Skip").isVisible()) {
      await button("Skip").click();
    }
    await myTurn(page);
    const heard = await page.evaluate(() => globalThis.heard);
    const told = heard.filter((words) => /^(Olga|Bruno|Hazel) (produces|trades|activates|passes)/.test(words));
    assert.ok(told.length > 0, heard.join(" | "));
    assert.match(await said.innerText(), /Your turn/);
    // What just happened can be seen and heard again.
    if (!(await zones(page).tool("Show that again").isVisible())) {
      await zones(page).tool("Menu").click();
    }
    await page.getByRole("button", { name: "Show that again", exact: true }).click();
    await doing.getByText("This is what just happened.").waitFor();
    await isAccessibleInBothThemes(page, "that again");
    await button("Back to now").click();
    assert.deepEqual(complaints, []);
  });

  test(`the end can be heard, ${size}`, { timeout: 120_000 }, async () => {
    const visitor = await context(options);
    await settle(visitor);
    const { page, complaints } = await watchedPage(visitor);
    await openKept(page, await won(), { seats: "me olga:apprentice" });
    const { over } = zones(page);
    await page.getByRole("dialog", { name: "You won" }).waitFor();
    const headers = await over.getByRole("columnheader").allTextContents();
    assert.deepEqual(headers, ["Player", "Buildings", "Tokens", "Influence", "Turns"]);
    assert.deepEqual(await over.getByRole("rowheader").allTextContents(), ["You", "Olga"]);
    await over.getByText("Ten influence wins at once.").waitFor();
    for (const name of ["Play again", "The same deal"]) {
      await over.getByRole("button", { name }).waitFor();
    }
    await over.getByRole("link", { name: "Home" }).waitFor();
    await canBeHeard(page, regions, "the end");
    await isAccessibleInBothThemes(page, "the end");
    assert.deepEqual(complaints, []);
  });
}
