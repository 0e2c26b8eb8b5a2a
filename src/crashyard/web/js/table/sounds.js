/** One sound: it is my turn. */

import { sound } from "../base/settings.js";

/** @type {AudioContext | null} */
let context = null;
let before = false;

/** @param {boolean} turn */
export function ring(turn) {
  const news = turn && !before;
  before = turn;
  if (!news || !sound.peek()) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.6);
  volume.connect(context.destination);
  for (const [pitch, delay] of [
    [660, 0],
    [880, 0.12],
  ]) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(now + delay);
    tone.stop(now + 0.6);
  }
}
