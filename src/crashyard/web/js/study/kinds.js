/** Who can play in a study. */

import { titleOfBot } from "../base/games.js";
import { say } from "../base/words.js";

/** Has all other kinds at one table, so it needs two of them. */
export const MIXED = "mixed";

/** What a kind of players is called. @param {string} kind */
export function kindOf(kind) {
  return kind === MIXED ? say("study-mixed") : titleOfBot(kind);
}
