/** The first page: the games, tables to join or to watch, and my games. */

import { useEffect } from "../../vendor/hooks.js";
import { signal, useSignal } from "../../vendor/signals.js";
import { person } from "../account/person.js";
import { SignedName } from "../account/sign.js";
import { ask, AWAY, Refused } from "../base/api.js";
import { away, games, titleOf } from "../base/games.js";
import { entitle } from "../base/header.js";
import { html } from "../base/html.js";
import { follow, go, route } from "../base/route.js";
import { variantOf } from "../variants/variant.js";
import { language, say } from "../base/words.js";
import { isSilent, isTold, listsChanged, waiting } from "../calls/tab-socket.js";
import { FirstTime } from "./first-time.js";
import { NewTable, PlayNow } from "./new-table.js";

/** @typedef {import("../base/types.js").Table} Table */
/** @typedef {import("../base/types.js").Game} Game */

/** Milliseconds after which it is looked again: where the server tells what changes, and where it cannot. */
const [SELDOM, OFTEN] = [30_000, 5_000];

/** Milliseconds after which it is said that the server does not answer, while it is asked again; and where it has been silent before. */
const LATE = 4_000;
const SILENT = 700;

/** @type {import("../../vendor/signals.js").Signal<{open: Table[], running: Table[], mine: Table[]}>} */
const tables = signal({ open: [], running: [], mine: [] });

let isLooking = false;
let isWanted = false;

async function look() {
  isWanted = isLooking;
  if (isLooking) return;
  isLooking = true;
  const late = setTimeout(() => (away.value = true), LATE);
  try {
    const [listed, mine] = await Promise.all([ask("/tables/"), person.peek() ? ask("/tables/mine") : []]);
    tables.value = { ...listed, mine };
    away.value = isSilent.value = false;
  } catch (error) {
    away.value = error instanceof Refused && error.key === AWAY;
  }
  clearTimeout(late);
  isLooking = false;
  if (isWanted) void look();
}

export function Lobby() {
  /** @type {import("../../vendor/signals.js").Signal<{game: Game, now: boolean, settings?: Record<string, string>} | null>} */
  const opening = useSignal(null);
  useEffect(() => {
    entitle("Crashyard");
    void look();
    const timer = setInterval(() => document.hidden || void look(), isTold.value ? SELDOM : OFTEN);
    return () => clearInterval(timer);
  }, [person.value, language.value, isTold.value]);
  useEffect(() => {
    if (!isSilent.value) return undefined;
    const timer = setTimeout(() => (away.value = true), SILENT);
    return () => clearTimeout(timer);
  }, [isSilent.value]);
  useEffect(() => {
    const news = () => document.hidden || void look();
    if (listsChanged.value) news();
    addEventListener("visibilitychange", news);
    return () => removeEventListener("visibilitychange", news);
  }, [listsChanged.value]);
  useEffect(() => {
    const wanted = games.value.find((game) => game.name === route.peek().game);
    if (!wanted) return;
    const { settings } = route.peek();
    opening.value = { game: wanted, now: Object.keys(settings).length === 0, settings };
    go("/", true);
  }, [games.value]);
  const { open, running, mine } = tables.value;
  const current = mine.filter((table) => ["open", "starting", "running"].includes(table.state));
  const past = mine.filter((table) => table.state === "over").slice(0, 6);
  const form = opening.value?.now ? PlayNow : NewTable;
  return html`
    <main id="main" tabindex="-1" class="lobby">
      <section class="hero">
        <h1>${say("lobby-title")}</h1>
        <p>${say("lobby-about")}</p>
      </section>
      <p class=${`connection ${away.value ? "down" : ""}`} role="status">${away.value && say("server-away")}</p>
      ${current.length > 0 && html`<div class="tables"><${Tables} title=${say("my-games")} tables=${current} /></div>`}
      ${current.length === 0 && html`<${FirstTime} onPlay=${(/** @type {Game} */ game) => (opening.value = { game, now: true })} />`}
      <section aria-labelledby="games-title">
        <h2 id="games-title" class="away">${say("games")}</h2>
        <ul class="cards">
          ${games.value.length === 0 && [1, 2, 3].map((each) => html`<li key=${each} class="blank" aria-hidden="true"><div class="picture"></div><div class="words"></div></li>`)}
          ${games.value.map(
            (game) => html`<${Card} key=${game.name} game=${game}
            onNow=${() => (opening.value = { game, now: true })} onNew=${() => (opening.value = { game, now: false })} />`,
          )}
        </ul>
      </section>
      <div class="tables">
        <${Tables} title=${say("open-tables")} tables=${open} nothing=${say("no-open-tables")} />
        <${Tables} title=${say("running-tables")} tables=${running} nothing=${say("no-running-tables")} watch />
        ${past.length > 0 && html`<${Tables} title=${say("past-games")} tables=${past} />`}
      </div>
      <p class="designers"><a href="/study" onClick=${follow}>${say("study-link")}</a></p>
      ${opening.value && html`<${form} key=${opening.value.game.name} game=${opening.value.game} settings=${opening.value.settings} onClose=${() => (opening.value = null)} />`}
    </main>
  `;
}

/** "2 or 4", as the language says it. @param {number[]} counts */
function either(counts) {
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(counts.map(String));
}

/** @param {{game: Game, onNow: () => void, onNew: () => void}} facts */
function Card({ game, onNow, onNew }) {
  const fewest = game.players[0];
  const most = game.players[game.players.length - 1];
  const gaps = game.players.length !== most - fewest + 1;
  const players = gaps
    ? say("player-counts-some", { counts: either(game.players) })
    : say("player-counts", { fewest, most });
  return html`
    <li class="card">
      <img class="picture" src=${`/api/catalogue/${game.name}/picture.svg`} alt="" />
      <div class="words">
        <h3>${game.title}</h3>
        <p>${game.about}</p>
        <p class="facts"><span>${players}</span>${game.length && html`<span>${game.length}</span>`}</p>
        <div class="row">
          <button class="main" onClick=${onNow} aria-label=${`${say("play-now")}: ${game.title}`}>${say("play-now")}</button>
          ${game.lessons > 0 && html`<a class="button learn" href=${`/learn/${game.name}`} onClick=${follow} aria-label=${`${say("learn")}: ${game.title}`}>${say("learn")}</a>`}
          <button onClick=${onNew} aria-label=${`${say("new-table")}: ${game.title}`}>${say("new-table")}</button>
          <a class="button quiet" href=${`/rules/${game.name}?lang=${language.value}`} aria-label=${`${say("rules")}: ${game.title}`}>${say("rules")}</a>
        </div>
      </div>
    </li>
  `;
}

/** @param {{title: string, tables: Table[], nothing?: string, watch?: boolean}} facts */
function Tables({ title, tables, nothing = "", watch = false }) {
  return html`
    <section>
      <h2>${title}</h2>
      ${tables.length === 0 && html`<p class="pale">${nothing}</p>`}
      <ul class="list">
        ${tables.map((table) => html`<${Row} key=${table.id} table=${table} watch=${watch} />`)}
      </ul>
    </section>
  `;
}

/** @param {{table: Table, watch: boolean}} facts */
function Row({ table, watch }) {
  const mine = table.mine ?? [];
  const goesOn = table.state === "running" && !table.unreadable;
  const turn = goesOn && table.awaited.some((seat) => mine.includes(seat));
  const isAsked = goesOn && !turn && mine.length > 0 && (waiting.value?.includes(table.id) ?? false);
  return html`
    <li class=${turn || isAsked ? "turn" : table.unreadable ? "unreadable" : ""}>
      <a href=${`/tables/${table.id}`} onClick=${follow}>
        <span class="title">${titleOf(table.game)}${variantOf(table.game, table.options ?? {}).length > 0 && html` <span class="tag">${say("variant")}</span>`}</span>
        <span class="names">${table.chairs.map((chair, index) => html`<span key=${chair.seat}>${index > 0 && " · "}<${SignedName} chair=${chair} /></span>`)}</span>
        <span class="state">${isAsked ? say("asked-here") : stateOf(table, turn, watch)}</span>
      </a>
    </li>
  `;
}

/**
 * @param {Table} table
 * @param {boolean} turn
 * @param {boolean} watch
 */
function stateOf(table, turn, watch) {
  if (table.unreadable) return html`<span title=${table.unreadable}>${say("state-unreadable")}</span>`;
  if (table.state === "over") return say("state-over");
  const free = table.chairs.filter((chair) => chair.kind === "open").length;
  if (table.state === "open") return free ? say("free-chairs", { free }) : say("state-waiting");
  if (table.state === "starting") return say("state-waiting");
  if (watch) return say("watch");
  if (turn) return say("your-turn");
  const names = table.awaited.filter((seat) => seat >= 0).map((seat) => table.chairs[seat].name || say("somebody"));
  return names.length ? say("turn-of", { names: names.join(", ") }) : say("state-running");
}
