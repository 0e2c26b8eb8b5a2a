/**
 * A page that is older than its server loads itself anew, but never while somebody is about something: between two
 * decisions, with nothing typed and nothing open. It does not go round in circles where the server's new page does not
 * arrive, or two servers take turns.
 */

import { keep, kept } from "../base/storage.js";

/** Milliseconds between two looks whether it may be now. */
const LOOK = 500;

/** So often in so many milliseconds at most, and for the same version of the server only once. */
const MOST = 3;
const WHILE = 3_600_000;

/** What stands in addresses of the client is a hash of the whole. */
const OWN = /\/web\/([^/]+)\//.exec(import.meta.url)?.[1] ?? "";

/** @type {Set<() => boolean>} */
const reasons = new Set();

let looking = 0;

/** Where this page comes from, for the server. */
export const version = OWN;

/**
 * As long as a page is in the middle of something.
 * @param {() => boolean} isBusy
 * @returns {() => void} to let go
 */
export function hold(isBusy) {
  reasons.add(isBusy);
  return () => void reasons.delete(isBusy);
}

/** The server has other files than this page. @param {string} told */
export function beOlder(told) {
  document.documentElement.dataset.newer = told;
  clearInterval(looking);
  looking = setInterval(() => {
    if (isTyping() || [...reasons].some((isBusy) => isBusy()) || !note(told)) return;
    clearInterval(looking);
    location.reload();
  }, LOOK);
}

/** Whether the server has said that it has other files. */
export function isOlder() {
  return "newer" in document.documentElement.dataset;
}

/** Whether something is being typed, or asked in a dialog. */
function isTyping() {
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".say input:not([readonly]), textarea, input[type=password]"));
  return (
    document.activeElement?.matches("input:not([readonly]), textarea, select") ||
    document.querySelector("dialog[open]") !== null ||
    [...fields].some(({ value }) => value)
  );
}

/** Write down that the page is loaded anew; whether it may be. @param {string} told */
function note(told) {
  const before = kept("reloads", { version: "", times: /** @type {number[]} */ ([]) }, sessionStorage);
  const times = before.times.filter((at) => Date.now() - at < WHILE);
  if (before.version === told || times.length >= MOST) return false;
  keep("reloads", { version: told, times: [...times, Date.now()] }, sessionStorage);
  return kept("reloads", { version: "" }, sessionStorage).version === told;
}
