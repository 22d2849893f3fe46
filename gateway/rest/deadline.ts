import type { CancelSignal } from "./cancellation.ts";
import { getTimeouts, type Timeouts, type Wait } from "./timeouts.ts";

/** Ends a call when its caller disconnects or its time is up, including the time that it waits for a slot. */
export class Deadline {
  readonly #signal: CancelSignal | null;
  /** Null when the time is unlimited. */
  readonly #timeouts: Timeouts | null;
  readonly #wait: Wait | null;
  readonly #onDisconnect = (): void => this.#end("aborted");
  #cause: "aborted" | "timeout" | null = null;
  #onEnd: (() => void) | null = null;

  /**
   * @param milliseconds time for the whole call; 0: unlimited
   * @param signal aborts when the caller disconnects; null: it cannot
   */
  constructor(milliseconds: number, signal: CancelSignal | null) {
    this.#signal = signal;
    this.#timeouts = milliseconds === 0 ? null : getTimeouts(milliseconds);
    this.#wait = this.#timeouts?.start(() => this.#end("timeout")) ?? null;
    if (signal?.aborted === true) this.#end("aborted");
    else signal?.addEventListener("abort", this.#onDisconnect);
  }

  /** The reason why the call was ended; null while it may continue. */
  get cause(): "aborted" | "timeout" | null {
    return this.#cause;
  }

  /**
   * Sets what to do when the deadline ends, instead of the previous listener, because a call waits for one event at a time. An
   * AbortSignal for each call would cost more than the rest of the call.
   */
  setEndListener(listener: (() => void) | null): void {
    this.#onEnd = listener;
  }

  /** Releases the time limit and the signal when the call has ended. */
  clear(): void {
    if (this.#wait !== null) this.#timeouts?.end(this.#wait);
    this.#signal?.removeEventListener("abort", this.#onDisconnect);
  }

  #end(cause: "aborted" | "timeout"): void {
    if (this.#cause !== null) return;
    this.#cause = cause;
    this.#onEnd?.();
  }
}
