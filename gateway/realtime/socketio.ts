import type { Logger } from "pino";
import { io, type Socket } from "socket.io-client";
import { RestError } from "../rest/error.ts";
import { hasCredentials, type Session } from "../rest/session.ts";
import type { EventQueue } from "./eventQueue.ts";
import type { Listening, RealtimeEvent, RealtimeHub } from "./hub.ts";
import { SharedSocket } from "./sharedSocket.ts";

export interface RealtimeHubOptions {
  /** Address of the realtime host, without /realtime. */
  url: URL;
  log: Logger;
}

/** The times of D-182: retries after 1 s to 5 s with jitter, which is half of 2 s and more, and 20 s to connect. */
const connection = {
  path: "/realtime",
  transports: ["websocket"],
  reconnectionDelay: 2000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  forceNew: true,
};

/** Sockets to the platform's socket.io server, one per signed-in caller (D-183). */
export function createRealtimeHub({ url, log }: RealtimeHubOptions): RealtimeHub {
  const shared = new Map<string, SharedSocket>();

  function listen(session: Session, channel: string, listening: Listening): EventQueue<RealtimeEvent> {
    if (!hasCredentials(session)) {
      throw new RestError("realtime: unauthorized", { call: "realtime", failure: "status", status: 401 });
    }
    const key = `${session.sid ?? ""} ${session.authorization ?? ""}`;
    let socket = shared.get(key);
    if (socket === undefined) {
      const opened = new SharedSocket(connect(url, session), () => forget(key, opened), log);
      shared.set(key, (socket = opened));
    }
    return socket.listen(channel, listening);
  }

  function forget(key: string, socket: SharedSocket): void {
    if (shared.get(key) === socket) shared.delete(key);
  }

  return {
    forSession: (session) => ({ events: (channel, listening = {}) => listen(session, channel, listening) }),
    close() {
      for (const socket of shared.values()) socket.end();
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
