/**
 * Messages that reach this device while no page is open. The browser allows it only over https, or on this machine itself,
 * and only after its owner has said yes.
 */

import { effect } from "../../vendor/signals.js";
import { ask } from "../base/api.js";
import { keep, kept } from "../base/storage.js";
import { language } from "../base/words.js";
import { person } from "./person.js";

const WORKER = "/service-worker.js";

/** Whether this browser can be called here at all. */
export function canPush() {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Whether the owner of this browser has said no. */
export function isDenied() {
  return canPush() && Notification.permission === "denied";
}

/** @param {ArrayBuffer | null} bytes */
const spelled = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {string} text */
function bytesOf(text) {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (char) => char.charCodeAt(0));
}

/** @param {PushSubscription} subscription */
function told(subscription) {
  const facts = {
    endpoint: subscription.endpoint,
    key: spelled(subscription.getKey("p256dh")),
    secret: spelled(subscription.getKey("auth")),
    language: language.peek(),
  };
  return ask("/notifications/devices", facts);
}

/** From now on this device is called. @param {string} key of the server */
export async function subscribe(key) {
  const registration = await navigator.serviceWorker.register(WORKER);
  if ((await Notification.requestPermission()) !== "granted") return;
  await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  const isOther = before && spelled(before.options.applicationServerKey) !== key;
  if (isOther) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  await told((!isOther && before) || (await registration.pushManager.subscribe(options)));
  keep("push", true);
}

/** This device is called no more. */
export async function unsubscribe() {
  keep("push", false);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Whoever is called on this device stays so when they sign in anew, or speak another language. */
export function followDevice() {
  effect(() => {
    if (person.value && language.value) void stayCalled();
  });
}

async function stayCalled() {
  if (!canPush() || !kept("push", false) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await told(subscription).catch(() => undefined);
}
