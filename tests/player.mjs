// Plays Little Factory as a person with little patience would: the first of all moves, then the end of the turn.

/** What a visitor has chosen who wants to see things happen. */
export const hurried = "little-table settings 1\nmotion=less\npace=instant\nsound=off";

/** Opens the door and sits down against these rivals. */
export async function sitDown(page, { rivals = ["apprentice"], seed = "42" } = {}) {
  await page.locator("#seed").waitFor();
  await page.locator('.new-game input[name="rivals"]').nth(rivals.length - 1).check({ force: true });
  for (const [place, level] of rivals.entries()) {
    await page.locator(".seat-choice select").nth(place).selectOption(level);
  }
  await page.locator('.new-game input[name="first"]').nth(1).check({ force: true });
  await page.locator("#seed").fill(seed);
  await page.locator(".new-game button[type=submit]").click();
  await page.locator(".board").waitFor();
}

/** Does one thing in the player's turn. */
export async function doSomething(page) {
  const moves = page.locator(".over[data-kind=moves] button.move");
  await page.keyboard.press("a");
  await page.locator(".over[data-kind=moves]").waitFor();
  if (await moves.count()) {
    await moves.first().click();
    return;
  }
  await page.locator(".over[data-kind=moves] .button.go").first().click();
  if (await page.locator(".over[data-kind=question]").count()) {
    await page.locator(".over[data-kind=question] .button.quiet").click();
  }
}

/** Whether it is the player's turn, and whether the game is over. */
export async function state(page) {
  return page.evaluate(() => {
    if (document.querySelector(".over[data-kind=ending]")) {
      return "over";
    }
    return document.querySelector(".doing .button[aria-keyshortcuts=A]") ? "mine" : "theirs";
  });
}

/** Plays until the end. `page` may also be a frame. */
export async function playToTheEnd(page, keyboardOf = page) {
  const target = keyboardOf === page ? page : Object.assign(Object.create(page), { keyboard: keyboardOf.keyboard });
  for (let step = 0; step < 600; step += 1) {
    const now = await state(page);
    if (now === "over") {
      return;
    }
    if (now === "mine") {
      await doSomething(target);
    } else {
      await page.waitForTimeout(20);
    }
  }
  throw new Error("the game did not end in 600 steps");
}
