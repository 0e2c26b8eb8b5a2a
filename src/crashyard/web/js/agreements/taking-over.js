/** Taking over the seat of somebody who has left, and calling a bot for somebody who is away or silent: both are asked about first. */

import { useSignal } from "../../vendor/signals.js";
import { callMe, person, suggestedName } from "../account/person.js";
import { SignedSentence } from "../account/sign.js";
import { sentenceOf } from "../base/api.js";
import { Dialog, Warning } from "../base/dialog.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** @typedef {import("./deciding.js").Deciding & {change: (seat: number | null) => Promise<void>}} Arriving */

/** For whoever only looks on. @param {{session: Arriving}} facts */
export function TakeOver({ session }) {
  const asked = useSignal(-1);
  const table = session.table.value;
  const free = session.mine.value.length ? [] : (table?.free ?? []);
  /** @param {number} seat */
  const nameOf = (seat) => table?.chairs[seat]?.name || say("somebody");
  return html`
    ${free.map((seat) => html`<button key=${`take ${seat}`} onClick=${() => (asked.value = seat)}>${say("take-over", { name: nameOf(seat) })}</button>`)}
    ${free.includes(asked.value) && html`<${Asking} session=${session} seat=${asked.value} name=${nameOf(asked.value)} onClose=${() => (asked.value = -1)} />`}
  `;
}

/** @param {{session: Arriving, seat: number, name: string, onClose: () => void}} facts */
function Asking({ session, seat, name, onClose }) {
  const chairs = (session.table.value?.chairs ?? []).filter((chair) => chair.seat === seat);
  const own = useSignal(person.value?.name ?? suggestedName());
  const complaint = useSignal("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      await callMe(own.value);
    } catch (error) {
      complaint.value = sentenceOf(error);
      return;
    }
    const done = await session.arrange(`/chairs/${seat}`, { kind: "me" });
    onClose();
    if (done) await session.change(seat);
  };
  return html`
    <${Dialog} title=${say("take-over", { name })} onClose=${onClose}>
      <form onSubmit=${send}>
        <p><${SignedSentence} told=${(/** @type {string} */ names) => say("take-over-about", { name: names })} chairs=${chairs} /></p>
        ${
          !person.value &&
          html`
          <label>${say("your-name")}
            <input required maxlength="24" autocomplete="nickname" value=${own.value} onInput=${(/** @type {any} */ event) => (own.value = event.target.value)} />
          </label>`
        }
        ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
        <div class="row end"><button type="submit" class="main">${say("sit-down")}</button></div>
      </form>
    <//>
  `;
}

/** @param {{session: import("./deciding.js").Deciding, chair: import("../base/types.js").Chair, absent: boolean}} facts */
export function CallStandIn({ session, chair, absent }) {
  const asking = useSignal(false);
  const close = () => void (asking.value = false);
  const call = async () => {
    close();
    await session.arrange(`/chairs/${chair.seat}`, { kind: "open" });
  };
  return html`
    <button class="small" onClick=${() => (asking.value = true)}>${say(absent ? "replace-absent" : "replace-silent")}</button>
    ${
      asking.value &&
      html`
      <${Warning} title=${say("replace-them")} stay=${say("go-on-waiting")} onClose=${close} onDone=${call}>
        <p><${SignedSentence} told=${(/** @type {string} */ name) => say(absent ? "replace-about" : "replace-silent-about", { name })} chairs=${[chair]} /></p>
      <//>`
    }
  `;
}
