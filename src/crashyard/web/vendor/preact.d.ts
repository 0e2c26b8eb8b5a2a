/** Of preact, what we use. */
export function h(type: unknown, props: unknown, ...children: unknown[]): unknown;
export function render(what: unknown, where: HTMLElement): void;
