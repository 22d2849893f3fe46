import { claimDataFolder } from "./dataFolder.ts";
import type { Upstream } from "./server.ts";
import { readSettings, type Settings } from "./settings.ts";
import { startFailure } from "./startFailure.ts";

/** Reports the progress of the start to the parent process, as one line of JSON. */
function say(notice: { event: "first-start" } | { event: "ready"; url: string }): void {
  process.stdout.write(`${JSON.stringify(notice)}\n`);
}

async function start(settings: Settings): Promise<Upstream> {
  await claimDataFolder(settings.dataDir);
  // Loading it takes longer than everything above, which may refuse to start.
  const { createUpstream } = await import("./server.ts");
  const upstream = await createUpstream({ ...settings.options, onFirstStart: () => say({ event: "first-start" }) });
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
  const breakOff = (reason: string, error?: unknown) => {
    log.warn({ err: error }, reason);
    process.exit(1);
  };
  const stop = () => {
    if (stopping) {
      breakOff("ended at the second signal, before everything was finished");
    }
    stopping = true;
    setTimeout(() => breakOff("ended by SHUTDOWN_TIMEOUT, before everything was finished"), timeout).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => breakOff("closing failed", error),
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
  say({ event: "ready", url: upstream.url });
} catch (error) {
  process.stderr.write(`${startFailure(error, settings)}\n`);
  process.exit(1);
}
