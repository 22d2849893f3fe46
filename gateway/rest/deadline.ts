/** The end of a call that did not end by itself: its caller leaves, or its time is up. Waiting counts as well. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #leaves: AbortSignal | null;
  readonly #timer: NodeJS.Timeout | null;
  readonly #onLeave = (): void => this.#end("aborted");
  #cause: "aborted" | "timeout" | null = null;

  /**
   * @param milliseconds time for the whole call; 0: as long as it takes
   * @param leaves aborts when the caller leaves; null: nobody can leave
   */
  constructor(milliseconds: number, leaves: AbortSignal | null) {
    this.#leaves = leaves;
    this.#timer = milliseconds === 0 ? null : setTimeout(() => this.#end("timeout"), milliseconds);
    if (leaves?.aborted === true) this.#end("aborted");
    else leaves?.addEventListener("abort", this.#onLeave, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What ended the call; null while it may go on. */
  get cause(): "aborted" | "timeout" | null {
    return this.#cause;
  }

  /** Lets go of timer and caller: the call is over. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#leaves?.removeEventListener("abort", this.#onLeave);
  }

  #end(cause: "aborted" | "timeout"): void {
    this.#cause ??= cause;
    this.#controller.abort();
  }
}
