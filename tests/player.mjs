// Plays Little Factory as somebody with little patience would: the first of all moves, then the end of the turn; and any
// game by any of its moves. Runs inside the page, so that any browser's driver can use it, also within a frame.

/** The settings of a visitor who wants to see things happen. */
export const hurried = "little-table settings 1\nmotion=less\npace=instant\nsound=off";

/** The games, each with a whole one to be played and what it says at its end. */
export const wholeGames = [
  { game: "little-factory", deal: "2-42" },
  { game: "my-little-scythe", deal: "2-42" },
  { game: "la-granja", deal: "2-42" },
];

/** To be run in the page: whether all games are kept for playing without a network. */
export function allKept() {
  const games = document.documentElement.dataset.games?.split(" ") ?? [];
  return games.length === 3 && games.every((game) => /:(\d+)\/\1$/.test(game));
}

/** Sits down at the door, against these rivals. */
export async function sitDown(page, { rivals = ["apprentice"], seed = "42" } = {}) {
  await page.evaluate(sit, { rivals, seed });
}

/** Plays until the game is over, or until so many turns of the player are done. */
export async function play(page, turns = Infinity) {
  return page.evaluate(inThePage, turns === Infinity ? 1000 : turns);
}

/** To be run in the page. */
export async function sit({ rivals, seed }) {
  const moment = () => new Promise((resolve) => setTimeout(resolve, 30));
  const one = async (selector) => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = document.querySelector(selector);
      if (found) {
        return found;
      }
      await moment();
    }
    throw new Error(`no ${selector}`);
  };
  const input = await one("#seed");
  document.querySelectorAll('.new-game input[name="rivals"]')[rivals.length - 1].click();
  await moment();
  for (const [place, level] of rivals.entries()) {
    const select = document.querySelectorAll(".seat-choice select")[place];
    select.value = level;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await moment();
  }
  document.querySelectorAll('.new-game input[name="first"]')[1].click();
  await moment();
  input.value = seed;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await moment();
  document.querySelector(".new-game button[type=submit]").click();
  await one(".board");
}

/** To be run in the page; answers with the heading of the end, or nothing if the game goes on. */
export async function inThePage(turns) {
  const moment = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));
  const find = (selector) => document.querySelector(selector);
  let ended = 0;
  for (let waited = 0; waited < 6000; ) {
    const end = find(".over[data-kind=ending] h2");
    if (end) {
      return end.textContent;
    }
    const all = find(".doing .button[aria-keyshortcuts=A]");
    if (!all) {
      waited += 1;
      await moment(20);
      continue;
    }
    if (ended >= turns) {
      return null;
    }
    all.click();
    for (let tries = 0; tries < 100 && !find(".over[data-kind=moves]"); tries += 1) {
      await moment(tries);
    }
    const move = find(".over[data-kind=moves] button.move");
    const stop = find(".over[data-kind=moves] .button.go") ?? find(".doing .button.go:not([hidden])");
    if (move) {
      move.click();
    } else {
      ended += 1;
      stop.click();
      for (let tries = 0; tries < 100 && find(".over[data-kind=moves]"); tries += 1) {
        await moment(tries);
      }
      find(".over[data-kind=question] .button.quiet")?.click();
    }
    await moment();
  }
  throw new Error("the rivals do not answer");
}

/**
 * To be run in the page: any of all moves each time, at the table of any game; answers with the heading of the end, or with
 * nothing after so many moves.
 */
export async function anyMoves({ moves, seed }) {
  const moment = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));
  const find = (selector) => document.querySelector(selector);
  let chance = seed;
  const below = (bound) => (chance = (Math.imul(chance, 1103515245) + 12345) >>> 0) % bound;
  for (let done = 0, waited = 0; waited < 6000; ) {
    const end = find(".over[data-kind=ending] h2");
    if (end) {
      return end.textContent;
    }
    const all = find(".doing .button[aria-keyshortcuts=A]");
    if (!all) {
      waited += 1;
      await moment(20);
      continue;
    }
    if (done >= moves) {
      return null;
    }
    all.click();
    for (let tries = 0; tries < 100 && !find(".over[data-kind=moves]"); tries += 1) {
      await moment(tries);
    }
    const open = [...document.querySelectorAll(".over[data-kind=moves] button.move")];
    const stop = find(".over[data-kind=moves] .button.go") ?? find(".doing .button.go:not([hidden])");
    if (open.length > 0) {
      open[(below(65536) * open.length) >> 16].click();
    } else {
      stop?.click();
    }
    done += 1;
    waited = 0;
    for (let tries = 0; tries < 100 && find(".over[data-kind=moves]"); tries += 1) {
      await moment(tries);
    }
    find(".over[data-kind=question] .button.quiet")?.click();
    await moment();
  }
  throw new Error("the rivals do not answer");
}
