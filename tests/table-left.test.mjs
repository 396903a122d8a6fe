// Nothing of a game stays behind when it is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, file, finished, instant, key, stored } from "./games.mjs";
import { aBrowser, home, watchedPage } from "./house.mjs";

const context = aBrowser();

test("games that are left leave no nodes behind", async () => {
  const { page, complaints } = await watchedPage(await context());
  await stored(page, { [key("00c0ffee")]: file(cut(finished, 60), { seats: "bruno:trader me" }), "little-table.settings": instant });
  await page.goto(`${home}?left#/little-factory`);
  await page.locator("#seed").waitFor();
  const debug = await page.context().newCDPSession(page);
  const count = async () => {
    await debug.send("HeapProfiler.collectGarbage");
    await debug.send("HeapProfiler.collectGarbage");
    return (await debug.send("Memory.getDOMCounters")).nodes;
  };
  const visit = async () => {
    await page.evaluate(() => location.assign("#/little-factory/00c0ffee"));
    await page.locator(".doing [aria-keyshortcuts=A]").waitFor();
    await page.keyboard.press("a");
    await page.locator(".over[data-kind=moves] button.move").first().click();
    await page.locator(".over[data-kind=moves]").waitFor({ state: "detached" });
    await page.keyboard.press("u");
    await page.evaluate(() => location.assign("#/little-factory"));
    await page.locator("#seed").waitFor();
  };
  for (let time = 0; time < 3; time += 1) await visit();
  const before = await count();
  const times = Number(process.env.VISITS ?? 6);
  for (let time = 0; time < times; time += 1) await visit();
  const after = await count();
  console.log(`${before} nodes after 3 games, ${after} after ${3 + times}`);
  assert.ok(after - before < 100, `${before} nodes after 3 games, ${after} after ${3 + times}`);
  assert.deepEqual(complaints, []);
});
