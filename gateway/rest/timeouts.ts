/** A wait that may end early. */
export interface Wait {
  /** On the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly onTimeout: () => void;
}

/**
 * Time limits of the same length, which share one timer. Nearly everything ends long before its limit; adding and removing a
 * Node timer for each REST call would cost several times as much as adding and removing an entry of a set.
 */
export class Timeouts {
  readonly #milliseconds: number;
  /** Since all are equally long, the one that ends next comes first. */
  readonly #waits = new Set<Wait>();
  #isScheduled = false;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** @param onTimeout called when the time is up, unless the wait is ended before */
  start(onTimeout: () => void): Wait {
    const wait = { endsAt: performance.now() + this.#milliseconds, onTimeout };
    this.#waits.add(wait);
    if (!this.#isScheduled) this.#schedule(this.#milliseconds);
    return wait;
  }

  end(wait: Wait): void {
    this.#waits.delete(wait);
  }

  #schedule(milliseconds: number): void {
    this.#isScheduled = true;
    setTimeout(() => this.#run(), milliseconds).unref();
  }

  #run(): void {
    const now = performance.now();
    for (const wait of this.#waits) {
      if (wait.endsAt > now) return this.#schedule(wait.endsAt - now);
      this.#waits.delete(wait);
      wait.onTimeout();
    }
    this.#isScheduled = false;
  }
}

const byLength = new Map<number, Timeouts>();

/** The time limits of a length, of which the gateway has a few. */
export function getTimeouts(milliseconds: number): Timeouts {
  let timeouts = byLength.get(milliseconds);
  if (timeouts === undefined) byLength.set(milliseconds, (timeouts = new Timeouts(milliseconds)));
  return timeouts;
}
