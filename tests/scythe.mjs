// A table of My Little Scythe that an earlier visit has left, for its browser tests.
import { readFile } from "node:fs/promises";
import { file, instant, key, stored } from "./games.mjs";
import { home } from "./house.mjs";

const id = "00c0ffee";
/** A bot may think for a while. */
export const patient = { timeout: 60_000 };
const rivals = ["bruno:apprentice", "olga:apprentice", "rufus:apprentice", "fenna:apprentice", "dora:apprentice"];
const seats = (setup) => (setup.startsWith("solo") ? "me automaton" : ["me", ...rivals.slice(0, Number(setup[0]) - 1)].join(" "));

/** Opens a game that an earlier visit has left. */
export async function openLeft(page, left, setup, settings = instant) {
  await stored(page, { [key(id)]: file(left, { seats: seats(setup) }), "little-table.settings": settings });
  await come(page);
}

export async function come(page) {
  await page.goto("about:blank");
  await page.goto(`${home}#/my-little-scythe/${id}`);
  await page.locator(".mat").waitFor({ state: "attached" });
  await awaited(page);
}

export const ending = (page) => page.locator(".over[data-kind=ending]");
export const awaited = (page) => page.locator(".doing[data-mine], .over[data-kind=ending]").first().waitFor(patient);

/** For each decision that the person can have, a game that was really played up to it. */
export const folder = new URL("records/scythe/", import.meta.url);
export const left = async (kind) => {
  const text = await readFile(new URL(`${kind}.txt`, folder), "utf8");
  return { text, setup: text.split("\n")[1].replace("setup ", "") };
};
