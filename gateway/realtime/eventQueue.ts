const MAX_EVENTS = 100;

/**
 * A queue between a source that does not wait and a reader that may be slow. It keeps at most 100 events and then drops the
 * oldest. `return` ends it at once, even while a `next` is pending.
 */
export class EventQueue<Event> implements AsyncIterableIterator<Event> {
  readonly #events: Event[] = [];
  readonly #readers: ((result: IteratorResult<Event>) => void)[] = [];
  readonly #onEnd: () => void;
  #ended = false;

  /** @param onEnd called once, when the reader stops or the source ends */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  push(event: Event): void {
    if (this.#ended) return;
    const reader = this.#readers.shift();
    if (reader !== undefined) {
      reader({ done: false, value: event });
      return;
    }
    this.#events.push(event);
    if (this.#events.length > MAX_EVENTS) this.#events.shift();
  }

  /** Accepts no further events; queued ones can still be read. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const reader of this.#readers.splice(0)) reader({ done: true, value: undefined });
    this.#onEnd();
  }

  next(): Promise<IteratorResult<Event>> {
    const [event] = this.#events.splice(0, 1);
    if (event !== undefined) return Promise.resolve({ done: false, value: event });
    if (this.#ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => this.#readers.push(resolve));
  }

  return(): Promise<IteratorResult<Event>> {
    this.#events.length = 0;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
