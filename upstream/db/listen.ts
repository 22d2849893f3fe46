import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** Calls back at each notification of a channel, until the returned function is called. */
export type Listen = (channel: string, onNotice: () => void) => Promise<() => Promise<void>>;

/** In ms. */
const RETRY = 1000;

/**
 * Listens on a connection of its own, which is opened again when it is lost. Notifications in between are lost, so the callback
 * is also called at each new connection.
 */
export function listenOnServer(connectionString: string, onLost: (error: Error) => void): Listen {
  return async (channel, onNotice) => {
    let isStopped = false;
    let client: pg.Client | null = null;

    const open = async (): Promise<void> => {
      const opened = new pg.Client({ connectionString });
      const lost = new Promise<void>((resolve) => opened.once("end", () => resolve()));
      opened.on("error", onLost);
      opened.on("notification", onNotice);
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = opened;
      if (isStopped) return opened.end();
      void lost.then(reopen);
      onNotice();
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
