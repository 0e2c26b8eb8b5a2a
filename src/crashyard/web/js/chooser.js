/** What is asked of me, what I have pointed at so far, and everything that can be chosen beside the board. */

import { useEffect, useRef } from "../vendor/hooks.js";
import { html } from "./html.js";
import { say } from "./words.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {{sitting: Sitting}} facts */
export function Chooser({ sitting }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { chosen, left, ready, scene } = sitting;
  const titles = new Map(scene.value?.buttons.map((button) => [button.target, button.title]));
  const onTable = new Set([...sitting.stage.things.values()].map((thing) => thing.target));
  const beside = [...left.value.next].filter((target) => !onTable.has(target));
  const ordered = [...titles.keys()].filter((target) => beside.includes(target));
  const others = beside.filter((target) => !titles.has(target));
  const begun = chosen.value.length > 0 && !sitting.sending.value;
  /** @param {string} target */
  const title = (target) => titles.get(target) ?? (sitting.stage.titleOf(target) || target);
  useEffect(() => {
    const next = /** @type {HTMLElement | null} */ (box.current?.querySelector(".main, .choice"));
    const leftBoard = document.activeElement === sitting.stage.svg && sitting.stage.keyed;
    const leftPage = document.activeElement === document.body && ready.value;
    if (next && (leftBoard || leftPage)) next.focus();
  });
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== "Escape" || !chosen.value.length) return;
    sitting.back();
    sitting.stage.focusFirst();
  };
  return html`
    <section class=${`chooser ${sitting.awaited.value ? "mine" : ""}`} aria-label=${say("your-choice")} ref=${box} onKeyDown=${key}>
      <p class="caption">${scene.value?.caption}</p>
      <p class="prompt">${promptOf(sitting, onTable)}</p>
      ${
        begun &&
        html`
        <ol class="chips" aria-label=${say("chosen-so-far")}>
          ${chosen.value.map(
            (target, index) => html`
            <li key=${index}><button onClick=${() => (chosen.value = chosen.value.slice(0, index))} title=${say("back-to-here")}>
              ${title(target)}<span aria-hidden="true"> ✕</span></button></li>`,
          )}
        </ol>`
      }
      ${sitting.read.value && html`<p class="read" role="status">${sitting.read.value}</p>`}
      <p class="says" aria-live="polite">${ready.value?.says ?? sitting.preview.value}</p>
      <div class="row buttons">
        ${
          ready.value &&
          !sitting.sending.value &&
          html`
          <button class="main" onClick=${() => ready.value && sitting.send(ready.value)}>${say("do-it")}</button>`
        }
        ${
          !sitting.sending.value &&
          [...ordered, ...others].map(
            (target) => html`
          <button key=${target} class="choice" onClick=${() => sitting.point(target)}
            onMouseEnter=${() => (sitting.looked.value = target)} onMouseLeave=${() => (sitting.looked.value = "")}
            onFocus=${() => (sitting.looked.value = target)} onBlur=${() => (sitting.looked.value = "")}>${title(target)}</button>`,
          )
        }
        ${besideMe(sitting).map(
          ({ seat, name }) => html`
          <button key=${seat} class="main" onClick=${() => sitting.change(seat)}>${say("play-as", { name })}</button>`,
        )}
        ${begun && html`<button onClick=${() => sitting.back()}>${say("back")}</button>`}
        ${
          sitting.undoable.value &&
          !chosen.value.length &&
          html`
          <button class="undo" disabled=${sitting.sending.value} onClick=${() => sitting.undo()}><span aria-hidden="true">↶ </span>${say("undo")}</button>`
        }
      </div>
      ${sitting.complaint.value && html`<p class="complaint" role="alert">${sitting.complaint.value}</p>`}
    </section>
  `;
}

/** Where several people share this device: the chairs that are to choose, if this one is not. @param {Sitting} sitting */
function besideMe(sitting) {
  const { mine, table, seat } = sitting;
  if (sitting.awaited.value) return [];
  return (table.value?.chairs ?? []).filter((chair) => {
    const awaited = table.value?.awaited.includes(chair.seat) && chair.kind === "person";
    return awaited && mine.value.includes(chair.seat) && chair.seat !== seat.value;
  });
}

/**
 * @param {Sitting} sitting
 * @param {Set<string | undefined>} onTable
 */
function promptOf(sitting, onTable) {
  const table = sitting.table.value;
  if (!table) return "";
  if (sitting.sending.value) return say("sending");
  if (sitting.planned.value && !sitting.chosen.value.length) return say("planned");
  if (!sitting.choices.value.length) {
    const names = table.awaited.filter((seat) => seat >= 0).map((seat) => table.chairs[seat].name);
    const thinking = table.awaited.some((seat) => table.chairs[seat]?.kind === "bot");
    return names.length ? say(thinking ? "thinking-now" : "waiting-for", { names: names.join(", ") }) : "";
  }
  if (sitting.ready.value) return say("confirm-choice");
  const pointed = [...sitting.left.value.next].some((target) => onTable.has(target));
  if (!sitting.chosen.value.length) return pointed ? say("choose-first") : say("choose-button");
  return pointed ? say("choose-next") : say("choose-button-next");
}
