/** Before the game: what will be played, who sits where, and the way in for others. */

import { useSignal } from "../../vendor/signals.js";
import { botNames, callMe, person, suggestedName } from "../account/person.js";
import { SignedName, SignedSentence } from "../account/sign.js";
import { sentenceOf } from "../base/api.js";
import { Portrait } from "../base/portrait.js";
import { games, titleOfBot } from "../base/games.js";
import { html } from "../base/html.js";
import { titlesOf, variantOf } from "../variants/variant.js";
import { say } from "../base/words.js";
import { AboutDice } from "../dice/fairness.js";
import { forget } from "../dice/pledge.js";
import { HostTools, Moving, Removing } from "../setup/hosting.js";
import { Invitation } from "./invitation.js";
import { Here, isAbsent, Watching } from "./panels.js";

/** @typedef {import("./session.js").TableSession} TableSession */
/** @typedef {import("../base/types.js").Table} Table */
/** @typedef {import("../base/types.js").Chair} Chair */

/** @param {{session: TableSession}} facts */
export function Waiting({ session }) {
  const table = /** @type {Table} */ (session.table.value);
  const game = games.value.find(({ name }) => name === table.game);
  const free = table.chairs.filter((chair) => chair.kind === "open").length;
  const starting = table.state === "starting";
  const name = useSignal(person.value?.name ?? suggestedName());
  /**
   * @param {number} seat
   * @param {object} body
   */
  const put = async (seat, body) => {
    if (session.mine.value.includes(seat)) forget(table.id, seat);
    await session.arrange(`/chairs/${seat}`, body);
    await session.change(null);
  };
  /** @param {number} seat */
  const sit = async (seat) => {
    try {
      await callMe(name.value);
    } catch (error) {
      session.complaint.value = sentenceOf(error);
      return;
    }
    await put(seat, { kind: "me", commitment: session.contributor.draw(seat) });
  };
  const taken = table.chairs.map((chair) => chair.name);
  return html`
    <section class="waiting">
      <h1>${game?.title ?? table.game}</h1>
      <${Agreed} table=${table} game=${game} />
      <p class="pale who-is-missing">${starting ? say("dice-mixing") : free ? say("waiting-for-people", { free }) : whoIsHere(session)}</p>
      ${
        !person.value &&
        html`
        <label>${say("your-name")}
          <input maxlength="24" autocomplete="nickname" value=${name.value} onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
        </label>`
      }
      <ul class="chairs">
        ${table.chairs.map(
          (chair) => html`
          <li key=${chair.seat} class=${chair.kind}>
            ${chair.kind === "person" && html`<${Here} session=${session} seat=${chair.seat} />`}
            ${chair.kind === "bot" && html`<${Portrait} level=${chair.bot} size=${28} />`}
            <span class="name"><${SignedName} chair=${chair} /></span>
            ${chair.kind === "bot" && html`<span class="tag">${titleOfBot(chair.bot ?? "")}</span>`}
            ${session.mine.value.includes(chair.seat) && html`<span class="tag">${say("you")}</span>`}
            ${hasTeams(table) && html`<span class="tag team">${teamOf(session, chair.seat)}</span>`}
            <span class="row">
              ${session.host.value && !starting && html`<${Moving} session=${session} chair=${chair} />`}
              ${chair.kind === "open" && !session.mine.value.length && html`<button class="main" onClick=${() => sit(chair.seat)}>${say("sit-down")}</button>`}
              ${
                chair.kind === "open" &&
                session.host.value &&
                html`
                <span class="pale" aria-hidden="true">${say("add-bots")}</span>
                ${game?.bots.map(
                  (bot) => html`
                  <button key=${bot} class="small" aria-label=${say("add-bot", { bot: titleOfBot(bot) })}
                    onClick=${() => put(chair.seat, { kind: "bot", bot, name: botNames(bot, 1, taken)[0] })}>${titleOfBot(bot)}</button>`,
                )}`
              }
              ${
                chair.kind !== "open" &&
                session.host.value &&
                !session.mine.value.includes(chair.seat) &&
                html`<${Removing} asks=${chair.kind === "person" && !isAbsent(session, chair)} name=${chair.name || say("somebody")} onRemove=${() => put(chair.seat, { kind: "open" })} />`
              }
              ${session.mine.value.includes(chair.seat) && html`<button class="small" onClick=${() => put(chair.seat, { kind: "open" })}>${say("stand-up")}</button>`}
            </span>
          </li>`,
        )}
      </ul>
      ${
        session.host.value &&
        html`
        <button class="main" disabled=${free > 0 || starting} onClick=${() => session.arrange("/start")}>${say("start")}</button>
        ${!starting && html`<${HostTools} session=${session} />`}`
      }
      ${session.complaint.value && html`<p class="complaint" role="alert">${session.complaint.value}</p>`}
      <p class="pale">${say("dice-promise")} <${AboutDice} table=${table} /></p>
      <${Watching} session=${session} />
      <${Invitation} id=${table.id} />
    </section>
  `;
}

/** Whether everybody is here, once every chair is taken: that is said only when it is so. @param {TableSession} session */
function whoIsHere(session) {
  if (!session.connection.value?.here.value) return "";
  const host = session.host.value;
  const away = session.table.value?.chairs.filter((chair) => isAbsent(session, chair)) ?? [];
  /** @param {string} names */
  const told = (names) => (host ? say("some-away-start", { names }) : say("some-away", { names }));
  if (away.length) return html`<${SignedSentence} told=${told} chairs=${away} />`;
  return say(host ? "all-here" : "host-starts");
}

/** Whether anybody plays together with somebody. @param {Table} table */
const hasTeams = ({ teams = [] }) => new Set(teams).size < teams.length;

/** With whom a seat plays, as whoever looks at it reads it. @param {TableSession} session @param {number} seat */
function teamOf(session, seat) {
  const teams = session.table.value?.teams ?? [];
  const mine = session.mine.value;
  const together = !mine.includes(seat) && mine.some((own) => teams[own] === teams[seat]);
  return together ? say("your-partner") : say("team", { number: teams[seat] + 1 });
}

/** What was agreed: the clock, who may come, and where the rules are not the usual ones. @param {{table: Table, game?: import("../base/types.js").Game}} facts */
function Agreed({ table, game }) {
  const unusual = (game?.options ?? []).filter(({ name, default: usual }) => (table.options[name] ?? usual) !== usual);
  const variant = variantOf(table.game, table.options);
  return html`
    <ul class="agreed" aria-label=${say("agreed")}>
      <li>${say(table.public ? "agreed-public" : "agreed-private")}</li>
      <li>${clockOf(table.clock)}</li>
      ${unusual.map((option) => {
        return html`<li key=${option.name}>${option.title}: ${titlesOf(option, table.options[option.name])}</li>`;
      })}
    </ul>
    ${variant.length > 0 && html`<p class="variant" role="note"><strong>${say("variant")}</strong> ${say("variant-about")} ${variant.join(" · ")}</p>`}
  `;
}

/** @param {Table["clock"]} clock */
function clockOf({ kind, minutes = 0, increment = 0, days = 0, patience = 10 }) {
  if (kind === "live") return say("agreed-live", { minutes, increment });
  return kind === "days" ? say("agreed-days", { days }) : say("agreed-none", { patience });
}
