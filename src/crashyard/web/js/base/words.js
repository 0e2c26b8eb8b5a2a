/** The words of the shell, in the reader's language. What games say comes from the server, in the same language. */

import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { signal } from "../../vendor/signals.js";
import { keep, kept } from "./storage.js";

/** @type {Record<string, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" };

/** The language in use; whoever reads it is drawn again when it changes. */
export const language = signal(preferredLanguage());

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** The language that was chosen here before, else the first of the browser's that we speak. */
function preferredLanguage() {
  const wanted = [kept("language", ""), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  return wanted.find((name) => name in LANGUAGES) ?? "en";
}

/**
 * Learn a language and speak it from now on.
 * @param {string} name
 */
export async function speak(name) {
  if (!bundles.has(name)) {
    const answer = await fetch(new URL(`../../words/${name}.ftl`, import.meta.url));
    const bundle = new FluentBundle(name, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    bundles.set(name, bundle);
  }
  document.documentElement.lang = name;
  language.value = name;
}

/**
 * Speak another language, here and the next time.
 * @param {string} name
 */
export async function chooseLanguage(name) {
  keep("language", name);
  await speak(name);
}

/**
 * A message with its facts filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 * @returns {string}
 */
export function say(key, facts) {
  const bundle = bundles.get(language.value);
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, facts) : key;
}
