/** The page of one table. */

import { useEffect, useMemo } from "../../vendor/hooks.js";
import { useSignalEffect } from "../../vendor/signals.js";
import { titleOf } from "../base/games.js";
import { entitle, toolbar } from "../base/header.js";
import { html } from "../base/html.js";
import { hold } from "../line/freshness.js";
import { follow } from "../base/route.js";
import { say } from "../base/words.js";
import { BoardView, styleOf } from "../board/view.js";
import { Coach } from "../coach/coach.js";
import { freeRoom } from "../coach/room.js";
import { Rules } from "../rules/panel.js";
import { Chooser } from "./chooser.js";
import { Drawer, DrawerView } from "./drawer.js";
import { hintKey } from "./hints.js";
import { Missed } from "./missed.js";
import { Chat } from "./panels.js";
import { GameOver } from "./result.js";
import { TableSession } from "./session.js";
import { Toolbar } from "./toolbar.js";
import { Waiting } from "./waiting.js";

/** @param {{id: string, seat: number | null}} facts */
export function TablePage({ id, seat }) {
  const session = useMemo(() => new TableSession(id, seat), [id, seat]);
  useEffect(() => () => session.leave(), [session]);
  useEffect(() => hold(() => session.isBusy()), [session]);
  useSignalEffect(() => {
    const game = titleOf(session.table.value?.game ?? "");
    entitle(session.awaited.value ? say("title-your-turn", { game }) : `${game} · Crashyard`);
  });
  const drawer = useMemo(() => new Drawer(session.orders.shown), [session]);
  useSignalEffect(() => {
    if (session.table.value?.state !== "running") session.orders.shown.value = false;
    if (session.orders.shown.value) drawer.rules.value = false;
  });
  useEffect(() => {
    toolbar.value = () => html`<${Toolbar} session=${session} drawer=${drawer} />`;
    return () => void (toolbar.value = null);
  }, [session, drawer]);
  const table = session.table.value;
  if (table?.unreadable) return html`<${Unreadable} session=${session} table=${table} />`;
  const playing = table !== null && !["open", "starting"].includes(table.state);
  return html`
    <main id="main" tabindex="-1" class=${`table ${playing ? (drawer.isOut.value ? "beside" : "") : "waits"}`} data-n=${table?.n}>
      <${ConnectionState} session=${session} />
      ${
        playing
          ? html`
          <div class="stage">
            <${BoardSection} session=${session} onStory=${() => drawer.toggle("figures")} />
            <${Missed} session=${session} />
            <${Advice} session=${session} />
          </div>
          <${DrawerView} session=${session} drawer=${drawer} over=${table.state === "over"} />`
          : html`<${Before} session=${session} drawer=${drawer} />`
      }
      <${Speaker} session=${session} />
    </main>
  `;
}

/** What the coach says of the decision that this seat stands before. @param {{session: TableSession}} facts */
export function Advice({ session }) {
  const { table, scene, awaited, sending, isBegun, isShowing, board } = session;
  const told = awaited.value && !sending.value ? [scene.value?.aim, scene.value?.coach] : [];
  const advices = told.filter((advice) => advice);
  const arrangement = board.surface.arrangement.value;
  const room = useMemo(() => freeRoom(arrangement, board.surface.parts), [arrangement]);
  const own = new Set(board.surface.parts.filter((part) => part.own && part.kind !== "board").map(({ id }) => id));
  const atHand = [...session.things.values()].some(({ part, target }) => own.has(part) && target && session.left.value.next.has(target));
  return html`
    <${Coach} game=${table.value?.game} advices=${advices} begun=${isBegun.value} showing=${isShowing.value} arrangement=${arrangement} room=${room} atHand=${atHand} />`;
}

/** Until the game begins. @param {{session: TableSession, drawer: Drawer}} facts */
function Before({ session, drawer }) {
  const table = session.table.value;
  return html`
    <div class="side">
      ${!table && html`<${Arriving} session=${session} />`}
      ${table && html`<${Waiting} session=${session} />`}
      ${table && drawer.rules.value && html`<${Rules} game=${table.game} legend=${[]} onClose=${() => (drawer.rules.value = false)} />`}
      ${
        table &&
        html`
        <section class="panel chat" aria-label=${say("panel-chat")}>
          <h2>${say("panel-chat")}</h2>
          <${Chat} session=${session} />
        </section>`
      }
    </div>
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

/** The whole table, and the place of the decision where the arrangement leaves room for it. @param {{session: TableSession, onStory?: () => void}} facts */
export function BoardSection({ session, onStory = () => {} }) {
  const { decision, name } = session.board.surface.arrangement.value;
  const state = session.table.value?.state;
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Escape" && session.isBegun.value) session.back();
    hintKey(session, event);
  };
  return html`
    <section class="board" aria-label=${say("board")} onKeyDown=${key}>
      <h1 class="away">${titleOf(session.table.value?.game ?? "")}</h1>
      <${BoardView} board=${session.board} />
    </section>
    <div class=${`decision ${name} ${session.scene.value ? "" : "unplaced"}`} style=${styleOf(decision)} ...${session.focus.listeners}>
      ${state === "running" ? html`<${Chooser} session=${session} />` : html`<${GameOver} session=${session} onStory=${onStory} />`}
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
