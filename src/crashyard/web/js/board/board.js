/**
 * The table as a living picture: things with the same id stay the same element and move to where they belong.
 *
 * What may be pointed at is framed and can be reached with the keyboard; everything else is only looked at.
 */

import { letter } from "../base/lettering.js";
import { hasMoved, isPlace, looksAlike, make } from "./drawing.js";
import { Help } from "./help.js";
import { act, enter, leave, LOSSES, motionOf, start, travel, uncover } from "./motion.js";
import { Pointing } from "./pointing.js";
import { Surface } from "./surface.js";
import { beside, impact, OVER, ROLLING, roll, spark, trailFrom, UNDER } from "./trail.js";

/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {import("../base/types.js").Ground} Ground */
/** @typedef {import("../base/types.js").Frame} Frame */
/** @typedef {{duration: number, frame?: Frame, easing: string, delay: number}} Show how long a change takes, and how */

/** Motions that leave a trail. */
const TRAILING = new Set(["fly", "push", "crash", "fall"]);

/** A shot takes this part of the time of what it does. */
const SHOT = 0.4;

/** Points that fly to whoever has made them arrive after so many times the time of their event (`spark`). */
const ARRIVAL = 1.4;

export class Board {
  constructor() {
    this.surface = new Surface();
    this.svg = this.surface.svg;
    /** @type {Map<string, Thing>} What lies on the table now. */
    this.things = new Map();
    /** @type {Map<string, SVGElement>} */
    this.elements = new Map();
    /** @type {Map<string, SVGElement>} */
    this.labels = new Map();
    /** @type {string[]} What is pointed at for somebody who reads about it. */
    this.glowing = [];
    /** Whether the trails are those of the turn before: they stay until somebody moves. */
    this.isNextTurn = false;
    /** @type {(target: string, possible: boolean) => void} */
    this.onPoint = () => {};
    /** @type {(target: string) => void} */
    this.onLook = () => {};
    /** @type {(id: string) => void} Called with what was clicked only to be read, or with nothing. */
    this.onRead = () => {};
    this.pointing = new Pointing(this);
    this.help = new Help(this);
    this.surface.onArranged = () => this.#replace();
  }

  /** @param {Ground} ground */
  lay(ground) {
    this.things.clear();
    this.elements.clear();
    this.labels.clear();
    this.surface.lay(ground);
  }

  /**
   * Which parts the table has now, and whose are one's own.
   * @param {{parts: import("../base/types.js").Part[]}} scene
   * @param {number} seat from which it is looked at
   */
  fit({ parts }, seat) {
    this.surface.fit(parts.map((part) => ({ ...part, own: part.own || (seat >= 0 && part.seat === seat) })));
  }

  /** The window has another size: everything is where it belongs at once. */
  #replace() {
    for (const [id, element] of this.elements) {
      const thing = this.things.get(id);
      if (!thing) continue;
      element.getAnimations().forEach((motion) => motion.cancel());
      this.#place(element, thing);
      const label = this.labels.get(id);
      if (label) this.#placeLabel(label, thing.part);
    }
    this.glow(this.glowing);
    this.clearTrails();
    this.pointing.show(this.pointing.open, this.pointing.chosen);
  }

  /**
   * Bring a thing to its place, where what is written on it can be read.
   * @param {SVGElement} element
   * @param {Thing} thing
   */
  #place(element, thing) {
    element.style.transform = this.surface.transformOf(thing);
    const isBoxed = thing.size !== undefined;
    letter(element, isBoxed ? this.surface.spotOf(thing).size / 100 : this.surface.placeOf(thing.part).scale, isBoxed);
  }

  /**
   * The same with what is written beside it.
   * @param {SVGElement} label
   * @param {string} part
   */
  #placeLabel(label, part) {
    label.style.transform = this.surface.partTransform(part);
    letter(label, this.surface.placeOf(part).scale);
  }

  /** @param {string} name */
  call(name) {
    this.svg.setAttribute("aria-label", name);
  }

  /**
   * Let the table look so, within some milliseconds.
   * @param {Map<string, Thing>} things
   * @param {number} duration
   * @param {Frame} [frame] what happens, where it is known
   * @param {string} [easing] where it is not that of the motion
   */
  show(things, duration, frame, easing = "") {
    const shots = frame?.sparks?.some(([, , label]) => !label) ? SHOT : 0;
    const before = frame?.dice ? ROLLING : shots;
    const how = { duration: duration * (1 - before), frame, easing, delay: duration * before };
    const starts = duration ? this.#starts(things) : new Map();
    if (frame) this.#happen(frame, things, duration);
    for (const [id, thing] of this.things) if (!things.has(id)) this.#remove(id, thing, how);
    for (const [id, thing] of things) {
      const before = this.things.get(id);
      if (before === thing) continue;
      const element = this.elements.get(id);
      if (!before || !element || (before.z !== thing.z && !hasMoved(before, thing))) this.#add(thing, how);
      else this.#change(element, before, thing, how, starts.get(id));
    }
    this.things = new Map(things);
    if (this.glowing.length) this.glow(this.glowing);
  }

  /**
   * What is seen of an event beside the things that it changes: sparks, and who is shaken where they are.
   * @param {Frame} frame
   * @param {Map<string, Thing>} things
   * @param {number} duration
   */
  #happen(frame, things, duration) {
    for (const [from, to, label] of frame.sparks ?? []) {
      const [begin, end] = [from, to].map((id) => this.#middleOf(id, things));
      if (begin && end) spark(this.surface.layer(OVER), begin, end, label, label ? duration : duration * SHOT);
    }
    for (const die of frame.dice ?? []) {
      const end = this.#middleOf(die.at, things);
      if (end) roll(this.surface.layer(OVER), end, die, duration);
    }
    for (const [index, id] of (frame.who ?? []).entries()) {
      const [before, after, element] = [this.things.get(id), things.get(id), this.elements.get(id)];
      if (!before || !after || !element || before.size === undefined) continue;
      const spot = this.surface.spotOf(before);
      if (frame.motion === "bounce" && index === 1 && frame.way) this.#hit(spot, frame.way, duration);
      if (hasMoved(before, after) || before.look !== after.look) continue;
      const keyframes = act(frame.motion ?? "", this.surface.transformOf(before), frame.way, spot.size, index === 0);
      start(element, keyframes, "", duration);
    }
  }

  /**
   * Where somebody is hit who stands somewhere.
   * @param {import("./trail.js").Spot} spot
   * @param {[number, number]} way
   * @param {number} duration
   */
  #hit(spot, [right, down], duration) {
    impact(this.surface.layer(OVER), beside(spot, [-right / 2, -down / 2]), duration);
  }

  /**
   * @param {import("./trail.js").Spot} from
   * @param {import("./trail.js").Spot} to
   * @param {number} duration
   */
  #shove(from, to, duration) {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    this.#hit(from, [(to.x - from.x) / far, (to.y - from.y) / far], duration);
  }

  /**
   * Draw where those came along whom an event moves: to where they are now, or a little way off the table.
   * @param {Frame} frame
   * @param {Map<string, Thing>} things what lay on the table before
   */
  leaveTrails({ motion = "", who = [], way, things: changed }, things) {
    if (motion === "turn") this.isNextTurn = true;
    for (const before of TRAILING.has(motion) ? who.map((id) => things.get(id)) : []) {
      const after = changed.find(({ id }) => id === before?.id);
      if (!before) continue;
      const begin = this.surface.spotOf(before);
      const end = LOSSES.has(motion) ? way && beside(begin, way) : after && this.surface.spotOf(after);
      if (!end) continue;
      if (this.isNextTurn) this.clearTrails();
      this.surface.layer(UNDER).append(trailFrom(begin, end, before.colour ?? "#fff"));
    }
  }

  /**
   * Where the middle of something lies that is there before or after; what is only written has no place of its own.
   * @param {string} id
   * @param {Map<string, Thing>} things
   */
  #middleOf(id, things) {
    const thing = this.things.get(id) ?? things.get(id);
    if (!thing) return null;
    if (thing.size !== undefined) return this.surface.spotOf(thing);
    const element = this.elements.get(id);
    if (!(element instanceof SVGGraphicsElement)) return null;
    const { x, y, width, height } = element.getBBox();
    return this.surface.spotOf({ part: thing.part, x: x + width / 2, y: y + height / 2, size: height });
  }

  /** What moves at the moment; frames that only catch the eye do not count. */
  motions() {
    return this.svg.getAnimations({ subtree: true }).filter((motion) => !(motion instanceof CSSAnimation));
  }

  /** Whatever still moves is where it goes. */
  settle() {
    for (const motion of this.motions()) motion.finish();
  }

  /** Nobody has come along anywhere. */
  clearTrails() {
    this.surface.layer(UNDER).replaceChildren();
    this.isNextTurn = false;
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
   * @param {Show} how
   */
  #add(thing, { duration, frame, delay }) {
    this.elements.get(thing.id)?.remove();
    const element = make("g", { class: "thing" });
    element.dataset.id = thing.id;
    this.elements.set(thing.id, element);
    this.#draw(element, thing);
    this.surface.layer(thing.z).append(element);
    if (!duration || !this.things.size) return;
    const rest = this.surface.transformOf(thing);
    if (thing.size === undefined) start(element, [{ opacity: 0 }, { opacity: 1 }], "", duration / 2);
    else {
      const motion = motionOf(frame, thing.id);
      const source = motion && this.#at(frame?.source, thing);
      const keyframes = enter(motion, rest, this.surface.spotOf(thing).size, source);
      start(element, keyframes, motion, duration * (source || motion === "reveal" ? 1 : 0.7), "", delay);
    }
  }

  /**
   * What brings a thing, in its own size, to where another one lies; nothing, if there is none.
   * @param {string | undefined} id
   * @param {Thing} thing
   */
  #at(id, thing) {
    const other = id && this.things.get(id);
    if (!other || other.size === undefined) return "";
    const { x, y } = this.surface.spotOf(other);
    return `translate(${x}px, ${y}px) scale(${this.surface.spotOf(thing).size / 100})`;
  }

  /**
   * @param {SVGElement} element
   * @param {Thing} before
   * @param {Thing} thing
   * @param {Show} how
   * @param {string} [from] where it is, if it moves
   */
  #change(element, before, thing, { duration, frame, easing, delay }, from) {
    const gains = thing.size === undefined && frame?.sparks?.some(([, to, label]) => label && to === thing.id);
    if (gains && this.#drawAfter(element, thing, ARRIVAL * duration)) return;
    const rest = this.surface.transformOf(thing);
    const motion = motionOf(frame, thing.id);
    const covers = before.look !== thing.look && thing.size !== undefined ? uncover(motion) : [];
    const face = covers.length ? [...element.childNodes] : [];
    if (looksAlike(before, thing)) this.#place(element, thing);
    else this.#draw(element, thing);
    if (face.length) this.#coverBy(element, face, covers, duration);
    const { size } = this.surface.spotOf(before.size === undefined ? thing : before);
    if (before.z !== thing.z) this.surface.layer(thing.z).append(element);
    if (from && motion === "push") this.#shove(this.surface.spotOf(before), this.surface.spotOf(thing), duration);
    if (from) start(element, travel(motion, from, rest, frame?.way, size), motion, duration, easing, delay);
    else if (before.look === thing.look || (!motion && isPlace(element))) return;
    else if (thing.size === undefined) start(element, [{ opacity: 0.2 }, { opacity: 1 }], "", duration);
    else start(element, act(motion, rest, frame?.way, size), "", duration, "", delay);
  }

  /**
   * What is counted changes when the points arrive that fly there; whether anything flies.
   * @param {SVGElement} element
   * @param {Thing} thing
   * @param {number} duration
   */
  #drawAfter(element, thing, duration) {
    const flying = start(element, [{ opacity: 1 }, { opacity: 1 }], "", duration);
    const draw = () => this.things.get(thing.id) === thing && this.#draw(element, thing);
    flying?.finished.then(draw, draw);
    return flying !== null;
  }

  /**
   * Show what a thing looked like for as long as that is seen.
   * @param {SVGElement} element
   * @param {Node[]} face
   * @param {Keyframe[]} keyframes
   * @param {number} duration
   */
  #coverBy(element, face, keyframes, duration) {
    const cover = make("g");
    cover.append(...face);
    const going = start(cover, keyframes, "", duration, "linear");
    if (!going) return;
    element.append(cover);
    going.finished.catch(() => {}).finally(() => cover.remove());
  }

  /**
   * @param {string} id
   * @param {Thing} thing
   * @param {Show} how
   */
  #remove(id, thing, { duration, frame, delay }) {
    const element = this.elements.get(id);
    this.elements.delete(id);
    this.labels.get(id)?.remove();
    this.labels.delete(id);
    if (!element) return;
    element.removeAttribute("data-target");
    const motion = motionOf(frame, id);
    const { size } = this.surface.spotOf(thing);
    const goal = motion && this.#at(frame?.goal, thing);
    const keyframes = leave(motion, this.surface.transformOf(thing), frame?.way, size, goal);
    const going = thing.size === undefined ? null : start(element, keyframes, motion, duration, "", delay);
    if (going) going.finished.catch(() => {}).finally(() => element.remove());
    else element.remove();
  }

  /**
   * @param {SVGElement} element
   * @param {Thing} thing
   */
  #draw(element, thing) {
    element.innerHTML = thing.look;
    element.querySelectorAll("[id]").forEach((inner) => inner.removeAttribute("id"));
    const written = element.querySelector("title");
    const told = thing.called ?? thing.title ?? written?.textContent;
    written?.remove();
    if (told) {
      element.setAttribute("aria-label", told);
      element.setAttribute("role", "img");
    }
    if (thing.colour) element.setAttribute("color", thing.colour);
    this.#place(element, thing);
    if (thing.target) element.dataset.target = thing.target;
    else element.removeAttribute("data-target");
    if (thing.label) {
      const label = this.labels.get(thing.id) ?? make("g", { class: "label", "aria-hidden": "true" });
      label.innerHTML = thing.label;
      this.#placeLabel(label, thing.part);
      this.labels.set(thing.id, label);
      this.surface.layer(0.5).append(label);
    }
  }

  /**
   * Say what can be pointed at, and what has been.
   * @param {Set<string>} open
   * @param {string[]} chosen
   */
  point(open, chosen) {
    this.pointing.show(open, chosen);
  }

  /**
   * Point at things for somebody who reads about them, wherever they come to lie.
   * @param {Iterable<string>} ids
   */
  glow(ids) {
    this.glowing = [...ids];
    this.svg.querySelector(".glow")?.remove();
    const group = make("g", { class: "glow", "aria-hidden": "true" });
    for (const id of this.glowing) {
      const thing = this.things.get(id);
      if (thing?.size !== undefined) {
        const { x, y, size } = this.surface.spotOf(thing);
        group.append(make("circle", { cx: `${x}`, cy: `${y}`, r: `${size * 0.62 + 5}` }));
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
