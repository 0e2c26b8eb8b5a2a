/** How a tab calls: the number in its title, the mark on its icon, the badge of the installed app, and a sound. */

import { computed, effect, signal } from "../../vendor/signals.js";
import { elsewhere } from "../base/header.js";
import { route } from "../base/route.js";
import { keep, kept } from "../base/storage.js";
import { sounds } from "../sound/sounds.js";
import { waiting } from "./tab-socket.js";

/** Milliseconds that a tab gives another one, which is looked at, to be the one that is heard. */
const MANNERS = 250;

/** So long after one tab was heard no other is, for the same table. */
const SAME = 4_000;

const isHidden = signal(document.hidden);
addEventListener("visibilitychange", () => (isHidden.value = document.hidden));

/** The tables that wait, but for the one before somebody's eyes. */
const others = computed(() => (waiting.value ?? []).filter((table) => isHidden.value || table !== route.value.table));

/** What this tab was told last. @type {Set<string> | null} */
let known = null;

/** @param {string} name */
const icon = (name) => new URL(`../../${name}.svg`, import.meta.url).href;

/** One tab alone is heard, the one that is looked at before all others. @param {string} table */
function call(table) {
  const isSeen = !document.hidden && route.peek().table === table;
  setTimeout(
    () => {
      /** @type {{table: string, at: number}} */
      const last = kept("called", { table: "", at: 0 });
      if (last.table === table && Math.abs(Date.now() - last.at) < SAME) return;
      keep("called", { table, at: Date.now() });
      if (!isSeen) sounds.play("turn", true);
    },
    isSeen ? 0 : MANNERS * (document.hidden ? 2 : 1),
  );
}

/** Show from now on what waits. */
export function showWaiting() {
  effect(() => {
    const count = others.value.length;
    elsewhere.value = others.value.filter((table) => table !== route.value.table).length;
    document.querySelector('link[rel="icon"]')?.setAttribute("href", icon(count ? "icon-waiting" : "icon"));
  });
  effect(() => {
    if (!("setAppBadge" in navigator) || waiting.value === null) return;
    const count = waiting.value.length;
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  });
  effect(() => {
    if (waiting.value === null) return;
    const now = new Set(waiting.value);
    if (known) for (const table of now) if (!known.has(table)) call(table);
    known = now;
  });
}
