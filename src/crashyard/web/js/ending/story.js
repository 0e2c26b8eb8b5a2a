/** How a game that is over went: the standing over time, when it turned, and against whom it was. */

import { Portrait } from "../base/portrait.js";
import { titleOfBot } from "../base/games.js";
import { html } from "../base/html.js";
import { follow } from "../base/route.js";
import { say } from "../base/words.js";
import { useCourse } from "./course.js";
import { Graph } from "./graph.js";

/** @typedef {import("../base/types.js").Side} Side */
/** @typedef {import("../base/types.js").Chair} Chair */

/** @param {{id: string, sides: Side[], chairs: Chair[]}} facts */
export function Story({ id, sides, chairs }) {
  const { course, complaint } = useCourse(id, true);
  if (complaint) return html`<p class="complaint" role="alert">${complaint}</p>`;
  if (!course) return html`<p class="pale">${say("sending")}</p>`;
  const levels = [...new Set(chairs.filter(({ kind, away }) => kind === "bot" && !away).map(({ bot }) => bot ?? ""))];
  return html`
    <h3>${say("standing")}</h3>
    <${Graph} course=${course} sides=${sides} />
    ${course.turning_points.length > 0 && html`<h3>${say("turning-points")}</h3><${TurningPoints} id=${id} turns=${course.turning_points} sides=${sides} />`}
    ${levels.map((level) => html`<${Level} key=${level} level=${level} />`)}
  `;
}

/** @param {{id: string, turns: import("./course.js").TurningPoint[], sides: Side[]}} facts */
function TurningPoints({ id, turns, sides }) {
  return html`
    <ol class="turning-points">
      ${turns.map(({ since, n, seat, before, after, lines }, index) => {
        const side = sides.find((each) => each.seat === seat);
        const change = say("turning-point", { name: side?.name ?? "", before: Math.round(before * 100), after: Math.round(after * 100) });
        return html`
          <li key=${n}>
            <a href=${`/tables/${id}?replay=${since}`} onClick=${follow}>
              <span class="mark" aria-hidden="true">${"①②③"[index]}</span>
              <span><b style=${{ "--colour": side?.colour }}>${change}</b><small>${[...new Set(lines)].join(" ")}</small></span>
            </a>
          </li>`;
      })}
    </ol>
    <p class="pale small-print">${say("turning-about")}</p>
  `;
}

/** What it means to have played against a level. @param {{level: string}} facts */
function Level({ level }) {
  const about = say(`bot-${level}-about`);
  return html`<p class="level-about"><${Portrait} level=${level} size=${32} /> <span><b>${titleOfBot(level)}</b> <small>${about}</small></span></p>`;
}
