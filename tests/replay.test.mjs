// Watching a game again, playing on from the middle of it, and taking a whole turn back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, doesNotScrollSideways, isAccessible, watchedPage } from "./house.mjs";
import { becomes } from "./table.mjs";
import { actionsOf, cut, finished, instant, openKept } from "./games.mjs";

const context = aBrowser();
const all = actionsOf(finished);

async function replay(page) {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Replay" }).first().click();
  const slider = page.getByRole("slider", { name: "Moment of the game" });
  await slider.waitFor();
  const at = async () => Number(await slider.getAttribute("aria-valuenow"));
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  return { slider, at, press };
}

test("a finished game is watched step by step, turn by turn, and by itself", async () => {
  const { page, complaints } = await watchedPage(await context());
  await openKept(page, finished, { settings: instant });
  const { slider, at, press } = await replay(page);
  await becomes(at, all, "it begins at the end");
  assert.equal(await slider.getAttribute("aria-valuemax"), String(all));

  await press("To the start");
  await becomes(at, 0);
  await becomes(() => page.locator(".log-turn").count(), 0, "the log follows");
  assert.match(await slider.getAttribute("aria-valuetext"), /^Turn 1 · Bruno · 0\//);

  await press("One step on");
  await becomes(at, 1);
  await becomes(() => page.locator(".log-turn").count(), 1);
  await press("One turn on");
  await becomes(at, 2, "the turn is spending the tile, and its end");
  await press("One turn on");
  await press("One step back");
  await becomes(at, 3);
  await press("One turn back");
  await becomes(at, 2);
  await press("To the end");
  await becomes(at, all);

  await press("Play");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await page.waitForFunction(() => Number(document.querySelector("[role=slider]").getAttribute("aria-valuenow")) >= 2);
  await press("Pause");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const paused = await at();
  await page.waitForTimeout(900);
  assert.equal(await at(), paused, "a pause is a pause");
  await isAccessible(page, ".doing", ".doing");

  await press("Back to now");
  await slider.waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
});

test("the curve is a slider for keys and fingers", async () => {
  const { page } = await watchedPage(await context());
  await openKept(page, finished, { settings: instant });
  const { slider, at } = await replay(page);
  assert.ok(await slider.evaluate((element) => element === document.activeElement), "it has the focus");
  for (const [key, expected] of [["Home", 0], ["ArrowRight", 1], ["ArrowUp", 2], ["ArrowLeft", 1], ["PageDown", 2], ["End", all]]) {
    await page.keyboard.press(key);
    await becomes(at, expected, key);
  }
  const box = await slider.boundingBox();
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await becomes(async () => Math.round((4 * (await at())) / all), 2, "the middle of the game");
  await page.mouse.move(box.x + 2, y, { steps: 4 });
  await becomes(at, 0, "the drag goes on");
  await page.mouse.up();
  await page.mouse.move(box.x + box.width - 2, y);
  await page.waitForTimeout(100);
  assert.equal(await at(), 0, "nothing is dragged any more");
  await page.keyboard.press("Escape");
  await slider.waitFor({ state: "detached" });
});

test("from any point a new game can be played on; the old one stays", async () => {
  const { page } = await watchedPage(await context());
  await openKept(page, finished, { settings: instant });
  const { press } = await replay(page);
  await press("To the start");
  await press("One turn on");
  const before = page.url();
  const shown = await page.locator(".my-hand").innerText();
  await press("Play on from here");
  await page.waitForURL((url) => url.toString() !== before);
  await page.getByRole("button", { name: /Trade/ }).first().waitFor();
  assert.equal(await page.locator(".log-turn").count(), 1);
  assert.equal(await page.locator(".my-hand").innerText(), shown);
  await page.goto(before);
  await page.getByRole("dialog").waitFor();
  assert.match(await page.getByRole("dialog").innerText(), /Bruno wins/);
});

test("a whole turn is taken back with the answers to it, and the game says so", async () => {
  const { page, complaints } = await watchedPage(await context());
  // Bruno, me, Bruno: my second turn is about to begin.
  const lines = finished.split("\n").slice(3);
  const ends = lines.flatMap((line, index) => (line === "end" ? [index + 1] : []));
  await openKept(page, cut(finished, ends[2]), { settings: instant });
  const whole = await page.locator(".log-turn").count();
  await page.getByRole("button", { name: "Take back a turn" }).click();
  // It is asked first, and nothing has happened yet.
  await page.getByRole("dialog", { name: "Take back a turn" }).waitFor();
  assert.equal(await page.locator(".log-turn").count(), whole);
  await page.getByRole("button", { name: "Take it back" }).click();
  await becomes(() => page.locator(".log-turn").count(), 1, "only Bruno's first turn is left");
  assert.match(await page.locator(".expected").innerText(), /tile/i);
  assert.equal(await page.getByRole("button", { name: "Take back a turn" }).count(), 0);
  await page.getByRole("button", { name: "Menu" }).click();
  assert.match(await page.getByRole("dialog").innerText(), /with take-backs/);
  await isAccessible(page, ".over", ".over");
  assert.deepEqual(complaints, []);
});

test("the replay fits every screen", async () => {
  for (const viewport of [{ width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 844, height: 390 }]) {
    const { page } = await watchedPage(await context({ viewport }));
    await openKept(page, finished, { settings: instant });
    await replay(page);
    await doesNotScrollSideways(page, `${viewport.width} px`);
  }
});
