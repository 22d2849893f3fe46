import { NodeWebSocket } from "engine.io-client";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { io, type Socket } from "socket.io-client";
import { createUnauthorizedError } from "../rest/error.ts";
import { hasCredentials, getSessionKey, type Session } from "../rest/session.ts";
import type { EventQueue } from "./eventQueue.ts";
import type { ListenOptions, RealtimeEvent, RealtimeHub } from "./hub.ts";
import type { ConfirmSession } from "./userSession.ts";
import { UserSocket } from "./userSocket.ts";

export interface RealtimeHubOptions {
  /** Address of the realtime host, without /realtime. */
  url: URL;
  /** Called before an event goes to a session other than the one that opened the socket. */
  confirm: ConfirmSession;
  log: Logger;
}

/** Maximum number of sessions that are cached with their user; evicted ones are looked up again. */
const MAX_CACHED_USERS = 10_000;

/**
 * Reports a connection that the other side closes before the handshake is complete as an error, so that socket.io retries. When a
 * server stops after it has accepted the upgrade, but before its first packet, socket.io would wait for the timeout.
 */
class WebSocketTransport extends NodeWebSocket {
  /** @param details only present when the other side has closed it */
  protected override onClose(details?: { description: string; context?: unknown }): void {
    if (details !== undefined && this.socket.readyState === "opening") this.onError("closed before the handshake", details);
    else super.onClose(details);
  }
}

/** Reconnection delays of 1 s to 5 s with jitter (2 s plus or minus half), and 20 s to connect. */
const connection = {
  transports: [WebSocketTransport],
  reconnectionDelay: 2000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  forceNew: true,
};

/** Sockets to the platform's socket.io server, one per signed-in user. */
export function createRealtimeHub({ url, confirm, log }: RealtimeHubOptions): RealtimeHub {
  const sockets = new Map<number, UserSocket>();
  /** The users of sessions, which never change. It saves a subscription the request that the page has just made. */
  const users = new LRUCache<string, number>({ max: MAX_CACHED_USERS });

  function listen(session: Session, user: number, channel: string, options: ListenOptions): EventQueue<RealtimeEvent> {
    if (!hasCredentials(session)) throw createUnauthorizedError("realtime");
    let socket = sockets.get(user);
    if (socket === undefined) {
      const onEnded = () => void sockets.delete(user);
      const onRejected = (rejectedSession: Session) => void users.delete(getSessionKey(rejectedSession));
      sockets.set(user, (socket = new UserSocket({ connect: (as) => connect(url, as), confirm, onRejected, onEnded, log })));
    }
    return socket.listen(session, channel, options);
  }

  return {
    forSession: (session) => ({
      get user() {
        return users.get(getSessionKey(session)) ?? null;
      },
      setUser: (user) => void users.set(getSessionKey(session), user),
      events: (user, channel, options = {}) => listen(session, user, channel, options),
      endSession() {
        users.delete(getSessionKey(session));
        for (const socket of sockets.values()) socket.endSession(session);
      },
    }),
    close() {
      for (const socket of sockets.values()) socket.end();
    },
  };
}

function connect(url: URL, { sid, authorization }: Session): Socket {
  const extraHeaders = {
    "x-requested-with": "XMLHttpRequest",
    ...(sid === null ? {} : { cookie: `sid=${sid}` }),
    ...(authorization === null ? {} : { authorization }),
  };
  return io(url.origin, { ...connection, path: `${url.pathname.replace(/\/$/, "")}/realtime`, extraHeaders });
}
