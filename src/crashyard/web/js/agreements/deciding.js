/** Who decides together at a table, and what one of them can do about it. */

import { sentenceOf, freshKey } from "../base/api.js";
import { go } from "../base/route.js";
import { openBound } from "../dice/pledge.js";

/** @typedef {import("../base/types.js").Table} Table */
/**
 * @template Value
 * @typedef {import("../../vendor/signals.js").Signal<Value>} Signal
 */
/** @typedef {{id: string, table: Signal<Table | null>, mine: Signal<number[]>, complaint: Signal<string>,
 *   arrange: (path: string, body?: object) => Promise<any>}} Deciding what is known of a table, and how it is asked for something */

/** The seats of those who play in person, and have not resigned. @param {Table} table */
export function inPerson({ chairs, resigned = [] }) {
  return chairs.filter(({ seat, kind }) => kind === "person" && !resigned.includes(seat)).map(({ seat }) => seat);
}

/** Whether a game that is played rests. @param {Table | null} table */
export const isPaused = (table) => table?.state === "running" && (table.paused ?? null) !== null;

/** Those of them that are mine, and those of the others. @param {Deciding} session */
export function sidesOf({ table, mine }) {
  const playing = table.value ? inPerson(table.value) : [];
  const own = playing.filter((seat) => mine.value.includes(seat));
  return { own, others: playing.filter((seat) => !own.includes(seat)) };
}

/**
 * Ask for a rematch, or agree to one; where nobody else is asked any more the next table is there.
 * @param {Deciding} session
 */
export async function playAgain(session) {
  try {
    const next = await openBound(`/tables/${session.id}/rematch`, { key: freshKey() }, session.mine.value);
    if (next.id !== session.id) go(`/tables/${next.id}`);
  } catch (error) {
    session.complaint.value = sentenceOf(error);
  }
}
