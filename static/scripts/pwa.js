// Registers the service worker and tells the app (src/pwa.rs) what comes of it: marks on <html>, and an event whenever
// one of them changes. It needs no app, so that a version that does not start can still be replaced by one that does.
const root = document.documentElement;
let registration;
let offer; // the browser's own question whether to install
let asked = false; // whether somebody wants the new version

function mark(name, on) {
  root.toggleAttribute(`data-${name}`, on);
  dispatchEvent(new CustomEvent("little-table:state"));
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  mark("installable", true);
});
addEventListener("appinstalled", () => mark("installable", false));
addEventListener("little-table:install", () => {
  offer?.prompt();
  offer = undefined; // it can be asked only once
  mark("installable", false);
});

function tellOnline() {
  // Without a service worker it would not be true that everything works.
  mark("offline", !navigator.onLine && Boolean(workers?.controller));
}

function workersOrNone() {
  try {
    // In a frame on somebody's page nothing is installed; in a sandboxed one even to look is forbidden.
    return self === top ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

const workers = workersOrNone();

/** Where it is kept that somebody does not want the games to be kept by themselves. */
const unasked = "little-table.offline";

function wantsGames() {
  try {
    return localStorage.getItem(unasked) !== "no" && !navigator.connection?.saveData;
  } catch {
    return true;
  }
}

/** Keeps, drops or only tells the games; the answers come as messages. */
function games(wish) {
  workers.controller?.postMessage(`${wish} games ${root.lang}`);
}

/** The wish of somebody who sees how much it is. */
function choose(wish) {
  try {
    if (wish === "keep") {
      localStorage.removeItem(unasked);
    } else {
      localStorage.setItem(unasked, "no");
    }
  } catch {
    // Then it is asked again with the next visit.
  }
  games(wish);
}

let again; // asks once more while something is being kept

function hear({ data }) {
  if (!Array.isArray(data?.games)) {
    return;
  }
  root.dataset.games = data.games.map(([game, has, all]) => `${game}:${has}/${all}`).join(" ");
  root.toggleAttribute("data-keep-failed", Boolean(data.failed));
  mark("keeping", Boolean(data.keeping));
  // Firefox stops a worker that has heard nothing for a minute, whatever it is doing.
  clearInterval(again);
  again = data.keeping ? setInterval(() => games(wantsGames() ? "keep" : "tell"), 15_000) : undefined;
}

/** What is kept here is worth keeping from now on. Browsers may throw it away if they have not promised. */
async function persist(ask) {
  const storage = self === top && navigator.storage;
  const promised = (await storage?.persisted?.()) || (ask && (await storage?.persist?.()));
  mark("persistent", Boolean(promised));
}

function watch(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && workers.controller) {
      mark("update", true);
    }
  });
}

/** Takes the new version, if there is one. */
function takeUpdate() {
  asked = true;
  if (registration?.waiting) {
    registration.waiting.postMessage("take over");
  } else {
    location.reload(); // another tab was quicker
  }
}

async function start() {
  const first = !workers.controller;
  workers.addEventListener("message", hear);
  workers.startMessages();
  games(wantsGames() ? "keep" : "tell");
  workers.addEventListener("controllerchange", () => {
    if (!asked) {
      games(wantsGames() ? "keep" : "tell");
    }
    if (asked) {
      asked = false;
      location.reload();
    } else if (!first) {
      mark("update", true); // taken in another tab: this one goes on with what it has until its player wants it
    }
  });
  registration = await workers.register("sw.js").catch(() => undefined); // e.g. forbidden: then the page just needs a network
  if (!registration) {
    return;
  }
  if (registration.waiting && workers.controller) {
    mark("update", true);
  }
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  // An installed app may stay open for days.
  let looked = Date.now();
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - looked > 3_600_000) {
      looked = Date.now();
      registration.update().catch(() => {});
    }
  });
}

addEventListener("little-table:finished", () => persist(true).catch(() => {}));
persist(false).catch(() => {});

if (workers) {
  mark("workers", true);
  addEventListener("little-table:games", ({ detail }) => choose(detail));
  addEventListener("little-table:take-update", takeUpdate);
  // A version that broke has no game to disturb: the new one, if it is there, is what a reload gives.
  for (const trouble of ["broken", "unloaded", "too-old"]) {
    addEventListener(`little-table:${trouble}`, () => registration?.waiting?.postMessage("take over"));
  }
  addEventListener("online", tellOnline);
  addEventListener("offline", tellOnline);
  workers.addEventListener("controllerchange", tellOnline);
  tellOnline();
  if (document.readyState === "complete") {
    start();
  } else {
    addEventListener("load", start); // the page first
  }
}
