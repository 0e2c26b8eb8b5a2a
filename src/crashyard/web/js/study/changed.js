/** What a study changes about the rules of a game, in words. */

import { games } from "../base/games.js";
import { say } from "../base/words.js";
import { titlesOf, variantOf } from "../variants/variant.js";

/** @typedef {import("../base/types.js").Study} Study */

/** @param {Study} study */
export function changedIn(study) {
  const options = study.variants[study.variants.length - 1];
  const declared = games.value.find(({ name }) => name === study.game)?.options ?? [];
  const rules = declared
    .filter((option) => options[option.name] !== option.default)
    .map((option) => `${option.title}: ${titlesOf(option, options[option.name])}`);
  return [...rules, ...variantOf(study.game, options)].join(" · ") || say("study-rulebook");
}
