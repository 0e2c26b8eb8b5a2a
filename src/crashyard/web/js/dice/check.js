/**
 * Whether the dice of a game that is over are those that nobody could choose: from its record and from what this browser
 * has kept since the beginning, without knowing the rules. How outcomes are made is told in docs/engine.md.
 */

import { fromHex, hmac, sha256, toBytes, toHex } from "./sha256.js";

/** @typedef {{seat: number, commitment: string, contribution: string | null}} Pledge */
/** @typedef {{kind: string, commitment: string, seed: string | null, contributions: string[], seats: Pledge[],
 *   lists: [unknown, number][][], throws: (number | null)[]}} Chance */
/** @typedef {{chance: Chance | null, answers: [number, unknown][], earlier: {answers: [number, unknown][]}[]}} PlayRecord */
/** What a browser has kept: the server's commitment, those of the seats when they were fixed, and its own contributions.
 * @typedef {{commitment: string, seats: [number, string][] | null, own: {seat: number, contribution: string}[]}} Memory */
/** What does not fit, if anything; how many dice there are, and how many could be computed again; whose contributions are
 * missing; and whether one of this browser is among them.
 * @typedef {{trouble: string, number: number, thrown: number, checked: number, missing: number[], own: "in" | "out" | "none"}} Verdict */

const WORD = 1n << 64n;
const HEX = /^[0-9a-f]{64}$/;
/** So many dice are computed at a stretch. */
const AT_ONCE = 20;

/** What a seat shows of its contribution before all are fixed. @param {string} contribution */
export const commitmentTo = (contribution) => toHex(sha256(toBytes(contribution)));

/** A text in quotes, with nothing but ASCII. @param {string} text */
function quoted(text) {
  return JSON.stringify(text).replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * One outcome of chance.
 * @param {Uint8Array} seed
 * @param {string[]} contributions
 * @param {number} number
 * @param {[unknown, number][]} list of outcomes with their weights
 */
export function outcomeOf(seed, contributions, number, list) {
  const total = BigInt(list.reduce((sum, [, weight]) => sum + weight, 0));
  const limit = WORD - (WORD % total);
  for (let attempt = 0; ; attempt += 1) {
    const message = `[[${contributions.map(quoted).join(", ")}], ${number}, ${attempt}]`;
    const word = new DataView(hmac(seed, toBytes(message)).buffer).getBigUint64(0);
    if (word >= limit) continue;
    let ticket = Number(word % total);
    return list.find(([, weight]) => (ticket -= weight) < 0)?.[0];
  }
}

/**
 * What does not fit of what was promised; dice apart.
 * @param {Chance} chance
 * @param {Memory | null} memory
 */
function broken({ commitment, seed, seats, contributions }, memory) {
  if (!seed || toHex(sha256(fromHex(seed))) !== commitment) return "seed";
  if (memory && memory.commitment !== commitment) return "promise";
  if (memory?.seats && JSON.stringify(memory.seats) !== JSON.stringify(seats.map((pledge) => [pledge.seat, pledge.commitment]))) return "seats";
  const told = seats.flatMap(({ contribution }) => (contribution === null ? [] : [contribution]));
  const honest = seats.every((pledge) => pledge.contribution === null || (HEX.test(pledge.contribution) && commitmentTo(pledge.contribution) === pledge.commitment));
  if (!honest || (seats.length && JSON.stringify(told) !== JSON.stringify(contributions))) return "contribution";
  return "";
}

/**
 * @param {PlayRecord} record
 * @param {Memory | null} memory
 * @param {() => Promise<unknown>} pause now and then, so that the page goes on meanwhile
 * @returns {Promise<Verdict>}
 */
export async function checkDice(record, memory, pause) {
  const { chance } = record;
  const answers = [...record.earlier.flatMap((section) => section.answers), ...record.answers];
  const thrown = answers.filter(([seat]) => seat === -1).map(([, form]) => form);
  const seats = chance?.seats ?? [];
  const missing = seats.filter(({ contribution }) => contribution === null).map(({ seat }) => seat);
  const included = memory?.own.some((own) => seats.some(({ seat, contribution }) => seat === own.seat && contribution === own.contribution));
  /** @type {Verdict} */
  const verdict = { trouble: "", number: 0, thrown: thrown.length, checked: 0, missing, own: included ? "in" : memory?.own.length ? "out" : "none" };
  if (chance?.kind !== "fair") return { ...verdict, trouble: "seed" };
  const trouble = broken(chance, memory);
  if (trouble) return { ...verdict, trouble };
  if (chance.throws.length !== thrown.length) return { ...verdict, trouble: "die" };
  const seed = fromHex(chance.seed ?? "");
  for (const [number, index] of chance.throws.entries()) {
    if (number % AT_ONCE === AT_ONCE - 1) await pause();
    if (index === null) continue;
    const right = outcomeOf(seed, chance.contributions, number, chance.lists[index]);
    if (JSON.stringify(right) !== JSON.stringify(thrown[number])) return { ...verdict, trouble: "die", number: number + 1 };
    verdict.checked += 1;
  }
  return verdict;
}
