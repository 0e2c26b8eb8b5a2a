/** Orders as they are written, and changing them: as pure functions. */

/** @typedef {import("../base/types.js").Order} Order */
/** @typedef {import("../base/types.js").Preference} Preference */

/** A name for something written, the same in whatever order its fields stand. @param {unknown} written @returns {string} */
export function nameOf(written) {
  if (Array.isArray(written)) return `[${written.map(nameOf).join()}]`;
  if (!written || typeof written !== "object") return JSON.stringify(written);
  const fields = Object.entries(written).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${nameOf(value)}`).join()}}`;
}

/** What is left to say of a form where nothing has words for it. @param {object} form */
export const plainly = (form) => Object.values(form).map(String).join(" ");

/**
 * The orders with those about one kind of decision changed; one that answers nothing is none.
 * @param {Order[]} orders
 * @param {object} when
 * @param {(order: Order) => Order} change
 */
export function changed(orders, when, change) {
  const name = nameOf(when);
  const known = orders.find((order) => nameOf(order.when) === name);
  const now = change(known ?? { when, answers: [] });
  const others = known ? orders.map((order) => (order === known ? now : order)) : [...orders, now];
  return others.filter(({ answers }) => answers.length);
}

/**
 * An order with one more answer, the last one.
 * @param {Order} order
 * @param {object} form
 */
export const withAnswer = (order, form) => ({ ...order, answers: [...order.answers, { form }] });

/**
 * An order without one of its answers.
 * @param {Order} order
 * @param {number} place
 */
export const withoutAnswer = (order, place) => ({ ...order, answers: order.answers.toSpliced(place, 1) });

/**
 * An order with one of its answers elsewhere in the list.
 * @param {Order} order
 * @param {number} from
 * @param {number} to
 */
export function reordered(order, from, to) {
  const answers = order.answers.toSpliced(from, 1);
  return { ...order, answers: answers.toSpliced(to, 0, order.answers[from]) };
}

/**
 * An order in which one answer depends on what its preview shows, or does so no more.
 * @param {Order} order
 * @param {number} place
 * @param {"if" | "unless"} how
 * @param {string} sign
 */
export function conditioned(order, place, how, sign) {
  const { form, ...before } = order.answers[place];
  const signs = before[how] ?? [];
  const now = signs.includes(sign) ? signs.filter((each) => each !== sign) : [...signs, sign];
  const conditions = Object.entries({ ...before, [how]: now }).filter(([, each]) => each.length);
  return { ...order, answers: order.answers.with(place, { form, ...Object.fromEntries(conditions) }) };
}

/**
 * An order that holds so long, and stays or not whatever happens; what goes without saying is not written.
 * @param {Order} order
 * @param {"round" | "game"} until
 * @param {boolean} steady
 * @returns {Order}
 */
export function lasting({ when, answers }, until, steady) {
  return { when, answers, ...(until === "game" && { until }), ...(steady && { steady }) };
}
