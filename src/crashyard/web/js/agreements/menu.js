/** What is seldom done at a table, and never by accident: pausing, taking back, ending, resigning. */

import { useSignal } from "../../vendor/signals.js";
import { Dialog, Warning } from "../base/dialog.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { isPaused, sidesOf } from "./deciding.js";
import { Vacation } from "./vacation.js";

/** @typedef {import("./deciding.js").Deciding} Deciding */

/** @param {{session: Deciding}} facts */
export function ActionsButton({ session }) {
  const opened = useSignal("");
  const { own } = sidesOf(session);
  if (session.table.value?.state !== "running" || !own.length) return null;
  const close = () => void (opened.value = "");
  return html`
    <button class="quiet" title=${say("table-actions")} onClick=${() => (opened.value = "menu")}>
      <span aria-hidden="true">⚑</span> <span class="word">${say("table-actions")}</span>
    </button>
    ${opened.value === "menu" && html`<${Actions} session=${session} onOpen=${(/** @type {string} */ what) => (opened.value = what)} onClose=${close} />`}
    ${opened.value === "vacation" && html`<${Vacation} session=${session} seats=${own} onClose=${close} />`}
    ${opened.value === "resign" && html`<${Resigning} session=${session} seats=${own} onClose=${close} />`}
  `;
}

/** @param {{session: Deciding, onOpen: (what: string) => void, onClose: () => void}} facts */
function Actions({ session, onOpen, onClose }) {
  const table = session.table.value;
  const { others } = sidesOf(session);
  const asks = others.length > 0;
  const waits = Boolean(table?.proposal);
  /** @param {string} what */
  const propose = (what) => () => {
    onClose();
    void session.arrange("/propose", { what });
  };
  const paused = isPaused(table);
  return html`
    <${Dialog} title=${say("table-actions")} onClose=${onClose}>
      ${waits && html`<p class="pale">${say("proposal-open")}</p>`}
      <ul class="actions">
        ${!paused && html`<${Action} title=${say("action-pause")} about=${say(asks ? "pause-about" : "pause-alone")} disabled=${waits} onDo=${propose("pause")} />`}
        ${table?.clock.kind === "days" && !paused && html`<${Action} title=${say("action-vacation")} about=${say("vacation-about")} disabled=${false} onDo=${() => onOpen("vacation")} />`}
        ${asks && !paused && html`<${Action} title=${say("action-undo")} about=${say("undo-about")} disabled=${waits} onDo=${propose("undo")} />`}
        ${asks && html`<${Action} title=${say("action-abort")} about=${say("abort-about")} disabled=${waits} onDo=${propose("abort")} />`}
        ${table?.resigning && !paused && html`<${Action} title=${say("action-resign")} about=${say("resign-about")} disabled=${false} onDo=${() => onOpen("resign")} />`}
      </ul>
    <//>
  `;
}

/** @param {{title: string, about: string, disabled: boolean, onDo: () => void}} facts */
function Action({ title, about, disabled, onDo }) {
  return html`
    <li>
      <button disabled=${disabled} onClick=${onDo}>${title}</button>
      <p class="pale">${about}</p>
    </li>
  `;
}

/** @param {{session: Deciding, seats: number[], onClose: () => void}} facts */
function Resigning({ session, seats, onClose }) {
  const resign = async () => {
    onClose();
    for (const seat of seats) if (!(await session.arrange("/resign", { seat }))) return;
  };
  return html`
    <${Warning} title=${say("action-resign")} onClose=${onClose} onDone=${resign}>
      <p>${say("resign-about")}</p>
    <//>
  `;
}
