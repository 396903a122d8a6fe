// A sandboxed frame is nobody's origin, and browsers draw nothing there that lies in another file. So the sprites are
// fetched and put into the page, and every <use> is pointed to them. Needed only there: start.js loads it.
const sprites = new Map();
const address = /^art\/([\w-]+)\.svg#([\w-]+)$/;

async function load(name) {
  const answer = await fetch(`art/${name}.svg`);
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  // Two sprites may call a part by the same name.
  for (const part of sprite.querySelectorAll("[id]")) {
    part.id = `${name}-${part.id}`;
  }
  for (const use of sprite.querySelectorAll("use")) {
    use.setAttribute("href", `#${name}-${use.getAttribute("href").slice(1)}`);
  }
  sprite.setAttribute("class", "loose-art");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sprite, true));
}

function point(use) {
  const [, name, part] = address.exec(use.getAttribute("href")) ?? [];
  if (name) {
    if (!sprites.has(name)) {
      sprites.set(name, load(name).catch(() => sprites.delete(name)));
    }
    use.setAttribute("href", `#${name}-${part}`);
  }
}

function pointAll(within) {
  within.querySelectorAll("use").forEach(point);
}

new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === "attributes") {
      if (target instanceof SVGUseElement) {
        point(target);
      }
      continue;
    }
    for (const node of addedNodes) {
      if (node instanceof SVGUseElement) {
        point(node);
      } else if (node instanceof Element) {
        pointAll(node);
      }
    }
  }
}).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
pointAll(document);
