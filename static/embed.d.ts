// Types of embed.js. Version 1 of the messages; docs/embedding.md explains them.

export type Game = "little-factory" | "my-little-scythe" | "la-granja";
export type Level = "apprentice" | "trader" | "merchant" | "master";
export type Language = "en" | "fr" | "de";
export type Theme = "light" | "dark" | "auto";

/** How a new game is set up. What is left out is chosen by the table. */
export interface NewGame {
  /** Without it the game of the element; another one comes to the same table. */
  game?: Game;
  /** One to three rivals, in My Little Scythe one to five, as a list or as a text with commas. */
  rivals?: Level[] | string;
  /** Alone, without rivals: My Little Scythe and La Granja. */
  solo?: boolean;
  /** How hard it is alone: My Little Scythe only. */
  difficulty?: "easy" | "normal" | "hard";
  /** The same number gives the same deal. A text, if it is above 2^53. */
  seed?: number | string;
  first?: "me" | "rival" | "random";
  /** Little Factory only. */
  extension?: boolean;
}

export interface Ready {
  game: Game;
  lang: Language | "";
  /** The version of the table. */
  version: string;
}

export interface Resize {
  /** In CSS pixels. */
  height: number;
}

export interface Turn {
  /** Counted over all seats, from 1. */
  turn: number;
  /** `me`, the name of a rival, or `automaton`. */
  who: string;
  mine: boolean;
}

export interface Score {
  who: string;
  score: number;
  /** The same number under its first name. */
  influence: number;
  won: boolean;
}

export interface GameOver {
  game: Game;
  /** The reader's points. */
  score: number;
  result: "won" | "shared" | "lost";
  /** In turn order. */
  scores: Score[];
  /** The whole game as text; `load` takes it. */
  record: string;
}

export interface LittleTableEventMap extends HTMLElementEventMap {
  ready: CustomEvent<Ready>;
  turn: CustomEvent<Turn>;
  gameover: CustomEvent<GameOver>;
}

export class LittleTable extends HTMLElement {
  readonly frame: HTMLIFrameElement | null;
  newGame(wish?: NewGame): Promise<void>;
  load(record: string, options?: { rivals?: Level[] | string }): Promise<void>;
  setLang(lang: Language): Promise<void>;
  setTheme(theme?: Theme, accent?: string): Promise<void>;
  addEventListener<K extends keyof LittleTableEventMap>(
    type: K,
    listener: (this: LittleTable, event: LittleTableEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: "resize", listener: (event: CustomEvent<Resize>) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "little-table": LittleTable;
  }
}

/** What the frame posts to its host. */
export type FromTable = { source: "little-table"; v: 1 } & (
  | ({ type: "ready" } & Ready)
  | ({ type: "resize" } & Resize)
  | ({ type: "turn" } & Turn)
  | ({ type: "gameover" } & GameOver)
);

/** What the frame understands. */
export type ToTable = { source: "little-table-host"; v: 1 } & (
  | { type: "new"; game?: Game; rivals?: string; solo?: "yes" | "no"; difficulty?: "easy" | "normal" | "hard"; seed?: number | string; first?: string; extension?: "yes" | "no" }
  | { type: "load"; record: string; rivals?: string }
  | { type: "setLang"; lang: Language }
  | { type: "setTheme"; theme?: Theme; accent?: string }
);
