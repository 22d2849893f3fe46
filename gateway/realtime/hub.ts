import type { Session } from "../rest/session.ts";

/** One event of a listener. */
export interface RealtimeEvent {
  /** Counts from 1 for each listener. A jump says that events were missed in between. */
  readonly sequence: number;
  /** True when the connection was lost: events may have been missed. Then there is no data. */
  readonly isGap: boolean;
  /** What the upstream sent, as it came. */
  readonly data: unknown;
}

/** What the upstream is asked to announce besides the user's own events; an upstream without such events ignores it. */
export type Watch = { readonly post: { readonly type: string; readonly id: number } } | { readonly feed: string | null };

export interface Listening {
  /** Only events of which this is true; they alone are counted. All when left out. */
  readonly accepts?: (data: unknown) => boolean;
  /** Asked for while anybody listens, and again on each new connection. */
  readonly watch?: Watch;
}

/** The platform's realtime events for one caller. */
export interface Realtime {
  /** Whom the platform has said the sign-in belongs to; null while it has not been asked. */
  readonly user: number | null;
  /** The platform has said whom the sign-in belongs to. */
  knownAs(user: number): void;
  /**
   * Events of one channel from now on. The upstream's socket is opened with the user's first listener, shared by all of
   * them and closed with the last. Ends when the iterator is returned, the caller is signed out, the upstream
   * refuses the caller, or the gateway drains.
   * @param user whom the upstream says the caller is
   * @param channel the upstream's event name, such as `User7_channel_user_notifications`
   * @throws RestError (401) for guests
   */
  events(user: number, channel: string, listening?: Listening): AsyncIterableIterator<RealtimeEvent>;
  /** Ends all subscriptions of this session; other sessions of the same user continue. */
  signedOut(): void;
}

/** All upstream sockets of this gateway: one per signed-in user, shared by all that listens for that user. */
export interface RealtimeHub {
  forSession(session: Session): Realtime;
  /** Ends all iterators and closes all sockets. */
  close(): void;
}
