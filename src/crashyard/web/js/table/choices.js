/**
 * Choosing by pointing. Every choice is a list of targets; whoever points at one after the other narrows the choices
 * down to one.
 */

/** @typedef {import("../base/types.js").Choice} Choice */
/** @typedef {import("../base/types.js").Message} Message */

/**
 * What is left after some targets have been pointed at: the choices that begin so, what can be pointed at next, and the
 * choice that is complete.
 * @param {Choice[]} choices
 * @param {string[]} chosen
 * @returns {{open: Choice[], next: Set<string>, done: Choice | null}}
 */
export function narrow(choices, chosen) {
  const open = choices.filter((choice) => chosen.every((target, index) => choice.targets[index] === target));
  const longer = open.filter((choice) => choice.targets.length > chosen.length);
  const done = chosen.length ? (open.find((choice) => choice.targets.length === chosen.length) ?? null) : null;
  return { open, next: new Set(longer.map((choice) => choice.targets[chosen.length])), done };
}

/**
 * Point at one more target, and at whatever then is the only thing left to point at.
 * @param {Choice[]} choices
 * @param {string[]} chosen
 * @param {string} target
 */
export function pointAt(choices, chosen, target) {
  let longer = [...chosen, target];
  let left = narrow(choices, longer);
  while (!left.done && left.next.size === 1) {
    longer = [...longer, ...left.next];
    left = narrow(choices, longer);
  }
  return longer;
}

/**
 * Take back the last target that was really pointed at: those that followed by themselves go with it.
 * @param {Choice[]} choices
 * @param {string[]} chosen
 */
export function back(choices, chosen) {
  let shorter = chosen.slice(0, -1);
  while (shorter.length && narrow(choices, shorter).next.size === 1 && !narrow(choices, shorter).done) {
    shorter = shorter.slice(0, -1);
  }
  return shorter;
}

/**
 * What pointing at a target would do, if that is certain already.
 * @param {Choice[]} choices
 * @param {string[]} chosen
 * @param {string} target
 */
export function foresee(choices, chosen, target) {
  const { open, next, done } = narrow(choices, pointAt(choices, chosen, target));
  return done && !next.size && open.length === 1 ? done.says : "";
}

/**
 * Whether a seat still stands before the same decision after some messages. Nobody but itself ends a decision for which
 * it is awaited; and a plan that it may still change is settled when it is awaited anew. What others take back is theirs.
 * @param {{seat: number, awaited: boolean}} before
 * @param {{seat: number, awaited: boolean, mine: number[]}} after
 * @param {Message[]} messages
 */
export function isSame(before, after, messages) {
  const ended = messages.some(
    ({ kind, seat = -1 }) =>
      (kind === "answer" && seat === after.seat) || (kind === "undo" && after.mine.includes(seat)),
  );
  return before.seat === after.seat && before.awaited === after.awaited && !ended;
}
