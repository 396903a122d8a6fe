// Just enough of WebDriver BiDi to drive Firefox: start it, open pages, run functions in them and in their frames.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Firefox {
  #socket;
  #program;
  #profile;
  #next = 1;
  #waiting = new Map();
  /** Everything pages said in the console at the level of an error. */
  errors = [];

  static async start(program) {
    const firefox = new Firefox();
    firefox.#profile = await mkdtemp(join(tmpdir(), "little-table-firefox-"));
    await writeFile(join(firefox.#profile, "user.js"), 'user_pref("dom.disable_open_during_load", false);\nuser_pref("intl.accept_languages", "en");\n');
    firefox.#program = spawn(program, ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", firefox.#profile], { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise((resolve, reject) => {
      let heard = "";
      firefox.#program.stderr.on("data", (data) => {
        heard += data;
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(heard);
        if (found) {
          resolve(found[1]);
        }
      });
      firefox.#program.on("exit", () => reject(new Error(`Firefox did not start:\n${heard}`)));
    });
    firefox.#socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      firefox.#socket.onopen = resolve;
      firefox.#socket.onerror = () => reject(new Error("Firefox does not answer"));
    });
    firefox.#socket.onmessage = ({ data }) => firefox.#hear(JSON.parse(data));
    await firefox.send("session.new", { capabilities: {} });
    await firefox.send("session.subscribe", { events: ["log.entryAdded"] });
    return firefox;
  }

  #hear(message) {
    if (message.method === "log.entryAdded" && message.params.level === "error") {
      this.errors.push(message.params.text);
    }
    const waiting = this.#waiting.get(message.id);
    if (waiting) {
      this.#waiting.delete(message.id);
      message.type === "error" ? waiting.reject(new Error(message.message)) : waiting.resolve(message.result);
    }
  }

  send(method, params) {
    const id = this.#next++;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  async open(url) {
    const { context } = await this.send("browsingContext.create", { type: "tab" });
    const page = new Page(this, context);
    await page.goto(url);
    return page;
  }

  async stop() {
    const ended = new Promise((resolve) => this.#program.on("exit", resolve));
    this.#program.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Page {
  constructor(firefox, context) {
    this.firefox = firefox;
    this.context = context;
  }

  goto(url) {
    return this.firefox.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  reload() {
    return this.firefox.send("browsingContext.reload", { context: this.context, wait: "complete" });
  }

  /** Runs a function in the page; its argument and its answer go through JSON. */
  async evaluate(run, argument) {
    const text = `async () => JSON.stringify((await (${run})(${JSON.stringify(argument)})) ?? null)`;
    const result = await this.firefox.send("script.callFunction", { functionDeclaration: text, target: { context: this.context }, awaitPromise: true });
    if (result.type === "exception") {
      throw new Error(result.exceptionDetails.text);
    }
    return JSON.parse(result.result.value);
  }

  async until(run, argument, tries = 300) {
    for (let count = 0; count < tries; count += 1) {
      const answer = await this.evaluate(run, argument).catch(() => false); // a page on its way answers nothing
      if (answer) {
        return answer;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`never came true: ${run} ${JSON.stringify(argument) ?? ""}`);
  }

  sees(selector) {
    return this.until((what) => Boolean(document.querySelector(what)), selector);
  }

  async frame(index = 0) {
    for (let count = 0; count < 100; count += 1) {
      const { contexts } = await this.firefox.send("browsingContext.getTree", { root: this.context });
      const child = contexts[0].children[index];
      if (child) {
        return new Page(this.firefox, child.context);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("there is no frame");
  }
}
