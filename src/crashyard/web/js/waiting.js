/** Before and after the game: who sits where, the way in for others, and how it ended. */

import { useEffect, useRef } from "../vendor/hooks.js";
import { useSignal } from "../vendor/signals.js";
import { encode } from "../vendor/uqr.js";
import { ask, freshKey } from "./api.js";
import { html } from "./html.js";
import { titleOfBot } from "./opening.js";
import { botNames, callMe, person, suggestedName } from "./person.js";
import { follow, go } from "./route.js";
import { shelf, titleOf } from "./shelf.js";
import { say } from "./words.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Chair} Chair */

/** @param {{sitting: Sitting}} facts */
export function Waiting({ sitting }) {
  const table = /** @type {Table} */ (sitting.table.value);
  const game = shelf.value.find(({ name }) => name === table.game);
  const free = table.chairs.filter((chair) => chair.kind === "open").length;
  const name = useSignal(person.value?.name ?? suggestedName());
  /**
   * @param {number} seat
   * @param {object} body
   */
  const put = async (seat, body) => {
    await sitting.arrange(`/chairs/${seat}`, body);
    await sitting.change(null);
  };
  /** @param {number} seat */
  const sit = async (seat) => {
    try {
      await callMe(name.value);
    } catch (error) {
      sitting.complaint.value = error instanceof Error ? error.message : String(error);
      return;
    }
    await put(seat, { kind: "me", contribution: freshKey() });
  };
  const taken = table.chairs.map((chair) => chair.name);
  return html`
    <section class="waiting">
      <h1>${game?.title}</h1>
      <p class="pale">${free ? say("waiting-for-people", { free }) : sitting.host.value ? say("all-here") : say("host-starts")}</p>
      ${
        !person.value &&
        html`
        <label>${say("your-name")}
          <input maxlength="24" autocomplete="nickname" value=${name.value} onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} />
        </label>`
      }
      <ul class="chairs">
        ${table.chairs.map(
          (chair) => html`
          <li key=${chair.seat} class=${chair.kind}>
            <span class="name">${chair.kind === "open" ? say("free-chair") : chair.name}</span>
            ${chair.kind === "bot" && html`<span class="tag">${titleOfBot(chair.bot ?? "")}</span>`}
            ${sitting.mine.value.includes(chair.seat) && html`<span class="tag">${say("you")}</span>`}
            <span class="row">
              ${chair.kind === "open" && !sitting.mine.value.length && html`<button class="main" onClick=${() => sit(chair.seat)}>${say("sit-down")}</button>`}
              ${
                chair.kind === "open" &&
                sitting.host.value &&
                game?.bots.map(
                  (bot) => html`
                <button key=${bot} onClick=${() => put(chair.seat, { kind: "bot", bot, name: botNames(1, taken)[0] })}>${say("add-bot", { bot: titleOfBot(bot) })}</button>`,
                )
              }
              ${
                chair.kind !== "open" &&
                sitting.host.value &&
                !sitting.mine.value.includes(chair.seat) &&
                html`
                <button onClick=${() => put(chair.seat, { kind: "open" })}>${say("remove")}</button>`
              }
              ${sitting.mine.value.includes(chair.seat) && html`<button onClick=${() => put(chair.seat, { kind: "open" })}>${say("stand-up")}</button>`}
            </span>
          </li>`,
        )}
      </ul>
      ${
        sitting.host.value &&
        html`
        <button class="main" disabled=${free > 0} onClick=${() => sitting.arrange("/start", { contribution: freshKey() })}>${say("start")}</button>`
      }
      ${sitting.complaint.value && html`<p class="complaint" role="alert">${sitting.complaint.value}</p>`}
      <${Invitation} id=${table.id} />
    </section>
  `;
}

/** @param {{id: string}} facts */
function Invitation({ id }) {
  const link = `${location.origin}/tables/${id}`;
  const copied = useSignal(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      field.current?.select();
    }
  };
  useEffect(() => {
    if (!copied.value) return undefined;
    const timer = setTimeout(() => (copied.value = false), 2500);
    return () => clearTimeout(timer);
  }, [copied.value]);
  return html`
    <section class="invitation" aria-labelledby="invite">
      <h2 id="invite">${say("invite")}</h2>
      <p class="pale">${say("invite-about")}</p>
      <div class="say">
        <input readonly ref=${field} aria-label=${say("invite")} value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
        <button onClick=${copy}>${copied.value ? say("copied") : say("copy")}</button>
      </div>
      <${Code} text=${link} />
    </section>
  `;
}

/** A QR code of the link. @param {{text: string}} facts */
function Code({ text }) {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`
    <svg class="code" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${say("qr-code")} shape-rendering="crispEdges">
      <rect width=${size} height=${size} fill="#fff" /><path d=${dark.join("")} fill="#05070f" />
    </svg>
  `;
}

/** @param {{sitting: Sitting}} facts */
export function Over({ sitting }) {
  const table = /** @type {Table} */ (sitting.table.value);
  const over = table.state === "over";
  const played = sitting.mine.value.length > 0;
  const checked = useSignal("");
  const rematch = async () => {
    const next = await sitting.arrange("/rematch");
    if (next) go(`/tables/${next.id}`);
  };
  const verify = async () => {
    const { outcomes } = await ask(`/tables/${table.id}/verify`);
    checked.value = say("verified", { outcomes });
  };
  return html`
    <section class="chooser over">
      <h2>${say(over ? "game-over" : "table-closed", { game: titleOf(table.game) })}</h2>
      <p class="caption">${over && sitting.scene.value?.caption}</p>
      <div class="row">
        ${over && played && !table.next && html`<button class="main" onClick=${rematch}>${say("rematch")}</button>`}
        ${table.next && html`<a class="button main" href=${`/tables/${table.next}`} onClick=${follow}>${say("to-rematch")}</a>`}
        ${
          over &&
          html`
          <a class="button" href=${`/tables/${table.id}?replay=0`} onClick=${follow}>${say("replay")}</a>
          <a class="button" href=${`/api/tables/${table.id}/record`} download=${`${table.game}.json`}>${say("record")}</a>
          <button onClick=${verify}>${say("verify")}</button>`
        }
        <a class="button" href="/" onClick=${follow}>${say("to-lobby")}</a>
      </div>
      <p class="says" role="status">${checked.value}</p>
      ${sitting.complaint.value && html`<p class="complaint" role="alert">${sitting.complaint.value}</p>`}
    </section>
  `;
}
