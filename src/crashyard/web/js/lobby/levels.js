/** Against whom to play: the levels of the bots, from the weakest to the strongest, each by what it overlooks. */

import { firstOf } from "../account/person.js";
import { Portrait } from "../base/portrait.js";
import { titleOfBot } from "../base/games.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** @param {{bots: string[], chosen: import("../../vendor/signals.js").Signal<string>}} facts */
export function Levels({ bots, chosen }) {
  return html`
    <fieldset class="levels">
      <legend>${say("bots-play")}</legend>
      ${bots.map(
        (bot) => html`
        <label key=${bot}>
          <input type="radio" name="level" checked=${chosen.value === bot} onChange=${() => (chosen.value = bot)} />
          <${Portrait} level=${bot} size=${44} />
          <span><b>${titleOfBot(bot)}</b> <span class="pale">${firstOf(bot)}</span><small>${say(`bot-${bot}-about`)}</small></span>
        </label>`,
      )}
    </fieldset>
  `;
}
