/** A study that grows: how far it is, what it shows so far, and where its report is read. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { ask, Refused, sentenceOf } from "../base/api.js";
import { games, titleOf } from "../base/games.js";
import { html } from "../base/html.js";
import { follow } from "../base/route.js";
import { language, say } from "../base/words.js";
import { changedIn } from "./changed.js";
import { StudyFigures } from "./figures.js";

/** @typedef {import("../base/types.js").Study} Study */

/** Milliseconds until it is looked again. */
const AGAIN = 1_000;

/** @param {Study} study */
const hasEnded = ({ state }) => state === "done" || state === "failed";

/** @param {{first: Study, onLeave: () => void}} facts */
export function GrowingStudy({ first, onLeave }) {
  const study = useSignal(first);
  const complaint = useSignal("");
  const gone = useSignal(false);
  const { id, state } = study.value;
  const over = hasEnded(study.value);
  useEffect(() => {
    if (over || gone.value) return;
    let timer = 0;
    let left = false;
    const look = async () => {
      try {
        study.value = await ask(`/studies/${id}`);
        complaint.value = "";
      } catch (error) {
        complaint.value = sentenceOf(error);
        gone.value = error instanceof Refused && error.key === "no-such-study";
      }
      if (!left) timer = setTimeout(look, AGAIN);
    };
    timer = setTimeout(look, AGAIN);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, over, gone.value, language.value]);
  const stop = async () => {
    try {
      study.value = await ask(`/studies/${id}/stop`, {});
    } catch (error) {
      complaint.value = sentenceOf(error);
    }
  };
  const { game, players, done, wanted } = study.value;
  return html`
    <section class="sheaf" aria-labelledby="study-title">
      <h2 id="study-title">${titleOf(game)}, ${say("study-players", { count: players })}</h2>
      <p>${changedIn(study.value)}</p>
      <p class="away" role="status">${over && (study.value.report ? say("study-ready") : say(`study-state-${state}`))}</p>
      <div class="progress">
        <progress max=${wanted} value=${done} aria-label=${say("study-progress")}></progress>
        <p class="pale">${standing(study.value)}</p>
      </div>
      ${complaint.value && html`<p class="complaint" role="alert">${complaint.value}</p>`}
      <div class="row">
        ${study.value.report && html`<a class="button main" href=${`/api/studies/${id}/report`} target="_blank" rel="noopener">${say("study-report")}</a>`}
        ${!over && !gone.value && html`<button disabled=${study.value.stopped} onClick=${stop}>${say("study-stop")}</button>`}
        <a class="button" href=${tableOf(study.value)} onClick=${follow}>${say("study-table")}</a>
        ${(over || gone.value) && html`<button class="quiet" onClick=${onLeave}>${say("study-another")}</button>`}
      </div>
      ${study.value.report && language.value !== "en" && html`<p class="pale">${say("study-report-about")}</p>`}
    </section>
    <${StudyFigures} study=${study.value} />
  `;
}

/** How far it is, in words. @param {Study} study */
function standing(study) {
  const far = say("study-done", { done: study.done, wanted: study.wanted });
  if (study.state !== "running" || study.left === null) return `${far} · ${say(`study-state-${study.state}`)}`;
  const minutes = Math.ceil(study.left / 60);
  return `${far} · ${study.left < 60 ? say("study-left-seconds", { seconds: study.left }) : say("study-left-minutes", { minutes })}`;
}

/** The address at which a table of the variant is laid out. @param {Study} study */
function tableOf({ game, variants }) {
  const options = variants[variants.length - 1];
  const declared = games.value.find(({ name }) => name === game);
  const fields = [...(declared?.options ?? []), ...(declared?.parameters ?? [])];
  const changed = fields.filter(({ name, default: usual }) => name in options && options[name] !== usual);
  const asked = new URLSearchParams([["game", game], ...changed.map(({ name }) => [`with.${name}`, String(options[name])])]);
  return `/?${asked}`;
}
