import { EventQueue } from "./eventQueue.ts";
import type { Listening, RealtimeEvent, Watch } from "./hub.ts";

/** One reader of one channel. It counts all events sent to it, including those that the reader was too slow to receive. */
export class Listener {
  readonly channel: string;
  readonly watch: Watch | null;
  readonly queue: EventQueue<RealtimeEvent>;
  /** When it began to listen, in milliseconds since the epoch. */
  readonly startedAt = Date.now();
  readonly #accepts: (data: unknown) => boolean;
  #sequence = 0;

  /** @param onEnd called once, when the reader stops or no more events will come */
  constructor(channel: string, { accepts = () => true, watch }: Listening, onEnd: (listener: Listener) => void) {
    this.channel = channel;
    this.watch = watch ?? null;
    this.#accepts = accepts;
    this.queue = new EventQueue(() => onEnd(this));
  }

  wants(channel: string, data: unknown): boolean {
    return channel === this.channel && this.#accepts(data);
  }

  push(data: unknown): void {
    this.#sequence += 1;
    this.queue.push({ sequence: this.#sequence, isGap: false, data });
  }

  /** The number of missed events is unknown, so one sequence number is skipped for them. */
  missed(): void {
    this.#sequence += 2;
    this.queue.push({ sequence: this.#sequence, isGap: true, data: undefined });
  }
}
