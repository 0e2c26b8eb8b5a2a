/** Where it begins. */

import { render } from "../vendor/preact.js";
import { meet } from "./person.js";
import { html } from "./html.js";
import { language, speak } from "./words.js";
import { Page } from "./page.js";

await speak(language.value);
await meet();
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
