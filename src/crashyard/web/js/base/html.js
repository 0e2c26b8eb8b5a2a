/** Templates: `html` makes what Preact renders. */

import htm from "../../vendor/htm.js";
import { h } from "../../vendor/preact.js";

export const html = htm.bind(h);
