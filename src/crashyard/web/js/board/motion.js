/**
 * How things move, by the names that games give to motions: only where they are, how they are turned, how large and how
 * visible they are ever changes, so that nothing has to be drawn again.
 *
 * A thing *enters* where it belongs, *travels* there from where it was, *acts* where it is, or *leaves*.
 */

import { wantsNoMotion } from "../base/settings.js";

/** @typedef {import("../base/types.js").Frame} Frame */
/** @typedef {[number, number]} Way */

/** Motions that take a thing off the table: those of `faces/motion.py`. */
export const LOSSES = new Set(["burst", "crash", "fall"]);

/** Part of the time after which whoever has crashed is gone, and comes back where they belong now. */
const GONE = 0.62;

/** Part of the time after which what is turned over is seen from its edge. */
const EDGE = 1 / 3;

/** How far a thing flies that leaves the table, in its own size. */
const REACH = 2.4;

/** @type {Record<string, string>} Where nothing is said, things start softly and stop softly. */
const EASINGS = {
  fly: "cubic-bezier(.35,.1,.45,.95)",
  push: "cubic-bezier(.15,.75,.3,1)",
  crash: "cubic-bezier(.3,.1,.7,.6)",
  fall: "cubic-bezier(.5,0,.8,.5)",
};
const SOFT = "cubic-bezier(.45,.05,.3,1)";

/**
 * What moves each thing. It is one motion at a time: a browser paints a thing anew for every frame while another motion
 * of it still runs, and leaves it to its compositor where there is only one.
 * @type {WeakMap<SVGElement, Animation>}
 */
const motions = new WeakMap();

/**
 * @param {Way | undefined} way
 * @param {number} by
 */
function moved(way, by) {
  return way ? `translate(${(way[0] * by).toFixed(1)}px, ${(way[1] * by).toFixed(1)}px) ` : "";
}

/**
 * Off the table: in its direction and spinning, or into what has opened under it.
 * @param {string} motion
 * @param {string} from
 * @param {Way | undefined} way
 * @param {number} size
 */
function goneFrom(motion, from, way, size) {
  if (motion === "crash") return `${moved(way, REACH * size)}${from} rotate(540deg) scale(0.45)`;
  if (motion === "fall") return `${moved(way, 0.9 * size)}${from} rotate(140deg) scale(0.05)`;
  if (motion === "burst") return `${from} rotate(30deg) scale(1.9)`;
  return `${from} scale(0.8)`;
}

/**
 * From one place to another.
 * @param {string} motion
 * @param {string} from
 * @param {string} to
 * @param {Way | undefined} way
 * @param {number} size
 * @returns {Keyframe[]}
 */
export function travel(motion, from, to, way, size) {
  if (LOSSES.has(motion)) {
    return [
      { transform: from, opacity: 1 },
      { transform: goneFrom(motion, from, way, size), opacity: 0, offset: GONE },
      { transform: `${to} scale(0.4)`, opacity: 0, offset: GONE + 0.01 },
      { transform: to, opacity: 1 },
    ];
  }
  if (motion === "deal" || motion === "pick-up") {
    return [{ transform: from }, { transform: `${from} scale(1.3)`, offset: 0.2 }, { transform: to }];
  }
  return [{ transform: from }, { transform: to }];
}

/**
 * Onto the table, from nowhere or from where its like are kept. What is turned over is not there before it is seen from
 * its edge.
 * @param {string} motion
 * @param {string} to
 * @param {number} size
 * @param {string} [source]
 * @returns {Keyframe[]}
 */
export function enter(motion, to, size, source) {
  if (source) return [{ transform: `${source} scale(0.7)`, opacity: 0 }, { transform: source, opacity: 1, offset: 0.15 }, { transform: to, opacity: 1 }];
  if (motion === "place") return [{ transform: `${moved([0, -1], 0.5 * size)}${to} scale(1.5)`, opacity: 0 }, { transform: to, opacity: 1 }];
  if (motion === "reveal") {
    const edge = `${to} scale(0.05, 1.15)`;
    return [{ transform: edge, opacity: 0 }, { transform: edge, opacity: 0, offset: EDGE - 0.01 }, { transform: edge, opacity: 1, offset: EDGE }, { transform: to, opacity: 1 }];
  }
  return [
    { transform: `${to} scale(0.8)`, opacity: 0 },
    { transform: to, opacity: 1 },
  ];
}

/**
 * Off the table.
 * @param {string} motion
 * @param {string} from
 * @param {Way | undefined} way
 * @param {number} size
 * @param {string} [goal]
 * @returns {Keyframe[]}
 */
export function leave(motion, from, way, size, goal) {
  if (goal) return [{ transform: from, opacity: 1 }, { transform: goal, opacity: 1, offset: 0.85 }, { transform: `${goal} scale(0.7)`, opacity: 0 }];
  return [
    { transform: from, opacity: 1 },
    { transform: goneFrom(motion, from, way, size), opacity: 0 },
  ];
}

/**
 * In its place. Of those who bounce in a direction, whoever came is thrown back, and the others give way.
 * @param {string} motion
 * @param {string} at
 * @param {Way | undefined} way
 * @param {number} size
 * @param {boolean} [came]
 * @returns {Keyframe[]}
 */
export function act(motion, at, way, size, came = false) {
  const rest = { transform: at };
  /** @param {...string} turned */
  const through = (...turned) => [rest, ...turned.map((how) => ({ transform: `${at} ${how}` })), rest];
  if (motion === "swing") return through("rotate(24deg)", "rotate(-20deg)", "rotate(14deg)", "rotate(-8deg)");
  if (motion === "tumble") return through("rotate(120deg) scale(1.35, 0.5)", "rotate(240deg) scale(0.6, 1.35)", "rotate(360deg)");
  if (motion === "reveal") return through("scale(0.05, 1.15)", "scale(1.25)");
  if (motion === "bounce" && way) {
    const blow = `${moved(way, (came ? -0.3 : 0.14) * size)}${at}`;
    return [rest, { transform: `${blow} rotate(${came ? -8 : 8}deg)`, offset: 0.25 }, { transform: `${blow} rotate(${came ? 4 : -4}deg)`, offset: 0.5 }, rest];
  }
  if (motion === "bounce") return through("translate(9px, -5px) rotate(6deg)", "translate(-8px, 4px) rotate(-5deg)", "translate(3px, -2px)");
  if (motion === "place") return through("scale(1.4)", "scale(0.94)");
  if (motion === "push") return [rest, { transform: `${moved(way, 0.16 * size)}${at}` }, rest];
  if (motion === "fall") return [rest, rest];
  return through("scale(1.22)");
}

/**
 * What a thing showed before: whoever turns it over sees that until it stands on its edge; the ground falls away from
 * over what is under it.
 * @param {string} motion
 * @returns {Keyframe[]} none where it is not seen any more
 */
export function uncover(motion) {
  if (motion === "reveal" || motion === "tumble") {
    return [{ opacity: 1 }, { opacity: 1, offset: EDGE }, { opacity: 0, offset: EDGE + 0.01 }, { opacity: 0 }];
  }
  if (motion !== "fall") return [];
  return [
    { transform: "none", opacity: 1 },
    { transform: "translate(0, 6px) rotate(8deg) scale(0.85)", opacity: 1, offset: 0.4 },
    { transform: "translate(0, 30px) rotate(40deg) scale(0.1)", opacity: 0 },
  ];
}

/**
 * Which motion a thing has in a frame: its own, or the plain one.
 * @param {Frame | undefined} frame
 * @param {string} id
 */
export function motionOf(frame, id) {
  return frame?.motion && (!frame.who || frame.who.includes(id)) ? frame.motion : "";
}

/**
 * Let an element move, unless whoever looks on wants no motion.
 * @param {SVGElement} element
 * @param {Keyframe[]} keyframes
 * @param {string} motion
 * @param {number} duration
 * @param {string} [easing] where it is not that of the motion
 * @param {number} [delay]
 * @returns {Animation | null}
 */
export function start(element, keyframes, motion, duration, easing = "", delay = 0) {
  if (!duration || wantsNoMotion()) return null;
  motions.get(element)?.cancel();
  const begun = element.animate(keyframes, { duration, delay, fill: "backwards", easing: easing || (EASINGS[motion] ?? SOFT) });
  motions.set(element, begun);
  return begun;
}
