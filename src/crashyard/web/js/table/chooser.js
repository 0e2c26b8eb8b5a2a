/** What is asked of me, what I have pointed at so far, and everything that can be chosen beside the board. */

import { useEffect, useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { isPaused, sidesOf } from "../agreements/deciding.js";
import { TakeOver } from "../agreements/taking-over.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { isPlace } from "../board/drawing.js";
import { Thumbnail } from "../board/thumbnail.js";
import { unseen } from "../board/visibility.js";
import { wantedNext } from "../choosing/choices.js";
import { tighten, useGoingOn } from "../coach/fitting.js";
import { AheadButton, hasOrders } from "../orders/button.js";
import { hasHints, HintButton, hintKey, HintLines, mayAskForHint, takeOver } from "./hints.js";

/** @typedef {import("./session.js").TableSession} TableSession */

/** So many pieces that are not seen are offered one by one; to more of them the way is shown. */
const MOST = 8;

/** @param {{seen: string, heard: {seen: string, says: string}}} facts */
function Complaint({ seen, heard }) {
  if (heard.seen !== seen || heard.says === seen) return html`<p class="complaint" role="alert">${seen}</p>`;
  return html`<p class="complaint" role="alert"><span aria-hidden="true">${seen}</span><span class="away">${heard.says}</span></p>`;
}

/** @param {{session: TableSession}} facts */
export function Chooser({ session }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { chosen, left, ready, scene } = session;
  const titles = new Map(scene.value?.buttons.map((button) => [button.target, button.title]));
  const onTable = new Set([...session.things.values()].map((thing) => thing.target));
  const beside = [...left.value.next].filter((target) => !onTable.has(target));
  const ordered = [...titles.keys()].filter((target) => beside.includes(target));
  const others = beside.filter((target) => !titles.has(target));
  const names = session.table.value?.chairs.map(({ name }) => name) ?? [];
  const begun = session.isBegun.value && !session.sending.value;
  const first = session.given.value.length;
  const far = useUnseen(session, box);
  const busy = session.director.busy.value;
  const showing = session.isShowing.value;
  const ordering = hasOrders(session);
  const seen = busy ? null : session.ahead.choice.value;
  const read = session.board.things.get(session.read.value)?.title;
  /** @param {string} target */
  const title = (target) => titles.get(target) ?? (session.titleOf(target) || target);
  useLayoutEffect(() => {
    const next = /** @type {HTMLElement | null} */ (box.current?.querySelector(".main, .choice") ?? null);
    session.focus.keep(box.current, next, ready.value !== null);
  });
  const offered = [ready.value !== null, begun, session.sending.value, ...chosen.value, "", ...beside, "", ...far.pieces, far.places.length].join(" ");
  const place = session.board.surface.arrangement.value;
  const prompt = promptOf(session, onTable, far);
  useLayoutEffect(() => tighten(box.current?.querySelector(".buttons"), ["tight", "tighter"]), [offered, place]);
  useLayoutEffect(() => tighten(box.current?.querySelector(".prompt"), ["long", "longer"]), [prompt, showing, place]);
  const limit = busy ? "" : session.ahead.limit.value;
  useLayoutEffect(() => tighten(box.current?.querySelector(".limit"), ["long"]), [limit, seen?.says, place]);
  useGoingOn(box, ".buttons", [offered, place]);
  useLayoutEffect(() => {
    if (!showing) return undefined;
    /** @param {KeyboardEvent} event */
    const skip = (event) => event.key === "Escape" && session.director.skip();
    document.addEventListener("keydown", skip);
    return () => document.removeEventListener("keydown", skip);
  }, [showing]);
  const askForHint = () => {
    session.complaint.value = "";
    void session.hint.ask(session.seat.value);
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    hintKey(session, event);
    if (event.key !== "Escape" || !session.isBegun.value) return;
    session.back();
    session.board.pointing.focusFirst();
  };
  return html`
    <section class=${`chooser ${session.awaited.value ? "mine" : ""} ${showing ? "showing" : ""} ${ordering ? "ahead-too" : ""}`} aria-label=${say("your-choice")} tabindex="-1" ref=${box} onKeyDown=${key}>
      <p class="prompt" title=${prompt}>${prompt}${showing && html` <span class="watch">${say("watch-first")}</span>`}</p>
      <div class="row aids">
        ${showing && html`<button class="skip-show" onClick=${() => session.director.skip()}><span aria-hidden="true">▶▎</span>${say("skip-to-choice")}</button>`}
        ${begun && html`<button class="quiet" onClick=${() => session.back()}><span aria-hidden="true">← </span><span class="word">${say("back")}</span></button>`}
        ${
          session.undoable.value &&
          !session.isBegun.value &&
          !showing &&
          html`
          <button class="quiet undo" disabled=${session.sending.value} onClick=${() => session.undo()}><span aria-hidden="true">↶ </span><span class="word">${say("undo")}</span></button>`
        }
        ${
          hasHints(session) &&
          !showing &&
          html`
          <${HintButton} isResting=${!mayAskForHint(session)} hinting=${session.hint} onAsk=${askForHint}>${say("hint")}<//>`
        }
        ${!showing && ordering && html`<${AheadButton} session=${session} />`}
      </div>
      <div class="told">
        ${session.complaint.value && html`<${Complaint} seen=${session.complaint.value} heard=${session.spelledOut.value} />`}
        ${read && !session.complaint.value && html`<p class="read" role="status">${read}</p>`}
        <p class="says" aria-live="polite">${seen?.says ?? ""}</p>
        <p class="limit pale" aria-live="polite">${limit}</p>
        ${!session.complaint.value && !read && !seen && !limit && html`<${Happening} session=${session} />`}
      </div>
      <div class="row buttons">
        ${
          ready.value &&
          !session.sending.value &&
          html`
          <button class="main" onClick=${() => ready.value && session.send(ready.value)}>${say("do-it")}</button>`
        }
        ${
          begun &&
          html`
          <ol class="chips" aria-label=${say("chosen-so-far")}>
            ${chosen.value.slice(first).map(
              (target, index) => html`
              <li key=${index}><button onClick=${() => (chosen.value = chosen.value.slice(0, first + index))} title=${`${title(target)}: ${say("back-to-here")}`}>
                <span class="name">${inBrief(title(target))}</span><span aria-hidden="true">✕</span></button></li>`,
            )}
          </ol>`
        }
        ${
          !session.sending.value &&
          html`
          ${[...ordered, ...others].map(
            (target) => html`<${Option} key=${`${beside.join()} ${target}`} session=${session} target=${target}>${title(target)}<//>`,
          )}
          <${Far} key=${beside.join()} session=${session} far=${far} />`
        }
        ${
          standIn(session) &&
          html`
          <button class="main" onClick=${() => session.arrange(`/chairs/${session.seat.value}`, { kind: "me" })}>${say("come-back")}</button>`
        }
        <${TakeOver} session=${session} />
        ${isPaused(session.table.value) && sidesOf(session).own.length > 0 && html`<button class="main" onClick=${() => session.arrange("/resume")}>${say("play-on")}</button>`}
        ${besideMe(session).map(
          ({ seat, name }) => html`
          <button key=${seat} class="main" onClick=${() => session.change(seat)}>${say("play-as", { name })}</button>`,
        )}
      </div>
      <${HintLines} hinting=${session.hint} board=${session.board} scene=${scene.value} names=${names} title=${say("hint-title")} onTake=${(/** @type {import("../base/types.js").Advice} */ line) => takeOver(session, line)} />
    </section>
  `;
}

/** The level of the bot that plays on my seat for me, if one does. @param {TableSession} session */
function standIn({ table, seat, mine }) {
  const chair = mine.value.includes(seat.value) ? table.value?.chairs[seat.value] : undefined;
  return chair?.away ? chair.bot : null;
}

/** What something is, without what it does. @param {string} title */
function inBrief(title) {
  return title.split(/[:;.,] /)[0];
}

/** What is being shown, or what happened last, in a line. @param {{session: TableSession}} facts */
function Happening({ session }) {
  const { busy, caption } = session.director;
  const last = session.log.value.findLast((entry) => entry.kind === "event")?.text ?? "";
  return html`<p class=${`last ${busy.value ? "happening" : "pale"}`}>${caption.value || last}</p>`;
}

/** @param {{session: TableSession, target: string, children?: unknown}} facts */
function Option({ session, target, children }) {
  const look = () => session.look(target);
  const leave = () => session.look("");
  /** Where the focus comes to by itself nobody looks. @param {FocusEvent} event */
  const focus = (event) => event.target instanceof Element && event.target.matches(":focus-visible") && look();
  /** A finger does not hover. @param {PointerEvent} event */
  const enter = (event) => event.pointerType === "mouse" && look();
  return html`
    <button class="choice" onClick=${() => session.point(target)} onPointerEnter=${enter} onPointerLeave=${leave}
      onFocus=${focus} onBlur=${leave}>${children}</button>`;
}

/**
 * What lies on the table, but not where it is seen: nobody shall have to hunt for it.
 * @param {{session: TableSession, far: Far}} facts
 */
function Far({ session, far }) {
  const spots = new Map(session.board.pointing.spots().map((spot) => [spot.element.dataset.target, spot.element]));
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
          <span class="called" aria-hidden="true">${inBrief(session.board.titleOf(target))}</span>
          <span class="away">${session.board.titleOf(target)}</span>
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
  const step = [session.director.busy.value, ...session.chosen.value, "", ...session.left.value.next].join(" ");
  const none = { step, pieces: /** @type {string[]} */ ([]), places: /** @type {string[]} */ ([]) };
  const found = useSignal(none);
  /** @param {boolean} [anew] */
  const look = (anew = false) => {
    if (board.surface.approached.peek()) return;
    const known = found.peek().step === step && !anew ? found.peek().pieces : [];
    const now = unseen(board.svg, board.pointing.spots()).map(({ element }) => element);
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
  }, [step, board.surface.arrangement.value, board.surface.enlarged.value]);
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
  const level = standIn(session);
  if (level) return say("plays-for-you", { level: say(`bot-${level}`) });
  if (isPaused(table)) return say("paused");
  if (session.sending.value) return say("sending");
  if (session.planned.value && !session.isBegun.value) return say("planned");
  if (!session.choices.value.length) {
    const names = table.awaited.filter((seat) => seat >= 0).map((seat) => table.chairs[seat].name || say("somebody"));
    const thinking = table.awaited.some((seat) => table.chairs[seat]?.kind === "bot");
    return names.length ? say(thinking ? "thinking-now" : "waiting-for", { names: names.join(", ") }) : "";
  }
  if (session.ready.value) return say("confirm-choice");
  const pointed = [...session.left.value.next].some((target) => onTable.has(target) && !far.pieces.includes(target));
  if (!session.isBegun.value && session.scene.value?.prompt) return session.scene.value.prompt;
  if (!session.isBegun.value) return pointed ? say("choose-first") : say("choose-button");
  const wanted = wantedNext(session.scene.value?.next_prompts ?? {}, session.chosen.value, session.left.value.next);
  return wanted || say(pointed ? "choose-next" : "choose-button-next");
}
