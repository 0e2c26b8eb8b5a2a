/** When a game is over: what everybody had answered ahead, and which answers were given so. */

import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { html } from "../base/html.js";
import { follow } from "../base/route.js";
import { language, say } from "../base/words.js";

/** @typedef {import("../base/types.js").Given} Given */
/** @typedef {import("../base/types.js").Table} Table */

/** @param {{table: Table}} facts */
export function AnsweredAhead({ table }) {
  /** @type {import("../../vendor/signals.js").Signal<Given[] | null>} */
  const given = useSignal(null);
  const complaint = useSignal("");
  const busy = useSignal(false);
  const look = async () => {
    busy.value = true;
    complaint.value = "";
    try {
      given.value = (await ask(`/tables/${table.id}/orders?seat=0&language=${language.value}`)).given;
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
    busy.value = false;
  };
  return html`
    <section class="given" aria-label=${say("ahead-after")}>
      ${!given.value && html`<button class="quiet" disabled=${busy.value} onClick=${look}>${say(busy.value ? "sending" : "ahead-after")}</button>`}
      ${given.value && html`<h3>${say("ahead-after")}</h3>`}
      ${given.value?.length === 0 && html`<p class="pale" role="status">${say("ahead-nobody")}</p>`}
      <ul>
        ${table.chairs
          .filter(({ seat }) => given.value?.some((each) => each.seat === seat))
          .map(({ seat, name }) => html`<${Whose} key=${seat} id=${table.id} name=${name || say("somebody")} given=${given.value?.filter((each) => each.seat === seat) ?? []} />`)}
      </ul>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    </section>
  `;
}

/** One person: each time what they answered ahead; an answer that was given so is counted, and leads into the replay. @param {{id: string, name: string, given: Given[]}} facts */
function Whose({ id, name, given }) {
  const count = given.filter(({ orders }) => !orders).length;
  return html`
    <li>
      <p><b>${name}</b> <small>${say("ahead-answers", { count })}</small></p>
      <ol>
        ${given.map(
          ({ n, orders, said }) => html`
          <li key=${n}>
            <a href=${`/tables/${id}?replay=${n}`} onClick=${follow}>${n}</a>
            <span>${orders ? said?.map(({ says, answers }) => `${says}: ${answers.join(" – ")}`).join(" · ") || say("ahead-withdrawn") : say("ahead-given")}</span>
          </li>`,
        )}
      </ol>
    </li>
  `;
}
