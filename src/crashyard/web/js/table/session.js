/**
 * Being at a table, with a seat or watching: what one page knows, shows and is about to choose.
 *
 * What a message says is true at once: whoever is asked can answer. The director shows it, its events in their order as
 * frames, which are what everybody may see; then comes the scene of this seat.
 */

import { batch, computed, effect, signal } from "../../vendor/signals.js";
import { person } from "../account/person.js";
import { ask, AWAY, freshKey, Refused, sentenceOf } from "../base/api.js";
import { careful } from "../base/settings.js";
import { keep, kept } from "../base/storage.js";
import { language, say } from "../base/words.js";
import { Board } from "../board/board.js";
import { Contributor } from "../dice/pledge.js";
import { back, given, isSame, narrow } from "../choosing/choices.js";
import { Director } from "../director/director.js";
import { sounds } from "../sound/sounds.js";
import { isOlder } from "../line/freshness.js";
import { Connection } from "../line/connection.js";
import { Ordering } from "../orders/ordering.js";
import { Muting } from "../talk/muting.js";
import { FocusKeeper } from "./focus.js";
import { Hinting } from "./hints.js";
import { LookAhead } from "./preview.js";

/** @typedef {import("../base/types.js").Message} Message */
/** @typedef {import("../base/types.js").Thing} Thing */
/** @typedef {{n: number, kind: string, text: string, clause: string, name: string, ids: string[], turn: boolean,
 *   by?: string, seat?: number, who?: string, ordered?: boolean}} Entry */

/** @typedef {{state: import("../../vendor/signals.js").Signal<"connecting" | "live" | "lost" | "refused">,
 *   refusal: import("../../vendor/signals.js").Signal<string>,
 *   isNotMine?: import("../../vendor/signals.js").Signal<boolean>,
 *   here: import("../../vendor/signals.js").Signal<{seats: number[], watching: number} | null>,
 *   waiting?: Map<string, object>, say: (what: string, facts: object) => Promise<number>, ask?: (what: string, facts: object) => Promise<any>, close: () => void}} Link to whoever plays the table
 */
/** @typedef {{table: () => Promise<import("../base/types.js").Table & {mine: number[], host: boolean}>,
 *   connect: (seat: number, language: string, hear: (message: Message) => void) => Link}} Source of what happens
 */

export const SPECTATOR = -2;

/** A table of the server. @param {string} id @returns {Source} */
export const tableOf = (id) => ({
  table: () => ask(`/tables/${id}`),
  connect: (seat, spoken, hear) => new Connection(id, seat, spoken, hear),
});

/** What a frame is about: first what moves, then what else changes apart from the ground. @param {import("../base/types.js").Frame} frame */
export function idsIn({ who = [], things }) {
  return [...new Set([...who, ...things.filter((thing) => thing.z > 0).map((thing) => thing.id)])];
}

/** Whether nothing here can hover over the page. */
const hasOnlyFingers = () => matchMedia("(hover: none)").matches;

export class TableSession {
  /**
   * @param {string} id
   * @param {number | null} seat
   * @param {Source} [source]
   */
  constructor(id, seat, source = tableOf(id)) {
    this.id = id;
    this.source = source;
    this.wanted = seat;
    this.board = new Board();
    this.director = new Director(this.board, (sound) => sounds.play(sound));
    this.focus = new FocusKeeper(this.board);
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
    /** What was pointed at by itself, since there was nothing else. @type {import("../../vendor/signals.js").Signal<string[]>} */
    this.given = signal([]);
    /** @type {import("../../vendor/signals.js").Signal<Entry[]>} */
    this.log = signal([]);
    this.undoable = signal(false);
    /** @type {import("../../vendor/signals.js").Signal<import("../base/types.js").Standing | null>} Where a lesson stands. */
    this.standing = signal(null);
    this.looked = signal("");
    /** What was clicked only to be read: it stays to be read, whatever happens meanwhile. */
    this.read = signal("");
    /** Whether an answer of mine is under way, or being shown. */
    this.sending = signal(false);
    /** Under which number it happens; as long as nobody knows, under none yet. */
    this.sent = 0;
    /** What was said no to, or what is wrong. */
    this.complaint = signal("");
    /** What is said of a complaint to those who do not see the table: where it names places, they have names. */
    this.spelledOut = signal({ seen: "", says: "" });
    /** @type {import("../../vendor/signals.js").Signal<Link | null>} */
    this.connection = signal(null);
    this.hint = new Hinting(id);
    this.orders = new Ordering(id);
    this.contributor = new Contributor();
    this.muting = new Muting(id);
    /** @type {Map<string, Thing>} The scene of this seat, whatever is being shown at the moment. */
    this.things = new Map();
    /** When the table was last heard of: since then its clocks run on. */
    this.heard = Date.now();
    this.visits = 0;
    /** How many decisions were taken on a page that is older than the server. */
    this.decided = 0;
    /** Whether the table could not be asked for; that is tried again. */
    this.isStranded = false;
    /** Whether nobody is here any more: then nothing is shown or heard of what was still to come. */
    this.isLeft = false;
    const ahead = /** @type {import("../base/types.js").Order[] | null} */ (null);
    const nothing = { n: -1, seat: -1, awaited: false, chosen: /** @type {string[]} */ ([]), ahead };
    /** A choice that was begun, and what is to be answered ahead with it: it survives a reload, except where the table has no name, as in lessons. */
    this.begun = id ? kept(`choice.${id}`, nothing, sessionStorage) : nothing;

    /** Whether something was pointed at that can be taken back. */
    this.isBegun = computed(() => this.chosen.value.length > this.given.value.length);
    this.left = computed(() => narrow(this.choices.value, this.chosen.value));
    this.awaited = computed(() => this.table.value?.awaited.includes(this.seat.value) ?? false);
    /** Whether this seat has answered and may still change its mind. */
    this.planned = computed(() => !this.awaited.value && this.choices.value.length > 0);
    /** What waits for a last word, or null. */
    this.ready = computed(() => this.left.value.done);
    /** Whether something is asked of this seat while what led to it is still being shown: then the question comes second. */
    this.isShowing = computed(() => this.director.busy.value && this.awaited.value && this.choices.value.length > 0 && !this.isBegun.value && !this.sending.value);
    this.ahead = new LookAhead(this);

    this.board.onPoint = (target, possible) => {
      if (possible) this.point(target);
      else if (!this.#chooseInstead(target)) void this.why(target);
    };
    this.board.svg.addEventListener("click", () => this.director.skip());
    this.director.onShown = () => {
      if (this.left.value.next.size) this.board.point(this.left.value.next, this.chosen.value);
    };
    this.board.onRead = (id) => (this.read.value = id);
    this.board.onLook = (target) => this.look(target);
    this.endings = [
      effect(() => void this.board.svg.classList.toggle("showing", this.isShowing.value)),
      effect(() => this.board.point(this.sending.value ? new Set() : this.left.value.next, this.chosen.value)),
      ...this.ahead.begin(),
      effect(() => this.#remember()),
      effect(() => {
        if (!this.choices.value.length) this.hint.drop();
      }),
      effect(() => {
        if (this.awaited.value) sounds.play("turn");
      }),
      effect(() => {
        const table = this.table.value;
        if (table && !table.unreadable) this.contributor.follow(table, this.mine.value, (what, facts) => this.connection.peek()?.say(what, facts) ?? Promise.resolve());
      }),
      effect(() => void this.#sit(language.value)),
      effect(() => {
        if (this.connection.value?.isNotMine?.value) void this.change(null);
      }),
    ];
  }

  leave() {
    this.visits += 1;
    this.isLeft = true;
    this.endings.forEach((end) => end());
    this.connection.peek()?.close();
    this.director.skip();
  }

  // -- the connection ----------------------------------------------------------------------

  /** Find out which seat is ours, and watch it in a language. @param {string} spoken */
  async #sit(spoken) {
    this.visits += 1;
    const visit = this.visits;
    try {
      const table = await this.source.table();
      if (visit !== this.visits) return;
      const own = this.wanted !== null && table.mine.includes(this.wanted) ? this.wanted : (table.mine[0] ?? SPECTATOR);
      const seat = this.wanted === SPECTATOR ? SPECTATOR : own;
      this.connection.peek()?.close();
      batch(() => {
        this.connection.value = null;
        this.mine.value = table.mine;
        this.host.value = table.host;
        this.seat.value = seat;
        this.table.value = table;
        this.log.value = [];
        this.sent = 0;
        this.sending.value = false;
        this.orders.reset();
      });
      this.director.skip();
      if (table.unreadable) return;
      if (this.id && person.peek()) void this.muting.load();
      this.connection.value = this.source.connect(seat, spoken, (message) => this.#hear(message));
      if (this.isStranded) this.complaint.value = "";
      this.isStranded = false;
    } catch (error) {
      if (visit !== this.visits) return;
      this.complaint.value = sentenceOf(error);
      this.isStranded = true;
      const wait = error instanceof Refused ? error.seconds || Number(error.key === AWAY) : 0;
      if (wait) setTimeout(() => visit === this.visits && void this.#sit(spoken), 1_000 * wait);
    }
  }

  /** Sit on another chair of mine, or look again which are mine. @param {number | null} seat */
  async change(seat) {
    this.wanted = seat;
    await this.#sit(language.peek());
  }

  // -- what happens ------------------------------------------------------------------------

  /** @param {Message} message */
  #hear(message) {
    const { kind, scene, ground, lines = [], frames = [] } = message;
    if (kind === "hello") {
      this.things = new Map();
      for (const missed of message.missed ?? []) this.#note(missed);
    } else if (!frames.length) this.#note(message);
    this.#take(message);
    const over = message.table?.state === "over" && frames.length > 0;
    if (scene) {
      const own = kind === "undo" || (kind === "answer" && message.seat === this.seat.peek());
      const tell = (/** @type {import("../base/types.js").Line[]} */ told) => this.#tell(message, told, frames);
      const done = () => over && !this.isLeft && this.#settle(message);
      this.director.seat = this.seat.peek();
      this.director.show({ frames, lines, scene, ground, things: this.things, tell: frames.length ? tell : undefined, done }, own);
    }
    if (!over) this.#settle(message);
  }

  /** What lies on the table now, whatever is being shown. @param {Message} message */
  #take({ scene }) {
    if (!scene) return;
    this.things = new Map(this.things);
    scene.gone.forEach((id) => this.things.delete(id));
    scene.things.forEach((thing) => this.things.set(thing.id, thing));
  }

  /** @param {Message} message */
  #settle(message) {
    const { scene, table, choices = [] } = message;
    const same = this.#isSame(message);
    if (!same) this.choices.value = [];
    batch(() => {
      if (scene) {
        this.board.call(`${scene.title}. ${scene.caption}`);
        this.scene.value = scene;
      }
      if (table) this.#hearEnd(table);
      if (table) this.table.value = table;
      this.heard = Date.now();
      const { chosen, ahead } = this.begun;
      this.orders.draft.value = same ? (ahead ?? null) : null;
      this.orders.hear(message);
      const goesOn = same && narrow(choices, chosen).open.length > 0;
      this.given.value = given(choices);
      this.chosen.value = goesOn && chosen.length >= this.given.value.length ? chosen : this.given.value;
      this.choices.value = choices;
      if (!this.left.value.next.has(this.looked.peek())) this.looked.value = "";
      this.undoable.value = message.undo ?? false;
      this.standing.value = message.lesson ?? null;
      this.sending.value = message.n < this.sent;
      if (!same) this.complaint.value = "";
    });
  }

  /** Whoever was there when the game ended hears how it did for them. @param {import("../base/types.js").Table} table */
  #hearEnd({ state, result }) {
    if (state !== "over" || this.table.peek()?.state !== "running" || this.seat.peek() < 0) return;
    sounds.play(result?.winners.some((seat) => this.mine.peek().includes(seat)) ? "win" : "lose");
  }

  /** Write down what was said and what happened, all at once. @param {Message} message */
  #note(message) {
    const { n, name = "", text = "" } = message;
    if (message.kind === "chat") this.#write([{ n, kind: "chat", text, clause: "", name, ids: [], turn: false, by: message.by, seat: message.seat, who: message.who }]);
    this.#tell(message, message.lines ?? [], []);
  }

  /**
   * @param {Message} message
   * @param {import("../base/types.js").Line[]} lines
   * @param {import("../base/types.js").Frame[]} frames
   */
  #tell({ n, ordered = false }, lines, frames) {
    const changed = new Map(frames.map((frame) => [frame.event, idsIn(frame)]));
    this.#write(
      lines.map(({ event, text, clause, turn = false }) => ({
        n,
        kind: "event",
        text,
        clause,
        name: "",
        ids: changed.get(event ?? -1) ?? [],
        turn,
        ordered: ordered && event !== null && !turn,
      })),
    );
  }

  /** @param {Entry[]} entries */
  #write(entries) {
    if (entries.length) this.log.value = [...this.log.value, ...entries].slice(-1500);
  }

  // -- choosing ----------------------------------------------------------------------------

  /** What a target is called, whatever is being shown. @param {string} target */
  titleOf(target) {
    for (const thing of this.things.values()) if (thing.target === target) return thing.title ?? "";
    return this.board.titleOf(target);
  }

  /** @param {string} target */
  point(target) {
    if (!this.ahead.destinations.value.has(target) && !this.left.value.next.has(target)) return;
    this.director.skip();
    this.complaint.value = "";
    this.read.value = "";
    this.chosen.value = this.ahead.reach(target);
    const { done, next } = this.left.value;
    if (done && !next.size && !this.#wantsLastWord(done)) void this.send(done);
  }

  /**
   * Whoever has pointed at one thing and points at another that could have been chosen instead has changed their mind.
   * @param {string} target
   * @returns {boolean} whether that was so
   */
  #chooseInstead(target) {
    const { length } = this.given.value;
    for (let kept = this.chosen.value.length - 1; kept >= length; kept -= 1) {
      const before = this.chosen.value.slice(0, kept);
      if (!narrow(this.choices.value, before).next.has(target)) continue;
      this.chosen.value = before;
      this.point(target);
      return true;
    }
    return false;
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
    const onTable = [...this.board.things.values()].some(({ target }) => target && choice.targets.includes(target));
    const finger = hasOnlyFingers() && (choice.targets.length > 1 || onTable);
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
    const shorter = back(this.choices.value, this.chosen.value);
    this.chosen.value = shorter.length < this.given.value.length ? this.given.value : shorter;
  }

  /** @param {import("../base/types.js").Choice} choice */
  async send(choice) {
    this.read.value = "";
    this.board.pointing.lookAway();
    this.looked.value = "";
    const orders = this.orders.draft.value;
    await this.#order("answer", { seat: this.seat.value, action: choice.action, ...(orders && { orders }) });
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
    this.director.skip();
    this.sent = Infinity;
    this.sending.value = true;
    this.sent = await this.#ask(what, facts);
    if (isOlder() && this.sent) this.decided += 1;
    this.sending.value = (this.table.value?.n ?? 0) < this.sent;
  }

  /** Why a target cannot be pointed at: the server knows the rule. @param {string} target */
  async why(target) {
    if (this.seat.value < 0 || this.table.value?.state !== "running") return;
    if (this.ahead.isReachedBySeveral(target)) {
      this.complaint.value = say("several-lead-there");
      return;
    }
    await this.#ask("why", { seat: this.seat.value, targets: [...this.chosen.value, target] });
  }

  /**
   * Whether somebody here is about something, so that the page must not be loaded anew: they choose, wait for an answer, or
   * see what happens. Who has long been before a decision is left to it; it is the next one that may begin on a new page.
   */
  isBusy() {
    if (this.isBegun.peek() || this.sending.peek() || this.director.busy.peek() || this.connection.peek()?.waiting?.size) return true;
    return this.awaited.peek() && !this.decided && !document.hidden;
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
        if (what === "answer") this.chosen.value = this.given.value;
        this.complaint.value = error instanceof Refused ? error.seen : sentenceOf(error);
        this.spelledOut.value = { seen: this.complaint.value, says: sentenceOf(error) };
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
      this.complaint.value = sentenceOf(error);
      return undefined;
    }
  }

  // -- a choice stands as long as its decision -----------------------------------------------

  #remember() {
    if (!this.choices.value.length) return;
    const awaited = this.awaited.peek();
    this.begun = { n: this.table.peek()?.n ?? -1, seat: this.seat.peek(), awaited, chosen: this.chosen.value, ahead: this.orders.draft.value };
    if (this.id) keep(`choice.${this.id}`, this.begun, sessionStorage);
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
