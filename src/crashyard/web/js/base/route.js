/** Which page is shown. There is one document; addresses say what it shows. */

import { signal } from "../../vendor/signals.js";

/** @type {Record<string, string>} */
const PAGES = { "/": "lobby", "/account": "account", "/games": "games", "/study": "study", "/confirm": "confirm", "/reset": "reset" };

const WITH = "with.";

/** @returns {{page: string, table: string, learn: string, lesson: string, seat: number | null, replay: number | null, run: boolean, game: string,
 *   settings: Record<string, string>}} `settings` are the options that a new table is to have, each as `with.NAME` */
function read() {
  const table = /^\/tables\/([^/]+)$/.exec(location.pathname)?.[1] ?? "";
  const [, learn = "", lesson = ""] = /^\/learn\/([^/]+)(?:\/([^/]+))?$/.exec(location.pathname) ?? [];
  const facts = new URLSearchParams(location.search);
  /** @param {string} name */
  const number = (name) => (facts.has(name) ? Number(facts.get(name)) || 0 : null);
  const stop = location.pathname.startsWith("/stop/");
  const page = stop ? "stop" : table ? "table" : learn ? "learn" : (PAGES[location.pathname] ?? "nowhere");
  return { page, table, learn, lesson, seat: number("seat"), replay: number("replay"), run: facts.has("run"), game: facts.get("game") ?? "", settings: settingsIn(facts) };
}

/**
 * @param {URLSearchParams} facts
 * @returns {Record<string, string>}
 */
function settingsIn(facts) {
  const found = [...facts].filter(([name]) => name.startsWith(WITH));
  return Object.fromEntries(found.map(([name, value]) => [name.slice(WITH.length), value]));
}

export const route = signal(read());

/**
 * @param {string} address
 * @param {boolean} [instead] of this page, so that "back" does not return to it
 */
export function go(address, instead = false) {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  route.value = read();
  if (!instead) scrollTo(0, 0);
}

/**
 * For links: stay in this document unless another tab is wanted.
 * @param {MouseEvent} event
 */
export function follow(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener("popstate", () => {
  route.value = read();
});
