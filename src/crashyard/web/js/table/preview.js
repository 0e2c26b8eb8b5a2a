/**
 * Looking ahead: what the choice under the pointer, the keyboard or the finger would do, asked of the server and drawn over
 * the board. Of a choice that is only begun, all ways are shown that are still open with it; and the places to which they
 * lead can be clicked.
 */

import { batch, computed, effect, signal } from "../../vendor/signals.js";
import { say } from "../base/words.js";
import { GhostLayer } from "../board/preview.js";
import { foreseen, narrow, pointAt } from "../choosing/choices.js";
import { endingAt, leadingTo, NOTHING, ToldWays, waysFrom, waysWith } from "../choosing/ways.js";

/** @typedef {import("../base/types.js").Choice} Choice */
/** @typedef {import("../base/types.js").Preview} Preview */
/** @typedef {import("../base/types.js").Told} Told */
/** @template T @typedef {import("../../vendor/signals.js").Signal<T>} Signal */
/** @template T @typedef {import("../../vendor/signals.js").ReadonlySignal<T>} ReadonlySignal */
/** @typedef {{ask?: (what: string, facts: object) => Promise<any>}} Asking */
/** @typedef {{board: import("../board/board.js").Board, director: import("../director/director.js").Director,
 *   connection: Signal<Asking | null>, table: Signal<import("../base/types.js").Table | null>, seat: Signal<number>,
 *   things: Map<string, import("../base/types.js").Thing>, choices: Signal<Choice[]>, chosen: Signal<string[]>, given: Signal<string[]>,
 *   looked: Signal<string>, sending: Signal<boolean>, left: ReadonlySignal<ReturnType<typeof narrow>>, ready: ReadonlySignal<Choice | null>,
 *   isBegun: ReadonlySignal<boolean>}} Foreseeable what it needs of the session of a table */

/** Milliseconds after which somebody who looks at a choice wants to know what it does. */
const PAUSE = 40;

/** The same while something is being shown. */
const REST = 300;

/** The same for what is only a part of a choice, of which the server has more to say. */
const LONG_PAUSE = 120;

/** Motions of things that are lost: of these it is said, too. */
const LOSSES = new Set(["burst", "crash", "fall"]);

export class LookAhead {
  /** @param {Foreseeable} session */
  constructor(session) {
    this.session = session;
    this.ghosts = new GhostLayer(session.board);
    /** @type {Map<number, Preview[]>} What was asked about this decision. */
    this.known = new Map();
    this.decisions = 0;
    this.isAsked = false;
    /** @type {import("../../vendor/signals.js").Signal<{action: number, previews: Preview[]} | null>} */
    this.latest = signal(null);
    /** Counts what was told about the ways of this decision. */
    this.told = signal(0);
    this.ways = new ToldWays();

    /** Where a choice, or a part of one, is made by pointing at the place to which it alone leads. */
    this.destinations = computed(() => {
      const { choices, chosen, given } = session;
      const ways = waysFrom(this.#waysOf(chosen.value).ways, chosen.value);
      const steps = chosen.value.slice(given.value.length).map((_, index) => chosen.value.slice(0, given.value.length + index));
      const other = [...steps, chosen.value].flatMap((step) => [...narrow(choices.value, step).next]);
      return leadingTo(ways, (place) => other.includes(place));
    });
    /** What would have been pointed at with what is looked at. */
    this.reached = computed(() => {
      const { looked, left, chosen, isBegun, sending } = session;
      if (sending.value) return [];
      const target = looked.value;
      if (this.destinations.value.has(target) || left.value.next.has(target)) return this.reach(target);
      return isBegun.value ? chosen.value : [];
    });
    /** The choice that is looked at. */
    this.choice = computed(() => {
      const { choices, ready, sending } = session;
      if (sending.value) return null;
      return foreseen(choices.value, this.reached.value) ?? ready.value;
    });
    /** What is known of it. */
    this.shown = computed(() => {
      const latest = this.latest.value;
      return latest && latest.action === this.choice.value?.action && !this.#isWatched() ? latest : null;
    });
    /** Of a choice that is only begun: what is still open with it. */
    this.half = computed(() => {
      const chosen = this.reached.value;
      if (!chosen.length || session.director.busy.value) return null;
      const { ways, as_it_stands: asItStands } = this.#waysOf(chosen);
      const isAhead = chosen.length > session.chosen.value.length;
      const next = isAhead ? narrow(session.choices.value, chosen).next : new Set(/** @type {string[]} */ ([]));
      return { ...waysWith(ways, session.choices.value, chosen), next, asItStands };
    });
    /** How far it is certain, in a sentence. */
    this.limit = computed(() => {
      if (this.choice.value) {
        const [first, ...others] = this.shown.value?.previews ?? [];
        return first ? this.#limitOf(first, others.length > 0) : "";
      }
      const count = this.half.value?.open.length ?? 0;
      if (!count) return "";
      return [say("preview-ways", { count }), this.half.value?.asItStands ? say("preview-plan") : ""].join(" ").trim();
    });
  }

  /** What has been pointed at with one more target, or with the place to which a way leads. @param {string} target */
  reach(target) {
    const { choices, chosen } = this.session;
    const way = this.destinations.value.get(target);
    if (!way) return pointAt(choices.value, chosen.value, target);
    const before = [...chosen.value.slice(0, way.first), ...way.targets.slice(0, -1)];
    return pointAt(choices.value, before, way.targets[way.targets.length - 1]);
  }

  /** Whether more than one of the ways that are open leads to a place: which one is meant has to be said. @param {string} place */
  isReachedBySeveral(place) {
    const chosen = this.session.chosen.peek();
    return endingAt(waysFrom(this.#waysOf(chosen).ways, chosen), place).length > 1;
  }

  /** @param {string[]} chosen @returns {Told} */
  #waysOf(chosen) {
    this.told.value;
    return this.ways.about(chosen) ?? NOTHING;
  }

  /** Begin to look; returns what ends it. @returns {(() => void)[]} */
  begin() {
    let timer = 0;
    return [
      effect(() => this.#decide(this.session.choices.value)),
      effect(() => {
        const choice = this.choice.value;
        const reached = this.reached.value;
        clearTimeout(timer);
        if (this.#isWatched()) return;
        if (choice) timer = setTimeout(() => void this.#look(choice), this.#pause(choice));
        else if (reached.length) timer = setTimeout(() => void this.#rest(reached), this.session.director.busy.value ? REST : LONG_PAUSE);
      }),
      effect(() => {
        const led = this.session.sending.value ? [] : this.destinations.value.keys();
        this.session.board.pointing.lead(new Set(led));
      }),
      effect(() => {
        const [shown, half] = [this.shown.value, this.half.value];
        this.session.board.surface.arrangement.value;
        if (shown) this.ghosts.show(shown.previews);
        else if (half) this.ghosts.showWays(half);
        else this.ghosts.clear();
      }),
      () => clearTimeout(timer),
    ];
  }

  /**
   * Between two decisions there is nothing to choose: then nothing that is known of the last one holds any more.
   * @param {Choice[]} choices
   */
  #decide(choices) {
    if (choices.length && this.isAsked) return;
    this.isAsked = choices.length > 0;
    this.decisions += 1;
    this.known.clear();
    this.ways = new ToldWays();
    batch(() => {
      this.latest.value = null;
      this.told.value = this.decisions;
    });
    if (choices.length > 1 && !this.#pointsAtPlaces(choices)) void this.#tell([]);
  }

  /** Whether the choices name places of the board themselves. @param {Choice[]} choices */
  #pointsAtPlaces(choices) {
    const { board } = this.session;
    const boards = new Set(board.surface.parts.filter(({ kind }) => kind === "board").map(({ id }) => id));
    const named = new Set(choices.flatMap(({ targets }) => targets));
    return [...this.session.things.values()].some(
      ({ id, part, target }) => id.startsWith("place-") && boards.has(part) && named.has(target ?? ""),
    );
  }

  /** Like a whole choice, what is only begun is seen on the table as it is. @param {string[]} reached */
  async #rest(reached) {
    this.session.director.skip();
    if (!this.ways.about(reached)) await this.#tell(reached);
  }

  /** Ask where the choices lead that begin so. @param {string[]} begun */
  async #tell(begun) {
    const decision = this.decisions;
    const told = await this.#ask({ targets: begun });
    if (!told || decision !== this.decisions) return;
    this.ways.add(begun, told);
    this.told.value += 1;
  }

  /**
   * Whether something is being shown and the pointer is on the board: it may just lie there while its owner watches. Who
   * looks at a card or a button wants to choose.
   */
  #isWatched() {
    const { board, director, looked, things } = this.session;
    if (!director.busy.value) return false;
    const boards = new Set(board.surface.parts.filter(({ kind }) => kind === "board").map(({ id }) => id));
    return [...things.values()].some(({ part, target }) => target && target === looked.value && boards.has(part));
  }

  /** Whoever only passes over a choice while something is shown sees it to its end. @param {Choice} choice */
  #pause({ action }) {
    if (this.session.director.busy.value) return REST;
    return this.known.has(action) ? 0 : PAUSE;
  }

  /** What a choice would do is seen on the table as it is: what is still being shown is cut short. @param {Choice} choice */
  async #look({ action }) {
    this.session.director.skip();
    const decision = this.decisions;
    const previews = this.known.get(action) ?? (await this.#ask({ action }))?.previews;
    if (!previews || decision !== this.decisions) return;
    this.known.set(action, previews);
    if (this.choice.value?.action === action) this.latest.value = { action, previews };
  }

  /**
   * Whatever goes wrong, nobody needs to know: nothing is shown then.
   * @param {object} facts
   * @returns {Promise<any>}
   */
  async #ask(facts) {
    const { connection, seat } = this.session;
    try {
      return await connection.value?.ask?.("preview", { seat: seat.value, ...facts });
    } catch {
      return undefined;
    }
  }

  /**
   * @param {Preview} preview
   * @param {boolean} isOneOfSeveral pieces, which are each shown by themselves
   */
  #limitOf({ stop, awaited, as_it_stands: asItStands, frames, lines }, isOneOfSeveral) {
    const { seat, table } = this.session;
    const loss = frames.find(({ motion }) => LOSSES.has(motion ?? ""));
    const lost = lines.find(({ event }) => event === loss?.event)?.text ?? "";
    if (asItStands) return `${lost} ${say(isOneOfSeveral ? "preview-plans" : "preview-plan")}`.trim();
    if (stop === "decision" && awaited.includes(seat.value)) return `${lost} ${say("preview-own")}`.trim();
    const names = awaited.map((other) => table.value?.chairs[other]?.name || say("somebody")).join(", ");
    return `${lost} ${stop === "decision" ? say("preview-other", { names }) : say(`preview-${stop}`)}`.trim();
  }
}
