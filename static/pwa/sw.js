// The service worker: keeps the whole table in the browser, so that it opens without a network. The lines above are written
// by xtask (xtask/src/sw.rs) from the files the build really made: a version, each file with its digest, and what each game
// needs beside what all need, with its bytes.
//
// What all need is kept at once, and whole or not at all; the games follow when the page asks (static/scripts/pwa.js). A new
// version brings the games that the older one had. It waits until the page says that nobody is in the middle of a game, and
// only when it has taken over are the caches of older versions thrown away.
const scope = new URL(registration.scope);
/** Caches belong to an origin; another copy of the table under another path keeps its own. */
const ours = `little-table ${scope.pathname} `;
const cacheName = ours + version;
/** Such names change with the content, so the browser's own cache may answer. */
const hashed = /-[0-9a-f]{12,16}(_bg)?\.\w+$/;

/** Which game alone needs a file. */
const gameOf = new Map(Object.entries(games).flatMap(([game, needs]) => Object.keys(needs).map((file) => [file, game])));

/** Where a file is kept. With its digest in the address, an unchanged file can be taken over from an older version. */
function keptAt(file) {
  return new URL(`${file}?revision=${encodeURIComponent(files.get(file))}`, scope);
}

/** Fetches a file exactly as it was built: a half-deployed host or a lost connection makes this fail. */
async function fetched(file) {
  // Some hosts send away from index.html to its folder.
  const address = new URL(file.replace(/(^|\/)index\.html$/, "$1"), scope);
  const as = (cache) => fetch(address, { cache, integrity: files.get(file) });
  const answer = await (hashed.test(file) ? as("default").catch(() => as("reload")) : as("no-cache"));
  if (!answer.ok) {
    throw new Error(`${answer.status} from ${address}`);
  }
  // Made anew, as a page may not be opened from an answer that was redirected.
  return new Response(answer.body, { headers: answer.headers });
}

/** Keeps a file; an older version may have it already. */
async function keep(cache, file) {
  const address = keptAt(file);
  await cache.put(address, (await caches.match(address)) ?? (await fetched(file)));
}

/** The games that an older version has in its cache. */
async function gamesOfOlder() {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map(({ url }) => new URL(url).pathname.slice(scope.pathname.length));
  return Object.keys(games).filter((game) => paths.some((path) => path.startsWith(`${game}-`)));
}

async function install() {
  const cache = await caches.open(cacheName);
  const had = await gamesOfOlder();
  const open = [...files.keys()].filter((file) => !gameOf.has(file) || had.includes(gameOf.get(file)));
  const fetchAll = async () => {
    for (let file = open.pop(); file; file = open.pop()) {
      await keep(cache, file);
    }
  };
  try {
    await Promise.all([fetchAll(), fetchAll(), fetchAll(), fetchAll()]);
  } catch (trouble) {
    open.length = 0;
    await caches.delete(cacheName);
    throw trouble;
  }
}

async function takeOver() {
  // The very first visit is offline-proof from here on; there is no older page that this could disturb.
  await clients.claim();
  for (const name of await caches.keys()) {
    if (name.startsWith(ours) && name !== cacheName) {
      await caches.delete(name);
    }
  }
}

async function answer(file, request) {
  const cache = await caches.open(cacheName);
  // The browser may throw away what we kept; then it is as if there had never been a service worker.
  return (await cache.match(keptAt(file))) ?? fetch(request);
}

/** Tells a page how many bytes of each game are kept, and of how many. */
async function tellGames(page, cache, more) {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const sum = (list) => list.reduce((whole, [, bytes]) => whole + bytes, 0);
  const standing = Object.entries(games).map(([game, needs]) => {
    const all = Object.entries(needs);
    return [game, sum(all.filter(([file]) => kept.has(keptAt(file).href))), sum(all)];
  });
  page.postMessage({ games: standing, ...more });
}

/** Keeps, drops or only tells what belongs to single games. */
async function lookAfterGames(page, wish, language) {
  const cache = await caches.open(cacheName);
  let failed = false;
  if (wish === "keep") {
    // What the visitor reads first.
    const isRead = (file) => file.includes(`-${language}-`);
    const all = [...gameOf.keys()];
    for (const file of [...all.filter(isRead), ...all.filter((file) => !isRead(file))]) {
      if (!(await cache.match(keptAt(file)))) {
        await tellGames(page, cache, { keeping: true });
        failed = !(await keep(cache, file).then(() => true, () => false)) || failed;
      }
    }
  } else if (wish === "drop") {
    await Promise.all([...gameOf.keys()].map((file) => cache.delete(keptAt(file))));
  }
  await tellGames(page, cache, { keeping: false, failed });
}

let last = Promise.resolve(); // two pages that ask at once are served one after the other

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "take over") {
    skipWaiting();
    return;
  }
  const [, wish, language] = /^(tell|keep|drop) games ?(\w*)$/.exec(data) ?? [];
  if (wish && source) {
    last = last.then(() => lookAfterGames(source, wish, language)).catch(() => {});
    event.waitUntil(last);
  }
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) {
    return;
  }
  const file = pathname.slice(scope.pathname.length) || "index.html";
  if (files.has(file)) {
    event.respondWith(answer(file, request));
  }
});
