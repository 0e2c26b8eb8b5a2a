/**
 * What the server tells every open tab, whatever page it shows: which games wait for whoever sits here, and that lists of
 * tables have changed. It comes back by itself; while it is away, pages ask now and then. That it is lost is noticed
 * within four seconds, also where it hangs half-open; the page of a table has a line of its own, and asks seldom on this one.
 */

import { effect, signal } from "../../vendor/signals.js";
import { person } from "../account/person.js";
import { route } from "../base/route.js";
import { beOlder, version } from "../line/freshness.js";
import { Heartbeat } from "../line/heartbeat.js";

/** Milliseconds until a line must be open; then another one is tried. */
const OPENING = 3_000;

/** Milliseconds between two tries, at the longest; and where nobody looks at the page. */
const LONGEST_WAIT = 2_000;
const HIDDEN_WAIT = 30_000;

/** The tables that wait for me; nothing before the server has said so. @type {import("../../vendor/signals.js").Signal<string[] | null>} */
export const waiting = signal(null);

/** Goes up whenever lists may have changed. */
export const listsChanged = signal(0);

/** Whether the server tells us. */
export const isTold = signal(false);

/** Whether it has left a question unanswered since, so that perhaps nothing of it can be reached. */
export const isSilent = signal(false);

class TabSocket {
  constructor() {
    this.tries = 0;
    this.pause = 0;
    this.timer = 0;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    this.heartbeat = new Heartbeat(
      (text) => this.socket?.send(text),
      () => {
        isSilent.value = true;
        this.#lost();
      },
      () => !document.hidden && !route.peek().table,
    );
    addEventListener("online", () => this.open());
    addEventListener("visibilitychange", () => document.hidden || isTold.peek() || this.open());
    effect(() => {
      if (!route.value.table) this.heartbeat.ask();
    });
  }

  /** Anew, also when somebody else sits here now. */
  open() {
    this.#drop();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/me/socket?client=${version}`);
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

  /** @param {{kind?: string, tables?: string[], seconds?: number, version?: string}} message */
  #take(message) {
    this.heartbeat.hear();
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
    isSilent.value = false;
    listsChanged.value += 1;
  }

  #lost() {
    this.#drop();
    isTold.value = false;
    const longest = document.hidden ? HIDDEN_WAIT : LONGEST_WAIT;
    const wait = this.pause + Math.min(longest, 500 * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.pause = 0;
    this.tries += 1;
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
