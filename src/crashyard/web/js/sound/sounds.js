/** What is heard and felt: from the first click on, as loud as the owner of this browser likes it, or not at all. */

import { effect } from "../../vendor/signals.js";
import { sound, vibration, volume } from "../base/settings.js";
import { Synthesiser } from "./synthesiser.js";

/** Milliseconds that a phone shakes and rests, by the sound that goes with it. @type {Record<string, number[]>} */
const SHAKES = { turn: [60, 50, 60], crash: [90] };

export class Sounds {
  /** @param {() => AudioContext} makeContext */
  constructor(makeContext) {
    this.makeContext = makeContext;
    /** @type {Synthesiser | null} Nothing is heard before the first click: browsers do not want it. */
    this.synthesiser = null;
    effect(() => {
      const loud = sound.value ? volume.value : 0;
      this.synthesiser?.setVolume(loud);
    });
  }

  /** Somebody has clicked or pressed a key, or wants to hear something. */
  unlock() {
    if (!sound.peek()) return;
    if (!this.synthesiser) {
      this.synthesiser = new Synthesiser(this.makeContext());
      this.synthesiser.setVolume(volume.peek());
    }
    if (this.synthesiser.context.state === "suspended") void this.synthesiser.context.resume();
  }

  /** @param {string} name @param {boolean} [unseen] also where nobody looks at the page @returns {boolean} whether it is heard */
  play(name, unseen = false) {
    if (!sound.peek() || (document.hidden && !unseen)) return false;
    this.#shake(name);
    return this.synthesiser?.play(name) ?? false;
  }

  /** @param {string} name */
  #shake(name) {
    const shakes = vibration.peek() && navigator.userActivation?.hasBeenActive && name in SHAKES;
    if (shakes && "vibrate" in navigator) navigator.vibrate(SHAKES[name]);
  }
}

export const sounds = new Sounds(() => new AudioContext());

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => sounds.unlock(), { capture: true });
