// Starts the app. The page names its programs (Trunk.toml, xtask/src/light.rs); first-paint.js has chosen one.
const root = document.documentElement;

function tell(news, detail) {
  dispatchEvent(new CustomEvent(`little-table:${news}`, { detail }));
}

/** Loads a program; the answer starts it. */
async function load(name) {
  const addresses = document.querySelector(`meta[name=${name}]`).content.split(" ");
  const [glue, program] = addresses.map((address) => new URL(address, document.baseURI).href);
  const styled = name === "whole-program" && wholeStyles();
  const [{ default: init }, module] = await Promise.all([import(glue), compiled(program), styled]);
  return () => {
    root.setAttribute("data-glue", glue); // the bots' worker needs it too
    return init({ module_or_path: module });
  };
}

/** What only the whole program shows has a stylesheet of its own, in a release. */
function wholeStyles() {
  const sheet = document.querySelector("meta[name=whole-styles]");
  return sheet && new Promise((loaded, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet.content;
    link.onload = loaded;
    link.onerror = () => failed(new TypeError(sheet.content));
    document.head.append(link);
  });
}

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
    console.warn(`The host sends ${address} as ${answer.headers.get("Content-Type")}; it should be application/wasm.`);
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

// The light program sends for the whole one, which goes on where it stands (src/program.rs).
let whole;
addEventListener("little-table:whole", async ({ detail }) => {
  root.setAttribute("data-then", detail);
  if (whole) {
    return; // on its way
  }
  root.setAttribute("data-loading", "");
  whole = load("whole-program");
  try {
    const start = await whole;
    tell("leave");
    await start();
  } catch (error) {
    fail(error);
  } finally {
    root.removeAttribute("data-loading");
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
  await painted;
  const program = load(root.getAttribute("data-program") ?? "whole-program");
  await program.then(idle).then(() => program).then((start) => start()).catch(fail);
}
