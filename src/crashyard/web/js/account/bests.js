/** What one has achieved, from the list of one's games; as pure functions. */

/** @typedef {import("../base/types.js").Table} Table */
/** @typedef {"won" | "lost" | "drawn"} Outcome */

/** How a game ended for me, or null if it has not, or I did not play it to its end. @param {Table} table @returns {Outcome | null} */
export function outcomeOf({ state, result, mine = [], chairs }) {
  const played = mine.filter((seat) => !chairs[seat]?.away);
  if (state !== "over" || !result || !played.length) return null;
  if (!played.some((seat) => result.winners.includes(seat))) return "lost";
  return result.winners.length === chairs.length ? "drawn" : "won";
}

/** The strongest level among the bots of a table. @param {Table} table @param {string[]} levels */
export function levelOf({ chairs }, levels) {
  return Math.max(-1, ...chairs.filter(({ kind, away }) => kind === "bot" && !away).map(({ bot }) => levels.indexOf(bot ?? "")));
}

/**
 * Wins in a row: now, and the most there ever were.
 * @param {Table[]} tables the newest first
 */
export function streaks(tables) {
  const outcomes = tables.map(outcomeOf).filter((outcome) => outcome !== null);
  let longest = 0;
  let run = 0;
  for (const outcome of outcomes) {
    run = outcome === "won" ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const ended = outcomes.findIndex((outcome) => outcome !== "won");
  return { now: ended < 0 ? outcomes.length : ended, longest };
}

/**
 * What is new about having won a game: the keys of what can be said about it.
 * @param {Table[]} tables the newest first
 * @param {string} id
 * @param {string[]} levels from the weakest to the strongest
 * @returns {{first: boolean, level: string, streak: number, longest: boolean}}
 */
export function newsOf(tables, id, levels) {
  const index = tables.findIndex((table) => table.id === id);
  const table = tables[index];
  const nothing = { first: false, level: "", streak: 0, longest: false };
  if (!table || outcomeOf(table) !== "won") return nothing;
  const before = tables.slice(index + 1);
  const won = before.filter((each) => each.game === table.game && outcomeOf(each) === "won");
  const level = levelOf(table, levels);
  const beaten = Math.max(-1, ...won.map((each) => levelOf(each, levels)));
  const streak = streaks(tables.slice(index)).now;
  return {
    first: won.length === 0,
    level: level > beaten ? levels[level] : "",
    streak,
    longest: streak > 1 && streak > streaks(before).longest,
  };
}
