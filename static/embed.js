// <little-table>: Little Table on your own page. All of it is described in docs/embedding.md, its types are in embed.d.ts.
//
//   <script type="module" src="https://…/embed.js"></script>
//   <little-table game="little-factory" rivals="master,trader"><a href="https://…/">Play Little Factory</a></little-table>
//
// It makes a frame, keeps it as high as its content, passes on the page's language and colours, and turns what the
// frame tells into DOM events. What stands between the tags is what readers without JavaScript get.

/** The table lies beside this script. */
const home = new URL("./", import.meta.url);
const version = 1;
/** What is told to the frame by its address, and what makes it begin anew when it changes. */
const inAddress = ["game", "rivals", "solo", "difficulty", "first", "extension", "seed", "record"];
const titles = { en: "Little Table: a board game", fr: "Little Table : un jeu de société", de: "Little Table: ein Brettspiel" };
/** No host wants a frame that is higher than this, whatever is told. */
const highest = 4000;

class LittleTable extends HTMLElement {
  static observedAttributes = [...inAddress, "lang", "theme", "accent", "sandbox", "label"];

  #frame;
  #ready; // kept when the frame says that it listens
  #isReady;
  #height;
  #told = {}; // the look the frame has
  #stop; // ends all listening
  #soon = 0;

  /** The frame, once there is one. */
  get frame() {
    return this.#frame ?? null;
  }

  /** Begins a new game. */
  newGame({ game = this.getAttribute("game"), rivals, solo, difficulty, seed, first, extension } = {}) {
    const list = Array.isArray(rivals) ? rivals.join(",") : rivals;
    return this.#ask("new", { game, rivals: list, solo: word(solo), difficulty, seed, first, extension: word(extension) });
  }

  /** Puts a recorded game on the table. */
  load(record, { rivals } = {}) {
    return this.#ask("load", { record, rivals: Array.isArray(rivals) ? rivals.join(",") : rivals });
  }

  /** Changes the language: en, fr or de. */
  setLang(lang) {
    return this.#ask("setLang", { lang });
  }

  /** Changes the colours: light, dark or auto, and an accent as #rrggbb. */
  setTheme(theme, accent) {
    return this.#ask("setTheme", { theme, accent });
  }

  connectedCallback() {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    addEventListener("message", (event) => this.#hear(event), { signal });
    // The page may change its language or its colours under us.
    const page = new MutationObserver(() => this.#lookSoon());
    const attributes = { attributes: true, attributeFilter: ["lang", "class", "style", "data-theme", "data-color-scheme", "data-bs-theme"] };
    page.observe(document.documentElement, attributes);
    page.observe(document.body, attributes);
    signal.addEventListener("abort", () => page.disconnect());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#lookSoon(), { signal });
    this.#build();
  }

  disconnectedCallback() {
    this.#stop?.abort();
    cancelAnimationFrame(this.#soon);
    this.#frame?.remove();
    this.#frame = undefined;
    this.#ready = undefined;
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#frame || before === after) {
      return;
    }
    if (inAddress.includes(name) || name === "sandbox") {
      this.#build();
    } else {
      this.#frame.title = this.#title();
      this.#lookSoon();
    }
  }

  #title() {
    return this.getAttribute("label") || titles[this.#look().lang] || titles.en;
  }

  #build() {
    this.#frame?.remove();
    this.#ready = new Promise((resolve) => (this.#isReady = resolve));
    this.#told = this.#look();
    const address = new URL(home);
    address.searchParams.set("embed", "");
    for (const name of inAddress) {
      if (name === "record") {
        address.hash = this.hasAttribute(name) ? `record=${encodeURIComponent(this.getAttribute(name))}` : "";
      } else if (this.hasAttribute(name)) {
        address.searchParams.set(name, this.getAttribute(name));
      }
    }
    for (const [name, value] of Object.entries(this.#told)) {
      if (value) {
        address.searchParams.set(name, value);
      }
    }
    if (origin !== "null") {
      address.searchParams.set("host", origin); // from now on the table talks to this page only
    }
    const frame = document.createElement("iframe");
    frame.title = this.#title();
    frame.allow = "fullscreen; clipboard-write";
    frame.referrerPolicy = "no-referrer";
    if (this.hasAttribute("sandbox")) {
      frame.setAttribute("sandbox", this.getAttribute("sandbox") || "allow-scripts");
    }
    // By properties, not by a style sheet: the host's policy may forbid those.
    Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: `${this.#height ?? 720}px`, colorScheme: "normal" });
    frame.src = address;
    this.style.display ||= "block";
    this.replaceChildren(frame);
    this.#frame = frame;
  }

  #ask(type, wish) {
    if (!this.#frame) {
      return Promise.reject(new Error("This <little-table> is not on a page."));
    }
    const frame = this.#frame;
    const message = { source: "little-table-host", v: version, type };
    for (const [name, value] of Object.entries(wish)) {
      if (value !== undefined && value !== null) {
        message[name] = typeof value === "number" ? value : String(value);
      }
    }
    // A sandboxed frame has no origin that could be named.
    const target = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin") ? "*" : home.origin;
    return this.#ready.then(() => frame.contentWindow?.postMessage(message, target));
  }

  #hear({ source, origin: from, data }) {
    const frame = this.#frame;
    const right = source && source === frame?.contentWindow && (from === home.origin || (from === "null" && frame.hasAttribute("sandbox")));
    if (!right || data?.source !== "little-table" || data.v !== version) {
      return;
    }
    const { source: _, v: __, type, ...detail } = data;
    if (type === "ready") {
      this.#isReady();
      this.#lookSoon();
    } else if (type === "resize") {
      this.#resize(detail.height);
    } else if (type !== "turn" && type !== "gameover") {
      return;
    }
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  #resize(height) {
    if (Number.isFinite(height) && height > 0 && !this.hasAttribute("fixed")) {
      // A frame higher than the window would hide its ends, and what the table lays over itself.
      const room = Math.max(innerHeight || 0, 400);
      this.#height = Math.min(Math.ceil(height), highest, this.hasAttribute("grow") ? highest : room);
      this.#frame.style.height = `${this.#height}px`;
    }
  }

  #lookSoon() {
    cancelAnimationFrame(this.#soon);
    this.#soon = requestAnimationFrame(() => this.#tellLook());
  }

  #tellLook() {
    if (!this.#frame) {
      return;
    }
    const look = this.#look();
    const { lang, theme, accent } = this.#told;
    if (look.lang && look.lang !== lang) {
      this.setLang(look.lang);
      this.#frame.title = this.#title();
    }
    if (look.theme !== theme || look.accent !== accent) {
      this.setTheme(look.theme, look.accent || undefined);
    }
    this.#told = look;
  }

  /** As the attributes say, or as the page around us is. */
  #look() {
    const language = this.getAttribute("lang") || this.parentElement?.closest("[lang]")?.lang || "";
    const lang = language.toLowerCase().split(/[-_]/)[0];
    const style = getComputedStyle(this);
    const [, red, green, blue] = /(\d+)\D+(\d+)\D+(\d+)/.exec(style.color) ?? [];
    // Light words stand on a dark page.
    const around = 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? "dark" : "light";
    const theme = this.getAttribute("theme") || around;
    const accent = this.getAttribute("accent") || style.getPropertyValue("--little-table-accent").trim() || hex(style.accentColor);
    return { lang: lang in titles ? lang : "", theme: ["light", "dark", "auto"].includes(theme) ? theme : "auto", accent };
  }
}

/** Yes and no, as the table says them. */
function word(is) {
  return typeof is === "boolean" ? (is ? "yes" : "no") : is;
}

/** `rgb(1, 2, 3)` as `#010203`; nothing for `auto`. */
function hex(colour) {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour ?? "");
  return parts ? `#${parts.slice(1).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}` : "";
}

customElements.define("little-table", LittleTable);

export { LittleTable };
