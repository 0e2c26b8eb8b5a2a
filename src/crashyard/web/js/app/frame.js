/** The frame around every page: where we are, who we are, which language, how fast. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { AccountPage } from "../account/page.js";
import { callMe, person, signOut } from "../account/person.js";
import { SignIn } from "../account/sign-in.js";
import { sentenceOf } from "../base/api.js";
import { html } from "../base/html.js";
import { follow, route } from "../base/route.js";
import { careful, look, LOOKS, sound, speed, SPEEDS } from "../base/settings.js";
import { chooseLanguage, language, LANGUAGES, say } from "../base/words.js";
import { Lobby } from "../lobby/page.js";
import { ReplayPage } from "../replay/page.js";
import { TablePage } from "../table/page.js";

export function Page() {
  const { table, seat, replay, page: name } = route.value;
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) document.querySelector("main")?.focus();
    arrived.current = true;
  }, [name, table, replay === null]);
  /** @type {Record<string, () => unknown>} */
  const pages = {
    lobby: () => html`<${Lobby} />`,
    account: () => html`<${AccountPage} />`,
    nowhere: () => html`<${Nowhere} />`,
    table: () =>
      replay === null
        ? html`<${TablePage} key=${`${table} ${seat}`} id=${table} seat=${seat} />`
        : html`<${ReplayPage} key=${`${table} replay`} id=${table} seat=${seat} number=${replay} run=${route.value.run} />`,
  };
  return html`
    <a class="skip" href="#main">${say("skip-to-content")}</a>
    <header class="top">
      <a class="brand" href="/" onClick=${follow}><${Mark} /><span>Crashyard</span></a>
      <nav aria-label=${say("settings")}>
        <${Settings} />
      </nav>
    </header>
    ${pages[name]()}
  `;
}

/** An address under which there is nothing. */
function Nowhere() {
  useEffect(() => {
    document.title = `${say("no-page")} · Crashyard`;
  });
  return html`
    <main id="main" tabindex="-1" class="nowhere">
      <h1>${say("no-page")}</h1>
      <p class="pale">${say("no-page-about")}</p>
      <a class="button main" href="/" onClick=${follow}>${say("to-lobby")}</a>
    </main>
  `;
}

function Mark() {
  return html`<img src=${new URL("../../icon.svg", import.meta.url).href} alt="" width="28" height="28" />`;
}

function Settings() {
  const shown = useSignal(false);
  /** @type {import("../../vendor/signals.js").Signal<"account" | "sign-in" | null>} */
  const account = useSignal(null);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!shown.value) return undefined;
    /** @param {Event} event */
    const away = (event) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) shown.value = false;
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [shown.value]);
  return html`
    <div class="menu" ref=${box}>
      <button class="quiet" aria-expanded=${shown.value} onClick=${() => (shown.value = !shown.value)}>
        <span class="who">${person.value?.name ?? say("settings")}</span><span aria-hidden="true" class="gear">☰</span>
      </button>
      ${
        shown.value &&
        html`
        <div class="settings-menu" role="group" aria-label=${say("settings")}>
          <${SettingsForm} onLeave=${() => (shown.value = false)} onAccount=${(/** @type {"account" | "sign-in"} */ how) => {
            shown.value = false;
            account.value = how;
          }} />
        </div>`
      }
      ${account.value && html`<${SignIn} how=${account.value} onClose=${() => (account.value = null)} />`}
    </div>
  `;
}

/** @param {{onAccount: (how: "account" | "sign-in") => void, onLeave: () => void}} facts */
function SettingsForm({ onAccount, onLeave }) {
  const complaint = useSignal("");
  /** @param {Event} event */
  const rename = async (event) => {
    try {
      await callMe(/** @type {HTMLInputElement} */ (event.currentTarget).value);
      complaint.value = "";
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  return html`
    ${
      person.value &&
      !person.value.account &&
      html`
      <label>${say("your-name")}
        <input value=${person.value.name} maxlength="24" autocomplete="nickname" onChange=${rename} />
      </label>`
    }
    ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    <label>${say("language")}
      <select value=${language.value} onChange=${(/** @type {any} */ event) => chooseLanguage(event.target.value)}>
        ${Object.entries(LANGUAGES).map(([name, title]) => html`<option value=${name} lang=${name}>${title}</option>`)}
      </select>
    </label>
    <label>${say("look")}
      <select value=${look.value} onChange=${(/** @type {any} */ event) => (look.value = event.target.value)}>
        ${LOOKS.map((name) => html`<option value=${name}>${say(`look-${name}`)}</option>`)}
      </select>
    </label>
    <label>${say("speed")}
      <select value=${speed.value} onChange=${(/** @type {any} */ event) => (speed.value = event.target.value)}>
        ${Object.keys(SPEEDS).map((name) => html`<option value=${name}>${say(`speed-${name}`)}</option>`)}
      </select>
    </label>
    <label class="check">
      <input type="checkbox" checked=${careful.value} onChange=${() => (careful.value = !careful.value)} />
      ${say("confirm-always")}
    </label>
    <label class="check">
      <input type="checkbox" checked=${sound.value} onChange=${() => (sound.value = !sound.value)} />
      ${say("sound-on-turn")}
    </label>
    <div class="row">
      ${
        person.value &&
        html`<a class="button" href="/account" onClick=${(/** @type {MouseEvent} */ event) => {
          follow(event);
          onLeave();
        }}>${say("account")}</a>`
      }
      ${
        person.value?.account
          ? html`<button class="quiet" onClick=${() => void signOut()}>${say("sign-out")}</button>`
          : html`
          <button class=${person.value ? "quiet" : ""} onClick=${() => onAccount("account")}>${say("make-account")}</button>
          <button class="quiet" onClick=${() => onAccount("sign-in")}>${say("sign-in")}</button>`
      }
    </div>
  `;
}
