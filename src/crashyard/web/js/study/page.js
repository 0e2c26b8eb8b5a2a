/** Studies: what bots find out about a game, or about a variant of it, while somebody watches. For designers. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { person } from "../account/person.js";
import { ask, sentenceOf } from "../base/api.js";
import { entitle } from "../base/header.js";
import { games, titleOf } from "../base/games.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";
import { changedIn } from "./changed.js";
import { StudyForm } from "./form.js";
import { GrowingStudy } from "./growing.js";

/** @typedef {import("../base/types.js").Study} Study */
/** @typedef {import("../base/types.js").Studies} Studies */

export function StudyPage() {
  /** @type {import("../../vendor/signals.js").Signal<Studies | null>} */
  const known = useSignal(null);
  /** @type {import("../../vendor/signals.js").Signal<Study | null>} */
  const shown = useSignal(null);
  const complaint = useSignal("");
  const look = () =>
    ask("/studies/").then(
      (/** @type {Studies} */ found) => {
        known.value = found;
        complaint.value = "";
        shown.value ??= found.studies.find(({ state }) => state !== "done" && state !== "failed") ?? null;
      },
      (error) => void (complaint.value = sentenceOf(error)),
    );
  useEffect(() => {
    entitle(`${say("study")} · Crashyard`);
    void look();
  }, [person.value, language.value]);
  const leave = () => {
    shown.value = null;
    void look();
  };
  const refused = known.value?.refused?.sentence ?? "";
  return html`
    <main id="main" tabindex="-1" class="own study">
      <div class="hero">
        <h1>${say("study")}</h1>
        <p class="pale">${say("study-about")}</p>
      </div>
      ${(complaint.value || refused) && html`<p class="complaint" role="alert">${complaint.value || refused}</p>`}
      ${
        shown.value
          ? html`<${GrowingStudy} key=${shown.value.id} first=${shown.value} onLeave=${leave} />`
          : html`
          ${known.value && !refused && games.value.length > 0 && html`<${StudyForm} bounds=${known.value} onBegun=${(/** @type {Study} */ study) => (shown.value = study)} />`}
          <${Earlier} studies=${known.value?.studies ?? []} onChoose=${(/** @type {Study} */ study) => (shown.value = study)} />`
      }
    </main>
  `;
}

/** @param {{studies: Study[], onChoose: (study: Study) => void}} facts */
function Earlier({ studies, onChoose }) {
  if (!studies.length) return null;
  return html`
    <section class="sheaf">
      <h2>${say("study-earlier")}</h2>
      <ul class="keys">
        ${studies.map(
          (study) => html`
          <li key=${study.id}>
            <span class="name">${titleOf(study.game)}, ${say("study-players", { count: study.players })}</span>
            <span class="pale">${changedIn(study)} · ${say("study-done", { done: study.done, wanted: study.wanted })}</span>
            <button class="small" aria-label=${`${say("study-show")}: ${titleOf(study.game)}, ${changedIn(study)}`} onClick=${() => onChoose(study)}>${say("study-show")}</button>
          </li>`,
        )}
      </ul>
    </section>
  `;
}
