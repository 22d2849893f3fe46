import type { Logger } from "pino";
import type { Socket } from "socket.io-client";
import { RestError } from "../rest/error.ts";
import { getSessionKey, type Session } from "../rest/session.ts";
import type { EventQueue } from "./eventQueue.ts";
import type { ListenOptions, RealtimeEvent, Since, Watch } from "./hub.ts";
import { Listener, type IncomingEvent } from "./listener.ts";
import { requestMissedEvents } from "./missedEvents.ts";
import { UserSession, type ConfirmSession } from "./userSession.ts";
import { MAX_WATCHES, Watches } from "./watches.ts";

/** The upstream's message to callers without permission; all other errors may be temporary. */
const unauthorizedMessage = "unauthorized";

/** Milliseconds until the next attempt when socket.io does not retry itself: 1 s to 5 s (RT-07). */
const getRetryDelay = (): number => 1000 + Math.random() * 4000;

/**
 * The maximum wait of a new listener for the socket of a platform without numbers before it gets a gap, in ms.
 * Clients read their data when they subscribe, or a second later after a reconnect; they would miss events before a socket
 * that opens later.
 */
const MAX_OPENING_TIME = 1000;

/** A platform that numbers its events sends a greeting when the socket opens. Without one after this time in ms, it does not. */
const GREETING_TIMEOUT = 1000;

/** Whether the platform numbers its events; unknown until it has greeted a new connection. */
type Numbering = "unknown" | "numbered" | "unnumbered";

export interface UserSocketOptions {
  /** Opens a socket with the credentials of a session. */
  connect: (session: Session) => Socket;
  confirm: ConfirmSession;
  /** Called when the platform rejects a session, at once or later. */
  onRejected: (session: Session) => void;
  /** Called once, when it closes for good. */
  onEnded: () => void;
  log: Logger;
}

/**
 * The single upstream socket of a user and all its listeners, from any of the user's sessions. It closes with the last
 * listener. It uses the credentials of one session. When the platform ends that session, its listeners end, and the socket is
 * reopened with another remaining session.
 *
 * If events are numbered, listeners miss none: those that began before the socket was open or continue from an earlier point, and
 * all of them after a lost connection, first get the events that the platform has sent meanwhile. A gap is reported if the platform
 * no longer has these events, or does not number them.
 */
export class UserSocket {
  readonly #options: UserSocketOptions;
  readonly #sessions = new Map<string, UserSession>();
  readonly #watches = new Watches();
  #socketSession: UserSession | null = null;
  #socket: Socket | null = null;
  #retry: NodeJS.Timeout | null = null;
  #hasEnded = false;
  #numbering: Numbering = "unknown";
  /** The number of the last event of this connection; null before the platform has sent it. */
  #lastNumber: number | null = null;
  /** Counts connections, so that a response from a previous connection is ignored. */
  #connection = 0;

  constructor(options: UserSocketOptions) {
    this.#options = options;
  }

  readonly #confirm: ConfirmSession = async (session) => {
    const isValid = await this.#options.confirm(session);
    if (!isValid) this.#options.onRejected(session);
    return isValid;
  };

  /** @throws RestError (429) for a watch beyond those that the platform accepts, because it would stay without events */
  listen(session: Session, channel: string, options: ListenOptions): EventQueue<RealtimeEvent> {
    if (options.watch !== undefined && !this.#watches.accepts(options.watch)) {
      const detail = `You can watch at most ${MAX_WATCHES} posts and feeds at once.`;
      throw new RestError("realtime: too many watches", { call: "realtime", failure: "status", status: 429, detail });
    }
    const key = getSessionKey(session);
    const userSession = this.#sessions.get(key) ?? new UserSession(session, this.#confirm);
    const listener = new Listener(channel, options, () => this.#removeListener(key, userSession, listener));
    userSession.listeners.add(listener);
    this.#sessions.set(key, userSession);
    if (this.#socket === null) this.#open(userSession);
    if (listener.watch !== null && this.#watches.add(listener.watch)) this.#emit("watch", listener.watch);
    if (this.#socket?.connected === true) this.#begin(userSession, listener);
    return listener.queue;
  }

  /** Starts a listener on an open socket. */
  #begin(userSession: UserSession, listener: Listener): void {
    const mayHaveMissed = listener.position !== null || listener.startedAt < Date.now() - MAX_OPENING_TIME;
    if (this.#numbering === "unnumbered" && mayHaveMissed) listener.reportGap();
    if (this.#numbering !== "numbered") return;
    if (listener.watch !== null || listener.isResumed) this.#catchUp([[userSession, listener]]);
    else listener.advance(this.#lastNumber ?? 0);
  }

  /** Ends all listeners with these credentials. */
  endSession(session: Session): void {
    this.#sessions.get(getSessionKey(session))?.end();
  }

  /** Ends everything. */
  end(): void {
    this.#hasEnded = true;
    for (const userSession of this.#sessions.values()) userSession.end();
  }

  #removeListener(key: string, userSession: UserSession, listener: Listener): void {
    userSession.listeners.delete(listener);
    if (listener.watch !== null && this.#watches.remove(listener.watch)) this.#emit("unwatch", listener.watch);
    if (userSession.listeners.size > 0) return;
    this.#sessions.delete(key);
    const [next] = this.#sessions.values();
    if (next === undefined) {
      this.#close();
      this.#options.onEnded();
    } else if (userSession === this.#socketSession && !this.#hasEnded) {
      this.#open(next);
    }
  }

  #close(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#socket?.disconnect();
    this.#socket = null;
  }

  #allListeners(): [UserSession, Listener][] {
    return [...this.#sessions.values()].flatMap((userSession) =>
      [...userSession.listeners].map((listener): [UserSession, Listener] => [userSession, listener]),
    );
  }

  /** Connects with the credentials of this session, replacing any existing connection. */
  #open(socketSession: UserSession): void {
    const { connect, log } = this.#options;
    let mayHaveMissed = this.#socket !== null;
    /** Called when the platform turns out not to number its events. */
    let settle = (): void => undefined;
    this.#close();
    this.#socketSession = socketSession;
    const socket = connect(socketSession.session);
    this.#socket = socket;
    socket.on("connect", () => {
      socketSession.confirmed();
      for (const watch of this.#watches.all()) socket.emit("watch", watch);
      this.#connection += 1;
      this.#numbering = "unknown";
      this.#lastNumber = null;
      const startedBefore = mayHaveMissed ? Infinity : Date.now() - MAX_OPENING_TIME;
      mayHaveMissed = true;
      settle = () => {
        clearTimeout(greeting);
        settle = () => undefined;
        this.#numbering = "unnumbered";
        if (!socket.recovered) for (const userSession of this.#sessions.values()) userSession.reportGap(startedBefore);
      };
      const greeting = setTimeout(() => settle(), GREETING_TIMEOUT).unref();
    });
    socket.on("position", (greeting: unknown) => {
      const sequence: unknown = Reflect.get(Object(greeting), "sequence");
      if (typeof sequence !== "number") return;
      settle = () => undefined;
      this.#numbering = "numbered";
      this.#lastNumber = Math.max(this.#lastNumber ?? 0, sequence);
      this.#catchUp(this.#allListeners());
    });
    socket.on("connect_error", (error) => {
      log.warn({ err: error }, "realtime connection failed");
      // socket.io retries after connection errors, but not when the server rejected the connection.
      if (socket.active) return;
      if (error.message === unauthorizedMessage) this.#onRejected(socketSession);
      else this.#retry = setTimeout(() => socket.connect(), getRetryDelay());
    });
    socket.on("disconnect", (reason) => {
      settle = () => undefined;
      this.#recordPositions();
      if (reason === "io server disconnect") this.#onRejected(socketSession);
    });
    // Only for debugging.
    socket.on("issue_locker", (payload: unknown) => log.debug({ payload }, "issue_locker"));
    socket.onAny((channel: string, data: unknown, number: unknown) => {
      if (channel === "position") return;
      // The platform closes this socket when its session ends, so an event proves that the session is valid.
      socketSession.confirmed();
      if (typeof number !== "number") settle();
      this.#deliver({ channel, data, number: typeof number === "number" ? number : null });
    });
  }

  #deliver(event: IncomingEvent): void {
    if (event.number !== null) this.#lastNumber = Math.max(this.#lastNumber ?? 0, event.number);
    for (const userSession of this.#sessions.values()) userSession.deliver(event);
  }

  /** Records which events the lost connection has delivered, so that they are not requested again. */
  #recordPositions(): void {
    const last = this.#lastNumber;
    if (this.#numbering !== "numbered" || last === null) return;
    for (const [userSession, listener] of this.#allListeners())
      if (!listener.isBuffering) userSession.whenConfirmed(() => listener.advance(last));
  }

  /** Gets what these listeners have missed; one request for all that have missed the same. */
  #catchUp(waiting: readonly [UserSession, Listener][]): void {
    for (const [, listener] of waiting) listener.startBuffering();
    // Those that begin now share a request, although they began at slightly different times.
    const startOf = ({ position, isResumed, startedAt }: Listener) => position ?? (isResumed ? `time ${startedAt}` : "now");
    for (const group of Map.groupBy(waiting, ([, listener]) => startOf(listener)).values()) {
      const position = group[0]?.[1].position ?? null;
      const since =
        position === null ? { time: Math.min(...group.map(([, listener]) => listener.startedAt)) } : { after: position };
      void this.#fetchMissed(since, group);
    }
  }

  async #fetchMissed(since: Since, group: readonly [UserSession, Listener][]): Promise<void> {
    const [socket, connection] = [this.#socket, this.#connection];
    if (socket === null) return;
    const missed = await requestMissedEvents(socket, since);
    // After another connection was made, its request is the one that counts.
    if (connection !== this.#connection || !socket.connected) return;
    for (const [userSession, listener] of group) userSession.whenConfirmed(() => listener.catchUp(missed));
  }

  #onRejected(socketSession: UserSession): void {
    this.#options.onRejected(socketSession.session);
    socketSession.end();
  }

  /** Requests made before the connection is open are sent once it is. */
  #emit(event: "watch" | "unwatch", watch: Watch): void {
    if (this.#socket?.connected === true) this.#socket.emit(event, watch);
  }
}
