/**
 * A coach for first games: each kind of decision is explained when it first comes up, and never again.
 *
 * An explanation covers nothing where the table leaves enough room free for it. Otherwise it lies in the place of the decision, below what
 * is asked. It looks like nothing that can be answered with, and its buttons stay in sight however long it is.
 */

import { useEffect, useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { useGoingOn } from "./fitting.js";
import { html } from "../base/html.js";
import { welcome } from "../base/progress.js";
import { coaching } from "../base/settings.js";
import { keep, kept } from "../base/storage.js";
import { say } from "../base/words.js";

/** @typedef {{kind: string, text: string}} Advice */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** So many pixels of the place of the decision say what is asked. */
const PROMPT = { sideways: 46, other: 54 };

/** Pixels of a letter and of a line, and those around a text and its buttons: what is estimated here need not be exact. */
const LARGE = { letter: 7.6, line: 19, beside: 34, below: 66 };
const SMALL = { letter: 6.9, line: 16.4, beside: 26, below: 50 };

/** Where the small ones are: as the style sheet says. */
const NARROW = "(max-width: 43.74rem), (max-height: 30rem)";

/** No explanation is wider, none narrower. */
const WIDEST = 420;
const NARROWEST = 150;

/** In less width than this a text has no room beside its buttons. */
const BESIDE = 380;

/** In less width than this one button can stand below the other, each with so many pixels. */
const APART = 250;
const BUTTON = 44;

/** What has been explained: games and kinds of decisions. @type {import("../../vendor/signals.js").Signal<string[]>} */
const explained = signal(kept("coached", []));

/** @param {string} what */
function remember(what) {
  if (explained.value.includes(what)) return;
  explained.value = [...explained.value, what];
  keep("coached", explained.value);
}

/**
 * Where a text lies in a free room, if it fits there.
 * @param {string} text
 * @param {Box} room
 */
function within(text, room) {
  const { letter, line, beside, below } = matchMedia(NARROW).matches ? SMALL : LARGE;
  const width = Math.min(WIDEST, room.width);
  const lines = Math.ceil(text.length / ((width - beside) / letter)) + 1;
  const height = below + (width < APART ? BUTTON : 0) + lines * line;
  return width < NARROWEST || height > room.height ? null : { ...room, width, height };
}

/**
 * Where no room is free: over one's own things if those lie above the decision and are not asked for, below what is asked otherwise; where that is wide, at the right, since choices begin at the left.
 * @param {import("../board/arrangement.js").Arrangement} arrangement
 * @param {boolean} atHand
 */
function instead({ name, decision }, atHand) {
  if (name === "sideways" && !atHand && decision.y > decision.height / 2) return { ...decision, y: 0, height: decision.y };
  if (name === "wide") {
    const half = Math.round(decision.width * 0.55);
    const [width, asked] = half < BESIDE ? [decision.width, PROMPT.other] : [half, PROMPT.sideways];
    return { x: decision.x + decision.width - width, y: decision.y + asked, width, height: decision.height - asked };
  }
  const asked = name === "sideways" ? PROMPT.sideways : PROMPT.other;
  return { ...decision, y: decision.y + asked, height: decision.height - asked };
}

/**
 * @param {{game: string, advices: Advice[], begun: boolean, showing: boolean, atHand: boolean, room: Box,
 *   arrangement: import("../board/arrangement.js").Arrangement}} facts `advices` are about the goal and the
 *   decision that this seat stands before, if it does; one after the other is told. In the place of the decision that waits while something else is said there:
 *   what has been chosen, which Escape takes back, or what is being shown. `atHand`: whether one's own things are asked for. The `room` is what the table leaves free.
 */
export function Coach({ game, advices, begun, showing, atHand, arrangement, room }) {
  const advice = advices.find(({ kind }) => !explained.value.includes(`${game} ${kind}`));
  const what = advice ? `${game} ${advice.kind}` : "";
  const shown = useRef("");
  const around = useRef(/** @type {HTMLElement | null} */ (null));
  const isNew = coaching.value && what !== "";
  const free = advice ? within(advice.text, room) : null;
  const hidden = showing || (begun && !free);
  useEffect(() => welcome(), []);
  useEffect(() => {
    if (shown.current && shown.current !== what) remember(shown.current);
    shown.current = isNew ? what : "";
  }, [what, isNew]);
  useEffect(() => {
    if (!isNew) return undefined;
    /** @param {KeyboardEvent} event */
    const key = (event) => event.key === "Escape" && !begun && !showing && remember(what);
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [isNew, begun, showing, what]);
  useGoingOn(around, "p", [what, isNew, hidden, free?.width, arrangement]);
  const button = () => /** @type {HTMLElement | null | undefined} */ (around.current?.querySelector(".close-coach"));
  const hadFocus = button() !== null && button() === document.activeElement;
  useLayoutEffect(() => {
    if (hadFocus) button()?.focus();
  }, [what]);
  if (!isNew || hidden) return null;
  const below = instead(arrangement, atHand);
  const roomier = arrangement.name === "wide" && room.width >= APART && room.height > below.height;
  const box = free ?? (roomier ? { ...room, width: Math.min(WIDEST, room.width) } : below);
  const place = { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` };
  return html`
    <aside key=${what} class=${`coach ${free || roomier ? "free" : ""}`} style=${place} role="note" aria-label=${say("coach")} ref=${around}>
      <div class="bubble">
        <p tabindex="0"><b>${say("coach-explains")}</b> ${advice?.text}</p>
        <div class="row">
          <button class="close-coach" onClick=${() => remember(what)}><span aria-hidden="true">✕</span>${say("close")}</button>
          <button class="quiet" onClick=${() => (coaching.value = false)}>${say("coach-off")}</button>
        </div>
      </div>
    </aside>
  `;
}
