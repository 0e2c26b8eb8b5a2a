/**
 * How the parts of a table lie together in a window: the arrangement that shows them largest.
 *
 * *wide*: the board with the decision below it in the middle, mats and supplies at both sides. *square*: the board and
 * the decision above, everything else below. *tall*: the board as wide as a phone, one's own mat and hand, the decision;
 * the rest on a second page. *sideways*: the board at the left, one's own things above the decision at the right; the rest
 * on a second page. Everything here is a pure function of sizes: what there is to decide changes nothing.
 */

import { GAP, pack } from "./packing.js";

/** @typedef {import("../base/types.js").Part} Part */
/** @typedef {import("./packing.js").Rectangle} Rectangle */
/** @typedef {import("./packing.js").Laid} Laid */
/** @typedef {{x: number, y: number, scale: number, page: number}} PartPlace where the corner of a part lies, in pixels */
/** @typedef {{name: "wide" | "square" | "tall" | "sideways", width: number, height: number, pages: number,
 *   places: Map<string, PartPlace>, decision: Rectangle, turn: Rectangle | null}} Arrangement */
/** @typedef {{name: Arrangement["name"], pages: (Laid[])[], decision: Rectangle, worth: number, turn?: Rectangle}} Draft */
/** @typedef {{board: Part[], own: Part[][], others: Part[], supplies: Part[]}} Sorted */

/** Below this scale what is written on a part of a table can hardly be read. */
const LEGIBLE = 0.55;

/** Above this scale it gains little that a supply, or somebody else's mat, becomes larger. */
const AMPLE = { mat: 0.9, hand: 0.9, supply: 0.75, board: Infinity };

/** How much the sizes of parts count, all of a kind together. */
const WEIGHTS = { board: 4, own: 1.6, others: 1.5, supplies: 0.7 };

/** What it costs that somebody's mat lies on the side of one's own. */
const ASIDE = 0.5;

/** What it costs that a part is only seen after a swipe. */
const AWAY = 0.4;

/** The place of the button that turns to another page. */
const TURN = { width: 74, height: 40 };

/** So many widths are tried for each column, so many heights for each row. */
const TRIES = 30;

/** Windows that are narrower or lower have a second page. */
const NARROW = 700;
const LOW = 480;

/**
 * How large the place of the decision is: by the window alone.
 * @param {number} width
 * @param {number} height
 */
export function decisionSize(width, height) {
  const narrow = width < NARROW;
  return {
    below: Math.round(Math.min(narrow ? 216 : 176, Math.max(narrow ? 204 : 146, height * (narrow ? 0.28 : 0.19)))),
    beside: Math.round(Math.min(380, Math.max(250, width * 0.35))),
  };
}

/** @param {Part[]} parts @returns {Sorted} */
function sorted(parts) {
  const own = parts.filter(({ own, kind }) => own && kind !== "board");
  const rest = parts.filter(({ own, kind }) => !own && kind !== "board");
  return {
    board: parts.filter(({ kind }) => kind === "board"),
    own: [own.filter(({ kind }) => kind === "mat"), own.filter(({ kind }) => kind !== "mat")],
    others: rest.filter(({ kind }) => kind !== "supply"),
    supplies: rest.filter(({ kind }) => kind === "supply"),
  };
}

/** @param {Sorted} sides */
function worthOf({ board, own, others, supplies }) {
  /** @type {Map<string, number>} */
  const weights = new Map();
  const kinds = /** @type {[Part[], number][]} */ ([
    [board, WEIGHTS.board],
    [own.flat(), WEIGHTS.own],
    [others, WEIGHTS.others],
    [supplies, WEIGHTS.supplies],
  ]);
  for (const [parts, weight] of kinds) parts.forEach(({ id }) => weights.set(id, weight / parts.length));
  /** @param {Part} part @param {number} scale */
  return ({ id, kind, own }, scale) => {
    if (scale <= 0) return -Infinity;
    const ample = own ? Infinity : AMPLE[kind];
    const size = Math.log(Math.min(scale, ample)) + 0.2 * Math.max(0, Math.log(scale / ample));
    return (weights.get(id) ?? 0) * (size + 2 * Math.min(0, Math.log(scale / LEGIBLE)));
  };
}

/** @param {number} low @param {number} high */
function* steps(low, high) {
  for (let step = 0; step <= TRIES; step += 1) yield low + ((high - low) * step) / TRIES;
}

/**
 * @param {Iterable<Draft | null>} drafts
 * @returns {Draft | null}
 */
function best(drafts) {
  let found = null;
  for (const draft of drafts) if (draft && (!found || draft.worth > found.worth)) found = draft;
  return found;
}

/**
 * @param {Part[]} parts
 * @param {number} width
 * @param {number} height
 * @returns {Arrangement}
 */
export function arrange(parts, width, height) {
  const room = { x: GAP, y: GAP, width: Math.max(1, width - 2 * GAP), height: Math.max(1, height - 2 * GAP) };
  const sides = sorted(parts);
  const worth = worthOf(sides);
  const size = decisionSize(width, height);
  const small = width < NARROW || height < LOW;
  const alone = parts.length === sides.board.length;
  const drafts = small
    ? [tall(sides, room, size.below, worth), width > height ? sideways(sides, room, size.beside, worth) : null]
    : [
        wide(sides, room, size.below, worth),
        square(sides, room, size.below, worth),
        alone ? sideways(sides, room, size.beside, worth) : null,
      ];
  const { name, pages, decision, turn } = best(drafts) ?? emptied(room, size.below);
  const places = new Map(
    pages.flatMap((laid, page) =>
      laid.map(({ part, x, y, scale }) => [part.id, { x: x + page * width, y, scale, page }]),
    ),
  );
  return { name, width, height, pages: pages.length, places, decision, turn: (pages.length > 1 && turn) || null };
}

/** A window without any room. @param {Rectangle} room @param {number} below @returns {Draft} */
function emptied(room, below) {
  return { name: "wide", pages: [[]], decision: { ...room, height: Math.min(below, room.height) }, worth: -Infinity };
}

/** @typedef {(part: Part, scale: number) => number} Worth */

/**
 * The others in two lists, the first at the left: whoever has no own things has others at both sides.
 * @param {Sorted} sides
 * @returns {Generator<[Part[][], Part[][]]>} groups of the left and of the right column
 */
function* splits({ own, others, supplies }) {
  for (let right = 0; right <= others.length; right += 1) {
    const cut = others.length - right;
    const [some, more] = [others.slice(0, cut), others.slice(cut)];
    yield [[some, supplies], [...own, more]];
    if (supplies.length) yield [[some], [...own, more, supplies]];
  }
}

/**
 * @param {Sorted} sides
 * @param {Rectangle} room
 * @param {number} below
 * @param {Worth} worth
 */
function wide(sides, room, below, worth) {
  /** @type {Map<number, {laid: Laid[], worth: number}>} */
  const packed = new Map();
  /** @param {number} x @param {number} width */
  const middle = (x, width) => {
    const key = Math.round(width * 8);
    const known = packed.get(key) ?? pack([sides.board], { x: 0, y: room.y, width, height: room.height - below - GAP }, worth);
    packed.set(key, known);
    return { worth: known.worth, laid: moved(known.laid, x) };
  };
  return best(
    [...splits(sides)].map(([left, right]) => {
      const columns = [left, right].map((groups) => {
        if (!groups.flat().length) return [{ width: 0, laid: /** @type {Laid[]} */ ([]), worth: 0 }];
        return [...steps(0.08 * room.width, 0.42 * room.width)].map((width) => {
          return { width, ...pack(groups, { ...room, x: 0, width }, worth) };
        });
      });
      const found = best(
        columns[0].flatMap((one) => columns[1].map((other) => between(middle, room, below, one, other))),
      );
      const aside = sides.own.flat().length ? right.flat().filter(({ own }) => !own) : [];
      const cost = aside.reduce((sum, { kind }) => sum + (kind === "supply" ? ASIDE / 5 : ASIDE), 0);
      return found && { ...found, worth: found.worth - cost };
    }),
  );
}

/** @typedef {{width: number, laid: Laid[], worth: number}} Column */

/**
 * The board and the decision between two columns.
 * @param {(x: number, width: number) => {laid: Laid[], worth: number}} packed
 * @param {Rectangle} room
 * @param {number} below
 * @param {Column} left
 * @param {Column} right
 * @returns {Draft | null}
 */
function between(packed, room, below, left, right) {
  const x = room.x + (left.width && left.width + GAP);
  const width = room.x + room.width - (right.width && right.width + GAP) - x;
  if (width <= 0) return null;
  const middle = packed(x, width);
  const laid = [
    ...middle.laid,
    ...moved(left.laid, room.x),
    ...moved(right.laid, room.x + room.width - right.width),
  ];
  const y = room.y + room.height - below;
  const from = left.width && !isFreeFrom(left, y) ? x : room.x;
  const to = right.width && !isFreeFrom(right, y) ? x + width : room.x + room.width;
  const decision = { x: from, y, width: to - from, height: below };
  return { name: "wide", pages: [laid], decision, worth: middle.worth + left.worth + right.worth };
}

/** Whether a column ends above the decision, which then reaches below it. @param {Column} column @param {number} y */
const isFreeFrom = ({ laid }, y) => laid.every((each) => each.y + each.scale * each.part.box[3] + GAP <= y + 0.5);

/** @param {Laid[]} laid @param {number} by */
const moved = (laid, by) => laid.map((each) => ({ ...each, x: each.x + by }));

/**
 * @param {Sorted} sides
 * @param {Rectangle} room
 * @param {number} below
 * @param {Worth} worth
 */
function square(sides, room, below, worth) {
  const { board, own, others, supplies } = sides;
  return best(
    [...steps(0.2, 0.85)].map((share) => {
      const above = share * (room.height - below - 2 * GAP);
      const top = pack([board], { ...room, height: above }, worth);
      const decision = { ...room, y: room.y + above + GAP, height: below };
      const y = decision.y + below + GAP;
      const rest = pack([own.flat(), others, supplies], { ...room, y, height: room.y + room.height - y }, worth);
      return { name: "square", pages: [[...top.laid, ...rest.laid]], decision, worth: top.worth + rest.worth };
    }),
  );
}

/**
 * The pages of a small window: where the others and the supplies lie, on the first page or on the second.
 * @param {Sorted} sides
 * @returns {{first: Part[][], second: Part[][]}[]}
 */
function paged({ own, others, supplies }) {
  return [
    { first: own, second: [others, supplies] },
    { first: [...own, supplies], second: [others] },
    { first: [...own, others, supplies], second: [] },
  ];
}

/** @param {Part[][]} groups */
const isEmpty = (groups) => !groups.flat().length;

/**
 * @param {Part[][]} groups
 * @param {Rectangle} room
 * @param {Worth} worth
 */
function secondPage(groups, room, worth) {
  if (isEmpty(groups)) return { pages: [], worth: 0 };
  const { laid, worth: sum } = pack(groups, room, (part, scale) => worth(part, scale) - AWAY * WEIGHTS.others);
  return { pages: [laid], worth: sum };
}

/**
 * @param {Sorted} sides
 * @param {Rectangle} room
 * @param {number} below
 * @param {Worth} worth
 */
function tall(sides, room, below, worth) {
  const decision = { x: 0, y: room.y + room.height + GAP - below, width: room.width + 2 * GAP, height: below };
  const over = { ...room, y: 0, height: decision.y - GAP };
  const right = { ...TURN, x: room.x + room.width - TURN.width, y: decision.y - GAP - TURN.height };
  return best(
    paged(sides).flatMap(({ first, second }) => {
      const other = secondPage(second, { ...over, height: right.y - GAP }, worth);
      const turns = isEmpty(second) ? [null] : [right, { ...right, x: room.x }];
      return [...steps(0.3, 1)].flatMap((share) => {
        if (isEmpty(first) !== (share === 1)) return [];
        const above = share * (isEmpty(first) && turns[0] ? right.y - GAP : over.height);
        const top = pack([sides.board], { ...over, x: 0, width: over.width + 2 * GAP, height: above }, worth);
        const y = Math.max(0, ...top.laid.map(bottomOf)) + GAP;
        const under = { ...over, y, height: over.y + over.height - y };
        return turns.flatMap((turn) => {
          if (turn && y > turn.y) return [];
          const narrow = { ...under, width: under.width - TURN.width - GAP };
          const kept = [...(turn !== right ? [] : [pack(first, narrow, worth)]), leaving(pack(first, under, worth), under, turn)];
          return kept.map((rest) => {
            if (!rest) return null;
            const sum = top.worth + rest.worth + other.worth;
            const pages = [[...top.laid, ...rest.laid], ...other.pages];
            return /** @type {Draft} */ ({ name: "tall", pages, decision, worth: sum, turn: turn ?? right });
          });
        });
      });
    }),
  );
}

/** @param {Laid} laid */
const bottomOf = ({ part, y, scale }) => y + scale * part.box[3];

/**
 * What has been packed, if it leaves a place free; rows that reach into the place move away from it as far as they can.
 * @param {{laid: Laid[], worth: number}} packed
 * @param {Rectangle} into
 * @param {Rectangle | null} place in a lower corner
 */
function leaving({ laid, worth }, into, place) {
  const tops = new Set(laid.filter((each) => place && overlaps(each, place)).map(({ y }) => y));
  if (!place || !tops.size) return { laid, worth };
  const rows = laid.filter(({ y }) => tops.has(y));
  const from = Math.min(...rows.map(({ x }) => x));
  const to = Math.max(...rows.map(({ part, x, scale }) => x + scale * part.box[2]));
  const by = place.x > into.x ? place.x - GAP - to : place.x + place.width + GAP - from;
  if (from + by < into.x - 0.5 || to + by > into.x + into.width + 0.5) return null;
  return { laid: laid.map((each) => (tops.has(each.y) ? { ...each, x: each.x + by } : each)), worth };
}

/** Whether a part lies in a place, or closer to it than parts lie together. @param {Laid} laid @param {Rectangle} place */
function overlaps({ part, x, y, scale }, place) {
  const [right, bottom] = [x + scale * part.box[2], y + scale * part.box[3]];
  const across = x < place.x + place.width + GAP - 0.5 && right > place.x - GAP + 0.5;
  return across && y < place.y + place.height + GAP - 0.5 && bottom > place.y - GAP + 0.5;
}

/** What has been packed, at the right of its room: what is free there lies together at the left. @param {{laid: Laid[], worth: number}} packed @param {Rectangle} into */
function toTheRight({ laid, worth }, into) {
  const to = Math.max(...laid.map(({ part, x, scale }) => x + scale * part.box[2]));
  return { laid: moved(laid, into.x + into.width - to), worth };
}

/**
 * @param {Sorted} sides
 * @param {Rectangle} room
 * @param {number} beside
 * @param {Worth} worth
 */
function sideways(sides, room, beside, worth) {
  return best(
    paged(sides).flatMap(({ first, second }) => {
      const most = isEmpty(first) ? beside : Math.max(beside, 0.55 * room.width);
      const turn = { ...TURN, x: room.x, y: room.y + room.height - TURN.height };
      const from = room.x + (isEmpty(second) ? 0 : TURN.width + GAP);
      return [...steps(beside, most)].flatMap((column) => {
        const x = room.x + room.width - column;
        const board = { ...room, x: from, width: x - GAP - from };
        const left = toTheRight(pack([sides.board], board, worth), board);
        const other = secondPage(second, board, worth);
        return [isEmpty(first) ? 1 : 0.56].map((share) => {
          const height = share * room.height;
          const decision = { x, y: room.y + room.height - height, width: column, height };
          const rest = pack(first, { x, y: room.y, width: column, height: room.height - height - GAP }, worth);
          const laid = [...left.laid, ...rest.laid];
          const sum = left.worth + rest.worth + other.worth;
          return /** @type {Draft} */ ({ name: "sideways", pages: [laid, ...other.pages], decision, worth: sum, turn });
        });
      });
    }),
  );
}
