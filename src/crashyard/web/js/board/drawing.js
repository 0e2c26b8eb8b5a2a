/** How single things of a table are drawn. */

/** @typedef {import("../base/types.js").Thing} Thing */

/** How thick a frame is, in pixels. */
const THICK = 3;

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @returns {SVGElement}
 */
export function make(tag, attributes = {}) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/**
 * @param {Thing} one
 * @param {Thing} other
 */
export function hasMoved(one, other) {
  return one.x !== other.x || one.y !== other.y || one.size !== other.size || one.part !== other.part;
}

/**
 * Whether two things differ at most in where they are.
 * @param {Thing} one
 * @param {Thing} other
 */
export function looksAlike(one, other) {
  const names = /** @type {(keyof Thing)[]} */ (["look", "title", "called", "label", "colour", "target"]);
  return other.size !== undefined && names.every((name) => one[name] === other[name]);
}

/**
 * The frame of a thing that can be pointed at: equally thick whatever the size of the thing, which is given in pixels.
 * @param {Thing} thing
 * @param {number} size
 */
export function frameOf({ frame = "rect" }, size) {
  const width = (100 * THICK) / Math.max(size, THICK);
  const reach = 50 + width * (frame === "circle" ? 1 : 0.4);
  const box = { x: `${-reach}`, y: `${-reach}`, width: `${2 * reach}`, height: `${2 * reach}`, rx: "18" };
  const shapes = { circle: { r: `${reach}` }, rect: box };
  const group = make("g", { class: "frame" });
  for (const [name, thick] of /** @type {[string, number][]} */ ([
    ["rim", 2 * width],
    ["line", width],
  ])) {
    const shape = frame === "circle" || frame === "rect" ? make(frame, shapes[frame]) : make("path", { d: frame });
    shape.classList.add(name);
    shape.setAttribute("stroke-width", `${thick}`);
    group.append(shape);
  }
  return group;
}

/** Whether something is where pieces can stand, not a piece. @param {SVGElement} element */
export function isPlace(element) {
  return element.dataset.id?.startsWith("place-") ?? false;
}
