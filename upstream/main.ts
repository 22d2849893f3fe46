import { claimFolder } from "./dataFolder.ts";
import type { Upstream } from "./server.ts";
import { readSettings, type Settings } from "./settings.ts";
import { explainStartFailure } from "./startFailure.ts";

/** Reports the progress of the start to the parent process, as one line of JSON. */
function printNotice(notice: { event: "first-start" } | { event: "ready"; url: string }): void {
  process.stdout.write(`${JSON.stringify(notice)}\n`);
}

async function start(settings: Settings): Promise<Upstream> {
  await claimFolder("DATA_DIR", settings.dataDir);
  await claimFolder("DATA_DIR/files", settings.options.filesDir);
  // The server is slow to load, so it is imported only after the settings and the folders were checked.
  const { createUpstream } = await import("./server.ts");
  const upstream = await createUpstream({ ...settings.options, onFirstStart: () => printNotice({ event: "first-start" }) });
  try {
    await upstream.listen(settings.port, settings.host);
    return upstream;
  } catch (error) {
    await upstream.close();
    throw error;
  }
}

/** Exits with 0 when everything is closed; at a second signal, after an error and on a timeout immediately with 1. */
function stopOnSignals({ close, app: { log } }: Upstream, timeout: number): void {
  let stopping = false;
  const abort = (reason: string, error?: unknown) => {
    log.warn({ err: error }, reason);
    process.exit(1);
  };
  const stop = () => {
    if (stopping) abort("ended at the second signal, before everything was finished");
    stopping = true;
    setTimeout(() => abort("ended by SHUTDOWN_TIMEOUT, before everything was finished"), timeout).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => abort("closing failed", error),
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

let settings: Settings | null = null;
try {
  settings = readSettings(process.env);
  const upstream = await start(settings);
  stopOnSignals(upstream, settings.shutdownTimeout);
  printNotice({ event: "ready", url: upstream.url });
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, settings)}\n`);
  process.exit(1);
}
