/** Beside the board: who plays, and what people say. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { person } from "../account/person.js";
import { Sign } from "../account/sign.js";
import { CallStandIn } from "../agreements/taking-over.js";
import { restsFor } from "../agreements/vacation.js";
import { Portrait } from "../base/portrait.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { AboutPerson } from "../talk/about-person.js";
import { Chat as Talk } from "../talk/chat.js";

/** @typedef {import("./session.js").TableSession} TableSession */

/** @param {{session: TableSession}} facts */
export function Players({ session }) {
  const scene = session.scene.value;
  return html`
    <ul class="sides">
      ${scene?.sides.map((side) => html`<${Player} key=${`${side.seat} ${side.letter}`} session=${session} side=${side} />`)}
    </ul>
    ${scene?.notes.map((note) => html`<p class="pale">${note}</p>`)}
    <${Watching} session=${session} />
  `;
}

/** Whether somebody is at the table just now: a dot, and the word for it. @param {{session: TableSession, seat: number}} facts */
export function Here({ session, seat }) {
  const known = session.connection.value?.here.value;
  if (!known) return null;
  const here = known.seats.includes(seat);
  return html`<span class=${`presence ${here ? "here" : ""}`} role="img" aria-label=${say(here ? "is-here" : "is-away")} title=${say(here ? "is-here" : "is-away")}></span>`;
}

/**
 * Whether it is known that the person on a chair is not at the table.
 * @param {TableSession} session
 * @param {import("../base/types.js").Chair} chair
 */
export function isAbsent(session, { kind, seat }) {
  return kind === "person" && session.connection.value?.here.value?.seats.includes(seat) === false;
}

/** Whether I could call a bot for somebody who is absent: where a clock runs it does that, and nobody else. @param {TableSession} session */
function mayReplace(session) {
  const table = session.table.value;
  if (table?.state !== "running" || table.clocks) return false;
  return session.host.value || table.chairs.some(({ seat, kind }) => kind === "person" && session.mine.value.includes(seat));
}

/** How many look on. @param {{session: TableSession}} facts */
export function Watching({ session }) {
  const people = session.connection.value?.here.value?.watching ?? 0;
  return people > 0 && html`<p class="pale watching">${say("watching", { people })}</p>`;
}

/** @param {{session: TableSession, side: import("../base/types.js").Side}} facts */
function Player({ session, side }) {
  const table = session.table.value;
  const { seat } = side;
  const chair = table?.chairs[seat];
  const running = table?.state === "running";
  const awaited = running && table.awaited.includes(seat);
  const mine = session.mine.value.includes(seat);
  const rests = restsFor(session, seat);
  return html`
    <li class=${awaited ? "awaited" : ""}>
      <span class="letter" style=${{ background: side.colour }}>${side.letter}</span>
      <span class="name">${chair?.kind === "bot" && html`<${Portrait} level=${chair.bot} size=${22} />`} ${side.name}${chair?.who !== "bot" && html`<${Sign} who=${chair?.who} />`}
        ${chair?.kind === "person" && !mine && html` <${Here} session=${session} seat=${seat} />`}
        ${chair?.kind === "bot" && html` <span class="tag">${chair.away ? say("stands-in", { level: say(`bot-${chair.bot}`) }) : say("bot")}</span>`}
        ${mine && html` <span class="tag">${say("you")}</span>`}
        ${rests > 0 && html` <span class="tag">${say("on-vacation", { days: rests })}</span>`}
        ${
          person.value &&
          chair?.name &&
          chair.who !== "bot" &&
          chair.kind !== "open" &&
          !mine &&
          html`<${AboutPerson} muting=${session.muting} whom=${{ seat }} name=${chair.name} isMuted=${session.muting.seats.value.has(seat)} />`
        }
      </span>
      <span class="score">${side.score}${side.goal > 0 && html`<small> / ${side.goal}</small>`}</span>
      <span class="details">
        ${awaited && html`<b>${chair?.kind === "bot" ? say("thinks") : say("to-choose")}</b>`}
        ${side.notes.map((note) => html`<span>${note}</span>`)}
        ${side.counters.map(([title, value]) => html`<span>${title} <b>${value}</b></span>`)}
        ${mine && !chair?.away && seat !== session.seat.value && html`<button class="small" onClick=${() => session.change(seat)}>${say("play-this-seat")}</button>`}
        ${mine && chair?.away && running && html`<button class="small" onClick=${() => session.arrange(`/chairs/${seat}`, { kind: "me" })}>${say("come-back")}</button>`}
        ${!mine && mayReplace(session) && chair && html`<${StandIn} session=${session} chair=${chair} />`}
      </span>
    </li>
  `;
}

/**
 * Calling a bot for somebody who is absent, or who is asked and has not answered for as long as the table waits.
 * @param {{session: TableSession, chair: import("../base/types.js").Chair}} facts
 */
function StandIn({ session, chair }) {
  const waited = useSignal(false);
  const left = session.table.value?.patience?.find(({ seat }) => seat === chair.seat)?.left;
  const until = left === undefined ? Infinity : session.heard + left * 1_000;
  useEffect(() => {
    const wait = until - Date.now();
    waited.value = wait <= 0;
    if (wait <= 0 || wait === Infinity) return undefined;
    const timer = setTimeout(() => (waited.value = true), wait);
    return () => clearTimeout(timer);
  }, [until]);
  const absent = isAbsent(session, chair);
  return (absent || waited.value) && html`<${CallStandIn} session=${session} chair=${chair} absent=${absent} />`;
}

/** Time that is left, counted down here between two messages. @param {{left: number, runs: boolean, since: number}} facts */
export function Clock({ left, runs, since }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const seconds = Math.max(0, Math.round(runs ? left - (Math.max(now.value, since) - since) / 1000 : left));
  return html`<span class=${`clock ${seconds < 60 ? "short" : ""}`} role="timer">${spell(seconds)}</span>`;
}

/** @param {number} seconds */
function spell(seconds) {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return say("days-left", { days: Math.floor(hours / 24), hours: hours % 24 });
  const parts = [hours, Math.floor(seconds / 60) % 60, seconds % 60].slice(hours ? 0 : 1);
  return parts.map((part, index) => String(part).padStart(index ? 2 : 1, "0")).join(":");
}

/** @param {{session: TableSession}} facts */
export function Chat({ session }) {
  const { log, table, mine, host, muting } = session;
  return html`
    <${Talk} log=${log.value} table=${table.value} mine=${mine.value} host=${host.value} muting=${muting}
      onSay=${(/** @type {string} */ text) => session.chat(text)} onNamed=${() => session.change(session.wanted)}
      onRule=${(/** @type {string} */ chat) => session.arrange("/talk", { chat })} />`;
}
