/** An account: a name and a password that keep everything, on every device. */

import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { Dialog } from "../base/dialog.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { keepMe, person, suggestedName } from "./person.js";

/** @param {{how: "account" | "sign-in", onClose: () => void}} facts */
export function SignIn({ how, onClose }) {
  const fresh = how === "account";
  const name = useSignal(person.value?.name ?? (fresh ? suggestedName() : ""));
  const password = useSignal("");
  const complaint = useSignal("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      await keepMe(how, name.value, password.value);
      onClose();
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  return html`
    <${Dialog} title=${fresh ? say("make-account") : say("sign-in")} onClose=${onClose}>
      <form onSubmit=${send}>
        <p class="pale">${fresh ? say("account-about") : say("sign-in-about")}</p>
        <label>${say("your-name")}
          <input required maxlength="24" autocomplete="username" value=${name.value}
            onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
        </label>
        <label>${say("password")}
          <input required type="password" minlength=${fresh ? 8 : 1} maxlength="128" value=${password.value}
            autocomplete=${fresh ? "new-password" : "current-password"}
            onInput=${(/** @type {any} */ event) => (password.value = event.target.value)} />
        </label>
        ${!fresh && html`<${Forgotten} name=${name.value} />`}
        ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
        <div class="row end"><button type="submit" class="main">${fresh ? say("make-account") : say("sign-in")}</button></div>
      </form>
    <//>
  `;
}

/** For those who know who they are, but not by what they show it. @param {{name: string}} facts */
function Forgotten({ name }) {
  const told = useSignal("");
  const send = async () => {
    try {
      await ask("/password/forgotten", { who: name });
      told.value = say("forgotten-sent");
    } catch (error) {
      told.value = sentenceOf(error);
    }
  };
  return html`
    <p class="pale">
      <button type="button" class="quiet small forgotten" disabled=${!name.trim()} onClick=${send}>${say("forgotten")}</button>
      <span role="status">${told.value || say("forgotten-about")}</span>
    </p>
  `;
}
