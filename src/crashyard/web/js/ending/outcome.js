/** Who has won, what is new about it for whoever looks, and the next game. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { newsOf } from "../account/bests.js";
import { botNames, person } from "../account/person.js";
import { Sign } from "../account/sign.js";
import { ask } from "../base/api.js";
import { games, titleOf, titleOfBot } from "../base/games.js";
import { html } from "../base/html.js";
import { speed } from "../base/settings.js";
import { language, say } from "../base/words.js";
import { openBound } from "../dice/pledge.js";

/** @typedef {import("../base/types.js").Table} Table */

/** Pieces of paper, each with a place and a moment of its own. */
const CONFETTI = Array.from({ length: 18 }, (_, index) => ({
  "--x": `${(index * 37) % 100}%`,
  "--after": `${(index % 6) * 90}ms`,
  "--turn": `${(index * 67) % 360}deg`,
  "--hue": (index * 47) % 360,
}));

/** @param {Table} table */
export function hasWon({ result, mine = [] }) {
  return result?.winners.some((seat) => mine.includes(seat)) ?? false;
}

/** "You won", or who has: not the same, and it does not look the same. @param {{table: Table, mine: number[]}} facts */
export function Headline({ table, mine }) {
  const winners = table.result?.winners ?? [];
  const called = winners.filter((seat) => !mine.includes(seat)).map((seat) => table.chairs[seat]?.name || say("somebody"));
  const names = new Intl.ListFormat(language.value).format(called);
  const won = winners.some((seat) => mine.includes(seat));
  if (!winners.length) return html`<h2>${say("game-over", { game: titleOf(table.game) })}</h2>`;
  const said = won ? (called.length ? say("won-with", { names }) : say("won-you")) : say("won-other", { names, count: called.length });
  return html`
    <h2 class="headline">${said}${winners.map((seat) => !mine.includes(seat) && html`<${Sign} key=${seat} who=${table.chairs[seat]?.who} />`)}</h2>
    ${won && speed.value !== "still" && html`<div class="confetti" aria-hidden="true">${CONFETTI.map((style, index) => html`<i key=${index} style=${style}></i>`)}</div>`}
  `;
}

/** What is new about a win. @param {{table: Table, mine: number[]}} facts */
export function News({ table, mine }) {
  /** @type {import("../../vendor/signals.js").Signal<Table[]>} */
  const tables = useSignal([]);
  const won = hasWon({ ...table, mine });
  useEffect(() => {
    if (won && person.value) void ask("/tables/mine?most=500").then((found) => (tables.value = found), () => {});
  }, [table.id, won]);
  const levels = games.value.find(({ name }) => name === table.game)?.bots ?? [];
  const { first, level, streak, longest } = newsOf(tables.value, table.id, levels);
  const told = [
    first && say("best-first", { game: titleOf(table.game) }),
    !first && level && say("best-level", { level: titleOfBot(level) }),
    streak > 1 && say(longest ? "best-streak" : "streak", { count: streak }),
  ].filter(Boolean);
  return told.length > 0 && html`<p class="news" role="status">${told.map((each, index) => html`<span key=${index}>★ ${each}</span>`)}</p>`;
}

/** The level above that of the bots one has played alone with, if there is one. @param {Table} table @param {number[]} mine */
export function nextLevel(table, mine) {
  const levels = games.value.find(({ name }) => name === table.game)?.bots ?? [];
  const others = table.chairs.filter(({ seat }) => !mine.includes(seat));
  if (!mine.length || !others.length || others.some(({ kind, bot }) => kind !== "bot" || !levels.includes(bot ?? ""))) return "";
  return levels[Math.max(...others.map(({ bot }) => levels.indexOf(bot ?? ""))) + 1] ?? "";
}

/**
 * The same game against stronger bots.
 * @param {Table} table
 * @param {number[]} mine
 * @param {string} level
 * @returns {Promise<string>} where the new table is
 */
export async function tryLevel(table, mine, level) {
  const own = table.chairs.filter(({ seat }) => mine.includes(seat)).map(({ name }) => name);
  const names = botNames(level, table.chairs.length, own);
  const chairs = table.chairs.map(({ seat, name }) => {
    if (!mine.includes(seat)) return { kind: "bot", bot: level, name: names[seat] };
    return seat === mine[0] ? { kind: "me" } : { kind: "me", name };
  });
  const { game, options, clock } = table;
  const next = await openBound("/tables/", { game, chairs, options, clock, start: true }, mine);
  return `/tables/${next.id}`;
}
