// Serves the built page by a real Apache, as somebody would who has only a folder on it: unpacked under a sub-path, with
// `hosting/htaccess` copied to `.htaccess`. Needs apache2 on PATH (Debian: apache2):
//
//   cargo xtask dist && npm run apache
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { appendFile, chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { dist } from "./host.mjs";
import { answers, freePort, headersAreRight, theDemoHasItsOwnPolicy } from "./served.mjs";

const path = "/fans/little-table/";
const place = await mkdtemp(join(tmpdir(), "little-table-apache-"));
await chmod(place, 0o755); // started by root, it hands its work to a user who has to look into this folder
const port = await freePort();
const home = `http://127.0.0.1:${port}${path}`;
const own = `${place}/www${path}`;
await mkdir(`${place}/www/fans`, { recursive: true });
await cp(dist, own, { recursive: true });
await copyFile(`${own}hosting/htaccess`, `${own}.htaccess`);
await appendFile(`${own}.htaccess`, `ErrorDocument 404 ${path}404.html\n`);
const modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "filter", "deflate"];
await writeFile(
  `${place}/apache.conf`,
  `ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${place}/pid
ErrorLog ${place}/error.log
DefaultRuntimeDir ${place}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
${process.getuid() === 0 ? "User www-data\nGroup www-data" : ""}
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${place}/www
<Directory ${place}/www>
  AllowOverride FileInfo
  Require all granted
</Directory>
`,
);

const apache = spawn("apache2", ["-f", `${place}/apache.conf`, "-DFOREGROUND"], { stdio: "inherit" });
try {
  await answers(home);
  await headersAreRight(home);
  await theDemoHasItsOwnPolicy(home);
  console.log("Apache sends what .htaccess says");
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  const trouble = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && trouble.push(message.text()));
  await page.goto(home);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  for (const game of ["little-factory", "my-little-scythe", "la-granja"]) {
    await page.goto(`${home}#/${game}`);
    await page.locator(".new-game button[type=submit]").click();
    await page.locator(`.table[data-game="${game}"] .doing`).waitFor();
  }
  await browser.close();
  assert.deepEqual(trouble, []);
  console.log("all three tables are laid behind Apache");
} finally {
  apache.kill();
  await new Promise((resolve) => (apache.exitCode === null ? apache.on("exit", resolve) : resolve()));
  await rm(place, { recursive: true, force: true });
}
