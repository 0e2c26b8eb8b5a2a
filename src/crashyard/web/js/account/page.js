/** What is one's own: the name, the password, the browsers where one is signed in, the programs that play for one. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { Warning } from "../base/dialog.js";
import { entitle } from "../base/header.js";
import { html } from "../base/html.js";
import { go } from "../base/route.js";
import { say } from "../base/words.js";
import { Browsers, Programs } from "./access.js";
import { CallsForm } from "./calls.js";
import { MutedPeople } from "./mutes.js";
import { callMe, person, signOut } from "./person.js";
import { SignIn } from "./sign-in.js";

export function AccountPage() {
  useEffect(() => {
    entitle(`${say("account")} · Crashyard`);
  });
  const account = person.value?.account ?? false;
  return html`
    <main id="main" tabindex="-1" class="own">
      <h1>${person.value?.name ?? say("account")}</h1>
      ${!account && html`<${Guest} />`}
      ${account && html`<${Password} />`}
      ${person.value && html`<${CallsForm} /><${MutedPeople} /><${Browsers} /><${Programs} /><${Farewell} />`}
    </main>
  `;
}

/** For those without an account: how to get one. */
function Guest() {
  /** @type {import("../../vendor/signals.js").Signal<"account" | "sign-in" | null>} */
  const opened = useSignal(null);
  const told = useSignal("");
  /** @param {Event} event */
  const rename = async (event) => {
    try {
      await callMe(/** @type {HTMLInputElement} */ (event.currentTarget).value);
      told.value = say("saved");
    } catch (error) {
      told.value = sentenceOf(error);
    }
  };
  return html`
    <section class="sheaf" aria-labelledby="guest">
      <h2 id="guest">${say(person.value ? "guest-title" : "nobody-title")}</h2>
      <p class="pale">${say("account-about")} <span class="done" role="status">${told.value}</span></p>
      ${
        person.value &&
        html`
        <label>${say("your-name")}
          <input maxlength="24" autocomplete="nickname" value=${person.value.name} onChange=${rename} />
        </label>`
      }
      <div class="row">
        <button class="main" onClick=${() => (opened.value = "account")}>${say("make-account")}</button>
        <button onClick=${() => (opened.value = "sign-in")}>${say("sign-in")}</button>
      </div>
      ${opened.value && html`<${SignIn} how=${opened.value} onClose=${() => (opened.value = null)} />`}
    </section>
  `;
}

function Password() {
  const old = useSignal("");
  const fresh = useSignal("");
  const told = useSignal("");
  const complaint = useSignal("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    complaint.value = told.value = "";
    try {
      person.value = await ask("/password", { old: old.value, new: fresh.value });
      old.value = fresh.value = "";
      told.value = say("password-changed");
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  /**
   * @param {string} label
   * @param {import("../../vendor/signals.js").Signal<string>} text
   * @param {number} shortest
   * @param {string} kind
   */
  const field = (label, text, shortest, kind) => html`
    <label>${label}
      <input required type="password" minlength=${shortest} maxlength="128" autocomplete=${kind} value=${text.value}
        onInput=${(/** @type {any} */ event) => (text.value = event.target.value)} />
    </label>`;
  return html`
    <section class="sheaf" aria-labelledby="password">
      <h2 id="password">${say("change-password")}</h2>
      <form class="columns" onSubmit=${send}>
        <input class="away" type="text" autocomplete="username" value=${person.value?.name} readonly tabindex="-1" aria-hidden="true" />
        ${field(say("old-password"), old, 1, "current-password")}
        ${field(say("new-password"), fresh, 8, "new-password")}
        <button type="submit">${say("change-password")}</button>
      </form>
      <p class="pale">${say("password-about")} <span class="done" role="status">${told.value}</span></p>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    </section>
  `;
}

/** Taking everything along, signing out, and going for good. */
function Farewell() {
  const leaving = useSignal(false);
  return html`
    <section class="sheaf" aria-labelledby="farewell">
      <h2 id="farewell">${say("my-data")}</h2>
      <p class="pale">${say("my-data-about")}</p>
      <div class="row">
        <a class="button" href="/api/me/data" download="crashyard.json">${say("save-data")}</a>
        ${person.value?.account && html`<button onClick=${() => void signOut()}>${say("sign-out")}</button>`}
        <button class="grave" onClick=${() => (leaving.value = true)}>${say("remove-me")}</button>
      </div>
      ${leaving.value && html`<${Removal} onClose=${() => (leaving.value = false)} />`}
    </section>
  `;
}

/** @param {{onClose: () => void}} facts */
function Removal({ onClose }) {
  const password = useSignal("");
  const complaint = useSignal("");
  const send = async () => {
    try {
      await ask("/account/remove", { password: password.value });
      person.value = null;
      onClose();
      go("/");
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  return html`
    <${Warning} title=${say("remove-me")} onClose=${onClose} onDone=${send}>
      <p>${say("remove-me-about")}</p>
      ${
        person.value?.account &&
        html`
        <label>${say("password")}
          <input required type="password" maxlength="128" autocomplete="current-password" value=${password.value}
            onInput=${(/** @type {any} */ event) => (password.value = event.target.value)} />
        </label>`
      }
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    <//>
  `;
}
