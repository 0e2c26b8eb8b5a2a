/** Who sits at this browser. */

import { signal } from "../../vendor/signals.js";
import { ask, Refused } from "../base/api.js";
import { keep, kept } from "../base/storage.js";

/**
 * Stars, called the same in every language: the names of bots, a family for every level, so that a name tells how well
 * somebody plays.
 * @type {Record<string, string[]>}
 */
const FAMILIES = {
  beginner: ["Mira", "Izar", "Naos", "Atria", "Spica"],
  casual: ["Vega", "Rigel", "Altair", "Deneb", "Castor"],
  skilled: ["Sirius", "Pollux", "Mizar", "Maia", "Shaula"],
  expert: ["Electra", "Alcor", "Merak", "Saiph", "Adhara"],
};

/** For whoever has not said a name, and for bots that are of no level. */
const STARS = ["Alioth", "Bellatrix", "Elnath", "Furud", "Gienah", "Hadar", "Kochab", "Nunki", "Sadr", "Tureis"];

/** @type {import("../../vendor/signals.js").Signal<import("../base/types.js").Person | null>} */
export const person = signal(null);

/** Find out who is here. A server that is away for a moment is asked again later, when somebody wants something. */
export async function meet() {
  try {
    person.value = await ask("/me");
  } catch {
    person.value = null;
  }
}

/** A name to begin with: the last one used here, or a star's. */
export function suggestedName() {
  const name = kept("name", "") || STARS[Math.floor(Math.random() * STARS.length)];
  keep("name", name);
  return name;
}

/**
 * Come in under a name, or change it.
 * @param {string} name
 */
export async function callMe(name) {
  if (person.value?.name === name) return;
  person.value = await ask(person.value ? "/name" : "/guests", { name });
  keep("name", person.value?.name);
}

/** Come in without being asked for a name: under one that is suggested, with a number where it is somebody else's. */
export async function comeIn() {
  if (person.value) return;
  const name = suggestedName();
  try {
    await callMe(name);
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== "name-taken") throw error;
    await callMe(`${name} ${100 + Math.floor(Math.random() * 900)}`);
  }
}

/**
 * Turn the guest into an account (or come in new with one), or come in with the one there is.
 * @param {"account" | "sign-in"} how
 * @param {string} name
 * @param {string} password
 */
export async function keepMe(how, name, password) {
  if (how === "account" && !person.value) await callMe(name);
  person.value = await ask(`/${how}`, { name, password });
  keep("name", person.value?.name);
}

export async function signOut() {
  await ask("/sign-out", {});
  person.value = null;
}

/**
 * Names for bots of a level, none of them taken.
 * @param {string} level
 * @param {number} count
 * @param {string[]} taken
 */
export function botNames(level, count, taken) {
  const names = [...(FAMILIES[level] ?? []), ...STARS];
  return names.filter((star) => !taken.includes(star)).slice(0, count);
}

/** Whom one meets first of a level. @param {string} level */
export function firstOf(level) {
  return FAMILIES[level]?.[0] ?? "";
}
