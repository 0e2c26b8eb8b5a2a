/**
 * Shows what happens, event by event in its order: each with its motion, its sound and its sentence.
 *
 * What is shown may be behind what is true. Nobody waits for it: whoever answers, or does not want to see it, cuts it
 * short, and the table stands as it is. What was shown last can be seen again.
 */

import { signal } from "../../vendor/signals.js";
import { speed, SPEEDS } from "../base/settings.js";
import { ROLLING, THROWN } from "../board/trail.js";

/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {import("../base/types.js").Frame} Frame */
/** @typedef {import("../base/types.js").Line} Line */
/**
 * What one message shows: its frames, then how the table stands.
 * @typedef {{frames: Frame[], lines: Line[], things: Map<string, Thing>, ground?: import("../base/types.js").Ground,
 *   scene?: import("../base/types.js").Scene, tell?: (lines: Line[]) => void, done?: () => void, again?: boolean}} Act
 */

/** So many acts may wait to be shown; then the table hurries. */
const BEHIND = 24;

/** So many acts that wait halve the time for each of them. */
const HALVED = 6;

/** So many events of one act take their time; where there are more, they share it. */
const AT_LEISURE = 12;

/** How long a motion takes, in the time of an ordinary one. @type {Record<string, number>} */
const LENGTHS = { fly: 0.5, push: 0.6, bounce: 0.7, crash: 1.7, fall: 1.5, burst: 1.3, reveal: 1.5, swing: 1.4, turn: 0.6 };

/** How long a change takes that has no motion. */
const PLAIN = 0.7;

/** So many acts can be seen again at most. */
const MOST_KEPT = 60;

export class Director {
  /**
   * @param {import("../board/board.js").Board} board
   * @param {(sound: string) => void} play
   */
  constructor(board, play) {
    this.board = board;
    this.play = play;
    /** The sentence of what is shown. */
    this.caption = signal("");
    this.paused = signal(false);
    /** Whether something is being shown. */
    this.busy = signal(false);
    /** Whether there is a last turn that can be seen again. */
    this.repeatable = signal(false);
    /** Whose eyes it is shown to; nobody's are a spectator's. */
    this.seat = -2;
    /** Called whenever the table shows something else. */
    this.onShown = () => {};
    /** @type {Act[]} */
    this.queue = [];
    /** @type {Act[]} What has happened since this seat's last decision. */
    this.past = [];
    /** @type {Map<string, Thing>} How the table stood before that. */
    this.start = new Map();
    /** @type {Map<string, Thing>} How the table stands, whatever is being shown. */
    this.present = new Map();
    /** Whether everything that waits is only to be shown as it ends. */
    this.hurried = false;
    /** Whether the last turn is asked for again, and what is being shown has not ended yet. */
    this.isAsked = false;
    this.wake = () => {};
    this.running = Promise.resolve();
  }

  /**
   * Show what a message says, after what is being shown.
   * @param {Act} act
   * @param {boolean} own whether this seat has decided so: from there on it can be seen again
   */
  show(act, own) {
    if (own || act.ground || this.past.length >= MOST_KEPT) {
      this.past = [];
      this.start = this.present;
    }
    this.present = act.things;
    if (act.frames.length) this.past.push(act);
    else if (!this.past.length) this.start = act.things;
    this.repeatable.value = this.past.length > 0;
    this.#queue(act);
  }

  /** How the table stands, at once. */
  skip() {
    if (!this.busy.peek()) return;
    this.hurried = true;
    this.paused.value = false;
    this.wake();
  }

  pause() {
    this.paused.value = !this.paused.value;
    for (const motion of this.board.motions()) {
      if (this.paused.value) motion.pause();
      else motion.play();
    }
    this.wake();
  }

  /** Show the last turn again; it ends at the present. */
  async again() {
    if (!this.past.length || this.isAsked) return;
    this.isAsked = true;
    this.skip();
    await this.running;
    this.isAsked = false;
    const { start: things, past, present } = this;
    this.board.clearTrails();
    const opening = { frames: [], lines: [], things, again: true };
    const acts = past.map(({ frames, lines, scene, things }) => ({ frames, lines, scene, things, again: true }));
    this.#queue(opening, ...acts, { ...opening, things: present });
  }

  /** @param {...Act} acts */
  #queue(...acts) {
    this.queue.push(...acts);
    if (!this.busy.peek()) this.running = this.#run();
  }

  async #run() {
    this.busy.value = true;
    try {
      for (let act = this.queue.shift(); act; act = this.queue.shift()) await this.#perform(act);
    } finally {
      this.busy.value = false;
      this.hurried = false;
    }
  }

  /** @param {Act} act */
  async #perform({ frames, lines, ground, scene, things, tell = () => {}, done = () => {}, again = false }) {
    if (ground) this.board.lay(ground);
    const shown = new Map(this.board.things);
    let told = 0;
    for (const [index, frame] of frames.entries()) {
      const later = lines.findIndex(({ event }) => (event ?? -1) > frame.event);
      const until = later < 0 ? lines.length : later;
      this.#say(lines.slice(told, until), tell);
      told = until;
      const pace = this.#pace(frames.length, again) * lengthOf(frame);
      const easing = goesOn(frame, frames[index + 1]) ? "linear" : "";
      const before = new Map(shown);
      frame.gone.forEach((id) => shown.delete(id));
      frame.things.forEach((thing) => shown.set(thing.id, thing));
      if (pace) await this.#happen(frame, shown, pace, easing);
      this.board.leaveTrails(frame, before);
    }
    this.#say(lines.slice(told), tell);
    const pace = this.#pace(1, again);
    if (!pace) {
      this.board.settle();
      this.#sum(frames);
    }
    if (scene) this.board.fit(scene, this.seat);
    this.board.show(things, frames.length ? pace / 2 : 0);
    this.onShown();
    done();
  }

  /**
   * Show one event, with its sound; where dice are thrown it is heard when they lie.
   * @param {Frame} frame
   * @param {Map<string, Thing>} things
   * @param {number} pace
   * @param {string} easing
   */
  async #happen(frame, things, pace, easing) {
    const rolling = frame.dice ? pace * ROLLING : 0;
    this.board.show(things, pace, frame, easing);
    this.onShown();
    if (rolling) {
      this.play("roll");
      await this.#wait(rolling);
    }
    if (frame.sound && !this.hurried) this.play(frame.sound);
    await this.#wait(pace - rolling);
  }

  /**
   * @param {Line[]} lines
   * @param {(lines: Line[]) => void} tell
   */
  #say(lines, tell) {
    if (!lines.length) return;
    tell(lines);
    this.caption.value = lines[lines.length - 1].text;
  }

  /** Of what nobody sees move, the last is heard. @param {Frame[]} frames */
  #sum(frames) {
    const heard = frames.findLast(({ sound }) => sound)?.sound;
    if (heard && !this.hurried) this.play(heard);
  }

  /**
   * Milliseconds for one of some events that happen together, or 0 for those who want none, hurry, or are behind.
   * @param {number} events
   * @param {boolean} again what is seen again has all the time it wants
   */
  #pace(events, again) {
    const waiting = again ? 0 : this.queue.length;
    const unseen = document.hidden || this.hurried || waiting > BEHIND;
    return unseen ? 0 : SPEEDS[speed.peek()] / (1 + waiting / HALVED) / Math.max(1, events / AT_LEISURE);
  }

  /** So long, not counting pauses, or until all is cut short. @param {number} milliseconds */
  async #wait(milliseconds) {
    let left = milliseconds;
    while (!this.hurried && (left > 1 || this.paused.peek())) {
      const held = this.paused.peek();
      const begun = performance.now();
      await new Promise((resolve) => {
        this.wake = () => resolve(undefined);
        if (!held) setTimeout(resolve, left);
      });
      if (!held) left -= performance.now() - begun;
    }
  }
}

/** How long an event takes, in the time of an ordinary one. @param {Frame} frame */
function lengthOf({ motion, dice }) {
  return (motion ? (LENGTHS[motion] ?? 1) : PLAIN) * (dice ? THROWN : 1);
}

/**
 * Whether the same things fly on in the next frame, without stopping in between.
 * @param {Frame} frame
 * @param {Frame | undefined} next
 */
function goesOn(frame, next) {
  return frame.motion === "fly" && next?.motion === "fly" && frame.who?.join() === next.who?.join();
}
