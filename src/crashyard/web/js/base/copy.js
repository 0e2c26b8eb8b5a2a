/** A text to take along, with a button that copies it. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { html } from "./html.js";
import { say } from "./words.js";

/** So long the button says that it is done. */
const LONG = 2_500;

/**
 * Copy a text; where the browser forbids it, do the next best thing.
 * @param {string} text
 * @param {() => void} otherwise
 * @returns {Promise<boolean>} whether it is copied
 */
export async function copy(text, otherwise) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    otherwise();
    return false;
  }
}

/** A flag that goes down by itself. */
export function useFlash() {
  const up = useSignal(false);
  useEffect(() => {
    if (!up.value) return undefined;
    const timer = setTimeout(() => (up.value = false), LONG);
    return () => clearTimeout(timer);
  }, [up.value]);
  return up;
}

/** @param {{text: string, label: string}} facts */
export function Copied({ text, label }) {
  const done = useFlash();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const send = async () => {
    done.value = await copy(text, () => field.current?.select());
  };
  return html`
    <div class="say">
      <input readonly ref=${field} aria-label=${label} value=${text} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button onClick=${send}>${done.value ? say("copied") : say("copy")}</button>
    </div>
  `;
}
