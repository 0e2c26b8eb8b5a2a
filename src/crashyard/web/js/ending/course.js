/** The course of a game that is over, asked for once. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { language } from "../base/words.js";

/** @typedef {{since: number, n: number, round: number, seat: number, before: number, after: number, lines: string[]}} TurningPoint */
/** @typedef {{unit: string, rounds: {round: number, scores: number[]}[], decided: string, turning_points: TurningPoint[]}} Course */

/** @type {Map<string, Promise<Course>>} */
const asked = new Map();

/**
 * How a game went, or null until that is known; and why it is not.
 * @param {string} id
 * @param {boolean} over
 * @returns {{course: Course | null, complaint: string}}
 */
export function useCourse(id, over) {
  const found = useSignal({ course: /** @type {Course | null} */ (null), complaint: "" });
  const path = `/tables/${id}/course?language=${language.value}`;
  useEffect(() => {
    if (!over) return undefined;
    let wanted = true;
    const told = asked.get(path) ?? ask(path);
    asked.set(path, told);
    told.then(
      (course) => wanted && (found.value = { course, complaint: "" }),
      (error) => {
        asked.delete(path);
        if (wanted) found.value = { course: null, complaint: sentenceOf(error) };
      },
    );
    return () => void (wanted = false);
  }, [path, over]);
  return found.value;
}
