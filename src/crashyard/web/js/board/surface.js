/**
 * The one surface on which the whole table is drawn: every part lies where the arrangement puts it, in pixels.
 *
 * Things keep the coordinates of the flat picture of their scene; whoever draws one asks here where that is now. So things
 * fly from part to part. The background of the flat picture is drawn once for each part, and cut off at its edges.
 */

import { batch, computed, signal } from "../../vendor/signals.js";
import { SPEEDS, speed, wantsNoMotion } from "../base/settings.js";
import { arrange } from "./arrangement.js";
import { make } from "./drawing.js";

/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {import("../base/types.js").Part} Part */
/** @typedef {import("./arrangement.js").Arrangement} Arrangement */
/** @typedef {{box: Part["box"], x: number, y: number, scale: number}} Placed a part, and where its corner lies */

/** @typedef {{factor: number, x: number, y: number}} Closer how many times larger than its room the table is shown, and around which point of it */

const ZOOM = { wide: 2, square: 2, tall: 2.5, sideways: 2.5 };

/** No table is shown larger than this. */
const MOST = 8;

/** A table of which nothing is known yet. @type {Part[]} */
const NOTHING = [{ id: "board", kind: "board", box: [0, 0, 1000, 1000], title: "", seat: -1, own: false }];

export class Surface {
  constructor() {
    this.svg = /** @type {SVGSVGElement} */ (make("svg", { class: "board-drawing", role: "group", tabindex: "-1" }));
    this.parts = NOTHING;
    this.room = { width: innerWidth, height: innerHeight };
    /** How the parts lie, for whoever lays something beside them. */
    this.arrangement = signal(arrange(this.parts, this.room.width, this.room.height));
    /** Whether somebody wants it larger than its room, which then is a window on it. @type {import("../../vendor/signals.js").Signal<Closer | null>} */
    this.enlarged = signal(null);
    /** Whether it has come closer for a single tap, because targets crowd there. @type {import("../../vendor/signals.js").Signal<Closer | null>} */
    this.approached = signal(null);
    /** How it is shown: larger than its room, or as it is. */
    this.closer = computed(() => this.approached.value ?? this.enlarged.value);
    /** Which page of a small window is seen. */
    this.page = signal(0);
    this.grounds = make("g", { class: "grounds", "aria-hidden": "true" });
    /** @type {Map<number, SVGElement>} */
    this.layers = new Map();
    /** Called after everything has got another place. */
    this.onArranged = () => {};
  }

  /** @param {import("../base/types.js").Ground} ground */
  lay(ground) {
    this.layers.clear();
    const sprites = make("defs");
    sprites.innerHTML = ground.sprites;
    const background = make("g", { id: "ground" });
    background.innerHTML = ground.background;
    sprites.append(background);
    this.svg.replaceChildren(sprites, this.grounds);
  }

  /**
   * Which parts there are; they may grow while the table is played on.
   * @param {Part[]} parts
   */
  fit(parts) {
    const same = JSON.stringify(parts) === JSON.stringify(this.parts);
    this.parts = parts;
    if (!same) this.#arrange();
  }

  /**
   * How much room there is.
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    if (width === this.room.width && height === this.room.height) return;
    this.room = { width, height };
    this.#arrange();
  }

  /** How many times larger than its room it is shown. */
  get zoom() {
    return this.closer.peek()?.factor ?? 1;
  }

  /** How many times larger than it is now it can still be shown. */
  get spare() {
    return MOST / this.zoom;
  }

  /** Show it larger around a point of it. @param {{x: number, y: number}} at */
  enlarge({ x, y }) {
    this.enlarged.value = { factor: ZOOM[this.arrangement.peek().name], x, y };
  }

  /**
   * Come closer for the next tap, so many times larger than it is shown now.
   * @param {number} times
   * @param {{x: number, y: number}} at
   */
  approach(times, { x, y }) {
    this.approached.value = { factor: this.zoom * times, x, y };
  }

  /** The tap for which it came closer is done. */
  recede() {
    this.approached.value = null;
  }

  /** Show the whole table. */
  showWhole() {
    batch(() => {
      this.approached.value = null;
      this.enlarged.value = null;
    });
  }

  /** Turn to a page. @param {number} page */
  turnTo(page) {
    const still = wantsNoMotion() || !SPEEDS[speed.peek()];
    this.svg.parentElement?.scrollTo({ left: page * this.room.width, behavior: still ? "instant" : "smooth" });
  }

  /** Somebody has turned to a page, or moved what is shown larger. */
  turned() {
    if (!this.closer.peek()) this.page.value = Math.round((this.svg.parentElement?.scrollLeft ?? 0) / this.room.width);
  }

  /** Which point of the table lies at one of the window. @param {number} x @param {number} y */
  pointAt(x, y) {
    const { left, top } = this.svg.getBoundingClientRect();
    return { x: (x - left) / this.zoom, y: (y - top) / this.zoom };
  }

  /** Let the drawing be as large as it is shown. */
  measure() {
    const { width, height, pages } = this.arrangement.peek();
    this.svg.style.width = `${width * pages * this.zoom}px`;
    this.svg.style.height = `${height * this.zoom}px`;
  }

  #arrange() {
    const { width, height } = this.room;
    const found = arrange(this.parts, width, height);
    this.svg.setAttribute("viewBox", `0 0 ${width * found.pages} ${height}`);
    this.grounds.replaceChildren(...this.parts.flatMap((part, index) => this.#groundOf(part, index, found)));
    this.arrangement.value = found;
    this.measure();
    this.onArranged();
  }

  /**
   * The part of the background that belongs to a part of the table, and what cuts it off.
   * @param {Part} part
   * @param {number} index
   * @param {Arrangement} found
   */
  #groundOf({ id, kind, box, own }, index, found) {
    const { x, y, scale } = found.places.get(id) ?? { x: 0, y: 0, scale: 0 };
    const cover = { x: `${x}`, y: `${y}`, width: `${box[2] * scale}`, height: `${box[3] * scale}` };
    const edge = make("clipPath", { id: `edge-${index}` });
    edge.append(make("rect", { ...cover, rx: found.name === "tall" ? "0" : "10" }));
    const part = make("g", { class: `part ${kind} ${own ? "own" : ""}`, "clip-path": `url(#edge-${index})` });
    part.dataset.part = id;
    const flat = make("g", { transform: `translate(${x - scale * box[0]} ${y - scale * box[1]}) scale(${scale})` });
    flat.append(make("use", { href: "#ground" }));
    part.append(make("rect", { ...cover, class: "ground" }), flat);
    return [edge, part];
  }

  /**
   * Where a part lies; a thing may name one that is not there yet, or no more.
   * @param {string} id
   * @returns {Placed}
   */
  placeOf(id) {
    const part = this.parts.find((each) => each.id === id) ?? this.parts[0];
    const { x, y, scale } = this.arrangement.peek().places.get(part.id) ?? { x: 0, y: 0, scale: 0 };
    return { box: part.box, x, y, scale };
  }

  /**
   * Where something in a part is on the surface, and how large.
   * @param {{part: string, x?: number, y?: number, size?: number}} thing
   */
  spotOf({ part, x = 0, y = 0, size = 0 }) {
    const place = this.placeOf(part);
    return {
      x: place.x + place.scale * (x - place.box[0]),
      y: place.y + place.scale * (y - place.box[1]),
      size: size * place.scale,
    };
  }

  /**
   * What brings a thing to its place: one with a size is drawn in a box of 100 around (0, 0), another in the flat picture.
   * @param {Thing} thing
   */
  transformOf(thing) {
    if (thing.size === undefined) return this.partTransform(thing.part);
    const { x, y, size } = this.spotOf(thing);
    return `translate(${rounded(x)}px, ${rounded(y)}px) scale(${rounded(size / 100)})`;
  }

  /** What brings coordinates of the flat picture to where a part lies. @param {string} part */
  partTransform(part) {
    const { box, x, y, scale } = this.placeOf(part);
    return `translate(${rounded(x - scale * box[0])}px, ${rounded(y - scale * box[1])}px) scale(${rounded(scale)})`;
  }

  /** What lies so high, above all that lies lower. @param {number} z */
  layer(z) {
    let layer = this.layers.get(z);
    if (!layer) {
      layer = make("g");
      this.layers.set(z, layer);
      const above = [...this.layers.keys()].sort((one, other) => one - other).find((other) => other > z);
      this.svg.insertBefore(layer, above === undefined ? null : (this.layers.get(above) ?? null));
    }
    return layer;
  }
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 1e4) / 1e4;
