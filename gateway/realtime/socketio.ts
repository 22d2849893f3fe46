import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { io, type Socket } from "socket.io-client";
import { RestError } from "../rest/error.ts";
import { hasCredentials, keyOf, type Session } from "../rest/session.ts";
import type { EventQueue } from "./eventQueue.ts";
import type { Listening, RealtimeEvent, RealtimeHub } from "./hub.ts";
import type { Confirm } from "./signIn.ts";
import { UserSocket } from "./userSocket.ts";

export interface RealtimeHubOptions {
  /** Address of the realtime host, without /realtime. */
  url: URL;
  /** Asked before an event goes to a sign-in that is not the one that the socket was opened with. */
  confirm: Confirm;
  log: Logger;
}

/** How many sign-ins are known by their user; one that is forgotten is asked after again. */
const knownLimit = 10_000;

/** The times of Retries after 1 s to 5 s with jitter, which is half of 2 s and more, and 20 s to connect. */
const connection = {
  path: "/realtime",
  transports: ["websocket"],
  reconnectionDelay: 2000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  forceNew: true,
};

/** Sockets to the platform's socket.io server, one per signed-in user. */
export function createRealtimeHub({ url, confirm, log }: RealtimeHubOptions): RealtimeHub {
  const sockets = new Map<number, UserSocket>();
  /** Whom sign-ins belong to, which never changes: so a subscription does not ask what the page has just asked. */
  const users = new LRUCache<string, number>({ max: knownLimit });

  function listen(session: Session, user: number, channel: string, listening: Listening): EventQueue<RealtimeEvent> {
    if (!hasCredentials(session)) {
      throw new RestError("realtime: unauthorized", { call: "realtime", failure: "status", status: 401 });
    }
    let socket = sockets.get(user);
    if (socket === undefined) {
      const ended = () => void sockets.delete(user);
      const refused = (refusedSession: Session) => void users.delete(keyOf(refusedSession));
      sockets.set(user, (socket = new UserSocket({ connect: (as) => connect(url, as), confirm, refused, ended, log })));
    }
    return socket.listen(session, channel, listening);
  }

  return {
    forSession: (session) => ({
      get user() {
        return users.get(keyOf(session)) ?? null;
      },
      knownAs: (user) => void users.set(keyOf(session), user),
      events: (user, channel, listening = {}) => listen(session, user, channel, listening),
      signedOut() {
        users.delete(keyOf(session));
        for (const socket of sockets.values()) socket.signedOut(session);
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
  return io(url.origin, { ...connection, extraHeaders });
}
