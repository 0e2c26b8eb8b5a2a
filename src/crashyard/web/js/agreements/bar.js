/** What somebody proposes, in one line above the table: it covers nothing that is played with, and moves nothing. */

import { SignedSentence } from "../account/sign.js";
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
  /** One chair of each person. @param {number[]} seats */
  const chairsOf = (seats) => {
    const chairs = seats.map((each) => table.chairs[each]);
    return chairs.filter(({ name }, index) => chairs.findIndex((chair) => chair.name === name) === index);
  };
  const isAsked = asked.some((each) => mine.includes(each));
  const isMine = mine.includes(seat);
  const chairs = chairsOf(isMine ? asked : [seat]);
  /** @param {string} names */
  const told = (names) => (isMine ? say("proposal-waits", { names }) : say(`ask-${what}`, { name: names }));
  const title = told(chairs.map(({ name }) => name || say("somebody")).join(", "));
  /** @param {string} answer */
  const answer = (answer) => session.arrange("/proposal", { do: answer, n });
  const agree = () => (what === "rematch" ? playAgain(session) : answer("agree"));
  return html`
    <section class="proposal" key=${n} aria-label=${say("proposal")}>
      <p title=${title}><${SignedSentence} told=${told} chairs=${chairs} /></p>
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
