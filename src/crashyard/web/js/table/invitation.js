/** The way in for friends: a link that works on their machines, and its QR code. */

import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { encode } from "../../vendor/uqr.js";
import { ask } from "../base/api.js";
import { Copied } from "../base/copy.js";
import { html } from "../base/html.js";
import { say } from "../base/words.js";

/** Whether this page was opened under a name that means another machine on every other one. */
const isHere = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::\]|\[::1\]|\[::ffff:(7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/.test(location.hostname);

/** @param {{id: string}} facts */
export function Invitation({ id }) {
  /** @type {import("../../vendor/signals.js").Signal<string | null>} Where friends find the server; nothing as long as it is not known. */
  const address = useSignal(isHere ? null : location.origin);
  useEffect(() => {
    if (!isHere) return;
    void ask("/reach").then(
      (found) => (address.value = found.address),
      () => (address.value = ""),
    );
  }, []);
  return html`
    <section class="invitation" aria-labelledby="invite">
      <h2 id="invite">${say("invite")}</h2>
      ${address.value && html`<${Link} text=${`${address.value}/tables/${id}`} />`}
      ${address.value === "" && html`<p class="pale">${say("invite-only-here")}</p>`}
    </section>
  `;
}

/** @param {{text: string}} facts */
function Link({ text }) {
  return html`
    <p class="pale">${say("invite-about")} ${isHere && say("invite-network")}</p>
    <${Copied} text=${text} label=${say("invite")} />
    <${Code} text=${text} />
  `;
}

/** A QR code of the link. @param {{text: string}} facts */
function Code({ text }) {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`
    <svg class="code" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${say("qr-code")} shape-rendering="crispEdges">
      <rect width=${size} height=${size} fill="#fff" /><path d=${dark.join("")} fill="#05070f" />
    </svg>
  `;
}
