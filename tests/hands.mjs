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

/** With the keys: the arrows lead there, Enter presses. */
export function keys(page) {
  return async (target) => {
    await target.waitFor();
    const walk = [];
    let last;
    let turned = false;
    for (;;) {
      const { there, here, right, down } = await target.evaluate((element) => {
        const from = document.activeElement.getBoundingClientRect();
        const to = element.getBoundingClientRect();
        return {
          there: document.activeElement === element,
          here: `${(document.activeElement.ariaLabel ?? document.activeElement.textContent).slice(0, 20)} ${Math.round(from.x)} ${Math.round(from.y)}`,
          right: to.x + to.width / 2 - from.x - from.width / 2,
          down: to.y + to.height / 2 - from.y - from.height / 2,
        };
      });
      if (there) {
        break;
      }
      if (walk.length > 60) {
        throw new Error(`60 arrow keys did not lead to ${target}: ${walk.slice(0, 12).join(", ")}`);
      }
      // First to the row, then along it; where there is no way on, the other way round.
      const aside = Math.abs(right) > 4 ? (right > 0 ? "ArrowRight" : "ArrowLeft") : undefined;
      const up = Math.abs(down) > 20 ? (down > 0 ? "ArrowDown" : "ArrowUp") : undefined;
      turned = here === last ? !turned : false;
      const key = (turned ? aside ?? up : up ?? aside) ?? "ArrowDown";
      last = here;
      await page.keyboard.press(key);
      walk.push(`${key} from ${here}`);
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
