/**
 * A lesson as a table to sit at: the server plays its steps, and this page remembers what has been done.
 *
 * What happens comes in the same messages as at a table, so that everything there works here: the board, choosing by
 * pointing, what is said and shown. A wrong answer is refused with its explanation.
 */

import { signal } from "../../vendor/signals.js";
import { ask, LIMITS, Refused, sentenceOf } from "../base/api.js";

/** @typedef {import("../base/types.js").Message} Message */
/** @typedef {import("../base/types.js").Table} Table */

/** Instead of an action where there was only something to read. */
const READ = -1;

/** The server keeps nothing of a lesson: whatever is asked can be asked again. */
const HARMLESS = { limits: LIMITS };

export class Lesson {
  /**
   * @param {string} game
   * @param {string} name
   */
  constructor(game, name) {
    this.address = `/games/${game}/lessons/${name}`;
    /** @type {number[]} What has been done, step by step. */
    this.given = [];
    this.n = 0;
    /** Whether the server is asked to go on, or back: whoever clicks twice means once. */
    this.isGoing = false;
    /** What could not be done. */
    this.complaint = signal("");
    /** @type {Message[]} How the lesson stood when its table was asked for. */
    this.opening = [];
    /** @type {(message: Message) => void} */
    this.hear = () => {};
  }

  /** @returns {Promise<Table & {mine: number[], host: boolean}>} */
  async table() {
    this.opening = (await ask(this.address, { given: this.given }, HARMLESS)).messages;
    const table = /** @type {Table} */ (this.opening[0].table);
    const mine = table.chairs.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
    return { ...table, n: this.n, mine, host: false };
  }

  /**
   * @param {number} _seat
   * @param {string} _language of this document, which every question tells
   * @param {(message: Message) => void} hear
   * @returns {import("../table/session.js").Link}
   */
  connect(_seat, _language, hear) {
    this.hear = hear;
    queueMicrotask(() => this.hear === hear && this.#tell(this.opening));
    return {
      state: signal("live"),
      refusal: signal(""),
      here: signal(null),
      say: (what, facts) => this.#say(what, facts),
      ask: (_what, facts) => this.#foresee(facts),
      close: () => {
        if (this.hear === hear) this.hear = () => {};
      },
    };
  }

  /** Show how the lesson stands after some steps. @param {number[]} given */
  async #show(given) {
    const { messages } = await ask(this.address, { given }, HARMLESS);
    this.given = given;
    this.#tell(messages);
  }

  /** @param {Message[]} messages */
  #tell(messages) {
    for (const message of messages) {
      this.n += 1;
      const { table, scene } = message;
      this.hear({ ...message, n: this.n, ...(table && { table: { ...table, n: this.n } }), ...(scene && { scene }) });
    }
    return this.n;
  }

  /**
   * @param {string} what
   * @param {object} facts
   */
  async #say(what, facts) {
    const { action, targets } = /** @type {{action?: number, targets?: string[]}} */ (facts);
    if (what === "answer") return this.#try(action ?? READ);
    if (what !== "why") return this.n;
    const { objection } = await ask(this.address, { given: this.given, targets }, HARMLESS);
    throw new Refused({ refusal: "lesson", clause: "", sentence: objection });
  }

  /** What an answer would do, or where all of them lead. @param {object} facts */
  async #foresee(facts) {
    const { action, targets } = /** @type {{action?: number, targets?: string[]}} */ (facts);
    return ask(this.address, { given: this.given, preview: true, ...(action === undefined ? { targets } : { action }) }, HARMLESS);
  }

  /** @param {number} action */
  async #try(action) {
    const { objection, messages } = await ask(this.address, { given: this.given, action }, HARMLESS);
    if (objection) throw new Refused({ refusal: "lesson", clause: "", sentence: objection });
    this.given.push(action);
    return this.#tell(messages);
  }

  /** Something was read. */
  readOn() {
    return this.#go(() => this.#try(READ));
  }

  /** See the step before again. */
  back() {
    return this.#go(() => this.#show(this.given.slice(0, -1)));
  }

  again() {
    return this.#go(() => this.#show([]));
  }

  /** @param {() => Promise<unknown>} where */
  async #go(where) {
    if (this.isGoing) return;
    this.isGoing = true;
    this.complaint.value = "";
    try {
      await where();
    } catch (error) {
      this.complaint.value = sentenceOf(error);
    }
    this.isGoing = false;
  }
}
