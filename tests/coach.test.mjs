// The coach after the game: progress, stop, what is kept, the curve, and both lines on the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, doesNotScrollSideways, isAccessible, watchedPage } from "./house.mjs";
import { actionsOf, finished, instant, openKept } from "./games.mjs";

const context = aBrowser();
const all = actionsOf(finished);
const patient = { timeout: 240_000 };

/** My decisions: the turns of the second seat, from action to action. */
const lines = finished.trim().split("\n").slice(3);
const bounds = [0, ...lines.flatMap((line, index) => (line === "end" ? [index + 1] : [])), all];
const mine = bounds.slice(0, -1).map((from, turn) => ({ from, to: bounds[turn + 1], turn })).filter(({ turn, from, to }) => turn % 2 === 1 && from < to);

/** What the coach could have found; only the last `open` decisions are left to be looked at. */
function found(open) {
  const rows = mine.slice(0, mine.length - open).map(({ from, to }, place) => {
    const [before, after] = place === 2 ? [620, 410] : place === 4 ? [500, 430] : [500, 500];
    return `${from} ${to} ${before} ${after} 0 0 ${lines.slice(from, to).join("; ")}`;
  });
  return [`coach 3 ${all}`, ...rows, ""].join("\n");
}

async function openCoach(page) {
  await page.getByRole("dialog").getByRole("button", { name: "Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "Coach" });
  await dialog.waitFor();
  return dialog;
}

test("it can be stopped, what it found is kept, and it goes on from there", async () => {
  const { page, complaints } = await watchedPage(await context());
  await openKept(page, finished, { settings: instant, coach: found(3) });
  let dialog = await openCoach(page);
  await isAccessible(page, ".over", ".over");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await dialog.getByRole("progressbar").waitFor();
  await dialog.getByRole("button", { name: "Stop" }).click();
  assert.equal(await dialog.getByRole("progressbar").count(), 0);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await page.waitForFunction(() => !document.querySelector(".over progress"), undefined, patient);
  assert.equal(await dialog.locator("ol .verdict-row").count(), mine.length, "every turn of mine has its mark");
  const kept = await page.evaluate(() => localStorage.getItem("little-table.coach.00c0ffee"));
  assert.equal(kept.trim().split("\n").length, 1 + mine.length);

  // Bruno won: the curve ends at the bottom.
  assert.match(await dialog.getByRole("img").getAttribute("aria-label"), /→ 0%$/);
  const points = await dialog.locator(".chance-curve polyline").getAttribute("points");
  assert.equal(points.trim().split(" ").length, 2 * mine.length + 1);
  assert.match(await dialog.innerText(), /best below 1, good below 5, slip below 15, blunder from 15 on/);
  await isAccessible(page, ".over", ".over");

  await page.reload();
  dialog = await openCoach(page);
  assert.equal(await dialog.getByRole("button", { name: "Go on" }).count(), 0, "it does not think anew");
  assert.equal(await dialog.locator("ol .verdict-row").count(), mine.length);
  assert.deepEqual(complaints, []);
});

test("a first look shows its progress", async () => {
  const { page, complaints } = await watchedPage(await context());
  await openKept(page, finished, { settings: instant });
  const dialog = await openCoach(page);
  await dialog.getByRole("button", { name: "Look at my game" }).click();
  await page.waitForFunction(() => document.querySelector(".over progress")?.value > 0, undefined, patient);
  await dialog.getByRole("button", { name: "Stop" }).click();
  assert.deepEqual(complaints, []);
});

test("a turn is shown on the table, with both lines, and can be tried again", async () => {
  const { page, complaints } = await watchedPage(await context());
  await openKept(page, finished, { settings: instant, coach: found(0) });
  const dialog = await openCoach(page);
  assert.match(await dialog.innerText(), /By your turn: 62% → 41%/, "the turning point");
  await dialog.locator(".verdict-row[data-mark=blunder]").click();
  const slider = page.getByRole("slider");
  const at = async () => Number(await slider.getAttribute("aria-valuenow"));
  const { from, to } = mine[2];
  assert.equal(await at(), from);
  assert.match(await page.locator(".judged").innerText(), /Blunder: 62% → 41%/);
  assert.match(await page.locator(".judged .reasons li").innerText(), /\w{3}/, "one reason, in the game's terms");
  for (const name of ["As the Master plays", "As you played"]) {
    await page.getByRole("button", { name }).click();
    assert.equal(await page.getByRole("button", { name }).getAttribute("aria-pressed"), "true");
    await page.waitForFunction((to) => Number(document.querySelector("[role=slider]").getAttribute("aria-valuenow")) === to, to);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  }
  await isAccessible(page, ".doing", ".doing");
  await page.getByRole("button", { name: "Back to the coach" }).click();
  await page.getByRole("dialog", { name: "Coach" }).waitFor();

  // A tap on the curve leads to the turn nearest to it.
  const box = await page.locator(".chance-curve").boundingBox();
  await page.mouse.click(box.x + 3, box.y + box.height / 2);
  assert.equal(await at(), mine[0].from);
  const before = page.url();
  await page.getByRole("button", { name: "Try it again from here" }).click();
  await page.waitForURL((url) => url.toString() !== before);
  await page.locator(".expected", { hasText: /tile/i }).waitFor();
  assert.equal(await page.locator(".log-turn").count(), 1);
  assert.deepEqual(complaints, []);
});

test("what the coach is said to have found in another game is not believed", async () => {
  const { page, complaints } = await watchedPage(await context());
  for (const coach of [`coach 3 ${all + 1}\n`, `coach 3 ${all}\n0 1 500 400 0 0 end\n`, `coach 2 ${all}\n`, "coach 3 x\n<img src=x>", "noise"]) {
    await openKept(page, finished, { settings: instant, coach });
    const dialog = await openCoach(page);
    await dialog.getByRole("button", { name: "Look at my game" }).waitFor();
    await page.keyboard.press("Escape");
  }
  assert.deepEqual(complaints, []);
});

test("the coach fits every screen, in every language", async () => {
  for (const locale of ["en", "fr", "de"]) {
    const { page } = await watchedPage(await context({ viewport: { width: 360, height: 740 }, locale }));
    await openKept(page, finished, { settings: instant, coach: found(0) });
    await page.getByRole("dialog").getByRole("button", { name: /^(Coach|Entraîneur|Trainer)$/ }).click();
    await page.locator(".chance-curve").waitFor();
    await doesNotScrollSideways(page, locale);
    await page.locator(".verdict-row[data-mark=blunder]").click();
    await page.locator(".judged").waitFor();
    await doesNotScrollSideways(page, `${locale}, on the table`);
  }
});
