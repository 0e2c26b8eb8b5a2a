/** The rules of a game in the reader's language, to look something up beside the board. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { Dialog } from "../base/dialog.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";

/** @typedef {import("../base/types.js").Chapter} Chapter */

/** Where the window is wide there is room beside the board; else the rules lie over it. */
const wide = matchMedia("(min-width: 60rem)");

/** @param {{game: string, legend: [string, string][], onClose: () => void}} facts */
export function Rules({ game, legend, onClose }) {
  const beside = useSignal(wide.matches);
  useEffect(() => {
    const turn = () => (beside.value = wide.matches);
    wide.addEventListener("change", turn);
    return () => wide.removeEventListener("change", turn);
  }, []);
  const text = html`<${Text} game=${game} legend=${legend} />`;
  if (!beside.value) return html`<${Dialog} title=${say("rules")} onClose=${onClose} wide>${text}<//>`;
  return html`
    <section class="panel reading" aria-label=${say("rules")} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onClose()}>
      <header><h2>${say("rules")}</h2><button class="quiet close" aria-label=${say("close")} onClick=${onClose}>✕</button></header>
      ${text}
    </section>
  `;
}

/** @param {{game: string, legend: [string, string][]}} facts */
function Text({ game, legend }) {
  /** @type {import("../../vendor/signals.js").Signal<Chapter[]>} */
  const chapters = useSignal([]);
  const wanted = useSignal("");
  const complaint = useSignal("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (wide.matches) field.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    void ask(`/games/${game}/rules?lang=${language.value}`).then(
      (found) => (chapters.value = found),
      (error) => (complaint.value = sentenceOf(error)),
    );
  }, [game, language.value]);
  const found = chapters.value.filter((chapter) => holds(chapter, wanted.value));
  return html`
    <label class="search"><span class="away">${say("search-rules")}</span>
      <input type="search" ref=${field} placeholder=${say("search-rules")} value=${wanted.value} onInput=${(/** @type {any} */ event) => (wanted.value = event.target.value)} />
    </label>
    <p class="row pages">
      <a href=${`/rules/${game}?lang=${language.value}`} target="_blank">${say("rules-page")}</a>
      <a href=${`/rules/${game}/card?lang=${language.value}`} target="_blank">${say("rules-card")}</a>
    </p>
    <div class="rules" tabindex="0" role="group" aria-label=${say("rules")}>
      ${chapters.value.length === 0 && html`<p class="pale" role="status">${complaint.value || say("sending")}</p>`}
      ${chapters.value.length > 0 && found.length === 0 && html`<p class="pale" role="status">${say("nothing-found")}</p>`}
      ${found.map(
        (chapter) => html`
        <section key=${chapter.name}>
          ${chapter.level > 2 ? html`<h4>${chapter.title}</h4>` : html`<h3>${chapter.title}</h3>`}
          <div dangerouslySetInnerHTML=${{ __html: marked(chapter.html, wanted.value) }}></div>
        </section>`,
      )}
      ${
        !wanted.value &&
        legend.length > 0 &&
        html`
        <h3>${say("legend")}</h3>
        <dl class="legend">
          ${legend.map(([mark, title]) => html`<div><dt>${mark}</dt><dd>${title}</dd></div>`)}
        </dl>`
      }
    </div>
  `;
}

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The same text with the words marked that are looked for; tags and entities stay what they are.
 * @param {string} text
 * @param {string} wanted
 */
function marked(text, wanted) {
  const words = wordsOf(wanted).filter((word) => word.length > 1);
  if (!words.length) return text;
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(<[^>]*>|&\\w+;)|(${any})`, "gi");
  return text.replace(pattern, (all, markup) => (markup ? all : `<mark>${all}</mark>`));
}

/**
 * Whether every word stands somewhere in a chapter.
 * @param {Chapter} chapter
 * @param {string} wanted
 */
function holds({ title, html: text }, wanted) {
  const all = `${title} ${text.replace(/<[^>]*>/g, " ")}`.toLowerCase();
  return wordsOf(wanted).every((word) => all.includes(word));
}
