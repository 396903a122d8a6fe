// The accessibility check itself must bite, or all the others prove nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aBrowser, doesNotScrollSideways, violations } from "./house.mjs";

const context = aBrowser();

const document = (body) => `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main>${body}</main></body></html>`;

test("a button without a name is found", async () => {
  const page = await (await context()).newPage();
  await page.setContent(document("<h1>Bad</h1><button></button>"));
  assert.deepEqual(
    (await violations(page)).map((line) => line.split(":")[0]),
    ["button-name"],
  );
});

test("pale letters are found", async () => {
  const page = await (await context()).newPage();
  await page.setContent(document("<h1>Bad</h1><p style='color: #aaa'>You can hardly read this.</p>"));
  assert.deepEqual(
    (await violations(page)).map((line) => line.split(":")[0]),
    ["color-contrast"],
  );
});

test("a good page passes", async () => {
  const page = await (await context()).newPage();
  await page.setContent(document("<h1>Good</h1><button>Press</button>"));
  assert.deepEqual(await violations(page), []);
});

test("what sticks out at the side is found", async () => {
  const page = await (await context({ viewport: { width: 360, height: 740 } })).newPage();
  await page.setContent(document("<div style='width: 400px'>wide</div>"));
  await assert.rejects(doesNotScrollSideways(page, "wide"), /400|408/);
});
