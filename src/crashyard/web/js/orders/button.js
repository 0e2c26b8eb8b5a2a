/** The way to what is answered ahead, beside what is asked: a calm word, and how many answers there are. */

import { isPaused } from "../agreements/deciding.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";

/**
 * @template Value
 * @typedef {import("../../vendor/signals.js").Signal<Value>} Signal
 */
/** @typedef {{id: string, table: Signal<import("../base/types.js").Table | null>, mine: Signal<number[]>, seat: Signal<number>,
 *   awaited: Signal<boolean>, orders: import("./ordering.js").Ordering, board: import("../board/board.js").Board,
 *   connection: Signal<import("./ordering.js").Link | null>}} Asked who sits before the table */

/** Whether somebody sits here for whom it makes sense: others who decide keep them waiting. @param {Asked} session */
export function hasOrders({ id, table, mine, seat, orders }) {
  const { chairs = [], resigned = [] } = table.value ?? {};
  if (!id || isPaused(table.value) || chairs[seat.value]?.kind !== "person" || !mine.value.includes(seat.value)) return false;
  const others = chairs.filter((chair) => !mine.value.includes(chair.seat) && !resigned.includes(chair.seat));
  return orders.current.value.length > 0 || others.some(({ kind, away }) => kind === "person" || (kind === "bot" && away));
}

/** What the button says. @param {import("./ordering.js").Ordering} orders */
function told({ current, edited, isChanged, isNews }) {
  if (edited.value && isChanged.value) return say("ahead-unsaved");
  if (isNews.value) return say("ahead-cancelled");
  const count = current.value.length;
  return count ? say("ahead-count", { count }) : say("ahead");
}

/** @param {{session: Asked}} facts */
export function AheadButton({ session }) {
  const { orders } = session;
  const { shown, isNews, current, draft } = orders;
  const look = isNews.value ? "news" : current.value.length ? "some" : "";
  return html`
    <button class=${`quiet ahead ${look}`} aria-expanded=${shown.value} title=${say(draft.value ? "ahead-with-answer" : "ahead-about")}
      onClick=${() => (shown.value = !shown.value)}>${told(orders)}</button>`;
}
