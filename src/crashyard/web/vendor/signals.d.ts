/** Of @preact/signals, what we use. */
export interface Signal<Value> {
  value: Value;
  peek(): Value;
}
export interface ReadonlySignal<Value> {
  readonly value: Value;
  peek(): Value;
}
export function signal<Value>(initial: Value): Signal<Value>;
export function computed<Value>(compute: () => Value): ReadonlySignal<Value>;
export function effect(run: () => void): () => void;
export function batch<Value>(run: () => Value): Value;
export function useSignal<Value>(initial: Value): Signal<Value>;
export function useSignalEffect(run: () => void): void;
