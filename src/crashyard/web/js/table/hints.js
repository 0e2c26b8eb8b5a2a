/** Hints: what a level would do in my place, and why. The server gives them to those who play alone with bots. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { useGoingOn } from "../coach/fitting.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";

/** @template T @typedef {import("../../vendor/signals.js").Signal<T>} Signal */
/** @typedef {{id: string, table: Signal<import("../base/types.js").Table | null>, mine: Signal<number[]>, seat: Signal<number>, hint: Hinting,
 *   awaited: import("../../vendor/signals.js").ReadonlySignal<boolean>, sending: Signal<boolean>,
 *   choices: Signal<import("../base/types.js").Choice[]>, chosen: Signal<string[]>, read: Signal<string>,
 *   complaint: Signal<string>, director: import("../director/director.js").Director}} Advised what hints need of the session of a table */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../base/types.js").Advice} Advice */

/** Milliseconds that may be thought about a hint. */
const LONGEST_THOUGHT = 60_000;

/** One question for advice at a time: what is asked about is dropped when the game goes on. */
export class Hinting {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.thinking = signal(false);
    /** @type {import("../../vendor/signals.js").Signal<import("../base/types.js").Hint | null>} */
    this.told = signal(null);
    /** Whether what was told is on the page; whoever has closed it gets the same again. */
    this.shown = signal(false);
    this.complaint = signal("");
    this.round = 0;
  }

  /**
   * @param {number} seat
   * @param {number} [number] after which entry the table is looked at, if not now
   */
  async ask(seat, number) {
    if (this.thinking.value) return;
    this.shown.value = true;
    if (this.told.value) return;
    const round = ++this.round;
    this.complaint.value = "";
    this.thinking.value = true;
    const facts = new URLSearchParams({ seat: `${seat}`, language: language.value });
    if (number !== undefined) facts.set("n", `${number}`);
    try {
      const told = await ask(`/tables/${this.table}/hint?${facts}`, undefined, { limits: [LONGEST_THOUGHT] });
      if (round === this.round) this.told.value = told;
    } catch (error) {
      if (round === this.round) this.complaint.value = sentenceOf(error);
    }
    if (round === this.round) this.thinking.value = false;
  }

  drop() {
    this.round += 1;
    this.thinking.value = false;
    this.told.value = null;
    this.shown.value = false;
    this.complaint.value = "";
  }
}

/** Whether everybody else at the table is a bot of its own. @param {Advised} session */
export function hasHints({ id, table, mine }) {
  const alone = table.value?.chairs.every(({ seat, kind, away }) => mine.value.includes(seat) || (kind === "bot" && !away));
  return Boolean(alone && id);
}

/** Whether that is so, and something is asked of me. @param {Advised} session */
export function mayAskForHint(session) {
  const { awaited, sending, choices } = session;
  return hasHints(session) && awaited.value && choices.value.length > 0 && !sending.value;
}

/** The key for it; it works where the board or the choice has the focus. @param {Advised} session @param {KeyboardEvent} event */
export function hintKey(session, event) {
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (plain && event.key.toLowerCase() === "h" && mayAskForHint(session)) {
    session.complaint.value = "";
    void session.hint.ask(session.seat.value);
  }
}

/**
 * Choose what was advised; it waits for a last word.
 * @param {Advised} session
 * @param {Advice} line
 */
export function takeOver({ choices, chosen, complaint, director, hint, read }, { action }) {
  const choice = choices.value.find((one) => one.action === action);
  if (!choice) return;
  director.skip();
  hint.shown.value = false;
  complaint.value = "";
  read.value = "";
  chosen.value = choice.targets;
}

/**
 * Where it rests it is not seen, and keeps its place.
 * @param {{hinting: Hinting, onAsk: () => void, isResting?: boolean, children?: unknown}} facts
 */
export function HintButton({ hinting, onAsk, isResting = false, children }) {
  const thinking = hinting.thinking.value;
  return html`
    <button class=${`ask-hint ${isResting ? "resting" : ""}`} aria-disabled=${thinking} aria-expanded=${hinting.shown.value && Boolean(hinting.told.value)} onClick=${onAsk}>
      <span aria-hidden="true">✦ </span><span class="word">${thinking ? say("hint-thinking") : children}</span>
    </button>`;
}

/**
 * What was advised; a click takes a line over, if that can be done.
 * @param {{hinting: Hinting, board: Board, scene?: import("../base/types.js").Scene | null, names: string[], title: string,
 *   onTake?: (line: Advice) => void}} facts
 */
export function HintLines({ hinting, board, scene, names, title, onTake }) {
  const told = hinting.shown.value ? hinting.told.value : null;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const typing = document.activeElement instanceof HTMLInputElement;
    if (told && !typing) find(box.current, ".advice")?.focus({ preventScroll: true });
    return () => board.glow([]);
  }, [told]);
  useGoingOn(box, ".lines-told", [told]);
  const close = () => {
    const around = box.current?.closest(".chooser") ?? null;
    hinting.shown.value = false;
    setTimeout(() => find(around, ".ask-hint")?.focus());
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`
    <div class="away" role="status">${spoken(hinting, scene)}</div>
    ${hinting.complaint.value && html`<p class="complaint" role="alert">${hinting.complaint.value}</p>`}
    ${
      told &&
      html`
      <section class="hint" aria-label=${say("hint")} ref=${box} onKeyDown=${key}>
        <header>
          <h2>${title}</h2>
          <p class="pale">${say("hint-rounds", { rounds: told.rounds })} ${told.sides > 2 && say("hint-even", { sides: told.sides, percent: Math.round(100 / told.sides) })}</p>
          ${told.tie && html`<p class="tie">${told.tie.says}</p>`}
          <button class="quiet close" aria-label=${say("close")} onClick=${close}>✕</button>
        </header>
        <ol class="lines-told">
          ${told.lines.map(
            (line, place) => html`<li key=${line.action}><${Line} line=${line} odds=${oddsOf(told, place)} does=${does(line, scene)} board=${board} names=${names} onTake=${onTake} /></li>`,
          )}
        </ol>
      </section>`
    }
  `;
}

/**
 * @param {Element | null} inside
 * @param {string} what
 */
function find(inside, what) {
  return /** @type {HTMLElement | null} */ (inside?.querySelector(what) ?? null);
}

/** @param {{line: Advice, does: string, odds: string, board: Board, names: string[], onTake?: (line: Advice) => void}} facts */
function Line({ line, does, odds, board, names, onTake }) {
  const targets = new Set(line.targets);
  const glow = () => board.glow([...board.things.values()].filter(({ target }) => target && targets.has(target)).map(({ id }) => id));
  const fade = () => board.glow([]);
  /** A finger does not hover. @param {PointerEvent} event */
  const enter = (event) => event.pointerType === "mouse" && glow();
  const take = () => {
    fade();
    if (onTake) onTake(line);
    else glow();
  };
  return html`
    <button class="advice" title=${onTake ? say("hint-take") : ""} onClick=${take} onPointerEnter=${enter} onPointerLeave=${fade} onFocus=${glow} onBlur=${fade}>
      <span class="does">${does}</span>
      ${odds && html`<span class="odds">${odds}</span>`}
      ${line.why && html`<span class="why">${line.why}</span>`}
      ${
        line.follows.length > 0 &&
        html`
        <small>${say("hint-then")}${line.follows.map(({ seat, says }, index) => html` <span>${index > 0 && "→ "}<b>${names[seat] || say("somebody")}</b> ${says}</span>`)}</small>`
      }
    </button>`;
}

/**
 * How often a line wins; of those that are about equally good it is said once.
 * @param {import("../base/types.js").Hint} told
 * @param {number} place
 */
function oddsOf({ lines, tie }, place) {
  return tie && tie.lines.includes(place) && place !== tie.lines[0] ? "" : say("hint-wins", { percent: percentOf(lines[place]) });
}

/** @param {Advice} line */
const percentOf = ({ winning }) => Math.round(winning * 100);

/**
 * What is done with one button is called what the button says at this moment.
 * @param {Advice} line
 * @param {import("../base/types.js").Scene | null} [scene]
 */
function does({ targets, says }, scene) {
  const button = targets.length === 1 ? scene?.buttons.find(({ target }) => target === targets[0]) : undefined;
  return button?.title ?? says;
}

/**
 * For those who do not see the page: that it takes a moment, and the best line.
 * @param {Hinting} hinting
 * @param {import("../base/types.js").Scene | null} [scene]
 */
function spoken({ thinking, told, shown }, scene) {
  if (thinking.value) return say("hint-thinking");
  const best = shown.value ? told.value?.lines[0] : undefined;
  return best ? `${say("hint-best", { does: does(best, scene), percent: percentOf(best) })}. ${best.why} ${told.value?.tie?.says ?? ""}` : "";
}
