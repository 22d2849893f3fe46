import type { Logger } from "pino";
import type { Socket } from "socket.io-client";
import { keyOf, type Session } from "../rest/session.ts";
import type { EventQueue } from "./eventQueue.ts";
import type { Listening, RealtimeEvent, Watch } from "./hub.ts";
import { Listener } from "./listener.ts";
import { UserSession, type Confirm } from "./userSession.ts";
import { Watches } from "./watches.ts";

/** The upstream's message to callers without permission; all other errors may be temporary. */
const refusal = "unauthorized";

/** Milliseconds until the next attempt when socket.io does not retry itself: 1 s to 5 s (RT-07). */
const retryDelay = (): number => 1000 + Math.random() * 4000;

/**
 * How long a new listener may wait for the socket until a gap is reported to it, in milliseconds. Clients read their data when they
 * subscribe, or a second later after a reconnect; what happens before a socket that opens later would be unknown to them.
 */
const openingTime = 1000;

export interface UserSocketOptions {
  /** Opens a socket with the credentials of a session. */
  connect: (session: Session) => Socket;
  confirm: Confirm;
  /** Called when the platform rejects a session, at once or later. */
  refused: (session: Session) => void;
  /** Called once, when it closes for good. */
  ended: () => void;
  log: Logger;
}

/**
 * The single upstream socket of a user and all its listeners, from any of the user's sessions. It closes with the last
 * listener. It uses the credentials of one session. When the platform ends that session, its listeners end, and the socket is
 * reopened with another remaining session.
 */
export class UserSocket {
  readonly #options: UserSocketOptions;
  readonly #sessions = new Map<string, UserSession>();
  readonly #watches = new Watches();
  #socketSession: UserSession | null = null;
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
    const userSession = this.#sessions.get(key) ?? new UserSession(session, this.#confirm);
    const listener = new Listener(channel, listening, () => this.#leave(key, userSession, listener));
    userSession.listeners.add(listener);
    this.#sessions.set(key, userSession);
    if (this.#socket === null) this.#open(userSession);
    if (listener.watch !== null && this.#watches.add(listener.watch)) this.#emit("watch", listener.watch);
    return listener.queue;
  }

  /** Ends all listeners with these credentials. */
  signedOut(session: Session): void {
    this.#sessions.get(keyOf(session))?.end();
  }

  /** Ends everything. */
  end(): void {
    this.#isOver = true;
    for (const userSession of this.#sessions.values()) userSession.end();
  }

  #leave(key: string, userSession: UserSession, listener: Listener): void {
    userSession.listeners.delete(listener);
    if (listener.watch !== null && this.#watches.drop(listener.watch)) this.#emit("unwatch", listener.watch);
    if (userSession.listeners.size > 0) return;
    this.#sessions.delete(key);
    const [next] = this.#sessions.values();
    if (next === undefined) {
      this.#close();
      this.#options.ended();
    } else if (userSession === this.#socketSession && !this.#isOver) this.#open(next);
  }

  #close(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#socket?.disconnect();
    this.#socket = null;
  }

  /** Connects with the credentials of this session, replacing any existing connection. */
  #open(socketSession: UserSession): void {
    const { connect, log } = this.#options;
    let mayHaveMissed = this.#socket !== null;
    this.#close();
    this.#socketSession = socketSession;
    const socket = connect(socketSession.session);
    this.#socket = socket;
    socket.on("connect", () => {
      socketSession.confirmed();
      for (const watch of this.#watches.all()) socket.emit("watch", watch);
      const startedBefore = mayHaveMissed ? Infinity : Date.now() - openingTime;
      if (!socket.recovered) for (const userSession of this.#sessions.values()) userSession.missed(startedBefore);
      mayHaveMissed = true;
    });
    socket.on("connect_error", (error) => {
      log.warn({ err: error }, "realtime connection failed");
      // socket.io retries after connection errors, but not when the server refused.
      if (socket.active) return;
      if (error.message === refusal) this.#refused(socketSession);
      else this.#retry = setTimeout(() => socket.connect(), retryDelay());
    });
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") this.#refused(socketSession);
    });
    // Only for debugging.
    socket.on("issue_locker", (payload: unknown) => log.debug({ payload }, "issue_locker"));
    socket.onAny((channel: string, data: unknown) => {
      // The platform closes this socket when its session ends, so an event proves that the session is valid.
      socketSession.confirmed();
      for (const userSession of this.#sessions.values()) userSession.deliver(channel, data);
    });
  }

  #refused(socketSession: UserSession): void {
    this.#options.refused(socketSession.session);
    socketSession.end();
  }

  /** Requests made before the connection is open are sent once it is. */
  #emit(event: "watch" | "unwatch", watch: Watch): void {
    if (this.#socket?.connected === true) this.#socket.emit(event, watch);
  }
}
