/** What is to be found out: the game, what is changed in it, who plays, and how often. */

import { useSignal } from "../../vendor/signals.js";
import { comeIn } from "../account/person.js";
import { ask, sentenceOf } from "../base/api.js";
import { games } from "../base/games.js";
import { html } from "../base/html.js";
import { route } from "../base/route.js";
import { say } from "../base/words.js";
import { OptionField, Pick } from "../setup/fields.js";
import { optionsFrom } from "../variants/variant.js";
import { kindOf, MIXED } from "./kinds.js";
import { ParameterField } from "./parameter.js";

/** @typedef {import("../base/types.js").Game} Game */
/** @typedef {import("../base/types.js").Study} Study */
/** @typedef {import("../base/types.js").Studies} Studies */

/** So many games are played at each table if nothing else is said: a minute or two between quick bots. */
const USUAL = 200;

/** @param {{bounds: Studies, onBegun: (study: Study) => void}} facts */
export function StudyForm({ bounds, onBegun }) {
  const asked = route.peek();
  const name = useSignal(games.value.some((game) => game.name === asked.game) ? asked.game : games.value[0].name);
  const game = games.value.find((each) => each.name === name.value) ?? games.value[0];
  return html`
    <section class="sheaf">
      <h2>${say("study-new")}</h2>
      <label>${say("filter-game")}
        <select value=${game.name} onChange=${(/** @type {any} */ event) => (name.value = event.target.value)}>
          ${games.value.map((each) => html`<option key=${each.name} value=${each.name}>${each.title}</option>`)}
        </select>
      </label>
      <${Questions} key=${game.name} game=${game} settings=${game.name === asked.game ? asked.settings : {}} bounds=${bounds} onBegun=${onBegun} />
    </section>
  `;
}

/** @param {{game: Game, settings: Record<string, string>, bounds: Studies, onBegun: (study: Study) => void}} facts */
function Questions({ game, settings, bounds, onBegun }) {
  const fields = [...game.options.filter(({ each }) => !each), ...game.parameters];
  const usual = Object.fromEntries(fields.map((field) => [field.name, field.default]));
  const options = useSignal({ ...usual, ...optionsFrom(game, settings) });
  const players = useSignal(game.default_players);
  const kinds = useSignal(["greedy"]);
  const count = useSignal(USUAL);
  const against = useSignal(true);
  const closer = useSignal(false);
  const complaint = useSignal("");
  const busy = useSignal(false);
  const changed = fields.filter(({ name }) => options.value[name] !== usual[name]);
  const levels = kinds.value.filter((kind) => kind !== MIXED);
  const chosen = bounds.kinds.filter((kind) => kinds.value.includes(kind) && (kind !== MIXED || levels.length > 1));
  const together = chosen.length * (changed.length && against.value ? 2 : 1) * (count.value || 0);
  /** @param {string} kind */
  const toggle = (kind) =>
    (kinds.value = kinds.value.includes(kind) ? kinds.value.filter((each) => each !== kind) : [...kinds.value, kind]);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    busy.value = true;
    try {
      await comeIn();
      const told = Object.fromEntries(changed.map((field) => [field.name, options.value[field.name]]));
      onBegun(
        await ask("/studies/", {
          game: game.name,
          players: players.value,
          options: told,
          kinds: chosen,
          games: count.value,
          against: against.value,
          closer: closer.value,
        }),
      );
    } catch (error) {
      complaint.value = sentenceOf(error);
      busy.value = false;
    }
  };
  return html`
    <form class="questions" onSubmit=${send}>
      <${Pick} label=${say("how-many-players")} values=${game.players} value=${players} />
      <fieldset>
        <legend>${say("study-kinds")}</legend>
        <p class="pale">${say("study-kinds-about")}</p>
        <div class="kinds">
          ${bounds.kinds.map(
            (kind) => html`
            <label key=${kind} class="check">
              <input type="checkbox" checked=${kinds.value.includes(kind)} disabled=${kind === MIXED && levels.length < 2} onChange=${() => toggle(kind)} />
              ${kindOf(kind)}
            </label>`,
          )}
        </div>
      </fieldset>
      <div class="grid">
        <label>${say("study-games")}
          <input type="number" required min=${bounds.fewest} max=${bounds.most} value=${count.value}
            onInput=${(/** @type {any} */ event) => (count.value = event.target.valueAsNumber)} />
          <small>${say("study-games-about", { fewest: bounds.fewest, most: bounds.most, together: bounds.together })}</small>
        </label>
        <label class="check">
          <input type="checkbox" checked=${closer.value} onChange=${() => (closer.value = !closer.value)} />
          <span>${say("study-closer")}<small>${say("study-closer-about")}</small></span>
        </label>
      </div>
      <fieldset>
        <legend>${say("study-changed")}</legend>
        <p class="pale">${say("study-changed-about")}</p>
        <div class="grid">
          ${game.parameters.map((parameter) => html`<${ParameterField} key=${parameter.name} parameter=${parameter} options=${options} />`)}
        </div>
        <details>
          <summary>${say("study-options")}</summary>
          <div class="grid">
            ${game.options.filter(({ each }) => !each).map((option) => html`<${OptionField} key=${option.name} option=${option} options=${options} />`)}
          </div>
        </details>
        ${
          changed.length > 0 &&
          html`
          <div class="row">
            <span class="tag">${say("study-changes", { count: changed.length })}</span>
            <button type="button" class="quiet" onClick=${() => (options.value = usual)}>${say("study-reset")}</button>
          </div>
          <label class="check">
            <input type="checkbox" checked=${against.value} onChange=${() => (against.value = !against.value)} />
            ${say("study-against")}
          </label>`
        }
      </fieldset>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
      <div class="row end begin">
        <span class="pale">${say("study-together", { games: together })}</span>
        <button type="submit" class="main" disabled=${busy.value || !chosen.length}>${say(busy.value ? "sending" : "study-begin")}</button>
      </div>
    </form>
  `;
}
