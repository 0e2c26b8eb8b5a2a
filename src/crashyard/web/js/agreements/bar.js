/** What somebody proposes, in one line above the table: it covers nothing that is played with, and moves nothing. */

import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { playAgain } from "./deciding.js";

/** @typedef {import("./deciding.js").Deciding} Deciding */

/** @param {{session: Deciding}} facts */
export function ProposalBar({ session }) {
  const table = session.table.value;
  const proposal = table?.proposal;
  if (!table || !proposal) return null;
  const mine = session.mine.value;
  const { n, what, seat, asked } = proposal;
  /** @param {number[]} seats */
  const named = (seats) => [...new Set(seats.map((each) => table.chairs[each].name || say("somebody")))].join(", ");
  const isAsked = asked.some((each) => mine.includes(each));
  const isMine = mine.includes(seat);
  const told = isMine ? say("proposal-waits", { names: named(asked) }) : say(`ask-${what}`, { name: named([seat]) });
  /** @param {string} answer */
  const answer = (answer) => session.arrange("/proposal", { do: answer, n });
  const agree = () => (what === "rematch" ? playAgain(session) : answer("agree"));
  return html`
    <section class="proposal" key=${n} aria-label=${say("proposal")}>
      <p title=${told}>${told}</p>
      ${
        isAsked &&
        html`
        <button class="small main" onClick=${agree}>${say("agree")}</button>
        <button class="small" onClick=${() => answer("decline")}>${say("decline")}</button>`
      }
      ${isMine && html`<button class="small" onClick=${() => answer("withdraw")}>${say("withdraw")}</button>`}
    </section>
  `;
}
