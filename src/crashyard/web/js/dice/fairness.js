/** What people read about their dice: how they are made, before the game, and whether they were fair, after it. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask } from "../base/api.js";
import { Dialog } from "../base/dialog.js";
import { html } from "../base/html.js";
import { language, say } from "../base/words.js";
import { checkDice } from "./check.js";
import { memoryOf } from "./pledge.js";

/** @typedef {import("../base/types.js").Table} Table */
/** @typedef {import("./check.js").Verdict} Verdict */

/** So that the page can draw and be clicked meanwhile. */
const pause = () => new Promise((done) => setTimeout(done));

/** @param {Verdict} verdict @param {Table} table */
function sentence({ trouble, number, thrown, checked, missing, own }, table) {
  if (trouble === "die") return say("dice-wrong-die", { number });
  if (trouble) return say(`dice-wrong-${trouble}`);
  const names = new Intl.ListFormat(language.value).format(missing.map((seat) => table.chairs[seat]?.name || say("somebody")));
  const said = [own === "in" ? say("dice-checked", { count: checked }) : say("dice-computed", { count: checked })];
  if (own === "out") said.push(say("dice-left-out"));
  if (missing.length) said.push(say("dice-missing", { names }));
  if (thrown > checked) said.push(say("dice-unchecked", { count: thrown - checked }));
  return said.join(" ");
}

/** After the game: this browser computes every die again and says so. @param {{table: Table}} facts */
export function CheckedDice({ table }) {
  /** @type {import("../../vendor/signals.js").Signal<Verdict | null>} */
  const verdict = useSignal(null);
  useEffect(() => {
    let here = true;
    void ask(`/tables/${table.id}/record`)
      .then((record) => checkDice(record, memoryOf(table.id), pause))
      .then((found) => here && (verdict.value = found), () => {});
    return () => void (here = false);
  }, [table.id]);
  const found = verdict.value;
  if (!found?.thrown) return null;
  return html`<p class=${`dice ${found.trouble || found.own === "out" ? "complaint" : "pale"}`} role="status">${sentence(found, table)} <${AboutDice} table=${table} /></p>`;
}

/** How dice are made, and who has promised what. @param {{table: Table}} facts */
export function AboutDice({ table }) {
  const opened = useSignal(false);
  const { fairness, chairs } = table;
  return html`
    <button class="why" onClick=${() => (opened.value = true)}>${say("dice-about")}</button>
    ${
      opened.value &&
      html`
      <${Dialog} title=${say("dice-title")} onClose=${() => (opened.value = false)}>
        <div class="why-rules">
        <p>${say("dice-how")}</p>
        <p>${say("dice-known")}</p>
        <p>${say("dice-withheld")}</p>
        <dl class="promises">
          <dt>${say("dice-server")}</dt><dd><code>${fairness?.commitment}</code></dd>
          ${fairness?.seats.map(
            ({ seat, commitment, told }) => html`
            <dt key=${seat}>${chairs[seat]?.name || say("somebody")}${table.state !== "open" && !told && html` (${say("dice-not-told")})`}</dt>
            <dd><code>${commitment}</code></dd>`,
          )}
        </dl>
        </div>
      <//>`
    }
  `;
}
