/** A page of rules: as light or dark as its reader has chosen, and a button that prints it. */

import { kept } from "../base/storage.js";

document.documentElement.dataset.look = kept("look", "device");

for (const button of document.querySelectorAll("button.print")) {
  button.removeAttribute("hidden");
  button.addEventListener("click", () => print());
}
