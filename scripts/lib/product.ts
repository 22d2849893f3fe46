import { fromRoot } from "./paths.ts";
import { type Server, startServer } from "./server.ts";
import type { Settings } from "./settings.ts";

/** Long, because the first start creates the demo data with pictures and videos. */
const UPSTREAM_READY_MS = 300_000;
const GATEWAY_READY_MS = 30_000;

/** @returns the process of the embedded REST API; null when the settings refer to an external one */
export function startUpstream(settings: Settings, watch = false): Server | null {
  if (settings.upstreamPort === null) return null;
  return startServer({
    name: "upstream",
    module: "upstream/main.ts",
    // Only the gateway connects to it, regardless of HOST.
    env: {
      HOST: "127.0.0.1",
      UPSTREAM_PORT: String(settings.upstreamPort),
      PUBLIC_URL: settings.publicUrl,
      // In development, mails are logged, so that their links work without a mail server.
      ...(watch && !process.env["DEVELOPMENT"] ? { DEVELOPMENT: "true" } : {}),
      ...logSettings(),
    },
    readyUrl: `${settings.upstreamUrl}/readyz`,
    readyLimitMs: UPSTREAM_READY_MS,
    progressMessage: (isFirstStart) =>
      isFirstStart && process.env["SEED_DEMO"] !== "false"
        ? "The REST API is starting; the first start makes the demo data ..."
        : "The REST API is starting ...",
    notReadyMessage: "The embedded REST API did not become ready within five minutes.",
    watch,
  });
}

export function startGateway(settings: Settings, watch = false): Server {
  return startServer({
    name: "gateway",
    module: "gateway/main.ts",
    env: {
      HOST: settings.host,
      PORT: String(settings.port),
      UPSTREAM_URL: settings.upstreamUrl,
      // The default banner story is part of the demo data.
      ...(process.env["SEED_DEMO"] === "false" && process.env["BANNER_STORY_ID"] === undefined ? { BANNER_STORY_ID: "0" } : {}),
      // In development, uses the operations of the last save instead of the last build.
      ...(watch ? { TRUSTED_DOCUMENTS: fromRoot("web/src/__generated__/persisted.json") } : {}),
      ...logSettings(),
    },
    readyUrl: `${settings.gatewayUrl}/readyz`,
    readyLimitMs: GATEWAY_READY_MS,
    progressMessage: () => "The gateway is starting ...",
    notReadyMessage: `The gateway runs but the REST API at ${settings.upstreamUrl} does not respond; check UPSTREAM_URL.`,
    watch,
  });
}

/** Without LOG_LEVEL, hides the log line of each request. */
function logSettings(): Record<string, string> {
  return process.env["LOG_LEVEL"] ? {} : { LOG_LEVEL: "warn" };
}

/** Stops servers one after another in the given order, dependent ones first. */
export async function stopAll(servers: readonly Server[]): Promise<void> {
  for (const server of servers) await server.stop();
}

/** @returns a promise that resolves when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, the end of npm */
export function stopRequested(): Promise<"stop"> {
  const { promise, resolve } = Promise.withResolvers<"stop">();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve("stop"));
  const parent = process.ppid;
  // npm forwards signals unless it is killed itself. Without npm, the process may outlive its parent shell (nohup).
  if (process.env["npm_lifecycle_event"] !== undefined)
    setInterval(() => process.ppid !== parent && resolve("stop"), 1000).unref();
  return promise;
}
