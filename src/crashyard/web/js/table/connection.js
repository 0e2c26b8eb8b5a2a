/**
 * The connection to a table. It comes back by itself and goes on where it stopped; what was not acknowledged is sent again
 * under the same key, so it happens once.
 */

import { signal } from "../../vendor/signals.js";
import { freshKey, Refused } from "../base/api.js";

const HEARTBEAT = 15_000;
const PATIENCE = 8_000;
const LONGEST_WAIT = 8_000;

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
    /** @type {import("../../vendor/signals.js").Signal<{seats: number[], watching: number} | null>} Who is at the table just now. */
    this.here = signal(null);
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    this.beat = 0;
    this.timer = 0;
    this.hurry = () => this.#open();
    addEventListener("online", this.hurry);
    this.#open();
  }

  #open() {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.socket?.close();
    const facts = new URLSearchParams({
      seat: `${this.seat}`,
      after: `${this.last}`,
      lang: this.language,
      page: "true",
    });
    const socket = new WebSocket(`${this.address}?${facts}`);
    this.socket = socket;
    socket.onmessage = (event) => this.#take(JSON.parse(event.data));
    socket.onclose = () => {
      if (socket === this.socket) this.#lost();
    };
  }

  /** @param {any} message */
  #take(message) {
    clearTimeout(this.silence);
    if ("ack" in message) this.#settle(message.ack, (waiting) => waiting.done(message));
    else if (message.refused) this.#settle(message.refused, (waiting) => waiting.failed(new Refused(message)));
    else if ("refused" in message && message.seconds) {
      this.pause = message.seconds * 1_000;
    } else if ("refused" in message) {
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
    clearInterval(this.beat);
    this.beat = setInterval(() => this.#ping(), HEARTBEAT);
  }

  #ping() {
    this.socket?.send(JSON.stringify({ do: "ping", key: freshKey() }));
    this.silence = setTimeout(() => this.socket?.close(), PATIENCE);
  }

  #lost() {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    if (this.closed || this.state.value === "refused") return;
    this.state.value = "lost";
    const wait = this.pause + Math.min(LONGEST_WAIT, 400 * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
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
    clearInterval(this.beat);
    clearTimeout(this.silence);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
