/**
 * What a seat answers ahead: what stands, what waits for the next answer, what is being changed, and what was cancelled.
 *
 * Whoever is asked something gives their orders with the answer: were they given before, they might answer the very question.
 */

import { computed, signal } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { keep, kept } from "../base/storage.js";
import { language } from "../base/words.js";
import { nameOf, plainly } from "./editing.js";

/** @typedef {import("../base/types.js").Message} Message */
/** @typedef {import("../base/types.js").Offer} Offer */
/** @typedef {import("../base/types.js").Order} Order */
/** @typedef {import("../base/types.js").Outlook} Outlook */
/** @typedef {import("../base/types.js").SaidOrder} SaidOrder */
/** @typedef {import("../base/types.js").Cancelled & {n: number, at: number}} Lost */
/**
 * @template Value
 * @typedef {import("../../vendor/signals.js").Signal<Value>} Signal
 */
/** @typedef {{say: (what: string, facts: object) => Promise<number>}} Link */

/** Milliseconds that looking ahead may take. */
const LONGEST_LOOK = 30_000;

/** What is said to the table that changes orders. */
const WHAT = "orders";

export class Ordering {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** Whether the list is open. */
    this.shown = signal(false);
    /** @type {Signal<Order[]>} What stands, as the server tells. */
    this.standing = signal([]);
    /** @type {Signal<Order[] | null>} What is given with the next answer. */
    this.draft = signal(null);
    /** @type {Signal<Order[] | null>} What is being changed. */
    this.edited = signal(null);
    /** @type {Signal<Lost | null>} What was cancelled last, if nothing was answered ahead since. */
    this.lost = signal(null);
    /** Up to which number the owner has seen what was cancelled. */
    this.seen = signal(kept(`ahead.${table}`, 0));
    /** @type {Signal<Outlook | null>} */
    this.outlook = signal(null);
    this.complaint = signal("");
    this.isSaving = signal(false);
    /** @type {Map<string, Offer>} Answers with their words and pictures, by name. */
    this.offers = new Map();
    /** @type {Map<string, string>} What kinds of decisions are called. */
    this.kinds = new Map();

    this.current = computed(() => this.draft.value ?? this.standing.value);
    this.listed = computed(() => this.edited.value ?? this.current.value);
    this.isChanged = computed(() => nameOf(this.listed.value) !== nameOf(this.current.value));
    /** Whether something was cancelled that the owner has not seen; that a round ends is no news. */
    this.isNews = computed(() => (this.lost.value?.n ?? 0) > this.seen.value && this.lost.value?.why !== "round");
  }

  /** Sit elsewhere. */
  reset() {
    this.shown.value = false;
    this.standing.value = [];
    this.draft.value = this.edited.value = this.lost.value = this.outlook.value = null;
  }

  // -- what the server tells -----------------------------------------------------------------

  /** @param {Message} message */
  hear(message) {
    for (const missed of message.missed ?? []) this.#note(missed);
    this.#note(message);
    this.standing.value = message.orders ?? [];
  }

  /** @param {Message} message */
  #note({ n, at = 0, orders, cancelled }) {
    if (cancelled) {
      this.#learn(cancelled.orders, cancelled.said);
      this.lost.value = { ...cancelled, n, at };
      if (this.shown.peek()) this.see();
    } else if (orders?.length && nameOf(orders) !== nameOf(this.standing.peek())) this.lost.value = null;
    if (orders) this.standing.value = orders;
  }

  /** What was cancelled has been seen. */
  see() {
    const { n = 0 } = this.lost.peek() ?? {};
    if (n <= this.seen.peek()) return;
    this.seen.value = n;
    keep(`ahead.${this.table}`, n);
  }

  /** Find out what may still be asked of a seat. @param {number} seat */
  async look(seat) {
    this.complaint.value = "";
    const facts = new URLSearchParams({ seat: `${seat}`, language: language.value });
    try {
      /** @type {Outlook} */
      const told = await ask(`/tables/${this.table}/orders?${facts}`, undefined, { limits: [LONGEST_LOOK] });
      this.#learn(told.orders, told.said);
      for (const { when, says, answers, others } of told.may) {
        this.kinds.set(nameOf(when), says);
        for (const offer of [...answers, ...others]) this.offers.set(nameOf(offer.form), offer);
      }
      this.outlook.value = told;
    } catch (error) {
      this.complaint.value = sentenceOf(error);
    }
  }

  /** Remember what orders are called. @param {Order[]} orders @param {SaidOrder[]} said */
  #learn(orders, said) {
    for (const [index, { when, answers }] of orders.entries()) {
      this.kinds.set(nameOf(when), said[index].says);
      for (const [place, { form }] of answers.entries()) {
        if (this.offers.has(nameOf(form))) continue;
        this.offers.set(nameOf(form), { form, says: said[index].answers[place], targets: [], pictures: [] });
      }
    }
  }

  /** An answer with its words. @param {object} form @returns {Offer} */
  offer(form) {
    return this.offers.get(nameOf(form)) ?? { form, says: plainly(form), targets: [], pictures: [] };
  }

  /** What a kind of decision is called. @param {object} when */
  titleOf(when) {
    return this.kinds.get(nameOf(when)) ?? plainly(when);
  }

  // -- what its owner does -------------------------------------------------------------------

  /** @param {Order[]} orders */
  edit(orders) {
    this.complaint.value = "";
    this.edited.value = orders;
  }

  /**
   * Answer ahead what is listed: with the next answer, for whoever is asked just now; withdrawing all is done at once.
   * @param {Link | null} link
   * @param {number} seat
   * @param {boolean} isAsked
   * @param {Order[]} [orders]
   */
  async save(link, seat, isAsked, orders = this.listed.peek()) {
    this.complaint.value = "";
    if (isAsked && orders.length) {
      this.draft.value = nameOf(orders) === nameOf(this.standing.peek()) ? null : orders;
      this.close();
      return;
    }
    this.isSaving.value = true;
    try {
      await link?.say(WHAT, { seat, orders });
      this.draft.value = null;
      this.lost.value = null;
      this.close();
    } catch (error) {
      this.complaint.value = sentenceOf(error);
    }
    this.isSaving.value = false;
  }

  /** What was being changed is done with. */
  close() {
    this.edited.value = null;
    this.shown.value = false;
  }
}
