/** Where a stage stands on a page. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../base/html.js";

/** @param {{stage: import("./board.js").Stage}} facts */
export function Picture({ stage }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.replaceChildren(stage.svg), [stage]);
  const ratio = stage.ratio.value;
  useEffect(() => box.current?.style.setProperty("--ratio", `${ratio}`), [ratio]);
  return html`<div class="picture" ref=${box}></div>`;
}
