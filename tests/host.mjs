// A host of our own for tests that need more than one: it serves a folder or made-up pages, can be stopped in the middle
// of everything and started again at the same address, and can lose files on purpose.
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The built page. */
export const dist = process.env.LITTLE_TABLE_DIST ?? new URL("../dist", import.meta.url).pathname;

const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  png: "image/png",
  webp: "image/webp",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};

export class Host {
  /** What it serves; may be changed while it runs. */
  folder;
  /** Pages that are in no folder: path to HTML. */
  pages = new Map();
  /** What is not sent although it is there: the connection is cut. */
  lost = () => false;
  /** What is shown in place of a page that is not there. */
  missing;
  /** Every path that was asked for. */
  asked = [];
  headers = { "Access-Control-Allow-Origin": "*" };
  #server;
  #port = 0;

  constructor(folder) {
    this.folder = folder;
  }

  async start() {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = this.#server.address().port;
    return this;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Stops, if it runs. */
  async stop() {
    if (!this.#server?.listening) {
      return;
    }
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, this.url).pathname);
    this.asked.push(path);
    if (this.lost(path)) {
      request.socket.destroy();
      return;
    }
    const headers = { "Cache-Control": "no-cache", ...this.headers };
    const page = this.pages.get(path);
    if (page !== undefined) {
      response.writeHead(200, { ...headers, "Content-Type": types.html }).end(page);
      return;
    }
    try {
      const file = path.endsWith("/") ? `${path}index.html` : path;
      const body = await readFile(join(this.folder, file));
      response.writeHead(200, { ...headers, "Content-Type": types[file.split(".").pop()] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404, { ...headers, "Content-Type": types.html }).end(this.missing);
    }
  }
}

/** A copy of the built page that a test may change. */
export async function copyOfDist() {
  const folder = await mkdtemp(join(tmpdir(), "little-table-"));
  await cp(dist, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Makes the page in a folder a newer one: its title says so, and the service worker knows. */
export async function makeNewer(folder, name) {
  const page = join(folder, "index.html");
  const html = (await readFile(page, "utf8")).replace("<html", `<html data-build="${name}"`);
  await writeFile(page, html);
  const digest = `sha256-${createHash("sha256").update(html).digest("base64")}`;
  const worker = join(folder, "sw.js");
  const script = await readFile(worker, "utf8");
  const changed = script
    .replace(/\["index\.html","sha256-[^"]*"\]/, `["index.html","${digest}"]`)
    .replace(/^const version = "[^"]*"/, `const version = "${name} ${digest}"`);
  if (changed === script) {
    throw new Error("sw.js has no list of files");
  }
  await writeFile(worker, changed);
}
