// A whole game in an address: it opens anywhere, and a damaged or forged one does no harm.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { checksum, finished, gameLine, instant, key, move, myTurn, openKept, record, sitDown, store } from "./games.mjs";
import { aBrowser, home, isAccessible, open, watchedPage } from "./house.mjs";

const context = aBrowser();

/** Brings a game and copies its link. */
async function linkOf(page, name) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "#/games");
  await page.locator("textarea").fill(await record(name));
  await page.getByRole("button", { name: "Have a look" }).click();
  await page.getByRole("button", { name: "Add this game" }).click();
  await page.getByRole("button", { name: /^Copy link/ }).first().click();
  await page.getByText("The link is copied").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

// Links of the first version of the page have a form of their own, and a sum at their end.
const older = (await readFile(new URL("older/links.txt", import.meta.url), "utf8")).trim().split("\n");
const sign = (code) => `${code}.${checksum(code)}`;
const unsigned = (code) => code.replace(/\.[0-9a-f]{8}$/, "");

async function visit(page, address) {
  await page.goto("about:blank");
  await page.goto(address);
}

test("the link of a normal game of two is short, and opens at its first move in another browser", async () => {
  const { page, complaints } = await watchedPage(await context());
  for (const name of ["2_seats", "2_seats_extension"]) {
    const link = await linkOf(page, name);
    console.log(`${name}: a link of ${link.length} letters`);
    assert.ok(link.length <= 300, `${link.length} letters`);
    assert.match(link, /^http[^#]+#\/little-factory\/g\/[A-Za-z0-9._-]+$/);

    const { page: other, complaints: others } = await watchedPage(await context());
    await visit(other, link);
    await other.getByRole("slider").waitFor();
    assert.match(await other.locator(".expected").innerText(), /^Turn 1 · .* · 0\/\d+$/);
    assert.equal(await other.locator(".over").count(), 0);
    assert.doesNotMatch(await other.locator(".table").innerText(), /wins|won/i, "nothing tells how it ends");
    await other.getByText("A copy from a link, to look at").waitFor();
    await isAccessible(other, "a shared game", ".table-notice");
    assert.deepEqual(await store(other), {}, "looking keeps nothing");
    await other.getByRole("button", { name: "Put it among my games" }).click();
    await other.getByText("A copy from a link, to look at").waitFor({ state: "detached" });
    const kept = Object.entries(await store(other)).filter(([name]) => name.startsWith(key("")));
    assert.equal(kept.length, 1);
    assert.equal(gameLine(kept[0][1]), await record(name));
    assert.ok(kept[0][1].length <= 4000, `${kept[0][1].length} letters`);
    assert.deepEqual(others, []);
  }
  assert.deepEqual(complaints, []);
});

test("a game that is not finished can be sent; the copy cannot be played", async () => {
  const { page } = await watchedPage(await context());
  await sitDown(page);
  await move(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "#/games");
  await page.getByRole("button", { name: /^Copy link/ }).first().click();
  await page.getByText("The link is copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: other, complaints } = await watchedPage(await context());
  await visit(other, link);
  await other.getByText("A copy from a link, to look at").waitFor();
  assert.equal(await other.getByRole("button", { name: "End turn" }).count(), 0);
  await other.keyboard.press("e");
  assert.deepEqual(await store(other), {});
  await other.getByRole("button", { name: "Put it among my games" }).click();
  await myTurn(other).waitFor();
  await other.getByRole("button", { name: "End turn" }).first().waitFor();
  assert.deepEqual(complaints, []);
});

test("a link says whose game it is, if its sender likes", async () => {
  const { page } = await watchedPage(await context());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openKept(page, finished, { settings: instant });
  const end = page.locator(".over[data-kind=ending]");
  await end.waitFor();
  await end.getByLabel("Your name, for the link").fill("Zoë; <b>");
  await end.getByRole("button", { name: "Copy link" }).click();
  await end.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: other, complaints } = await watchedPage(await context());
  await visit(other, link);
  await other.getByText("Zoë <b>’s game, to look at: “you” is Zoë <b>.").waitFor();
  assert.deepEqual(complaints, []);
});

test("a game played on from somebody's link is marked: it counts apart", async () => {
  const { page } = await watchedPage(await context());
  const link = await linkOf(page, "2_seats");
  const { page: other, complaints } = await watchedPage(await context());
  await visit(other, link);
  await other.getByRole("slider").waitFor();
  for (let turn = 0; turn < 4; turn += 1) {
    await other.getByRole("button", { name: "One turn on" }).click();
  }
  await other.getByRole("button", { name: "Play on from here" }).click();
  await other.getByRole("slider").waitFor({ state: "detached" });
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("dialog", { name: "Menu" }).getByText(/deal known before/).waitFor();
  assert.deepEqual(complaints, []);
});

test("a damaged or forged link says what is wrong with it, and harms nothing", async () => {
  const { page } = await watchedPage(await context());
  const link = await linkOf(page, "2_seats");
  const before = await store(page);
  const code = unsigned(older[0]);
  const whole = link.split("/g/")[1];
  const otherLetter = (letter) => (letter === "A" ? "B" : "A");
  const { page: other, complaints } = await watchedPage(page.context());
  for (const [bad, says] of [
    [whole.slice(0, -30), "The link is damaged"],
    [whole.slice(0, 60) + whole.slice(61), "The link is damaged"],
    [whole.replace(/.$/, otherLetter), "The link is damaged"],
    [whole.replace("little-factory", "la-granja"), "is no game of ours"],
    [whole.replace("little-factory.1.", "little-factory.7."), "another version of this page"],
    [sign("1.1.2.42.mb4.9A.A"), "The link is damaged"],
    [sign("1.1.2.42.mb4b4."), "The link is damaged"],
    [sign("1.1.9.42.mb4."), "The link is damaged"],
    [sign("2.1.2.42.mb4."), "another version of this page"],
    [sign(code.replace(/^1\.1\./, "1.7.")), "another version of this page"],
    ["hello", "is no game of ours"],
    ["<script>alert(1)</script>", "is no game of ours"],
    ["%3Cb%3E", "is no game of ours"],
    ["A".repeat(100_000), "is no game of ours"],
  ]) {
    await visit(other, `${home}#/little-factory/g/${bad}`);
    await other.getByRole("heading", { level: 1, name: "This link holds no game" }).waitFor();
    await other.getByText(says).waitFor();
  }
  await isAccessible(other, "a bad link");
  assert.deepEqual(await store(page), before);
  assert.deepEqual(complaints, []);
});

test("links of the first version of the page open as they did", async () => {
  const { page, complaints } = await watchedPage(await context());
  for (const code of older) {
    await visit(page, `${home}#/little-factory/g/${code}`);
    await page.getByText("A copy from a link, to look at").waitFor();
  }
  assert.deepEqual(await store(page), {}, "looking keeps nothing");
  assert.deepEqual(complaints, []);
});

test("a link with an illegal action in the middle is played up to it", async () => {
  const code = unsigned(older[0]);
  // A pass after the third turn's end: nobody may pass there.
  const place = [...code.matchAll(/-/g)][2].index + 1;
  const { page: other, complaints } = await watchedPage(await context());
  await visit(other, `${home}#/little-factory/g/${sign(`${code.slice(0, place)}9-${code.slice(place)}`)}`);
  await other.getByText(/^Step \d+ of this record is not possible/).waitFor();
  assert.deepEqual(await store(other), {});
  assert.deepEqual(complaints, []);
});

test("a link with a deal opens the door with that deal filled in", async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page, "#/little-factory/deal/3x-123456");
  await page.getByText("Somebody has sent you this deal").waitFor();
  assert.equal(await page.locator("#seed").inputValue(), "123456");
  assert.ok(await page.getByRole("radio", { name: "Two" }).isChecked());
  assert.ok(await page.getByRole("checkbox", { name: /extension/ }).isChecked());
  await isAccessible(page, "a deal from a link");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".table").waitFor();
  const game = Object.entries(await store(page)).find(([name]) => name.startsWith(key("")));
  assert.match(gameLine(game[1]), /^little-factory 1\nsetup 3 seats, extension\nseed 123456\n/);
  await open(page, "#/little-factory/deal/7-1");
  await page.getByRole("heading", { level: 1, name: "Nothing lies here" }).waitFor();
  assert.deepEqual(complaints, []);
});

for (const [game, name] of [["my-little-scythe", "My Little Scythe"], ["la-granja", "La Granja"]]) {
  test(`${name}: a deal in an address is that deal, and a link opens at the first move with nothing told of the end`, async () => {
    const { page, complaints } = await watchedPage(await context());
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "#/games");
    await page.locator("textarea").fill(await record("2_seats", game));
    await page.getByRole("button", { name: "Have a look" }).click();
    await page.getByRole("button", { name: "Add this game" }).click();
    await page.getByRole("button", { name: `Copy link, ${name}: ` }).click();
    await page.getByText("The link is copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(link.length <= 2500, `${link.length} letters`);

    const { page: other, complaints: others } = await watchedPage(await context());
    await visit(other, link);
    const slider = other.getByRole("slider", { name: "Moment of the game" });
    await slider.waitFor();
    assert.equal(await slider.getAttribute("aria-valuenow"), "0");
    assert.equal(await other.locator(".over").count(), 0);
    assert.doesNotMatch(await other.locator(".table").innerText(), /wins|won/i, "nothing tells how it ends");

    await visit(other, `${home}#/${game}/deal/2-27`);
    await other.locator(".new-game button[type=submit]").click();
    await other.locator(".table .doing").waitFor();
    const [begun] = Object.entries(await store(other)).filter(([name]) => name.startsWith(key("")));
    assert.match(gameLine(begun[1]), new RegExp(`^${game} \\d+\\nsetup 2 seats\\nseed 27\\n`));
    assert.deepEqual(complaints.concat(others), []);
  });
}
