/** Makes sounds out of their recipes, with the browser's own synthesiser; all of them pass one volume and one compressor. */

import { RECIPES } from "./recipes.js";

/** So close together the same sound is heard once. */
const AGAIN = 0.05;

/** Seconds until a tone is at its loudest: without them it begins with a click. */
const ATTACK = 0.006;

/** What a sound is faded out to; a ramp cannot reach nothing. */
const NEAR_NOTHING = 0.0001;

export class Synthesiser {
  /** @param {AudioContext} context */
  constructor(context) {
    this.context = context;
    this.master = context.createGain();
    const compressor = context.createDynamicsCompressor();
    this.master.connect(compressor);
    compressor.connect(context.destination);
    /** @type {Map<string, number>} When each sound was begun last. */
    this.begun = new Map();
    /** @type {AudioBuffer | null} */
    this.noise = null;
  }

  /** @param {number} volume from 0 to 1, as people hear it */
  setVolume(volume) {
    this.master.gain.setTargetAtTime(volume * volume, this.context.currentTime, 0.01);
  }

  /** @param {string} name @returns {boolean} whether it is heard */
  play(name) {
    const recipe = RECIPES[name];
    const now = this.context.currentTime;
    if (!recipe || now - (this.begun.get(name) ?? -1) < AGAIN) return false;
    this.begun.set(name, now);
    for (const tone of recipe.tones ?? []) {
      const oscillator = this.context.createOscillator();
      oscillator.type = tone.wave;
      glide(oscillator.frequency, tone, now);
      this.#sound(oscillator, oscillator, tone, now);
    }
    for (const hiss of recipe.hisses ?? []) {
      const source = this.context.createBufferSource();
      source.buffer = this.noise ??= noiseFor(this.context);
      const filter = this.context.createBiquadFilter();
      filter.type = hiss.filter;
      glide(filter.frequency, hiss, now);
      source.connect(filter);
      this.#sound(source, filter, hiss, now);
    }
    return true;
  }

  /**
   * Let something be heard that swells and dies away.
   * @param {AudioScheduledSourceNode} source
   * @param {AudioNode} last of what it passes
   * @param {{at?: number, length: number, loud: number}} shape
   * @param {number} now
   */
  #sound(source, last, { at = 0, length, loud }, now) {
    const begin = now + at;
    const swell = this.context.createGain();
    swell.gain.setValueAtTime(0, begin);
    swell.gain.linearRampToValueAtTime(loud, begin + ATTACK);
    swell.gain.exponentialRampToValueAtTime(NEAR_NOTHING, begin + length);
    last.connect(swell);
    swell.connect(this.master);
    source.start(begin);
    source.stop(begin + length);
  }
}

/**
 * @param {AudioParam} pitch
 * @param {{from: number, to?: number, at?: number, length: number}} shape
 * @param {number} now
 */
function glide(pitch, { from, to = from, at = 0, length }, now) {
  pitch.setValueAtTime(from, now + at);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, now + at + length);
}

/** @param {AudioContext} context */
function noiseFor(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
