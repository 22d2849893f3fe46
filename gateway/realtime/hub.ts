import type { Session } from "../rest/session.ts";

/** The platform's realtime events for one caller. */
export interface Realtime {
  /**
   * Events of one channel from now on, each with the data that the upstream sent. The upstream's socket is opened with
   * the first listener of this user and closed with the last (D-183). Ends when the iterator is returned, the upstream
   * refuses the caller, or the gateway drains.
   * @param channel the upstream's event name, such as `User7_channel_user_notifications`
   * @throws RestError (401) for guests
   */
  events(channel: string): AsyncIterableIterator<unknown>;
}

/** All upstream sockets of this gateway: one per signed-in caller, shared by all that listens for that caller. */
export interface RealtimeHub {
  forSession(session: Session): Realtime;
  /** Ends all iterators and closes all sockets. */
  close(): void;
}
