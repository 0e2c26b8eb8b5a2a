/** Where it begins. */

import { render } from "../../vendor/preact.js";
import { meet } from "../account/person.js";
import { followDevice } from "../account/push.js";
import { html } from "../base/html.js";
import { language, speak } from "../base/words.js";
import { showWaiting } from "../calls/marks.js";
import { beTold } from "../calls/tab-socket.js";
import { Page } from "./frame.js";

await speak(language.value);
await meet();
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
beTold();
showWaiting();
followDevice();
