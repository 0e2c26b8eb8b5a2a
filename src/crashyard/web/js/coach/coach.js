/**
 * A coach for first games: each kind of decision is explained when it first comes up, and never again.
 *
 * The explanation lies in the place of the decision, below what is asked: nothing moves, and nothing on the table is covered.
 */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { html } from "../base/html.js";
import { welcome } from "../base/progress.js";
import { coaching } from "../base/settings.js";
import { keep, kept } from "../base/storage.js";
import { say } from "../base/words.js";

/** @typedef {{kind: string, text: string}} Advice */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** So many pixels of the place of the decision say what is asked. */
const PROMPT = 46;

/** What has been explained: games and kinds of decisions. @type {import("../../vendor/signals.js").Signal<string[]>} */
const explained = signal(kept("coached", []));

/** @param {string} what */
function remember(what) {
  if (explained.value.includes(what)) return;
  explained.value = [...explained.value, what];
  keep("coached", explained.value);
}

/**
 * @param {{game: string, advices: Advice[], hidden: boolean, decision: Box}} facts `advices` are about the goal and the
 *   decision that this seat stands before, if it does; one after the other is told, and `hidden` while something else is said there: what has been chosen, which Escape takes back, or what is being shown.
 */
export function Coach({ game, advices, hidden, decision }) {
  const advice = advices.find(({ kind }) => !explained.value.includes(`${game} ${kind}`));
  const what = advice ? `${game} ${advice.kind}` : "";
  const shown = useRef("");
  const isNew = coaching.value && what !== "";
  useEffect(() => welcome(), []);
  useEffect(() => {
    if (shown.current && shown.current !== what) remember(shown.current);
    shown.current = isNew ? what : "";
  }, [what, isNew]);
  useEffect(() => {
    if (!isNew) return undefined;
    /** @param {KeyboardEvent} event */
    const key = (event) => event.key === "Escape" && !hidden && remember(what);
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [isNew, hidden, what]);
  if (!isNew || hidden) return null;
  const place = {
    left: `${decision.x}px`,
    top: `${decision.y + PROMPT}px`,
    width: `${decision.width}px`,
    height: `${decision.height - PROMPT}px`,
  };
  return html`
    <aside class="coach" style=${place} role="note" aria-label=${say("coach")}>
      <div class="bubble">
        <p>${advice?.text}</p>
        <div class="row">
          <button class="main" onClick=${() => remember(what)}>${say("coach-thanks")}</button>
          <button class="quiet" onClick=${() => (coaching.value = false)}>${say("coach-off")}</button>
        </div>
      </div>
    </aside>
  `;
}
