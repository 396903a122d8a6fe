// What players tripped over at the table, each with the proof that it is mended.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { finished, instant, middle, openKept, record as golden, without } from "./games.mjs";
import { aBrowser, open, record, watchedPage } from "./house.mjs";
import { actions, becomes, card, myTurn, settle, sitDown, spoken, zones } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A table at which it is my turn, with a past of so many turns. */
async function seated(options, settings) {
  const visitor = await context(options);
  await settle(visitor, settings);
  const { page, complaints } = await watchedPage(visitor);
  await sitDown(page);
  return { page, complaints, ...zones(page) };
}

/** Does the first ready move of the list. */
async function firstMove(page) {
  const before = actions(await record(page)).length;
  await page.keyboard.press("a");
  await page.keyboard.press("1");
  await becomes(async () => actions(await record(page)).length, before + 1, "a move is done");
}

test("a second click on Undo does nothing; a turn that is taken back is asked for once and can be done again", async () => {
  const { page, button, tool, over, complaints } = await seated();
  await firstMove(page);
  await page.keyboard.press("e");
  await myTurn(page);
  await firstMove(page);
  const before = actions(await record(page));
  const place = await button("Undo").boundingBox();
  const middle = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.click(...middle);
  await becomes(async () => actions(await record(page)).length, before.length - 1, "one step is undone");
  await page.mouse.click(...middle);
  await page.waitForTimeout(300);
  assert.equal(await over.count(), 0, "nothing is asked");
  assert.equal(actions(await record(page)).length, before.length - 1);

  const whole = actions(await record(page));
  await tool("Take back a turn").click();
  await page.getByRole("dialog", { name: "Take back a turn" }).waitFor();
  await page.keyboard.press("Enter");
  await becomes(async () => actions(await record(page)).length, 0, "the whole turn is taken back");
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await becomes(async () => actions(await record(page)), whole, "all of it is there again");
  assert.deepEqual(complaints, []);
});

test("the buttons keep their places, and Skip does not come where the turn was ended", async () => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 768, height: 1024 }, { width: 390, height: 844 }, { width: 390, height: 664 }]) {
    const { page, button } = await seated({ viewport }, { pace: "slow", sound: "off" });
    const names = ["What can I make?", "Hint", "All moves"];
    const places = () => Promise.all(names.map((name) => button(name).boundingBox()));
    const before = await places();
    await firstMove(page);
    await button("End turn").waitFor();
    assert.deepEqual(await places(), before, `${viewport.width} × ${viewport.height}`);
    const sizes = await page.locator(".doing .button:not([hidden])").evaluateAll((all) => all.map((one) => [one.offsetWidth * one.offsetHeight, one.textContent]));
    assert.equal(sizes.sort((one, other) => other[0] - one[0])[0][1], "End turn", "what is left is the largest");
    const end = await button("End turn").boundingBox();
    await button("End turn").click();
    await button("Skip").waitFor();
    const skip = await button("Skip").boundingBox();
    const apart = skip.x >= end.x + end.width || end.x >= skip.x + skip.width || skip.y >= end.y + end.height || end.y >= skip.y + skip.height;
    assert.ok(apart, `${viewport.width}: Skip at ${JSON.stringify(skip)}, End turn was at ${JSON.stringify(end)}`);
    // With a summary of what others did it is the same.
    await openKept(page, await middle("before"), { seats: "me olga:apprentice bruno:apprentice hazel:apprentice", settings: instant });
    await page.locator(".since-opener").waitFor();
    const summed = await places();
    await firstMove(page);
    assert.deepEqual(await places(), summed, `${viewport.width} × ${viewport.height}, after a summary`);
  }
});

test("a double click does the first ready move; Enter confirms; digits choose; a simple turn takes three keys", async () => {
  const { page, market, over } = await seated();
  const first = market.getByRole("group", { name: "Resources, Level I", exact: true }).getByRole("button", { name: /resource, / }).first();
  await first.dblclick();
  await becomes(async () => actions(await record(page)).length, 1, "done by a double click");
  await page.keyboard.press("u");
  await becomes(async () => actions(await record(page)).length, 0, "undone");
  await first.focus();
  await page.keyboard.press("Enter");
  await over.locator(":focus").waitFor();
  await page.keyboard.press("Enter");
  await becomes(async () => actions(await record(page)).length, 1, "Enter asks, Enter does");
  await page.keyboard.press("e");
  await becomes(async () => actions(await record(page))[1], "end", "and E ends");
});

test("a simple turn takes two taps on what is shown, or three keys", async () => {
  const { page, market, over, complaints } = await seated(phone);
  let taps = 0;
  const tap = async (target) => {
    await target.tap();
    taps += 1;
  };
  await tap(market.locator("[data-can]").first());
  await tap(over.getByRole("button", { name: /^and end the turn: / }).first());
  await becomes(async () => actions(await record(page))[1], "end", "the turn has passed");
  assert.equal(taps, 2);
  await myTurn(page);
  const before = actions(await record(page)).length;
  const keys = ["a", "1", "e"];
  for (const key of keys) {
    await page.keyboard.press(key);
  }
  await becomes(async () => actions(await record(page))[before + 1], "end", "and the next one by keys");
  assert.deepEqual(complaints, []);
});

test("the way back closes what lies over the table, then asks, then leaves", async () => {
  const { page, over, complaints } = await seated(phone);
  const table = page.url();
  await zones(page).tool("Menu").tap();
  await over.waitFor();
  await page.goBack();
  await over.waitFor({ state: "detached" });
  assert.equal(page.url(), table);
  await page.getByRole("button", { name: /^Rivals:/ }).tap();
  await page.locator(".table[data-panel=rivals]").waitFor();
  await page.goBack();
  await page.locator(".table:not([data-panel])").waitFor();
  await page.goBack();
  await page.getByRole("dialog", { name: "Leave the game?" }).waitFor();
  await over.getByRole("button", { name: "Stay" }).tap();
  await over.waitFor({ state: "detached" });
  assert.equal(page.url(), table);
  await page.goBack();
  await over.getByRole("button", { name: "Leave", exact: true }).tap();
  await page.getByRole("heading", { level: 1, name: "Little Factory" }).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  // The door offers what was left, first.
  await page.locator(".door .go-on-link").tap();
  await page.locator(".row[data-level='1']").waitFor();
  assert.equal(page.url(), table);
  assert.deepEqual(complaints, []);
});

test("sheets close by their cross, by a tap beside them and by a swipe; one lies over the table at a time", async () => {
  const { page, over } = await seated(phone);
  const menu = () => zones(page).tool("Menu").tap();
  await menu();
  await over.getByRole("button", { name: "Close" }).tap();
  await over.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Rivals:/ }).tap();
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await page.locator(".table:not([data-panel])").waitFor();
  await page.getByRole("button", { name: /^Rivals:/ }).tap();
  await menu();
  await over.waitFor();
  assert.equal(await page.locator(".table[data-panel]").count(), 0, "the rivals are put back");
  const debug = await page.context().newCDPSession(page);
  const { x, y, width } = await over.locator(".over-head").boundingBox();
  const at = (down) => ({ type: down === undefined ? "touchEnd" : down ? "touchMove" : "touchStart", touchPoints: down === undefined ? [] : [{ x: x + width / 3, y: y + 20 + down }] });
  for (const down of [0, 30, 80, 140, undefined]) {
    await debug.send("Input.dispatchTouchEvent", at(down));
  }
  await over.waitFor({ state: "detached" });
  await page.locator(".row[data-level='1'] .card").first().tap();
  await over.waitFor();
  await page.locator(".table-rail").tap({ position: { x: 100, y: 4 } });
  await over.waitFor({ state: "detached" });
});

test("what others did stays until I act, new cards are marked, and a line of the log shows its position", async () => {
  const { page, doing, market, log } = await seated();
  await firstMove(page);
  await page.keyboard.press("e");
  await myTurn(page);
  await doing.getByText("Since your turn:").waitFor();
  assert.ok((await doing.locator(".since li").count()) > 0);
  await log.getByRole("button", { name: "You · 1", exact: true }).click();
  await page.getByRole("slider").waitFor();
  assert.match(await page.locator(".expected").innerText(), /2\//);
  await page.keyboard.press("Escape");
  await doing.getByText("Since your turn:").waitFor();
  await firstMove(page);
  assert.equal(await doing.getByText("Since your turn:").count(), 0);
  assert.equal(await market.locator("[data-new]").count(), 0);
});

test("news are queued, focus goes on, the table has a skip link and one stop of Tab a row", async () => {
  const { page, market } = await seated({}, { pace: "slow", sound: "off" });
  await page.evaluate(() => {
    globalThis.heard = [];
    const voice = document.querySelector(".table > [role=status]");
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => globalThis.heard.push(node.textContent)))).observe(voice, { childList: true });
  });
  await firstMove(page);
  await page.keyboard.press("e");
  await myTurn(page);
  const heard = await page.evaluate(() => globalThis.heard.join(" "));
  assert.match(heard, /You [^]*(Olga|Bruno|Hazel|Rufus) [^]*Your turn/);
  await page.keyboard.press("m");
  await becomes(async () => /Within reach: /.test(await zones(page).said.innerText()), true, "what I can make is said");
  assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY");
  const skip = page.getByRole("link", { name: "Skip to what to do" });
  await skip.focus();
  await page.keyboard.press("Enter");
  assert.ok(await page.evaluate(() => document.activeElement.matches(".doing")));
  for (const row of await market.getByRole("group").all()) {
    assert.equal(await row.locator("[data-stop]:not([tabindex='-1'])").count(), 1);
  }
});

test("letters can be switched off in the settings, which open at the table", async () => {
  const { page, over } = await seated();
  await zones(page).tool("Menu").click();
  await over.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await over.getByRole("checkbox", { name: "Use letter and digit keys at the table" }).uncheck();
  await page.keyboard.press("Escape");
  await over.waitFor({ state: "detached" });
  for (const key of ["a", "t", "?", "1"]) {
    await page.keyboard.press(key);
  }
  assert.equal(await over.count(), 0);
  await open(page, "#/settings");
  assert.ok(!(await page.getByRole("checkbox", { name: "Use letter and digit keys at the table" }).isChecked()));
});

test("what comes to lie under a resting mouse explains nothing, and one Escape puts a sheet away", async () => {
  const { page, market, over } = await seated();
  const deck = market.getByRole("button", { name: /Level II\. Deck/ });
  const tip = over.locator(".tip").first();
  const says = over.locator(".tip-says:not([hidden])");
  await deck.click();
  const { x, y, width, height } = await tip.boundingBox();
  await page.keyboard.press("Escape");
  await over.waitFor({ state: "detached" });
  await page.mouse.move(x + width / 2, y + height / 2);
  await deck.focus();
  await page.keyboard.press("Enter");
  await page.locator(".over .tip:hover").waitFor();
  assert.equal(await says.count(), 0);
  await page.keyboard.press("Escape");
  await over.waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.locator(".over .tip:hover").waitFor();
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await says.waitFor();
  await page.keyboard.press("Escape");
  await says.waitFor({ state: "detached" });
  await over.waitFor();
});

test("the large card opens when the mouse has moved and rests, beside its card and not over what is to be pressed", async () => {
  const { page, market, doing } = await seated();
  const large = page.locator(".peek");
  const card = market.getByRole("group", { name: "Resources, Level III", exact: true }).getByRole("button", { name: /resource, / }).last();
  const box = await card.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await large.waitFor();
  const [shown, done] = [await large.boundingBox(), await doing.boundingBox()];
  const beside = Math.min(Math.abs(shown.x - (box.x + box.width)), Math.abs(shown.x + shown.width - box.x));
  assert.ok(beside <= 12, `${beside} px beside its card`);
  const apart = (one, other) => one.x >= other.x + other.width || other.x >= one.x + one.width || one.y >= other.y + other.height || other.y >= one.y + one.height;
  assert.ok(apart(shown, done), "what to do is free");
  // A table is set under a mouse that lies still.
  await open(page, "#/little-factory");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".row[data-level='3'] .card:hover").waitFor();
  await page.waitForTimeout(1200);
  assert.equal(await large.count(), 0);
});

test("what I can do is marked, told apart, said, and can be switched off", async () => {
  const { page, market } = await seated();
  const marked = market.locator("[data-can]");
  assert.ok((await marked.count()) > 0);
  const kinds = { make: "You can make it.", even: "An even trade takes it.", loss: "A trade takes it at a loss." };
  for (const card of await marked.all()) {
    const [can, says, line] = await card.evaluate((one) => [one.dataset.can, one.textContent, getComputedStyle(one).borderBottomStyle]);
    assert.ok(says.includes(kinds[can]), `${can}: ${says}`);
    assert.equal(line, { make: "solid", even: "dashed", loss: "dotted" }[can]);
  }
  await marked.first().click();
  await page.locator(".over button.move").first().waitFor();
  await page.keyboard.press("Escape");
  const table = new URL(page.url()).hash;
  await open(page, "#/settings");
  await page.getByRole("checkbox", { name: /^Mark what I can do now/ }).uncheck();
  await page.evaluate((table) => location.assign(table), table);
  await page.locator(".row[data-level='1']").waitFor();
  assert.equal(await marked.count(), 0);
});

test("the list of all moves says how many more trades there are, and the scales open from there", async () => {
  const { page, over } = await seated();
  await page.keyboard.press("a");
  await over.getByText(/^And \d+ more trades: put them together on the scales\.$/).waitFor();
  await over.getByRole("button", { name: "Put it on the scales" }).click();
  await page.getByRole("dialog", { name: "The scales" }).waitFor();
});

test("the end says what it was against, how it ended, and offers a harder one; the same deal again is counted apart", async () => {
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await openKept(page, finished, { settings: instant });
  const end = page.getByRole("dialog", { name: "Bruno wins this time" });
  await end.waitFor();
  assert.match(await end.innerText(), /Bruno \(Journeyman\)/);
  assert.equal(await end.locator(".finale[data-result=lost] .face").count(), 1);
  await end.getByRole("button", { name: "The same deal" }).click();
  await page.locator(".row[data-level='1']").waitFor();
  await zones(page).tool("Menu").click();
  await page.getByRole("dialog", { name: "Menu" }).getByText(/deal known before/).waitFor();
});

test("one button trades; T and Trade leave loaded scales as they are, and empty ones reproach nothing", async () => {
  const { page, over, hand, market, tool } = await seated();
  await page.keyboard.press("t");
  const scales = page.getByRole("dialog", { name: "The scales" });
  await scales.waitFor();
  const reproach = over.locator(".verdict.no");
  assert.equal(await reproach.count(), 0);
  assert.match(await over.getByRole("region", { name: "You give" }).innerText(), /[34] coins[^]*Starting tile/i);
  assert.equal(await page.getByRole("button", { name: "Trade", exact: true }).count(), 1);
  await page.keyboard.press("Escape");
  await firstMove(page);
  await page.keyboard.press("e");
  await myTurn(page);
  await page.keyboard.press("t");
  await scales.waitFor();
  await hand.locator(".card").first().click();
  await market.locator("[data-level='1'] .card.lit").last().click();
  const pans = () => over.locator(".pan").allInnerTexts();
  const loaded = await pans();
  assert.ok(loaded.every((pan) => /[1-9]/.test(pan)), loaded.join());
  await page.keyboard.press("t");
  assert.deepEqual(await pans(), loaded);
  await tool("Menu").focus(); // the table is still there beside the scales
  await page.keyboard.press("t");
  assert.deepEqual(await pans(), loaded);
});

test("the end comes after the last motion", async () => {
  const { page } = await watchedPage(await context());
  await openKept(page, without(await golden(), 1), { seats: "bruno:master me", settings: "little-table settings 1\nsound=off" });
  await page.evaluate(() => {
    globalThis.flew = [];
    const look = () => globalThis.flew.push([document.querySelectorAll(".flyer").length, document.querySelectorAll(".over[data-kind=ending]").length].join(" "));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("a");
  await page.locator(".over button.move", { hasText: "wins the game" }).first().click();
  await page.getByRole("dialog", { name: "You won" }).waitFor();
  assert.equal(await page.locator(".finale[data-result=won] .face").count(), 1);
  const flew = await page.evaluate(() => globalThis.flew);
  assert.ok(flew.some((line) => /^[1-9]\d* 0$/.test(line)), "something has moved");
  assert.ok(!flew.some((line) => /^[1-9]\d* 1$/.test(line)), "and nothing does when the end is shown");
});

test("a summary that goes on shows an arrow, also in chosen colours", async () => {
  for (const forcedColors of ["none", "active"]) {
    const { page } = await watchedPage(await context({ forcedColors }));
    await openKept(page, await middle("before"), { seats: "me olga:apprentice bruno:apprentice hazel:apprentice", settings: instant });
    const summary = page.locator(".doing .since");
    const arrow = () => summary.evaluate((one) => {
      const { visibility, backgroundColor } = getComputedStyle(one, "::after");
      return { visibility, isSeen: backgroundColor !== getComputedStyle(document.body).backgroundColor };
    });
    assert.ok(await summary.evaluate((one) => one.scrollHeight > one.clientHeight), "there is more than can be seen");
    await becomes(arrow, { visibility: "visible", isSeen: true }, forcedColors);
    await summary.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await becomes(async () => (await arrow()).visibility, "hidden", "and at its end there is none");
  }
});

test("of more buildings than are seen, those that can be used come first", async () => {
  const { page } = await watchedPage(await context(phone));
  await openKept(page, without(await golden(), 4), { seats: "bruno:master me", settings: instant });
  await page.locator(".my-buildings .card.lit").waitFor();
  const places = await page.locator(".my-buildings .card").evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.matches(".lit")]));
  const lit = places.sort(([one], [other]) => one - other).map(([, lit]) => lit);
  assert.ok(lit.length > 4);
  assert.equal(lit.lastIndexOf(true) + 1, lit.indexOf(false), `${lit}`);
});
