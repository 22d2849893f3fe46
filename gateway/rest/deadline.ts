/** Ends a call when its caller disconnects or its time is up. Waiting counts as well. */
export class Deadline {
  readonly #signal: AbortSignal | null;
  readonly #timer: NodeJS.Timeout | null;
  readonly #onLeave = (): void => this.#end("aborted");
  #cause: "aborted" | "timeout" | null = null;
  #onEnd: (() => void) | null = null;

  /**
   * @param milliseconds time for the whole call; 0: unlimited
   * @param signal aborts when the caller disconnects; null: it cannot
   */
  constructor(milliseconds: number, signal: AbortSignal | null) {
    this.#signal = signal;
    this.#timer = milliseconds === 0 ? null : setTimeout(() => this.#end("timeout"), milliseconds);
    if (signal?.aborted === true) this.#end("aborted");
    else signal?.addEventListener("abort", this.#onLeave, { once: true });
  }

  /** Why the call was ended; null while it may continue. */
  get cause(): "aborted" | "timeout" | null {
    return this.#cause;
  }

  /**
   * What to do when it ends, in place of what was given before: a call waits for one thing at a time. An AbortSignal for each
   * call would cost more than the rest of it.
   */
  whenEnded(listener: (() => void) | null): void {
    this.#onEnd = listener;
  }

  /** Releases the timer and the signal when the call has ended. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#onLeave);
  }

  #end(cause: "aborted" | "timeout"): void {
    if (this.#cause !== null) return;
    this.#cause = cause;
    this.#onEnd?.();
  }
}
