/** After the game: who won, and what can be done with it now. */

import { useSignal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { titleOf } from "../base/games.js";
import { html } from "../base/html.js";
import { follow, go } from "../base/route.js";
import { say } from "../base/words.js";

/** @typedef {import("./session.js").TableSession} TableSession */
/** @typedef {import("../base/types.js").Table} Table */

/** @param {{session: TableSession}} facts */
export function GameOver({ session }) {
  const table = /** @type {Table} */ (session.table.value);
  const over = table.state === "over";
  const played = session.mine.value.length > 0;
  const rematch = async () => {
    const next = await session.arrange("/rematch");
    if (next) go(`/tables/${next.id}`);
  };
  return html`
    <section class="chooser over" aria-label=${say(over ? "result" : "table-closed", { game: titleOf(table.game) })}>
      <h2>${say(over ? "game-over" : "table-closed", { game: titleOf(table.game) })}</h2>
      ${over && html`<p class="caption">${session.scene.value?.caption}</p>`}
      <div class="row">
        ${over && played && !table.next && html`<button class="main" onClick=${rematch}>${say("rematch")}</button>`}
        ${table.next && html`<a class="button main" href=${`/tables/${table.next}`} onClick=${follow}>${say("to-rematch")}</a>`}
        ${over && html`<a class="button" href=${`/tables/${table.id}?replay=0`} onClick=${follow}>${say("replay")}</a>`}
        <a class="button" href="/" onClick=${follow}>${say("to-lobby")}</a>
      </div>
      ${over && html`<${Proof} table=${table} />`}
      ${session.complaint.value && html`<p class="complaint" role="alert">${session.complaint.value}</p>`}
    </section>
  `;
}

/** The whole play as a file, and whether its dice were fair. @param {{table: Table}} facts */
export function Proof({ table }) {
  const told = useSignal("");
  const complaint = useSignal("");
  const busy = useSignal(false);
  const verify = async () => {
    busy.value = true;
    complaint.value = "";
    try {
      const { outcomes } = await ask(`/tables/${table.id}/verify`);
      told.value = say("verified", { outcomes });
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
    busy.value = false;
  };
  return html`
    <div class="row proof">
      <button class="quiet" disabled=${busy.value} onClick=${verify}><span aria-hidden="true">✓</span> ${say(busy.value ? "sending" : "verify")}</button>
      <a class="button quiet" href=${`/api/tables/${table.id}/record`} download=${`${table.game}.json`}><span aria-hidden="true">↓</span> ${say("record")}</a>
      <span class="says told" role="status">${told.value}</span>
    </div>
    ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
  `;
}
