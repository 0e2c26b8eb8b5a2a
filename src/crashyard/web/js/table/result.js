/** After the game: who won and how it was decided, and what can be done with it now. */

import { useEffect, useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { playAgain } from "../agreements/deciding.js";
import { ask, sentenceOf } from "../base/api.js";
import { titleOf, titleOfBot } from "../base/games.js";
import { html } from "../base/html.js";
import { follow, go } from "../base/route.js";
import { say } from "../base/words.js";
import { CheckedDice } from "../dice/fairness.js";
import { useCourse } from "../ending/course.js";
import { hasWon, Headline, News, nextLevel, tryLevel } from "../ending/outcome.js";

/** @typedef {import("./session.js").TableSession} TableSession */
/** @typedef {import("../base/types.js").Table} Table */

/** What is found out later stands below the buttons, so that they stay. @param {{session: TableSession, onStory: () => void}} facts */
export function GameOver({ session, onStory }) {
  const table = /** @type {Table} */ (session.table.value);
  const over = table.state === "over";
  const mine = session.mine.value;
  const { course } = useCourse(table.id, over);
  const won = over && hasWon({ ...table, mine });
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => session.focus.keep(box.current, null));
  const label = say(over ? "result" : table.aborted ? "table-aborted" : "table-closed", { game: titleOf(table.game) });
  return html`
    <section class=${`chooser over ${won ? "won" : ""}`} aria-label=${label} tabindex="-1" ref=${box}>
      <div class="outcome">
        ${over ? html`<${Headline} table=${table} mine=${mine} />` : html`<h2>${label}</h2>`}
        ${won && html`<${News} table=${table} mine=${mine} />`}
      </div>
      <div class="row">
        ${over && mine.length > 0 && html`<${Again} session=${session} table=${table} isWon=${won} />`}
        ${over && html`<button class="story" onClick=${onStory}>${say("story")}</button>`}
        ${over && html`<a class="button quiet" href=${`/tables/${table.id}?replay=0`} onClick=${follow}>${say("replay")}</a>`}
        ${(!over || !mine.length) && html`<a class="button quiet" href="/" onClick=${follow}>${say("to-lobby")}</a>`}
      </div>
      ${over && html`<p class="caption">${course?.decided || session.scene.value?.caption}</p>`}
      ${over && html`<${CheckedDice} table=${table} />`}
      ${session.complaint.value && html`<p class="complaint" role="alert">${session.complaint.value}</p>`}
    </section>
  `;
}

/** Whoever has won is led on to stronger bots, everybody else to the same game again. @param {{session: TableSession, table: Table, isWon: boolean}} facts */
function Again({ session, table, isWon }) {
  const mine = session.mine.value;
  const level = nextLevel(table, mine);
  const agreed = table.proposal?.agreed.some((seat) => mine.includes(seat)) ?? false;
  const agreedOnce = useRef(false);
  agreedOnce.current ||= agreed;
  useEffect(() => {
    if (table.next && agreedOnce.current) go(`/tables/${table.next}`);
  }, [table.next]);
  const climb = async () => {
    try {
      go(await tryLevel(table, mine, level));
    } catch (error) {
      session.complaint.value = sentenceOf(error);
    }
  };
  const climbs = isWon && level;
  return html`
    ${
      table.next
        ? html`<a class=${`button ${climbs ? "" : "main"}`} href=${`/tables/${table.next}`} onClick=${follow}>${say("to-rematch")}</a>`
        : html`<button class=${climbs ? "" : "main"} disabled=${agreed} onClick=${() => playAgain(session)}>${say("rematch")}</button>`
    }
    ${level && html`<button class=${climbs ? "main" : ""} onClick=${climb}>${say("next-level", { level: titleOfBot(level) })}</button>`}
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
