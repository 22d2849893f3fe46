import type { Deadline } from "./deadline.ts";

/** The outcome of a call, as evidence of the upstream's state. */
export type Outcome =
  | "responded" // any response with a status below 500
  | "failure" // a status of 500 and above, or a broken connection
  | "timeout" // no response within the time limit
  | "unknown"; // the caller disconnected first

/** A call that the breaker has admitted. */
export interface CallPermit {
  end(outcome: Outcome): void;
}

export interface BreakerOptions {
  /** Consecutive failures that open the breaker. */
  failures: number;
  /** Timeouts that open it, counting only calls during which no call of the family had a response. */
  timeouts: number;
  /** The time for which it stays open, in milliseconds; then one call at a time probes. */
  openFor: number;
  now?: () => number;
}

/**
 * A circuit breaker for a group of related endpoints: it rejects calls at once, then allows one call at a time to probe. Failures
 * and timeouts are counted separately. Failures are fast, so that several in a row are sufficient evidence. A timeout may come
 * from a single slow endpoint while the others work, and many calls to it end at the same moment; so a timeout counts only if no
 * call of the group had a response while it waited.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #failures = 0;
  #timeouts = 0;
  #respondedAt = -Infinity;
  /** Null while it is closed. */
  #openUntil: number | null = null;
  #probe: CallPermit | null = null;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * @param waitingSince when the call began to wait for its slot; null when it did not wait
   * @returns the seconds after which to try again; null when the call may start
   */
  getRetryAfter(waitingSince: number | null = null): number | null {
    if (this.#openUntil === null) return waitingSince !== null && this.#hasOnlyTimeoutsSince(waitingSince) ? 1 : null;
    const left = this.#openUntil - this.#now();
    if (left > 0) return Math.ceil(left / 1000);
    return this.#probe === null ? null : 1;
  }

  /** Starts a call that `getRetryAfter` permits; while the breaker is open, that call is the probe. The caller must report the end. */
  start(): CallPermit {
    const startedAt = this.#now();
    const permit: CallPermit = { end: (outcome) => this.#onEnd(permit, startedAt, outcome) };
    if (this.#openUntil !== null) this.#probe = permit;
    return permit;
  }

  /** All calls ahead of a waiting call have timed out, so it would time out as well. */
  #hasOnlyTimeoutsSince(time: number): boolean {
    return this.#timeouts > 0 && this.#respondedAt < time;
  }

  #onEnd(permit: CallPermit, startedAt: number, outcome: Outcome): void {
    if (this.#openUntil === null) return this.#record(startedAt, outcome);
    // A call that began before the breaker opened does not describe the family's current state.
    if (permit !== this.#probe) return;
    this.#probe = null;
    if (outcome === "responded") this.#close();
    else if (outcome !== "unknown") this.#open();
  }

  #record(startedAt: number, outcome: Outcome): void {
    if (outcome === "responded") {
      this.#respondedAt = this.#now();
      this.#failures = 0;
      this.#timeouts = 0;
    } else if (outcome === "failure") {
      this.#failures += 1;
    } else if (outcome === "timeout" && this.#respondedAt < startedAt) {
      this.#timeouts += 1;
    }
    if (this.#failures >= this.#options.failures || this.#timeouts >= this.#options.timeouts) this.#open();
  }

  #open(): void {
    this.#openUntil = this.#now() + this.#options.openFor;
  }

  #close(): void {
    this.#openUntil = null;
    this.#respondedAt = this.#now();
    this.#failures = 0;
    this.#timeouts = 0;
  }
}

export interface QueueOptions {
  /** The maximum number of running calls. */
  running: number;
  /** The maximum number of waiting calls. */
  waiting: number;
}

/** Limits the number of concurrent calls; a bounded number of others wait in order. */
export class CallQueue {
  readonly #options: QueueOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /**
   * Takes a slot, which must be released again.
   * @returns null when a slot is free, so that the usual case is synchronous; "full" when too many calls are waiting; otherwise
   *   a promise: true when the slot is taken, false when the deadline ended first
   */
  acquire(deadline: Deadline): Promise<boolean> | "full" | null {
    if (this.#running < this.#options.running) {
      this.#running += 1;
      return null;
    }
    if (this.#waiting.size >= this.#options.waiting) return "full";
    if (deadline.cause !== null) return Promise.resolve(false);
    return new Promise((resolve) => {
      const proceed = (): void => {
        deadline.setEndListener(null);
        resolve(true);
      };
      this.#waiting.add(proceed);
      deadline.setEndListener(() => {
        this.#waiting.delete(proceed);
        resolve(false);
      });
    });
  }

  release(): void {
    for (const proceed of this.#waiting) {
      this.#waiting.delete(proceed);
      proceed();
      return;
    }
    this.#running -= 1;
  }
}
