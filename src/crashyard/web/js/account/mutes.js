/** Whom I have muted, and how to listen to them again. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { person } from "./person.js";

/** @typedef {{id: string, name: string, at: number}} Muted */

export function MutedPeople() {
  /** @type {import("../../vendor/signals.js").Signal<Muted[]>} */
  const people = useSignal([]);
  const complaint = useSignal("");
  /** @param {string} [id] */
  const look = async (id) => {
    try {
      if (id) await ask(`/mutes/${id}/remove`, {});
      people.value = await ask("/mutes");
      complaint.value = "";
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  useEffect(() => void look(), [person.value]);
  return html`
    <section class="sheaf muted-people" aria-labelledby="muted-people">
      <h2 id="muted-people">${say("muted-people")}</h2>
      <p class="pale">${say(people.value.length ? "muted-people-about" : "nobody-muted")}</p>
      <ul class="keys">
        ${people.value.map(
          ({ id, name }) => html`
          <li key=${id}>
            <span class="name">${name}</span>
            <button class="small" aria-label=${say("unmute-person", { name })} onClick=${() => look(id)}>${say("listen-again")}</button>
          </li>`,
        )}
      </ul>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    </section>
  `;
}
