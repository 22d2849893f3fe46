/** Lets at most so many run at once; the others wait in order. */
export class Gate {
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Null when it may run at once, so that the usual case waits for nothing. */
  enter(): Promise<void> | null {
    if (this.#running < this.#limit) {
      this.#running += 1;
      return null;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

export interface BreakerOptions {
  /** So many faults in a row open it. */
  faults: number;
  /** It stays open so long, in milliseconds; then one call may try. */
  openFor: number;
  now?: () => number;
}

/** Keeps a faulty upstream from being asked: after faults in a row it answers at once, then lets one call try. */
export class Breaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #faults = 0;
  #openUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Seconds to wait, or null when the call may go. */
  refusal(): number | null {
    if (this.#faults < this.#options.faults) return null;
    const left = this.#openUntil - this.#now();
    if (left > 0) return Math.ceil(left / 1000);
    // This call tries; the others wait for what comes of it.
    this.#openUntil = this.#now() + this.#options.openFor;
    return null;
  }

  succeeded(): void {
    this.#faults = 0;
  }

  failed(): void {
    this.#faults += 1;
    if (this.#faults >= this.#options.faults) this.#openUntil = this.#now() + this.#options.openFor;
  }
}
