import type { Session } from "../rest/session.ts";
import type { IncomingEvent, Listener } from "./listener.ts";

/** Asks the platform whether a session is still valid. */
export type ConfirmSession = (session: Session) => Promise<boolean>;

/** Validity of a confirmation, in ms. A session that ended elsewhere gets events for no longer than this. */
const CONFIRMATION_LIFETIME = 10_000;
/** The maximum number of waiting events, equal to a reader's backlog (see EventQueue). */
const MAX_WAITING = 100;

/** One of a user's sessions and its listeners. */
export class UserSession {
  readonly session: Session;
  readonly listeners = new Set<Listener>();
  readonly #confirm: ConfirmSession;
  #confirmedAt = 0;
  #waiting: (() => void)[] | null = null;
  #hasOverflowed = false;

  constructor(session: Session, confirm: ConfirmSession) {
    this.session = session;
    this.#confirm = confirm;
  }

  /**
   * Sends an event to the listeners that accept it. The socket may have been opened with another session of the same user, and
   * the platform only reports the end of that one. So this session is confirmed before the event is delivered.
   */
  deliver(event: IncomingEvent): void {
    const matching = [...this.listeners].filter((listener) => listener.matches(event));
    if (matching.length === 0) return;
    this.whenConfirmed(() => {
      for (const listener of matching) listener.receive(event);
    });
  }

  /**
   * Announces a gap to the listeners that began to listen before a time in milliseconds since 1970, and to those that
   * continue after a number.
   */
  reportGap(startedBefore: number): void {
    for (const listener of this.listeners)
      if (listener.startedAt < startedBefore || listener.position !== null) listener.reportGap();
  }

  /** Records that the platform has just accepted the session. */
  confirmed(): void {
    this.#confirmedAt = Date.now();
  }

  /** Ends all listeners. */
  end(): void {
    for (const listener of this.listeners) listener.queue.end();
  }

  /** Calls `send` at once if the session is known to be valid, else after checking it; in order, never for an ended session. */
  whenConfirmed(send: () => void): void {
    if (this.#waiting !== null) {
      this.#waiting.push(send);
      if (this.#waiting.length <= MAX_WAITING) return;
      this.#waiting = [];
      this.#hasOverflowed = true;
    } else if (Date.now() - this.#confirmedAt < CONFIRMATION_LIFETIME) {
      send();
    } else {
      this.#waiting = [send];
      void this.#checkSession();
    }
  }

  async #checkSession(): Promise<void> {
    const isValid = await this.#confirm(this.session);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    if (!isValid) return this.end();
    this.confirmed();
    if (this.#hasOverflowed) for (const listener of this.listeners) listener.catchUp({ upTo: null, events: null });
    this.#hasOverflowed = false;
    for (const send of waiting) send();
  }
}
