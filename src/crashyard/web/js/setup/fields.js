/** What is agreed about a table: how many play, the clock, and the rules of the game that can be chosen. */

import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** @typedef {import("../base/types.js").Game} Game */
/** @typedef {import("../../vendor/signals.js").Signal<Record<string, string | number>>} Chosen */

/**
 * A few numbers side by side, one of them picked.
 * @param {{label: string, values: number[], value: import("../../vendor/signals.js").Signal<number>}} facts
 */
export function Pick({ label, values, value }) {
  return html`
    <fieldset class="pick">
      <legend>${label}</legend>
      ${values.map(
        (each) => html`
        <label><input type="radio" name=${label} checked=${value.value === each} onChange=${() => (value.value = each)} />
          <span>${each}</span></label>`,
      )}
    </fieldset>
  `;
}

/** @param {{clock: import("../../vendor/signals.js").Signal<{kind: string, minutes: number, increment: number, days: number, patience: number}>}} facts */
export function ClockFields({ clock }) {
  const { kind } = clock.value;
  /**
   * @param {"minutes" | "increment" | "days" | "patience"} name
   * @param {number} low
   * @param {number} high
   */
  const field = (name, low, high) => html`
    <label>${say(`clock-${name}`)}
      <input type="number" required min=${low} max=${high} value=${clock.value[name]}
        onInput=${(/** @type {any} */ event) => (clock.value = { ...clock.value, [name]: event.target.valueAsNumber })} />
    </label>`;
  return html`
    <fieldset class="grid">
      <legend>${say("clock")}</legend>
      <label>${say("clock-kind")}
        <select value=${kind} onChange=${(/** @type {any} */ event) => (clock.value = { ...clock.value, kind: event.target.value })}>
          ${["none", "live", "days"].map((each) => html`<option value=${each}>${say(`clock-kind-${each}`)}</option>`)}
        </select>
      </label>
      ${kind === "none" && field("patience", 0, 600)}
      ${kind === "live" && field("minutes", 1, 600)}
      ${kind === "live" && field("increment", 0, 600)}
      ${kind === "days" && field("days", 1, 30)}
    </fieldset>
  `;
}

/**
 * The value of an option with so many players: what is given out to the seats is filled up, or cut off.
 * @param {import("../base/types.js").Option} option
 * @param {string | number} value
 * @param {number} players
 */
function fitting(option, value, players) {
  if (!option.each || value === option.default) return value;
  const chosen = String(value).split(",");
  const others = (option.values ?? []).map(([name]) => name).filter((name) => !chosen.includes(name));
  return [...chosen, ...others].slice(0, players * (option.each[players] ?? 1)).join(",");
}

/**
 * What every seat gets, as the rules give it out or as chosen; nothing is given out twice, so who takes what another
 * seat has changes with it.
 * @param {{option: import("../base/types.js").Option, players: number,
 *   options: Chosen}} facts
 */
function AssignmentField({ option, options, players }) {
  const value = fitting(option, options.value[option.name], players);
  const names = value === option.default ? [] : String(value).split(",");
  const each = option.each?.[players] ?? 1;
  /** @param {string | number} told */
  const tell = (told) => (options.value = { ...options.value, [option.name]: told });
  /** @param {any} event */
  const decide = (event) => tell(event.target.value ? fitting(option, option.values?.[0]?.[0] ?? "", players) : option.default);
  /**
   * @param {number} place
   * @param {string} name
   */
  const take = (place, name) => {
    const given = names.map((other) => (other === name ? names[place] : other));
    tell(given.with(place, name).join(","));
  };
  return html`
    <label title=${option.about}>${option.title}
      <select value=${names.length ? "chosen" : ""} onChange=${decide}>
        <option value="">${option.by_rules}</option>
        <option value="chosen">${option.by_choice}</option>
      </select>
      <small>${option.about}</small>
    </label>
    ${names.map(
      (name, place) => html`
      <label key=${place}>${say("seat-option", { option: option.title, number: Math.floor(place / each) + 1 })}
        <select value=${name} onChange=${(/** @type {any} */ event) => take(place, event.target.value)}>
          ${option.values?.map(([other, title]) => html`<option value=${other}>${title}</option>`)}
        </select>
      </label>`,
    )}
  `;
}

/** @param {{option: import("../base/types.js").Option, options: Chosen}} facts */
export function OptionField({ option, options }) {
  const value = options.value[option.name];
  /** @param {any} event */
  const change = (event) => {
    const told = option.values ? event.target.value : event.target.valueAsNumber;
    options.value = { ...options.value, [option.name]: told };
  };
  return html`
    <label title=${option.about}>${option.title}
      ${
        option.values
          ? html`<select value=${value} onChange=${change}>
            ${option.values.map(([name, title]) => html`<option value=${name}>${title}</option>`)}
          </select>`
          : html`<input type="number" required min=${option.low} max=${option.high} value=${value} onInput=${change} />`
      }
      <small>${option.about}</small>
    </label>
  `;
}

/** The options of a game. @param {{game: Game, options: Chosen, players: number}} facts */
export function OptionFields({ game, options, players }) {
  return html`
    <fieldset class="grid">
      <legend>${say("options")}</legend>
      ${game.options.map((option) => html`<${option.each ? AssignmentField : OptionField} key=${option.name} option=${option} options=${options} players=${players} />`)}
    </fieldset>
  `;
}

/**
 * The options as they are asked of the server.
 * @param {Game} game
 * @param {Record<string, string | number>} chosen
 * @param {number} players
 */
export const agreedOptions = (game, chosen, players) =>
  Object.fromEntries(game.options.map((option) => [option.name, fitting(option, chosen[option.name] ?? option.default, players)]));
