/** What has to fit into a place of one size: written smaller if it must, and with a sign where it still goes on below. */

import { useLayoutEffect } from "../../vendor/hooks.js";

/**
 * Give an element as many of these classes, one after the other, as it takes until nothing of it is cut off. To find out, the page has to be laid out at once.
 * @param {Element | null | undefined} element
 * @param {string[]} classes
 */
export function tighten(element, classes) {
  if (!element) return;
  element.classList.remove(...classes);
  for (const how of classes) if (element.scrollHeight > element.clientHeight) element.classList.add(how);
}

/** Whether an element goes on below what is seen of it: by its class. @param {Element} element */
function mark(element) {
  element.classList.toggle("goes-on", element.scrollTop + element.clientHeight < element.scrollHeight - 2);
}

/**
 * An element that scrolls says so as long as there is more below. It begins at its top whenever it holds something else.
 * @param {{current: HTMLElement | null}} around in which it lies
 * @param {string} what selects it
 * @param {unknown[]} held what it depends on
 */
export function useGoingOn(around, what, held) {
  useLayoutEffect(() => {
    const element = around.current?.querySelector(what);
    if (!element) return undefined;
    const look = () => mark(element);
    const watcher = new ResizeObserver(look);
    element.scrollTop = 0;
    look();
    watcher.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, held);
}
