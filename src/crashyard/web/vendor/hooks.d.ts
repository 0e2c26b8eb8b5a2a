/** Of preact/hooks, what we use. */
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useMemo<Value>(make: () => Value, inputs: unknown[]): Value;
export function useRef<Value>(initial: Value): { current: Value };
export function useId(): string;
