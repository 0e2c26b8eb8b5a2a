/** What can be done about somebody: read them no more, or tell whoever runs the server. */

import { useSignal } from "../../vendor/signals.js";
import { sentenceOf } from "../base/api.js";
import { Dialog } from "../base/dialog.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** @typedef {import("./muting.js").Muting} Muting */
/** @typedef {import("./muting.js").Whom} Whom */

const REASONS = ["insults", "spam", "cheating", "name", "other"];

/** @param {{muting: Muting, whom: Whom, name: string, isMuted: boolean}} facts */
export function AboutPerson({ muting, whom, name, isMuted }) {
  const shown = useSignal(false);
  const label = say("about-person", { name });
  return html`
    <button class="quiet about-person" aria-label=${label} title=${label} onClick=${() => (shown.value = true)}></button>
    ${shown.value && html`<${Choices} muting=${muting} whom=${whom} name=${name} isMuted=${isMuted} onClose=${() => (shown.value = false)} />`}
  `;
}

/** @param {{muting: Muting, whom: Whom, name: string, isMuted: boolean, onClose: () => void}} facts */
function Choices({ muting, whom, name, isMuted, onClose }) {
  const reason = useSignal(REASONS[0]);
  const note = useSignal("");
  const told = useSignal("");
  const complaint = useSignal("");
  /** @param {() => Promise<void>} what */
  const attempt = async (what) => {
    complaint.value = told.value = "";
    try {
      await what();
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  const mute = async () => {
    await muting.mute(whom, !isMuted);
    onClose();
  };
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    void attempt(async () => {
      await muting.report(whom, reason.value, note.value);
      note.value = "";
      told.value = say("reported");
    });
  };
  return html`
    <${Dialog} title=${name} onClose=${onClose}>
      <form onSubmit=${send}>
        <p class="pale">${say("mute-about")}</p>
        <div class="row"><button type="button" onClick=${() => attempt(mute)}>${say(isMuted ? "unmute-person" : "mute-person", { name })}</button></div>
        <p class="pale">${say("report-about")}</p>
        <label>${say("report-reason")}
          <select value=${reason.value} onChange=${(/** @type {any} */ event) => (reason.value = event.target.value)}>
            ${REASONS.map((each) => html`<option key=${each} value=${each}>${say(`reason-${each}`)}</option>`)}
          </select>
        </label>
        <label>${say("report-note")}
          <input maxlength="300" value=${note.value} onInput=${(/** @type {any} */ event) => (note.value = event.target.value)} />
        </label>
        <div class="row end"><span class="done" role="status">${told.value}</span><button type="submit">${say("report")}</button></div>
      </form>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    <//>
  `;
}
