/** Which lessons this browser's owner has finished, and whether they have ever been here. */

import { signal } from "../../vendor/signals.js";
import { keep, kept } from "./storage.js";

/** Names of finished lessons by game. @type {import("../../vendor/signals.js").Signal<Record<string, string[]>>} */
export const finished = signal(kept("lessons", {}));

/**
 * @param {string} game
 * @param {string} lesson
 */
export function finish(game, lesson) {
  const before = finished.value[game] ?? [];
  if (before.includes(lesson)) return;
  finished.value = { ...finished.value, [game]: [...before, lesson] };
  keep("lessons", finished.value);
}

/** Whether nothing that was finished or played here is known. */
export const isNew = signal(kept("new", true));

/** From now on nobody is offered help for beginners unasked. */
export function welcome() {
  isNew.value = false;
  keep("new", false);
}
