/** The room that the parts of a table leave free: what is said there covers nothing. */

import { GAP } from "../board/packing.js";

/** @typedef {import("../board/packing.js").Rectangle} Rectangle */
/** @typedef {import("../board/arrangement.js").Arrangement} Arrangement */

/**
 * The largest rectangle on the first page in which there is nothing.
 * @param {Arrangement} arrangement
 * @param {import("../base/types.js").Part[]} parts
 * @returns {Rectangle}
 */
export function freeRoom({ places, width, height, decision, turn }, parts) {
  const taken = [decision, ...(turn ? [turn] : [])];
  for (const { id, box } of parts) {
    const place = places.get(id);
    if (place?.page === 0) taken.push({ x: place.x, y: place.y, width: place.scale * box[2], height: place.scale * box[3] });
  }
  const [lefts, tops] = [new Set([GAP]), new Set([GAP])];
  const [rights, bottoms] = [new Set([width - GAP]), new Set([height - GAP])];
  for (const each of taken) {
    lefts.add(each.x + each.width + GAP);
    rights.add(each.x - GAP);
    tops.add(each.y + each.height + GAP);
    bottoms.add(each.y - GAP);
  }
  let found = { x: 0, y: 0, width: 0, height: 0 };
  for (const x of lefts)
    for (const right of rights) {
      const between = taken.filter((each) => each.x < right && each.x + each.width > x);
      for (const y of tops)
        for (const bottom of bottoms) {
          const larger = right > x && bottom > y && (right - x) * (bottom - y) > found.width * found.height;
          if (larger && between.every((each) => each.y >= bottom || each.y + each.height <= y)) {
            found = { x, y, width: right - x, height: bottom - y };
          }
        }
    }
  return found;
}
