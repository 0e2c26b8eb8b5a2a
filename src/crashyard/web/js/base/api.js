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
  }
}

/**
 * Ask; with a body, ask for something to be done.
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const headers = { "accept-language": language.value, "content-type": "application/json" };
  let answer;
  let told;
  try {
    answer = await fetch(
      `/api${path}`,
      (body && { method: "POST", headers, body: JSON.stringify(body) }) || { headers },
    );
    const text = await answer.text();
    told = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused({ refusal: AWAY, clause: "", sentence: say("server-away") });
  }
  if (!answer.ok) throw new Refused(told);
  return told;
}

/** What went wrong, as a sentence. @param {unknown} error */
export function sentenceOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** A name for a request, chosen anew each time: what is sent twice is done once. */
export function freshKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
