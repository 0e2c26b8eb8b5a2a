/** The rules of a game in the reader's language, to look something up beside the board. */

import { useEffect } from "../vendor/hooks.js";
import { useSignal } from "../vendor/signals.js";
import { ask } from "./api.js";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { language, say } from "./words.js";

/** @typedef {import("./types.js").Chapter} Chapter */

/** @param {{game: string, legend: [string, string][], onClose: () => void}} facts */
export function Rules({ game, legend, onClose }) {
  /** @type {import("../vendor/signals.js").Signal<Chapter[]>} */
  const chapters = useSignal([]);
  const wanted = useSignal("");
  useEffect(() => {
    void ask(`/games/${game}/rules?lang=${language.value}`).then((found) => (chapters.value = found));
  }, [game, language.value]);
  const found = chapters.value.filter((chapter) => holds(chapter, wanted.value));
  return html`
    <${Dialog} title=${say("rules")} onClose=${onClose} wide>
      <label class="search">${say("search-rules")}
        <input type="search" value=${wanted.value} onInput=${(/** @type {any} */ event) => (wanted.value = event.target.value)} />
      </label>
      <div class="rules" tabindex="0" role="region" aria-label=${say("rules")}>
        ${chapters.value.length > 0 && found.length === 0 && html`<p class="pale" role="status">${say("nothing-found")}</p>`}
        ${found.map(
          (chapter) => html`
          <section key=${chapter.name}>
            <h3>${chapter.title}</h3>
            <div dangerouslySetInnerHTML=${{ __html: chapter.html }}></div>
          </section>`,
        )}
        ${
          !wanted.value &&
          html`
          <h3>${say("legend")}</h3>
          <dl class="legend">
            ${legend.map(([mark, title]) => html`<div><dt>${mark}</dt><dd>${title}</dd></div>`)}
          </dl>`
        }
      </div>
    <//>
  `;
}

/**
 * Whether every word stands somewhere in a chapter.
 * @param {Chapter} chapter
 * @param {string} wanted
 */
function holds({ title, html: text }, wanted) {
  const all = `${title} ${text.replace(/<[^>]*>/g, " ")}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
