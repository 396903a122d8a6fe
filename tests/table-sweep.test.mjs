// No hidden market: whatever the window and the size of letters, every row and every building of mine is seen, or something
// that scrolls shows an arrow to it. `SWEEP=whole` looks at many more windows and photographs the worst of them.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { test } from "node:test";
import { anEngine } from "./engine.mjs";
import { finished, openKept } from "./games.mjs";
import { aBrowser, home, watchedPage } from "./house.mjs";
import { settle } from "./table.mjs";

const engine = anEngine();
const whole = process.env.SWEEP === "whole";
const named = [[390, 664], [360, 640], [1280, 560], [960, 540], [800, 600], [768, 954], [844, 390], [1366, 650], [1440, 900], [2560, 1440]];
const edges = [[320, 400], [375, 553], [430, 932], [480, 560], [320, 700], [480, 1440], [640, 480], [700, 500], [720, 730], [960, 580], [1120, 580], [1440, 400], [1920, 832], [2560, 600]];
const widths = [320, 390, 480, 640, 700, 768, 960, 1120, 1280, 1440, 1920, 2560];
const heights = [400, 480, 560, 640, 720, 830, 954, 1080, 1440];
const windows = whole ? [...named, ...widths.flatMap((width) => heights.map((height) => [width, height]))] : [...named, ...edges];

const folder = new URL("screenshots/", import.meta.url);
await mkdir(folder, { recursive: true });

const rivals = ["olga:apprentice", "bruno:apprentice", "hazel:apprentice"];
const late = (seats) => engine.played(seats, 7, ({ state }) => state.turn >= seats * 11 && state.to_act === 1 && state.step === "before");
const early = (seats) => engine.played(seats, 7, () => true);

/** What the coach could have found in the finished game: a slip in the third turn. */
function judged() {
  const lines = finished.trim().split("\n").slice(3);
  const ends = [0, ...lines.flatMap((line, index) => (line === "end" ? [index + 1] : [])), lines.length];
  const turns = ends.slice(0, -1).map((from, turn) => ({ from, to: ends[turn + 1] })).filter(({ from, to }, turn) => turn % 2 === 1 && from < to);
  const rows = turns.map(({ from, to }, place) => `${from} ${to} ${place === 2 ? "620 410" : "500 500"} 0 0 ${lines.slice(from, to).join("; ")}`);
  return [`coach 3 ${lines.length}`, ...rows, ""].join("\n");
}

const seated = (seats, played) => async (page) => openKept(page, await played(seats), { seats: ["me", ...rivals.slice(0, seats - 1)].join(" ") });

/** What can be looked at: how to come there, and whether the sample looks at it too. */
const states = [
  { name: "2 seats, early", sample: true, come: seated(2, early) },
  { name: "4 seats, late", sample: true, come: seated(4, late) },
  { name: "2 seats, late", come: seated(2, late) },
  { name: "4 seats, early", come: seated(4, early) },
  {
    name: "scales",
    sample: true,
    come: async (page) => {
      await seated(4, late)(page);
      await page.keyboard.press("t");
      await page.locator(".over[data-kind=scales]").waitFor();
    },
  },
  {
    name: "lesson",
    come: async (page) => {
      await page.goto(`${home}#/little-factory/learn/4`);
      await page.locator(".lesson").waitFor();
      await page.locator(".row[data-level='1']").waitFor();
    },
  },
  {
    name: "replay",
    come: async (page) => {
      await openKept(page, finished);
      await page.locator(".over[data-kind=ending]").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("p");
      await page.locator(".scrubber").waitFor();
    },
  },
  {
    name: "coach",
    come: async (page) => {
      await openKept(page, finished, { coach: judged() });
      await page.locator(".over").getByRole("button", { name: "Coach" }).click();
      await page.locator(".over[data-kind=coach] .verdict-row").nth(2).click();
      await page.locator(".judged").waitFor();
    },
  },
  {
    name: "frame",
    come: async (page) => {
      await page.goto(`${home}?embed&game=little-factory&rivals=apprentice,apprentice,apprentice&seed=7&first=me&lang=en`);
      await page.locator(".row[data-level='1']").waitFor();
    },
  },
];

for (const letters of [16, 20, 24]) {
  const context = aBrowser({ args: [`--blink-settings=defaultFontSize=${letters}`] });
  test(`nothing of the table is hidden without a sign, letters of ${letters} px`, { timeout: 1_200_000 }, async () => {
    const wrong = [];
    for (const { name, come } of states.filter(({ sample }) => whole || sample)) {
      const visitor = await context();
      await settle(visitor);
      const { page } = await watchedPage(visitor);
      await come(page);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(hidden);
        wrong.push(...found.map((fault) => `${width} × ${height}, ${name}: ${fault}`));
        if (found.length > 0 || (whole && named.some(([w, h]) => w === width && h === height))) {
          await page.screenshot({ path: new URL(`sweep-${letters}-${width}x${height}-${name.replaceAll(/[ ,]+/g, "-")}.png`, folder).pathname });
        }
      }
      await visitor.close();
    }
    assert.equal(wrong.join("\n"), "");
  });
}

/** In the page: what is neither seen nor pointed at, in words. */
async function hidden() {
  const found = [];
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const around = (element) => {
    const all = [];
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).display !== "contents" && /auto|scroll|hidden/.test(getComputedStyle(box).overflow)) all.push(box);
    }
    return all;
  };
  /** How much of it is seen, from 0 to 1. */
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    for (const frame of around(element).map((one) => one.getBoundingClientRect())) {
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return (Math.max(0, right - left + 2) * Math.max(0, bottom - top + 2)) / ((box.width + 2) * (box.height + 2));
  };
  const name = (element) => element.dataset.card ?? element.dataset.level ?? element.textContent.trim().slice(0, 20);
  const top = () => document.querySelectorAll(".board, .market, .my-buildings .cards, .doing, .lesson, .over").forEach((one) => one.scrollTo(0, 0));
  top();
  await drawn();
  const things = [
    ...document.querySelectorAll(
      ".rail-tools button, .market .row, .my-buildings .card, .my-hand .card, .doing .button:not([hidden]), .replay-controls button, .scrubber, .judged button, .lesson .button, .over[data-kind=scales] .button",
    ),
  ];
  for (const thing of things.filter((one) => one.checkVisibility({ visibilityProperty: true }) && seen(one) < 0.9)) {
    // Something around it goes on, is high enough to be used, and says so.
    const scrolls = around(thing).filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
    const says = scrolls.some((one) => getComputedStyle(one, "::after").visibility === "visible" && getComputedStyle(one, "::after").content !== "none");
    const room = scrolls.every((one) => one.clientHeight >= 40);
    if (!says || !room) {
      found.push(`${Math.round(seen(thing) * 100)} % of ${thing.className.split(" ")[0]} ${name(thing)} is seen, and ${says ? "too little room to scroll" : "nothing says so"}`);
    }
    thing.scrollIntoView({ block: "nearest" });
    if (seen(thing) < 0.5) {
      found.push(`${thing.className.split(" ")[0]} ${name(thing)} cannot be reached`);
    }
  }
  top();
  await drawn();
  // What is seen of one zone does not lie on what is seen of another.
  const part = (element) => {
    const box = element.getBoundingClientRect();
    const clipped = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (const frame of around(element).map((one) => one.getBoundingClientRect())) {
      clipped.left = Math.max(clipped.left, frame.left);
      clipped.top = Math.max(clipped.top, frame.top);
      clipped.right = Math.min(clipped.right, frame.right);
      clipped.bottom = Math.min(clipped.bottom, frame.bottom);
    }
    return clipped;
  };
  const zones = [...document.querySelectorAll(".market .row, .rivals, .my-buildings .zone-name, .my-hand .zone-name, .my-buildings .card, .my-hand .card, .lesson")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ one, of: one.closest(".market, .my-buildings, .my-hand, .rivals, .lesson"), box: part(one) }));
  for (const [place, { one, of, box }] of zones.entries()) {
    for (const other of zones.slice(place + 1).filter((next) => next.of !== of)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 4 && down > 4) found.push(`${one.className} ${name(one)} and ${other.one.className} ${name(other.one)} lie on each other`);
    }
  }
  for (const card of document.querySelectorAll(".row .card")) {
    const art = card.querySelector(".card-art").getBoundingClientRect();
    const edge = card.getBoundingClientRect();
    for (const part of card.querySelectorAll(".card-cost, .card-effect")) {
      const box = part.getBoundingClientRect();
      if (box.height === 0) continue;
      if (box.bottom > edge.bottom + 1 || box.top < edge.top - 1) found.push(`${part.className} of ${name(card)} is cut`);
      const across = Math.min(box.right, art.right) - Math.max(box.left, art.left);
      const down = Math.min(box.bottom, art.bottom) - Math.max(box.top, art.top);
      if (art.height > 0 && across > 2 && down > 2) found.push(`the drawing lies on ${part.className} of ${name(card)}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
  return found;
}
