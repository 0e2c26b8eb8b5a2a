/** What a host can do about a table before the game: change what was agreed, put people in another order, give it up. */

import { useSignal } from "../../vendor/signals.js";
import { Dialog, Warning } from "../base/dialog.js";
import { games } from "../base/games.js";
import { html } from "../base/html.js";
import { go } from "../base/route.js";
import { say } from "../base/words.js";
import { agreedOptions, ClockFields, OptionFields, Pick } from "./fields.js";

/** @typedef {import("../base/types.js").Table} Table */
/**
 * @template Value
 * @typedef {import("../../vendor/signals.js").Signal<Value>} Signal
 */
/** @typedef {{table: Signal<Table | null>, complaint: Signal<string>, arrange: (path: string, body?: object) => Promise<any>,
 *   change: (seat: number | null) => Promise<void>}} Hosting what is known of a table, and how it is changed */

/** Whom to keep first where there are fewer chairs. */
const RANK = { person: 0, bot: 1, open: 2 };

/**
 * The chairs that stay when so many play, in their order; nothing for every new one.
 * @param {Table} table
 * @param {number} players
 * @returns {(number | null)[]}
 */
export function orderFor({ chairs }, players) {
  const kept = chairs.toSorted((one, other) => RANK[one.kind] - RANK[other.kind] || one.seat - other.seat).slice(0, players);
  const order = kept.map(({ seat }) => seat).sort((one, other) => one - other);
  return [...order, ...Array.from({ length: players - order.length }, () => null)];
}

/** @param {Hosting} session @param {object} what */
async function change(session, what) {
  session.complaint.value = "";
  const done = await session.arrange("/edit", what);
  if (done) await session.change(null);
  return Boolean(done);
}

/** Up and down, for one chair. @param {{session: Hosting, chair: import("../base/types.js").Chair}} facts */
export function Moving({ session, chair }) {
  const count = session.table.value?.chairs.length ?? 0;
  const name = chair.kind === "open" ? say("seat", { number: chair.seat + 1 }) : chair.name || say("somebody");
  /** @param {number} step */
  const move = (step) => () => {
    const order = Array.from({ length: count }, (_, seat) => seat);
    [order[chair.seat], order[chair.seat + step]] = [order[chair.seat + step], order[chair.seat]];
    void change(session, { order });
  };
  return html`
    <span class="moving">
      <button class="quiet small" aria-label=${say("move-up", { name })} title=${say("move-up", { name })} disabled=${chair.seat === 0} onClick=${move(-1)}><span aria-hidden="true">↑</span></button>
      <button class="quiet small" aria-label=${say("move-down", { name })} title=${say("move-down", { name })} disabled=${chair.seat === count - 1} onClick=${move(1)}><span aria-hidden="true">↓</span></button>
    </span>
  `;
}

/** Taking somebody off a chair; where they are there, after a question. @param {{asks: boolean, name: string, onRemove: () => void}} facts */
export function Removing({ asks, name, onRemove }) {
  const asking = useSignal(false);
  const remove = () => {
    asking.value = false;
    onRemove();
  };
  return html`
    <button class="small" onClick=${() => (asks ? (asking.value = true) : onRemove())}>${say("remove")}</button>
    ${
      asking.value &&
      html`
      <${Warning} title=${say("remove")} onClose=${() => (asking.value = false)} onDone=${remove}>
        <p>${say("remove-about", { name })}</p>
      <//>`
    }
  `;
}

/** @param {{session: Hosting}} facts */
export function HostTools({ session }) {
  const opened = useSignal("");
  const close = () => void (opened.value = "");
  const giveUp = async () => {
    close();
    if (await session.arrange("/close")) go("/");
  };
  return html`
    <div class="row">
      <button onClick=${() => (opened.value = "edit")}>${say("edit-table")}</button>
      <button class="quiet" onClick=${() => (opened.value = "close")}>${say("close-table")}</button>
    </div>
    ${opened.value === "edit" && html`<${Editing} session=${session} onClose=${close} />`}
    ${
      opened.value === "close" &&
      html`
      <${Warning} title=${say("close-table")} onClose=${close} onDone=${giveUp}>
        <p>${say("close-about")}</p>
      <//>`
    }
  `;
}

/** @param {{session: Hosting, onClose: () => void}} facts */
function Editing({ session, onClose }) {
  const table = /** @type {Table} */ (session.table.value);
  const game = games.value.find(({ name }) => name === table.game);
  const players = useSignal(table.chairs.length);
  const visible = useSignal(table.public);
  const clock = useSignal({ minutes: 20, increment: 10, days: 3, patience: 10, ...table.clock });
  const options = useSignal(table.options);
  const busy = useSignal(false);
  if (!game) return null;
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    busy.value = true;
    const done = await change(session, {
      options: agreedOptions(game, options.value, players.value),
      clock: clock.value,
      public: visible.value,
      order: orderFor(table, players.value),
    });
    busy.value = false;
    if (done) onClose();
  };
  return html`
    <${Dialog} title=${say("edit-table")} onClose=${onClose} wide>
      <form onSubmit=${send}>
        <p class="pale">${say("edit-about")}</p>
        <${Pick} label=${say("how-many-players")} values=${game.players} value=${players} />
        <${ClockFields} clock=${clock} />
        <${OptionFields} game=${game} options=${options} players=${players.value} />
        <label class="check">
          <input type="checkbox" checked=${visible.value} onChange=${() => (visible.value = !visible.value)} />
          ${say("public-table")}
        </label>
        ${session.complaint.value && html`<p class="complaint" role="alert">${session.complaint.value}</p>`}
        <div class="row end foot"><button type="submit" class="main" disabled=${busy.value}>${say("save-changes")}</button></div>
      </form>
    <//>
  `;
}
