/**
 * What each sound is made of: a few tones and some noise, each with its length, its pitch and how loud it is.
 *
 * Nothing is loaded: `synthesiser.js` makes the sounds while they are heard. Times are in seconds, pitches in hertz.
 */

/** @typedef {{wave: OscillatorType, from: number, to?: number, at?: number, length: number, loud: number}} Tone */
/** @typedef {{filter: BiquadFilterType, from: number, to?: number, at?: number, length: number, loud: number}} Hiss */
/** @typedef {{tones?: Tone[], hisses?: Hiss[]}} Recipe */

/**
 * Notes one after the other.
 * @param {number[]} pitches
 * @param {number} apart
 * @param {number} length
 * @param {number} loud
 * @returns {Tone[]}
 */
const notes = (pitches, apart, length, loud) =>
  pitches.map((from, index) => ({ wave: "triangle", from, at: index * apart, length, loud }));

/**
 * Something hard that hits a table again and again, each time less.
 * @param {number[]} moments
 * @param {number} length
 * @param {number} loud
 * @returns {Hiss[]}
 */
const clatter = (moments, length, loud) =>
  moments.map((at, index) => ({ filter: "bandpass", from: 1500 + 300 * (index % 3), at, length, loud: loud * 0.86 ** index }));

/** @type {Record<string, Recipe>} */
export const RECIPES = {
  thrust: { hisses: [{ filter: "bandpass", from: 420, to: 1300, length: 0.24, loud: 1.9 }] },
  bump: {
    tones: [{ wave: "sine", from: 190, to: 70, length: 0.18, loud: 0.8 }],
    hisses: [{ filter: "lowpass", from: 2200, to: 500, length: 0.07, loud: 0.6 }],
  },
  crash: {
    tones: [{ wave: "sine", from: 110, to: 36, length: 0.6, loud: 0.9 }],
    hisses: [
      { filter: "lowpass", from: 3400, to: 240, length: 0.6, loud: 0.6 },
      { filter: "highpass", from: 3800, to: 2600, at: 0.05, length: 0.22, loud: 0.12 },
    ],
  },
  bell: {
    tones: [
      { wave: "sine", from: 880, length: 1.2, loud: 0.34 },
      { wave: "sine", from: 2428, length: 0.7, loud: 0.14 },
      { wave: "sine", from: 4752, length: 0.3, loud: 0.07 },
    ],
  },
  "pick-up": { tones: notes([523, 784], 0.07, 0.14, 0.34) },
  points: { tones: notes([784, 988, 1319], 0.06, 0.16, 0.28) },
  card: { hisses: [{ filter: "bandpass", from: 1300, to: 2600, length: 0.13, loud: 1.3 }] },
  place: {
    tones: [{ wave: "sine", from: 260, to: 150, length: 0.13, loud: 0.75 }],
    hisses: [{ filter: "lowpass", from: 1800, length: 0.05, loud: 0.45 }],
  },
  power: { tones: [{ wave: "sawtooth", from: 170, to: 690, length: 0.3, loud: 0.42 }] },
  shot: {
    tones: [{ wave: "square", from: 920, to: 130, length: 0.22, loud: 0.36 }],
    hisses: [{ filter: "highpass", from: 2400, length: 0.06, loud: 0.2 }],
  },
  roll: { hisses: clatter([0, 0.09, 0.16, 0.27, 0.35, 0.41], 0.06, 0.75) },
  tick: { tones: [{ wave: "triangle", from: 1250, length: 0.06, loud: 0.65 }] },
  turn: { tones: notes([660, 880], 0.12, 0.42, 0.3) },
  win: { tones: notes([523, 659, 784, 1047], 0.13, 0.5, 0.34) },
  lose: { tones: notes([523, 415, 349], 0.18, 0.5, 0.3) },
};
