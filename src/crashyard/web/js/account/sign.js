/** A small sign beside a name that is no account's: a guest's, a program's or a bot's. */

import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** @type {Record<string, string>} */
const SHAPES = {
  guest: "M6 1.4a4.6 4.6 0 1 0 .01 0",
  program: "M1.8 2.8L5 6 1.8 9.2M6.4 9.4h4",
  bot: "M2 4.6h8v5.2H2zM6 4.6V2M4.4 6.6v1.2M7.6 6.6v1.2",
};

/** @param {{who?: string}} facts */
export function Sign({ who = "" }) {
  const shape = SHAPES[who];
  if (!shape) return null;
  const title = say(`who-${who}`);
  return html`<span class=${`sign who-${who}`} role="img" aria-label=${title} title=${title}><svg viewBox="0 0 12 12" aria-hidden="true"><path d=${shape} /></svg></span>`;
}

/** What stands for names in a sentence until they are put there. */
const NAMES = "\uE000";

/**
 * A sentence in which names stand with their signs.
 * @param {{told: (names: string) => string, chairs: import("../base/types.js").Chair[]}} facts `told` says it with some names
 */
export function SignedSentence({ told, chairs }) {
  const names = chairs.map((chair, index) => html`${index > 0 && ", "}<${SignedName} chair=${chair} />`);
  return html`${told(NAMES)
    .split(NAMES)
    .map((part, index) => html`${index > 0 && names}${part}`)}`;
}

/** A name with its sign. @param {{chair: import("../base/types.js").Chair}} facts */
export function SignedName({ chair }) {
  if (chair.kind === "open") return say("free-chair");
  return html`<span class="signed">${chair.name || say("somebody")}<${Sign} who=${chair.who} /></span>`;
}
