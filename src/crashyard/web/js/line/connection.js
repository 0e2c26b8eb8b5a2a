/**
 * The connection to a table. It comes back by itself and goes on where it stopped; what was not acknowledged is sent again
 * under the same key, so it happens once. That it is lost is noticed within four seconds, also where it hangs half-open.
 */

import { signal } from "../../vendor/signals.js";
import { freshKey, Refused } from "../base/api.js";
import { Heartbeat } from "./heartbeat.js";

/** Milliseconds until a line must be open; then another one is tried. */
const OPENING = 3_000;

/** Milliseconds between two tries, about: the first, and the longest; and where nobody looks at the page. */
const FIRST_WAIT = 150;
const LONGEST_WAIT = 1_500;
const HIDDEN_WAIT = 15_000;

/** @typedef {{text: string, done: (message: any) => void, failed: (why: Error) => void}} Waiting */

export class Connection {
  /**
   * @param {string} table
   * @param {number} seat
   * @param {string} language
   * @param {(message: import("../base/types.js").Message) => void} hear
   */
  constructor(table, seat, language, hear) {
    this.address = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`;
    this.seat = seat;
    this.language = language;
    this.hear = hear;
    this.last = 0;
    this.tries = 0;
    /** Milliseconds that the server wants us to wait, who came too often. */
    this.pause = 0;
    /** @type {import("../../vendor/signals.js").Signal<"connecting" | "live" | "lost" | "refused">} */
    this.state = signal("connecting");
    this.refusal = signal("");
    /** Whether the seat is somebody else's now, or nobody's. */
    this.isNotMine = signal(false);
    /** @type {import("../../vendor/signals.js").Signal<{seats: number[], watching: number} | null>} Who is at the table just now. */
    this.here = signal(null);
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    this.timer = 0;
    this.heartbeat = new Heartbeat(
      (text) => this.socket?.send(text),
      () => this.#lost(),
    );
    this.hurry = () => {
      if (this.state.value !== "live" && !document.hidden) this.#open();
    };
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#open();
  }

  #open() {
    if (this.closed || this.state.value === "refused" || this.socket?.readyState === WebSocket.OPEN) return;
    this.#drop();
    const facts = new URLSearchParams({
      seat: `${this.seat}`,
      after: `${this.last}`,
      lang: this.language,
      page: "true",
    });
    const socket = new WebSocket(`${this.address}?${facts}`);
    this.socket = socket;
    this.timer = setTimeout(() => this.#lost(), OPENING);
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.heartbeat.start();
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
  }

  /** Have nothing more to do with the line that was: to close one that hangs takes the browser a minute. */
  #drop() {
    clearTimeout(this.timer);
    this.heartbeat.stop();
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** @param {any} message */
  #take(message) {
    this.heartbeat.hear();
    if ("ack" in message) this.#settle(message.ack, (waiting) => waiting.done(message));
    else if (message.refused) this.#settle(message.refused, (waiting) => waiting.failed(new Refused(message)));
    else if ("refused" in message && message.seconds) {
      this.pause = message.seconds * 1_000;
    } else if ("refused" in message) {
      this.isNotMine.value = message.refusal === "not-your-seat";
      this.refusal.value = message.sentence;
      this.state.value = "refused";
    } else if (message.kind === "here") this.here.value = message;
    else {
      if (message.kind === "hello") this.#greet();
      this.last = message.n;
      this.hear(message);
    }
  }

  #greet() {
    this.tries = 0;
    this.state.value = "live";
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  #lost() {
    this.#drop();
    if (this.closed || this.state.value === "refused") return;
    this.state.value = "lost";
    const longest = document.hidden ? HIDDEN_WAIT : LONGEST_WAIT;
    const wait = this.pause + Math.min(longest, FIRST_WAIT * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.pause = 0;
    this.tries += 1;
    this.timer = setTimeout(() => this.#open(), wait);
  }

  /**
   * @param {string} key
   * @param {(waiting: Waiting) => void} how
   */
  #settle(key, how) {
    const waiting = this.waiting.get(key);
    this.waiting.delete(key);
    if (waiting) how(waiting);
  }

  /**
   * Say something; resolved when the server has it on disk.
   * @param {string} what
   * @param {object} facts
   * @returns {Promise<number>} under which number it has happened
   */
  async say(what, facts) {
    return (await this.ask(what, facts)).n;
  }

  /**
   * Ask something; resolved with the whole answer.
   * @param {string} what
   * @param {object} facts
   * @returns {Promise<any>}
   */
  ask(what, facts) {
    const key = freshKey();
    const text = JSON.stringify({ do: what, key, ...facts });
    return new Promise((done, failed) => {
      this.waiting.set(key, { text, done, failed });
      if (this.state.value === "live") this.socket?.send(text);
    });
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.heartbeat.end();
    this.#drop();
  }
}
