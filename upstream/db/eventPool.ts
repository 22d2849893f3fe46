import pg from "pg";

type OnConnected = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * The connections of socket.io's adapter: one listens for the events of other nodes, the other sends events.
 *
 * The adapter opens another connection when PostgreSQL ends the one that listens, but never returns the old one. Nor does it
 * return one that it is given after it was closed. Both are returned here, because end() waits for every connection.
 */
export class EventPool extends pg.Pool {
  #isClosed = false;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | void {
    return callback === undefined ? this.#connectListener() : super.connect(callback);
  }

  /** Call this before closing the adapter. */
  close(): void {
    this.#isClosed = true;
  }

  async #connectListener(): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (this.#isClosed) {
      client.release();
      // The adapter would answer an error with another attempt.
      return new Promise(() => undefined);
    }
    // The adapter removes this listener before it returns the connection itself.
    client.once("end", () => client.release(true));
    return client;
  }
}
