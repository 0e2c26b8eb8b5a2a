/** A play seen again: every step with what happened in it and how the table stood then. */

import { signal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { Board } from "../board/board.js";
import { Director } from "../director/director.js";
import { sounds } from "../sound/sounds.js";
import { idsIn } from "../table/session.js";

/** @typedef {import("../base/types.js").Message} Message */
/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {{message: Message, things: Map<string, Thing>, entries: import("../table/session.js").Entry[]}} Step */

/** How long a step stands still while the play runs, where nothing moves. */
const STILL = 700;

/** @param {number} milliseconds */
const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class Replay {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.board = new Board();
    this.director = new Director(this.board, (sound) => sounds.play(sound));
    /** @type {import("../../vendor/signals.js").Signal<Step[]>} */
    this.steps = signal([]);
    this.at = signal(0);
    this.running = signal(false);
    this.complaint = signal("");
    this.round = 0;
  }

  /**
   * Fetch the play as a seat saw it, and show it after the entry with a number.
   * @param {number} seat
   * @param {string} language
   * @param {number} number
   */
  async load(seat, language, number) {
    const round = ++this.round;
    this.director.seat = seat;
    /** @type {Step[]} */
    const steps = [];
    let after = 0;
    let last = 1;
    try {
      while (after < last) {
        const facts = new URLSearchParams({ seat: `${seat}`, after: `${after}`, language });
        const told = await ask(`/tables/${this.id}/replay?${facts}`);
        if (round !== this.round) return;
        const first = steps.length === 0;
        told.messages.forEach((/** @type {Message} */ message) => steps.push(stepAfter(steps.at(-1), message)));
        const ground = first && steps[0]?.message.ground;
        if (ground) this.board.lay(ground);
        this.steps.value = [...steps];
        if (first || number > after)
          this.show(
            Math.max(
              0,
              steps.findLastIndex((step) => step.message.n <= number),
            ),
          );
        last = told.last;
        after = steps.at(-1)?.message.n ?? last;
      }
    } catch (error) {
      this.complaint.value = sentenceOf(error);
    }
  }

  /** The table after a step, at once. @param {number} index */
  show(index) {
    const step = this.steps.value[index];
    if (!step) return;
    this.director.skip();
    this.board.clearTrails();
    this.#arrive(index);
    this.director.show({ frames: [], lines: [], scene: step.message.scene, things: step.things }, true);
  }

  /** @param {number} index */
  #arrive(index) {
    const step = this.steps.value[index];
    this.at.value = index;
    this.board.call(`${step.message.scene?.title}. ${step.message.scene?.caption}`);
  }

  /** One step on, with everything that happens in it. */
  async forward() {
    const next = this.at.value + 1;
    const step = this.steps.value[next];
    if (!step) return;
    const { frames = [], lines = [], scene } = step.message;
    this.director.skip();
    await this.director.running;
    this.#arrive(next);
    this.director.show({ frames, lines, scene, things: step.things }, true);
    await this.director.running;
  }

  async run() {
    this.running.value = true;
    while (this.running.value && this.at.value + 1 < this.steps.value.length) {
      const before = this.at.value;
      await this.forward();
      await rest(STILL);
      if (this.at.value !== before + 1) break;
    }
    this.running.value = false;
  }

  stop() {
    this.running.value = false;
  }

  /** Nobody looks on any more: nothing else is fetched, shown or heard. */
  leave() {
    this.stop();
    this.round += 1;
    this.director.skip();
  }

  /** Everything that had happened at the step which is shown. */
  log() {
    return this.steps.value.slice(0, this.at.value + 1).flatMap((step) => step.entries);
  }
}

/**
 * @param {Step | undefined} before
 * @param {Message} message
 * @returns {Step}
 */
function stepAfter(before, message) {
  const things = new Map(message.ground ? [] : before?.things);
  message.scene?.gone.forEach((id) => things.delete(id));
  message.scene?.things.forEach((thing) => things.set(thing.id, thing));
  const changed = new Map(message.frames?.map((frame) => [frame.event, idsIn(frame)]));
  const entries = (message.lines ?? []).map(({ event, text, clause, turn = false }) => ({
    n: message.n,
    kind: "event",
    text,
    clause,
    name: "",
    ids: changed.get(event ?? -1) ?? [],
    turn,
  }));
  return { message, things, entries };
}
