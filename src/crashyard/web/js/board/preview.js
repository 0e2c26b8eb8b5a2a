/**
 * What a choice would do, drawn over the table: the way of each piece that moves, what it would look like where it comes to
 * rest, who falls, who comes, who is hit, and what it scores; fainter, where it could go on from there.
 *
 * Nothing of the table itself is touched: whatever is drawn here is gone when nobody asks any more.
 */

import { frameOf, make } from "./drawing.js";
import { LOSSES } from "./motion.js";

/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {import("../base/types.js").Frame} Frame */
/** @typedef {import("../base/types.js").Preview} Preview */
/** @typedef {import("../base/types.js").Way} Way */
/** @typedef {import("../base/types.js").End} End */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {{x: number, y: number, size: number}} Spot */
/** @typedef {{thing: Thing, stops: Thing[], motion: string, isNew: boolean}} Journey of one piece: where it begins, where it comes by, how it ends */
/** @typedef {Preview["following"][number]["lost"][number]} Loss of a piece, and in which direction */

/** How far an arrow ends before the middle of where it leads to, in the size of what moves. */
const SHORT = 0.34;

/** What moves less than so much of its own size only makes room for others. */
const ASIDE = 0.8;

/** Where more could be pointed at next, nothing of it is marked. */
const MOST_NEXT = 12;

/** So far beside its last place, in its size, is marked that a piece could be lost there. */
const OFF = 0.72;

/** Of so many ends at once each gets an arrow, and is shown with all that it moves; of more only where they are. */
const MOST_ARROWS = 8;

/** Of what colour things are that have none. */
const LIGHT = "#ffe27a";

/** Of what colour shots are. */
const SHOT = "#ff7b6b";

export class GhostLayer {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.group = make("g", { class: "ghosts", "aria-hidden": "true" });
  }

  clear() {
    this.group.remove();
  }

  /** @param {Preview[]} previews */
  show(previews) {
    this.group.replaceChildren();
    for (const preview of previews) this.#draw(preview);
    this.board.svg.append(this.group);
  }

  /**
   * Ways that are all open, and those of parts of the choice that are settled; if there are none, what could be pointed at
   * next.
   * @param {{settled: Way[], open: Way[], next: Set<string>}} half
   */
  showWays({ settled, open, next }) {
    this.group.replaceChildren();
    const ends = open.flatMap((way) => way.ends).filter(({ moves, shots }) => moves.length || shots.length);
    for (const end of settled.flatMap((way) => way.ends)) this.#end(this.group, end, true);
    const faint = make("g", { class: ends.length > MOST_ARROWS ? "ways many" : "ways" });
    this.group.append(faint);
    for (const end of ends) this.#end(faint, end, ends.length <= MOST_ARROWS);
    if (!ends.length && !settled.length) this.#next(next, this.board.things, false);
    this.board.svg.append(this.group);
  }

  /**
   * @param {SVGElement} group
   * @param {End} end
   * @param {boolean} isWhole whether those are shown too who are pushed, and arrows
   */
  #end(group, { moves, shots }, isWhole) {
    const { things } = this.board;
    const drawn = isWhole ? moves : moves.slice(0, 1);
    drawn.forEach(({ id, by, lost }, index) => {
      const piece = things.get(id);
      if (!piece || piece.size === undefined || !this.#isOnBoard(piece)) return;
      const { size } = this.#spot(piece);
      const stops = by.flatMap((place) => things.get(place) ?? []).filter((place) => this.#isOnBoard(place));
      const spots = [this.#spot(piece), ...stops.map((place) => ({ ...this.#spot(place), size }))];
      const last = spots[spots.length - 1];
      if (spots.length > 1) group.append(pathOf(spots, LIGHT, index ? "way pushed" : "way", isWhole));
      if (lost) group.append(crossOf({ ...besideOf(last, lost), size: 0.5 * size }));
      else if (spots.length > 1) group.append(ringOf(last, index ? "pushed" : "end"));
    });
    for (const [from, to] of isWhole ? shots : []) {
      const [one, other] = [things.get(from), things.get(to)];
      if (one?.size !== undefined && other?.size !== undefined)
        group.append(pathOf([this.#spot(one), this.#spot(other)], SHOT, "way shot"));
    }
  }

  /** @param {Preview} preview */
  #draw({ frames, following }) {
    const things = new Map(this.board.things);
    const journeys = [...journeysIn(things, frames).values()].filter((journey) => this.#isSeen(journey));
    journeys.forEach((journey, index) => this.#journey(journey, index > 0));
    const moved = new Set(journeys.map(({ thing }) => thing.id));
    for (const frame of frames) this.#sparks(frame, things);
    const ways = following.flatMap(({ lost, ...change }) => {
      const further = [...journeysIn(new Map(things), [{ event: 0, ...change }]).values()];
      const seen = further.filter((journey) => this.#isSeen(journey) && (!moved.size || moved.has(journey.thing.id)));
      return seen.map((journey) => ({ journey, loss: lost.find(({ id }) => id === journey.thing.id) }));
    });
    if (ways.length) ways.forEach(({ journey, loss }) => this.#way(journey, loss));
    else this.#next(new Set(following.flatMap(({ targets }) => targets)), things, moved.size > 0);
  }

  /** @param {Thing} thing */
  #spot(thing) {
    return this.board.surface.spotOf(thing);
  }

  /** @param {Thing} thing */
  #isOnBoard(thing) {
    return this.board.surface.parts.some(({ id, kind }) => id === thing.part && kind === "board");
  }

  /** Whether a piece is on the board, or comes there. @param {Journey} journey */
  #isSeen({ thing, stops }) {
    return [thing, ...stops].some((step) => this.#isOnBoard(step));
  }

  /**
   * @param {Journey} journey
   * @param {boolean} isPushed whether something else moved before
   */
  #journey({ thing, stops, motion, isNew }, isPushed) {
    const steps = [thing, ...stops].filter((step) => this.#isOnBoard(step));
    const last = stops.at(-1) ?? thing;
    const colour = last.colour ?? thing.colour ?? LIGHT;
    const spots = steps.map((step) => this.#spot(step));
    if (spots.length > 1) this.group.append(pathOf(spots, colour, isPushed ? "way pushed" : "way"));
    const end = spots.at(-1);
    if (LOSSES.has(motion)) {
      if (end) this.group.append(crossOf(end));
    } else if (this.#isOnBoard(last)) {
      if (isNew || isFar(thing, last)) this.#ghost(last);
      else if (end) this.group.append(ringOf(end, "changed"));
    } else if (end) this.group.append(ringOf(end, "taken"));
  }

  /**
   * Where a piece could go on from there.
   * @param {Journey} journey
   * @param {Loss | undefined} loss
   */
  #way({ thing, stops }, loss) {
    const steps = [thing, ...stops].filter((step) => this.#isOnBoard(step)).map((step) => this.#spot(step));
    if (steps.length > 1) this.group.append(pathOf(steps, LIGHT, "way further"));
    const end = steps.at(-1);
    if (end && loss) {
      this.group.append(crossOf({ ...besideOf(end, loss.way), size: 0.5 * end.size }, "cross further"));
    } else if (end && steps.length > 1) this.group.append(ringOf(end, "further"));
  }

  /**
   * What could be pointed at next, where it is not much and covers nothing that moves.
   * @param {Set<string>} targets
   * @param {Map<string, Thing>} things
   * @param {boolean} isBusy whether anything moves on the board
   */
  #next(targets, things, isBusy) {
    const marked = [...things.values()].filter(
      (thing) => thing.size !== undefined && targets.has(thing.target ?? "") && !(isBusy && this.#isOnBoard(thing)),
    );
    for (const thing of marked.length <= MOST_NEXT ? marked : []) {
      const frame = frameOf(thing, this.#spot(thing).size);
      frame.classList.add("next");
      frame.style.transform = this.board.surface.transformOf(thing);
      this.group.append(frame);
    }
  }

  /** @param {Thing} thing */
  #ghost(thing) {
    const ghost = make("g", { class: "ghost" });
    ghost.innerHTML = thing.look;
    ghost.querySelectorAll("[id]").forEach((inner) => inner.removeAttribute("id"));
    if (thing.colour) ghost.setAttribute("color", thing.colour);
    ghost.style.transform = this.board.surface.transformOf(thing);
    this.group.append(ringOf(this.#spot(thing), "landing"));
    this.group.append(ghost);
  }

  /**
   * Shots and points: from whom, to whom.
   * @param {Frame} frame
   * @param {Map<string, Thing>} things
   */
  #sparks(frame, things) {
    let badges = 0;
    for (const [from, to, label] of frame.sparks ?? []) {
      const [one, other] = [things.get(from) ?? this.board.things.get(from), things.get(to) ?? this.board.things.get(to)];
      if (!one || one.size === undefined) continue;
      if (label) this.#badge(this.#spot(one), label, badges++);
      else if (other?.size !== undefined) this.group.append(pathOf([this.#spot(one), this.#spot(other)], SHOT, "way shot"));
    }
  }

  /**
   * @param {Spot} spot
   * @param {string} label
   * @param {number} index among those of the same moment
   */
  #badge({ x, y, size }, label, index) {
    const at = { x: x + 0.45 * size + index * 28, y: y - 0.45 * size };
    const group = make("g", { class: "badge" });
    const text = make("text", { x: `${at.x}`, y: `${at.y}`, dy: "0.36em", "text-anchor": "middle" });
    text.textContent = label;
    group.append(make("circle", { cx: `${at.x}`, cy: `${at.y}`, r: "13" }), text);
    this.group.append(group);
  }
}

/**
 * @param {Spot[]} spots
 * @param {string} colour
 * @param {string} name
 * @param {boolean} [hasHead]
 */
function pathOf(spots, colour, name, hasHead = true) {
  const group = make("g", { class: name, color: colour });
  const [before, end] = [spots[spots.length - 2], spots[spots.length - 1]];
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const reach = Math.min(SHORT * end.size, length / 2);
  const tip = { x: end.x - dx * reach, y: end.y - dy * reach };
  const wide = Math.max(5, 0.13 * end.size);
  const foot = { x: tip.x - dx * wide * 1.6, y: tip.y - dy * wide * 1.6 };
  const line = [...spots.slice(0, -1), foot].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  group.append(make("polyline", { class: "rim", points: line }), make("polyline", { points: line }));
  if (!hasHead) return group;
  const head = [
    [tip.x, tip.y],
    [foot.x - dy * wide, foot.y + dx * wide],
    [foot.x + dy * wide, foot.y - dx * wide],
  ]
    .map((point) => point.map((number) => number.toFixed(1)).join(","))
    .join(" ");
  group.append(make("polygon", { points: head }));
  for (const { x, y } of spots.slice(1, -1)) group.append(make("circle", { cx: `${x}`, cy: `${y}`, r: "4" }));
  return group;
}

/**
 * @param {Spot} spot
 * @param {string} name
 */
function ringOf({ x, y, size }, name) {
  return make("circle", { class: `ring ${name}`, cx: `${x}`, cy: `${y}`, r: `${0.56 * size + 2}` });
}

/**
 * @param {Spot} spot
 * @param {string} [name]
 */
function crossOf({ x, y, size }, name = "cross") {
  const r = Math.max(7, 0.3 * size);
  const shape = `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
  const group = make("g", { class: name });
  group.append(make("path", { class: "rim", d: shape }), make("path", { d: shape }));
  return group;
}

/**
 * Where it is marked that a piece is lost beside its last place.
 * @param {Spot} spot
 * @param {[number, number]} way
 */
function besideOf({ x, y, size }, [dx, dy]) {
  return { x: x + dx * OFF * size, y: y + dy * OFF * size };
}

/**
 * Whether a thing gets somewhere else, and does not only make room.
 * @param {Thing} one
 * @param {Thing} other
 */
function isFar(one, other) {
  const apart = Math.hypot((one.x ?? 0) - (other.x ?? 0), (one.y ?? 0) - (other.y ?? 0));
  return one.part !== other.part || apart > ASIDE * (other.size ?? 0);
}

/**
 * What becomes of each piece in some frames, in the order in which they begin to move; `things` are then as after them.
 * @param {Map<string, Thing>} things
 * @param {Frame[]} frames
 * @returns {Map<string, Journey>}
 */
export function journeysIn(things, frames) {
  /** @type {Map<string, Journey>} */
  const found = new Map();
  for (const frame of frames) {
    const named = new Set(frame.who ?? []);
    const motion = frame.motion ?? "";
    for (const thing of frame.things) {
      const before = things.get(thing.id);
      things.set(thing.id, thing);
      if (!isPart(thing, named)) continue;
      if (before && !isFar(before, thing) && !named.has(thing.id)) continue;
      const journey = found.get(thing.id) ?? { thing: before ?? thing, stops: [], motion: "", isNew: !before };
      if (before && isFar(before, thing)) journey.stops.push(thing);
      journey.motion = named.has(thing.id) || !named.size ? motion : journey.motion;
      found.set(thing.id, journey);
    }
    for (const id of frame.gone) {
      const before = things.get(id);
      things.delete(id);
      if (!before || !isPart(before, named)) continue;
      const journey = found.get(id) ?? { thing: before, stops: [], motion: "", isNew: false };
      found.set(id, { ...journey, motion: LOSSES.has(motion) ? motion : "burst" });
    }
    for (const id of named) {
      const thing = things.get(id);
      if (thing?.size !== undefined && !found.has(id)) found.set(id, { thing, stops: [], motion, isNew: false });
    }
  }
  return found;
}

/**
 * Whether it is worth showing what becomes of a thing: of places only where they are named.
 * @param {Thing} thing
 * @param {Set<string>} named
 */
function isPart(thing, named) {
  return thing.size !== undefined && (thing.z > 0 || named.has(thing.id));
}
