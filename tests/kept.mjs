// A game as the browser keeps it (src/store/letters.rs), written out as the engine reads it. A letter read wrongly makes
// a game that the engine refuses.
import { readFile } from "node:fs/promises";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const cards = await cardList();

/** The cards in their order, each with the ways to pay for it and for its use; from the list that the engine has, too. */
async function cardList() {
  const source = await readFile(new URL("../crates/little-factory/src/cards.rs", import.meta.url), "utf8");
  const lines = [...source.matchAll(/^ {4}(?:resource|building)\((\w+), "(\w+)", (.*)\),$/gm)];
  const ids = new Map(lines.map(([, name, id]) => [name, id]));
  const place = [...ids.keys()];
  return lines.map(([, , id, rest]) => {
    const [cost, use = ""] = rest.split(/(?<=\]), \d, /);
    return { id, cost: ways(cost), use: ways(use), deals: /buys|sells|swaps/.test(use), draws: /Draw/.test(use) };
  });

  function ways(text) {
    return [...text.matchAll(/FREE|(pay|show)\(&\[([\w, ]+)\]\)/g)].map(([, how, list]) => {
      const names = (list ?? "").split(", ").filter(Boolean).sort((one, other) => place.indexOf(one) - place.indexOf(other));
      return names.map((name) => (how === "show" ? `(${ids.get(name)})` : ids.get(name))).join(" ");
    });
  }
}

/** The record in a kept game, or nothing. */
export function recordIn(kept) {
  const code = /^game (\S+)$/m.exec(kept)?.[1];
  if (!code) {
    // As the first version of the page kept it, and as a file has it.
    const begin = kept.search(/^little-factory \d+$/m);
    return begin < 0 ? undefined : kept.slice(begin);
  }
  const [, rules, setup, seed, , ...rest] = code.split(".");
  const actions = read(rest.slice(0, -1).join("."));
  const seats = `${setup[0]} seats${setup.endsWith("x") ? ", extension" : ""}`;
  return [`little-factory ${rules}`, `setup ${seats}`, `seed ${seed}`, ...actions, ""].join("\n");
}

function read(text) {
  const rest = [...text];
  const card = () => cards[letters.indexOf(rest.shift())];
  const way = (ways) => {
    const chosen = ways[ways.length > 1 ? letters.indexOf(rest.shift()) : 0];
    return chosen ? `: ${chosen}` : "";
  };
  const some = () => {
    const list = [];
    while (rest[0] !== ".") {
      list.push(card().id);
    }
    rest.shift();
    return list.join(" ");
  };
  const actions = [];
  while (rest.length > 0) {
    if (rest[0] === "-") {
      rest.shift();
      actions.push("end");
    } else if (rest[0] === "9") {
      rest.shift();
      if (rest[0] === "-") {
        rest.shift();
        actions.push("pass");
      } else {
        const give = some();
        actions.push(`trade ${give || "tile"} > ${some()}`);
      }
    } else if (rest[0] === "_") {
      rest.shift();
      const { id, use, deals, draws } = card();
      if (deals) {
        const give = some();
        actions.push(`use ${id}: ${give} > ${some()}`);
      } else {
        actions.push(`use ${id}${draws ? `: ${some()}` : way(use)}`);
      }
    } else {
      const { id, cost } = card();
      actions.push(`produce ${id}${way(cost)}`);
    }
  }
  return actions;
}
