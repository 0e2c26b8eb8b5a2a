/** Pointing at what lies on a table: with a mouse, a finger or the keyboard; and the frames around what can be pointed at. */

import { ARROWS, closest, nearest } from "./arrow-keys.js";
import { frameOf, isPlace } from "./drawing.js";
import { shapesOn, tapped } from "./fingertip.js";

/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {import("./surface.js").Surface} Surface */
/** @typedef {{svg: SVGSVGElement, surface: Surface, things: Map<string, Thing>, elements: Map<string, SVGElement>,
 *   onPoint: (target: string, possible: boolean) => void, onLook: (target: string) => void, onRead: (id: string) => void}} Pointable what it needs of a board */
/** @typedef {{x: number, y: number, size: number, element: SVGElement}} Spot where something can be pointed at */

/** So many pixels beside a target a mouse still hits it. */
const NEAR = 14;

/** Where so many places and more can be pointed at, those that cannot are marked instead. */
const EVERYWHERE = 40;

export class Pointing {
  /** @param {Pointable} board */
  constructor(board) {
    this.board = board;
    /** @type {Set<string>} Targets that can be pointed at now. */
    this.open = new Set();
    /** @type {Set<string>} Places to which a choice leads: who points at one makes that choice. */
    this.led = new Set();
    /** @type {string[]} */
    this.chosen = [];
    this.looked = "";
    /** Whether the keyboard was used here last, not a pointer. */
    this.keyed = false;
    const { svg } = board;
    svg.addEventListener("click", (event) => this.#click(event));
    svg.addEventListener("pointermove", (event) => event.pointerType !== "touch" && this.#look(this.#under(event)));
    svg.addEventListener("pointerleave", () => this.#look(""));
    svg.addEventListener("focusin", (event) => this.keyed && this.#look(this.#targetOf(event.target)));
    svg.addEventListener("focusout", () => this.#look(""));
    svg.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Say what can be pointed at, and what has been.
   * @param {Set<string>} open
   * @param {string[]} chosen
   */
  show(open, chosen) {
    const { svg, things, elements } = this.board;
    const focused = svg.contains(document.activeElement) ? document.activeElement : null;
    const where = this.#spotOf(focused);
    const isNew = `${[...open]} ${chosen}` !== `${[...this.open]} ${this.chosen}`;
    if (isNew) this.board.surface.recede();
    this.open = open;
    this.chosen = chosen;
    const places = new Set();
    for (const thing of things.values()) {
      if (thing.target && thing.id.startsWith("place-")) places.add(thing.target);
    }
    const seen = new Set();
    for (const [id, element] of elements) {
      const thing = things.get(id);
      if (!thing) continue;
      const target = thing.target ?? "";
      element.querySelector(":scope > .frame")?.remove();
      element.classList.toggle("chosen", chosen.includes(target));
      const possible = open.has(target);
      element.classList.toggle("open", possible);
      const framed = possible || chosen.includes(target);
      if (framed && (!places.has(target) || id.startsWith("place-"))) {
        const frame = frameOf(thing, this.board.surface.spotOf(thing).size);
        const over = thing.frame !== "circle" && thing.frame !== "rect";
        frame.classList.toggle("over", over);
        if (over) element.append(frame);
        else element.prepend(frame);
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
    const everywhere = [...places].filter((target) => open.has(target)).length >= EVERYWHERE;
    svg.classList.toggle("everywhere", everywhere);
    for (const element of elements.values()) {
      const { target } = element.dataset;
      element.classList.toggle("shut", everywhere && isPlace(element) && target !== undefined && !open.has(target));
    }
    if (isNew && open.size) this.#turnBack();
    if (focused) this.#refocus(where);
  }

  /** Whoever looks at a page of a small window where there is nothing to choose has the first one before them again. */
  #turnBack() {
    const { surface } = this.board;
    const { page } = surface;
    const shown = page.peek();
    if (shown && !this.spots().some(({ x }) => Math.floor(x / surface.room.width) === shown)) surface.turnTo(0);
  }

  /** @param {{x: number, y: number} | null} where the keyboard was */
  #refocus(where) {
    const spots = this.spots();
    if (spots.length) this.#focus(where ? closest(where, spots) : spots[0]);
    else this.board.svg.focus({ preventScroll: true });
  }

  focusFirst() {
    this.keyed = true;
    this.#focus(this.spots()[0] ?? null);
  }

  /** Everything that can be pointed at now, once. */
  spots() {
    const reached = [...this.board.svg.querySelectorAll('[role="button"]')];
    return /** @type {Spot[]} */ (reached.map((element) => this.#spotOf(element)));
  }

  /**
   * @param {Element | null} element
   * @returns {Spot | null}
   */
  #spotOf(element) {
    const own = /** @type {SVGElement | null} */ (element?.closest(".thing") ?? null);
    const thing = this.board.things.get(own?.dataset.id ?? "");
    return own && thing ? { ...this.board.surface.spotOf(thing), element: own } : null;
  }

  /**
   * Who uses a pointer has the table before their eyes: it stays where it is.
   * @param {{element: SVGElement} | null} spot
   */
  #focus(spot) {
    if (!spot) return;
    this.board.svg.querySelectorAll('[tabindex="0"]').forEach((element) => element.setAttribute("tabindex", "-1"));
    spot.element.setAttribute("tabindex", "0");
    spot.element.focus({ preventScroll: !this.keyed });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.keyed = true;
    const target = this.#targetOf(document.activeElement);
    const here = this.#spotOf(document.activeElement);
    const spots = this.spots();
    if ((event.key === "Enter" || event.key === " ") && this.open.has(target)) this.board.onPoint(target, true);
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
   * The target under the pointer: the uppermost that can be chosen, whatever lies over it, or the one in whose frame the
   * pointer is; else the uppermost.
   * @param {MouseEvent} event
   */
  #under(event) {
    const stack = document.elementsFromPoint(event.clientX, event.clientY).map((element) => this.#targetOf(element));
    const targets = stack.filter(Boolean);
    const led = targets.find((target) => this.led.has(target));
    const open = targets.find((target) => this.open.has(target)) ?? this.#near(event, 1);
    return open || led || targets[0] || this.#near(event, NEAR);
  }

  /**
   * What can be chosen and is nearest, within so many pixels.
   * @param {MouseEvent} event
   * @param {number} most
   */
  #near(event, most) {
    let best = "";
    let least = most;
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
    const target = event instanceof PointerEvent && event.pointerType === "touch" ? this.#tap(event) : this.#under(event);
    if (target === null) return;
    const possible = this.#isOpen(target);
    this.board.onRead(possible ? "" : this.#idUnder(event));
    if (target) this.board.onPoint(target, possible);
  }

  /**
   * What a finger means; nothing, if it is not clear yet: then the table comes closer, and the next tap says it. A tap while
   * the table comes is the second half of a double one.
   * @param {PointerEvent} event
   */
  #tap(event) {
    const { surface, svg } = this.board;
    const meant = tapped(shapesOn(svg), event.clientX, event.clientY, surface.spare);
    if (!meant) return this.#under(event);
    if (svg.getAnimations().length) return null;
    if ("target" in meant) return meant.target;
    surface.approach(meant.factor, surface.pointAt(meant.x, meant.y));
    return null;
  }

  /** @param {MouseEvent} event */
  #idUnder(event) {
    const thing = event.target instanceof Element ? event.target.closest(".thing") : null;
    return thing instanceof SVGElement ? (thing.dataset.id ?? "") : "";
  }

  /** @param {string} target */
  #isOpen(target) {
    return this.open.has(target) || this.led.has(target);
  }

  /**
   * Say at which places a choice can be made by where it leads. The keyboard has the choices themselves.
   * @param {Set<string>} led
   */
  lead(led) {
    this.led = led;
    for (const element of this.board.elements.values())
      element.classList.toggle("destination", led.has(element.dataset.target ?? "") && isPlace(element));
  }

  /** What the pointer rests on counts again when it moves. */
  lookAway() {
    this.#look("");
  }

  /** @param {string} target */
  #look(target) {
    const seen = this.#isOpen(target) ? target : "";
    if (seen === this.looked) return;
    this.looked = seen;
    for (const element of this.board.elements.values())
      element.classList.toggle("looked", Boolean(seen) && element.dataset.target === seen);
    this.board.svg.classList.toggle("pointing", Boolean(seen));
    this.board.onLook(seen);
  }
}
