/** Questions to the server over HTTP. */

import { language, say } from "./words.js";

/** The refusal of nobody: the server does not answer. */
export const AWAY = "server-away";

/** The server's "no", with its sentence. */
export class Refused extends Error {
  /** @param {import("./types.js").Refusal} told */
  constructor(told) {
    super(told.sentence);
    this.key = told.refusal;
    /** The same for those who see the table. */
    this.seen = told.seen ?? told.sentence;
    /** In how many seconds it may be asked again, if it was asked too often. */
    this.seconds = told.seconds ?? 0;
  }
}

/**
 * Milliseconds after which there is no answer any more. Where it can be asked again the first times are short, and there
 * are several: a browser keeps connections for the next request, and all of them may hang.
 */
const LONGEST = 20_000;
export const LIMITS = [2_000, 2_500, 4_000, 8_000, LONGEST];

/** Milliseconds until it is asked again. */
const PAUSE = 500;

/**
 * Ask; with a body, ask for something to be done. What can be asked twice without harm, because it does nothing or has a
 * key, is asked again where there is no answer: a line that hangs half-open says nothing of it.
 * @param {string} path
 * @param {object} [body]
 * @param {{limits?: number[]}} [how]
 * @returns {Promise<any>}
 */
export async function ask(path, body, { limits = !body || "key" in body ? LIMITS : [LONGEST] } = {}) {
  const headers = { "accept-language": language.value, "content-type": "application/json" };
  const request = (body && { method: "POST", headers, body: JSON.stringify(body) }) || { headers };
  for (const [number, limit] of limits.entries()) {
    if (number) await new Promise((done) => setTimeout(done, PAUSE));
    const answer = await answerTo(`/api${path}`, request, limit);
    if (answer?.ok) return answer.told;
    if (answer) throw new Refused({ ...answer.told, seconds: answer.seconds });
  }
  throw new Refused({ refusal: AWAY, clause: "", sentence: say("no-answer") });
}

/**
 * @param {string} address
 * @param {RequestInit} request
 * @param {number} limit
 * @returns {Promise<{ok: boolean, told: any, seconds: number} | null>} nothing, where nobody answers
 */
async function answerTo(address, request, limit) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), limit);
  try {
    const answer = await fetch(address, { ...request, signal: stop.signal });
    const text = await answer.text();
    const seconds = Number(answer.headers.get("retry-after")) || 0;
    return { ok: answer.ok, told: text ? JSON.parse(text) : null, seconds };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Tell the server that a link of it was followed. @param {string} path */
export async function tell(path) {
  const answer = await fetch(path, { method: "POST", headers: { "accept-language": language.value } }).catch(() => null);
  if (!answer) throw new Refused({ refusal: AWAY, clause: "", sentence: say("server-away") });
  if (!answer.ok) throw new Refused(await answer.json());
}

/** What went wrong, as a sentence. @param {unknown} error */
export function sentenceOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** A name for a request, chosen anew each time: what is sent twice is done once. */
export function freshKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
