/** The games, as the server introduces them in the reader's language. */

import { effect, signal } from "../vendor/signals.js";
import { ask } from "./api.js";
import { language } from "./words.js";

/** @type {import("../vendor/signals.js").Signal<import("./types.js").Game[]>} */
export const shelf = signal([]);

effect(() => {
  const wanted = language.value;
  void ask("/shelf/").then((games) => {
    if (wanted === language.peek()) shelf.value = games;
  });
});

/** @param {string} name */
export function titleOf(name) {
  return shelf.value.find((game) => game.name === name)?.title ?? name;
}
