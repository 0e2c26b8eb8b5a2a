/** A vacation: where every decision may take days, one's own clock can stand still for some. */

import { useSignal } from "../../vendor/signals.js";
import { Dialog } from "../base/dialog.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** @typedef {import("./deciding.js").Deciding} Deciding */

const DAY = 86_400;

/** For how many days more the clock of a seat stands still. @param {Deciding} session @param {number} seat */
export const restsFor = ({ table }, seat) => Math.ceil((table.value?.clocks?.[seat]?.rests ?? 0) / DAY);

/** @param {{session: Deciding, seats: number[], onClose: () => void}} facts */
export function Vacation({ session, seats, onClose }) {
  const clocks = seats.map((seat) => session.table.value?.clocks?.[seat]);
  const spare = Math.min(...clocks.map((clock) => clock?.vacation ?? 0));
  const rests = Math.max(...seats.map((seat) => restsFor(session, seat)));
  const days = useSignal(Math.min(7, spare));
  /** @param {number} count */
  const take = async (count) => {
    onClose();
    for (const seat of seats) if (!(await session.arrange("/vacation", { seat, days: count }))) return;
  };
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    void take(days.value);
  };
  return html`
    <${Dialog} title=${say("action-vacation")} onClose=${onClose}>
      <form onSubmit=${send}>
        <p>${rests ? say("vacation-now", { days: rests }) : say("vacation-about")}</p>
        <label>${say("vacation-days")}
          <input type="number" required min="1" max=${spare} value=${days.value} onInput=${(/** @type {any} */ event) => (days.value = event.target.valueAsNumber)} />
          <small>${say("vacation-left", { days: spare })}</small>
        </label>
        <div class="row end">
          ${rests > 0 && html`<button type="button" onClick=${() => take(0)}>${say("vacation-end")}</button>`}
          <button type="submit" class="main" disabled=${spare < 1}>${say("vacation-take")}</button>
        </div>
      </form>
    <//>
  `;
}
