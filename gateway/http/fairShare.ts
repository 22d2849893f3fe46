import { setImmediate as nextTurn } from "node:timers/promises";
import type { GraphQLError } from "graphql";
import { createCodedError } from "../graph/codedErrors.ts";
import { Timeouts } from "../rest/timeouts.ts";

export interface FairShareOptions {
  /** Operations that one caller may have running. */
  slots: number;
  /** Operations within a window from which on a caller is busy. A busy caller may have one running while others are active. */
  busyFrom: number;
  /** Milliseconds. Operations are counted over the current and the previous window. */
  window: number;
  /** Operations of one caller that wait for a slot; further ones are rejected. */
  waiting: number;
  /** Milliseconds after which a running operation no longer counts: it waits for something slow and does no work here. */
  countedFor: number;
}

/** A page of the web client takes fewer than ten operations. */
export const defaultFairShare: FairShareOptions = { slots: 8, busyFrom: 30, window: 1000, waiting: 500, countedFor: 100 };

/** Releases a slot; calling it again does nothing. */
export type ReleaseSlot = () => void;

interface Caller {
  running: number;
  /** Oldest first. */
  readonly waiting: (() => void)[];
}

/**
 * Shares the gateway fairly among its callers: a caller that sends many operations at once waits for its own, and every other
 * caller waits for at most one of them.
 */
export class FairShare {
  readonly #options: FairShareOptions;
  /** The callers with running or waiting operations. */
  readonly #callers = new Map<string, Caller>();
  readonly #recent: RecentUse;
  readonly #countedFor: Timeouts;

  constructor(options: FairShareOptions = defaultFairShare) {
    this.#options = options;
    this.#recent = new RecentUse(options.window);
    this.#countedFor = new Timeouts(options.countedFor);
  }

  /**
   * Waits until the caller may run an operation.
   * @returns null when too many of its operations are waiting already
   */
  acquireSlot(key: string): ReleaseSlot | Promise<ReleaseSlot> | null {
    this.#recent.add(key);
    const caller = this.#getCaller(key);
    if (caller.running < this.#countSlots(key)) return this.#start(key, caller);
    if (caller.waiting.length >= this.#options.waiting) return null;
    return new Promise((resolve) => void caller.waiting.push(() => resolve(this.#start(key, caller))));
  }

  #getCaller(key: string): Caller {
    let caller = this.#callers.get(key);
    if (caller === undefined) this.#callers.set(key, (caller = { running: 0, waiting: [] }));
    return caller;
  }

  #countSlots(key: string): number {
    const isBusy = this.#recent.count(key) >= this.#options.busyFrom;
    return isBusy && this.#recent.hasOthers(key) ? 1 : this.#options.slots;
  }

  #start(key: string, caller: Caller): ReleaseSlot {
    caller.running += 1;
    let isCounted = true;
    const end = (): void => {
      if (!isCounted) return;
      isCounted = false;
      this.#countedFor.end(wait);
      caller.running -= 1;
      if (caller.waiting.length > 0) void this.#proceed(key, caller);
      else if (caller.running === 0) this.#callers.delete(key);
    };
    const wait = this.#countedFor.start(end);
    return end;
  }

  /** Runs later, so that requests of other callers that have arrived meanwhile come first. */
  async #proceed(key: string, caller: Caller): Promise<void> {
    await nextTurn();
    while (caller.running < this.#countSlots(key)) {
      const start = caller.waiting.shift();
      if (start === undefined) return;
      start();
    }
  }
}

/** Counts the operations of each caller in the current and the previous window. */
class RecentUse {
  readonly #window: number;
  #current = new Map<string, number>();
  #previous = new Map<string, number>();
  #startedAt = performance.now();

  constructor(window: number) {
    this.#window = window;
  }

  add(key: string): void {
    const age = performance.now() - this.#startedAt;
    if (age >= this.#window) {
      this.#previous = age < 2 * this.#window ? this.#current : new Map();
      this.#current = new Map();
      this.#startedAt += age;
    }
    this.#current.set(key, (this.#current.get(key) ?? 0) + 1);
  }

  count(key: string): number {
    return (this.#current.get(key) ?? 0) + (this.#previous.get(key) ?? 0);
  }

  hasOthers(key: string): boolean {
    return [this.#current, this.#previous].some((counts) => counts.size > (counts.has(key) ? 1 : 0));
  }
}

/** The error for an operation that exceeds the queue of its caller. */
export const createQueueFullError = (): GraphQLError =>
  createCodedError("TOO_MANY_OPERATIONS", "Too many of your operations are waiting. Please try again in a second.", {
    status: 429,
    retryAfter: 1,
  });
