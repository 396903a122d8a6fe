// A whole game without a mouse: Tab, arrows, Enter and letters, nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { aBrowser, open, record, watchedPage } from "./house.mjs";
import { keys, tabTo } from "./hands.mjs";
import { becomes, card, carryOut, endsAsTheEngineSays, nameOf, parse, playOn, sitters, spoken, zones } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const focused = async (page) => (await spoken(page.locator(":focus")))[0];

test("a whole game by keyboard alone, to the score the engine counts", { timeout: 300_000 }, async () => {
  const { page, complaints } = await watchedPage(await context());
  await open(page);
  const key = (name) => page.keyboard.press(name);

  // From home to the table.
  await tabTo(page, page.getByRole("link", { name: "Little Factory", exact: true }));
  await key("Enter");
  await page.getByRole("heading", { level: 1, name: "Little Factory" }).waitFor();
  await tabTo(page, page.getByRole("radio", { name: "One", exact: true }).or(page.getByRole("radio", { checked: true }).first()).first());
  while (!(await page.getByRole("radio", { name: "One", exact: true }).isChecked())) {
    await key("ArrowUp");
  }
  const level = page.getByRole("combobox", { name: "Level" });
  await tabTo(page, level);
  await page.keyboard.type("App");
  assert.equal(await level.evaluate((select) => select.selectedOptions[0].label), "Apprentice");
  await key("Tab");
  for (let presses = 0; presses < 3 && !(await page.getByRole("radio", { name: "I do" }).isChecked()); presses += 1) {
    await key("ArrowDown");
  }
  await tabTo(page, page.getByRole("textbox", { name: "Deal number" }));
  await key("Control+a");
  await page.keyboard.type("42");
  await key("Enter");

  const { market, doing, over } = zones(page);
  await market.waitFor();
  const names = await sitters(page);

  // The rivals need not dawdle: the menu has the pace.
  await tabTo(page, zones(page).tool("Menu"));
  await key("Enter");
  await tabTo(page, over.getByRole("radio", { name: "Normal" }));
  await key("ArrowDown");
  await key("ArrowDown");
  assert.ok(await over.getByRole("radio", { name: "At once" }).isChecked());
  await key("Escape");
  await over.waitFor({ state: "detached" });
  assert.equal(await focused(page), "Menu", "the focus is back where it was");

  // The keys are explained, and what is opened is put away again.
  await key("?");
  await over.getByRole("heading", { name: "Keys" }).waitFor();
  await key("Escape");
  await over.waitFor({ state: "detached" });

  const press = keys(page);
  let looked = false;
  let undone = false;
  const meanwhile = async ({ action, turn }) => {
    const { kind, what } = parse(action);
    if (kind === "end") {
      await key("e");
      if (await over.getByRole("button", { name: "End anyway" }).isVisible()) {
        await press(over.getByRole("button", { name: "End anyway" }));
      }
      return "letter";
    }
    if (kind === "produce" && !looked) {
      // The large view, and back.
      await press(card(market, what));
      await key("Escape");
      await over.waitFor({ state: "detached" });
      await key("i");
      await over.getByText("What makes it").waitFor();
      await key("Escape");
      await over.waitFor({ state: "detached" });
      assert.match(await focused(page), new RegExp(`^${nameOf(what)}\\. `));
      // What can I make now?
      await key("m");
      await doing.getByRole("button", { name: "What can I make?", pressed: true }).waitFor();
      await market.getByRole("button", { name: /Within reach\.$/ }).first().waitFor();
      await key("m");
      await doing.getByRole("button", { name: "What can I make?", pressed: false }).waitFor();
      looked = true;
    }
    if (kind === "produce" && looked && !undone) {
      const before = await record(page);
      await carryOut(page, action, { press });
      await key("u");
      await becomes(() => record(page), before, "undone");
      await key("r");
      undone = true;
      return "letter";
    }
    if (kind === "trade" && turn % 2 === 0) {
      // `t` takes the scales out; the list of all moves would do as well.
      await key("t");
      await over.getByRole("heading", { name: "The scales" }).waitFor();
      await key("Escape");
      await over.waitFor({ state: "detached" });
    }
    if (kind !== "pass" && turn % 3 === 2) {
      // The same from the list of all moves, where it stands as a sentence.
      await key("a");
      await over.getByRole("heading", { name: "All moves" }).waitFor();
      await key("Escape");
      await over.waitFor({ state: "detached" });
    }
    return false;
  };
  const ways = await playOn(page, engine, record, { press, scales: (turn) => turn % 4 === 0, meanwhile });
  assert.ok(looked && undone && ways.includes("sheet"), String(ways));
  await endsAsTheEngineSays(page, engine, await record(page), names);

  // And on to the next game.
  await press(over.getByRole("button", { name: "The same deal" }));
  await market.waitFor();
  await page.getByText("First turn: spend your starting tile").first().waitFor();
  assert.deepEqual(complaints, []);
});
