/**
 * Being at a table, with a seat or watching: what one page knows, shows and is about to choose.
 *
 * Messages are played one after the other. Each shows its events in their order as frames, which are what everybody may
 * see; then comes the scene of this seat, which is what is true.
 */

import { batch, computed, effect, signal } from "../../vendor/signals.js";
import { ask, freshKey } from "../base/api.js";
import { careful, speed, SPEEDS } from "../base/settings.js";
import { keep, kept } from "../base/storage.js";
import { language } from "../base/words.js";
import { Board } from "../board/board.js";
import { back, foresee, isSame, narrow, pointAt } from "./choices.js";
import { Connection } from "./connection.js";
import { Hinting } from "./hints.js";

/** @typedef {import("../base/types.js").Message} Message */
/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {{n: number, kind: string, text: string, clause: string, name: string, ids: string[]}} Entry */

export const SPECTATOR = -2;

/** So many messages may wait to be shown; then the table hurries. */
const BEHIND = 4;

/** So many events of one message take their time; where there are more, they share it. */
const AT_LEISURE = 5;

/** What a frame changes, apart from the ground. @param {import("../base/types.js").Frame} frame */
export function idsIn(frame) {
  return frame.things.filter((thing) => thing.z > 0).map((thing) => thing.id);
}

/** Whether nothing here can hover over the page. */
const hasOnlyFingers = () => matchMedia("(hover: none)").matches;

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class TableSession {
  /**
   * @param {string} id
   * @param {number | null} seat
   */
  constructor(id, seat) {
    this.id = id;
    this.wanted = seat;
    this.board = new Board();
    this.seat = signal(SPECTATOR);
    /** @type {import("../../vendor/signals.js").Signal<number[]>} */
    this.mine = signal([]);
    this.host = signal(false);
    /** @type {import("../../vendor/signals.js").Signal<import("../base/types.js").Table | null>} */
    this.table = signal(null);
    /** @type {import("../../vendor/signals.js").Signal<import("../base/types.js").Scene | null>} */
    this.scene = signal(null);
    /** @type {import("../../vendor/signals.js").Signal<import("../base/types.js").Choice[]>} */
    this.choices = signal([]);
    /** @type {import("../../vendor/signals.js").Signal<string[]>} */
    this.chosen = signal([]);
    /** @type {import("../../vendor/signals.js").Signal<Entry[]>} */
    this.log = signal([]);
    this.undoable = signal(false);
    this.looked = signal("");
    /** What was clicked only to be read: it stays to be read, whatever happens meanwhile. */
    this.read = signal("");
    /** Whether an answer of mine is under way, or being shown. */
    this.sending = signal(false);
    /** Under which number it happens; as long as nobody knows, under none yet. */
    this.sent = 0;
    /** What was said no to, or what is wrong. */
    this.complaint = signal("");
    /** @type {import("../../vendor/signals.js").Signal<Connection | null>} */
    this.connection = signal(null);
    this.hint = new Hinting(id);
    /** @type {Map<string, Thing>} The scene of this seat, whatever is being shown at the moment. */
    this.things = new Map();
    /** @type {Message[]} */
    this.queue = [];
    /** When the table was last heard of: since then its clocks run on. */
    this.heard = Date.now();
    this.playing = false;
    /** Whether somebody has clicked to see how it ends. */
    this.hurried = false;
    this.visits = 0;
    const nothing = { n: -1, seat: -1, awaited: false, chosen: /** @type {string[]} */ ([]) };
    /** A choice that was begun: it survives a reload. */
    this.begun = kept(`choice.${id}`, nothing, sessionStorage);

    this.left = computed(() => narrow(this.choices.value, this.chosen.value));
    this.awaited = computed(() => this.table.value?.awaited.includes(this.seat.value) ?? false);
    /** Whether this seat has answered and may still change its mind. */
    this.planned = computed(() => !this.awaited.value && this.choices.value.length > 0);
    this.preview = computed(
      () => this.looked.value && foresee(this.choices.value, this.chosen.value, this.looked.value),
    );
    /** What waits for a last word, or null. */
    this.ready = computed(() => this.left.value.done);

    this.board.onPoint = (target, possible) => (possible ? this.point(target) : this.why(target));
    this.board.svg.addEventListener("click", () => (this.hurried = this.playing));
    this.board.onRead = (id) => (this.read.value = id);
    this.board.onLook = (target) => this.look(target);
    this.endings = [
      effect(() => this.board.point(this.sending.value ? new Set() : this.left.value.next, this.chosen.value)),
      effect(() => this.#remember()),
      effect(() => {
        if (!this.choices.value.length) this.hint.drop();
      }),
      effect(() => void this.#sit(language.value)),
    ];
  }

  leave() {
    this.visits += 1;
    this.endings.forEach((end) => end());
    this.connection.peek()?.close();
  }

  // -- the connection ----------------------------------------------------------------------

  /** Find out which seat is ours, and watch it in a language. @param {string} spoken */
  async #sit(spoken) {
    this.visits += 1;
    const visit = this.visits;
    try {
      const table = await ask(`/tables/${this.id}`);
      if (visit !== this.visits) return;
      const own = this.wanted !== null && table.mine.includes(this.wanted) ? this.wanted : (table.mine[0] ?? SPECTATOR);
      const seat = this.wanted === SPECTATOR ? SPECTATOR : own;
      batch(() => {
        this.mine.value = table.mine;
        this.host.value = table.host;
        this.seat.value = seat;
        this.table.value = table;
        this.log.value = [];
        this.sent = 0;
        this.sending.value = false;
      });
      this.connection.peek()?.close();
      this.queue = [];
      if (table.unreadable) return;
      this.connection.value = new Connection(this.id, seat, spoken, (message) => this.#hear(message));
    } catch (error) {
      this.complaint.value = error instanceof Error ? error.message : String(error);
    }
  }

  /** Sit on another chair of mine, or look again which are mine. @param {number | null} seat */
  async change(seat) {
    this.wanted = seat;
    await this.#sit(language.peek());
  }

  // -- what happens ------------------------------------------------------------------------

  /** @param {Message} message */
  async #hear(message) {
    this.queue.push(message);
    if (this.playing) return;
    this.playing = true;
    this.hurried = false;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.#play(next);
    } finally {
      this.playing = false;
    }
  }

  /** @param {Message} message */
  async #play(message) {
    if (message.kind === "hello") {
      this.things = new Map();
      for (const missed of message.missed ?? []) this.#note(missed);
    }
    if (message.ground) this.board.lay(message.ground);
    const same = this.#isSame(message);
    if (!same) this.choices.value = [];
    await this.#animate(message);
    this.#settle(message, same);
  }

  /**
   * Milliseconds for one of some events that happen together, or 0 for those who want none, hurry, or are behind.
   * @param {number} events
   */
  #pace(events) {
    const unseen = document.hidden || this.hurried || this.queue.length > BEHIND;
    return unseen ? 0 : SPEEDS[speed.peek()] / (1 + this.queue.length) / Math.max(1, events / AT_LEISURE);
  }

  /** @param {Message} message */
  async #animate(message) {
    const { lines = [], frames = [] } = message;
    if (message.kind === "hello") return;
    if (!frames.length) {
      this.#note(message);
      return;
    }
    let told = 0;
    const shown = new Map(this.board.things);
    for (const frame of frames) {
      const until = lines.findIndex((line) => (line.event ?? 0) > frame.event);
      const next = until < 0 ? lines.length : until;
      this.#tell(message, lines.slice(told, next), frames);
      told = next;
      frame.gone.forEach((id) => shown.delete(id));
      frame.things.forEach((thing) => shown.set(thing.id, thing));
      const pace = this.#pace(frames.length);
      this.board.show(shown, pace);
      if (pace) await pause(pace);
    }
    this.#tell(message, lines.slice(told), frames);
  }

  /**
   * @param {Message} message
   * @param {boolean} same whether this seat stands before the same decision as before
   */
  #settle(message, same) {
    const { scene, table, choices = [] } = message;
    batch(() => {
      if (scene) {
        this.board.fit(scene);
        scene.gone.forEach((id) => this.things.delete(id));
        scene.things.forEach((thing) => this.things.set(thing.id, thing));
        this.board.show(this.things, message.kind === "hello" ? 0 : this.#pace(1) / 2);
        this.board.call(`${scene.title}. ${scene.caption}`);
        this.scene.value = scene;
      }
      if (table) this.table.value = table;
      this.heard = Date.now();
      const { chosen } = this.begun;
      this.chosen.value = same && narrow(choices, chosen).open.length ? chosen : [];
      this.choices.value = choices;
      this.undoable.value = message.undo ?? false;
      this.sending.value = message.n < this.sent;
      if (!same) this.complaint.value = "";
    });
    this.board.point(this.left.value.next, this.chosen.value);
  }

  /** Write down what was said and what happened, all at once. @param {Message} message */
  #note(message) {
    const { n, name = "", text = "" } = message;
    if (message.kind === "chat") this.#write([{ n, kind: "chat", text, clause: "", name, ids: [] }]);
    this.#tell(message, message.lines ?? [], []);
  }

  /**
   * @param {Message} message
   * @param {import("../base/types.js").Line[]} lines
   * @param {import("../base/types.js").Frame[]} frames
   */
  #tell({ n }, lines, frames) {
    const changed = new Map(frames.map((frame) => [frame.event, idsIn(frame)]));
    this.#write(
      lines.map(({ event, text, clause }) => ({
        n,
        kind: "event",
        text,
        clause,
        name: "",
        ids: changed.get(event ?? -1) ?? [],
      })),
    );
  }

  /** @param {Entry[]} entries */
  #write(entries) {
    if (entries.length) this.log.value = [...this.log.value, ...entries].slice(-1500);
  }

  // -- choosing ----------------------------------------------------------------------------

  /** @param {string} target */
  point(target) {
    if (!this.left.value.next.has(target)) return;
    this.complaint.value = "";
    this.read.value = "";
    this.chosen.value = pointAt(this.choices.value, this.chosen.value, target);
    const { done, next } = this.left.value;
    if (done && !next.size && !this.#wantsLastWord(done)) void this.send(done);
  }

  /**
   * Nothing is lost where everything can be taken back. With other people it cannot; and a finger hides what it points
   * at, so what it has put together is shown first.
   * @param {import("../base/types.js").Choice} choice
   */
  #wantsLastWord(choice) {
    const others = this.table.value?.chairs.some(
      ({ seat, kind }) => kind === "person" && !this.mine.value.includes(seat),
    );
    const finger = hasOnlyFingers() && choice.targets.length > 1;
    return careful.value || others || finger;
  }

  /**
   * Say what pointing at a target would do. Of a finger that looks at nothing the last word stays: were it taken away when
   * the finger comes down, the page would move and the finger miss what it was aimed at.
   * @param {string} target
   */
  look(target) {
    if (target || !hasOnlyFingers()) this.looked.value = target;
  }

  back() {
    this.chosen.value = back(this.choices.value, this.chosen.value);
  }

  /** @param {import("../base/types.js").Choice} choice */
  async send(choice) {
    await this.#order("answer", { seat: this.seat.value, action: choice.action });
  }

  async undo() {
    await this.#order("undo", { seat: this.seat.value });
  }

  /**
   * Ask for something that changes the table, and for nothing else before that is shown.
   * @param {string} what
   * @param {object} facts
   */
  async #order(what, facts) {
    this.sent = Infinity;
    this.sending.value = true;
    this.sent = await this.#ask(what, facts);
    this.sending.value = (this.table.value?.n ?? 0) < this.sent;
  }

  /** Why a target cannot be pointed at: the server knows the rule. @param {string} target */
  async why(target) {
    if (this.seat.value < 0 || this.table.value?.state !== "running") return;
    await this.#ask("why", { seat: this.seat.value, targets: [...this.chosen.value, target] });
  }

  /** @param {string} text */
  async chat(text) {
    await this.#ask("chat", { text });
  }

  /**
   * @param {string} what
   * @param {object} facts
   * @returns {Promise<number>} under which number it has happened, or 0 if it has not
   */
  async #ask(what, facts) {
    try {
      return (await this.connection.value?.say(what, facts)) ?? 0;
    } catch (error) {
      batch(() => {
        if (what === "answer") this.chosen.value = [];
        this.complaint.value = error instanceof Error ? error.message : String(error);
      });
      return 0;
    }
  }

  /**
   * Change the chairs, begin, close, ask for a rematch.
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>} what the server says, or nothing if it refuses
   */
  async arrange(path, body = {}) {
    try {
      return await ask(`/tables/${this.id}${path}`, { ...body, key: freshKey() });
    } catch (error) {
      this.complaint.value = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }

  // -- a choice stands as long as its decision -----------------------------------------------

  #remember() {
    if (!this.choices.value.length) return;
    const awaited = this.awaited.peek();
    this.begun = { n: this.table.peek()?.n ?? -1, seat: this.seat.peek(), awaited, chosen: this.chosen.value };
    keep(`choice.${this.id}`, this.begun, sessionStorage);
  }

  /**
   * Whether a message, or what it says was missed, leaves the decision of which the choice was begun.
   * @param {Message} message
   */
  #isSame(message) {
    const since = [...(message.missed ?? []), message].filter(({ n, kind }) => n > this.begun.n && kind !== "hello");
    if (since.length !== message.n - this.begun.n) return false;
    const seat = this.seat.peek();
    const awaited = message.table?.awaited.includes(seat) ?? false;
    return isSame(this.begun, { seat, awaited, mine: this.mine.peek() }, since);
  }
}
