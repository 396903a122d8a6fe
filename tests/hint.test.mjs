// A hint in two stages: first a card to look at, then the turn and why.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, isAccessible, watchedPage } from "./house.mjs";
import { cut, finished, instant, openKept } from "./games.mjs";

const context = aBrowser();
/** My turn in the middle of the game. */
const lines = finished.split("\n").slice(3);
const ends = lines.flatMap((line, index) => (line === "end" ? [index + 1] : []));
const middle = cut(finished, ends[14]);
const patient = { timeout: 120_000 };

test("the first stage lights a card up, the second shows the turn with reasons, and it can be played", async () => {
  const { page, complaints } = await watchedPage(await context());
  await openKept(page, middle, { settings: instant });
  await page.getByRole("button", { name: "Hint" }).click();
  const dialog = page.getByRole("dialog", { name: "Hint" });
  const more = dialog.getByRole("button", { name: "Show the turn and why" });
  await more.waitFor(patient);
  assert.match(await dialog.innerText(), /Look at this (card in the middle|building of yours): \w/);
  assert.equal(await page.locator(".card.hinted").count(), 1);
  assert.match(await page.locator(".card.hinted").textContent(), /The hint points here/);
  assert.equal(await dialog.getByRole("listitem").count(), 0, "the turn is not given away");
  await isAccessible(page, ".over", ".over");

  await page.keyboard.press("h");
  await dialog.getByText("The Master would play this:").waitFor();
  assert.match(await dialog.innerText(), /Chance to win with this turn: \d+%/);
  await isAccessible(page, ".over", ".over");
  const steps = await dialog.locator("ol li").allInnerTexts();
  assert.match(steps.at(-1), /End the turn/i);

  // Followed to its end, the hint leads into the rival's turn.
  const before = await page.locator(".log-turn").count();
  for (let step = 0; step < steps.length; step += 1) {
    assert.equal(await dialog.locator("li.done").count(), step);
    await dialog.getByRole("button", { name: "Do the next step" }).click();
  }
  await page.waitForFunction((before) => document.querySelectorAll(".log-turn").length > before, before);
  assert.equal(await page.locator(".card.hinted").count(), 0);
  assert.deepEqual(complaints, []);
});

test("a game with a hint stays marked when the page is left at once", async () => {
  const { page } = await watchedPage(await context());
  await openKept(page, middle, { settings: instant });
  await page.keyboard.press("h");
  await page.getByRole("dialog", { name: "Hint" }).waitFor();
  await page.reload();
  await page.locator(".row[data-level='1']").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByText(/with hints/i).waitFor();
});

test("a hint that is still being thought about can be cancelled", async () => {
  const { page, complaints } = await watchedPage(await context());
  await openKept(page, middle, { settings: instant });
  await page.keyboard.press("h");
  await page.getByRole("dialog", { name: "Hint" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.waitForTimeout(1500);
  assert.equal(await page.locator(".card.hinted").count(), 0);
  assert.equal(await page.locator(".expected").count(), 1, "the game goes on");
  assert.deepEqual(complaints, []);
});

test("a hint is forgotten when something else is played", async () => {
  const { page } = await watchedPage(await context());
  await openKept(page, middle, { settings: instant });
  await page.keyboard.press("h");
  const dialog = page.getByRole("dialog", { name: "Hint" });
  await dialog.getByRole("button", { name: "Show the turn and why" }).click(patient);
  const first = await dialog.locator("ol li").first().innerText();
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  const others = page.locator(".over .moves button.move");
  const labels = await others.evaluateAll((moves) => moves.map((move) => (move.querySelector(".unseen") ?? move).textContent));
  const other = labels.findIndex((label) => !label.startsWith(first));
  await others.nth(other).click();
  assert.equal(await page.locator(".card.hinted").count(), 0);
});
