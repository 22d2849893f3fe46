import type { Session } from "../rest/session.ts";
import type { Listener } from "./listener.ts";

/** Asks the platform whether a sign-in is still good. */
export type Confirm = (session: Session) => Promise<boolean>;

/** Milliseconds for which an answer is valid: a session that ended elsewhere gets events for no longer than this. */
const confirmedFor = 10_000;
/** As many events as a reader may be behind (see EventQueue). */
const waitingLimit = 100;

/** One of a user's sign-ins, and all that listens with it. */
export class SignIn {
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
   * Sends an event to the listeners that want it. The socket may have been opened with another session of the same user: the
   * platform announces the end of that one only, so it is asked about this one before the event is delivered.
   */
  deliver(channel: string, data: unknown): void {
    const wanting = [...this.listeners].filter((listener) => listener.wants(channel, data));
    if (wanting.length === 0) return;
    this.#whenConfirmed(() => {
      for (const listener of wanting) listener.push(data);
    });
  }

  missed(): void {
    for (const listener of this.listeners) listener.missed();
  }

  /** What the platform has accepted just now needs no asking. */
  confirmed(): void {
    this.#confirmedAt = Date.now();
  }

  /** Ends all that listens. */
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
