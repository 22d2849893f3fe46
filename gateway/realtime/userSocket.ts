import type { Logger } from "pino";
import type { Socket } from "socket.io-client";
import { keyOf, type Session } from "../rest/session.ts";
import type { EventQueue } from "./eventQueue.ts";
import type { Listening, RealtimeEvent, Watch } from "./hub.ts";
import { Listener } from "./listener.ts";
import { SignIn, type Confirm } from "./signIn.ts";
import { Watches } from "./watches.ts";

/** What the upstream says to those who may not listen; anything else may pass. */
const refusal = "unauthorized";

/** Milliseconds until the next try where socket.io makes none itself: 1 s to 5 s (RT-07). */
const retryDelay = (): number => 1000 + Math.random() * 4000;

export interface UserSocketOptions {
  /** Opens a socket with the credentials of a sign-in. */
  connect: (session: Session) => Socket;
  confirm: Confirm;
  /** Called when the platform rejects a session, at once or later. */
  refused: (session: Session) => void;
  /** Called once, when it closes for good. */
  ended: () => void;
  log: Logger;
}

/**
 * The one upstream socket of a user and all that listens on it, whichever of the user's sign-ins it came with; closes
 * with the last listener. It carries the credentials of one sign-in. When the platform ends that one, its listeners end,
 * and the socket is reopened with another session that is left.
 */
export class UserSocket {
  readonly #options: UserSocketOptions;
  readonly #signIns = new Map<string, SignIn>();
  readonly #watches = new Watches();
  #carrier: SignIn | null = null;
  #socket: Socket | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isOver = false;

  constructor(options: UserSocketOptions) {
    this.#options = options;
  }

  readonly #confirm: Confirm = async (session) => {
    const isGood = await this.#options.confirm(session);
    if (!isGood) this.#options.refused(session);
    return isGood;
  };

  listen(session: Session, channel: string, listening: Listening): EventQueue<RealtimeEvent> {
    const key = keyOf(session);
    const signIn = this.#signIns.get(key) ?? new SignIn(session, this.#confirm);
    const listener = new Listener(channel, listening, () => this.#leave(key, signIn, listener));
    signIn.listeners.add(listener);
    this.#signIns.set(key, signIn);
    if (this.#socket === null) this.#open(signIn);
    if (listener.watch !== null && this.#watches.add(listener.watch)) this.#emit("watch", listener.watch);
    return listener.queue;
  }

  /** Ends all that listens with these credentials. */
  signedOut(session: Session): void {
    this.#signIns.get(keyOf(session))?.end();
  }

  /** Ends everything. */
  end(): void {
    this.#isOver = true;
    for (const signIn of this.#signIns.values()) signIn.end();
  }

  #leave(key: string, signIn: SignIn, listener: Listener): void {
    signIn.listeners.delete(listener);
    if (listener.watch !== null && this.#watches.drop(listener.watch)) this.#emit("unwatch", listener.watch);
    if (signIn.listeners.size > 0) return;
    this.#signIns.delete(key);
    const [next] = this.#signIns.values();
    if (next === undefined) {
      this.#close();
      this.#options.ended();
    } else if (signIn === this.#carrier && !this.#isOver) this.#open(next);
  }

  #close(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#socket?.disconnect();
    this.#socket = null;
  }

  /** Connects with the credentials of this sign-in, in the place of whatever was there. */
  #open(carrier: SignIn): void {
    const { connect, log } = this.#options;
    let mayHaveMissed = this.#socket !== null;
    this.#close();
    this.#carrier = carrier;
    const socket = connect(carrier.session);
    this.#socket = socket;
    socket.on("connect", () => {
      carrier.confirmed();
      for (const watch of this.#watches.all()) socket.emit("watch", watch);
      if (mayHaveMissed && !socket.recovered) for (const signIn of this.#signIns.values()) signIn.missed();
      mayHaveMissed = true;
    });
    socket.on("connect_error", (error) => {
      log.warn({ err: error }, "realtime connection failed");
      // socket.io retries after connection errors, but not when the server refused.
      if (socket.active) return;
      if (error.message === refusal) this.#refused(carrier);
      else this.#retry = setTimeout(() => socket.connect(), retryDelay());
    });
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") this.#refused(carrier);
    });
    // Of no use to anybody but those who look for faults.
    socket.on("issue_locker", (payload: unknown) => log.debug({ payload }, "issue_locker"));
    socket.onAny((channel: string, data: unknown) => {
      // The platform ends this socket with its sign-in: who hears by it is signed in.
      carrier.confirmed();
      for (const signIn of this.#signIns.values()) signIn.deliver(channel, data);
    });
  }

  #refused(carrier: SignIn): void {
    this.#options.refused(carrier.session);
    carrier.end();
  }

  /** What is asked for before the connection is open is sent once it is. */
  #emit(event: "watch" | "unwatch", watch: Watch): void {
    if (this.#socket?.connected === true) this.#socket.emit(event, watch);
  }
}
