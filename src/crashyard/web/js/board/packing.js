/** Laying some parts of a table into a rectangle, as large as they fit: rows of parts, in their order. */

/** @typedef {import("../base/types.js").Part} Part */
/** @typedef {{x: number, y: number, width: number, height: number}} Rectangle */
/** @typedef {{part: Part, x: number, y: number, scale: number}} Laid */

/** Between two parts, in pixels. */
export const GAP = 8;

/** So much larger than the smallest in the same rectangle a part may become. */
const UNEVEN = 1.7;

/** No part is shown larger than this. */
const LARGEST = 3;

/** How often a scale is halved towards the one that just fits. */
const STEPS = 18;

/**
 * Every way to break a list into rows of equal length.
 * @param {Part[]} parts
 * @returns {Part[][][]}
 */
function rowings(parts) {
  const found = [];
  for (let columns = 1; columns <= parts.length; columns += 1) {
    const rows = [];
    for (let index = 0; index < parts.length; index += columns) rows.push(parts.slice(index, index + columns));
    found.push(rows);
  }
  return found.length ? found : [[]];
}

/** @param {Part[][][][]} lists @returns {Part[][][]} */
function combined(lists) {
  return lists.reduce(
    (found, ways) => found.flatMap((rows) => ways.map((way) => [...rows, ...way])),
    /** @type {Part[][][]} */ ([[]]),
  );
}

/** @param {Part[]} row */
const widthOf = (row) => row.reduce((sum, { box }) => sum + box[2], 0);

/** @param {Part[]} row */
const heightOf = (row) => Math.max(...row.map(({ box }) => box[3]));

/**
 * How large each row can be: none wider than the rectangle, all together not higher, and none much larger than another.
 * @param {Part[][]} rows
 * @param {number} width
 * @param {number} height
 */
function scalesOf(rows, width, height) {
  const widest = rows.map((row) => Math.min(LARGEST, (width - GAP * (row.length - 1)) / widthOf(row)));
  const room = height - GAP * (rows.length - 1);
  /** @param {number} most */
  const capped = (most) => widest.map((scale) => Math.min(scale, most));
  let [low, high] = [0, Math.min(Math.max(...widest), UNEVEN * Math.min(...widest))];
  if (room <= 0 || high <= 0) return null;
  for (let step = 0; step < STEPS; step += 1) {
    const most = step ? (low + high) / 2 : high;
    const used = capped(most).reduce((sum, scale, index) => sum + scale * heightOf(rows[index]), 0);
    if (used > room) high = most;
    else low = most;
    if (!step && low === high) break;
  }
  return capped(low);
}

/**
 * Lay groups of parts into a rectangle, each in rows: one group below the other, or all as if they were one.
 * @param {Part[][]} groups
 * @param {Rectangle} into
 * @param {(part: Part, scale: number) => number} worth how good it is that a part is so large
 * @returns {{laid: Laid[], worth: number}}
 */
export function pack(groups, into, worth) {
  let best = { laid: /** @type {Laid[]} */ ([]), worth: groups.some((group) => group.length) ? -Infinity : 0 };
  const ways = [groups, ...(groups.filter((group) => group.length).length > 1 ? [[groups.flat()]] : [])];
  for (const rows of ways.flatMap((way) => combined(way.map(rowings)))) {
    const scales = rows.length ? scalesOf(rows, into.width, into.height) : null;
    if (!scales) continue;
    const sum = rows.reduce((all, row, index) => all + row.reduce((some, part) => some + worth(part, scales[index]), 0), 0);
    if (sum > best.worth) best = { laid: laidOut(rows, scales, into), worth: sum };
  }
  return best;
}

/**
 * @param {Part[][]} rows
 * @param {number[]} scales
 * @param {Rectangle} into
 */
function laidOut(rows, scales, into) {
  const used = rows.reduce((sum, row, index) => sum + scales[index] * heightOf(row), 0);
  const spare = Math.max(0, into.height - used - GAP * (rows.length - 1));
  const apart = GAP + (rows.length > 1 ? Math.min(GAP, spare / (rows.length - 1)) : 0);
  let y = into.y;
  return rows.flatMap((row, index) => {
    const scale = scales[index];
    let x = into.x + (into.width - scale * widthOf(row) - GAP * (row.length - 1)) / 2;
    const top = y;
    y += scale * heightOf(row) + apart;
    return row.map((part) => {
      const laid = { part, x, y: top, scale };
      x += scale * part.box[2] + GAP;
      return laid;
    });
  });
}
