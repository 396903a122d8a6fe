// Games put into the store as the page itself keeps them, so that a test can begin in the middle of one, or at its end.
import { readFile } from "node:fs/promises";
import { open } from "./house.mjs";

/** A finished game of two: the person in the second seat, and Bruno, who won. */
export const finished = await readFile(new URL("records/finished.txt", import.meta.url), "utf8");

/** The first `count` actions of a record. */
export function cut(record, count) {
  return record.split("\n").slice(0, 3 + count).join("\n") + "\n";
}

/** How many actions a record has. */
export function actionsOf(record) {
  return record.trim().split("\n").length - 3;
}

function checksum(text) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  }
  return sum.toString(16).padStart(8, "0");
}

/** Opens the table of a game that was kept; `coach` is what the coach has found in it earlier. */
export async function openKept(page, record, { id = "00c0ffee", seats = "bruno:trader me", coach } = {}) {
  const body = `seats ${seats}\nbegun 1763280000\n${record}`;
  await open(page);
  await page.evaluate(
    ([id, text, coach]) => {
      localStorage.setItem(`little-table.game.${id}`, text);
      localStorage.setItem("little-table.settings", "little-table settings 1\npace=instant\nsound=off");
      if (coach) {
        localStorage.setItem(`little-table.coach.${id}`, coach);
      }
    },
    [id, `little-table game 1 ${checksum(body)}\n${body}`, coach],
  );
  await page.goto("about:blank");
  await page.goto(`${process.env.LITTLE_TABLE_URL}#/little-factory/${id}`);
  await page.locator(".row[data-level='1']").waitFor();
}
