// The engine, asked over its protocol (docs/protocol.md): it replays what was played and says who has how much.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after } from "node:test";

/** One engine for a test file, started with the first question. */
export function anEngine() {
  const program = process.env.LITTLE_TABLE_ARENA;
  if (!program) {
    throw new Error("LITTLE_TABLE_ARENA is not set: run the browser tests with `cargo xtask test browser`.");
  }
  let child;
  let answers;
  after(() => child?.stdin.end());
  const ask = async (question) => {
    if (!child) {
      child = spawn(program, ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
      answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    }
    child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await answers.next();
    if (done) {
      throw new Error(`The engine left without an answer to ${JSON.stringify(question)}`);
    }
    const answer = JSON.parse(value);
    if (answer.error) {
      throw new Error(`The engine refuses ${JSON.stringify(question)}: ${answer.error.text}`);
    }
    return answer;
  };
  return {
    ask,
    /** Where a game stands after all its actions. A record that breaks a rule is refused. */
    replay: (record) => ask({ do: "load", record }),
    /**
     * A game among traders, until `enough` says so or it is over: what the next action is, and how it stands before it.
     * Returns the record.
     */
    async played(seats, seed, enough) {
      let state = await ask({ do: "new", game: "little-factory", setup: `${seats} seats`, seed });
      while (!state.winners) {
        for (const action of (await ask({ do: "think", level: "trader" })).actions) {
          if (state.winners || enough({ action, state })) {
            return (await ask({ do: "record" })).record;
          }
          state = await ask({ do: "apply", action });
        }
      }
      return (await ask({ do: "record" })).record;
    },
    /** What a sensible player would do with the rest of the turn. */
    async advice(record) {
      await ask({ do: "load", record });
      return (await ask({ do: "think", level: "trader" })).actions;
    },
  };
}
