/** The line above a table: how it stands, everybody in one strip, and what else can be opened or done. */

import { useSignal } from "../../vendor/signals.js";
import { Sign } from "../account/sign.js";
import { ProposalBar } from "../agreements/bar.js";
import { inPerson } from "../agreements/deciding.js";
import { ActionsButton } from "../agreements/menu.js";
import { Warning } from "../base/dialog.js";
import { html } from "../base/html.js";
import { follow, go } from "../base/route.js";
import { muted } from "../base/settings.js";
import { variantOf } from "../variants/variant.js";
import { say } from "../base/words.js";
import { enlarge } from "../board/view.js";
import { Controls } from "../director/controls.js";
import { Clock, Here } from "./panels.js";

/** @typedef {import("./session.js").TableSession} TableSession */
/** @template T @typedef {import("../../vendor/signals.js").Signal<T>} Signal */
/** @typedef {{isOpen: Signal<boolean>, rules: Signal<boolean>, heard: Signal<number>, toggle: (name?: string) => void}} Openable what lies beside the table */

/** @param {{session: TableSession, drawer: Openable}} facts */
export function Toolbar({ session, drawer }) {
  const table = session.table.value;
  const playing = table !== null && !["open", "starting"].includes(table.state);
  return html`
    <p class="standing">${table?.state === "running" && session.scene.value && html`<${Standing} session=${session} />`}</p>
    ${playing && html`<${Strip} session=${session} drawer=${drawer} />`}
    ${table && html`<${Tools} session=${session} drawer=${drawer} playing=${playing} />`}
    <${ProposalBar} session=${session} />
  `;
}

/** What it is all for, which stays in its place, and how the table stands, to whoever reads it. @param {{session: TableSession}} facts */
function Standing({ session }) {
  const { caption = "", goal = "" } = session.scene.value ?? {};
  const told = session.awaited.value ? say("your-turn") : caption;
  const { game = "", options = {} } = session.table.value ?? {};
  const variant = variantOf(game, options);
  return html`
    ${variant.length > 0 && html`<strong class="tag" title=${variant.join(" · ")}>${say("variant")}</strong> `}
    ${goal && html`<span class="goal" title=${goal}>${goal}</span> `}
    <span key=${told} class=${`caption ${session.awaited.value ? "mine" : ""}`} title=${told}>${told}</span>
  `;
}

/** Everybody in a line: colour, name, points, time. @param {{session: TableSession, drawer: Openable}} facts */
function Strip({ session, drawer }) {
  const table = session.table.value;
  const sides = session.scene.value?.sides ?? [];
  const running = table?.state === "running";
  const mine = session.mine.value;
  return html`
    <ul class="strip" aria-label=${say("panel-players")}>
      ${sides.map((side) => {
        const { seat } = side;
        const chair = table?.chairs[seat];
        const clock = table?.clocks?.[seat];
        const awaited = running && table?.awaited.includes(seat);
        const own = mine.length === 1 && mine[0] === seat;
        return html`
          <li key=${`${seat} ${side.letter}`} class=${awaited ? "awaited" : ""} title=${side.name}>
            <button onClick=${() => drawer.toggle("players")}>
              <span class="letter" aria-hidden="true" style=${{ background: side.colour }}>${side.letter}</span>
              <span class=${`name ${own ? "you" : ""}`} aria-hidden="true">${own ? say("you") : side.name}</span>
              ${!mine.includes(seat) && html`<${Sign} who=${chair?.who} />`}
              <span class="away">${side.name}: </span>
              <b class="points">${side.score}${side.goal > 0 && html`<small>/${side.goal}</small>`}</b>
              ${clock && chair?.kind === "person" && html`<${Clock} left=${clock.left} runs=${clock.runs} since=${session.heard} />`}
            </button>
            ${chair?.kind === "person" && !session.mine.value.includes(seat) && html`<${Here} session=${session} seat=${seat} />`}
          </li>`;
      })}
    </ul>
  `;
}

/** @param {{session: TableSession, drawer: Openable, playing: boolean}} facts */
function Tools({ session, drawer, playing }) {
  const { board } = session;
  const { enlarged } = board.surface;
  const heard = muted.value ? 0 : session.muting.count(session.log.value);
  const news = heard - drawer.heard.value;
  return html`
    <div class="row tools">
      <${Doings} session=${session} />
      ${
        playing &&
        html`
        <${Controls} director=${session.director} />
        <button class="quiet enlarge" title=${say("enlarge")} aria-pressed=${enlarged.value !== null} onClick=${() => enlarge(board)}>
          <span aria-hidden="true">⤢</span> <span class="word">${say("enlarge")}</span>
        </button>
        <button class="quiet panels-button" title=${say("panels")} aria-expanded=${drawer.isOpen.value} onClick=${() => drawer.toggle()}>
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
            <path d="M4 4h16v13H11l-4 4v-4H4zM8 8.5h8M8 12.5h5" />
          </svg> <span class="word">${say("panels")}</span>${news > 0 && html`<span class="dot">${news}</span>`}
        </button>`
      }
      <button class="quiet" title=${say("rules")} aria-pressed=${drawer.rules.value} onClick=${() => (drawer.rules.value = !drawer.rules.value)}>
        <span aria-hidden="true">?</span> <span class="word">${say("rules")}</span>
      </button>
    </div>
  `;
}

/** What is seldom done: above the table where there is room, else in the drawer. @param {{session: TableSession}} facts */
export function Doings({ session }) {
  const leaving = useSignal(false);
  const table = session.table.value;
  const mine = table ? inPerson(table).filter((seat) => session.mine.value.includes(seat)) : [];
  return html`
    <div class="row doings">
      ${
        table?.state === "running" &&
        mine.length > 0 &&
        html`
        <button class="quiet" title=${say("leave")} onClick=${() => (leaving.value = true)}><span aria-hidden="true">✕</span> <span class="word">${say("leave")}</span></button>`
      }
      <${ActionsButton} session=${session} />
      ${
        table?.state === "running" &&
        html`
        <a class="button quiet" title=${say("replay-whole")} href=${`/tables/${session.id}?replay=0&seat=${session.seat.value}`} onClick=${follow}>
          <span aria-hidden="true">↻</span> <span class="word">${say("replay-whole")}</span>
        </a>`
      }
      ${leaving.value && html`<${Leaving} session=${session} seats=${mine} onClose=${() => (leaving.value = false)} />`}
    </div>
  `;
}

/** @param {{session: TableSession, seats: number[], onClose: () => void}} facts */
function Leaving({ session, seats, onClose }) {
  const table = session.table.value;
  const others = table !== null && inPerson(table).some((seat) => !seats.includes(seat));
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
