/**
 * What the server tells every open tab, whatever page it shows: which games wait for whoever sits here, and that lists of
 * tables have changed. It comes back by itself; while it is away, pages ask now and then.
 */

import { effect, signal } from "../../vendor/signals.js";
import { person } from "../account/person.js";
import { beOlder, version } from "../line/freshness.js";

const HEARTBEAT = 25_000;
const PATIENCE = 8_000;
const LONGEST_WAIT = 30_000;

/** The tables that wait for me; nothing before the server has said so. @type {import("../../vendor/signals.js").Signal<string[] | null>} */
export const waiting = signal(null);

/** Goes up whenever lists may have changed. */
export const listsChanged = signal(0);

/** Whether the server tells us. */
export const isTold = signal(false);

class TabSocket {
  constructor() {
    this.tries = 0;
    this.pause = 0;
    this.timer = 0;
    this.beat = 0;
    this.silence = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    addEventListener("online", () => this.open());
    addEventListener("visibilitychange", () => document.hidden || isTold.peek() || this.open());
  }

  /** Anew, also when somebody else sits here now. */
  open() {
    clearTimeout(this.timer);
    const before = this.socket;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/me/socket?client=${version}`);
    this.socket = socket;
    before?.close();
    socket.onmessage = (event) => socket === this.socket && this.#take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.#lost();
  }

  /** @param {{kind?: string, tables?: string[], seconds?: number, version?: string}} message */
  #take(message) {
    clearTimeout(this.silence);
    if (message.kind === "waiting") {
      if (!isTold.peek()) this.#greet();
      waiting.value = message.tables ?? [];
    } else if (message.kind === "lists") listsChanged.value += 1;
    else if (message.kind === "newer") beOlder(message.version ?? "");
    else if (message.seconds) this.pause = message.seconds * 1_000;
  }

  #greet() {
    this.tries = 0;
    isTold.value = true;
    listsChanged.value += 1;
    clearInterval(this.beat);
    this.beat = setInterval(() => {
      this.socket?.send("{}");
      clearTimeout(this.silence);
      this.silence = setTimeout(() => this.open(), PATIENCE);
    }, HEARTBEAT);
  }

  #lost() {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    isTold.value = false;
    const wait = this.pause + Math.min(LONGEST_WAIT, 500 * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.pause = 0;
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }
}

/** From now on, as whoever sits here. */
export function beTold() {
  const socket = new TabSocket();
  effect(() => {
    const sits = person.value !== null;
    if (!sits) waiting.value = [];
    isTold.value = false;
    socket.open();
  });
}
