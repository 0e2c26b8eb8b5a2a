/**
 * The table as a living picture: things with the same id stay the same element and move to where they belong.
 *
 * What may be pointed at is framed and can be reached with the keyboard; everything else is only looked at.
 */

import { signal } from "../../vendor/signals.js";
import { ARROWS, closest, nearest } from "./arrow-keys.js";
import { frameOf, hasMoved, looksAlike, make, placed } from "./drawing.js";

/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {import("../base/types.js").Ground} Ground */
/** @typedef {{x: number, y: number, size: number, element: SVGElement}} Spot where something can be pointed at */

/** So many pixels beside a target a finger still hits it. */
const NEAR = 14;

export class Board {
  constructor() {
    this.svg = /** @type {SVGSVGElement} */ (make("svg", { class: "board-drawing", role: "group", tabindex: "-1" }));
    /** @type {Map<string, Thing>} What lies on the table now. */
    this.things = new Map();
    /** @type {Map<string, SVGElement>} */
    this.elements = new Map();
    /** @type {Map<string, SVGElement>} */
    this.labels = new Map();
    /** @type {Map<number, SVGElement>} */
    this.layers = new Map();
    /** @type {Set<string>} Targets that can be pointed at now. */
    this.open = new Set();
    this.looked = "";
    /** How wide the table is for its height. */
    this.ratio = signal(0.8);
    /** Whether the keyboard was used here last, not a pointer. */
    this.keyed = false;
    /** @type {(target: string, possible: boolean) => void} */
    this.onPoint = () => {};
    /** @type {(target: string) => void} */
    this.onLook = () => {};
    /** @type {(id: string) => void} Called with what was clicked only to be read, or with nothing. */
    this.onRead = () => {};
    this.svg.addEventListener("click", (event) => this.#click(event));
    this.svg.addEventListener("pointermove", (event) => this.#look(this.#under(event)));
    this.svg.addEventListener("pointerleave", () => this.#look(""));
    this.svg.addEventListener("focusin", (event) => this.#look(this.#targetOf(event.target)));
    this.svg.addEventListener("focusout", () => this.#look(""));
    this.svg.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {Ground} ground */
  lay(ground) {
    this.things.clear();
    this.elements.clear();
    this.labels.clear();
    this.layers.clear();
    const sprites = make("defs");
    sprites.innerHTML = ground.sprites;
    const background = make("g", { "aria-hidden": "true" });
    background.innerHTML = ground.background;
    this.svg.replaceChildren(sprites, background);
  }

  /**
   * How large the table is; it may grow while it is played on.
   * @param {{width: number, height: number}} scene
   */
  fit({ width, height }) {
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.ratio.value = width / height;
  }

  /** @param {string} name */
  call(name) {
    this.svg.setAttribute("aria-label", name);
  }

  /**
   * Let the table look so, within some milliseconds.
   * @param {Map<string, Thing>} things
   * @param {number} duration
   */
  show(things, duration) {
    const starts = duration ? this.#starts(things) : new Map();
    for (const [id, thing] of this.things) if (!things.has(id)) this.#remove(id, thing, duration);
    for (const [id, thing] of things) {
      const before = this.things.get(id);
      if (before === thing) continue;
      const element = this.elements.get(id);
      if (!before || !element || before.z !== thing.z) this.#add(thing, duration);
      else this.#change(element, before, thing, duration, starts.get(id));
    }
    this.things = new Map(things);
  }

  /**
   * Where the things are that will move, which may be on their way: asked of the browser all at once, before anything
   * changes, since it has to lay everything out anew for each question after a change.
   * @param {Map<string, Thing>} things
   * @returns {Map<string, string>}
   */
  #starts(things) {
    const starts = new Map();
    for (const [id, thing] of things) {
      const before = this.things.get(id);
      const element = this.elements.get(id);
      if (before && element && hasMoved(before, thing)) starts.set(id, getComputedStyle(element).transform);
    }
    return starts;
  }

  /**
   * @param {Thing} thing
   * @param {number} duration
   */
  #add(thing, duration) {
    this.elements.get(thing.id)?.remove();
    const element = make("g", { class: "thing" });
    element.dataset.id = thing.id;
    this.elements.set(thing.id, element);
    this.#draw(element, thing);
    this.#layer(thing.z).append(element);
    if (duration && this.things.size) {
      const end = thing.size === undefined ? "none" : placed(thing);
      const start = thing.size === undefined ? "none" : `${placed(thing)} scale(0.3)`;
      element.animate(
        [
          { opacity: 0, transform: start },
          { opacity: 1, transform: end },
        ],
        { duration: duration / 2, easing: "ease-out" },
      );
    }
  }

  /**
   * @param {SVGElement} element
   * @param {Thing} before
   * @param {Thing} thing
   * @param {number} duration
   * @param {string} [start] where it is, if it moves
   */
  #change(element, before, thing, duration, start) {
    if (looksAlike(before, thing)) element.style.transform = placed(thing);
    else this.#draw(element, thing);
    if (start) {
      this.#layer(thing.z).append(element);
      element.animate([{ transform: start }, { transform: placed(thing) }], {
        duration,
        easing: "cubic-bezier(.45,.05,.3,1)",
      });
    } else if (duration && before.look !== thing.look && thing.size !== undefined) {
      const rest = placed(thing);
      element.animate([{ transform: rest }, { transform: `${rest} scale(1.22)` }, { transform: rest }], {
        duration,
        easing: "ease-in-out",
      });
    }
  }

  /**
   * @param {string} id
   * @param {Thing} thing
   * @param {number} duration
   */
  #remove(id, thing, duration) {
    const element = this.elements.get(id);
    this.elements.delete(id);
    this.labels.get(id)?.remove();
    this.labels.delete(id);
    if (!element) return;
    if (!duration || thing.size === undefined) {
      element.remove();
      return;
    }
    const gone = [
      { opacity: 1, transform: placed(thing) },
      { opacity: 0, transform: `${placed(thing)} scale(0.2) rotate(90deg)` },
    ];
    element.removeAttribute("data-target");
    element.animate(gone, { duration, easing: "ease-in" }).finished.finally(() => element.remove());
  }

  /**
   * @param {SVGElement} element
   * @param {Thing} thing
   */
  #draw(element, thing) {
    element.innerHTML = thing.look;
    element.querySelectorAll("[id]").forEach((inner) => inner.removeAttribute("id"));
    if (thing.title) {
      const title = make("title");
      title.textContent = thing.title;
      element.prepend(title);
      element.setAttribute("aria-label", thing.title);
      element.setAttribute("role", "img");
    }
    if (thing.colour) element.setAttribute("color", thing.colour);
    if (thing.size !== undefined) element.style.transform = placed(thing);
    if (thing.target) element.dataset.target = thing.target;
    else element.removeAttribute("data-target");
    if (thing.label) {
      const label = this.labels.get(thing.id) ?? make("g", { class: "label", "aria-hidden": "true" });
      label.innerHTML = thing.label;
      this.labels.set(thing.id, label);
      this.#layer(0.5).append(label);
    }
  }

  /** @param {number} z */
  #layer(z) {
    let layer = this.layers.get(z);
    if (!layer) {
      layer = make("g");
      this.layers.set(z, layer);
      const above = [...this.layers.keys()].sort((one, other) => one - other).find((other) => other > z);
      this.svg.insertBefore(layer, above === undefined ? null : (this.layers.get(above) ?? null));
    }
    return layer;
  }

  /**
   * Say what can be pointed at, and what has been.
   * @param {Set<string>} open
   * @param {string[]} chosen
   */
  point(open, chosen) {
    const focused = this.svg.contains(document.activeElement) ? document.activeElement : null;
    const where = this.#spotOf(focused);
    this.open = open;
    const places = new Set();
    for (const thing of this.things.values()) {
      if (thing.target && thing.id.startsWith("place-")) places.add(thing.target);
    }
    const seen = new Set();
    for (const [id, element] of this.elements) {
      const thing = this.things.get(id);
      if (!thing) continue;
      const target = thing.target ?? "";
      element.querySelector(":scope > .frame")?.remove();
      element.classList.toggle("chosen", chosen.includes(target));
      const possible = open.has(target);
      element.classList.toggle("open", possible);
      const framed = possible || chosen.includes(target);
      if (framed && (!places.has(target) || id.startsWith("place-"))) {
        const frame = frameOf(thing);
        const over = thing.frame !== "circle" && thing.frame !== "rect";
        frame.classList.toggle("over", over);
        if (over) element.append(frame);
        else element.querySelector("title")?.after(frame);
      }
      const first = possible && !seen.has(target) && (!places.has(target) || id.startsWith("place-"));
      if (first) {
        seen.add(target);
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", seen.size === 1 ? "0" : "-1");
      } else if (element.hasAttribute("tabindex")) {
        element.removeAttribute("tabindex");
        element.setAttribute("role", "img");
      }
    }
    if (focused) this.#refocus(where);
  }

  /** @param {{x: number, y: number} | null} where the keyboard was */
  #refocus(where) {
    const spots = this.spots();
    if (spots.length) this.#focus(where ? closest(where, spots) : spots[0]);
    else this.svg.focus({ preventScroll: true });
  }

  focusFirst() {
    this.keyed = true;
    this.#focus(this.spots()[0] ?? null);
  }

  /** Everything that can be pointed at now, once. */
  spots() {
    const reached = [...this.svg.querySelectorAll('[role="button"]')];
    return /** @type {Spot[]} */ (reached.map((element) => this.#spotOf(element)));
  }

  /**
   * @param {Element | null} element
   * @returns {Spot | null}
   */
  #spotOf(element) {
    const own = /** @type {SVGElement | null} */ (element?.closest(".thing") ?? null);
    const thing = this.things.get(own?.dataset.id ?? "");
    return own && thing ? { x: thing.x ?? 0, y: thing.y ?? 0, size: thing.size ?? 0, element: own } : null;
  }

  /**
   * Who uses a pointer has the table before their eyes: it stays where it is.
   * @param {{element: SVGElement} | null} spot
   */
  #focus(spot) {
    if (!spot) return;
    this.svg.querySelectorAll('[tabindex="0"]').forEach((element) => element.setAttribute("tabindex", "-1"));
    spot.element.setAttribute("tabindex", "0");
    spot.element.focus({ preventScroll: !this.keyed });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.keyed = true;
    const target = this.#targetOf(document.activeElement);
    const here = this.#spotOf(document.activeElement);
    const spots = this.spots();
    if ((event.key === "Enter" || event.key === " ") && this.open.has(target)) this.onPoint(target, true);
    else if (event.key in ARROWS && here) this.#focus(nearest(here, ARROWS[event.key], spots));
    else if (event.key === "PageDown" || event.key === "PageUp") {
      const index = spots.findIndex((spot) => spot.element === here?.element) + (event.key === "PageDown" ? 1 : -1);
      this.#focus(spots.at(index % spots.length) ?? null);
    } else return;
    event.preventDefault();
  }

  /** @param {EventTarget | null} element */
  #targetOf(element) {
    const own = element instanceof Element ? element.closest("[data-target]") : null;
    return own instanceof SVGElement ? (own.dataset.target ?? "") : "";
  }

  /**
   * The target under the pointer: the uppermost that can be chosen, whatever lies over it; else the uppermost.
   * @param {MouseEvent} event
   */
  #under(event) {
    const stack = document.elementsFromPoint(event.clientX, event.clientY).map((element) => this.#targetOf(element));
    const targets = stack.filter(Boolean);
    return targets.find((target) => this.open.has(target)) ?? targets[0] ?? this.#beside(event);
  }

  /** Where nothing lies under the pointer: what is near enough. @param {MouseEvent} event */
  #beside(event) {
    let best = "";
    let least = NEAR;
    for (const { element } of this.spots()) {
      const box = element.getBoundingClientRect();
      const apart = Math.hypot(
        Math.max(box.left - event.clientX, 0, event.clientX - box.right),
        Math.max(box.top - event.clientY, 0, event.clientY - box.bottom),
      );
      if (apart < least) [best, least] = [element.dataset.target ?? "", apart];
    }
    return best;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    this.keyed = false;
    const target = this.#under(event);
    const possible = this.open.has(target);
    this.onRead(possible ? "" : this.#idUnder(event));
    if (target) this.onPoint(target, possible);
  }

  /** @param {MouseEvent} event */
  #idUnder(event) {
    const thing = event.target instanceof Element ? event.target.closest(".thing") : null;
    return thing instanceof SVGElement ? (thing.dataset.id ?? "") : "";
  }

  /** @param {string} target */
  #look(target) {
    const seen = this.open.has(target) ? target : "";
    if (seen === this.looked) return;
    this.looked = seen;
    for (const element of this.elements.values())
      element.classList.toggle("looked", Boolean(seen) && element.dataset.target === seen);
    this.svg.classList.toggle("pointing", Boolean(seen));
    this.onLook(seen);
  }

  /**
   * Point at things for somebody who reads about them.
   * @param {Iterable<string>} ids
   */
  glow(ids) {
    this.svg.querySelector(".glow")?.remove();
    const group = make("g", { class: "glow", "aria-hidden": "true" });
    for (const id of ids) {
      const thing = this.things.get(id);
      if (thing?.size !== undefined) {
        group.append(make("circle", { cx: `${thing.x}`, cy: `${thing.y}`, r: `${thing.size * 0.62 + 8}` }));
      }
    }
    this.svg.append(group);
  }

  /** What a target is called: as the first thing with that name. @param {string} target */
  titleOf(target) {
    for (const thing of this.things.values()) if (thing.target === target) return thing.title ?? "";
    return "";
  }
}
