/** How a call ended, as far as it says something about the upstream. */
export type Outcome =
  | "answered" // with anything that is no fault, refusals included
  | "fault" // a status of 500 and above, or a broken connection
  | "timeout" // nothing arrived for too long
  | "unknown"; // the caller left before the end

/** A call that the breaker let through. */
export interface Permit {
  end(outcome: Outcome): void;
}

export interface BreakerOptions {
  /** So many faults in a row open it. */
  faults: number;
  /** So many timeouts open it, of calls during which nothing of the family was answered. */
  timeouts: number;
  /** It stays open so long, in milliseconds; then one call at a time probes. */
  openFor: number;
  now?: () => number;
}

/**
 * Spares a family of routes that fails: it answers at once instead of asking, then lets one call at a time probe.
 *
 * ValidationErrors and timeouts are weighed apart. ValidationErrors come fast, so that a row of them says enough. A timeout may be one slow
 * route beside others that work, and many calls to it end at the same moment; so a timeout counts only when nothing in its
 * family was answered while it waited.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #faults = 0;
  #timeouts = 0;
  #answeredAt = -Infinity;
  /** Null while it is closed. */
  #openUntil: number | null = null;
  #probe: Permit | null = null;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * @param waitingSince when the call began to wait for its place; null when it did not wait
   * @returns the seconds after which it is worth asking again; null when the call may start
   */
  refusal(waitingSince: number | null = null): number | null {
    if (this.#openUntil === null) return waitingSince !== null && this.#hangsSince(waitingSince) ? 1 : null;
    const left = this.#openUntil - this.#now();
    if (left > 0) return Math.ceil(left / 1000);
    return this.#probe === null ? null : 1;
  }

  /** Starts a call that `refusal` lets through; while it is open, that call is the probe. The end must be reported. */
  start(): Permit {
    const startedAt = this.#now();
    const permit: Permit = { end: (outcome) => this.#ended(permit, startedAt, outcome) };
    if (this.#openUntil !== null) this.#probe = permit;
    return permit;
  }

  /** Those ahead of a waiting call all timed out: it would only be the next to wait in vain. */
  #hangsSince(time: number): boolean {
    return this.#timeouts > 0 && this.#answeredAt < time;
  }

  #ended(permit: Permit, startedAt: number, outcome: Outcome): void {
    if (this.#openUntil === null) return this.#weigh(startedAt, outcome);
    // What began before it opened says nothing about how the family does now.
    if (permit !== this.#probe) return;
    this.#probe = null;
    if (outcome === "answered") this.#close();
    else if (outcome !== "unknown") this.#open();
  }

  #weigh(startedAt: number, outcome: Outcome): void {
    if (outcome === "answered") {
      this.#answeredAt = this.#now();
      this.#faults = 0;
      this.#timeouts = 0;
    } else if (outcome === "fault") this.#faults += 1;
    else if (outcome === "timeout" && this.#answeredAt < startedAt) this.#timeouts += 1;
    if (this.#faults >= this.#options.faults || this.#timeouts >= this.#options.timeouts) this.#open();
  }

  #open(): void {
    this.#openUntil = this.#now() + this.#options.openFor;
  }

  #close(): void {
    this.#openUntil = null;
    this.#answeredAt = this.#now();
    this.#faults = 0;
    this.#timeouts = 0;
  }
}

export interface QueueOptions {
  /** So many run at once. */
  running: number;
  /** So many more may wait. */
  waiting: number;
}

/** Lets at most so many run at once; a bounded number of others wait in order. */
export class Queue {
  readonly #options: QueueOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /**
   * Takes a place, which must be left again.
   * @returns null when it is taken at once, so that the usual case waits for nothing; "full" when too many wait already;
   *   otherwise a promise: true when the place is taken, false when the signal aborted first
   */
  enter(signal: AbortSignal): Promise<boolean> | "full" | null {
    if (this.#running < this.#options.running) {
      this.#running += 1;
      return null;
    }
    if (this.#waiting.size >= this.#options.waiting) return "full";
    if (signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const proceed = (): void => {
        signal.removeEventListener("abort", giveUp);
        resolve(true);
      };
      const giveUp = (): void => {
        this.#waiting.delete(proceed);
        resolve(false);
      };
      this.#waiting.add(proceed);
      signal.addEventListener("abort", giveUp, { once: true });
    });
  }

  leave(): void {
    for (const proceed of this.#waiting) {
      this.#waiting.delete(proceed);
      proceed();
      return;
    }
    this.#running -= 1;
  }
}
