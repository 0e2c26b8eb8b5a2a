/** A small picture of something on the table, with what lies on it, for where it cannot be seen itself. */

import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { make } from "./drawing.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../base/types.js").Thing} Thing */

/** Around the picture, in the measure of the table. */
const MARGIN = 3;

/** How a thing looks, without what it is called and how it is framed. @param {Element} element */
function partsOf(element) {
  return /** @type {SVGGraphicsElement[]} */ ([...element.children].filter((part) => !part.matches(".frame")));
}

/**
 * The box around a thing, in the measure of the table.
 * @param {Thing} thing
 * @param {Element} element
 */
function boxOf({ x = 0, y = 0, size = 100 }, element) {
  const boxes = partsOf(element).map((part) => part.getBBox());
  const scale = size / 100;
  return {
    left: x + scale * Math.min(...boxes.map((box) => box.x)) - MARGIN,
    top: y + scale * Math.min(...boxes.map((box) => box.y)) - MARGIN,
    right: x + scale * Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN,
    bottom: y + scale * Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN,
  };
}

/**
 * @param {Board} board
 * @param {SVGElement} element
 */
function thumbnailOf(board, element) {
  const thumbnail = make("svg", { class: "thumbnail", "aria-hidden": "true" });
  const own = board.things.get(element.dataset.id ?? "");
  if (!own) return thumbnail;
  const { left, top, right, bottom } = boxOf(own, element);
  thumbnail.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
  for (const each of board.svg.querySelectorAll(".thing")) {
    const thing = board.things.get(/** @type {SVGElement} */ (each).dataset.id ?? "");
    if (thing?.size === undefined || thing.z < own.z) continue;
    const { x = 0, y = 0, size } = thing;
    if (thing !== own && (x < left || x > right || y < top || y > bottom)) continue;
    const copy = make("g", { transform: `translate(${x} ${y}) scale(${size / 100})`, color: thing.colour ?? "" });
    copy.append(...partsOf(each).map((part) => part.cloneNode(true)));
    thumbnail.append(copy);
  }
  return thumbnail;
}

/**
 * A thing alone, as it looks now; null where there is none, or nothing to be seen of it.
 * @param {Board} board
 * @param {string} id
 */
export function pictureOf(board, id) {
  const thing = board.things.get(id);
  const element = board.svg.querySelector(`.thing[data-id="${CSS.escape(id)}"]`);
  if (!element || thing?.size === undefined) return null;
  const picture = make("svg", { class: "picture", viewBox: "-56 -56 112 112", "aria-hidden": "true" });
  const copy = make("g", { color: thing.colour ?? "" });
  copy.append(...partsOf(element).map((part) => part.cloneNode(true)));
  picture.append(copy);
  return picture;
}

/** @param {{board: Board, element: SVGElement}} facts */
export function Thumbnail({ board, element }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.replaceChildren(thumbnailOf(board, element)), [element]);
  return html`<span ref=${box}></span>`;
}
