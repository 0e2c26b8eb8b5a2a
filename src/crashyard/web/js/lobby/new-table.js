/** Opening a table: at once against bots, or with everything that can be agreed. */

import { useSignal } from "../../vendor/signals.js";
import { botNames, callMe, person, suggestedName } from "../account/person.js";
import { sentenceOf } from "../base/api.js";
import { Dialog } from "../base/dialog.js";
import { titleOfBot } from "../base/games.js";
import { html } from "../base/html.js";
import { go } from "../base/route.js";
import { optionsFrom, variantOf } from "../variants/variant.js";
import { say } from "../base/words.js";
import { openBound } from "../dice/pledge.js";
import { agreedOptions, ClockFields, OptionFields, Pick } from "../setup/fields.js";
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
 * `settings` are options and parameters that an address asks for; parameters are only told, since nobody is asked for them.
 * @param {{game: Game, onClose: () => void, settings?: Record<string, string>}} facts
 */
export function NewTable({ game, onClose, settings = {} }) {
  const asked = optionsFrom(game, settings);
  const variant = variantOf(game.name, asked);
  const players = useSignal(game.default_players);
  const visible = useSignal(false);
  /** Who may talk; as long as nobody has chosen it, as is usual. */
  const talk = useSignal("");
  const clock = useSignal({ kind: "none", minutes: 20, increment: 10, days: 3, patience: 10 });
  const options = useSignal(Object.fromEntries(game.options.map((option) => [option.name, asked[option.name] ?? option.default])));
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
    const agreed = agreedOptions(game, options.value, players.value);
    go(await open(game, seats, { options: { ...asked, ...agreed }, clock: clock.value, public: visible.value, chat: talk.value || null, start }));
  };
  return html`
    <${Form} game=${game} title=${`${say("new-table")}: ${game.title}`} onClose=${onClose} onSend=${send} wide>
      ${variant.length > 0 && html`<p class="variant" role="note"><strong>${say("variant")}</strong> ${variant.join(" · ")}</p>`}
      <${Pick} label=${say("how-many-players")} values=${game.players} value=${players} />
      <fieldset class="grid">
        <legend>${say("who-sits-where")}</legend>
        ${seats.map((place, seat) => html`<${Seat} place=${place} seat=${seat} bots=${game.bots} onSit=${(/** @type {string} */ kind) => sit(seat, kind)} />`)}
      </fieldset>
      <${ClockFields} clock=${clock} />
      <${OptionFields} game=${game} options=${options} players=${players.value} />
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
