import type { Session } from "../rest/session.ts";
import type { Listener } from "./listener.ts";

/** Asks the platform whether a session is still valid. */
export type Confirm = (session: Session) => Promise<boolean>;

/** How long a confirmation is valid, in milliseconds: a session that ended elsewhere gets events for no longer than this. */
const confirmedFor = 10_000;
/** The maximum number of waiting events, equal to a reader's backlog (see EventQueue). */
const waitingLimit = 100;

/** One of a user's sessions and its listeners. */
export class UserSession {
  readonly session: Session;
  readonly listeners = new Set<Listener>();
  readonly #confirm: Confirm;
  #confirmedAt = 0;
  #waiting: (() => void)[] | null = null;

  constructor(session: Session, confirm: Confirm) {
    this.session = session;
    this.#confirm = confirm;
  }

  /**
   * Sends an event to the listeners that accept it. The socket may have been opened with another session of the same user, and
   * the platform only reports the end of that one. So this session is confirmed before the event is delivered.
   */
  deliver(channel: string, data: unknown): void {
    const wanting = [...this.listeners].filter((listener) => listener.wants(channel, data));
    if (wanting.length === 0) return;
    this.#whenConfirmed(() => {
      for (const listener of wanting) listener.push(data);
    });
  }

  /** Announces a gap to all listeners, or to those that began to listen before a time in milliseconds since the epoch. */
  missed(startedBefore: number = Infinity): void {
    for (const listener of this.listeners) if (listener.startedAt < startedBefore) listener.missed();
  }

  /** Records that the platform has just accepted the session. */
  confirmed(): void {
    this.#confirmedAt = Date.now();
  }

  /** Ends all listeners. */
  end(): void {
    for (const listener of this.listeners) listener.queue.end();
  }

  #whenConfirmed(send: () => void): void {
    if (this.#waiting !== null) {
      this.#waiting.push(send);
      if (this.#waiting.length > waitingLimit) this.#waiting.shift();
    } else if (Date.now() - this.#confirmedAt < confirmedFor) send();
    else {
      this.#waiting = [send];
      void this.#ask();
    }
  }

  async #ask(): Promise<void> {
    const isGood = await this.#confirm(this.session);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    if (!isGood) return this.end();
    this.confirmed();
    for (const send of waiting) send();
  }
}
