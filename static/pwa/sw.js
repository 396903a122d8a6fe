// The service worker: keeps the whole table in the browser, so that it opens without a network. The two lines above are
// written by xtask (xtask/src/sw.rs) from the files the build really made: a version, and each file with its digest.
//
// A version is kept whole or not at all. It waits until the page says that nobody is in the middle of a game
// (static/scripts/pwa.js), and only when it has taken over are the caches of older versions thrown away.
const scope = new URL(registration.scope);
/** Caches belong to an origin; another copy of the table under another path keeps its own. */
const ours = `little-table ${scope.pathname} `;
const cacheName = ours + version;
/** Such names change with the content, so the browser's own cache may answer. */
const hashed = /-[0-9a-f]{12,16}(_bg)?\.\w+$/;

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

async function install() {
  const cache = await caches.open(cacheName);
  const open = [...files.keys()];
  const fetchAll = async () => {
    for (let file = open.pop(); file; file = open.pop()) {
      const address = keptAt(file);
      await cache.put(address, (await caches.match(address)) ?? (await fetched(file)));
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

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => {
  if (data === "take over") {
    skipWaiting();
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
