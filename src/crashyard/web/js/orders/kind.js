/** One kind of decision that may be asked, and what its owner answers to it: a list, the best answer first. */

import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { conditioned, lasting, nameOf, reordered, withAnswer, withoutAnswer } from "./editing.js";
import { Pictures } from "./picture.js";

/** @typedef {import("../base/types.js").Order} Order */
/** @typedef {import("../base/types.js").Offer} Offer */
/** @typedef {import("../base/types.js").Preference} Preference */
/** @typedef {{sign: string, says: string}} Sign */
/** @typedef {{when: object, says: string, share: number | null, offers: Offer[]}} KindOfDecision */
/** @typedef {{signs: Sign[], upsets: string[], offer: (form: object) => Offer, glow: (targets: string[]) => void}} Telling */

/** From how many of the rounds that were played on something is called likely, and from how many it is no more than possible. */
const LIKELY = 0.6;
const POSSIBLE = 0.2;

/** @param {number} share */
const likeliness = (share) => say(`ahead-share-${share >= LIKELY ? "likely" : share >= POSSIBLE ? "maybe" : "rare"}`);

/** On what an answer depends, in words. @param {Preference} preference @param {Sign[]} signs */
function conditionsOf({ if: wanted = [], unless = [] }, signs) {
  /** @param {string} name */
  const said = (name) => signs.find(({ sign }) => sign === name)?.says ?? name;
  return [
    ...wanted.map((sign) => ({ how: /** @type {const} */ ("if"), sign, says: say("ahead-only-if", { sign: said(sign) }) })),
    ...unless.map((sign) => ({ how: /** @type {const} */ ("unless"), sign, says: say("ahead-not-if", { sign: said(sign) }) })),
  ];
}

/** An order in one line. @param {Order} order @param {Telling} telling */
function inBrief({ answers, until }, { offer, signs }) {
  const told = answers.map((preference) => [offer(preference.form).says, ...conditionsOf(preference, signs).map(({ says }) => says)].join(" "));
  const all = told.length > 1 ? told.map((each, index) => `${index + 1}. ${each}`) : told;
  return [...all, ...(until === "game" ? [say("ahead-game")] : [])].join(" · ");
}

/**
 * @param {{kind: KindOfDecision, order: Order | undefined, telling: Telling, isOpen: boolean, onToggle: () => void,
 *   onChange: (change: (order: Order) => Order) => void}} facts
 */
export function Kind({ kind, order, telling, isOpen, onToggle, onChange }) {
  const said = order ? inBrief(order, telling) : say("ahead-asked");
  return html`
    <li class=${`kind ${order ? "answered" : ""} ${isOpen ? "open" : ""}`}>
      <h3><button class="kind-head" aria-expanded=${isOpen} onClick=${onToggle}>
        <span class="name">${kind.says}</span>
        ${kind.share !== null && html`<span class="share">${likeliness(kind.share)}</span>`}
        <span class="brief">${said}</span>
      </button></h3>
      ${isOpen && html`<${Answers} kind=${kind} order=${order} telling=${telling} onChange=${onChange} />`}
    </li>
  `;
}

/** @param {{kind: KindOfDecision, order: Order | undefined, telling: Telling, onChange: (change: (order: Order) => Order) => void}} facts */
function Answers({ kind, order, telling, onChange }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const told = useSignal("");
  /** Where the focus goes when what had it is gone or has moved. */
  const wanted = useRef(/** @type {string[]} */ ([]));
  const answers = order?.answers ?? [];
  useLayoutEffect(() => {
    const found = wanted.current.map((what) => box.current?.querySelector(what));
    wanted.current = [];
    const next = found.find((element) => element instanceof HTMLElement);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
  const named = new Set(answers.map(({ form }) => nameOf(form)));
  const left = kind.offers.filter(({ form }) => !named.has(nameOf(form)));
  /** @param {Offer} offer */
  const add = (offer) => {
    const place = left.indexOf(offer);
    wanted.current = [`.offers li:nth-child(${place + 1}) button`, ".offers li:last-child button", ".ranking > li:last-child .remove"];
    told.value = say("ahead-place", { answer: offer.says, place: answers.length + 1, all: answers.length + 1 });
    onChange((now) => withAnswer(now, offer.form));
  };
  /** @param {number} from @param {number} to @param {string} how */
  const move = (from, to, how) => {
    if (to < 0 || to >= answers.length) return;
    wanted.current = [`.ranking > li:nth-child(${to + 1}) .${how}`];
    told.value = say("ahead-place", { answer: telling.offer(answers[from].form).says, place: to + 1, all: answers.length });
    onChange((now) => reordered(now, from, to));
  };
  /** @param {number} place */
  const remove = (place) => {
    wanted.current = [`.ranking > li:nth-child(${place + 1}) .remove`, ".ranking > li:last-child .remove", ".offers button"];
    told.value = "";
    onChange((now) => withoutAnswer(now, place));
  };
  return html`
    <div class="answers" ref=${box}>
      <p class="away" role="status">${told.value}</p>
      ${
        answers.length > 0 &&
        html`
        <ol class="ranking">
          ${answers.map(
            (preference, place) => html`
            <${Ranked} key=${nameOf(preference.form)} preference=${preference} place=${place} count=${answers.length} telling=${telling}
              onMove=${(/** @type {number} */ step) => move(place, place + step, step < 0 ? "higher" : "lower")} onRemove=${() => remove(place)}
              onCondition=${(/** @type {"if" | "unless"} */ how, /** @type {string} */ sign) => onChange((now) => conditioned(now, place, how, sign))} />`,
          )}
        </ol>`
      }
      ${left.length > 0 && html`<p class="add">${say(answers.length ? "ahead-else" : "ahead-answer")}</p>`}
      <ul class="offers">
        ${left.map(
          (offer) => html`
          <li key=${nameOf(offer.form)}><${OfferButton} offer=${offer} telling=${telling} onAdd=${() => add(offer)} /></li>`,
        )}
      </ul>
      ${order && html`<p class="pale otherwise">${say("ahead-otherwise")}</p>`}
      ${order && html`<${Lasting} order=${order} telling=${telling} onChange=${onChange} />`}
    </div>
  `;
}

/** An answer that can be added: it says and shows the same as where it is chosen. @param {{offer: Offer, telling: Telling, onAdd: () => void}} facts */
function OfferButton({ offer, telling, onAdd }) {
  const glow = () => telling.glow(offer.targets);
  const fade = () => telling.glow([]);
  return html`
    <button onClick=${onAdd} onPointerEnter=${glow} onPointerLeave=${fade} onFocus=${glow} onBlur=${fade}>
      <${Pictures} pictures=${offer.pictures} /><span>${offer.says}</span>
    </button>`;
}

/**
 * One answer in its place of the list.
 * @param {{preference: Preference, place: number, count: number, telling: Telling, onMove: (step: number) => void, onRemove: () => void,
 *   onCondition: (how: "if" | "unless", sign: string) => void}} facts
 */
function Ranked({ preference, place, count, telling, onMove, onRemove, onCondition }) {
  const { says, pictures } = telling.offer(preference.form);
  const conditions = conditionsOf(preference, telling.signs);
  const open = telling.signs.filter(({ sign }) => !conditions.some((each) => each.sign === sign));
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const choose = ({ currentTarget }) => {
    const [how, sign] = currentTarget.value.split(" ");
    currentTarget.value = "";
    if (sign) onCondition(how === "if" ? "if" : "unless", sign);
  };
  return html`
    <li>
      <div class="ranked">
        <span class="place" aria-hidden="true">${place + 1}</span>
        <${Pictures} pictures=${pictures} />
        <span class="says">${says}</span>
        <span class="moves">
          ${
            count > 1 &&
            html`
            <button class="quiet higher" aria-disabled=${!place} aria-label=${say("ahead-higher", { answer: says })} title=${say("ahead-higher", { answer: says })} onClick=${() => onMove(-1)}>▲</button>
            <button class="quiet lower" aria-disabled=${place === count - 1} aria-label=${say("ahead-lower", { answer: says })} title=${say("ahead-lower", { answer: says })} onClick=${() => onMove(1)}>▼</button>`
          }
          <button class="quiet remove" aria-label=${say("ahead-remove", { answer: says })} title=${say("ahead-remove", { answer: says })} onClick=${onRemove}>✕</button>
        </span>
      </div>
      ${
        telling.signs.length > 0 &&
        html`
        <div class="row conditions">
          ${conditions.map(
            ({ how, sign, says: told }) => html`
            <button key=${`${how} ${sign}`} class="condition" title=${say("ahead-condition-off")} onClick=${() => onCondition(how, sign)}>${told}<span aria-hidden="true"> ✕</span></button>`,
          )}
          ${
            open.length > 0 &&
            html`
            <select aria-label=${say("ahead-condition", { answer: says })} title=${say("ahead-condition-about")} onChange=${choose} value="">
              <option value="">${say(conditions.length ? "ahead-and" : "ahead-always")}</option>
              ${open.map(({ sign, says: told }) => html`<option key=${`if ${sign}`} value=${`if ${sign}`}>${say("ahead-only-if", { sign: told })}</option>`)}
              ${open.map(({ sign, says: told }) => html`<option key=${`unless ${sign}`} value=${`unless ${sign}`}>${say("ahead-not-if", { sign: told })}</option>`)}
            </select>`
          }
        </div>`
      }
    </li>`;
}

/** How long an order holds. @param {{order: Order, telling: Telling, onChange: (change: (order: Order) => Order) => void}} facts */
function Lasting({ order, telling, onChange }) {
  const { until = "round", steady = false } = order;
  const upsets = telling.signs.filter(({ sign }) => telling.upsets.includes(sign)).map(({ says }) => says);
  /** @param {"round" | "game"} how */
  const hold = (how) => () => onChange((now) => lasting(now, how, now.steady ?? false));
  const stay = () => onChange((now) => lasting(now, now.until ?? "round", !now.steady));
  const name = `until ${nameOf(order.when)}`;
  return html`
    <fieldset class="pick lasting">
      <legend>${say("ahead-holds")}</legend>
      <label><input type="radio" name=${name} checked=${until === "round"} onChange=${hold("round")} /><span>${say("ahead-round")}</span></label>
      <label><input type="radio" name=${name} checked=${until === "game"} onChange=${hold("game")} /><span>${say("ahead-game")}</span></label>
    </fieldset>
    ${
      upsets.length > 0 &&
      html`
      <label class="check">
        <input type="checkbox" checked=${steady} onChange=${stay} />
        <span>${say("ahead-steady")} <small>${say("ahead-steady-about", { signs: upsets.join(say("ahead-or")) })}</small></span>
      </label>`
    }
  `;
}
