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
 * What follows by itself before anything was pointed at: where there is only one candidate it is pointed at already, as
 * long as something is left to choose.
 * @param {Choice[]} choices
 */
export function given(choices) {
  const { next, done } = narrow(choices, []);
  if (done || next.size !== 1) return [];
  const begun = pointAt(choices, [], [...next][0]);
  const left = narrow(choices, begun);
  return !left.done && left.next.size > 1 ? begun : [];
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
 * The choice that some targets make, if there is nothing left to add.
 * @param {Choice[]} choices
 * @param {string[]} chosen
 */
export function foreseen(choices, chosen) {
  const { open, next, done } = narrow(choices, chosen);
  return done && !next.size && open.length === 1 ? done : null;
}

/** The kind of a target. @param {string} target */
const kindOf = (target) => target.split(":")[0];

/**
 * What is wanted of somebody who has begun to choose, in the game's words; nothing where the game does not say.
 * @param {Record<string, string>} prompts
 * @param {string[]} chosen
 * @param {Iterable<string>} next what they may choose
 */
export function wantedNext(prompts, chosen, next) {
  const latest = chosen.toReversed();
  const name = [...latest, ...[...next].map(kindOf), ...latest.map(kindOf)].find((each) => each in prompts);
  return name ? prompts[name] : "";
}

/**
 * Whether a seat still stands before the same decision after some messages. Nobody but itself ends a decision for which
 * it is awaited; and a plan that it may still change is settled when it is awaited anew. What others take back is theirs,
 * unless all have agreed to it: then everybody stands where they stood before.
 * @param {{seat: number, awaited: boolean}} before
 * @param {{seat: number, awaited: boolean, mine: number[]}} after
 * @param {Message[]} messages
 */
export function isSame(before, after, messages) {
  const ended = messages.some(
    ({ kind, seat = -1, agreed }) =>
      (kind === "answer" && seat === after.seat) || (kind === "undo" && (agreed || after.mine.includes(seat))),
  );
  return before.seat === after.seat && before.awaited === after.awaited && !ended;
}
