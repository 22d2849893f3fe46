/** A function that runs at most once per interval, with the last arguments. The last call always takes effect. */
export interface Throttled<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Runs a pending call at once. */
  flush(): void;
}

/** @param interval in ms; the first call is delayed too, so that a burst becomes one call */
export function throttle<Args extends readonly unknown[]>(run: (...args: Args) => void, interval: number): Throttled<Args> {
  let waiting: Args | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const args = waiting;
    waiting = null;
    if (args) run(...args);
  };
  const throttled = (...args: Args) => {
    waiting = args;
    timer ??= setTimeout(flush, interval);
  };
  return Object.assign(throttled, { flush });
}
