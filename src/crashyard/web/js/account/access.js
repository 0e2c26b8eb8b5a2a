/** Who may come in for me: browsers where I am signed in, and programs with a personal token. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { Copied } from "../base/copy.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";
import { person } from "./person.js";

/** @typedef {{id: string, made: number, seen: number, agent: string, here: boolean}} Browser */
/** @typedef {{id: string, name: string, made: number, used: number | null}} Token */

/** A day, as people write it. @param {number} seconds */
export function day(seconds) {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(seconds * 1000);
}

/**
 * A list on the server that can be looked at again, and what it answered last.
 * @template Item
 * @param {string} path
 */
function useList(path) {
  /** @type {import("../../vendor/signals.js").Signal<Item[] | null>} */
  const items = useSignal(null);
  const complaint = useSignal("");
  /** @param {() => Promise<unknown>} [first] */
  const look = async (first) => {
    try {
      await first?.();
      items.value = await ask(path);
      complaint.value = "";
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  useEffect(() => void look(), [person.value]);
  return { items, complaint, look };
}

export function Browsers() {
  const { items, complaint, look } = /** @type {ReturnType<typeof useList<Browser>>} */ (useList("/sessions"));
  const others = items.value?.filter(({ here }) => !here) ?? [];
  return html`
    <section class="sheaf browsers" aria-labelledby="browsers">
      <h2 id="browsers">${say("browsers")}</h2>
      <p class="pale">${say("browsers-about")}</p>
      ${!items.value && !complaint.value && html`<p class="pale">${say("sending")}</p>`}
      <ul class="keys">
        ${items.value?.map(
          ({ id, agent, seen, here }) => html`
          <li key=${id}>
            <span class="name">${agent || say("unknown-browser")} ${here && html`<span class="tag">${say("this-browser")}</span>`}</span>
            <span class="pale">${say("last-seen", { day: day(seen) })}</span>
            ${!here && html`<button class="small" onClick=${() => look(() => ask(`/sessions/${id}/remove`, {}))}>${say("sign-out")}</button>`}
          </li>`,
        )}
      </ul>
      ${others.length > 1 && html`<div class="row"><button onClick=${() => look(() => ask("/sessions/remove-others", {}))}>${say("sign-out-others")}</button></div>`}
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    </section>
  `;
}

export function Programs() {
  const { items, complaint, look } = /** @type {ReturnType<typeof useList<Token>>} */ (useList("/tokens"));
  const name = useSignal("");
  const secret = useSignal("");
  /** @param {Event} event */
  const make = async (event) => {
    event.preventDefault();
    await look(async () => {
      secret.value = (await ask("/tokens", { name: name.value })).token;
      name.value = "";
    });
  };
  /** @param {string} id */
  const takeBack = (id) => {
    secret.value = "";
    void look(() => ask(`/tokens/${id}/remove`, {}));
  };
  const bot = new URL("../../bot.txt", import.meta.url).href;
  return html`
    <section class="sheaf tokens" aria-labelledby="tokens">
      <h2 id="tokens">${say("tokens")}</h2>
      <p class="pale">${say("tokens-about")}</p>
      <p><a href="/schema">${say("to-interface")}</a> · <a href=${bot}>${say("to-example-bot")}</a></p>
      ${!items.value && !complaint.value && html`<p class="pale">${say("sending")}</p>`}
      ${items.value?.length === 0 && html`<p class="pale">${say("no-tokens")}</p>`}
      <ul class="keys">
        ${items.value?.map(
          ({ id, name: called, made, used }) => html`
          <li key=${id}>
            <span class="name">${called}</span>
            <span class="pale">${say("token-made", { day: day(made) })} · ${used ? say("token-used", { day: day(used) }) : say("token-unused")}</span>
            <button class="small" aria-label=${`${say("take-back")}: ${called}`} onClick=${() => takeBack(id)}>${say("take-back")}</button>
          </li>`,
        )}
      </ul>
      ${
        secret.value &&
        html`
        <div class="secret" role="status">
          <p>${say("token-once")}</p>
          <${Copied} text=${secret.value} label=${say("token")} />
        </div>`
      }
      <form class="columns" onSubmit=${make}>
        <label>${say("token-name")}
          <input required maxlength="24" autocomplete="off" value=${name.value}
            onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
        </label>
        <button type="submit">${say("make-token")}</button>
      </form>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    </section>
  `;
}
