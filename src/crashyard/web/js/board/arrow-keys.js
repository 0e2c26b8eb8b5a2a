/** Finding the way over a board of any shape with the arrow keys. */

/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * The nearest spot in a direction: what lies straight ahead counts as nearer than what lies aside.
 * @template {{x: number, y: number}} Spot
 * @param {{x: number, y: number}} from
 * @param {[number, number]} direction
 * @param {Iterable<Spot>} spots
 * @returns {Spot | null}
 */
export function nearest(from, [dx, dy], spots) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const distance = ahead + 2.5 * aside;
    if (ahead > 1 && distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/**
 * @template {{x: number, y: number}} Spot
 * @param {{x: number, y: number}} from
 * @param {Iterable<Spot>} spots
 * @returns {Spot | null}
 */
export function closest(from, spots) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - from.x, spot.y - from.y);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
