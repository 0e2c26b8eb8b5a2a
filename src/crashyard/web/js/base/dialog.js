/** A dialog over the page. The browser keeps the keyboard in it and closes it on Escape. */

import { useEffect, useId, useRef } from "../../vendor/hooks.js";
import { html } from "./html.js";
import { say } from "./words.js";

/**
 * Something that cannot be undone: whoever only presses Enter or Escape stays where they are.
 * @param {{title: string, stay?: string, children?: unknown, onClose: () => void, onDone: () => void}} facts
 */
export function Warning({ title, stay = say("stay"), children, onClose, onDone }) {
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    onDone();
  };
  return html`
    <${Dialog} title=${title} onClose=${onClose}>
      <form onSubmit=${send}>
        ${children}
        <div class="row end">
          <button type="button" class="main" autofocus onClick=${onClose}>${stay}</button>
          <button type="submit" class="grave">${title}</button>
        </div>
      </form>
    <//>
  `;
}

/** @param {{title: string, onClose: () => void, children?: unknown, wide?: boolean}} facts */
export function Dialog({ title, onClose, children, wide = false }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  /** @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === dialog.current) onClose();
  };
  return html`
    <dialog ref=${dialog} class=${wide ? "wide" : ""} aria-labelledby=${heading} onClose=${onClose} onClick=${outside}>
      <div class="inside">
        <header>
          <h2 id=${heading}>${title}</h2>
          <button class="quiet close" aria-label=${say("close")} onClick=${onClose}>✕</button>
        </header>
        ${children}
      </div>
    </dialog>
  `;
}
