// A game as the browser keeps it (src/store/save.rs): a line that seals it, its heading, and its record.

/** The record in a kept game, as the engine reads it, or nothing. */
export function recordIn(kept) {
  const begin = kept.search(/^[a-z][a-z-]* \d+\r?\nsetup /m);
  return begin < 0 ? undefined : kept.slice(begin);
}

/** What is kept beside the record. */
export const headingIn = (kept) => JSON.parse(kept.split("\n")[1]);
