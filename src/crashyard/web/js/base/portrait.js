/** Who plays against people, from the first game to the last word: a portrait for every level. */

import { html } from "./html.js";

const LEVELS = ["beginner", "casual", "skilled", "expert"];

/** The portrait of a level; of a bot that is of no level there is none. @param {{level: string | null, size?: number}} facts */
export function Portrait({ level, size = 24 }) {
  if (!level || !LEVELS.includes(level)) return null;
  const picture = new URL(`../../portraits/${level}.svg`, import.meta.url).href;
  return html`<img class="portrait" src=${picture} alt="" width=${size} height=${size} />`;
}
