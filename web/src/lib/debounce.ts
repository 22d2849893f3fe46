/** A function that runs once with the last arguments after calls have paused. */
interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Runs with these arguments at once and cancels a pending run. */
  now: (...args: Args) => void;
  /** Cancels a pending run. */
  cancel: () => void;
}

/** @param delay the pause in ms; 0 runs at once */
export function debounce<Args extends readonly unknown[]>(run: (...args: Args) => void, delay: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const now = (...args: Args) => {
    cancel();
    run(...args);
  };
  const debounced = (...args: Args) => {
    cancel();
    if (delay === 0) run(...args);
    else timer = setTimeout(run, delay, ...args);
  };
  return Object.assign(debounced, { now, cancel });
}
