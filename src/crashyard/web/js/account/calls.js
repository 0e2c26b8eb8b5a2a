/** How I am called when I am not here: on this device, by mail, and when not. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";
import { day } from "./access.js";
import { person } from "./person.js";
import { canPush, isDenied, subscribe, unsubscribe } from "./push.js";

/** @typedef {{id: string, agent: string, made: number, here: boolean}} Device */
/** @typedef {{mail_offered: boolean, push_key: string, address: string | null, mail: "off" | "each" | "digest",
 *   quiet_from: number | null, quiet_to: number | null, zone: string, language: string, devices: Device[]}} Calls
 */

/** Where this device is. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** "22:30", as fields of a time want it. @param {number} minutes */
const spelled = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** @param {string} text */
const minutesOf = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

const NIGHT = { quiet_from: 22 * 60, quiet_to: 8 * 60 };

export function CallsForm() {
  /** @type {import("../../vendor/signals.js").Signal<Calls | null>} */
  const calls = useSignal(null);
  const told = useSignal("");
  const complaint = useSignal("");
  /** What is under way, one thing after the other: how many there are, and the last of them. */
  const underWay = useRef({ count: 0, last: Promise.resolve() });
  /** @param {() => Promise<unknown>} [first] @param {string} [done] */
  const look = (first, done = "") => {
    const { count, last } = underWay.current;
    const turn = count ? last.then(() => lookNow(first, done)) : lookNow(first, done);
    underWay.current = { count: count + 1, last: turn };
    return turn;
  };
  /** What the server says is old as soon as something else has been changed here. @param {Calls | null} found */
  const take = (found) => {
    underWay.current.count -= 1;
    if (!underWay.current.count) calls.value = found;
  };
  /** @param {() => Promise<unknown>} [first] @param {string} [done] */
  const lookNow = async (first, done = "") => {
    complaint.value = told.value = "";
    try {
      await first?.();
      take(await ask("/notifications"));
      if (!underWay.current.count) told.value = done;
    } catch (error) {
      take(first ? await ask("/notifications").catch(() => calls.peek()) : null);
      complaint.value = sentenceOf(error);
    }
  };
  useEffect(() => void look(), [person.value]);
  const now = calls.value;
  /** @param {Partial<Calls>} what */
  const change = (what) => {
    const before = calls.peek();
    if (!before) return;
    const { mail, quiet_from, quiet_to } = (calls.value = { ...before, ...what });
    void look(() => ask("/notifications", { mail, quiet_from, quiet_to, language: language.value, zone: zoneHere() }), say("saved"));
  };
  return html`
    <section class="sheaf calls" aria-labelledby="calls">
      <h2 id="calls">${say("calls")}</h2>
      <p class="pale">${say("calls-about")} <span class="done" role="status">${told.value}</span></p>
      ${!now && !complaint.value && html`<p class="pale">${say("sending")}</p>`}
      ${now && html`<${Devices} calls=${now} look=${look} />`}
      ${now?.mail_offered && html`<${Mail} calls=${now} look=${look} change=${change} />`}
      ${now && html`<${Quiet} calls=${now} change=${change} />`}
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
    </section>
  `;
}

/** @param {{calls: Calls, look: (first: () => Promise<unknown>, done?: string) => Promise<void>}} facts */
function Devices({ calls, look }) {
  const isHere = calls.devices.some(({ here }) => here);
  const offered = canPush() && !isDenied();
  return html`
    ${
      offered &&
      !isHere &&
      html`<div class="row"><button class="push-on" onClick=${() => look(() => subscribe(calls.push_key), say("saved"))}>${say("push-here")}</button></div>`
    }
    ${!offered && html`<p class="pale">${isDenied() ? say("push-denied") : say("push-nowhere")}</p>`}
    <ul class="keys">
      ${calls.devices.map(
        ({ id, agent, made, here }) => html`
        <li key=${id}>
          <span class="name">${agent || say("unknown-browser")} ${here && html`<span class="tag">${say("this-browser")}</span>`}</span>
          <span class="pale">${say("called-since", { day: day(made) })}</span>
          <button class="small" aria-label=${`${say("call-no-more")}: ${agent}`} onClick=${() =>
            look(async () => {
              await ask(`/notifications/devices/${id}/remove`, {});
              if (here) await unsubscribe();
            })}>${say("call-no-more")}</button>
        </li>`,
      )}
    </ul>
  `;
}

/** @param {{calls: Calls, look: (first: () => Promise<unknown>, done?: string) => Promise<void>, change: (what: Partial<Calls>) => void}} facts */
function Mail({ calls, look, change }) {
  const address = useSignal(calls.address ?? "");
  /** @param {string} text */
  const send = (text) =>
    look(
      () => ask("/notifications/address", { address: text, language: language.value, zone: zoneHere() }),
      say(text ? "confirm-sent" : "saved"),
    );
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    void send(address.value.trim());
  };
  return html`
    <form class="columns" onSubmit=${submit}>
      <label>${say("mail-address")}
        <input required type="email" maxlength="254" autocomplete="email" value=${address.value}
          onInput=${(/** @type {any} */ event) => (address.value = event.target.value)} />
      </label>
      <button type="submit" disabled=${address.value.trim() === calls.address}>${say("confirm-address")}</button>
    </form>
    <p class="pale">${calls.address ? say("mail-to", { address: calls.address }) : say("mail-about")}</p>
    ${
      calls.address &&
      html`
      <label>${say("mail-when")}
        <select value=${calls.mail} onChange=${(/** @type {any} */ event) => change({ mail: event.target.value })}>
          ${["off", "each", "digest"].map((mail) => html`<option value=${mail}>${say(`mail-${mail}`)}</option>`)}
        </select>
      </label>
      <div class="row"><button class="quiet" onClick=${() => send("")}>${say("forget-address")}</button></div>`
    }
  `;
}

/** @param {{calls: Calls, change: (what: Partial<Calls>) => void}} facts */
function Quiet({ calls, change }) {
  const { quiet_from: from, quiet_to: to } = calls;
  const is = from !== null && to !== null;
  return html`
    <label class="check">
      <input type="checkbox" checked=${is} onChange=${() => change(is ? { quiet_from: null, quiet_to: null } : NIGHT)} />
      ${say("quiet-hours")}
    </label>
    ${
      is &&
      html`
      <div class="columns">
        <label>${say("quiet-begin")}
          <input type="time" required value=${spelled(from)} onChange=${(/** @type {any} */ event) => event.target.value && change({ quiet_from: minutesOf(event.target.value) })} />
        </label>
        <label>${say("quiet-end")}
          <input type="time" required value=${spelled(to)} onChange=${(/** @type {any} */ event) => event.target.value && change({ quiet_to: minutesOf(event.target.value) })} />
        </label>
      </div>
      <p class="pale">${say("quiet-about", { zone: calls.zone })}</p>`
    }
  `;
}
