/** What happened at a table since somebody was last here, for those who come back after a while. */

import { useEffect, useMemo } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { html } from "../base/html.js";
import { follow } from "../base/route.js";
import { keep, kept } from "../base/storage.js";
import { say } from "../base/words.js";

/** Milliseconds after which somebody was away. */
const AWAY = 60_000;

/** Of so many tables it is remembered. */
const MOST = 50;

/** @typedef {{n: number, at: number}} Visit */

/** @returns {Record<string, Visit>} */
const visits = () => kept("visits", {});

/** Remember what was seen last at a table. @param {string} id @param {number} n */
function remember(id, n) {
  const all = Object.entries({ ...visits(), [id]: { n, at: Date.now() } });
  const newest = all.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  keep("visits", Object.fromEntries(newest));
}

/** @param {{session: import("./session.js").TableSession}} facts */
export function Missed({ session }) {
  const last = useMemo(() => visits()[session.id], [session]);
  const number = session.table.value?.n ?? 0;
  const arrival = useMemo(() => number, [session]);
  const read = useSignal(false);
  useEffect(() => {
    if (!document.hidden) remember(session.id, number);
  }, [number]);
  const missed = session.log.value.filter(({ n, kind }) => last && kind === "event" && n > last.n && n <= arrival);
  const steps = new Set(missed.map(({ n }) => n)).size;
  if (read.value || !steps || Date.now() - last.at < AWAY) return null;
  return html`
    <section class="missed" aria-label=${say("missed-title")}>
      <p>${say("missed", { steps })}</p>
      <div class="row">
        <a class="button" href=${`/tables/${session.id}?replay=${last.n}&seat=${session.seat.value}&run`} onClick=${follow}>${say("watch-missed")}</a>
        <button class="quiet close" aria-label=${say("close")} onClick=${() => (read.value = true)}>✕</button>
      </div>
    </section>
  `;
}
