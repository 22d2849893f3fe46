import type { Logger } from "pino";
import { io, type Socket } from "socket.io-client";
import { RestError } from "../rest/error.ts";
import { hasCredentials, type Session } from "../rest/session.ts";
import { EventQueue } from "./eventQueue.ts";
import type { RealtimeHub } from "./hub.ts";

export interface RealtimeHubOptions {
  /** Address of the realtime host, without /realtime. */
  url: URL;
  log: Logger;
}

/** The times of D-182: retries after 1 s to 5 s, 20 s to connect. */
const connection = { path: "/realtime", transports: ["websocket"], reconnectionDelay: 1000, reconnectionDelayMax: 5000, timeout: 20_000, forceNew: true };

/** Sockets to the platform's socket.io server, one per signed-in caller (D-183). */
export function createRealtimeHub({ url, log }: RealtimeHubOptions): RealtimeHub {
  const shared = new Map<string, SharedSocket>();

  function listen(session: Session, channel: string): EventQueue {
    if (!hasCredentials(session)) {
      throw new RestError("realtime: unauthorized", { call: "realtime", failure: "status", status: 401 });
    }
    const key = `${session.sid ?? ""} ${session.authorization ?? ""}`;
    let socket = shared.get(key);
    if (socket === undefined) {
      socket = new SharedSocket(connect(url, session), () => shared.delete(key), log);
      shared.set(key, socket);
    }
    return socket.listen(channel);
  }

  return {
    forSession: (session) => ({ events: (channel) => listen(session, channel) }),
    close() {
      for (const socket of shared.values()) socket.end();
    },
  };
}

function connect(url: URL, { sid, authorization }: Session): Socket {
  const extraHeaders = { "x-requested-with": "XMLHttpRequest", ...(sid === null ? {} : { cookie: `sid=${sid}` }), ...(authorization === null ? {} : { authorization }) };
  return io(url.origin, { ...connection, extraHeaders });
}

/** One upstream socket and all that listens on it; closes with the last listener. */
class SharedSocket {
  readonly #socket: Socket;
  readonly #queues = new Map<EventQueue, string>();
  readonly #ended: () => void;

  constructor(socket: Socket, ended: () => void, log: Logger) {
    this.#socket = socket;
    this.#ended = ended;
    socket.on("connect_error", (error) => {
      // socket.io goes on trying after faults of the connection, but not when the server refused.
      log.warn({ err: error }, "realtime connection failed");
      if (!socket.active) this.end();
    });
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") this.end();
    });
  }

  listen(channel: string): EventQueue {
    const queue = new EventQueue(() => {
      this.#socket.off(channel, push);
      this.#queues.delete(queue);
      if (this.#queues.size === 0) this.end();
    });
    const push = (event: unknown): void => queue.push(event);
    this.#queues.set(queue, channel);
    this.#socket.on(channel, push);
    return queue;
  }

  end(): void {
    this.#ended();
    this.#socket.disconnect();
    for (const queue of this.#queues.keys()) queue.end();
  }
}
