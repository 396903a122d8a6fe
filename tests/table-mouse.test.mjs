// A whole game by mouse: the end says what the engine says about the record.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { aBrowser, record, watchedPage } from "./house.mjs";
import { actions, becomes, card, endsAsTheEngineSays, parse, playOn, settle, sitDown, sitters, zones } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();

test("a whole game by mouse, to the score the engine counts", { timeout: 300_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page, complaints } = await watchedPage(visitor);
  await sitDown(page, { rivals: 1, seed: 42 });
  const { over, buildings, button, tool } = zones(page);
  const names = await sitters(page);

  let undone = false;
  let asked = 0;
  const meanwhile = async ({ action, turn }) => {
    const { kind, what, give } = parse(action);
    if (kind === "end" && turn === 1) {
      // Second thoughts: back, forth again, and only then the end of the turn.
      const before = actions(await record(page));
      await tool("Undo").click();
      await becomes(async () => actions(await record(page)), before.slice(0, -1), "undone");
      assert.ok(!(await button("End turn").isVisible()), "there is nothing to end before the action");
      await tool("Redo").click();
      await becomes(async () => actions(await record(page)), before, "done again");
      undone = true;
    }
    // Somebody about to forget the tokens is asked: looks and takes them, and the next time does not care.
    if (kind === "use" && what === "accessory_shop" && (await button("End turn").isVisible())) {
      const before = actions(await record(page));
      await button("End turn").click();
      await over.getByRole("heading", { name: "Tokens left behind?" }).waitFor();
      assert.deepEqual(actions(await record(page)), before, "nothing happens before the answer");
      asked += 1;
      if (asked === 2) {
        await over.getByRole("button", { name: "End anyway" }).click();
        await becomes(async () => actions(await record(page))[before.length], "end", "obeyed");
        return "end anyway";
      }
      await over.getByRole("button", { name: "Have a look" }).click();
      const move = over.getByRole("button", { name: new RegExp(`^Activate the Accessory Shop .*: discard .*${give[0]}`, "i") });
      await move.click();
      await card(buildings, what).and(page.getByRole("button", { name: /Used this turn/ })).waitFor();
      return "asked";
    }
    return false;
  };
  const ways = await playOn(page, engine, record, { scales: (turn) => turn % 2 === 0, meanwhile });

  const count = (way) => ways.filter((other) => other === way).length;
  assert.ok(undone && count("sheet") > 10 && count("scales") > 1, String(ways));
  await endsAsTheEngineSays(page, engine, await record(page), names);
  assert.deepEqual(complaints, []);
});
