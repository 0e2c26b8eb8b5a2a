/** Where links in mails lead: an address is confirmed, mails are ended, a new password is set. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf, tell } from "../base/api.js";
import { entitle } from "../base/header.js";
import { html } from "../base/html.js";
import { follow, go } from "../base/route.js";
import { say } from "../base/words.js";
import { person } from "./person.js";

/** What stands behind the sign in the address: no server on the way has seen it. */
const secretHere = () => location.hash.slice(1);

/** @param {{title: string, children?: unknown}} facts */
function Frame({ title, children }) {
  useEffect(() => entitle(`${title} · Crashyard`));
  return html`
    <main id="main" tabindex="-1" class="own">
      <h1>${title}</h1>
      <section class="sheaf">${children}</section>
    </main>
  `;
}

/** One click has been made already: it is done as soon as the page is there. @param {{title: string, done: string, act: () => Promise<unknown>}} facts */
function Done({ title, done, act }) {
  const told = useSignal("");
  const complaint = useSignal("");
  useEffect(() => {
    act().then(
      () => (told.value = done),
      (error) => (complaint.value = sentenceOf(error)),
    );
  }, []);
  return html`
    <${Frame} title=${title}>
      <p role="status">${told.value || (!complaint.value && say("sending"))}</p>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
      <div class="row"><a class="button" href="/account" onClick=${follow}>${say("account")}</a></div>
    <//>
  `;
}

export function ConfirmPage() {
  const act = () => ask("/notifications/confirm", { token: secretHere() });
  return html`<${Done} title=${say("confirm-address")} done=${say("address-confirmed")} act=${act} />`;
}

export function StopPage() {
  return html`<${Done} title=${say("stop-mail")} done=${say("mail-stopped")} act=${() => tell(location.pathname)} />`;
}

export function ResetPage() {
  const password = useSignal("");
  const complaint = useSignal("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      person.value = await ask("/password/reset", { token: secretHere(), password: password.value });
      go("/account", true);
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  return html`
    <${Frame} title=${say("reset-password")}>
      <form class="columns" onSubmit=${send}>
        <label>${say("new-password")}
          <input required type="password" minlength="8" maxlength="128" autocomplete="new-password" value=${password.value}
            onInput=${(/** @type {any} */ event) => (password.value = event.target.value)} />
        </label>
        <button type="submit" class="main">${say("reset-password")}</button>
      </form>
      <p class="pale">${say("reset-about")}</p>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    <//>
  `;
}
