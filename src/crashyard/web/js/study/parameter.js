/** One number of the rulebook that may be changed, with its limits and what the rulebook says. */

import { html } from "../base/html.js";
import { say } from "../base/words.js";
import { titlesOf } from "../variants/variant.js";

/** @typedef {import("../base/types.js").Option} Option */
/** @typedef {import("../../vendor/signals.js").Signal<Record<string, string | number>>} Chosen */

/** @param {{parameter: Option, options: Chosen}} facts */
export function ParameterField({ parameter, options }) {
  if (parameter.most) return html`<${SelectionField} parameter=${parameter} options=${options} />`;
  const { name, title, about, low = 0, high = 0 } = parameter;
  const value = options.value[name];
  /** @param {any} event */
  const change = (event) => (options.value = { ...options.value, [name]: event.target.valueAsNumber });
  return html`
    <label class=${value === parameter.default ? "" : "changed"}>${title}
      <input type="number" required min=${low} max=${high} value=${value} onInput=${change} />
      <small>${about} ${say("study-limits", { low, high, usual: parameter.default })}</small>
    </label>
  `;
}

/** Some of many things, such as the cards that are left out of the deck. @param {{parameter: Option, options: Chosen}} facts */
function SelectionField({ parameter, options }) {
  const { name, title, about, values = [], most = 0 } = parameter;
  const value = options.value[name];
  const picked = value === parameter.default ? [] : String(value).split(",");
  /** @param {string} thing */
  const toggle = (thing) => {
    const now = picked.includes(thing) ? picked.filter((each) => each !== thing) : [...picked, thing];
    const ordered = values.map(([each]) => each).filter((each) => now.includes(each));
    options.value = { ...options.value, [name]: ordered.join(",") || parameter.default };
  };
  return html`
    <details class=${`selection ${picked.length ? "changed" : ""}`}>
      <summary>${title}${picked.length > 0 && html`<small>: ${titlesOf(parameter, value)}</small>`}</summary>
      <p class="pale">${about} ${say("study-most", { most })}</p>
      <div class="kinds">
        ${values.map(
          ([thing, called]) => html`
          <label key=${thing} class="check">
            <input type="checkbox" checked=${picked.includes(thing)} disabled=${!picked.includes(thing) && picked.length >= most} onChange=${() => toggle(thing)} />
            ${called}
          </label>`,
        )}
      </div>
    </details>
  `;
}
