/** Why something happened: the paragraph of the rules that a clause stands under. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { Dialog } from "../base/dialog.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";

/** @typedef {{name: string, paragraphs: {title: string, html: string}[]}} Clause */

/** A small button that opens the rule. @param {{game: string, clause: string}} facts */
export function Why({ game, clause }) {
  const opened = useSignal(false);
  return html`
    <button class="why" onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      opened.value = true;
    }}>${say("why")}</button>
    ${opened.value && html`<${Rule} game=${game} clause=${clause} onClose=${() => (opened.value = false)} />`}
  `;
}

/** @param {{game: string, clause: string, onClose: () => void}} facts */
function Rule({ game, clause, onClose }) {
  /** @type {import("../../vendor/signals.js").Signal<Clause | null>} */
  const found = useSignal(null);
  const complaint = useSignal("");
  useEffect(() => {
    void ask(`/games/${game}/clause?${new URLSearchParams({ clause, lang: language.value })}`).then(
      (told) => (found.value = told),
      (error) => (complaint.value = sentenceOf(error)),
    );
  }, [game, clause, language.value]);
  return html`
    <${Dialog} title=${say("why-title", { clause: found.value?.name ?? "" })} onClose=${onClose}>
      ${!found.value && html`<p class="pale" role="status">${complaint.value || say("sending")}</p>`}
      ${found.value?.paragraphs.length === 0 && html`<p class="pale">${say("why-unknown")}</p>`}
      <div class="why-rules">
        ${found.value?.paragraphs.map(({ title, html: text }, index) => html`<section key=${index}><h3>${title}</h3><p dangerouslySetInnerHTML=${{ __html: text }}></p></section>`)}
      </div>
      <p><a href=${`/rules/${game}?lang=${language.value}`} target="_blank">${say("rules-page")}</a></p>
    <//>
  `;
}
