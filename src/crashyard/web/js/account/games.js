/** My games: when, against whom and how they ended, to look through; and what has been achieved in them. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { Portrait } from "../base/portrait.js";
import { games, titleOf, titleOfBot } from "../base/games.js";
import { entitle } from "../base/header.js";
import { html } from "../base/html.js";
import { follow } from "../base/route.js";
import { language, say } from "../base/words.js";
import { levelOf, outcomeOf, streaks } from "./bests.js";
import { person } from "./person.js";
import { SignedName } from "./sign.js";

/** @typedef {import("../base/types.js").Table} Table */

const OUTCOMES = ["won", "lost", "drawn", "running", "open", "closed"];

/** How it ended for me, or how far it is. @param {Table} table */
function endOf(table) {
  if (table.state === "starting") return "open";
  return outcomeOf(table) ?? (table.state === "over" ? "" : table.state);
}

/**
 * Whether a game is one of those that are looked for.
 * @param {Table} table
 * @param {{game: string, outcome: string, name: string}} wanted
 */
export function isWanted(table, { game, outcome, name }) {
  const called = table.chairs.some((chair) => chair.name.toLocaleLowerCase().includes(name.trim().toLocaleLowerCase()));
  return (!game || table.game === game) && (!outcome || endOf(table) === outcome) && called;
}

export function MyGames() {
  /** @type {import("../../vendor/signals.js").Signal<Table[] | null>} */
  const tables = useSignal(null);
  const complaint = useSignal("");
  const wanted = useSignal({ game: "", outcome: "", name: "" });
  useEffect(() => {
    entitle(`${say("my-games")} · Crashyard`);
    if (!person.value) return;
    void ask("/tables/mine?most=500").then(
      (found) => (tables.value = found),
      (error) => (complaint.value = sentenceOf(error)),
    );
  }, [person.value, language.value]);
  const all = tables.value ?? [];
  const shown = all.filter((table) => isWanted(table, wanted.value));
  /** @param {"game" | "outcome" | "name"} which */
  const change = (which) => (/** @type {any} */ event) => (wanted.value = { ...wanted.value, [which]: event.target.value });
  return html`
    <main id="main" tabindex="-1" class="own my-games">
      <h1>${say("my-games")}</h1>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
      ${person.value && !tables.value && !complaint.value && html`<p class="pale">${say("sending")}</p>`}
      ${(!person.value || (tables.value && !all.length)) && html`<p class="pale">${say("no-games-yet")}</p>`}
      ${all.length > 0 && html`<${Bests} tables=${all} />`}
      ${
        all.length > 0 &&
        html`
        <form class="columns filter" role="search" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <label>${say("filter-game")}
            <select value=${wanted.value.game} onChange=${change("game")}>
              <option value="">${say("filter-all")}</option>
              ${games.value.map(({ name, title }) => html`<option key=${name} value=${name}>${title}</option>`)}
            </select>
          </label>
          <label>${say("filter-outcome")}
            <select value=${wanted.value.outcome} onChange=${change("outcome")}>
              <option value="">${say("filter-all")}</option>
              ${OUTCOMES.map((each) => html`<option key=${each} value=${each}>${say(`outcome-${each}`)}</option>`)}
            </select>
          </label>
          <label>${say("filter-name")}
            <input type="search" value=${wanted.value.name} onInput=${change("name")} />
          </label>
        </form>
        <p class="pale" role="status">${say("games-found", { count: shown.length })}</p>
        <ul class="list">${shown.map((table) => html`<${Row} key=${table.id} table=${table} />`)}</ul>`
      }
    </main>
  `;
}

/** @param {{table: Table}} facts */
function Row({ table }) {
  const { mine = [], moved = 0 } = table;
  const others = table.chairs.filter(({ seat, kind }) => kind !== "open" && !mine.includes(seat));
  const end = endOf(table);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(moved * 1000);
  return html`
    <li>
      <a href=${`/tables/${table.id}`} onClick=${follow}>
        <span class="title">${titleOf(table.game)} <small>${when}</small></span>
        <span class="names">${others.map((chair) => html`<span key=${chair.seat} class="opponent"><${Portrait} level=${chair.bot} size=${20} /> <${SignedName} chair=${chair} /></span>`)}</span>
        <span class=${`state ${end}`}>${end ? say(`outcome-${end}`) : say("state-over")}</span>
      </a>
    </li>
  `;
}

/** @param {{tables: Table[]}} facts */
function Bests({ tables }) {
  const won = tables.filter((table) => outcomeOf(table) === "won");
  const { now, longest } = streaks(tables);
  const beaten = games.value.map(({ name, title, bots }) => {
    const best = Math.max(-1, ...won.filter((table) => table.game === name).map((table) => levelOf(table, bots)));
    return { name, title, level: bots[best] };
  });
  return html`
    <dl class="bests">
      <div><dt>${say("wins")}</dt><dd>${won.length}<small> / ${tables.filter(outcomeOf).length}</small></dd></div>
      <div><dt>${say("streak-now")}</dt><dd>${now}</dd></div>
      <div><dt>${say("streak-longest")}</dt><dd>${longest}</dd></div>
      ${beaten.map(
        ({ name, title, level }) =>
          level && html`<div key=${name}><dt>${say("strongest-beaten", { game: title })}</dt><dd><${Portrait} level=${level} size=${24} /> ${titleOfBot(level)}</dd></div>`,
      )}
    </dl>
  `;
}
