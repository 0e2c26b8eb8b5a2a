/** How what happens is shown and heard, within one click: pause, skip, again, speed, sound. */

import { html } from "../base/html.js";
import { useMenu } from "../base/menu.js";
import { sound, speed, SPEEDS, vibration, volume } from "../base/settings.js";
import { say } from "../base/words.js";
import { sounds } from "../sound/sounds.js";

/** @typedef {import("./director.js").Director} Director */

/** Again, pause and skip. @param {{director: Director}} facts */
function Acts({ director }) {
  const { busy, paused, repeatable } = director;
  const held = say(paused.value ? "go-on" : "pause");
  return html`
    <div class="row acts">
      <button class="quiet again" title=${say("show-again")} aria-label=${say("show-again")} disabled=${!repeatable.value} onClick=${() => void director.again()}>
        <span aria-hidden="true">⟲</span>
      </button>
      <button class="quiet pause" title=${held} aria-label=${held} disabled=${!busy.value} onClick=${() => director.pause()}>
        <span aria-hidden="true">${paused.value ? "▶" : "❚❚"}</span>
      </button>
      <button class="quiet skip-on" title=${say("skip")} aria-label=${say("skip")} disabled=${!busy.value} onClick=${() => director.skip()}>
        <span aria-hidden="true">▶▎</span>
      </button>
    </div>
  `;
}

/** On phones only sound stands in the line itself, the rest is behind one more button. @param {{director: Director}} facts */
export function Controls({ director }) {
  const { shown, box } = useMenu();
  return html`
    <div class="row controls" role="group" aria-label=${say("what-happens")} ref=${box}>
      <${Acts} director=${director} />
      <${SoundButton} />
      <button class="quiet pace" title=${say("speed-and-volume")} aria-label=${say("speed-and-volume")} aria-expanded=${shown.value} onClick=${() => (shown.value = !shown.value)}>
        <span aria-hidden="true">▾</span>
      </button>
      ${shown.value && html`<div class="paces"><${Acts} director=${director} /><${SpeedField} /><${SoundFields} /></div>`}
    </div>
  `;
}

/** On or off, with one click. */
function SoundButton() {
  const toggle = () => {
    sound.value = !sound.value;
    sounds.unlock();
    sounds.play("tick");
  };
  return html`
    <button class="quiet sound" title=${say("sound")} aria-label=${say("sound")} aria-pressed=${sound.value} onClick=${toggle}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
        <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5z" fill="currentColor" />
        ${sound.value ? html`<path d="M15.5 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8.5 8.5 0 0 1 0 11" />` : html`<path d="M16 9.5l5 5M21 9.5l-5 5" />`}
      </svg>
    </button>
  `;
}

export function SpeedField() {
  return html`
    <label>${say("speed")}
      <select value=${speed.value} onChange=${(/** @type {any} */ event) => (speed.value = event.target.value)}>
        ${Object.keys(SPEEDS).map((name) => html`<option value=${name}>${say(`speed-${name}`)}</option>`)}
      </select>
    </label>
  `;
}

export function SoundFields() {
  /** @param {any} event */
  const louder = (event) => {
    volume.value = event.target.valueAsNumber;
    sound.value = volume.value > 0;
    sounds.unlock();
  };
  return html`
    <label>${say("volume")}
      <input type="range" min="0" max="1" step="0.05" value=${sound.value ? volume.value : 0} onInput=${louder} onChange=${() => sounds.play("points")} />
    </label>
    ${
      "vibrate" in navigator &&
      html`
      <label class="check">
        <input type="checkbox" checked=${vibration.value} onChange=${() => (vibration.value = !vibration.value)} />
        ${say("vibration")}
      </label>`
    }
  `;
}
