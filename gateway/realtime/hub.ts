/** The platform's realtime events for one caller. */
export interface Realtime {
  /**
   * Events of one channel from now on. The upstream's socket is opened with the first listener of this user and closed
   * with the last (D-183). Ends when the iterator is returned, the caller signs out or the node drains.
   * @param channel the upstream's event name, such as `User7_channel_user_notifications`
   * @throws RestError (401) for guests
   */
  events(channel: string): AsyncIterableIterator<unknown>;
}
