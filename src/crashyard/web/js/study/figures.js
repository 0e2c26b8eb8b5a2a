/** The figures of a study so far, each with the interval in which chance leaves it, a line for every table. */

import { games } from "../base/games.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";
import { kindOf } from "./kinds.js";

/** @typedef {import("../base/types.js").Study} Study */
/** @typedef {import("../base/types.js").StudyTable} StudyTable */
/** @typedef {import("../base/types.js").StudyFigure} StudyFigure */

const MEASURES = ["length", "decisions", "answers", "starter", "draws", "hits"];

/** Where fewer than this part of the games differ, it is told before anything else. */
const MOSTLY = 0.9;

/**
 * How far a line reaches: shares to the whole, everything else to a round number above all of it.
 * @param {StudyFigure[]} figures
 */
export function reachOf(figures) {
  if (figures[0]?.share) return 1;
  const most = Math.max(...figures.map(({ value, high }) => Math.min(high ?? value, 2 * value || 1)), 0);
  if (most <= 0) return 1;
  const step = 10 ** Math.floor(Math.log10(most));
  return Math.ceil(most / step) * step;
}

/**
 * How numbers of a figure are written, all with as many places as it deserves.
 * @param {StudyFigure} figure
 */
function spelling({ value, share }) {
  const digits = share || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  const style = share ? "percent" : "decimal";
  return new Intl.NumberFormat(language.value, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** @param {{study: Study}} facts */
export function StudyFigures({ study }) {
  const { tables } = study;
  if (!tables.some(({ figures }) => figures.length)) return null;
  return html`
    <section class="sheaf" aria-labelledby="study-figures">
      <h2 id="study-figures">${say("study-figures")}</h2>
      <${Repeats} study=${study} />
      <div class="measures">
        ${MEASURES.map((measure) => html`<${Measure} key=${measure} measure=${measure} study=${study} />`)}
      </div>
      <p class="pale">${say("study-figures-about")}</p>
    </section>
  `;
}

/** Games that are copies of others, that were stopped or that failed. @param {{study: Study}} facts */
function Repeats({ study }) {
  const { tables } = study;
  const alike = tables.filter(({ games: played, stopped, failed, different }) => different < MOSTLY * (played - failed) || stopped + failed > 0);
  if (!alike.length) return null;
  return html`
    <ul class="doubts">
      ${alike.map(
        (table) => html`
        <li key=${`${table.variant} ${table.strength}`}>
          ${tables.length > 1 && html`<b>${nameOf(study, table)}: </b>`}
          ${table.different < MOSTLY * (table.games - table.failed) && say("study-alike", { different: table.different, games: table.games })}
          ${" "}${table.stopped > 0 && say("study-stopped", { count: table.stopped })}
          ${" "}${table.failed > 0 && say("study-failed", { count: table.failed })}
        </li>`,
      )}
    </ul>
  `;
}

/** Who plays at a table by which rule, as far as there are several. @param {Study} study @param {StudyTable} table */
function nameOf({ kinds, variants }, { strength, variant }) {
  const rule = variants.length > 1 ? say(variant ? "study-changed-rule" : "study-rulebook") : "";
  return [kinds.length > 1 ? kindOf(strength) : "", rule].filter(Boolean).join(" · ");
}

/** @param {{measure: string, study: Study}} facts */
function Measure({ measure, study }) {
  const lines = study.tables.flatMap((table) => {
    const figure = table.figures.find((each) => each.measure === measure);
    return figure ? [{ table, figure }] : [];
  });
  if (!lines.length) return null;
  const reach = reachOf(lines.map(({ figure }) => figure));
  const unit = games.value.find(({ name }) => name === study.game)?.unit ?? "";
  return html`
    <section class="measure">
      <h3>${say(`study-measure-${measure}`)}${measure === "length" && html` <small>${unit}</small>`}</h3>
      <ul>
        ${lines.map(({ table, figure }) => html`<${Line} key=${`${table.variant} ${table.strength}`} name=${nameOf(study, table)} figure=${figure} reach=${reach} />`)}
      </ul>
    </section>
  `;
}

/** @param {{name: string, figure: StudyFigure, reach: number}} facts */
function Line({ name, figure, reach }) {
  const { value, low, high, fair } = figure;
  const form = spelling(figure);
  const known = low !== null && high !== null;
  /** @param {number} at */
  const across = (at) => `${(100 * Math.min(Math.max(at, 0), reach)) / reach}%`;
  return html`
    <li>
      <span>${name}</span>
      <span class="figure"><b>${form.format(value)}</b> <small>${known ? say("study-between", { low: form.format(low), high: form.format(high) }) : say("study-too-few")}</small></span>
      <svg aria-hidden="true" height="18" width="100%">
        <line class="axis" x1="0" x2="100%" y1="9" y2="9" />
        ${fair !== null && html`<line class="fair" x1=${across(fair)} x2=${across(fair)} y1="0" y2="18" />`}
        ${known && html`<line class="reach" x1=${across(low)} x2=${across(high)} y1="9" y2="9" />`}
        <circle class="dot" cx=${across(value)} cy="9" r="5" />
      </svg>
    </li>
  `;
}
