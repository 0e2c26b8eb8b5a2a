/** What is drawn over and under the pieces while things happen: where somebody came along, sparks, blows and dice. */

import { wantsNoMotion } from "../base/settings.js";
import { make } from "./drawing.js";
import { start } from "./motion.js";

/** @typedef {{x: number, y: number, size: number}} Spot in the coordinates of the drawing */

/** Trails lie under the pieces and over the places. */
export const UNDER = 0.7;
/** Sparks fly over everything. */
export const OVER = 200;

/**
 * As far away as something is large.
 * @param {Spot} spot
 * @param {[number, number]} way
 * @returns {Spot}
 */
export function beside({ x, y, size }, [right, down]) {
  return { x: x + right * size, y: y + down * size, size };
}

/**
 * Where a thing came along.
 * @param {Spot} from
 * @param {Spot} to
 * @param {string} colour
 */
export function trailFrom(from, to, colour) {
  const group = make("g", { class: "trail", color: colour, "aria-hidden": "true" });
  const wide = `${(0.13 * to.size).toFixed(1)}`;
  group.append(
    make("line", { x1: `${from.x}`, y1: `${from.y}`, x2: `${to.x}`, y2: `${to.y}`, "stroke-width": wide }),
    make("circle", { cx: `${from.x}`, cy: `${from.y}`, r: wide }),
  );
  return group;
}

/** A star with as many points as a blow needs, in a box of 100. */
const STAR = Array.from({ length: 16 }, (_, index) => {
  const [angle, reach] = [(index * Math.PI) / 8, index % 2 ? 20 : 50 - 8 * (index % 4 ? 1 : 0)];
  return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
}).join(" ");

/**
 * What is seen for a moment where one thing hits another.
 * @param {SVGElement} layer
 * @param {Spot} spot
 * @param {number} duration
 */
export function impact(layer, { x, y, size }, duration) {
  const star = make("polygon", { class: "impact", points: STAR, "aria-hidden": "true" });
  /** @param {number} large @param {number} turned */
  const as = (large, turned) => `translate(${x}px, ${y}px) rotate(${turned}deg) scale(${(large * size) / 100})`;
  const keyframes = [
    { transform: as(0.2, 0), opacity: 1 },
    { transform: as(0.8, 20), opacity: 1, offset: 0.3 },
    { transform: as(1.05, 30), opacity: 0 },
  ];
  const seen = start(star, keyframes, "", duration);
  if (!seen) return;
  layer.append(star);
  seen.finished.catch(() => {}).finally(() => star.remove());
}

/**
 * Something small that flies from one place to another: points with a label, or a shot.
 * @param {SVGElement} layer
 * @param {Spot} from
 * @param {Spot} to
 * @param {string} label
 * @param {number} duration
 */
export function spark(layer, from, to, label, duration) {
  if (!duration || wantsNoMotion()) return;
  const group = make("g", { class: label ? "spark points" : "spark", "aria-hidden": "true" });
  const radius = Math.max(label ? 15 : 7, (label ? 0.3 : 0.14) * Math.min(from.size, 90));
  group.append(make("circle", { r: `${radius}` }));
  if (label) {
    const text = make("text", { "font-size": `${radius}`, dy: "0.36em", "text-anchor": "middle" });
    text.textContent = label;
    group.append(text);
  }
  layer.append(group);
  const [start, end] = [from, to].map(({ x, y }) => `translate(${x}px, ${y}px)`);
  const keyframes = label
    ? [
        { transform: `${start} scale(0.3)`, opacity: 0 },
        { transform: `${start} scale(1.3)`, opacity: 1, offset: 0.12 },
        { transform: `${start} scale(1)`, opacity: 1, offset: 0.25 },
        { transform: `${end} scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `${end} scale(1.6)`, opacity: 0 },
      ]
    : [
        { transform: start, opacity: 1 },
        { transform: end, opacity: 1 },
      ];
  const flight = group.animate(keyframes, { duration: label ? 1.6 * duration : duration, easing: label ? "ease-in-out" : "ease-in" });
  flight.finished.catch(() => {}).finally(() => group.remove());
}

// -- dice: they roll over the table to where they matter, and show there what they have come to ------------------------------

/** @typedef {{face: string, faces: string[], at: string}} Die */

/** The part of an event's time that its dice take before anything else is seen of it. */
export const ROLLING = 0.6;

/** How much longer an event takes in which dice are thrown. */
export const THROWN = 2.5;

/** Part of its time in which a die rolls; then it lies, and goes when what it has decided has been seen. */
const LIES = 0.42;

/** How large a die is, in pixels, whatever it is thrown for. */
const SIZE = { least: 34, most: 56 };

/** So far from the edge at the left and at the top it comes from there. */
const ROOM = 160;

/** So many other faces are seen on its way. */
const SEEN = 4;

/** The outline of a die with many faces, and of one with up to six; in a box of 100. */
const MANY = "M0-50 29-40 47-15 47 15 29 40 0 50-29 40-47 15-47-15-29-40Z";
const FEW = "M-32-46H32Q46-46 46-32V32Q46 46 32 46H-32Q-46 46-46 32V-32Q-46-46-32-46Z";
const EDGES = "M0-33 31-10 19 27-19 27-31-10ZM0-33V-50M31-10 47-15M19 27 29 40M-19 27-29 40M-31-10-47-15";

/**
 * @param {SVGElement} layer
 * @param {Spot} to
 * @param {Die} die
 * @param {number} duration of the whole event
 */
export function roll(layer, to, { face, faces }, duration) {
  const many = faces.length > 6;
  const group = make("g", { class: "die", "aria-hidden": "true" });
  const body = make("g");
  body.append(make("path", { d: many ? MANY : FEW }));
  if (many) body.append(make("path", { d: EDGES, class: "edges" }));
  group.append(body);
  const size = Math.min(SIZE.most, Math.max(SIZE.least, 0.8 * to.size)) / 100;
  const right = to.x > ROOM ? -1 : 1;
  const down = to.y > ROOM ? -1 : 1;
  /** @param {number} away @param {number} up @param {number} turned @param {number} [large] */
  const at = (away, up, turned, large = 1) => `translate(${to.x + right * 300 * size * away}px, ${to.y + down * 60 * size * up}px) rotate(${turned}deg) scale(${size * large})`;
  const rolling = start(
    group,
    [
      { transform: at(1, 2.2, -540, 1.3), opacity: 0 },
      { transform: at(0.8, 2, -430, 1.3), opacity: 1, offset: 0.06 },
      { transform: at(0.5, 0, -270), opacity: 1, offset: 0.18 },
      { transform: at(0.28, 0.8, -150, 1.1), opacity: 1, offset: 0.27 },
      { transform: at(0.08, 0, -40), opacity: 1, offset: 0.35 },
      { transform: at(0, 0, 0), opacity: 1, offset: LIES },
      { transform: at(0, 0, 0, 1.18), opacity: 1, offset: LIES + 0.08 },
      { transform: at(0, 0, 0), opacity: 1, offset: ROLLING },
      { transform: at(0, 0, 0), opacity: 0, offset: ROLLING + 0.12 },
      { transform: at(0, 0, 0), opacity: 0 },
    ],
    "",
    duration,
    "linear",
  );
  if (!rolling) return;
  const others = faces.filter((other) => other !== face);
  for (let index = 0; index <= SEEN; index += 1) {
    const last = index === SEEN;
    const shown = last ? face : others[(7 * index + faces.indexOf(face)) % others.length];
    const text = make("text", { "font-size": many ? "40" : "52", dy: "0.36em", "text-anchor": "middle" });
    text.textContent = shown;
    group.append(text);
    const [begin, end] = [(LIES * index) / (SEEN + 1), last ? 1 : (LIES * (index + 1)) / (SEEN + 1)];
    start(text, flicker(begin, end), "", duration, "linear");
  }
  layer.append(group);
  rolling.finished.catch(() => {}).finally(() => group.remove());
}

/**
 * Seen from one moment to another.
 * @param {number} begin
 * @param {number} end
 * @returns {Keyframe[]}
 */
function flicker(begin, end) {
  const [seen, unseen] = [{ opacity: 1 }, { opacity: 0 }];
  const before = begin > 0 ? [{ ...unseen, offset: 0 }, { ...unseen, offset: begin }] : [];
  const after = end < 1 ? [{ ...unseen, offset: end }, { ...unseen, offset: 1 }] : [];
  return [...before, { ...seen, offset: begin }, { ...seen, offset: end }, ...after];
}
