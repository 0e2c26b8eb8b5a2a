/** Offered to whoever has never played here: a first lesson, or a first game with a coach. */

import { games } from "../base/games.js";
import { html } from "../base/html.js";
import { isNew, welcome } from "../base/progress.js";
import { follow } from "../base/route.js";
import { coaching } from "../base/settings.js";
import { say } from "../base/words.js";

/** @typedef {import("../base/types.js").Game} Game */

/** @param {{onPlay: (game: Game) => void}} facts */
export function FirstTime({ onPlay }) {
  const taught = games.value.filter((game) => game.first_lesson);
  if (!isNew.value || !taught.length) return null;
  /** @param {Game} game */
  const explain = (game) => {
    coaching.value = true;
    onPlay(game);
  };
  const [lesson, first] = [say("first-lesson"), say("first-game")];
  return html`
    <section class="panel first-time" aria-labelledby="first-time-title">
      <div class="about">
        <h2 id="first-time-title">${say("first-time")}</h2>
        <p>${say("first-time-about")}</p>
        <button class="quiet" onClick=${welcome}>${say("not-now")}</button>
      </div>
      ${taught.map(
        (game) => html`
        <div key=${game.name} class="row">
          <b>${game.title}</b>
          <a class="button" href=${`/learn/${game.name}/${game.first_lesson}`} onClick=${follow} aria-label=${`${lesson}: ${game.title}`}>${lesson}</a>
          <button onClick=${() => explain(game)} aria-label=${`${first}: ${game.title}`}>${first}</button>
        </div>`,
      )}
    </section>
  `;
}
