/**
 * What this browser contributes to the dice: drawn here, shown to nobody before everybody's commitments are fixed, and
 * kept with what was promised at the beginning, to check it at the end.
 */

import { ask, freshKey } from "../base/api.js";
import { keep, kept } from "../base/storage.js";
import { commitmentTo } from "./check.js";
import { toHex } from "./sha256.js";

/** @typedef {import("../base/types.js").Table} Table */
/** @typedef {import("./check.js").Memory} Memory */
/** @typedef {{seat: number, contribution: string}} Own */

/** Of so many tables this browser remembers what it contributed. */
const MOST = 200;
/** What is known of tables here, also where a browser keeps nothing. @type {Map<string, Memory>} */
const memories = new Map();

/** @param {string} id */
export function memoryOf(id) {
  /** @type {Memory | null} */
  const found = kept(`dice.${id}`, null) ?? memories.get(id) ?? null;
  return found;
}

/** @param {string} id @param {Memory} memory */
function remember(id, memory) {
  memories.set(id, memory);
  const ids = [...new Set([id, ...kept("dice", /** @type {string[]} */ ([]))])];
  for (const old of ids.splice(MOST)) globalThis.localStorage?.removeItem(`crashyard.dice.${old}`);
  keep("dice", ids);
  keep(`dice.${id}`, memory);
}

/** So many contributions wait for a table that is not there yet. */
const MOST_PENDING = 32;
/** @type {Own[]} */
let pending = kept("dice.pending", /** @type {Own[]} */ ([]));

/** Keep what was drawn for the next game, which is there when everybody has agreed to it. @param {Own[]} own */
function keepPending(own) {
  pending = own.slice(-MOST_PENDING);
  keep("dice.pending", pending);
}

/** A contribution that nobody can guess. */
export const draw = () => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** @param {Own[]} own */
export const commitmentsTo = (own) => Object.fromEntries(own.map(({ seat, contribution }) => [seat, commitmentTo(contribution)]));

/** @param {Table} table @returns {[number, string][]} */
const boundIn = ({ fairness }) => fairness?.seats.map(({ seat, commitment }) => [seat, commitment]) ?? [];

/**
 * Remember what was promised when it is first heard of: the server's commitment, and those of the seats once they are fixed.
 * @param {Table} table
 * @param {Own[]} [own] to what chairs have just been bound here
 */
export function note(table, own = []) {
  const { fairness, id, state } = table;
  if (!fairness) return;
  const before = memoryOf(id) ?? { commitment: fairness.commitment, seats: null, own: [] };
  const bound = boundIn(table);
  const seats = before.seats ?? (state === "open" || state === "closed" ? null : bound);
  const isNew = (/** @type {Own} */ { contribution }) => before.own.every((known) => known.contribution !== contribution);
  const isBound = (/** @type {Own} */ { seat, contribution }) => bound.some(([other, commitment]) => other === seat && commitment === commitmentTo(contribution));
  const awaited = pending.filter(isBound);
  if (awaited.length) keepPending(pending.filter((each) => !awaited.includes(each)));
  const more = [...own, ...awaited].filter(isNew).filter(isBound);
  const memory = { ...before, seats, own: [...before.own, ...more] };
  if (JSON.stringify(memory) !== JSON.stringify(memoryOf(id))) remember(id, memory);
}

/** Whoever stands up contributes nothing any more. @param {string} id @param {number} seat */
export function forget(id, seat) {
  const memory = memoryOf(id);
  if (memory) remember(id, { ...memory, own: memory.own.filter((own) => own.seat !== seat) });
}

/**
 * What this browser has to tell now: only when what was promised is still so, and its own commitment is among those that are fixed.
 * @param {Table} table
 * @param {number[]} mine
 * @returns {Own[]}
 */
export function toReveal(table, mine) {
  const memory = memoryOf(table.id);
  if (table.state !== "starting" || !table.fairness || memory?.commitment !== table.fairness.commitment) return [];
  if (JSON.stringify(memory.seats) !== JSON.stringify(boundIn(table))) return [];
  const awaited = table.fairness.seats.filter(({ seat, told }) => !told && mine.includes(seat));
  return memory.own.filter(({ seat, contribution }) => awaited.some((pledge) => pledge.seat === seat && pledge.commitment === commitmentTo(contribution)));
}

/** My chairs that are not bound to anything yet: somebody else has put me there. @param {Table} table @param {number[]} mine */
export function toBind(table, mine) {
  if (table.state !== "open" || !table.fairness) return [];
  const bound = boundIn(table).map(([seat]) => seat);
  return mine.filter((seat) => !bound.includes(seat));
}

/**
 * Ask for a new table where some chairs are mine, and bind them; where it begins at once, tell what is awaited. What is
 * drawn for a table that others have to agree to first waits for it.
 * @param {string} path
 * @param {object} body
 * @param {number[]} seats
 * @returns {Promise<Table>}
 */
export async function openBound(path, body, seats) {
  const own = seats.map((seat) => ({ seat, contribution: draw() }));
  const table = await ask(path, { ...body, commitments: commitmentsTo(own) });
  note(table, own);
  const used = memoryOf(table.id)?.own.map(({ contribution }) => contribution) ?? [];
  const unused = own.filter(({ contribution }) => !used.includes(contribution));
  if (unused.length) keepPending([...pending, ...unused]);
  for (const told of toReveal(table, table.mine)) {
    // What does not arrive now is told by the page of the table.
    await ask(`/tables/${table.id}/reveal`, { ...told, key: freshKey() }).catch(() => {});
  }
  return table;
}

/** What the page of a table does for the dice by itself: it binds my chairs, and tells what is awaited. */
export class Contributor {
  constructor() {
    /** What was drawn here; it counts when the server has bound a chair to it. @type {Own[]} */
    this.drawn = [];
    /** What is under way. @type {Set<string>} */
    this.busy = new Set();
  }

  /** Draw for a chair; returns what to bind it to. @param {number} seat */
  draw(seat) {
    const own = { seat, contribution: draw() };
    this.drawn.push(own);
    return commitmentTo(own.contribution);
  }

  /**
   * @param {Table} table
   * @param {number[]} mine
   * @param {(what: string, facts: object) => Promise<unknown>} send
   */
  follow(table, mine, send) {
    note(table, this.drawn);
    for (const told of toReveal(table, mine)) this.#once(`reveal ${told.seat}`, () => send("reveal", told));
    for (const seat of toBind(table, mine)) {
      this.#once(`commit ${seat}`, () => send("commit", { seat, commitment: this.draw(seat) }));
    }
  }

  /** @param {string} what @param {() => Promise<unknown>} how */
  #once(what, how) {
    if (this.busy.has(what)) return;
    this.busy.add(what);
    // Refused or not: what is still awaited then is told with the next message.
    const done = () => void this.busy.delete(what);
    void how().then(done, done);
  }
}
