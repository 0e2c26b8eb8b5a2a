/** The keyboard stays where somebody decides: what was chosen there is gone, and what comes next may come later. */

/** @typedef {import("../board/board.js").Board} Board */

export class FocusKeeper {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** Whether the place of the decision had the focus last. */
    this.here = false;
    /** Whether a key was used there last, not a pointer. */
    this.keyed = false;
  }

  /** What the place of the decision has to tell. */
  get listeners() {
    return {
      onFocusIn: () => (this.here = true),
      /** What is taken away hands the focus to nobody. @param {FocusEvent} event */
      onFocusOut: (event) => event.relatedTarget && (this.here = false),
      onKeyDown: () => (this.keyed = true),
      onPointerDown: () => (this.keyed = false),
    };
  }

  /**
   * Give a focus that is lost to what comes next: a button, for the keyboard something on the table, or until then the box itself.
   * @param {HTMLElement | null} box
   * @param {HTMLElement | null} next
   * @param {boolean} [wanted] whether it is given also to whoever was nowhere
   */
  keep(box, next, wanted = false) {
    const { svg, pointing } = this.board;
    const now = document.activeElement;
    const lost = !now || now === document.body || now === box;
    const left = now === svg && pointing.keyed;
    if (left && next) next.focus({ preventScroll: true });
    else if (!lost || !(wanted || this.here)) return;
    else if (next) next.focus({ preventScroll: true });
    else if (this.keyed && pointing.spots().length) pointing.focusFirst();
    else if (now !== box) box?.focus({ preventScroll: true });
  }
}
