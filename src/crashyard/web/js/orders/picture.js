/** A small picture of what an answer is about, as it lies on the table. */

import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { make } from "../board/drawing.js";

/** How much is shown beside the box of a thing, in its measure. */
const MARGIN = 6;

/** @param {{pictures: {look: string, colour: string}[]}} facts */
export function Pictures({ pictures }) {
  return pictures.map((picture, index) => html`<${Picture} key=${index} ...${picture} />`);
}

/** @param {{look: string, colour: string}} facts */
function Picture({ look, colour }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const picture = make("svg", { class: "thumbnail", "aria-hidden": "true" });
    const drawing = /** @type {SVGGraphicsElement} */ (make("g", { color: colour }));
    drawing.innerHTML = look;
    for (const title of drawing.querySelectorAll("title")) title.remove();
    picture.append(drawing);
    box.current?.replaceChildren(picture);
    const { x, y, width, height } = drawing.getBBox();
    const edges = width ? [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN] : [-50, -50, 100, 100];
    picture.setAttribute("viewBox", edges.join(" "));
  }, [look, colour]);
  return html`<span class="pictured" ref=${box}></span>`;
}
