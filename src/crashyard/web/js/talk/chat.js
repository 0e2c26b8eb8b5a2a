/** What people say at a table, those who play and those who look on; and the way to say something. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { callMe, person, suggestedName } from "../account/person.js";
import { Sign } from "../account/sign.js";
import { sentenceOf } from "../base/api.js";
import { html } from "../base/html.js";
import { muted } from "../base/settings.js";
import { say } from "../base/words.js";
import { AboutPerson } from "./about-person.js";

/** @typedef {import("../base/types.js").Table} Table */
/** @typedef {import("./muting.js").Muting} Muting */
/** @typedef {{n: number, kind: string, text: string, name: string, by?: string, seat?: number | null, who?: string}} Line */
/** @typedef {{log: Line[], table: Table | null, mine: number[], host: boolean, muting: Muting,
 *   onSay: (text: string) => Promise<void>, onNamed: () => Promise<void>, onRule: (rule: string) => Promise<unknown>}} Talk */

const RULES = ["all", "players", "off"];

/** @param {Talk} facts */
export function Chat({ log, table, mine, host, muting, onSay, onNamed, onRule }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = log.filter(({ kind }) => kind === "chat" && !muted.value);
  const rule = table?.chat ?? "all";
  const isPlayer = host || mine.length > 0;
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return html`
    <ol class="lines" ref=${end} tabindex="0" aria-live="polite" aria-label=${say("panel-chat")}>
      ${lines.length === 0 && html`<li class="pale">${say(muted.value ? "chat-muted" : "chat-empty")}</li>`}
      ${lines.map((line) => html`<${Said} key=${line.n} line=${line} mine=${mine} muting=${muting} />`)}
    </ol>
    <button class="quiet mute" aria-pressed=${muted.value} onClick=${() => (muted.value = !muted.value)}>${say("mute")}</button>
    ${
      rule === "off" || (rule === "players" && !isPlayer)
        ? html`<p class="pale">${say(`no-talk-${rule}`)}</p>`
        : person.value
          ? html`<${Saying} onSay=${onSay} />`
          : html`<${Naming} onNamed=${onNamed} />`
    }
    ${
      host &&
      table?.state !== "closed" &&
      html`
      <label class="who-talks">${say("who-may-talk")}
        <select value=${rule} onChange=${(/** @type {any} */ event) => onRule(event.target.value)}>
          ${RULES.map((each) => html`<option key=${each} value=${each}>${say(`talk-${each}`)}</option>`)}
        </select>
      </label>`
    }
  `;
}

/** One line; of whom one does not want to read, folded away. @param {{line: Line, mine: number[], muting: Muting}} facts */
function Said({ line, mine, muting }) {
  const { n, text, by = "", seat, who } = line;
  const name = line.name || say("somebody");
  const isMuted = muting.by.value.has(by);
  const isMine = seat === null || seat === undefined ? line.name === person.value?.name : mine.includes(seat);
  const told = html`
    <b>${name}</b><${Sign} who=${who} /> ${seat === null && html`<span class="tag">${say("looks-on")}</span> `}<span dir="auto">${text}</span>${
      person.value && by && line.name && !isMine && html`<${AboutPerson} muting=${muting} whom=${{ n }} name=${name} isMuted=${isMuted} />`
    }`;
  if (!isMuted) return html`<li>${told}</li>`;
  return html`<li class="folded"><details><summary>${say("muted-line", { name })}</summary>${told}</details></li>`;
}

/** @param {{onSay: (text: string) => Promise<void>}} facts */
function Saying({ onSay }) {
  const text = useSignal("");
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (text.value.trim()) void onSay(text.value);
    text.value = "";
  };
  return html`
    <form class="say" onSubmit=${send}>
      <input maxlength="300" aria-label=${say("chat-say")} placeholder=${say("chat-say")} value=${text.value}
        onInput=${(/** @type {any} */ event) => (text.value = event.target.value)} />
      <button type="submit">${say("send")}</button>
    </form>
  `;
}

/** Whoever looks on takes a name before they talk. @param {{onNamed: () => Promise<void>}} facts */
function Naming({ onNamed }) {
  const name = useSignal(suggestedName());
  const complaint = useSignal("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      await callMe(name.value);
      await onNamed();
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  return html`
    <form class="say naming" onSubmit=${send}>
      <input required maxlength="24" autocomplete="nickname" aria-label=${say("name-to-talk")} value=${name.value}
        onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
      <button type="submit">${say("take-name")}</button>
    </form>
    ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
  `;
}
