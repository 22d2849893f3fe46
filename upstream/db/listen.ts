import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/**
 * Listens for the notifications of a channel until the returned function is called.
 * @param onConnect called at each new connection; notifications since the previous one are lost
 */
export type Listen = (
  channel: string,
  onNotice: (payload: string) => void,
  onConnect: () => void,
) => Promise<() => Promise<void>>;

/** In ms. */
const RETRY = 1000;
/** In ms. */
const CONNECT_TIMEOUT = 10_000;
/** In ms. The operating system then notices within 20 s that the host has disappeared; its own default is two hours. */
const KEEP_ALIVE_DELAY = 10_000;

/** Listens to each channel on a separate connection, which is opened again when it is lost. */
export function listenOnServer(connectionString: string, onLost: (error: Error) => void): Listen {
  return async (channel, onNotice, onConnect) => {
    let isStopped = false;
    let client: pg.Client | null = null;

    const open = async (): Promise<void> => {
      const opened = new pg.Client({
        connectionString,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
        connectionTimeoutMillis: CONNECT_TIMEOUT,
      });
      const lost = new Promise<void>((resolve) => opened.once("end", () => resolve()));
      opened.on("error", onLost);
      opened.on("notification", ({ payload = "" }) => onNotice(payload));
      try {
        await opened.connect();
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        void opened.end();
        throw error;
      }
      client = opened;
      if (isStopped) return opened.end();
      void lost.then(reopen);
      onConnect();
    };
    const reopen = async (): Promise<void> => {
      for (;;) {
        await wait(RETRY);
        if (isStopped) return;
        try {
          return await open();
        } catch (error) {
          onLost(error instanceof Error ? error : new Error(String(error)));
        }
      }
    };

    await open();
    return async () => {
      isStopped = true;
      await client?.end();
    };
  };
}
