/** A menu that opens below its button: a click elsewhere or Escape closes it. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";

/** Whether the menu is shown, and the element around it and its button. */
export function useMenu() {
  const shown = useSignal(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!shown.value) return undefined;
    /** @param {Event} event */
    const away = (event) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) shown.value = false;
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [shown.value]);
  return { shown, box };
}
