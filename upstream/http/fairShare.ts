import { setImmediate as waitForEventLoop } from "node:timers/promises";

export interface FairShareOptions {
  /** Maximum number of concurrent calls of a caller; one for a caller with waiting calls while others are active. */
  running: number;
  /** Milliseconds for which another caller counts as active after its last call. */
  active: number;
  /** Milliseconds after which a call no longer counts as running, since it then mostly waits for something else. */
  countedFor: number;
}

/** A page of the web client needs no more calls at once. */
export const defaultFairShare: FairShareOptions = { running: 6, active: 1000, countedFor: 1000 };

/** Frees the slot of a call; calling it again does nothing. */
export type ReleaseSlot = () => void;

interface Caller {
  running: number;
  /** Oldest first. */
  readonly waiting: (() => void)[];
}

/** Time of a caller's last call, on the clock of `performance.now()`. */
interface LastCall {
  key: string;
  at: number;
}

/** Schedules calls fairly among callers, so that a busy caller does not delay the others. */
export class FairShare {
  readonly #options: FairShareOptions;
  /** Callers with running or waiting calls. */
  readonly #callers = new Map<string, Caller>();
  /** The caller that sent the latest call, and the one before that was another. */
  #latest: LastCall = { key: "", at: -Infinity };
  #other: LastCall = this.#latest;

  constructor(options: FairShareOptions = defaultFairShare) {
    this.#options = options;
  }

  /** Waits for a free slot of the caller. */
  async enter(key: string): Promise<ReleaseSlot> {
    if (this.#latest.key !== key) this.#other = this.#latest;
    this.#latest = { key, at: performance.now() };
    let caller = this.#callers.get(key);
    if (caller === undefined) this.#callers.set(key, (caller = { running: 0, waiting: [] }));
    const { waiting } = caller;
    if (waiting.length > 0 || caller.running >= this.#options.running)
      await new Promise<void>((resolve) => waiting.push(resolve));
    else caller.running += 1;
    // Lets other calls arrive first, because the embedded database blocks the event loop until this one is finished.
    await waitForEventLoop();
    return this.#start(key, caller);
  }

  #hasOthers(key: string): boolean {
    const { at } = this.#latest.key === key ? this.#other : this.#latest;
    return performance.now() - at < this.#options.active;
  }

  #start(key: string, caller: Caller): ReleaseSlot {
    let hasEnded = false;
    const end = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      caller.running -= 1;
      this.#proceed(key, caller);
    };
    const timer = setTimeout(end, this.#options.countedFor).unref();
    return end;
  }

  #proceed(key: string, caller: Caller): void {
    const slots = this.#hasOthers(key) ? 1 : this.#options.running;
    while (caller.running < slots) {
      const start = caller.waiting.shift();
      if (start === undefined) break;
      caller.running += 1;
      start();
    }
    if (caller.running === 0 && caller.waiting.length === 0) this.#callers.delete(key);
  }
}
