// The installed table: without a network, and when a new version comes.
import assert from "node:assert/strict";
import { copyFile, readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { aBrowser, appIsThere, home, isAccessible, pages, watchedPage } from "./house.mjs";
import { gameLine, store } from "./games.mjs";
import { Host, copyOfDist, dist, makeNewer } from "./host.mjs";
import { allKept, hurried, play, sitDown } from "./player.mjs";

const context = aBrowser({ serviceWorkers: "allow" });
const copies = [];
const hosts = [];
after(async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  await Promise.all(copies.map((copy) => copy.remove()));
});

async function aHost() {
  const copy = await copyOfDist();
  copies.push(copy);
  const host = await new Host(copy.folder).start();
  hosts.push(host);
  return host;
}

/** Opens the table and waits until all of it is kept. */
async function visit(host, page, at = "") {
  await page.goto(host.url + at);
  await appIsThere(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForFunction(allKept);
}

const build = (page) => page.evaluate(() => document.documentElement.dataset.build ?? "A");
const cached = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("little-table ")));
/** Everything that was done in the game that is shown; which tab has it is another matter. */
const game = async (page) => gameLine((await store(page))[`little-table.game.${page.url().split("/").pop()}`]);

test("after one visit everything works without the host: pages, languages, a whole game against a master", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await visit(host, page);
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text), hurried);
  await host.stop();
  await visitor.setOffline(true);

  await page.reload();
  await appIsThere(page);
  await page.getByRole("status").filter({ hasText: "You are offline" }).waitFor();
  for (const { at, heading } of pages) {
    await page.goto(host.url + at);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }
  for (const text of ["licences.txt", "fonts/young-serif-OFL.txt"]) {
    assert.equal(await page.evaluate(async (file) => (await fetch(file)).ok, text), true, text);
  }
  for (const [name, heading] of [["Français", "Réglages"], ["Deutsch", "Einstellungen"], ["English", "Settings"]]) {
    await page.goto(`${host.url}#/settings`);
    await page.getByRole("radio", { name }).check();
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }
  const workers = [];
  page.on("worker", (worker) => workers.push(new URL(worker.url()).pathname));
  await page.goto(`${host.url}#/little-factory`);
  await sitDown(page, { rivals: ["master"], seed: "42" });
  assert.match(await play(page), /won|wins|share/i);
  assert.deepEqual([...new Set(workers)], ["/bot.js"], "the bots think in a worker, offline too");
  assert.equal(await page.locator("svg.card-art use").first().evaluate((use) => use.getBBox().width > 0), true, "the art is there");
  await visitor.close();
});

test("a new version waits for the end of the game, then takes over with the game where it was", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await visit(host, page);
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text), hurried);
  await page.goto(`${host.url}#/little-factory`);
  await page.reload();
  await sitDown(page);
  await play(page, 1);
  const [old] = await cached(page);

  await makeNewer(host.folder, "B");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).waiting);
  await play(page, 1);
  await page.locator(".doing[data-mine]").waitFor();
  await page.waitForTimeout(300); // a move is seen first and kept then
  const before = await game(page);
  assert.match(before, /seed 42/);
  assert.equal(await build(page), "A");
  assert.equal(loads, 0, "the game was not interrupted");
  const offer = page.getByRole("button", { name: "Use it now" });
  assert.equal(await offer.count(), 0, "nothing is offered in the middle of a game");
  const table = page.url();

  // Home again: now it is offered.
  await page.getByRole("link", { name: "Little Table, home" }).click();
  await page.getByRole("status").filter({ hasText: "A new version of the table is ready." }).waitFor();
  assert.equal((await cached(page)).length, 2, "both versions are kept until one is chosen");
  await offer.click();
  await page.waitForFunction(() => document.documentElement.dataset.build === "B");
  await appIsThere(page);
  await page.waitForTimeout(500);
  assert.equal(loads, 1, "it was loaded once");
  const [now, ...more] = await cached(page);
  assert.ok(now !== old && more.length === 0, "the old cache is gone");
  await page.goto(table);
  await page.locator(".board").waitFor();
  assert.equal(await game(page), before);
  assert.equal(await play(page, 1), null, "and the game goes on");
  await visitor.close();
});

test("at the end of a game the new version is offered too", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await visit(host, page);
  await makeNewer(host.folder, "B");
  const record = (await readFile(new URL("../crates/little-factory/tests/data/golden/2_seats.txt", import.meta.url), "utf8")).trim();
  const finished = recordOf(record);
  await page.goto(`${host.url}?embed&record=${encodeURIComponent(finished)}`);
  await page.locator(".over[data-kind=ending]").waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.locator(".over[data-kind=ending]").getByRole("button", { name: "Use it now" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.build === "B");
  await page.locator(".over[data-kind=ending]").waitFor();
  await visitor.close();
});

test("a new version that arrives only half leaves the old one whole", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await visit(host, page);
  const before = await cached(page);
  const failed = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = new Promise((resolve) => registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true }));
      await registration.update().catch(() => {});
      const worker = await found;
      while (worker.state === "installing") {
        await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
      }
      return worker.state;
    });

  // The connection breaks at the page itself.
  await makeNewer(host.folder, "B");
  host.lost = (path) => path === "/" || path === "/index.html";
  assert.equal(await failed(), "redundant");
  host.lost = () => false;

  // The host has the new list and an old file.
  const again = await copyOfDist();
  copies.push(again);
  await makeNewer(again.folder, "C");
  await copyFile(`${again.folder}/sw.js`, `${host.folder}/sw.js`);
  assert.equal(await failed(), "redundant");

  assert.deepEqual(await cached(page), before, "nothing of the failed ones is left");
  await host.stop();
  await page.reload();
  await appIsThere(page);
  assert.equal(await build(page), "A");
  await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Use it now" }).count(), 0);
  await visitor.close();
});

test("the games are kept one after the other with a bar, can be dropped, and all be had again", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor, host.url);
  // The host is slow with one game: the others are there, and how far it is can be seen.
  let slow = true;
  host.lost = (path) => slow && /la-granja-[a-z]+-[0-9a-f]+_bg/.test(path);
  await page.goto(`${host.url}#/settings`);
  await appIsThere(page);
  const row = (name) => page.locator(".kept-row", { hasText: name }).first();
  await row("Little Factory").getByText("kept", { exact: false }).waitFor();
  await page.getByText("Not everything arrived. Try again when you are online.").waitFor();
  assert.match(await row("My Little Scythe").innerText(), /MB · kept$/);
  assert.match(await row("La Granja").innerText(), /MB · not kept yet$/);
  const bar = page.getByRole("progressbar", { name: /La Granja/ });
  const [has, all] = await bar.evaluate(({ value, max }) => [value, max]);
  assert.ok(has > 0 && has < all, `${has} of ${all}`);

  slow = false;
  await page.getByRole("button", { name: "Make all games available offline" }).click();
  await page.getByText("All games are kept here").waitFor();
  assert.equal(await page.getByRole("progressbar").count(), 0);
  assert.equal(await page.getByRole("button", { name: "Make all games available offline" }).count(), 0);
  await isAccessible(page, "what is kept");

  // Dropped, they stay so until somebody wants them.
  await page.getByRole("button", { name: "Clear: The games for playing offline" }).click();
  await page.getByRole("button", { name: "Yes, clear it" }).click();
  await page.getByText("It is cleared.").waitFor();
  await page.getByRole("button", { name: "Make all games available offline" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Make all games available offline" }).waitFor();
  await page.waitForTimeout(500);
  assert.match(await row("Little Factory").innerText(), /not kept yet$/);
  await page.getByRole("button", { name: "Make all games available offline" }).click();
  await page.getByText("All games are kept here").waitFor();
  await visitor.close();
});

test("a new version brings the games that the old one had", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await visit(host, page);
  await makeNewer(host.folder, "B");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.getByRole("button", { name: "Use it now" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.build === "B");
  await host.stop();
  await page.goto(`${host.url}#/la-granja`);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "La Granja" }).waitFor();
  await visitor.close();
});

test("when the first game is finished the browser is asked to keep what is kept", async () => {
  const host = await aHost();
  const visitor = await context();
  await visitor.addInitScript(() => {
    globalThis.asked = 0;
    navigator.storage.persist = async () => Boolean((globalThis.asked += 1));
  });
  const { page } = await watchedPage(visitor);
  await visit(host, page, "#/settings");
  await page.getByText("may throw it away when it runs short of room").waitFor();
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text), hurried);
  await page.goto(`${host.url}?play#/little-factory`);
  await sitDown(page);
  await play(page, 1);
  assert.equal(await page.evaluate(() => globalThis.asked), 0);
  await play(page);
  await page.waitForFunction(() => globalThis.asked === 1);
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByText("has promised to keep it").waitFor();
  await visitor.close();
});

test("a browser would install it", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page, complaints } = await watchedPage(visitor, host.url);
  await visit(host, page);
  const debug = await visitor.newCDPSession(page);
  const { installabilityErrors } = await debug.send("Page.getInstallabilityErrors");
  // A private window never installs anything; that is the only thing a test's window may be told.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  const { data, errors } = await debug.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  for (const field of ["id", "name", "short_name", "description", "start_url", "scope", "display", "theme_color", "background_color", "categories", "lang"]) {
    assert.ok(manifest[field], field);
  }
  assert.ok(manifest.icons.some((icon) => icon.sizes === "192x192" && icon.purpose === "any"));
  assert.ok(manifest.icons.some((icon) => icon.sizes === "512x512" && icon.purpose === "any"));
  assert.ok(manifest.icons.some((icon) => icon.sizes === "512x512" && icon.purpose === "maskable"));
  assert.deepEqual(manifest.screenshots.map((shot) => shot.form_factor).sort(), [...Array(3).fill("narrow"), ...Array(3).fill("wide")]);
  const games = ["little-factory", "my-little-scythe", "la-granja"];
  assert.deepEqual(manifest.shortcuts.map(({ url }) => url), ["./#/continue", ...games.map((game) => `./#/${game}`)]);
  for (const game of games) {
    assert.equal(manifest.screenshots.filter(({ src }) => src.includes(game)).length, 2, game);
  }
  for (const picture of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, picture.src);
    assert.equal(size, picture.sizes, picture.src);
  }
  assert.deepEqual(complaints, []);
  await visitor.close();
});

test("the button to install is there when the browser offers it, and asks once", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await visit(host, page);
  const button = page.getByRole("button", { name: "Install Little Table" });
  assert.equal(await button.count(), 0);
  await page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = () => (globalThis.asked = (globalThis.asked ?? 0) + 1);
    dispatchEvent(event);
    globalThis.held = event.defaultPrevented;
  });
  await button.click();
  assert.deepEqual(await page.evaluate(() => [globalThis.held, globalThis.asked]), [true, 1]);
  await button.waitFor({ state: "detached" });
  await visitor.close();
});

test("the shortcuts lead to the game left last, or to where all games stand", async () => {
  const host = await aHost();
  const visitor = await context();
  const { page } = await watchedPage(visitor);
  await page.goto(`${host.url}#/continue`);
  await page.getByRole("heading", { level: 1, name: "A table for one" }).waitFor();
  await page.evaluate((text) => localStorage.setItem("little-table.settings", text), hurried);
  await page.goto(`${host.url}#/little-factory`);
  await page.reload();
  await sitDown(page);
  await play(page, 1);
  const table = page.url();
  await page.goto("about:blank");
  await page.goto(`${host.url}#/continue`);
  await page.locator(".board").waitFor();
  assert.equal(page.url(), table);
  await visitor.close();
});

test("the service worker keeps every file the page can ask for", async () => {
  const script = await readFile(`${dist}/sw.js`, "utf8");
  const kept = [...script.matchAll(/\["([^"]+)","sha256-[^"]+"\]/g)].map(([, file]) => file);
  for (const file of ["index.html", "bot.js", "manifest.webmanifest", "art/buildings.svg", "art/extension.svg", "fonts/young-serif.woff2"]) {
    assert.ok(kept.includes(file), file);
  }
  assert.ok(kept.some((file) => file.endsWith(".wasm")) && !kept.includes("sw.js"));
});

/** The record in a golden file, which tells events between the actions. */
function recordOf(golden) {
  return golden.split("\n").filter((line) => !/^(\||  )/.test(line)).join("\n");
}

test("it is installed under a name in the reader's language", async () => {
  const [english, ...others] = await Promise.all(
    ["en", "fr", "de"].map(async (locale) => {
      const page = await (await context({ locale })).newPage();
      await page.goto(home);
      const at = await page.locator("link[rel=manifest]").evaluate((link) => link.href);
      return JSON.parse(await (await page.request.get(at)).text());
    }),
  );
  assert.deepEqual([english, ...others].map(({ lang }) => lang), ["en", "fr", "de"]);
  for (const other of others) {
    assert.deepEqual(Object.keys(other), Object.keys(english));
    for (const same of ["id", "start_url", "scope", "icons", "categories"]) {
      assert.deepEqual(other[same], english[same], "it is the same app");
    }
    for (const said of ["name", "description"]) {
      assert.notEqual(other[said], english[said]);
    }
    other.shortcuts.forEach(({ name, url }, place) => {
      // A game is called the same everywhere.
      assert.equal(name === english.shortcuts[place].name, !url.endsWith("continue"));
      assert.equal(url, english.shortcuts[place].url);
    });
  }
});
