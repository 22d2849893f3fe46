import { EventQueue } from "./eventQueue.ts";
import type { ListenOptions, RealtimeEvent, Watch } from "./hub.ts";

/** An event of the platform. */
export interface IncomingEvent {
  readonly channel: string;
  readonly data: unknown;
  /** Its number; null from a platform without numbers. */
  readonly number: number | null;
}

/** The events since a listener's last one. */
export interface MissedEvents {
  /** The number up to which it is complete; null when the platform did not respond. */
  readonly upTo: number | null;
  /** Null when it is unknown. */
  readonly events: readonly IncomingEvent[] | null;
}

/** One listener of one channel. It counts all events sent to it, including those that it was too slow to receive. */
export class Listener {
  readonly channel: string;
  readonly watch: Watch | null;
  readonly queue: EventQueue<RealtimeEvent>;
  /** The time from which it needs events, in milliseconds since 1970: that of the subscription, or an earlier one. */
  readonly startedAt: number;
  /** Whether it needs events from before the subscription. */
  readonly isResumed: boolean;
  readonly #accepts: (data: unknown) => boolean;
  #sequence = 0;
  #position: number | null;
  /** Events that arrived while it waits for the missed ones before them. */
  #buffered: IncomingEvent[] | null = null;

  /** @param onEnd called once, when the reader stops or no more events will come */
  constructor(
    channel: string,
    { accepts = () => true, watch, since = null }: ListenOptions,
    onEnd: (listener: Listener) => void,
  ) {
    this.channel = channel;
    this.watch = watch ?? null;
    this.#accepts = accepts;
    this.isResumed = since !== null;
    this.#position = since !== null && "after" in since ? since.after : null;
    this.startedAt = since !== null && "time" in since ? since.time : Date.now();
    this.queue = new EventQueue(() => onEnd(this));
  }

  /** The number up to which it has all events; null if it began without a number and has none yet. */
  get position(): number | null {
    return this.#position;
  }

  get isBuffering(): boolean {
    return this.#buffered !== null;
  }

  matches({ channel, data }: IncomingEvent): boolean {
    return channel === this.channel && this.#accepts(data);
  }

  /** Passes an event on, after the missed ones if they have not arrived yet. */
  receive(event: IncomingEvent): void {
    if (this.#buffered === null || event.number === null) this.#push(event);
    else this.#buffered.push(event);
  }

  /** From now on, numbered events are buffered until `catchUp` is called. */
  startBuffering(): void {
    this.#buffered ??= [];
  }

  /** Passes on what was missed, or announces a gap, and then what has arrived meanwhile. */
  catchUp({ upTo, events }: MissedEvents): void {
    const later = this.#buffered ?? [];
    this.#buffered = null;
    for (const event of events ?? []) if (this.matches(event)) this.#push(event);
    if (events === null) {
      // The number may be lower than before, because a platform that was restored from a backup assigns numbers again.
      this.#position = upTo ?? this.#position;
      this.reportGap();
    } else if (upTo !== null) {
      this.advance(upTo);
    }
    for (const event of later) this.#push(event);
  }

  /** Records that there are no other events for it up to this number. */
  advance(number: number): void {
    this.#position = Math.max(this.#position ?? 0, number);
  }

  /** Announces a gap. The number of missed events is unknown, so one sequence number is skipped for them. */
  reportGap(): void {
    this.#sequence += 2;
    this.queue.push({ sequence: this.#sequence, isGap: true, number: this.#position, data: undefined });
  }

  /** An event that was sent as it happened and again as a missed one is passed on once. */
  #push({ data, number }: IncomingEvent): void {
    if (number !== null) {
      if (number <= (this.#position ?? 0)) return;
      this.#position = number;
    }
    this.#sequence += 1;
    this.queue.push({ sequence: this.#sequence, isGap: false, number, data });
  }
}
