/** What happened how often in a game that is over, seat by seat. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";
import { Story } from "../ending/story.js";

/** @typedef {import("../base/types.js").Side} Side */
/** @typedef {{length: string, answers: number[], seconds: number[], events: {event: string, title: string | null, count: number, seats: number[]}[]}} Figures */

/** What each person has on the table, in the order of the seats; it may be more than one thing. @param {Side[]} sides */
function together(sides) {
  /** @type {Map<number, Side[]>} */
  const people = new Map();
  for (const side of sides) people.set(side.seat, [...(people.get(side.seat) ?? []), side]);
  return [...people.keys()].sort((one, other) => one - other).map((seat) => people.get(seat) ?? []);
}

/** Minutes and seconds. @param {number} seconds */
function spell(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {{id: string, sides: Side[], chairs?: import("../base/types.js").Chair[]}} facts */
export function Statistics({ id, sides, chairs = [] }) {
  /** @type {import("../../vendor/signals.js").Signal<Figures | null>} */
  const figures = useSignal(null);
  const complaint = useSignal("");
  useEffect(() => {
    void ask(`/tables/${id}/statistics?language=${language.value}`).then(
      (found) => (figures.value = found),
      (error) => (complaint.value = sentenceOf(error)),
    );
  }, [id, language.value]);
  if (complaint.value) return html`<p class="complaint" role="alert">${complaint.value}</p>`;
  if (!figures.value) return html`<p class="pale">${say("sending")}</p>`;
  const { length, answers, seconds, events } = figures.value;
  const people = together(sides);
  const counted = events.filter(({ title, count }) => title && count > 0);
  return html`
    <${Story} id=${id} sides=${sides} chairs=${chairs} />
    <h3>${say("panel-figures")}</h3>
    ${length && html`<p class="pale">${length}</p>`}
    <div class="counts" tabindex="0" role="group" aria-label=${say("panel-figures")}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${people.map(
              (own) => html`
              <th key=${own[0].seat} scope="col">
                ${own.map(({ letter, colour, name }) => html`<span key=${letter} class="letter" style=${{ background: colour }} title=${name} aria-hidden="true">${letter}</span>`)}
                <span class="away">${own[0].name}</span>
              </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${counted.map(({ event, title, seats }) => html`<${Row} key=${event} title=${title} values=${seats} people=${people} />`)}
          <${Row} title=${say("decisions")} values=${answers} people=${people} />
          <${Row} title=${say("time-taken")} values=${seconds} people=${people} spelt=${spell} />
        </tbody>
      </table>
    </div>
  `;
}

/** One line: the figure of each seat over a bar as long as its part of the largest. @param {{title: string, values: number[], people: Side[][], spelt?: (value: number) => string}} facts */
function Row({ title, values, people, spelt = String }) {
  const most = Math.max(...values, 1);
  return html`
    <tr>
      <th scope="row">${title}</th>
      ${people.map(
        ([{ seat, colour }]) => html`
        <td key=${seat} class=${values[seat] > 0 ? "" : "none"}>${spelt(values[seat])}
          <span class="bar" style=${{ "--part": values[seat] / most, background: colour }}></span></td>`,
      )}
    </tr>
  `;
}
