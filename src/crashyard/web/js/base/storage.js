/** What this browser remembers for its owner. A browser that may not remember anything plays all the same. */

/**
 * @template Value
 * @param {string} name
 * @param {Value} otherwise
 * @param {Storage} [where]
 * @returns {Value}
 */
export function kept(name, otherwise, where = globalThis.localStorage) {
  try {
    const text = where.getItem(`crashyard.${name}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {Storage} [where]
 */
export function keep(name, value, where = globalThis.localStorage) {
  try {
    where.setItem(`crashyard.${name}`, JSON.stringify(value));
  } catch {
    // Remembering is a convenience.
  }
}
