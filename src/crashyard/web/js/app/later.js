/** Pages that few open: what they are made of, modules and style sheet, is fetched when the first of them is opened. */

import { useEffect, useMemo } from "../../vendor/hooks.js";
import { signal, useSignal } from "../../vendor/signals.js";
import { entitle } from "../base/header.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { fetchAhead } from "./ahead.js";

/** @type {Record<string, () => Promise<any>>} */
const MODULES = {
  learn: () => import("../learn/page.js"),
  replay: () => import("../replay/page.js"),
  study: () => import("../study/page.js"),
};

/** Those that have a style sheet of their own. */
const STYLED = ["replay", "study"];

/** The modules that are here. @type {import("../../vendor/signals.js").Signal<Record<string, any>>} */
const here = signal({});

/** @param {string} folder */
async function fetchAll(folder) {
  fetchAhead(folder);
  const [module] = await Promise.all([MODULES[folder](), STYLED.includes(folder) && dress(folder)]);
  here.value = { ...here.value, [folder]: module };
}

/** A style sheet that is applied before the page is shown. @param {string} name */
async function dress(name) {
  const href = new URL(`../../css/${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(href));
    };
    document.head.append(link);
  });
}

/**
 * A page, as soon as it is here.
 * @param {{folder: string, part: string, facts?: object}} facts `part` is what its module calls it
 */
export function Later({ folder, part, facts = {} }) {
  const lost = useSignal(false);
  const found = here.value[folder];
  /** Whether the page takes the place of one that has the focus. */
  const focused = useMemo(() => document.activeElement?.id === "main", [found]);
  useEffect(() => {
    if (found && focused) document.querySelector("main")?.focus({ preventScroll: true });
    if (found) return;
    entitle("Crashyard");
    fetchAll(folder).catch(() => (lost.value = true));
  }, [found]);
  if (found) return html`<${found[part]} ...${facts} />`;
  return html`
    <main id="main" tabindex="-1" class="nowhere">
      ${
        lost.value
          ? html`<p class="complaint" role="alert">${say("no-answer")}</p><a class="button main" href=${location.href}>${say("try-again")}</a>`
          : html`<p class="pale" role="status">${say("sending")}</p>`
      }
    </main>
  `;
}
