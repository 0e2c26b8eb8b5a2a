/** What is seen of a table: it may be shown larger than its room, and a small window has a second page. */

/** @typedef {import("./pointing.js").Spot} Spot */

/** The part of the window in which the table is seen. @param {SVGSVGElement} svg */
function windowOn(svg) {
  const part = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = /** @type {Element | null} */ (svg); around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const box = around.getBoundingClientRect();
    part.left = Math.max(part.left, box.left);
    part.top = Math.max(part.top, box.top);
    part.right = Math.min(part.right, box.right);
    part.bottom = Math.min(part.bottom, box.bottom);
  }
  return part;
}

/** So much of a thing is seen before it counts as seen, from its middle on. */
const CORE = 0.35;

/**
 * The spots of which nothing or too little is seen.
 * @param {SVGSVGElement} svg
 * @param {Spot[]} spots
 */
export function unseen(svg, spots) {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [];
  const { left, top, right, bottom } = windowOn(svg);
  return spots.filter(({ x, y, size }) => {
    const middle = new DOMPoint(x, y).matrixTransform(matrix);
    const core = size * matrix.a * CORE;
    const aside = middle.x - core < left || middle.x + core > right;
    return aside || middle.y - core < top || middle.y + core > bottom;
  });
}
