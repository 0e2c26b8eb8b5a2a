/**
 * Shows what is pushed while no page is open, and opens the table on a click. It keeps no files and answers no requests: pages
 * come from the server, as ever.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  /** @type {{title: string, body: string, path: string, tag: string}} */
  const { title, body, path, tag } = event.data?.json() ?? { title: "Crashyard", body: "", path: "/", tag: "" };
  const icon = "/icon-192.png";
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data?.path ?? "/")));
});

/** A tab that shows it already, else a new one. @param {string} path */
async function open(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
