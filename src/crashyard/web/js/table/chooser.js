/** What is asked of me, what I have pointed at so far, and everything that can be chosen beside the board. */

import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { isPlace } from "../board/drawing.js";
import { Thumbnail } from "../board/thumbnail.js";
import { unseen } from "../board/visibility.js";
import { HintButton, hintKey, HintLines, mayAskForHint, takeOver } from "./hints.js";

/** @typedef {import("./session.js").TableSession} TableSession */

/** So many pieces that are not seen are offered one by one; to more of them the way is shown. */
const MOST = 8;

/** @param {{session: TableSession}} facts */
export function Chooser({ session }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { chosen, left, ready, scene } = session;
  const titles = new Map(scene.value?.buttons.map((button) => [button.target, button.title]));
  const onTable = new Set([...session.board.things.values()].map((thing) => thing.target));
  const beside = [...left.value.next].filter((target) => !onTable.has(target));
  const ordered = [...titles.keys()].filter((target) => beside.includes(target));
  const others = beside.filter((target) => !titles.has(target));
  const names = session.table.value?.chairs.map(({ name }) => name) ?? [];
  const begun = chosen.value.length > 0 && !session.sending.value;
  const far = useUnseen(session, box);
  const read = session.board.things.get(session.read.value)?.title;
  /** @param {string} target */
  const title = (target) => titles.get(target) ?? (session.board.titleOf(target) || target);
  useEffect(() => {
    const next = /** @type {HTMLElement | null} */ (box.current?.querySelector(".main, .choice"));
    const leftBoard = document.activeElement === session.board.svg && session.board.keyed;
    const leftPage = document.activeElement === document.body && ready.value;
    if (next && (leftBoard || leftPage)) next.focus();
  });
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    hintKey(session, event);
    if (event.key !== "Escape" || !chosen.value.length) return;
    session.back();
    session.board.focusFirst();
  };
  return html`
    <section class=${`chooser ${session.awaited.value ? "mine" : ""}`} aria-label=${say("your-choice")} ref=${box} onKeyDown=${key}>
      <p class="caption">${scene.value?.caption}</p>
      <p class="prompt">${promptOf(session, onTable, far)}</p>
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
      ${read && html`<p class="read" role="status">${read}</p>`}
      <p class="says" aria-live="polite">${ready.value?.says ?? session.preview.value}</p>
      <div class="row buttons">
        ${
          ready.value &&
          !session.sending.value &&
          html`
          <button class="main" onClick=${() => ready.value && session.send(ready.value)}>${say("do-it")}</button>`
        }
        ${
          !session.sending.value &&
          html`
          <${Far} session=${session} far=${far} />
          ${[...ordered, ...others].map(
            (target) => html`<${Option} key=${target} session=${session} target=${target}>${title(target)}<//>`,
          )}`
        }
        ${besideMe(session).map(
          ({ seat, name }) => html`
          <button key=${seat} class="main" onClick=${() => session.change(seat)}>${say("play-as", { name })}</button>`,
        )}
        ${begun && html`<button onClick=${() => session.back()}>${say("back")}</button>`}
        ${
          session.undoable.value &&
          !chosen.value.length &&
          html`
          <button class="undo" disabled=${session.sending.value} onClick=${() => session.undo()}><span aria-hidden="true">↶ </span>${say("undo")}</button>`
        }
        ${
          mayAskForHint(session) &&
          html`
          <${HintButton} hinting=${session.hint} onAsk=${() => session.hint.ask(session.seat.value)}>${say("hint")}<//>`
        }
      </div>
      <${HintLines} hinting=${session.hint} board=${session.board} scene=${scene.value} names=${names} title=${say("hint-title")} onTake=${(/** @type {import("../base/types.js").Advice} */ line) => takeOver(session, line)} />
      ${session.complaint.value && html`<p class="complaint" role="alert">${session.complaint.value}</p>`}
    </section>
  `;
}

/** @param {{session: TableSession, target: string, children?: unknown}} facts */
function Option({ session, target, children }) {
  const look = () => session.look(target);
  const leave = () => session.look("");
  /** A finger does not hover. @param {PointerEvent} event */
  const enter = (event) => event.pointerType === "mouse" && look();
  return html`
    <button class="choice" onClick=${() => session.point(target)} onPointerEnter=${enter} onPointerLeave=${leave}
      onFocus=${look} onBlur=${leave}>${children}</button>`;
}

/**
 * What lies on the table, but not where it is seen: nobody shall have to hunt for it.
 * @param {{session: TableSession, far: Far}} facts
 */
function Far({ session, far }) {
  const spots = new Map(session.board.spots().map((spot) => [spot.element.dataset.target, spot.element]));
  const show = () => {
    spots.get(far.places[0])?.scrollIntoView({ block: "center" });
    far.look();
  };
  const count = far.places.length;
  return html`
    ${far.pieces
      .filter((target) => spots.has(target))
      .map(
        (target) => html`
        <${Option} key=${target} session=${session} target=${target}>
          <${Thumbnail} board=${session.board} element=${spots.get(target)} />
          <span class="called">${session.board.titleOf(target)}</span>
        <//>`,
      )}
    ${count > 0 && html`<button class="choice show" onClick=${show}>${say("show-more", { count })}</button>`}
  `;
}

/** @typedef {{pieces: string[], places: string[], look: () => void}} Far */

/**
 * What can be pointed at and is not seen: pieces, such as cards, which are chosen by what they are, and places, which are
 * chosen by where they are. It is found when there is something new to choose, and when the table has another size. Until then
 * the pieces stay: a button does not come and go while somebody looks around. There can only be more of them, where the
 * buttons themselves cover more of the table.
 * @param {TableSession} session
 * @param {{current: HTMLElement | null}} box
 * @returns {Far}
 */
function useUnseen(session, box) {
  const { board } = session;
  const step = [...session.chosen.value, "", ...session.left.value.next].join(" ");
  const none = { step, pieces: /** @type {string[]} */ ([]), places: /** @type {string[]} */ ([]) };
  const found = useSignal(none);
  /** @param {boolean} [anew] */
  const look = (anew = false) => {
    const known = found.peek().step === step && !anew ? found.peek().pieces : [];
    const now = unseen(board.svg, board.spots(), box.current).map(({ element }) => element);
    const targets = now.map((element) => element.dataset.target ?? "");
    const pieces = targets.filter((target, index) => !isPlace(now[index]) && !known.includes(target));
    const few = known.length > 0 || pieces.length <= MOST;
    const places = targets.filter((target, index) => isPlace(now[index]) || !(few || known.includes(target)));
    found.value = { step, pieces: few ? [...known, ...pieces] : [], places };
  };
  useEffect(() => {
    const watcher = new ResizeObserver((changes) => look(changes.some(({ target }) => target === board.svg)));
    for (const element of [board.svg, box.current]) if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, [step]);
  const { pieces, places } = found.value.step === step ? found.value : none;
  return { pieces, places, look };
}

/** Where several people share this device: the chairs that are to choose, if this one is not. @param {TableSession} session */
function besideMe(session) {
  const { mine, table, seat } = session;
  if (session.awaited.value) return [];
  return (table.value?.chairs ?? []).filter((chair) => {
    const awaited = table.value?.awaited.includes(chair.seat) && chair.kind === "person";
    return awaited && mine.value.includes(chair.seat) && chair.seat !== seat.value;
  });
}

/**
 * @param {TableSession} session
 * @param {Set<string | undefined>} onTable
 * @param {Far} far
 */
function promptOf(session, onTable, far) {
  const table = session.table.value;
  if (!table) return "";
  if (session.sending.value) return say("sending");
  if (session.planned.value && !session.chosen.value.length) return say("planned");
  if (!session.choices.value.length) {
    const names = table.awaited.filter((seat) => seat >= 0).map((seat) => table.chairs[seat].name || say("somebody"));
    const thinking = table.awaited.some((seat) => table.chairs[seat]?.kind === "bot");
    return names.length ? say(thinking ? "thinking-now" : "waiting-for", { names: names.join(", ") }) : "";
  }
  if (session.ready.value) return say("confirm-choice");
  const pointed = [...session.left.value.next].some((target) => onTable.has(target) && !far.pieces.includes(target));
  if (!session.chosen.value.length) return pointed ? say("choose-first") : say("choose-button");
  return pointed ? say("choose-next") : say("choose-button-next");
}
