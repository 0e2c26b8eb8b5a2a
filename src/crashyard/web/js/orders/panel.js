/** Answering ahead: what may still be asked, what its owner answers to it, and for how long. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";
import { changed, nameOf } from "./editing.js";
import { Kind } from "./kind.js";

/** @typedef {import("../base/types.js").Order} Order */
/** @typedef {import("./ordering.js").Ordering} Ordering */
/** @typedef {import("./kind.js").KindOfDecision} KindOfDecision */

/** The kinds of decisions that may be asked, and those of the orders that there are beside them. @param {Ordering} orders @returns {KindOfDecision[]} */
function kindsOf(orders) {
  const may = orders.outlook.value?.may ?? [];
  const known = new Set(may.map(({ when }) => nameOf(when)));
  const others = [...new Map([...orders.current.value, ...orders.listed.value].map((order) => [nameOf(order.when), order.when])).entries()];
  return [
    ...may.map(({ when, says, share, answers, others: passing }) => ({ when, says, share, offers: [...answers, ...passing] })),
    ...others.filter(([name]) => !known.has(name)).map(([, when]) => ({ when, says: orders.titleOf(when), share: null, offers: [] })),
  ];
}

/** @param {{session: import("./button.js").Asked}} facts */
export function AheadPanel({ session }) {
  const { orders, board } = session;
  const { outlook, listed, isChanged, isSaving, complaint, current } = orders;
  const seat = session.seat.value;
  const opened = useSignal("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const panel = box.current;
    panel?.focus({ preventScroll: true });
    orders.see();
    return () => {
      board.glow([]);
      const now = document.activeElement;
      if (now && now !== document.body && !panel?.contains(now)) return;
      for (const button of document.querySelectorAll(".aids .ahead")) if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    };
  }, [orders]);
  useEffect(() => void orders.look(seat), [orders, seat, language.value]);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Escape") orders.shown.value = false;
  };
  /** @param {string[]} targets */
  const glow = (targets) => board.glow([...board.things.values()].filter(({ target }) => target && targets.includes(target)).map(({ id }) => id));
  const telling = { signs: outlook.value?.signs ?? [], upsets: outlook.value?.upsets ?? [], offer: (/** @type {object} */ form) => orders.offer(form), glow };
  const kinds = kindsOf(orders);
  const isAsked = session.awaited.value;
  const save = (/** @type {Order[]} */ given) => orders.save(session.connection.value, seat, isAsked, given);
  return html`
    <section class="panel ahead-panel" aria-label=${say("ahead")} tabindex="-1" ref=${box} onKeyDown=${key}>
      <header><h2>${say("ahead")}</h2><button class="quiet close" aria-label=${say("close")} onClick=${() => (orders.shown.value = false)}>✕</button></header>
      <div class="ahead-body" tabindex="0" role="group" aria-label=${say("ahead-may")}>
        <p class="about">${say("ahead-about")}</p>
        <${Lost} orders=${orders} />
        ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
        ${outlook.value && !kinds.length && html`<p class="pale">${say("ahead-nothing")}</p>`}
        ${outlook.value && kinds.length > 0 && html`<h3 class="may">${say("ahead-may")}</h3>`}
        ${!outlook.value && !complaint.value && html`<p class="pale" role="status">${say("ahead-looking")}</p>`}
        ${
          outlook.value &&
          html`
          <ul class="kinds">
            ${kinds.map((kind) => {
              const name = nameOf(kind.when);
              const order = listed.value.find(({ when }) => nameOf(when) === name);
              return html`
                <${Kind} key=${name} kind=${kind} order=${order} telling=${telling} isOpen=${opened.value === name}
                  onToggle=${() => (opened.value = opened.value === name ? "" : name)}
                  onChange=${(/** @type {(order: Order) => Order} */ change) => orders.edit(changed(listed.value, kind.when, change))} />`;
            })}
          </ul>`
        }
      </div>
      <footer>
        <p class="pale" role="status">${isAsked && listed.value.length > 0 && say("ahead-with-answer")}</p>
        <div class="row">
          <button disabled=${!current.value.length || isSaving.value} onClick=${() => save([])}>${say("ahead-withdraw")}</button>
          <button class="main" disabled=${!isChanged.value || isSaving.value} onClick=${() => save(listed.value)}>${say(isAsked ? "ahead-save-with-answer" : "ahead-save")}</button>
        </div>
      </footer>
    </section>
  `;
}

/** What was cancelled, when and why; the same can be answered ahead again. @param {{orders: Ordering}} facts */
function Lost({ orders }) {
  const lost = orders.lost.value;
  if (!lost) return null;
  const names = new Set(orders.listed.value.map(({ when }) => nameOf(when)));
  const again = lost.orders.filter(({ when }) => !names.has(nameOf(when)));
  const at = new Date(1000 * lost.at).toLocaleString(language.value, { weekday: "short", hour: "2-digit", minute: "2-digit" });
  return html`
    <div class="lost">
      <p><small>${at}</small> ${lost.says}</p>
      ${again.length > 0 && html`<button onClick=${() => orders.edit([...orders.listed.value, ...again])}>${say("ahead-again", { count: again.length })}</button>`}
    </div>
  `;
}
