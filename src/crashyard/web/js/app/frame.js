/** The frame around every page: where we are, who we are, which language, how fast. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { MyGames } from "../account/games.js";
import { AccountPage } from "../account/page.js";
import { ConfirmPage, ResetPage, StopPage } from "../account/links.js";
import { callMe, person, signOut } from "../account/person.js";
import { SignIn } from "../account/sign-in.js";
import { sentenceOf } from "../base/api.js";
import { entitle, toolbar } from "../base/header.js";
import { html } from "../base/html.js";
import { useMenu } from "../base/menu.js";
import { follow, route } from "../base/route.js";
import { careful, coaching, look, LOOKS } from "../base/settings.js";
import { chooseLanguage, language, LANGUAGES, say } from "../base/words.js";
import { SoundFields, SpeedField } from "../director/controls.js";
import { Lobby } from "../lobby/page.js";
import { TablePage } from "../table/page.js";
import { Later } from "./later.js";

export function Page() {
  const { table, seat, replay, learn, lesson, page: name } = route.value;
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) document.querySelector("main")?.focus({ preventScroll: true });
    arrived.current = true;
  }, [name, table, lesson, replay === null]);
  /** @type {Record<string, () => unknown>} */
  const pages = {
    lobby: () => html`<${Lobby} />`,
    account: () => html`<${AccountPage} />`,
    games: () => html`<${MyGames} />`,
    study: () => html`<${Later} key="study" folder="study" part="StudyPage" />`,
    learn: () =>
      lesson
        ? html`<${Later} key=${`${learn} ${lesson}`} folder="learn" part="LessonPage" facts=${{ game: learn, name: lesson }} />`
        : html`<${Later} key=${learn} folder="learn" part="LessonsPage" facts=${{ game: learn }} />`,
    confirm: () => html`<${ConfirmPage} />`,
    reset: () => html`<${ResetPage} />`,
    stop: () => html`<${StopPage} />`,
    nowhere: () => html`<${Nowhere} />`,
    table: () =>
      replay === null
        ? html`<${TablePage} key=${`${table} ${seat}`} id=${table} seat=${seat} />`
        : html`<${Later} key=${`${table} replay`} folder="replay" part="ReplayPage" facts=${{ id: table, seat, number: replay, run: route.value.run }} />`,
  };
  return html`
    <a class="skip" href="#main">${say("skip-to-content")}</a>
    <header class=${`top ${name === "table" || lesson ? "slim" : ""}`}>
      <a class="brand" href="/" onClick=${follow}><${Mark} /><span class="word">Crashyard</span></a>
      ${toolbar.value && html`<${toolbar.value} />`}
      <nav aria-label=${say("settings")}>
        ${person.value && name !== "table" && html`<a class="button quiet" href="/games" onClick=${follow}>${say("my-games")}</a>`}
        <${Settings} />
      </nav>
    </header>
    ${pages[name]()}
  `;
}

/** An address under which there is nothing. */
function Nowhere() {
  useEffect(() => {
    entitle(`${say("no-page")} · Crashyard`);
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
  const { shown, box } = useMenu();
  /** @type {import("../../vendor/signals.js").Signal<"account" | "sign-in" | null>} */
  const account = useSignal(null);
  return html`
    <div class="menu" ref=${box}>
      <button class="quiet" aria-expanded=${shown.value} onClick=${() => (shown.value = !shown.value)}>
        <span class="who">${person.value?.name ?? say("settings")}</span><span aria-hidden="true" class="gear">⚙︎</span>
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
    <${SpeedField} />
    <${SoundFields} />
    <label class="check">
      <input type="checkbox" checked=${coaching.value} onChange=${() => (coaching.value = !coaching.value)} />
      ${say("coach-on")}
    </label>
    <label class="check">
      <input type="checkbox" checked=${careful.value} onChange=${() => (careful.value = !careful.value)} />
      ${say("confirm-always")}
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
