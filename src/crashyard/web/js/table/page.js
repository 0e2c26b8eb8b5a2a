/** The page of one table. */

import { useEffect, useMemo } from "../../vendor/hooks.js";
import { useSignal, useSignalEffect } from "../../vendor/signals.js";
import { Warning } from "../base/dialog.js";
import { titleOf } from "../base/games.js";
import { html } from "../base/html.js";
import { follow, go } from "../base/route.js";
import { muted } from "../base/settings.js";
import { say } from "../base/words.js";
import { Picture } from "../board/view.js";
import { Rules } from "../rules/panel.js";
import { Chooser } from "./chooser.js";
import { hintKey } from "./hints.js";
import { Missed } from "./missed.js";
import { Chat, Log, Players } from "./panels.js";
import { Over } from "./result.js";
import { Sitting } from "./session.js";
import { ring } from "./sounds.js";
import { Statistics } from "./statistics.js";
import { Waiting } from "./waiting.js";

/** @param {{id: string, seat: number | null}} facts */
export function TablePage({ id, seat }) {
  const sitting = useMemo(() => new Sitting(id, seat), [id, seat]);
  useEffect(() => () => sitting.leave(), [sitting]);
  useSignalEffect(() => {
    const game = titleOf(sitting.table.value?.game ?? "");
    document.title = sitting.awaited.value ? say("title-your-turn", { game }) : `${game} · Crashyard`;
  });
  useSignalEffect(() => ring(sitting.awaited.value));
  const large = useSignal(false);
  const rules = useSignal(false);
  const table = sitting.table.value;
  if (table?.unreadable) return html`<${Unreadable} sitting=${sitting} table=${table} />`;
  const playing = table !== null && table.state !== "open";
  return html`
    <main id="main" tabindex="-1" class=${`table ${playing ? "" : "waits"}`} data-n=${table?.n}>
      <${Wire} sitting=${sitting} />
      ${playing && html`<${Board} sitting=${sitting} large=${large.value} />`}
      <div class="side">
        ${!table && html`<${Arriving} sitting=${sitting} />`}
        ${playing && html`<${Missed} sitting=${sitting} />`}
        ${table?.state === "open" && html`<${Waiting} sitting=${sitting} />`}
        ${table?.state === "running" && html`<${Chooser} sitting=${sitting} />`}
        ${(table?.state === "over" || table?.state === "closed") && html`<${Over} sitting=${sitting} />`}
        ${
          table && rules.value
            ? html`<${Rules} game=${table.game} legend=${sitting.scene.value?.legend ?? []} onClose=${() => (rules.value = false)} />`
            : table && html`<${Panels} sitting=${sitting} playing=${playing} over=${table.state === "over"} />`
        }
        ${table && html`<${Tools} sitting=${sitting} large=${large} rules=${rules} playing=${playing} />`}
      </div>
      <${Speaker} sitting=${sitting} />
    </main>
  `;
}

/** Before anything is known of the table, or if nothing can be. @param {{sitting: Sitting}} facts */
function Arriving({ sitting }) {
  if (!sitting.complaint.value) return html`<p class="pale loading" role="status">${say("sending")}</p>`;
  return html`
    <section class="waiting">
      <h1 class="complaint">${sitting.complaint.value}</h1>
      <div class="row">
        <a class="button main" href="/" onClick=${follow}>${say("to-lobby")}</a>
        <button onClick=${() => location.reload()}>${say("try-again")}</button>
      </div>
    </section>
  `;
}

/** What is left of a table that the server cannot read. @param {{sitting: Sitting, table: import("../base/types.js").Table}} facts */
function Unreadable({ sitting, table }) {
  const names = table.chairs.filter(({ kind }) => kind !== "open").map(({ name }) => name || say("somebody"));
  const close = async () => {
    await sitting.arrange("/close");
    await sitting.change(null);
  };
  return html`
    <main id="main" tabindex="-1" class="table waits">
      <div class="side">
        <section class="waiting">
          <h1>${titleOf(table.game)}</h1>
          <p class="pale">${names.join(" · ")}</p>
          <p class="complaint" role="alert">${table.state === "closed" ? say("table-closed", { game: titleOf(table.game) }) : table.unreadable}</p>
          <div class="row">
            <a class="button main" href="/" onClick=${follow}>${say("to-lobby")}</a>
            ${table.host && table.state !== "closed" && html`<button class="grave" onClick=${close}>${say("close-table")}</button>`}
          </div>
          ${sitting.complaint.value && html`<p class="complaint" role="alert">${sitting.complaint.value}</p>`}
        </section>
      </div>
    </main>
  `;
}

/** Whether the wire is up; said only when it is not. @param {{sitting: Sitting}} facts */
function Wire({ sitting }) {
  const connection = sitting.connection.value;
  const state = connection?.state.value;
  const told = state === "lost" ? say("connection-lost") : state === "refused" ? connection?.refusal.value : "";
  return html`<div class=${`wire ${told ? "down" : ""}`} role="status">${told}</div>`;
}

/** A table that is less wide for its height does not fit into a window: it is scrolled, the board comes first. */
const TALL = 0.65;

/** @param {{sitting: Sitting, large: boolean}} facts */
function Board({ sitting, large }) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Escape" && sitting.chosen.value.length) sitting.back();
    hintKey(sitting, event);
  };
  return html`
    <section class=${`board ${large ? "large" : sitting.stage.ratio.value < TALL ? "tall" : ""}`} aria-label=${say("board")} onKeyDown=${key}>
      <h1 class="away">${titleOf(sitting.table.value?.game ?? "")}</h1>
      <${Picture} stage=${sitting.stage} />
    </section>
  `;
}

/** @param {{sitting: Sitting, large: import("../../vendor/signals.js").Signal<boolean>, rules: import("../../vendor/signals.js").Signal<boolean>, playing: boolean}} facts */
function Tools({ sitting, large, rules, playing }) {
  const leaving = useSignal(false);
  const table = sitting.table.value;
  const mine = table?.chairs.filter(({ seat, kind }) => kind === "person" && sitting.mine.value.includes(seat)) ?? [];
  return html`
    <div class="row tools">
      ${
        table?.state === "running" &&
        mine.length > 0 &&
        html`
        <button class="quiet" onClick=${() => (leaving.value = true)}><span aria-hidden="true">✕</span> ${say("leave")}</button>`
      }
      ${
        table?.state === "running" &&
        html`
        <a class="button quiet" href=${`/tables/${sitting.id}?replay=0&seat=${sitting.seat.value}`} onClick=${follow}>
          <span aria-hidden="true">↻</span> ${say("replay")}
        </a>`
      }
      ${
        playing &&
        html`
        <button class="quiet enlarge" aria-pressed=${large.value} onClick=${() => (large.value = !large.value)}>
          <span aria-hidden="true">⤢</span> ${say("enlarge")}
        </button>`
      }
      <button class="quiet" aria-pressed=${rules.value} onClick=${() => (rules.value = !rules.value)}><span aria-hidden="true">?</span> ${say("rules")}</button>
      ${leaving.value && html`<${Leaving} sitting=${sitting} seats=${mine.map(({ seat }) => seat)} onClose=${() => (leaving.value = false)} />`}
    </div>
  `;
}

/** @param {{sitting: Sitting, seats: number[], onClose: () => void}} facts */
function Leaving({ sitting, seats, onClose }) {
  const others = sitting.table.value?.chairs.some(({ seat, kind }) => kind === "person" && !seats.includes(seat));
  const leave = async () => {
    const asked = others ? seats.map((seat) => sitting.arrange(`/chairs/${seat}`, { kind: "open" })) : [sitting.arrange("/close")];
    const done = await Promise.all(asked);
    onClose();
    if (done.every(Boolean)) go("/");
  };
  return html`
    <${Warning} title=${say("leave")} onClose=${onClose} onDone=${leave}>
      <p>${say(others ? "leave-others" : "leave-alone")}</p>
    <//>
  `;
}

/** Side by side where there is room, one at a time on a phone. @param {{sitting: Sitting, playing: boolean, over: boolean}} facts */
function Panels({ sitting, playing, over }) {
  const shown = useSignal("players");
  useEffect(() => {
    if (over) shown.value = "figures";
  }, [over]);
  const heard = sitting.log.value.filter((entry) => entry.kind === "chat" && !muted.value).length;
  const seen = useSignal(heard);
  if (shown.value === "chat") seen.value = heard;
  const names = [...(over ? ["figures"] : []), ...(playing ? ["players", "log"] : []), "chat"];
  const bodies = {
    figures: () => html`<${Statistics} id=${sitting.id} sides=${sitting.scene.value?.sides ?? []} />`,
    players: () => html`<${Players} sitting=${sitting} />`,
    log: () => html`<${Log} log=${sitting.log.value} stage=${sitting.stage} />`,
    chat: () => html`<${Chat} sitting=${sitting} />`,
  };
  return html`
    ${
      playing &&
      html`
      <div class=${`tabs ${over ? "after-tabs" : ""}`}>
        ${names.map(
          (name) => html`
          <button key=${name} aria-pressed=${shown.value === name} onClick=${() => (shown.value = name)}>
            ${say(`panel-${name}`)}${name === "chat" && heard > seen.value && html`<span class="dot">${heard - seen.value}</span>`}
          </button>`,
        )}
      </div>`
    }
    <div class=${`panels ${over ? "after" : ""}`} data-shown=${playing ? shown.value : "chat"}>
      ${names.map(
        (name) => html`
        <section key=${name} class=${`panel ${name}`} aria-label=${say(`panel-${name}`)}>
          <h2>${say(`panel-${name}`)}</h2>
          ${bodies[/** @type {keyof typeof bodies} */ (name)]()}
        </section>`,
      )}
    </div>
  `;
}

/** Says aloud what happens, for those who do not see it. @param {{sitting: Sitting}} facts */
function Speaker({ sitting }) {
  const log = sitting.log.value;
  const last = log.at(-1)?.n ?? 0;
  const news = log.filter((entry) => entry.n === last && entry.kind === "event");
  return html`
    <div class="away" role="log" aria-live="polite" aria-atomic="false" aria-label=${say("spoken")}>
      ${news.map((entry, index) => html`<p key=${`${entry.n} ${index}`}>${entry.text}</p>`)}
      ${sitting.awaited.value && html`<p key=${`turn ${last}`}>${say("your-turn")}</p>`}
    </div>
  `;
}
