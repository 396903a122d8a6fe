// A sandboxed frame is nobody's origin, and browsers draw nothing there that lies in another file. So the sprites are
// fetched and put into the page, and every <use> is pointed to them. Needed only there: start.js loads it before the app.
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
    setAttribute.call(use, "href", `#${name}-${use.getAttribute("href").slice(1)}`);
  }
  sprite.setAttribute("class", "loose-art");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sprite, true));
}

/** Where a drawing is to be found here, whatever its address says. */
function found(href) {
  const [, name, part] = address.exec(href) ?? [];
  if (!name) {
    return href;
  }
  if (!sprites.has(name)) {
    sprites.set(name, load(name).catch(() => sprites.delete(name)));
  }
  return `#${name}-${part}`;
}

// The app draws by setting attributes, so this is where every address comes by.
const { setAttribute } = Element.prototype;
SVGUseElement.prototype.setAttribute = function (name, value) {
  setAttribute.call(this, name, name === "href" ? found(value) : value);
};
for (const use of document.querySelectorAll("use")) {
  use.setAttribute("href", use.getAttribute("href"));
}
