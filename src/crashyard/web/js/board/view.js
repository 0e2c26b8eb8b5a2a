/** Where a board stands on a page: it gets all the room of the box around it, whatever lies on it. */

import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { SPEEDS, speed, wantsNoMotion } from "../base/settings.js";
import { say } from "../base/words.js";

/** @typedef {import("./board.js").Board} Board */

/** So many milliseconds it takes until the table has come closer, or is whole again. */
const COMING = 260;

/** Where something lies beside the parts of a table. @param {import("./packing.js").Rectangle} place */
export function styleOf({ x, y, width, height }) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

/** @param {{board: Board}} facts */
export function BoardView({ board }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { surface } = board;
  useLayoutEffect(() => {
    const room = box.current?.parentElement;
    if (!room) return undefined;
    const measure = () => surface.resize(room.clientWidth, room.clientHeight);
    /** Twice at the same place that cannot be chosen: larger there, and back. @param {MouseEvent} event */
    const twice = (event) => {
      const chosen = event.target instanceof Element && event.target.closest(".open, .chosen");
      if (!chosen && !surface.approached.peek()) enlarge(board, surface.pointAt(event.clientX, event.clientY));
    };
    const watcher = new ResizeObserver(measure);
    box.current?.append(board.svg);
    measure();
    watcher.observe(room);
    board.svg.addEventListener("dblclick", twice);
    return () => {
      watcher.disconnect();
      board.svg.removeEventListener("dblclick", twice);
    };
  }, [board]);
  const { width, height, pages, name, decision, turn } = surface.arrangement.value;
  const closer = surface.closer.value;
  const shown = useRef(closer);
  useLayoutEffect(() => {
    const from = board.svg.getBoundingClientRect();
    const page = Math.floor((shown.current?.x ?? 0) / width);
    surface.measure();
    if (closer) centre(box.current, closer);
    else if (shown.current) box.current?.scrollTo(page * width, 0);
    if (closer !== shown.current) glide(board.svg, from);
    shown.current = closer;
  }, [width, height, pages, closer]);
  const beside = name === "sideways";
  const seen = closer && { width: `${beside ? decision.x : width}px`, height: `${beside ? height : decision.y}px` };
  return html`
    <div class=${`board-window ${name} ${closer ? "zoomed" : ""}`} style=${seen || {}} ref=${box} onScroll=${() => surface.turned()}>
      ${Array.from({ length: pages }, (_, page) => html`<i key=${page} class="page" style=${{ left: `${page * width}px`, width: `${width}px` }}></i>`)}
    </div>
    ${turn && !closer && html`<${Turn} board=${board} place=${turn} />`}
    ${
      closer &&
      html`
      <div class="row way-back">
        <button class="whole" onClick=${() => surface.showWhole()}><span aria-hidden="true">⤡</span> ${say("whole-table")}</button>
        ${surface.approached.value && html`<span role="status">${say("closer")}</span>`}
      </div>`
    }
  `;
}

/** Turns to the other page of a small window, and says what is there. @param {{board: Board, place: import("./packing.js").Rectangle}} facts */
function Turn({ board, place }) {
  const { surface } = board;
  const { pages, places } = surface.arrangement.value;
  const next = (surface.page.value + 1) % pages;
  const mats = surface.parts.some(({ id, kind }) => places.get(id)?.page === next && kind === "mat");
  const title = next ? say(mats ? "page-others" : "page-more") : say("board");
  const there = surface.parts.filter(({ id }) => places.get(id)?.page === next).map((part) => part.title).filter(Boolean).join(", ");
  const dots = Array.from({ length: pages }, (_, page) => (page === surface.page.value ? "●" : "○")).join("");
  return html`
    <button class="page-turn" title=${there} style=${styleOf(place)} onClick=${() => surface.turnTo(next)}>
      <span class="where">${!next && html`<span aria-hidden="true">‹ </span>`}${title}${next > 0 && html`<span aria-hidden="true"> ›</span>`}</span>
      <span class="dots" aria-hidden="true">${dots}</span>
    </button>`;
}

/**
 * Show a table larger, or whole again.
 * @param {Board} board
 * @param {{x: number, y: number}} [at]
 */
export function enlarge(board, at = middleOf(board)) {
  if (board.surface.closer.peek()) board.surface.showWhole();
  else board.surface.enlarge(at);
}

/**
 * Let a point of the table lie in the middle of its window, as nearly as its edges allow.
 * @param {HTMLElement | null} box
 * @param {import("./surface.js").Closer} closer
 */
function centre(box, { factor, x, y }) {
  if (box) box.scrollTo({ left: x * factor - box.clientWidth / 2, top: y * factor - box.clientHeight / 2, behavior: "instant" });
}

/**
 * Let a drawing that is at its place already come there from where it was.
 * @param {SVGSVGElement} svg
 * @param {DOMRect} from
 */
function glide(svg, from) {
  if (wantsNoMotion() || !SPEEDS[speed.peek()]) return;
  const to = svg.getBoundingClientRect();
  const before = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const frames = [before, "none"].map((transform) => ({ transform, transformOrigin: "0 0" }));
  svg.animate(frames, { duration: COMING, easing: "ease-in-out" });
}

/** In the midst of what can be chosen, or of the first part of the table. @param {Board} board */
function middleOf({ pointing, surface }) {
  const spots = pointing.spots();
  if (!spots.length) {
    const { box, x, y, scale } = surface.placeOf(surface.parts[0].id);
    return { x: x + (scale * box[2]) / 2, y: y + (scale * box[3]) / 2 };
  }
  const sum = spots.reduce((all, spot) => ({ x: all.x + spot.x, y: all.y + spot.y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}
