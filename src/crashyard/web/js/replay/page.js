/** The page of a play that is seen again. */

import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { comeIn } from "../account/person.js";
import { ask, sentenceOf } from "../base/api.js";
import { copy, Copied, useFlash } from "../base/copy.js";
import { titleOf } from "../base/games.js";
import { entitle, toolbar } from "../base/header.js";
import { html } from "../base/html.js";
import { follow, go } from "../base/route.js";
import { language, say } from "../base/words.js";
import { BoardView, styleOf } from "../board/view.js";
import { openBound } from "../dice/pledge.js";
import { Controls as Showing } from "../director/controls.js";
import { hold } from "../line/freshness.js";
import { HintButton, Hinting, HintLines } from "../table/hints.js";
import { Log } from "../table/log.js";
import { Proof } from "../table/result.js";
import { SPECTATOR } from "../table/session.js";
import { Replay } from "./replay.js";

/** @param {{id: string, seat: number | null, number: number, run: boolean}} facts */
export function ReplayPage({ id, seat, number, run }) {
  const replay = useMemo(() => new Replay(id), [id]);
  /** @type {import("../../vendor/signals.js").Signal<import("../base/types.js").Table | null>} */
  const table = useSignal(null);
  const view = useSignal(seat ?? SPECTATOR);
  /** Whether what else there is has been opened, in a window that has no room for it beside the table. */
  const more = useSignal(false);
  useEffect(() => {
    void ask(`/tables/${id}`).then(
      (found) => (table.value = found),
      (error) => (replay.complaint.value = error.message),
    );
    return () => replay.leave();
  }, [replay]);
  useEffect(() => hold(() => true), []);
  useEffect(() => {
    const shown = replay.steps.value[replay.at.value]?.message.n;
    void replay.load(view.value, language.value, shown ?? number).then(() => {
      if (run && shown === undefined) void replay.run();
    });
  }, [replay, view.value, language.value]);
  useEffect(() => {
    entitle(`${say("replay")} · ${titleOf(table.value?.game ?? "")}`);
  });
  useEffect(() => {
    toolbar.value = () => html`<${Line} id=${id} more=${more} />`;
    return () => void (toolbar.value = null);
  }, [id]);
  const close = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (more.value) close.current?.focus();
  }, [more.value]);
  const step = replay.steps.value[replay.at.value];
  /** @param {KeyboardEvent} event */
  const key = (event) => event.key === "Escape" && (more.value = false);
  const lost = !table.value && replay.complaint.value;
  if (lost) return html`<${Lost} sentence=${lost} />`;
  return html`
    <main id="main" tabindex="-1" class="table replay">
      <div class="stage">
        <section class="board" aria-label=${say("board")}>
          <h1 class="away">${titleOf(table.value?.game ?? "")}</h1>
          <${BoardView} board=${replay.board} />
        </section>
        <${Player} replay=${replay} />
      </div>
      <aside class=${`drawer ${more.value ? "open" : ""}`} aria-label=${say("replay-more")} onKeyDown=${key}>
        <section class="chooser over">
          <button class="quiet close" ref=${close} onClick=${() => (more.value = false)}>${say("close")}</button>
          ${table.value && html`<${Around} replay=${replay} table=${table.value} view=${view} />`}
          ${table.value?.state === "over" && step && html`<${WhatElse} replay=${replay} table=${table.value} view=${view.value} message=${step.message} />`}
        </section>
        <section class="panel log" aria-label=${say("panel-log")}>
          <h2>${say("panel-log")}</h2>
          <${Log} log=${replay.log()} board=${replay.board} game=${table.value?.game ?? ""} sides=${step?.message.scene?.sides ?? []} chairs=${table.value?.chairs} />
        </section>
      </aside>
    </main>
  `;
}

/** The line at the top. @param {{id: string, more: import("../../vendor/signals.js").Signal<boolean>}} facts */
function Line({ id, more }) {
  return html`
    <p class="standing">${say("replay")}</p>
    <div class="row tools">
      <a class="button quiet" href=${`/tables/${id}`} onClick=${follow}>${say("to-table")}</a>
      <button class="quiet more" title=${say("replay-more")} aria-label=${say("replay-more")} aria-expanded=${more.value} onClick=${() => (more.value = !more.value)}>
        <span aria-hidden="true">⋯</span>
      </button>
    </div>
  `;
}

/**
 * What an expert would have done, from what the seat knew then.
 * @param {{replay: Replay, table: import("../base/types.js").Table, view: number, message: import("../base/types.js").Message}} facts
 */
function WhatElse({ replay, table, view, message }) {
  const hinting = useMemo(() => new Hinting(table.id), [table.id]);
  const { n, awaited = [] } = message;
  useEffect(() => () => hinting.drop(), [n, view, language.value]);
  const seat = awaited.includes(view) ? view : awaited.find((other) => other >= 0);
  if (seat === undefined) return null;
  const names = table.chairs.map(({ name }) => name);
  return html`
    <div class="row">
      <${HintButton} hinting=${hinting} onAsk=${() => hinting.ask(seat, n)}>${say("hint-here")}<//>
    </div>
    <${HintLines} hinting=${hinting} board=${replay.board} scene=${message.scene} names=${names} title=${say("hint-title-of", { name: names[seat] || say("somebody") })} />
  `;
}

/** Nothing can be seen again here. @param {{sentence: string}} facts */
function Lost({ sentence }) {
  return html`
    <main id="main" tabindex="-1" class="nowhere">
      <h1 class="complaint">${sentence}</h1>
      <a class="button main" href="/" onClick=${follow}>${say("to-lobby")}</a>
    </main>
  `;
}

/** What happens, and the way through the game, where a table that is played has the place of the decision. @param {{replay: Replay}} facts */
function Player({ replay }) {
  const { decision, name } = replay.board.surface.arrangement.value;
  const { busy, caption } = replay.director;
  const scene = replay.steps.value[replay.at.value]?.message.scene;
  const last = replay.steps.value.length - 1;
  const at = replay.at.value;
  /** @param {number} index */
  const jump = (index) => {
    replay.stop();
    replay.show(index);
  };
  return html`
    <div class=${`decision ${name}`} style=${styleOf(decision)}>
      <section class="player" aria-label=${say("replay")}>
        <p class="caption">${(busy.value && caption.value) || scene?.caption || say("sending")}</p>
        ${replay.complaint.value && html`<p class="complaint" role="alert">${replay.complaint.value}</p>`}
        <${Showing} director=${replay.director} />
        <span class="step" id="step">${last < 0 ? say("sending") : say("step-of", { step: at + 1, last: last + 1 })}</span>
        <input type="range" aria-labelledby="step" min="0" max=${Math.max(last, 0)} value=${at} onInput=${(/** @type {any} */ event) => jump(event.target.valueAsNumber)} />
        <div class="row steps">
          <button aria-label=${say("to-the-start")} onClick=${() => jump(0)} disabled=${at === 0}>|◀</button>
          <button aria-label=${say("step-back")} onClick=${() => jump(at - 1)} disabled=${at === 0}>◀</button>
          <button class="main" onClick=${() => (replay.running.value ? replay.stop() : void replay.run())} disabled=${at >= last && !replay.running.value}>
            ${say(replay.running.value ? "stop" : "play")}
          </button>
          <button aria-label=${say("step-on")} onClick=${() => void replay.forward()} disabled=${at >= last || replay.running.value}>▶</button>
          <button aria-label=${say("to-the-end")} onClick=${() => jump(last)} disabled=${at >= last}>▶|</button>
        </div>
      </section>
    </div>
  `;
}

/** Whose eyes, and what can be done with this moment. @param {{replay: Replay, table: import("../base/types.js").Table, view: import("../../vendor/signals.js").Signal<number>}} facts */
function Around({ replay, table, view }) {
  const copied = useFlash();
  const link = useSignal("");
  const number = replay.steps.value[replay.at.value]?.message.n ?? 0;
  const seats = table.state === "over" ? table.chairs : table.chairs.filter(({ seat }) => table.mine?.includes(seat));
  const share = async () => {
    const eyes = view.value === SPECTATOR ? "" : `&seat=${view.value}`;
    const address = `${location.origin}/tables/${table.id}?replay=${number}${eyes}`;
    copied.value = await copy(address, () => (link.value = address));
  };
  const fork = async () => {
    try {
      await comeIn();
      const seat = Math.max(0, view.value);
      const next = await openBound(`/tables/${table.id}/fork`, { n: number, seat }, [seat]);
      go(`/tables/${next.id}`);
    } catch (error) {
      replay.complaint.value = sentenceOf(error);
    }
  };
  return html`
    <label>${say("seen-by")}
      <select value=${String(view.value)} onChange=${(/** @type {any} */ event) => (view.value = Number(event.target.value))}>
        <option value=${String(SPECTATOR)}>${say("spectator")}</option>
        ${seats.map(({ seat, name, who }) => html`<option key=${seat} value=${String(seat)}>${name}${who && who !== "account" ? ` (${say(`who-${who}`)})` : ""}</option>`)}
      </select>
    </label>
    <div class="row">
      <button onClick=${share}>${say(copied.value ? "copied" : "share-moment")}</button>
      <button onClick=${fork}>${say("fork")}</button>
    </div>
    ${link.value && html`<${Copied} text=${link.value} label=${say("share-moment")} />`}
    ${table.state === "over" && html`<${Proof} table=${table} />`}
  `;
}
