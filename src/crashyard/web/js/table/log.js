/** What happened, for people: turn by turn, the newest open, with pictures of what it is about and the rule behind it. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { Sign } from "../account/sign.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { pictureOf } from "../board/thumbnail.js";
import { Why } from "../rules/why.js";

/** @typedef {import("./session.js").Entry} Entry */
/** @typedef {import("../base/types.js").Side} Side */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {Entry & {times: number}} Told what was said, and how often in a row */
/** @typedef {{heads: Entry[], entries: Told[]}} Turn */

/** So many things are pictured beside a sentence. */
const PICTURES = 2;

/**
 * What belongs together: everything from the beginning of a turn to that of the next. A round that begins with a turn is
 * told in one line with it, and what is said several times in a row is said once.
 * @param {Entry[]} log
 * @returns {Turn[]}
 */
export function turnsOf(log) {
  /** @type {Turn[]} */
  const turns = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (entry.turn && last && !last.entries.length) last.heads.push(entry);
    else if (entry.turn) turns.push({ heads: [entry], entries: [] });
    else if (last) tell(last.entries, entry);
    else turns.push({ heads: [], entries: [{ ...entry, times: 1 }] });
  }
  return turns;
}

/** @param {Told[]} told @param {Entry} entry */
function tell(told, entry) {
  const last = told.at(-1);
  if (last?.text !== entry.text || last.n !== entry.n) told.push({ ...entry, times: 1 });
  else told[told.length - 1] = { ...entry, ids: [...new Set([...last.ids, ...entry.ids])], times: last.times + 1 };
}

/** @param {{log: Entry[], board: Board, game: string, sides: Side[], chairs?: import("../base/types.js").Chair[]}} facts */
export function Log({ log, board, game, sides, chairs = [] }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const entries = log.filter((entry) => entry.kind !== "chat");
  const turns = turnsOf(entries);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [entries.length]);
  /** @param {Told} entry @param {number} index */
  const line = (entry, index) => html`<${Line} key=${index} entry=${entry} board=${board} game=${game} sides=${sides} chairs=${chairs} />`;
  return html`
    <ol class="lines" ref=${end} tabindex="0" aria-label=${say("panel-log")}>
      ${turns.map(({ heads, entries: own }, index) => {
        const said = heads.map((entry, place) => html`<span key=${place}><${Named} text=${entry.text} sides=${sides} chairs=${chairs} /> </span>`);
        const head = heads.length ? said : say("log-before");
        const key = heads.length ? `${heads[0].n} ${heads[0].text}` : "before";
        if (!own.length) return html`<li key=${key} class="head">${head}</li>`;
        return html`
          <li key=${key} class="turn">
            <details open=${index === turns.length - 1}>
              <summary>${head}</summary>
              <ol>${own.map(line)}</ol>
            </details>
          </li>`;
      })}
    </ol>
  `;
}

/** @param {{entry: Told, board: Board, game: string, sides: Side[], chairs: import("../base/types.js").Chair[]}} facts */
function Line({ entry, board, game, sides, chairs }) {
  const glow = () => board.glow(idsOf(entry, board));
  const fade = () => board.glow([]);
  return html`
    <li onMouseEnter=${glow} onMouseLeave=${fade} onClick=${glow}>
      <${Pictures} board=${board} ids=${entry.ids} />
      <${Named} text=${entry.text} sides=${sides} chairs=${chairs} />
      ${entry.times > 1 && html` <b class="times">×${entry.times}</b>`}
      ${entry.ordered && html` <span class="tag">${say("ahead-given")}</span>`}
      ${entry.clause && html` <${Why} game=${game} clause=${entry.clause} />`}
    </li>
  `;
}

/** What a sentence is about, as it looked when it was said. @param {{board: Board, ids: string[]}} facts */
function Pictures({ board, ids }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const pictures = ids.map((id) => pictureOf(board, id)).filter((picture) => picture !== null);
    const different = new Map(pictures.map((picture) => [picture.innerHTML, picture]));
    box.current?.replaceChildren(...[...different.values()].slice(0, PICTURES));
  }, []);
  return ids.length > 0 && html`<span class="pictures" ref=${box}></span>`;
}

/**
 * A sentence, cut before and behind each name of somebody who plays: every second part is a name. Of two names that begin
 * alike the longer one is meant.
 * @param {string} text
 * @param {string[]} names
 */
export function partsOf(text, names) {
  if (!names.length) return [text];
  const longest = names.toSorted((one, other) => other.length - one.length);
  const any = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "u"));
}

/**
 * A sentence with the names of those who play in their colours, and with their signs.
 * @param {{text: string, sides: Side[], chairs: import("../base/types.js").Chair[]}} facts
 */
function Named({ text, sides, chairs }) {
  const signs = new Map(chairs.map(({ name, who }) => [name, who]));
  const colours = new Map(sides.filter(({ name }) => name).map(({ name, colour }) => [name, colour]));
  return partsOf(text, [...colours.keys()]).map((part, index) =>
    index % 2 ? html`<b key=${index} class="who" style=${{ "--colour": colours.get(part) }}>${part}<${Sign} who=${signs.get(part)} /></b>` : part,
  );
}

/**
 * The things that a sentence is about: those that changed with its event, and those that it names.
 * @param {Entry} entry
 * @param {Board} board
 */
function idsOf(entry, board) {
  const names = new Set(entry.text.match(/[\p{L}\p{N}]+(?:,[\p{L}\p{N}]+)*/gu));
  const named = [...board.things.values()].filter(
    ({ id, target = "" }) => id.startsWith("place-") && (names.has(id.slice("place-".length)) || names.has(target)),
  );
  return new Set([...entry.ids, ...named.map((thing) => thing.id)]);
}
