/** Whose words at a table whoever reads here does not want to read. The server keeps it, so that it holds everywhere. */

import { signal } from "../../vendor/signals.js";
import { ask } from "../base/api.js";

/** @typedef {{n: number} | {seat: number}} Whom by a line of theirs, or by where they sit */
/** @typedef {{kind: string, by?: string}} Line */

export class Muting {
  /** @param {string} id of the table */
  constructor(id) {
    this.id = id;
    /** How the lines of those who are muted are marked. @type {import("../../vendor/signals.js").Signal<Set<string>>} */
    this.by = signal(new Set());
    /** Where they sit. @type {import("../../vendor/signals.js").Signal<Set<number>>} */
    this.seats = signal(new Set());
  }

  /** Whoever cannot be asked now mutes nobody. */
  async load() {
    try {
      this.#take(await ask(`/tables/${this.id}/muted`));
    } catch {
      this.#take({ by: [], seats: [] });
    }
  }

  /** @param {Whom} whom @param {boolean} muted */
  async mute(whom, muted) {
    this.#take(await ask(`/tables/${this.id}/mute`, { ...whom, muted }));
  }

  /** @param {Whom} whom @param {string} reason @param {string} note */
  async report(whom, reason, note) {
    await ask(`/tables/${this.id}/report`, { ...whom, reason, note });
  }

  /** How many lines there are to read. @param {Line[]} log */
  count(log) {
    return log.filter(({ kind, by = "" }) => kind === "chat" && !this.by.value.has(by)).length;
  }

  /** @param {{by: string[], seats: number[]}} told */
  #take({ by, seats }) {
    this.by.value = new Set(by);
    this.seats.value = new Set(seats);
  }
}
