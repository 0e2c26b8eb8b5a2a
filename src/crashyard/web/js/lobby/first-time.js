/** Offered to whoever has never played here: a first lesson, or a first game with a coach. */

import { games } from "../base/games.js";
import { html } from "../base/html.js";
import { isNew, welcome } from "../base/progress.js";
import { follow } from "../base/route.js";
import { say } from "../base/words.js";

export function FirstTime() {
  const taught = games.value.filter(({ lessons }) => lessons > 0);
  if (!isNew.value || !taught.length) return null;
  return html`
    <section class="panel first-time" aria-labelledby="first-time-title">
      <h2 id="first-time-title">${say("first-time")}</h2>
      <p>${say("first-time-about")}</p>
      <div class="row">
        ${taught.map(({ name, title }) => html`<a key=${name} class="button" href=${`/learn/${name}`} onClick=${follow}>${say("learn-game", { game: title })}</a>`)}
        <button class="quiet" onClick=${welcome}>${say("not-now")}</button>
      </div>
    </section>
  `;
}
