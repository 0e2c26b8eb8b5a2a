/**
 * Words and numbers on the table, which nobody has to read smaller than so many pixels.
 *
 * What would be smaller is written larger than its picture says. A name that then finds no room is written in other lines,
 * ends in an ellipsis, or is left out where not even one line fits: what the thing is, its help tells. Numbers are never cut.
 * How wide a text is, is measured once.
 */

/** So many pixels high letters must be to be read. */
const READABLE = 11;

/** How high a line is, as a part of the size of its letters. */
const LINE = 1.1;

/** How high the letters of a line themselves are, from the top of an l to the bottom of a g. */
const INK = 0.9;

/** Letters on a thing without room of their own may be this part of it high; where that is too small, they are left out. */
const COVERED = 0.8;

/** What is a little too wide is squeezed, down to this part of its width; what is much too wide is cut. */
const SQUEEZED = 0.8;

/** Of its room a label that is written larger leaves this part free at its ends. */
const EDGE = 0.06;

/** Texts are measured so many pixels high. */
const MEASURED = 100;

const ELLIPSIS = "…";

/** @type {Map<string, number>} How wide texts are, as a part of their height. */
const widths = new Map();

/** @type {CanvasRenderingContext2D | null} */
let ruler = null;

/** @param {string} text @param {string} weight */
function widthOf(text, weight) {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (!ruler) ruler = document.createElement("canvas").getContext("2d");
  if (!ruler) return 0.6 * text.length;
  ruler.font = `${weight} ${MEASURED}px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif`;
  const found = ruler.measureText(text).width / MEASURED;
  widths.set(key, found);
  return found;
}

/**
 * A text as long as it fits.
 * @param {string} text
 * @param {number} most as a part of the height of a letter
 * @param {string} weight
 */
export function shortened(text, most, weight) {
  if (widthOf(text, weight) <= most) return text;
  let end = text.length;
  while (end > 1 && widthOf(text.slice(0, end).trimEnd() + ELLIPSIS, weight) > most) end -= 1;
  return text.slice(0, end).trimEnd() + ELLIPSIS;
}

/**
 * A text in so many lines, the last of them shortened.
 * @param {string} text
 * @param {number} most
 * @param {number} lines
 * @param {string} weight
 */
export function broken(text, most, lines, weight) {
  const found = [""];
  for (const word of text.split(" ")) {
    const longer = found[found.length - 1] ? `${found[found.length - 1]} ${word}` : word;
    const fits = widthOf(longer, weight) <= most || !found[found.length - 1];
    if (fits || found.length === lines) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.map((line) => shortened(line, most, weight));
}

/** @typedef {{words: string, squeezed: string | null}} Original what a text says, and into how much it is squeezed */

/** @type {WeakMap<Element, Original>} Texts as they are drawn where they are large enough. */
const originals = new WeakMap();

/** @type {WeakMap<Element, Node[]>} Labels in lines, the same. */
const drawn = new WeakMap();

/** How large letters are drawn. @param {Element} text */
const sizeOf = (text) => Number(text.getAttribute("font-size"));

/** @param {Element} element @param {boolean} isHidden */
function hide(element, isHidden) {
  if (isHidden) element.setAttribute("display", "none");
  else element.removeAttribute("display");
}

/**
 * Let everything that is written on a thing be readable where it is shown so large.
 * @param {SVGElement} element
 * @param {number} scale how many pixels the measure of its texts is
 * @param {boolean} [isBoxed] whether it is drawn in a box of 100
 */
export function letter(element, scale, isBoxed = false) {
  if (scale <= 0) return;
  const least = READABLE / scale;
  const lines = [...element.querySelectorAll(".fine-print")];
  const isBare = lines.length > 0 && sizeOf(lines[0]) < least;
  lines.forEach((line) => hide(line, isBare));
  element.querySelectorAll(".words").forEach((words) => write(words, least, isBare));
  element.querySelectorAll(".count").forEach((count) => grow(count, least));
  for (const text of element.querySelectorAll("text")) {
    if (!text.closest(".words, .count, .fine-print")) raise(text, least, isBoxed ? 100 * COVERED : Infinity);
  }
}

/**
 * A single line: a letter, a number, a caption that may have so much room.
 * @param {SVGTextElement} text
 * @param {number} least
 * @param {number} most
 */
function raise(text, least, most) {
  const { words, squeezed } = originals.get(text) ?? { words: text.textContent ?? "", squeezed: text.getAttribute("textLength") };
  originals.set(text, { words, squeezed });
  const isRaised = sizeOf(text) < least;
  const hasNumber = /\d/.test(words);
  hide(text, isRaised && least > most && !hasNumber);
  text.style.fontSize = isRaised ? `${least}px` : "";
  const room = Number(text.dataset.room ?? 0);
  if (!room) return;
  const weight = text.getAttribute("font-weight") ?? "";
  const wide = widthOf(words, weight) * least;
  const isCut = isRaised && !hasNumber && room < SQUEEZED * wide;
  text.textContent = isCut ? shortened(words, room / least, weight) : words;
  const length = isRaised ? !isCut && room < wide && `${room}` : squeezed;
  if (length) text.setAttribute("textLength", length);
  else text.removeAttribute("textLength");
}

/**
 * A label in lines.
 * @param {Element} words
 * @param {number} least
 * @param {boolean} isBare whether nothing is written below it
 */
function write(words, least, isBare) {
  const nodes = drawn.get(words) ?? [...words.childNodes];
  drawn.set(words, nodes);
  const first = /** @type {SVGTextElement} */ (nodes[0]);
  const { y, width, height, label } = /** @type {SVGElement} */ (words).dataset;
  words.replaceChildren(...nodes);
  hide(words, false);
  if (sizeOf(first) >= least && !isBare) return;
  const size = Math.max(least, sizeOf(first));
  const high = Number(height);
  hide(words, high > 0 && INK * size > high);
  const weight = first.getAttribute("font-weight") ?? "";
  const most = high ? Math.max(1, Math.floor(high / (LINE * size))) : nodes.length;
  const lines = broken(label ?? "", ((1 - EDGE) * Number(width)) / size, most, weight);
  const middle = isBare ? 0 : Number(y);
  words.replaceChildren(
    ...lines.map((line, index) => {
      const text = /** @type {SVGTextElement} */ (first.cloneNode());
      text.setAttribute("y", `${middle + LINE * size * (index - (lines.length - 1) / 2)}`);
      text.style.fontSize = `${size}px`;
      text.textContent = line;
      return text;
    }),
  );
}

/**
 * How many there are, in a disc of its own, which grows with the number.
 * @param {Element} count
 * @param {number} least
 */
function grow(count, least) {
  const text = count.querySelector("text");
  const [x, y] = ["x", "y"].map((name) => Number(text?.getAttribute(name)));
  const times = text ? Math.max(1, least / sizeOf(text)) : 1;
  count.setAttribute("transform", `translate(${x} ${y}) scale(${times}) translate(${-x} ${-y})`);
}
