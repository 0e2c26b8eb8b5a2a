/** Opening a table: at once against bots, or with everything that can be agreed. */

import { useSignal } from "../../vendor/signals.js";
import { botNames, callMe, person, suggestedName } from "../account/person.js";
import { sentenceOf } from "../base/api.js";
import { Dialog } from "../base/dialog.js";
import { titleOfBot } from "../base/games.js";
import { html } from "../base/html.js";
import { go } from "../base/route.js";
import { say } from "../base/words.js";
import { openBound } from "../dice/pledge.js";
import { Levels } from "./levels.js";

/** @typedef {import("../base/types.js").Game} Game */
/** @typedef {{kind: string, bot: string, name: string}} Place */

/**
 * @param {Game} game
 * @param {Place[]} places
 * @param {object} more
 * @returns {Promise<string>} where the new table is
 */
async function open(game, places, more) {
  const chairs = places.map(({ kind, bot, name }) =>
    kind === "bot" ? { kind, bot, name } : name ? { kind: "me", name } : { kind },
  );
  const mine = chairs.flatMap(({ kind }, seat) => (kind === "me" ? [seat] : []));
  const table = await openBound("/tables/", { game: game.name, chairs, ...more }, mine);
  return `/tables/${table.id}`;
}

/**
 * Bots beside one person.
 * @param {number} players
 * @param {string} bot
 * @param {string} name
 * @returns {Place[]}
 */
function alone(players, bot, name) {
  const bots = botNames(bot, players - 1, [name]).map((star) => ({ kind: "bot", bot, name: star }));
  return [{ kind: "me", bot: "", name: "" }, ...bots];
}

/** @param {{game: Game, onClose: () => void, children?: unknown, title: string, onSend: (name: string) => Promise<void>, wide?: boolean}} facts */
function Form({ title, onClose, onSend, children, wide }) {
  const name = useSignal(person.value?.name ?? suggestedName());
  const complaint = useSignal("");
  const busy = useSignal(false);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    busy.value = true;
    try {
      await callMe(name.value);
      await onSend(name.value);
    } catch (error) {
      complaint.value = sentenceOf(error);
      busy.value = false;
    }
  };
  return html`
    <${Dialog} title=${title} onClose=${onClose} wide=${wide}>
      <form onSubmit=${send}>
        ${
          !person.value &&
          html`
          <label>${say("your-name")}
            <input required maxlength="24" autocomplete="nickname" value=${name.value}
              onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
          </label>`
        }
        ${children}
        ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
        <div class="row end foot">
          <button type="submit" class="main" autofocus=${!wide} disabled=${busy.value}>${say(busy.value ? "sending" : "start")}</button>
        </div>
      </form>
    <//>
  `;
}

/** @param {{game: Game, onClose: () => void}} facts */
export function PlayNow({ game, onClose }) {
  const players = useSignal(game.default_players);
  const bot = useSignal(game.default_bot);
  /** @param {string} name */
  const send = async (name) => go(await open(game, alone(players.value, bot.value, name), { start: true }));
  return html`
    <${Form} game=${game} title=${game.title} onClose=${onClose} onSend=${send}>
      <${Pick} label=${say("how-many-players")} values=${game.players} value=${players} />
      <${Levels} bots=${game.bots} chosen=${bot} />
    <//>
  `;
}

/**
 * A few numbers side by side, one of them picked.
 * @param {{label: string, values: number[], value: import("../../vendor/signals.js").Signal<number>}} facts
 */
function Pick({ label, values, value }) {
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

/** @param {{game: Game, onClose: () => void}} facts */
export function NewTable({ game, onClose }) {
  const players = useSignal(game.default_players);
  const visible = useSignal(false);
  /** Who may talk; as long as nobody has chosen it, as is usual. */
  const talk = useSignal("");
  const clock = useSignal({ kind: "none", minutes: 20, increment: 10, days: 3 });
  const options = useSignal(Object.fromEntries(game.options.map((option) => [option.name, option.default])));
  /** @type {import("../../vendor/signals.js").Signal<Place[]>} */
  const places = useSignal([
    { kind: "me", bot: "", name: "" },
    { kind: "open", bot: "", name: "" },
  ]);
  const seats = Array.from(
    { length: players.value },
    (_, seat) => places.value[seat] ?? { kind: "open", bot: "", name: "" },
  );
  /**
   * @param {number} seat
   * @param {string} kind
   */
  const sit = (seat, kind) => {
    const bot = kind.startsWith("bot ") ? kind.slice(4) : "";
    const taken = [person.value?.name ?? "", ...seats.map((place) => place.name)];
    const name = bot ? botNames(bot, 1, taken)[0] : kind === "beside" ? say("player-number", { number: seat + 1 }) : "";
    places.value = seats.with(seat, { kind: bot ? "bot" : kind === "open" ? "open" : "me", bot, name });
  };
  /** @param {string} _name */
  const send = async (_name) => {
    const start = seats.every((place) => place.kind !== "open");
    const agreed = Object.fromEntries(
      game.options.map((option) => [option.name, fitting(option, options.value[option.name], players.value)]),
    );
    go(await open(game, seats, { options: agreed, clock: clock.value, public: visible.value, chat: talk.value || null, start }));
  };
  return html`
    <${Form} game=${game} title=${`${say("new-table")}: ${game.title}`} onClose=${onClose} onSend=${send} wide>
      <${Pick} label=${say("how-many-players")} values=${game.players} value=${players} />
      <fieldset class="grid">
        <legend>${say("who-sits-where")}</legend>
        ${seats.map((place, seat) => html`<${Seat} place=${place} seat=${seat} bots=${game.bots} onSit=${(/** @type {string} */ kind) => sit(seat, kind)} />`)}
      </fieldset>
      <${ClockFields} clock=${clock} />
      <fieldset class="grid">
        <legend>${say("options")}</legend>
        ${game.options.map((option) => html`<${option.each ? AssignmentField : OptionField} key=${option.name} option=${option} options=${options} players=${players.value} />`)}
      </fieldset>
      <label class="check">
        <input type="checkbox" checked=${visible.value} onChange=${() => (visible.value = !visible.value)} />
        ${say("public-table")}
      </label>
      <label>${say("who-may-talk")}
        <select value=${talk.value || (visible.value ? "players" : "all")} onChange=${(/** @type {any} */ event) => (talk.value = event.target.value)}>
          ${["all", "players", "off"].map((each) => html`<option key=${each} value=${each}>${say(`talk-${each}`)}</option>`)}
        </select>
      </label>
    <//>
  `;
}

/** @param {{place: Place, seat: number, bots: string[], onSit: (kind: string) => void}} facts */
function Seat({ place, seat, bots, onSit }) {
  const kind = place.kind === "bot" ? `bot ${place.bot}` : place.kind === "me" && place.name ? "beside" : place.kind;
  return html`
    <label>${say("seat", { number: seat + 1 })}
      <select value=${kind} onChange=${(/** @type {any} */ event) => onSit(event.target.value)}>
        <option value="me">${say("sit-me")}</option>
        <option value="open">${say("sit-open")}</option>
        ${bots.map((bot) => html`<option value=${`bot ${bot}`}>${say("sit-bot", { bot: titleOfBot(bot) })}</option>`)}
        <option value="beside">${say("sit-beside")}</option>
      </select>
    </label>
  `;
}

/** @param {{clock: import("../../vendor/signals.js").Signal<{kind: string, minutes: number, increment: number, days: number}>}} facts */
function ClockFields({ clock }) {
  const { kind } = clock.value;
  /**
   * @param {"minutes" | "increment" | "days"} name
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
 *   options: import("../../vendor/signals.js").Signal<Record<string, string | number>>}} facts
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

/** @param {{option: import("../base/types.js").Option, options: import("../../vendor/signals.js").Signal<Record<string, string | number>>}} facts */
function OptionField({ option, options }) {
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
