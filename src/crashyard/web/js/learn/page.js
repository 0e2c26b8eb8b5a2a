/** The pages of lessons: those of a game, and one of them. */

import { useEffect, useMemo } from "../../vendor/hooks.js";
import { useSignal, useSignalEffect } from "../../vendor/signals.js";
import { ask, sentenceOf } from "../base/api.js";
import { titleOf } from "../base/games.js";
import { entitle } from "../base/header.js";
import { tighten } from "../coach/fitting.js";
import { html } from "../base/html.js";
import { finish, finished, welcome } from "../base/progress.js";
import { follow } from "../base/route.js";
import { language, say } from "../base/words.js";
import { hold } from "../line/freshness.js";
import { BoardSection } from "../table/page.js";
import { TableSession } from "../table/session.js";
import { Lesson } from "./lesson.js";

/** @typedef {{name: string, title: string}} Listed */
/** @typedef {import("../base/types.js").Standing} Standing */

/** The lessons of a game, in the reader's language. @param {string} game */
function useLessons(game) {
  /** @type {import("../../vendor/signals.js").Signal<Listed[]>} */
  const found = useSignal([]);
  const complaint = useSignal("");
  useEffect(() => {
    void ask(`/games/${game}/lessons/`).then(
      (lessons) => (found.value = lessons),
      (error) => (complaint.value = sentenceOf(error)),
    );
  }, [game, language.value]);
  return { lessons: found.value, complaint: complaint.value };
}

/** @param {{game: string}} facts */
export function LessonsPage({ game }) {
  const { lessons, complaint } = useLessons(game);
  const done = finished.value[game] ?? [];
  const next = lessons.find(({ name }) => !done.includes(name));
  useEffect(() => {
    entitle(`${say("learn-game", { game: titleOf(game) })} · Crashyard`);
    welcome();
  });
  return html`
    <main id="main" tabindex="-1" class="lessons">
      <h1>${say("learn-game", { game: titleOf(game) })}</h1>
      <p class="pale">${say("learn-about")}</p>
      ${complaint && html`<p class="complaint" role="alert">${complaint}</p>`}
      <ol class="list">
        ${lessons.map(
          ({ name, title }) => html`
          <li key=${name} class=${name === next?.name ? "turn" : ""}>
            <a href=${`/learn/${game}/${name}`} onClick=${follow}>
              <span class="title">${title}</span>
              <span class="state">${done.includes(name) ? html`<span aria-hidden="true">✓ </span>${say("lesson-finished")}` : ""}</span>
            </a>
          </li>`,
        )}
      </ol>
      <div class="row">
        ${next && html`<a class="button main" href=${`/learn/${game}/${next.name}`} onClick=${follow}>${say(done.length ? "lesson-go-on" : "lesson-begin")}</a>`}
        <a class=${`button ${next ? "" : "main"}`} href=${`/?game=${game}`} onClick=${follow}>${say("play-now")}</a>
        <a class="button quiet" href="/" onClick=${follow}>${say("to-lobby")}</a>
      </div>
    </main>
  `;
}

/** @param {{game: string, name: string}} facts */
export function LessonPage({ game, name }) {
  const lesson = useMemo(() => new Lesson(game, name), [game, name]);
  const session = useMemo(() => new TableSession("", null, lesson), [lesson]);
  useEffect(() => () => session.leave(), [session]);
  useEffect(() => hold(() => true), []);
  /** @type {import("../../vendor/signals.js").Signal<Standing | null>} */
  const standing = useSignal(null);
  useSignalEffect(() => {
    const told = session.standing.value;
    if (!told) return;
    standing.value = told;
    const { things } = session.board;
    session.board.glow(told.glow.filter((id) => !session.chosen.value.includes(things.get(id)?.target ?? "")));
    if (told.number === told.steps) finish(game, name);
  });
  useEffect(() => {
    entitle(`${standing.value?.title ?? titleOf(game)} · Crashyard`);
    welcome();
  });
  const isStill = standing.value !== null && (standing.value.read || standing.value.number === standing.value.steps);
  return html`
    <main id="main" tabindex="-1" class=${`table lesson ${isStill ? "still" : ""}`} data-step=${standing.value?.number}>
      <${Card} lesson=${lesson} session=${session} standing=${standing.value} game=${game} name=${name} />
      <div class="stage">${session.table.value && html`<${BoardSection} session=${session} />`}</div>
    </main>
  `;
}

/**
 * What is said, and how to go on.
 * @param {{lesson: Lesson, session: TableSession, standing: Standing | null, game: string, name: string}} facts
 */
function Card({ lesson, session, standing, game, name }) {
  const complaint = lesson.complaint.value || session.complaint.value;
  if (!standing) {
    return html`<section class="panel taught"><p class=${complaint ? "complaint" : "pale"} role="status">${complaint || say("sending")}</p></section>`;
  }
  const { number, steps, title, sentence, read } = standing;
  const over = number === steps;
  return html`
    <section class="panel taught" aria-labelledby="lesson-title">
      <header>
        <h1 id="lesson-title">${title}</h1>
        <span class="pale">${say("lesson-step", { step: Math.min(number + 1, steps), steps })}</span>
      </header>
      <progress max=${steps} value=${number} aria-label=${say("lesson-progress")}></progress>
      <p class="sentence" aria-live="polite" key=${number} ref=${(/** @type {HTMLElement | null} */ element) => tighten(element, ["long"])}>${sentence}</p>
      ${complaint && html`<p class="complaint" role="alert">${complaint}</p>`}
      <div class="row buttons" key=${read || over ? "below" : "above"}>
        ${read && html`<button class="main" onClick=${() => lesson.readOn()}>${say("lesson-next")}</button>`}
        ${over && html`<${Afterwards} game=${game} name=${name} />`}
        ${number > 0 && html`<button onClick=${() => (over ? lesson.again() : lesson.back())}>${say(over ? "lesson-again" : "back")}</button>`}
        <a class="button quiet" href=${`/learn/${game}`} onClick=${follow}>${say(over ? "all-lessons" : "leave-lesson")}</a>
      </div>
    </section>
  `;
}

/** The next lesson, or a real game. @param {{game: string, name: string}} facts */
function Afterwards({ game, name }) {
  const { lessons } = useLessons(game);
  const next = lessons[lessons.findIndex((lesson) => lesson.name === name) + 1];
  return html`
    ${next && html`<a class="button main" href=${`/learn/${game}/${next.name}`} onClick=${follow}>${say("next-lesson", { lesson: next.title })}</a>`}
    <a class=${`button ${next ? "" : "main"}`} href=${`/?game=${game}`} onClick=${follow}>${say("play-now")}</a>
  `;
}
