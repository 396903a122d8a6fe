// Starts the programs of the app. The page names them (xtask/src/programs.rs): a lobby and one a game, each in every language,
// or everything in one while the page is worked on. The address and the language of the page decide which of them has the
// page (src/program.rs); the others wait.
const root = document.documentElement;

function tell(news, detail) {
  dispatchEvent(new CustomEvent(`little-table:${news}`, { detail }));
}

const everything = document.querySelector("meta[name=program-everything]");

/** The place that names the files of a program, in the language of the page. */
function named(name) {
  return everything ?? document.querySelector(`meta[name="program-${name}-${root.lang}"]`);
}

/** The game a frame is for: what its address names, or the game of the record in it (src/wish.rs). */
function framedGames(address) {
  const query = new URLSearchParams(location.search);
  const record = query.get("record") ?? new URLSearchParams(address.slice(1)).get("record") ?? "";
  const title = record.split("\n").map((line) => line.trim()).find((line) => line && !line.startsWith("#"));
  return [query.get("game"), title?.split(" ")[0]];
}

/** The program that has an address; none for a fragment within a page. */
function programOf(address) {
  if (everything) {
    return "everything";
  }
  const inFrame = root.hasAttribute("data-embed");
  const record = inFrame && address.startsWith("#record=");
  if (address && !address.startsWith("#/") && !record) {
    return undefined;
  }
  const [, game] = /^#\/([a-z-]+)/.exec(address) ?? [];
  // In a frame on somebody's page the first page is the door of a game, or a game in the address (src/embed.rs).
  const framed = record || (inFrame && /^(#\/?)?$/.test(address));
  const wished = framed && [...framedGames(address), "little-factory"];
  return [game, ...(wished || [])].find((name) => /^[a-z-]+$/.test(name ?? "") && named(name)) ?? "lobby";
}

/** What was made for a key before, or is made now. A failure is forgotten: the next one who asks may have more luck. */
function once(made, key, make) {
  if (!made.has(key)) {
    const making = make();
    made.set(key, making);
    making.catch(() => made.delete(key));
  }
  return made.get(key);
}

const loaded = new Map();
const started = new Map();
const styled = new Map();

/** Loads a program, in the language of the page. */
function load(name) {
  const { content } = named(name);
  return once(loaded, content, () => loadFiles(content.split(" ")));
}

async function loadFiles(addresses) {
  const [glue, program, ...sheets] = addresses.map((address) => new URL(address, document.baseURI).href);
  const styles = sheets.map((sheet) => once(styled, sheet, () => style(sheet)));
  const [{ default: init }, module] = await Promise.all([import(glue), compiled(program), ...styles]);
  return { glue, start: () => once(started, glue, () => init({ module_or_path: module })) };
}

/** What a program shows beyond what every page has comes in sheets of its own; two programs may share one. */
function style(address) {
  return new Promise((loaded, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = loaded;
    link.onerror = () => {
      link.remove();
      failed(new TypeError(address));
    };
    document.head.append(link);
  });
}

let wanted; // the program that is to have the page, in its language
let drawing; // the one that has it, whatever its language
let entered; // and in its language

/** Gives the page to the program that has the address. What is drawn stays until that program draws. */
async function enter() {
  const name = programOf(location.hash) ?? drawing ?? "lobby";
  const place = named(name).name;
  wanted = place;
  root.toggleAttribute("data-loading", Boolean(drawing) && place !== entered);
  if (place === entered) {
    return;
  }
  try {
    const { glue, start } = await load(name);
    if (drawing) {
      root.setAttribute("data-turned", ""); // the reader goes on at the new page's heading
    } else {
      await idle();
    }
    await start();
    await new Promise((next) => setTimeout(next)); // to start has taken its time: the page is drawn in a task of its own
    if (wanted !== place || place === entered) {
      return; // somebody has gone elsewhere meanwhile, or come here twice
    }
    const again = name === drawing && document.activeElement?.id; // in another language, the reader stays
    if (drawing) {
      tell("leave");
      // What the leaving program still takes away is no longer seen.
      const app = document.getElementById("app");
      app.replaceWith(app.cloneNode(false));
    }
    root.setAttribute("data-glue", glue); // the bots' worker needs it too
    root.removeAttribute("data-loading");
    drawing = name;
    entered = place;
    tell("enter", place.replace("program-", ""));
    if (again) {
      setTimeout(() => document.getElementById(again)?.focus(), 100);
    }
  } catch (error) {
    root.removeAttribute("data-loading");
    fail(error);
  }
}

let wrongType = false; // it has been said

async function compiled(address) {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new TypeError(`${answer.status} ${address}`);
  }
  try {
    return await WebAssembly.compileStreaming(answer.clone());
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) {
      throw error;
    }
    if (!wrongType) {
      wrongType = true;
      console.warn(`The host sends ${address} as ${answer.headers.get("Content-Type")}; it should be application/wasm.`);
    }
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}

function fail(error) {
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    tell("too-old");
  } else if (error instanceof WebAssembly.RuntimeError) {
    tell("broken", String(error.stack));
  } else {
    tell("unloaded");
  }
  throw error;
}

// The program that probably comes next is fetched while the visitor looks around: the lobby says which (src/pages/home.rs).
addEventListener("little-table:likely", async ({ detail }) => {
  if (named(detail) && !navigator.connection?.saveData) {
    await idle();
    load(detail).catch(() => {}); // it is asked for again when it is needed
  }
});

// What only the rules of a game know is asked of its program, which needs no page for that (src/games/question.rs).
addEventListener("little-table:ask", async ({ detail }) => {
  const [name, , answer] = detail;
  try {
    const { start } = await load(name);
    await start();
    tell("question", detail);
  } catch {
    answer();
  }
});

const sprites = new Set();
let drawn;

/** Puts a sprite into the page (src/ui/sprite.rs), one in a frame. Without its drawings the table can still be played. */
async function draw(name) {
  if (sprites.has(name)) {
    return;
  }
  sprites.add(name);
  const answer = await fetch(`art/${name}.svg`).catch(() => {});
  if (answer?.ok) {
    const text = await answer.text();
    drawn = Promise.resolve(drawn).then(() => new Promise(requestAnimationFrame));
    await drawn;
    document.body.append(document.createRange().createContextualFragment(text));
  }
}

addEventListener("little-table:art", ({ detail }) => draw(detail));
// What the shell shows; the home page's scenes are not seen elsewhere.
draw("icons");
if (!root.hasAttribute("data-shell")) {
  draw("scenes");
}

/** The app starts when the page is done with what it has, or soon after. */
function idle() {
  return new Promise((done) => (self.requestIdleCallback ?? setTimeout)(done, { timeout: 300 }));
}

// On a first visit nothing large takes the line from what is painted first. Where nothing is painted, nobody waits.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, 500);
});

if (typeof WebAssembly === "object") {
  addEventListener("hashchange", enter);
  addEventListener("little-table:language", enter);
  await painted;
  await enter();
}
