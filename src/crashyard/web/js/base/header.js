/** What a page adds to the line at the top of the window. */

import { signal } from "../../vendor/signals.js";

/** A component of the page that is shown, or nothing. @type {import("../../vendor/signals.js").Signal<(() => unknown) | null>} */
export const toolbar = signal(null);
