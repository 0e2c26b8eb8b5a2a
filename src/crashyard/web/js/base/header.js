/** What a page adds to the line at the top of the window, and to its title. */

import { effect, signal } from "../../vendor/signals.js";

/** A component of the page that is shown, or nothing. @type {import("../../vendor/signals.js").Signal<(() => unknown) | null>} */
export const toolbar = signal(null);

const title = signal("Crashyard");

/** How many games wait for whoever sits here, apart from the one that is shown. */
export const elsewhere = signal(0);

/** A page says what it is about. @param {string} text */
export function entitle(text) {
  title.value = text;
}

effect(() => {
  document.title = `${elsewhere.value ? `(${elsewhere.value}) ` : ""}${title.value}`;
});
