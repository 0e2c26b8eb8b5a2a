/** The page of one table. */

import { useEffect, useMemo } from "../../vendor/hooks.js";
import { useSignal, useSignalEffect } from "../../vendor/signals.js";
import { Warning } from "../base/dialog.js";
import { titleOf } from "../base/games.js";
import { html } from "../base/html.js";
import { follow, go } from "../base/route.js";
import { muted } from "../base/settings.js";
import { say } from "../base/words.js";
import { BoardView } from "../board/view.js";
import { Rules } from "../rules/panel.js";
import { Chooser } from "./chooser.js";
import { hintKey } from "./hints.js";
import { Missed } from "./missed.js";
import { Chat, Log, Players } from "./panels.js";
import { GameOver } from "./result.js";
import { TableSession } from "./session.js";
import { ring } from "./sounds.js";
import { Statistics } from "./statistics.js";
import { Waiting } from "./waiting.js";

/** @param {{id: string, seat: number | null}} facts */
export function TablePage({ id, seat }) {
  const session = useMemo(() => new TableSession(id, seat), [id, seat]);
  useEffect(() => () => session.leave(), [session]);
  useSignalEffect(() => {
    const game = titleOf(session.table.value?.game ?? "");
    document.title = session.awaited.value ? say("title-your-turn", { game }) : `${game} · Crashyard`;
  });
  useSignalEffect(() => ring(session.awaited.value));
  const large = useSignal(false);
  const rules = useSignal(false);
  const table = session.table.value;
  if (table?.unreadable) return html`<${Unreadable} session=${session} table=${table} />`;
  const playing = table !== null && table.state !== "open";
  return html`
    <main id="main" tabindex="-1" class=${`table ${playing ? "" : "waits"}`} data-n=${table?.n}>
      <${ConnectionState} session=${session} />
      ${playing && html`<${BoardSection} session=${session} large=${large.value} />`}
      <div class="side">
        ${!table && html`<${Arriving} session=${session} />`}
        ${playing && html`<${Missed} session=${session} />`}
        ${table?.state === "open" && html`<${Waiting} session=${session} />`}
        ${table?.state === "running" && html`<${Chooser} session=${session} />`}
        ${(table?.state === "over" || table?.state === "closed") && html`<${GameOver} session=${session} />`}
        ${
          table && rules.value
            ? html`<${Rules} game=${table.game} legend=${session.scene.value?.legend ?? []} onClose=${() => (rules.value = false)} />`
            : table && html`<${Panels} session=${session} playing=${playing} over=${table.state === "over"} />`
        }
        ${table && html`<${Tools} session=${session} large=${large} rules=${rules} playing=${playing} />`}
      </div>
      <${Speaker} session=${session} />
    </main>
  `;
}

/** Before anything is known of the table, or if nothing can be. @param {{session: TableSession}} facts */
function Arriving({ session }) {
  if (!session.complaint.value) return html`<p class="pale loading" role="status">${say("sending")}</p>`;
  return html`
    <section class="waiting">
      <h1 class="complaint">${session.complaint.value}</h1>
      <div class="row">
        <a class="button main" href="/" onClick=${follow}>${say("to-lobby")}</a>
        <button onClick=${() => location.reload()}>${say("try-again")}</button>
      </div>
    </section>
  `;
}

/** What is left of a table that the server cannot read. @param {{session: TableSession, table: import("../base/types.js").Table}} facts */
function Unreadable({ session, table }) {
  const names = table.chairs.filter(({ kind }) => kind !== "open").map(({ name }) => name || say("somebody"));
  const close = async () => {
    await session.arrange("/close");
    await session.change(null);
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
          ${session.complaint.value && html`<p class="complaint" role="alert">${session.complaint.value}</p>`}
        </section>
      </div>
    </main>
  `;
}

/** Whether the connection is up; said only when it is not. @param {{session: TableSession}} facts */
function ConnectionState({ session }) {
  const connection = session.connection.value;
  const state = connection?.state.value;
  const told = state === "lost" ? say("connection-lost") : state === "refused" ? connection?.refusal.value : "";
  return html`<div class=${`connection ${told ? "down" : ""}`} role="status">${told}</div>`;
}

/** A table that is less wide for its height does not fit into a window: it is scrolled, the board comes first. */
const TALL = 0.65;

/** @param {{session: TableSession, large: boolean}} facts */
function BoardSection({ session, large }) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Escape" && session.chosen.value.length) session.back();
    hintKey(session, event);
  };
  return html`
    <section class=${`board ${large ? "large" : session.board.ratio.value < TALL ? "tall" : ""}`} aria-label=${say("board")} onKeyDown=${key}>
      <h1 class="away">${titleOf(session.table.value?.game ?? "")}</h1>
      <${BoardView} board=${session.board} />
    </section>
  `;
}

/** @param {{session: TableSession, large: import("../../vendor/signals.js").Signal<boolean>, rules: import("../../vendor/signals.js").Signal<boolean>, playing: boolean}} facts */
function Tools({ session, large, rules, playing }) {
  const leaving = useSignal(false);
  const table = session.table.value;
  const mine = table?.chairs.filter(({ seat, kind }) => kind === "person" && session.mine.value.includes(seat)) ?? [];
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
        <a class="button quiet" href=${`/tables/${session.id}?replay=0&seat=${session.seat.value}`} onClick=${follow}>
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
      ${leaving.value && html`<${Leaving} session=${session} seats=${mine.map(({ seat }) => seat)} onClose=${() => (leaving.value = false)} />`}
    </div>
  `;
}

/** @param {{session: TableSession, seats: number[], onClose: () => void}} facts */
function Leaving({ session, seats, onClose }) {
  const others = session.table.value?.chairs.some(({ seat, kind }) => kind === "person" && !seats.includes(seat));
  const leave = async () => {
    const asked = others ? seats.map((seat) => session.arrange(`/chairs/${seat}`, { kind: "open" })) : [session.arrange("/close")];
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

/** Side by side where there is room, one at a time on a phone. @param {{session: TableSession, playing: boolean, over: boolean}} facts */
function Panels({ session, playing, over }) {
  const shown = useSignal("players");
  useEffect(() => {
    if (over) shown.value = "figures";
  }, [over]);
  const heard = session.log.value.filter((entry) => entry.kind === "chat" && !muted.value).length;
  const seen = useSignal(heard);
  if (shown.value === "chat") seen.value = heard;
  const names = [...(over ? ["figures"] : []), ...(playing ? ["players", "log"] : []), "chat"];
  const bodies = {
    figures: () => html`<${Statistics} id=${session.id} sides=${session.scene.value?.sides ?? []} />`,
    players: () => html`<${Players} session=${session} />`,
    log: () => html`<${Log} log=${session.log.value} board=${session.board} />`,
    chat: () => html`<${Chat} session=${session} />`,
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

/** Says aloud what happens, for those who do not see it. @param {{session: TableSession}} facts */
function Speaker({ session }) {
  const log = session.log.value;
  const last = log.at(-1)?.n ?? 0;
  const news = log.filter((entry) => entry.n === last && entry.kind === "event");
  return html`
    <div class="away" role="log" aria-live="polite" aria-atomic="false" aria-label=${say("spoken")}>
      ${news.map((entry, index) => html`<p key=${`${entry.n} ${index}`}>${entry.text}</p>`)}
      ${session.awaited.value && html`<p key=${`turn ${last}`}>${say("your-turn")}</p>`}
    </div>
  `;
}
