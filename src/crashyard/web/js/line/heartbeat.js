/**
 * Whether the other end is still there. A connection that hangs half-open says nothing of it by itself: what is sent is
 * taken by nobody. So the server is asked every two seconds, and rarely where nobody looks at the page.
 */

/** How often a page asks, in milliseconds; and in how many seconds at the latest it promises to ask again. */
const SEEN = { every: 2_000, told: 2 };
const HIDDEN = { every: 30_000, told: 100 };

/** Milliseconds that an answer may take; on a line that was too slow for that more and more. */
const PATIENCE = 1_800;
const LONGEST = 7_200;

/** A line that has lived so long is no slow one. */
const STEADY = 30_000;

/** A page that was busy itself asks again before it calls a line dead. */
const LATE = 400;

export class Heartbeat {
  /**
   * @param {(text: string) => void} send
   * @param {() => void} lost
   * @param {() => boolean} [isSeen] whether somebody looks at what the line tells
   */
  constructor(send, lost, isSeen = () => !document.hidden) {
    this.send = send;
    this.lost = lost;
    this.isSeen = isSeen;
    this.patience = PATIENCE;
    this.began = 0;
    this.isOn = false;
    this.look = () => this.ask();
    document.addEventListener("visibilitychange", this.look);
    addEventListener("offline", this.look);
  }

  /** The line is open. */
  start() {
    this.isOn = true;
    this.began = Date.now();
    this.ask();
  }

  stop() {
    this.isOn = false;
    clearTimeout(this.next);
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  end() {
    this.stop();
    document.removeEventListener("visibilitychange", this.look);
    removeEventListener("offline", this.look);
  }

  /** Something has come. */
  hear() {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (Date.now() - this.began > STEADY) this.patience = PATIENCE;
  }

  /** Ask now, and again after a while. */
  ask() {
    if (!this.isOn) return;
    const { every, told } = this.isSeen() ? SEEN : HIDDEN;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.ask(), every);
    this.send(JSON.stringify({ do: "ping", key: "beat", beat: told }));
    if (this.silence === undefined) this.#wait(this.patience);
  }

  /** @param {number} patience */
  #wait(patience) {
    const due = Date.now() + patience;
    this.silence = setTimeout(() => {
      if (Date.now() - due > LATE) this.#wait(LATE);
      else this.#giveUp();
    }, patience);
  }

  #giveUp() {
    if (Date.now() - this.began < STEADY) this.patience = Math.min(LONGEST, 2 * this.patience);
    this.lost();
  }
}
