// What a person would see at a glance: words that are not whole, things that lie on each other, things too small for a
// thumb. Each looks at the page as it is now and answers with one sentence a fault.

/** Everything that is wrong with what is seen now. */
export const faults = (page) => page.evaluate(look);

/** To be run in the page. */
function look() {
  const found = new Set();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** For those who listen only: a box of one pixel, or cut away altogether. */
  const heardOnly = (element) => {
    for (let box = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  };
  const short = (text) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim().slice(0, 40);
  const layer = (element) => element.closest(".over, .peek, .tip-says, .counting, .table[data-panel=rivals] .rivals, .table[data-panel=log] .log");
  /** What is really painted at a place, whatever lies above it. */
  const bothAt = (x, y, one, other) => {
    const here = document.elementsFromPoint(x, y);
    return here.some((element) => one.contains(element)) && here.some((element) => other.contains(element));
  };

  const texts = [];
  const walker = document.createTreeWalker(document.getElementById("app") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("option, title, .skip") || !shown(element) || heardOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    texts.push({ node, element, boxes });
    wholeness(node, element, boxes);
    if (boxes.length > 1) {
      hyphens(node);
    }
  }

  /** Beyond the window, or behind the edge of something that does not scroll that way. */
  function wholeness(node, element, boxes) {
    let scrolls = { x: false, y: false };
    for (let around = element; around && boxes.length; around = around.parentElement) {
      const { display, position, overflowX: x, overflowY: y } = getComputedStyle(around);
      if (display === "inline" || display === "contents") continue;
      if (around === document.documentElement) {
        if (!scrolls.x && boxes.some((box) => box.right > innerWidth + 1 || box.left < -1)) {
          found.add(`“${short(node.data)}” is beyond the window`);
        }
        return;
      }
      const edge = around.getBoundingClientRect();
      // Out of a button or the tile of a choice, words run over what is beside it.
      const hides = (how) => how === "hidden" || how === "clip" || around.matches("label, .button");
      scrolls = { x: scrolls.x || x === "auto" || x === "scroll", y: scrolls.y || y === "auto" || y === "scroll" };
      const wide = !scrolls.x && hides(x) && boxes.some((box) => box.right > edge.right + 1 || box.left < edge.left - 1);
      const high = !scrolls.y && hides(y) && boxes.some((box) => box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
      if (wide || high) {
        found.add(`“${short(node.data)}” is too ${wide ? "wide" : "high"} for .${around.className || around.tagName}`);
        return;
      }
      if (position === "fixed") return;
    }
  }

  /** A word goes on in the next line only after a hyphen. */
  function hyphens(node) {
    const range = document.createRange();
    let before;
    for (let place = 0; place < node.data.length; place += 1) {
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      const box = [...range.getClientRects()].at(-1);
      const letter = /\p{L}/u.test(node.data[place]);
      if (letter && before && box && box.top > before.top + 4 && box.left < before.left) {
        found.add(`“${short(node.data)}” is broken without a hyphen`);
        return;
      }
      before = letter ? box : undefined;
    }
  }

  const lap = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  const middle = (one, other) => [
    (Math.min(one.right, other.right) + Math.max(one.left, other.left)) / 2,
    (Math.min(one.bottom, other.bottom) + Math.max(one.top, other.top)) / 2,
  ];

  /** Every two boxes that share some room, from the top down. */
  function* pairs(boxes) {
    boxes.sort((one, other) => one.box.top - other.box.top);
    for (const [place, one] of boxes.entries()) {
      for (let next = place + 1; next < boxes.length && boxes[next].box.top < one.box.bottom; next += 1) {
        const [wide, high] = lap(one.box, boxes[next].box);
        if (wide > 2 && high > 2 && layer(one.of) === layer(boxes[next].of)) {
          yield [one, boxes[next], high];
        }
      }
    }
  }

  // Words on words. The box of a line is higher than its letters.
  const lines = texts.flatMap(({ node, element, boxes }) => boxes.map((box) => ({ box, node, of: element })));
  for (const [one, other, high] of pairs(lines)) {
    const deep = high > 0.4 * Math.min(one.box.height, other.box.height);
    if (one.node !== other.node && deep && bothAt(...middle(one.box, other.box), one.of, other.of)) {
      found.add(`“${short(one.node.data)}” and “${short(other.node.data)}” lie on each other`);
    }
  }

  // What can be pressed. Words within a sentence are as large as the sentence.
  const targets = [...document.querySelectorAll("#app :is(button, a[href], summary, label:has(input), select, input[inputmode])")]
    .filter((target) => shown(target) && !heardOnly(target) && !target.matches(".skip, .tile-link, .card-link, p a, li p a, dd a, td a"))
    .map((of) => ({ of, box: of.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const called = (target) => `.${target.className || target.tagName} “${short(target.getAttribute("aria-label") ?? (target.querySelector(".unseen") ?? target).textContent)}”`;
  for (const { of, box } of targets) {
    if (box.width < 43.5 || box.height < 43.5) {
      found.add(`${called(of)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
    }
  }
  for (const [one, other] of pairs(targets)) {
    if (!one.of.contains(other.of) && !other.of.contains(one.of) && bothAt(...middle(one.box, other.box), one.of, other.of)) {
      found.add(`${called(one.of)} and ${called(other.of)} lie on each other`);
    }
  }
  return [...found];
}
