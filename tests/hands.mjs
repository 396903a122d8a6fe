// Three ways to press what a person wants to press.

/** With a mouse. */
export const mouse = () => (target) => target.click();

/** With a finger. */
export const finger = () => (target) => target.tap();

/** A finger that stays down. */
export async function hold(page, target, milliseconds = 700) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  const debug = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await debug.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(milliseconds);
  await debug.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await debug.detach();
}

/** A finger that goes from one place to others; it stays down until `lift` is called. */
export async function drag(page, ...places) {
  const debug = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => debug.send("Input.dispatchTouchEvent", { type, touchPoints });
  const [from, ...ways] = places;
  await send("touchStart", [from]);
  for (const to of ways) {
    await send("touchMove", [to]);
  }
  return async () => {
    await send("touchEnd", []);
    await debug.detach();
  };
}

/** The middle of something. */
export async function middleOf(target) {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * With the keys: the arrows lead there, Enter presses. A person goes the way that brings her nearer and does not walk in
 * circles: a key pressed at a place once is not pressed there again.
 */
export function keys(page) {
  return async (target) => {
    await target.waitFor();
    const walked = new Set();
    for (;;) {
      const { there, here, right, down } = await target.evaluate((element) => {
        const active = document.activeElement;
        const from = active.getBoundingClientRect();
        const to = element.getBoundingClientRect();
        return {
          there: active === element,
          here: `${active.textContent.slice(0, 16)} at ${Math.round(from.x)},${Math.round(from.y)}`,
          right: to.x + to.width / 2 - from.x - from.width / 2,
          down: to.y + to.height / 2 - from.y - from.height / 2,
        };
      });
      if (there) {
        break;
      }
      const aside = right > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
      const along = down > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
      const rowFirst = Math.abs(down) > 20;
      const ways = rowFirst ? [along[0], aside[0], aside[1], along[1]] : [aside[0], along[0], along[1], aside[1]];
      const key = ways.find((way) => !walked.has(`${way} from ${here}`));
      if (!key || walked.size > 80) {
        throw new Error(`no arrow leads to ${target}: ${[...walked].slice(-12).join(", ")}`);
      }
      walked.add(`${key} from ${here}`);
      await page.keyboard.press(key);
      // A busy machine needs a moment; who looks too early would think that the key leads nowhere.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    await page.keyboard.press("Enter");
  };
}

/** Tab by Tab to something that is no card. */
export async function tabTo(page, target, most = 60) {
  for (let count = 0; count < most; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${most} times Tab did not lead to ${target}`);
}
