/** The games, as the server introduces them in the reader's language. */

import { effect, signal } from "../../vendor/signals.js";
import { ask, LIMITS } from "./api.js";
import { language, say } from "./words.js";

/** @type {import("../../vendor/signals.js").Signal<import("./types.js").Game[]>} */
export const games = signal([]);

/** Whether the server does not answer. */
export const away = signal(false);

const AGAIN = 2_000;

/** Until somebody wants another language, or the server answers. @param {string} wanted */
async function fetchIn(wanted) {
  try {
    const found = await ask("/catalogue/", undefined, { limits: [LIMITS[0]] });
    if (wanted === language.peek()) games.value = found;
    away.value = false;
  } catch {
    away.value = true;
    setTimeout(() => wanted === language.peek() && void fetchIn(wanted), AGAIN);
  }
}

effect(() => void fetchIn(language.value));

/** @param {string} name */
export function titleOf(name) {
  return games.value.find((game) => game.name === name)?.title ?? name;
}

/** @param {string} name */
export function titleOfBot(name) {
  return say(`bot-${name}`);
}
