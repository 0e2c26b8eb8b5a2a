/** Variants: tables at which a number of the rulebook has been changed, as it can be in the laboratory alone. */

import { games } from "../base/games.js";

/** @typedef {import("../base/types.js").Game} Game */
/** @typedef {import("../base/types.js").Option} Option */

/**
 * A value in the words of the game.
 * @param {Option} option
 * @param {string | number} value
 */
export function titlesOf(option, value) {
  const parts = option.each || option.most ? String(value).split(",") : [value];
  return parts.map((part) => option.values?.find(([other]) => other === part)?.[1] ?? part).join(", ");
}

/**
 * What is not as in the rulebook, a sentence each; nothing at a table like any other.
 * @param {string} name of the game
 * @param {Record<string, string | number>} options
 * @returns {string[]}
 */
export function variantOf(name, options) {
  const parameters = games.value.find((game) => game.name === name)?.parameters ?? [];
  return parameters
    .filter((parameter) => parameter.name in options)
    .map((parameter) => `${parameter.title}: ${titlesOf(parameter, options[parameter.name])}`);
}

/**
 * The options that an address asks for, as the server takes them.
 * @param {Game} game
 * @param {Record<string, string>} settings
 * @returns {Record<string, string | number>}
 */
export function optionsFrom(game, settings) {
  const numbers = [...game.options, ...game.parameters].filter(({ low }) => low !== undefined).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, numbers.includes(name) && value.trim() ? Number(value) : value]),
  );
}
