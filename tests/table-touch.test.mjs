// A whole game with a finger on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { aBrowser, doesNotScrollSideways, record, watchedPage } from "./house.mjs";
import { finger, hold } from "./hands.mjs";
import { card, endsAsTheEngineSays, parse, playOn, settle, sitDown, sitters, zones } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test("a whole game by touch on a phone, to the score the engine counts", { timeout: 300_000 }, async () => {
  const visitor = await context(phone);
  await settle(visitor);
  const { page, complaints } = await watchedPage(visitor);
  const press = finger();
  await sitDown(page, { rivals: 1, seed: 42 }, press);
  const { over, market, rivals, log, tool } = zones(page);
  const names = await sitters(page);

  let held = false;
  const meanwhile = async ({ action, turn }) => {
    const { kind, what } = parse(action);
    if (kind === "produce" && !held) {
      // A finger that stays shows the card large, and does nothing else.
      const before = await record(page);
      await hold(page, card(market, what));
      await over.getByText("What makes it").waitFor();
      await page.waitForTimeout(100);
      assert.ok(await over.getByText("What makes it").isVisible(), "lifting the finger closes nothing");
      await press(over.getByRole("button", { name: "Close" }));
      await over.waitFor({ state: "detached" });
      assert.equal(await record(page), before);
      held = true;
    }
    if (kind === "end" && turn === 2) {
      // The rivals and the log are pulled out and put back.
      await press(page.getByRole("button", { name: /^Rivals:/ }));
      await rivals.getByRole("heading").first().waitFor();
      await press(page.getByRole("button", { name: /^Rivals:/ }));
      await rivals.getByRole("heading").first().waitFor({ state: "hidden" });
      await press(tool("Log"));
      await log.getByText("You · 1").waitFor();
      await press(tool("Log"));
      await log.getByText("You · 1").waitFor({ state: "hidden" });
    }
    return false;
  };
  const ways = await playOn(page, engine, record, { press, scales: (turn) => turn % 3 === 0, meanwhile });
  assert.ok(held && ways.includes("sheet") && ways.includes("scales"), String(ways));
  await endsAsTheEngineSays(page, engine, await record(page), names);
  await doesNotScrollSideways(page, "the end");
  assert.deepEqual(complaints, []);
});
