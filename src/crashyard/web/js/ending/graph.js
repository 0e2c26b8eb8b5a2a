/** How everybody stood from round to round: a line a seat, and the same as a table. */

import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {import("../base/types.js").Side} Side */

const WIDTH = 340;
const HEIGHT = 160;
const LEFT = 26;
const RIGHT = 20;
const TOP = 10;
const BOTTOM = 32;
const LETTER = 11;

/** So that lines are told apart without their colours. */
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 3"];

/**
 * Where the lines go: for each seat the points of its line, and the values at the edge.
 * @param {Course["rounds"]} rounds
 */
export function linesOf(rounds) {
  const seats = rounds[0]?.scores.length ?? 0;
  const all = rounds.flatMap(({ scores }) => scores);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const across = WIDTH - LEFT - RIGHT;
  /** @param {number} index */
  const x = (index) => LEFT + (rounds.length > 1 ? (across * index) / (rounds.length - 1) : across / 2);
  /** @param {number} score */
  const y = (score) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (score - low) / (high - low));
  const lines = Array.from({ length: seats }, (_, seat) => rounds.map(({ scores }, index) => ({ x: x(index), y: y(scores[seat]) })));
  return { low, high, lines, x, y };
}

/**
 * Where letters go that belong at some heights, so that none lies over another.
 * @param {number[]} heights
 */
export function spread(heights) {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one] - heights[other]);
  const spreads = [...heights];
  order.forEach((index, place) => {
    if (place) spreads[index] = Math.max(spreads[index], spreads[order[place - 1]] + LETTER);
  });
  return spreads;
}

/** @param {{course: Course, sides: Side[]}} facts */
export function Graph({ course, sides }) {
  const { rounds, unit, turning_points: turns } = course;
  if (rounds.length < 2) return null;
  const { low, high, lines, x, y } = linesOf(rounds);
  /** @param {number} seat */
  const sideOf = (seat) => sides.find((side) => side.seat === seat);
  const last = rounds.length - 1;
  const ends = spread(lines.map((points) => points[last].y));
  return html`
    <svg class="graph" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say("standing")}>
      ${[low, high].map(
        (value) => html`
        <line key=${value} class="level" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)} />
        <text x=${LEFT - 5} y=${y(value) + 4} text-anchor="end">${value}</text>`,
      )}
      ${turns.map(({ n, round }, index) => {
        const at = Math.max(0, rounds.findIndex((each) => each.round >= round));
        return html`<g key=${n}><line class="turn" x1=${x(at)} x2=${x(at)} y1=${TOP} y2=${HEIGHT - BOTTOM} /><text class="mark" x=${x(at)} y=${HEIGHT - BOTTOM + 13} text-anchor="middle">${"①②③"[index]}</text></g>`;
      })}
      ${lines.map((points, seat) => {
        const side = sideOf(seat);
        const end = points[last];
        return html`<g key=${seat} style=${{ color: side?.colour }}>
          <polyline points=${points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ")} stroke-dasharray=${DASHES[seat % DASHES.length]} />
          <circle cx=${end.x} cy=${end.y} r="3.5" />
          <text class="end" x=${end.x + 7} y=${ends[seat] + 4}>${side?.letter}</text>
        </g>`;
      })}
      <text x="5" y=${HEIGHT - 8}>${rounds[last].round} ${unit}</text>
    </svg>
    <details class="standing-table">
      <summary>${say("standing-table")}</summary>
      <div class="counts" tabindex="0" role="group" aria-label=${say("standing-table")}>
        <table>
          <thead><tr><th scope="col">${unit}</th>${lines.map((_, seat) => html`<th key=${seat} scope="col">${sideOf(seat)?.name}</th>`)}</tr></thead>
          <tbody>
            ${rounds.map(({ round, scores }, index) => html`<tr key=${index}><th scope="row">${round}</th>${scores.map((score, seat) => html`<td key=${seat}>${score}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>
  `;
}
