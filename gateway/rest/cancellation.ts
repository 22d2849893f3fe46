/** The part of an AbortSignal that calls need: whether the caller has disconnected, and an event when it does. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * The signal of one request or socket, and the function that aborts it. Every request creates one and each of its calls listens
 * to it; an AbortController and its EventTarget would be as expensive as the rest of a call.
 */
export class Cancellation implements CancelSignal {
  #aborted = false;
  /** Created for the first listener. */
  #listeners: Set<() => void> | null = null;

  get aborted(): boolean {
    return this.#aborted;
  }

  addEventListener(_type: "abort", listener: () => void): void {
    (this.#listeners ??= new Set()).add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.#listeners?.delete(listener);
  }

  /** Calls every listener, the first time. */
  abort(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    const listeners = this.#listeners;
    this.#listeners = null;
    for (const listener of listeners ?? []) listener();
  }
}
