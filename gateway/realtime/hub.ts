import type { Session } from "../rest/session.ts";

/** One event of a listener. */
export interface RealtimeEvent {
  /** Starts at 1 for each listener. A jump means that events were missed in between. */
  readonly sequence: number;
  /** True when events may have been missed. There is no data then. */
  readonly isGap: boolean;
  /** The platform's number of the event, or of the last one before a gap ended; null from a platform without numbers. */
  readonly number: number | null;
  /** The upstream's data, unchanged. */
  readonly data: unknown;
}

/**
 * Events that the upstream is asked to send in addition to the user's own; an upstream without such events ignores the
 * request.
 */
export type Watch = { readonly post: { readonly type: string; readonly id: number } } | { readonly feed: string | null };

/** Where a listener begins: after the event with the platform's number, or at a time in milliseconds since 1970. */
export type Since = { readonly after: number } | { readonly time: number };

export interface ListenOptions {
  /** Filters events; only accepted ones are counted. All are accepted by default. */
  readonly accepts?: (data: unknown) => boolean;
  /** Requested while there is a listener, and again on each new connection. */
  readonly watch?: Watch;
  /** The events since then are sent first. Null to begin now. */
  readonly since?: Since | null;
}

/** The platform's realtime events for one caller. */
export interface Realtime {
  /** The user that the platform has reported for the session; null before that. */
  readonly user: number | null;
  /** Call this when the platform has reported the session's user. */
  setUser(user: number): void;
  /**
   * The events of one channel from now on. The user's first listener opens the upstream socket, all listeners share it, and the
   * last one closes it. The iterator ends when it is returned, the caller signs out, the upstream rejects the caller, or the
   * gateway drains.
   * @param user the caller's user, as the upstream has reported it
   * @param channel the upstream's event name, such as `User7_channel_user_notifications`
   * @throws RestError (401) for guests
   */
  events(user: number, channel: string, options?: ListenOptions): AsyncIterableIterator<RealtimeEvent>;
  /** Ends all subscriptions of this session; other sessions of the same user continue. */
  endSession(): void;
}

/** All upstream sockets of this gateway: one per signed-in user, shared by all of the user's listeners. */
export interface RealtimeHub {
  forSession(session: Session): Realtime;
  /** Ends all iterators and closes all sockets. */
  close(): void;
}
