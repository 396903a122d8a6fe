// The table of La Granja: whole games by mouse, keyboard and finger, with the engine as the judge; reloaded in the middle of
// every kind of decision that comes up; accessible in every phase; nothing cut off; no secret in the page; few taps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { faults } from "./eyes.mjs";
import { cut } from "./games.mjs";
import { actionsIn, awaited, carryOut, come, endsAsTheEngineSays, games, playOn, unseen } from "./granja.mjs";
import { finger, mouse, tabTo } from "./hands.mjs";
import { aBrowser, doesNotScrollSideways, isAccessible, isAccessibleInBothThemes, open, record, watchedPage } from "./house.mjs";
import { settle } from "./table.mjs";

const context = aBrowser();
const engine = anEngine();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const { played, lastRound } = games(engine);

test("two seats, by mouse, from the door to the end", { timeout: 900_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page, complaints } = await watchedPage(visitor);
  await open(page, "#/la-granja/deal/2-7");
  // What is chosen at the door is kept for the next time.
  const stops = page.getByRole("group", { name: "Where the game waits for you" });
  assert.equal(await stops.getByRole("radio").count(), 3);
  await stops.locator("label").filter({ hasText: "Only when something is due" }).click();
  await page.getByRole("checkbox", { name: /^Show the rivals’ VP/ }).uncheck();
  await page.getByRole("group", { name: "Who begins" }).locator("label").filter({ hasText: "I do" }).click();
  await open(page, "#/la-granja/deal/2-7");
  assert.ok(await stops.getByRole("radio", { name: "Only when something is due" }).isChecked(), "the choice is kept");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await awaited(page);
  assert.match(await page.locator(".neighbour").innerText(), /\?/, "a rival's points are hidden");

  const address = page.url();
  const [kinds, phases] = [new Set(), new Set()];
  const ways = await playOn(page, engine, mouse(), {
    each: async ({ state, text }) => {
      const phase = await page.locator(".phase.now").innerText();
      if (!phases.has(phase)) {
        phases.add(phase);
        await isAccessibleInBothThemes(page, phase, { part: ".table" });
        await page.emulateMedia({ colorScheme: "light" });
      }
      if (!kinds.has(state.decision)) {
        kinds.add(state.decision);
        await page.goto("about:blank");
        await page.goto(address);
        await awaited(page);
        assert.equal(await record(page), text, `reloaded in the decision ${state.decision}`);
      }
    },
  });
  await endsAsTheEngineSays(page, engine);
  assert.ok(phases.size >= 3, [...phases].join(", "));
  assert.ok(kinds.size >= 9, [...kinds].join(", "));
  assert.ok(ways.thing > 2 * ways.list, `things on the table are enough for most: ${JSON.stringify(ways)}`);
  assert.ok((await page.locator(".over[data-kind=ending] .curve, .over[data-kind=ending] svg").count()) > 0, "with the curve");
  assert.deepEqual(complaints, []);
});

test("alone, by keys only, to the end", { timeout: 600_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page, complaints } = await watchedPage(visitor);
  await come(page, await lastRound("solo", 3), { seats: "me automaton" });
  for (let count = 0; await awaited(page); count += 1) {
    assert.ok(count < 400, "the game comes to an end");
    const text = await record(page);
    await engine.replay(text);
    const { actions } = await engine.ask({ do: "think", level: "apprentice" });
    // D ends a part; everything else is in the list of all moves, to which A leads and in which Tab goes on.
    if (actions[0] === "done") {
      await page.keyboard.press("d");
    } else {
      await page.keyboard.press("a");
      const move = page.locator(`.over[data-kind=moves] [data-action=${JSON.stringify(actions[0])}]`).first();
      await move.waitFor();
      await tabTo(page, move, 150);
      await page.keyboard.press("Enter");
    }
    const before = actionsIn(text).length;
    await page.waitForFunction((before) => localStorage.getItem("little-table.game.00c0ffee").trim().split("\n").length - 5 > before, before);
  }
  await endsAsTheEngineSays(page, engine);
  assert.deepEqual(complaints, []);
});

test("two seats, by finger on a phone, to the end", { timeout: 600_000 }, async () => {
  const visitor = await context(phone);
  await settle(visitor);
  const { page, complaints } = await watchedPage(visitor);
  await come(page, await lastRound("2 seats", 5));
  const seen = new Set();
  await playOn(page, engine, finger(), {
    each: async ({ state }) => {
      if (!seen.has(state.decision)) {
        seen.add(state.decision);
        await doesNotScrollSideways(page, state.decision);
        assert.deepEqual(await faults(page), [], `on a phone, ${state.decision}`);
      }
    },
  });
  await endsAsTheEngineSays(page, engine);
  assert.deepEqual(complaints, []);
});

test("four seats, to the end", { timeout: 600_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page, complaints } = await watchedPage(visitor);
  await come(page, await lastRound("4 seats", 9), { seats: "me bruno:apprentice olga:apprentice rufus:apprentice" });
  await awaited(page);
  assert.equal(await page.locator(".stall").count(), 24, "the whole market");
  await playOn(page, engine, mouse());
  await endsAsTheEngineSays(page, engine);
  assert.deepEqual(complaints, []);
});

test("at most two taps for a die, a field and a delivery from stores, four for one that must be bought", { timeout: 300_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  const { record: whole, mine } = await played("2 seats", 5);
  const taps = {};
  for (const [name, wanted] of [
    ["a field", ({ action }) => action.startsWith("field ")],
    ...[1, 2, 3, 4, 5, 6].map((face) => [`die ${face}`, ({ action, decision }) => decision === "die" && action === `take ${face}`]),
    ["a delivery from stores", ({ action, decision }) => decision === "delivery" && action.startsWith("deliver ")],
  ]) {
    const moment = mine.find(wanted);
    if (!moment && name.startsWith("die")) {
      continue; // nobody takes every face in every game
    }
    assert.ok(moment, `the game has ${name}`);
    await come(page, cut(whole, moment.at));
    await awaited(page);
    taps[name] = (await carryOut(page, moment.action, mouse())).taps;
  }
  // A row or barrow that wants what I do not have answers with whole plans: one tap to ask, one to do it all.
  for (const { at } of mine.filter(({ decision }) => decision === "delivery")) {
    await come(page, cut(whole, at));
    await awaited(page);
    const places = page.locator("[data-spot^=row]:is([data-light=near], [data-light=lit]), [data-spot^=barrow]:is([data-light=near], [data-light=lit])");
    for (const place of await places.all()) {
      let count = 0;
      const tap = (target) => {
        count += 1;
        return target.click();
      };
      await tap(place);
      const plan = page.locator(".over[data-kind=answer] [data-action*='; deliver']").first();
      if (await plan.count()) {
        const before = actionsIn(await record(page)).length;
        const steps = (await plan.getAttribute("data-action")).split("; ").length;
        assert.match(await plan.innerText(), /Leaves you/, "what it leaves is said");
        await tap(plan);
        await page.waitForFunction(([before, steps]) => localStorage.getItem("little-table.game.00c0ffee").trim().split("\n").length - 5 >= before + steps, [before, steps]);
        // Each of its steps can be taken back.
        for (let step = 0; step < steps; step += 1) {
          await page.keyboard.press("u");
        }
        await page.waitForFunction((before) => localStorage.getItem("little-table.game.00c0ffee").trim().split("\n").length - 5 === before, before);
        taps["a delivery that must be bought"] = count;
        break;
      }
      await page.keyboard.press("Escape");
    }
    if (taps["a delivery that must be bought"]) {
      break;
    }
  }
  const dice = Object.keys(taps).filter((name) => name.startsWith("die"));
  assert.ok(dice.length >= 4, String(dice));
  assert.ok([...dice, "a field", "a delivery from stores"].every((name) => taps[name] <= 2), JSON.stringify(taps));
  assert.ok(taps["a delivery that must be bought"] <= 4, JSON.stringify(taps));
});

test("a card is dragged to a side of the farm", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  const { record: whole } = await played("2 seats", 5);
  await come(page, cut(whole, 0));
  await awaited(page);
  const card = page.locator("[data-spot^=hand]").first();
  const name = (await card.getAttribute("data-spot")).split(":")[1];
  await card.dragTo(page.locator("[data-spot='barrow:1']"));
  await page.waitForFunction(() => /\nbarrow /.test(localStorage.getItem("little-table.game.00c0ffee")));
  assert.equal(actionsIn(await record(page)).at(-1), `barrow ${name} 1`);
  const next = page.locator("[data-spot^=hand]").first();
  const field = (await next.getAttribute("data-spot")).split(":")[1];
  await next.dragTo(page.locator(".farm .fields"));
  await page.waitForFunction(() => /\nfield /.test(localStorage.getItem("little-table.game.00c0ffee")));
  assert.equal(actionsIn(await record(page)).at(-1), `field ${field}`);
});

test("nothing is cut off or too small, in three languages; and no secret is in the page", { timeout: 300_000 }, async () => {
  const { record: whole, mine } = await played("4 seats", 9);
  const moment = mine.find(({ round, decision }) => round === 4 && decision === "donkeys") ?? mine.find(({ round }) => round === 4);
  const begun = cut(whole, moment.at);
  const { position } = await engine.ask({ do: "load", record: begun }).then(() => engine.ask({ do: "position" }));
  const hands = [...JSON.stringify(position).matchAll(/seat ([234]) [^\n]*?hand ([a-z_ ]*?) \|/g)].flatMap((found) => found[2].split(" ").filter(Boolean));
  assert.ok(hands.length >= 3, "rivals hold cards");
  for (const [width, height, locale] of [
    [1440, 900, "de"],
    [1920, 1080, "en"],
    [768, 1024, "fr"],
    [960, 540, "en"],
    [1280, 560, "de"],
    [390, 844, "de"],
    [390, 664, "fr"],
    [360, 740, "en"],
  ]) {
    const touch = width < 500 ? { hasTouch: true, isMobile: true } : {};
    const visitor = await context({ viewport: { width, height }, locale, ...touch });
    await settle(visitor);
    const { page } = await watchedPage(visitor);
    await come(page, begun, { seats: "me bruno:apprentice olga:apprentice rufus:apprentice" });
    await awaited(page);
    const where = `${width} × ${height} ${locale}`;
    await doesNotScrollSideways(page, where);
    // A mouse finds a row that is not as high as a thumb; the house above it answers for all four.
    const small = /^\.(row-line|stall|roof-slot|donkey-tile|store) .* px$/;
    assert.deepEqual((await faults(page)).filter((fault) => width < 500 || !small.test(fault)), [], where);
    if (width === 1440) {
      const source = await page.content();
      const leaks = hands.filter((card) => source.includes(`:${card}"`) || source.includes(`"${card}"`));
      assert.deepEqual(leaks, [], "rivals' cards");
      const deck = position.match(/^deck (.+)$/m)[1].split(" ");
      assert.ok(deck.length >= 10, "cards are left to be drawn");
      assert.deepEqual(deck.filter((card) => source.includes(`:${card}"`) || source.includes(`"${card}"`)), [], "the deck");
      // Of donkeys that are chosen nothing but that they are; of the roof tiles nothing of a later round.
      const chosen = await page.locator(".their-donkeys").evaluateAll((all) => all.map((one) => one.textContent.trim()));
      assert.ok(chosen.every((text) => text === "?"), chosen.join());
      assert.deepEqual(source.match(/"(?:sale|tile|roof):[56][a-d]"/g) ?? [], [], "roof tiles to come");
      assert.equal(await page.locator(".neighbour [data-spot]").count(), 0);
    }
    await visitor.close();
  }
});

test("a rival's farm, the trade, the pictures and all moves are sheets without faults", { timeout: 120_000 }, async () => {
  const visitor = await context();
  await settle(visitor);
  const { page } = await watchedPage(visitor);
  const { record: whole, mine } = await played("2 seats", 5);
  await come(page, cut(whole, mine.find(({ round, decision }) => round === 3 && decision === "delivery")?.at ?? mine.at(-9).at));
  await awaited(page);
  // On a desk the two best deliveries are seen with all else that can be done.
  assert.ok((await page.locator(".doing .plans .move").count()) > 0, "deliveries within reach");
  assert.deepEqual(await unseen(page.locator(".doing [data-action]:not(.plans li:nth-child(3) *)")), [], "behind an edge of the panel");
  for (const [what, ask] of [
    ["a rival's farm", () => page.locator(".neighbour").first().click()],
    ["trade", () => page.keyboard.press("t")],
    ["pictures", () => page.keyboard.press("g")],
    ["all moves", () => page.keyboard.press("a")],
    ["a card of my hand", () => page.locator("[data-spot^=hand]").first().click()],
  ]) {
    await ask();
    await page.locator(".over").waitFor();
    await isAccessible(page, what, ".over");
    await page.keyboard.press("Escape");
    await page.locator(".over").waitFor({ state: "detached" });
  }
});
