import type { Logger } from "pino";
import type { Socket } from "socket.io-client";
import { EventQueue } from "./eventQueue.ts";
import type { Listening, RealtimeEvent, Watch } from "./hub.ts";

/** What the upstream says to those who may not listen (D-183); anything else may pass. */
const refusal = "unauthorized";

/** Milliseconds until the next try where socket.io makes none itself: 1 s to 5 s (RT-07). */
const retryDelay = (): number => 1000 + Math.random() * 4000;

/** One upstream socket and all that listens on it; closes with the last listener. */
export class SharedSocket {
  readonly #socket: Socket;
  readonly #listeners = new Set<Listener>();
  readonly #watches = new Watches();
  readonly #ended: () => void;
  #retry: NodeJS.Timeout | null = null;

  /** @param ended told once, when it closes for good */
  constructor(socket: Socket, ended: () => void, log: Logger) {
    this.#socket = socket;
    this.#ended = ended;
    let wasConnected = false;
    socket.on("connect", () => {
      for (const watch of this.#watches.all()) socket.emit("watch", watch);
      if (wasConnected && !socket.recovered) for (const listener of this.#listeners) listener.missed();
      wasConnected = true;
    });
    socket.on("connect_error", (error) => {
      log.warn({ err: error }, "realtime connection failed");
      // socket.io goes on trying after faults of the connection, but not when the server answered and refused.
      if (socket.active) return;
      if (error.message === refusal) this.end();
      else this.#retry = setTimeout(() => socket.connect(), retryDelay());
    });
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") this.end();
    });
    // D-186: of no use to anybody but those who look for faults.
    socket.on("issue_locker", (payload: unknown) => log.debug({ payload }, "issue_locker"));
  }

  listen(channel: string, { accepts = () => true, watch }: Listening): EventQueue<RealtimeEvent> {
    const listener = new Listener(() => {
      this.#socket.off(channel, push);
      this.#listeners.delete(listener);
      if (watch !== undefined && this.#watches.drop(watch)) this.#tell("unwatch", watch);
      if (this.#listeners.size === 0) this.end();
    });
    const push = (data: unknown): void => {
      if (accepts(data)) listener.push(data);
    };
    this.#listeners.add(listener);
    this.#socket.on(channel, push);
    if (watch !== undefined && this.#watches.add(watch)) this.#tell("watch", watch);
    return listener.queue;
  }

  end(): void {
    this.#ended();
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#socket.disconnect();
    for (const listener of this.#listeners) listener.queue.end();
  }

  /** What is asked for before there is a connection is told when there is one. */
  #tell(event: "watch" | "unwatch", watch: Watch): void {
    if (this.#socket.connected) this.#socket.emit(event, watch);
  }
}

/** Counts what one iterator was sent, also what it was too slow to take. */
class Listener {
  readonly queue: EventQueue<RealtimeEvent>;
  #sequence = 0;

  constructor(onEnd: () => void) {
    this.queue = new EventQueue(onEnd);
  }

  push(data: unknown): void {
    this.#sequence += 1;
    this.queue.push({ sequence: this.#sequence, isGap: false, data });
  }

  /** Nobody knows how many were missed; one number is left out for them. */
  missed(): void {
    this.#sequence += 2;
    this.queue.push({ sequence: this.#sequence, isGap: true, data: undefined });
  }
}

/** What is watched, and by how many. */
class Watches {
  readonly #counts = new Map<string, { readonly watch: Watch; count: number }>();

  all(): Watch[] {
    return [...this.#counts.values()].map(({ watch }) => watch);
  }

  /** True for the first. */
  add(watch: Watch): boolean {
    const key = JSON.stringify(watch);
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { watch, count: 1 });
    else known.count += 1;
    return known === undefined;
  }

  /** True for the last. */
  drop(watch: Watch): boolean {
    const key = JSON.stringify(watch);
    const known = this.#counts.get(key);
    if (known === undefined) return false;
    known.count -= 1;
    if (known.count > 0) return false;
    this.#counts.delete(key);
    return true;
  }
}
