/** How this browser's owner likes it. */

import { effect, signal } from "../../vendor/signals.js";
import { keep, kept } from "./storage.js";

const calm = globalThis.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the device wants nothing to move: then events follow each other in their time, and things are where they go. */
export const wantsNoMotion = () => calm.matches;

/** Milliseconds that one event takes on the table, by the name of the speed. */
export const SPEEDS = { slow: 900, normal: 450, fast: 160, still: 0 };

/** @type {import("../../vendor/signals.js").Signal<keyof typeof SPEEDS>} */
export const speed = signal(kept("speed", calm.matches ? "still" : "normal"));

/** Whether every choice is shown again before it is sent. */
export const careful = signal(kept("careful", false));

/** Whether anything is heard and felt. */
export const sound = signal(kept("sounds", true));

/** How loud, from 0 to 1. */
export const volume = signal(kept("volume", 0.6));

/** Whether a phone shakes. */
export const vibration = signal(kept("vibration", true));

/** Whether a coach explains each kind of decision once. */
export const coaching = signal(kept("coach", true));

/** Whether nothing is heard of what people say at tables. */
export const muted = signal(kept("muted", false));

/** Light, dark, or as the device has it. @type {import("../../vendor/signals.js").Signal<"device" | "light" | "dark">} */
export const look = signal(kept("look", "device"));

export const LOOKS = ["device", "light", "dark"];

effect(() => {
  keep("look", look.value);
  document.documentElement.dataset.look = look.value;
});
effect(() => keep("speed", speed.value));
effect(() => keep("careful", careful.value));
effect(() => keep("sounds", sound.value));
effect(() => keep("volume", volume.value));
effect(() => keep("vibration", vibration.value));
effect(() => keep("muted", muted.value));
effect(() => keep("coach", coaching.value));
