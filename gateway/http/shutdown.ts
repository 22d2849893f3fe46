import type { Logger } from "pino";

interface Closable {
  close(): Promise<void>;
  log: Logger;
}

/**
 * Closes the gateway on SIGTERM and SIGINT and exits with 0. A second signal, an error, and a time-out exit at once with 1.
 * @param timeout milliseconds after which running operations are aborted
 */
export function closeOnSignals({ close, log }: Closable, timeout: number): void {
  let closing = false;
  const exitWithFailure = (reason: string, error?: unknown): void => {
    log.warn({ err: error }, reason);
    process.exit(1);
  };
  const stop = (): void => {
    if (closing) return exitWithFailure("ended at the second signal, before everything was finished");
    closing = true;
    setTimeout(() => exitWithFailure("ended by SHUTDOWN_TIMEOUT, before everything was finished"), timeout).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => exitWithFailure("closing failed", error),
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
