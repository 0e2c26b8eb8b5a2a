/**
 * What a finger hits. It covers more than the point that a browser reports, so every target has a region: its own shape, and
 * what lies within a fingertip of its middle and not nearer to another target. A region in which a finger fits is chosen at
 * once; where targets crowd, the table has to come closer first. All of it are pure functions of shapes in pixels, but the
 * one that reads the shapes from a table.
 */

/** @typedef {{target: string, x: number, y: number, across: number, down: number, round: boolean, z: number}} Shape
 *   a target: its middle, half its width and height, and how high it lies */
/** @typedef {{x: number, y: number}} Spot */

/** So many pixels wide the region of every target is to be. */
export const WIDE = 40;

/** So far from the middle of a target, in pixels, a finger still hits it. */
const REACH = 22;

/** So many times larger a table is shown where targets crowd: the first of these that parts them. */
const FACTORS = [1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8];

/** So many pixels lie between the points at which a region is looked at. */
const STEP = 1;

/**
 * How far a point lies from the edge of a shape; less than nothing inside it.
 * @param {Shape} shape
 * @param {number} x
 * @param {number} y
 * @param {number} [least] half of what it is at least taken to be wide and high
 */
function apart(shape, x, y, least = 0) {
  const dx = Math.abs(x - shape.x);
  const dy = Math.abs(y - shape.y);
  const across = Math.max(shape.across, least);
  if (shape.round) return Math.hypot(dx, dy) - across;
  const right = dx - across;
  const below = dy - Math.max(shape.down, least);
  if (right > 0 && below > 0) return Math.hypot(right, below);
  return Math.max(right, below);
}

/**
 * What a finger hits at a point: the uppermost shape there, or else the nearest within reach.
 * @param {Shape[]} shapes
 * @param {number} x
 * @param {number} y
 * @returns {Shape | null}
 */
export function aimedAt(shapes, x, y) {
  let found = null;
  let highest = -Infinity;
  let nearest = Infinity;
  for (const shape of shapes) {
    const far = apart(shape, x, y);
    if (far > 0 && apart(shape, x, y, REACH) > 0) continue;
    const level = far > 0 ? -1 : shape.z;
    if (level < highest || (level === highest && far >= nearest)) continue;
    found = shape;
    highest = level;
    nearest = far;
  }
  return found;
}

/**
 * How wide the region of a shape is at least: the width of the largest circle in it.
 * @param {Shape} shape
 * @param {Shape[]} shapes
 */
export function widthOf(shape, shapes) {
  const [across, down] = [Math.max(shape.across, REACH), Math.max(shape.down, REACH)];
  const near = shapes.filter(
    (other) =>
      Math.abs(other.x - shape.x) < across + Math.max(other.across, REACH) &&
      Math.abs(other.y - shape.y) < down + Math.max(other.down, REACH),
  );
  const step = Math.max(STEP, Math.max(across, down) / 24);
  const [columns, rows] = [Math.ceil(across / step) + 1, Math.ceil(down / step) + 1];
  /** @type {Spot[]} */
  const inside = [];
  /** @type {Spot[]} */
  const outside = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const at = { x: shape.x + column * step, y: shape.y + row * step };
      (aimedAt(near, at.x, at.y)?.target === shape.target ? inside : outside).push(at);
    }
  }
  let widest = 0;
  for (const at of inside) {
    let least = Infinity;
    for (const other of outside) {
      least = Math.min(least, (other.x - at.x) ** 2 + (other.y - at.y) ** 2);
      if (least <= widest) break;
    }
    widest = Math.max(widest, least);
  }
  return Math.max(0, 2 * Math.sqrt(widest) - 2 * step);
}

/**
 * Shapes as they are where the table is shown larger.
 * @param {Shape[]} shapes
 * @param {number} factor
 */
const grown = (shapes, factor) =>
  shapes.map(({ x, y, across, down, ...rest }) => {
    return { ...rest, x: x * factor, y: y * factor, across: across * factor, down: down * factor };
  });

/**
 * How many times larger a table must be so that some of its targets, by their places in the list, are wide enough.
 * @param {Shape[]} shapes
 * @param {number[]} some
 */
function factorFor(shapes, some) {
  return (
    FACTORS.find((factor) => {
      const larger = grown(shapes, factor);
      return some.every((index) => widthOf(larger[index], larger) >= WIDE);
    }) ?? FACTORS[FACTORS.length - 1]
  );
}

/**
 * What a tap means: a target, or that the table has to come closer first, so many times larger around a point.
 * @param {Shape[]} shapes
 * @param {number} x
 * @param {number} y
 * @param {number} most so many times larger it can be shown than it is
 * @returns {{target: string} | {factor: number, x: number, y: number} | null} nothing, if no target is in reach
 */
export function tapped(shapes, x, y, most) {
  const aimed = aimedAt(shapes, x, y);
  if (!aimed) return null;
  if (most <= FACTORS[0] || widthOf(aimed, shapes) >= WIDE) return { target: aimed.target };
  const around = shapes.filter((shape) => apart(shape, x, y) < 3 * REACH);
  const some = [...around.keys()].filter((index) => apart(around[index], x, y) <= REACH);
  const factor = Math.min(most, factorFor(around, some));
  const middle = (/** @type {"x" | "y"} */ axis) => some.reduce((sum, index) => sum + around[index][axis], 0) / some.length;
  return { factor, x: middle("x"), y: middle("y") };
}

/**
 * What a finger has for each target: how wide its region is as the table is shown, and how wide once a tap has brought it closer.
 * @param {Shape[]} shapes
 * @param {Shape[]} [some] of which it is told
 * @returns {{target: string, width: number, closer: number}[]}
 */
export function reach(shapes, some = shapes) {
  return some.map((shape) => {
    const width = widthOf(shape, shapes);
    const near = shapes.filter((other) => apart(other, shape.x, shape.y) < 3 * REACH);
    const tap = tapped(shapes, shape.x, shape.y, Infinity);
    const larger = grown(near, tap && "factor" in tap ? tap.factor : 1);
    return { target: shape.target, width, closer: widthOf(larger[near.indexOf(shape)], larger) };
  });
}

/** The shapes of everything on a table that can be chosen, as they are on the screen. @param {SVGSVGElement} svg @returns {Shape[]} */
export function shapesOn(svg) {
  const layers = [...svg.children];
  /** @type {Map<string, Shape>} */
  const found = new Map();
  const things = /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll('.thing[role="button"], .thing.destination'));
  for (const thing of things) {
    const target = thing.dataset.target ?? "";
    if (found.has(target)) continue;
    const frame = thing.querySelector(":scope > .frame > .line");
    const { left, top, width, height } = (frame ?? thing).getBoundingClientRect();
    const layer = layers.findIndex((each) => each.contains(thing));
    found.set(target, {
      target,
      x: left + width / 2,
      y: top + height / 2,
      across: width / 2,
      down: height / 2,
      round: frame?.tagName === "circle",
      z: layer,
    });
  }
  return [...found.values()];
}
