/**
 * Where choices lead that are still open: what the server has told of it, and which of it belongs to what somebody has
 * pointed at so far. A choice can consist of parts that plan for one piece each; a way is such a part, or a whole choice.
 */

import { narrow } from "./choices.js";

/** @typedef {import("../base/types.js").Choice} Choice */
/** @typedef {import("../base/types.js").Way} Way */
/** @typedef {import("../base/types.js").Told} Told */

/** Nothing is told where there would be too much to tell. @type {Told} */
export const NOTHING = { ways: [], whole: false, as_it_stands: false };

/** What was told about one decision, by the targets with which the choices begin that it is about. */
export class ToldWays {
  constructor() {
    /** @type {Map<string, {begun: string[], told: Told}>} */
    this.known = new Map();
  }

  /**
   * @param {string[]} begun
   * @param {Told} told
   */
  add(begun, told) {
    this.known.set(begun.join(" "), { begun, told });
  }

  /**
   * What is told about all choices that begin so, or undefined if nobody has asked yet.
   * @param {string[]} begun
   * @returns {Told | undefined}
   */
  about(begun) {
    const asked = [...this.known.values()].filter((each) => each.begun.every((target, index) => target === begun[index]));
    return (asked.find(({ told }) => told.whole) ?? asked.find((each) => each.begun.length === begun.length))?.told;
  }
}

/**
 * Whether a way is still open to whoever has pointed at some targets.
 * @param {Way} way
 * @param {string[]} chosen
 */
function isOpen({ first, targets }, chosen) {
  return targets.every((target, index) => first + index >= chosen.length || chosen[first + index] === target);
}

/**
 * The ways that somebody can take who has pointed at some targets: those of the part at which they are.
 * @param {Way[]} ways
 * @param {string[]} chosen
 */
export function waysFrom(ways, chosen) {
  const { length } = chosen;
  return ways.filter((way) => way.first <= length && length < way.first + way.targets.length && isOpen(way, chosen));
}

/**
 * What belongs to some targets: the ways of the parts that are complete, and those that are open in the part that has been
 * begun. A part has not been begun as long as nothing else could have been pointed at in it.
 * @param {Way[]} ways
 * @param {Choice[]} choices
 * @param {string[]} chosen
 * @returns {{settled: Way[], open: Way[]}}
 */
export function waysWith(ways, choices, chosen) {
  const settled = ways.filter((way) => way.first + way.targets.length <= chosen.length && isOpen(way, chosen));
  const open = waysFrom(ways, chosen);
  const first = open[0]?.first ?? 0;
  const others = narrow(choices, chosen.slice(0, first)).open;
  const isBegun = others.some(({ targets }) => chosen.some((target, index) => targets[index] !== target));
  return { settled, open: isBegun ? open : [] };
}

/**
 * The ways that lead to a place.
 * @param {Way[]} ways
 * @param {string} place
 */
export function endingAt(ways, place) {
  return ways.filter(({ ends }) => ends.some((end) => end.place === place));
}

/**
 * The places that can be clicked in place of what leads there, each to the only way that does.
 * @param {Way[]} ways
 * @param {(place: string) => boolean} isTaken whether pointing at a place means something else
 */
export function leadingTo(ways, isTaken) {
  /** @type {Map<string, Way | null>} */
  const found = new Map();
  for (const way of ways) {
    for (const place of new Set(way.ends.map((end) => end.place))) found.set(place, found.has(place) ? null : way);
  }
  const kept = [...found].filter(([place, way]) => way && place && !isTaken(place));
  return /** @type {Map<string, Way>} */ (new Map(kept));
}
