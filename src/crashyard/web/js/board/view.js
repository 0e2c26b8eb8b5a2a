/** Where a board stands on a page. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../base/html.js";

/** @param {{board: import("./board.js").Board}} facts */
export function BoardView({ board }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.replaceChildren(board.svg), [board]);
  const ratio = board.ratio.value;
  useEffect(() => box.current?.style.setProperty("--ratio", `${ratio}`), [ratio]);
  return html`<div class="picture" ref=${box}></div>`;
}
