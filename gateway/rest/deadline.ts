/** The end of a call that did not end by itself: its caller left, or its time is up. Waiting counts as well. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #signal: AbortSignal | null;
  readonly #timer: NodeJS.Timeout | null;
  readonly #onLeave = (): void => this.#end("aborted");
  #cause: "aborted" | "timeout" | null = null;

  /**
   * @param milliseconds time for the whole call; 0: as long as it takes
   * @param signal aborts when the caller leaves; null: it cannot
   */
  constructor(milliseconds: number, signal: AbortSignal | null) {
    this.#signal = signal;
    this.#timer = milliseconds === 0 ? null : setTimeout(() => this.#end("timeout"), milliseconds);
    if (signal?.aborted === true) this.#end("aborted");
    else signal?.addEventListener("abort", this.#onLeave, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What ended the call; null while it may continue. */
  get cause(): "aborted" | "timeout" | null {
    return this.#cause;
  }

  /** Lets go of timer and caller: the call is over. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#onLeave);
  }

  #end(cause: "aborted" | "timeout"): void {
    this.#cause ??= cause;
    this.#controller.abort();
  }
}
