/**
 * What something on the table is, in the game's words: for whoever rests the pointer on it, holds a finger on it, or comes
 * to it with the keyboard. It stands beside the thing, above everything else, and takes no clicks.
 */

/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {import("./pointing.js").Pointing} Pointing */
/** @typedef {{svg: SVGSVGElement, things: Map<string, Thing>, pointing: Pointing}} Helpful what it needs of a board */

/** So many milliseconds the pointer rests, or the finger is held. */
const REST = 500;

/** So many pixels a resting pointer may tremble. */
const TREMBLE = 6;

/** So many pixels lie between a thing, what is said of it, and the edge of the window. */
const GAP = 8;

/** @typedef {{box: DOMRect, weight: number}} Spared what is better not covered, and how much better */

/** What it costs to stand so many pixels away from what is spoken of, as much as so many pixels that are covered. */
const APART = 16;

/**
 * Where a bubble stands: beside what it speaks of, at the side where it covers least.
 * @param {DOMRect} about
 * @param {{width: number, height: number}} size
 * @param {Spared[]} spared
 */
function placeBeside(about, { width, height }, spared) {
  /** @param {number} value @param {number} most */
  const within = (value, most) => Math.min(Math.max(value, GAP), Math.max(GAP, most - GAP));
  const [x, y] = [about.left + about.width / 2, about.top + about.height / 2];
  const columns = [about.left - width - GAP, about.right - width, x - width / 2, about.left, about.right + GAP];
  const rows = [about.top - height - GAP, y - height / 2, about.bottom + GAP];
  for (const { box, weight } of spared) {
    if (weight >= 1) continue;
    columns.push(box.left - width - GAP, box.right + GAP);
    rows.push(box.top - height - GAP, box.bottom + GAP);
  }
  let best = { left: 0, top: 0, cost: Infinity };
  for (const row of rows) {
    for (const column of columns) {
      const [left, top] = [within(column, innerWidth - width), within(row, innerHeight - height)];
      const covered = spared.reduce((sum, { box, weight }) => sum + weight * overlap(box, left, top, width, height), 0);
      const cost = covered + APART * Math.hypot(left + width / 2 - x, top + height / 2 - y);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}

/**
 * How many pixels of a box are covered.
 * @param {DOMRect} box
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function overlap(box, left, top, width, height) {
  const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
  const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export class Help {
  /** @param {Helpful} board */
  constructor(board) {
    this.board = board;
    this.bubble = document.createElement("div");
    this.bubble.className = "help";
    this.bubble.popover = "manual";
    this.bubble.setAttribute("aria-hidden", "true");
    this.timer = 0;
    /** What is explained, or is about to be. @type {Element | null} */
    this.about = null;
    this.x = 0;
    this.y = 0;
    /** Whether a finger has been held until something was said: then it was no click. */
    this.held = false;
    const { svg } = board;
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerdown", (event) => this.#press(event));
    svg.addEventListener("pointerup", () => this.#release());
    svg.addEventListener("pointercancel", () => this.hide());
    svg.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.hide());
    svg.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    svg.addEventListener("click", (event) => this.#click(event), { capture: true });
    svg.addEventListener("focusin", (event) => board.pointing.keyed && this.#await(event.target));
    svg.addEventListener("focusout", () => this.hide());
    svg.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const far = Math.hypot(event.clientX - this.x, event.clientY - this.y) > TREMBLE;
    if (event.pointerType === "mouse") {
      [this.x, this.y] = [event.clientX, event.clientY];
      if (this.#thingOf(event.target) !== this.about) this.#await(event.target);
    } else if (far && !this.held) this.hide();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.hide();
    this.held = false;
    [this.x, this.y] = [event.clientX, event.clientY];
    if (event.pointerType !== "mouse") this.#await(event.target, true);
  }

  #release() {
    if (!this.held) this.hide();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.held) event.stopPropagation();
    else this.#hush();
    this.held = false;
  }

  /** @param {EventTarget | null} element */
  #thingOf(element) {
    return element instanceof Element ? element.closest(".thing[aria-label]") : null;
  }

  /**
   * Say what it is, unless something else is pointed at before.
   * @param {EventTarget | null} element
   * @param {boolean} [finger]
   */
  #await(element, finger = false) {
    this.hide();
    this.about = this.#thingOf(element);
    if (!this.about) return;
    this.timer = setTimeout(() => {
      this.held = finger;
      this.#show();
    }, REST);
  }

  #show() {
    const { title } = this.board.things.get(this.about instanceof SVGElement ? (this.about.dataset.id ?? "") : "") ?? {};
    const told = title ?? this.about?.getAttribute("aria-label");
    if (!told || !this.about?.isConnected) return;
    if (!this.bubble.isConnected) this.board.svg.parentElement?.append(this.bubble);
    this.bubble.textContent = told;
    this.bubble.showPopover();
    const thing = this.about.getBoundingClientRect();
    const { width, height } = this.bubble.getBoundingClientRect();
    const large = thing.height > innerHeight / 3;
    const about = large ? new DOMRect(this.x - GAP, this.y - GAP, 2 * GAP, 3 * GAP) : thing;
    const { left, top } = placeBeside(about, { width, height }, this.#spared(about));
    this.bubble.style.left = `${left}px`;
    this.bubble.style.top = `${top}px`;
  }

  /**
   * What is better not covered, and how much better: what a choice would do, what is spoken of, what is asked, what is written, and what can be chosen.
   * @param {DOMRect} about
   * @returns {Spared[]}
   */
  #spared(about) {
    const { svg } = this.board;
    /** @param {string} what @param {number} weight @param {ParentNode} [among] */
    const all = (what, weight, among = svg) =>
      [...among.querySelectorAll(what)].map((element) => ({ box: element.getBoundingClientRect(), weight }));
    const beside = [...all(".decision .prompt, .strip .points", 8, document), ...all(".standing > *", 1, document)];
    return [{ box: about, weight: 8 }, ...all(".ghosts > *", 8), ...all(".part.board", 0.5), ...all(".part.mat", 0.25), ...all(".open, .destination", 1), ...beside];
  }

  /** Nothing is said any more, but what is pointed at stays known: a click does not make it be said again. */
  #hush() {
    clearTimeout(this.timer);
    if (this.bubble.isConnected) this.bubble.hidePopover();
  }

  hide() {
    this.#hush();
    this.about = null;
  }
}
