/** What can be opened beside a table and closed again: players, log, chat, figures; and the rules. */

import { useEffect } from "../../vendor/hooks.js";
import { computed, signal } from "../../vendor/signals.js";
import { html } from "../base/html.js";
import { muted } from "../base/settings.js";
import { keep, kept } from "../base/storage.js";
import { say } from "../base/words.js";
import { AnsweredAhead } from "../orders/given.js";
import { AheadPanel } from "../orders/panel.js";
import { Rules } from "../rules/panel.js";
import { Log } from "./log.js";
import { Chat, Players } from "./panels.js";
import { Proof } from "./result.js";
import { Statistics } from "./statistics.js";
import { Doings } from "./toolbar.js";

/** @typedef {import("./session.js").TableSession} TableSession */

/** Whether the drawer is open, and at what; this browser remembers it. */
export class Drawer {
  /** @param {import("../../vendor/signals.js").Signal<boolean>} ahead whether what is answered ahead lies there */
  constructor(ahead) {
    this.ahead = ahead;
    this.shown = signal(kept("drawer.shown", "log"));
    this.isOpen = signal(kept("drawer.open", false));
    this.rules = signal(false);
    /** How much of the chat was there when it was last seen. */
    this.heard = signal(0);
    /** Whether anything lies beside the board. */
    this.isOut = computed(() => this.isOpen.value || this.rules.value || this.ahead.value);
  }

  /** Open the drawer at a panel, or close it. @param {string} [name] */
  toggle(name = this.shown.value) {
    const open = !(this.isOpen.value && this.shown.value === name && !this.rules.value && !this.ahead.value);
    this.rules.value = this.ahead.value = false;
    this.show(name, open);
  }

  /** @param {string} name @param {boolean} open */
  show(name, open) {
    this.shown.value = name;
    this.isOpen.value = open;
    keep("drawer.shown", name);
    keep("drawer.open", open);
  }
}

/** @param {{session: TableSession, drawer: Drawer, over: boolean}} facts */
export function DrawerView({ session, drawer, over }) {
  const { shown, isOpen, rules } = drawer;
  const table = session.table.value;
  useEffect(() => {
    if (over) drawer.shown.value = "figures";
  }, [over]);
  /** @param {KeyboardEvent} event */
  const key = (event) => event.key === "Escape" && drawer.show(shown.value, false);
  if (table && rules.value) {
    const legend = session.scene.value?.legend ?? [];
    return html`
      <aside class="drawer open" aria-label=${say("rules")}>
        <${Rules} game=${table.game} legend=${legend} onClose=${() => (rules.value = false)} />
      </aside>`;
  }
  if (drawer.ahead.value) return html`<aside class="drawer open" aria-label=${say("ahead")}><${AheadPanel} session=${session} /></aside>`;
  return html`
    <aside class=${`drawer ${isOpen.value ? "open" : ""}`} aria-label=${say("panels")} onKeyDown=${key}>
      <${Panels} session=${session} drawer=${drawer} over=${over} />
    </aside>
  `;
}

/** One at a time. @param {{session: TableSession, drawer: Drawer, over: boolean}} facts */
function Panels({ session, drawer, over }) {
  const table = session.table.value;
  const heard = muted.value ? 0 : session.muting.count(session.log.value);
  const names = [...(over ? ["figures"] : []), "players", "log", "chat"];
  const shown = names.includes(drawer.shown.value) ? drawer.shown.value : "log";
  useEffect(() => {
    if (drawer.isOpen.value && shown === "chat") drawer.heard.value = heard;
  });
  const bodies = {
    figures: () => html`<${Statistics} id=${session.id} sides=${session.scene.value?.sides ?? []} chairs=${session.table.value?.chairs} />${table && table.chairs.filter(({ kind }) => kind === "person").length > 1 && html`<${AnsweredAhead} table=${table} />`}${table && html`<${Proof} table=${table} />`}`,
    players: () => html`<${Players} session=${session} />`,
    log: () => html`<${Log} log=${session.log.value} board=${session.board} game=${table?.game ?? ""} sides=${session.scene.value?.sides ?? []} chairs=${table?.chairs} />`,
    chat: () => html`<${Chat} session=${session} />`,
  };
  return html`
    <div class="tabs">
      ${names.map(
        (name) => html`
        <button key=${name} aria-pressed=${shown === name} onClick=${() => drawer.show(name, true)}>
          ${say(`panel-${name}`)}${name === "chat" && heard > drawer.heard.value && html`<span class="dot">${heard - drawer.heard.value}</span>`}
        </button>`,
      )}
      <button class="quiet close" aria-label=${say("close")} onClick=${() => drawer.show(shown, false)}>✕</button>
    </div>
    <div class="panels" data-shown=${shown}>
      ${names.map(
        (name) => html`
        <section key=${name} class=${`panel ${name}`} aria-label=${say(`panel-${name}`)}>
          ${bodies[/** @type {keyof typeof bodies} */ (name)]()}
        </section>`,
      )}
    </div>
    <${Doings} session=${session} />
  `;
}
