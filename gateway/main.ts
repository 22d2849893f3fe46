import { closeOnSignals } from "./http/shutdown.ts";
import { PathOverrideError } from "./rest/contract.ts";
import { createGateway, type Gateway } from "./server.ts";
import { readSettings, SettingError, type Settings } from "./settings.ts";

/** Explains why the gateway cannot listen on a port, by the error code of the operating system. */
const explanations: Readonly<Record<string, (port: ListenPort, host: string) => string>> = {
  EADDRINUSE: ({ name, port }, host) => `${name} ${port} on ${host} is taken by another program; set ${name} to a free one.`,
  EACCES: ({ name, port }) => `${name} ${port} may not be used by this account; set ${name} to 1024 or more.`,
  EADDRNOTAVAIL: (_port, host) => explainHost(host),
};

const explainHost = (host: string): string => `HOST ${host} is not an address of this machine.`;

/** A port to listen on, and the setting that specifies it. */
interface ListenPort {
  name: "PORT" | "METRICS_PORT";
  port: number;
}

/** Reads settings, listens, and stops cleanly on SIGTERM and SIGINT. */
try {
  const settings = readSettings(process.env);
  const gateway = await start(settings);
  // An unhandled rejection is no reason to drop the requests of all users.
  process.on("unhandledRejection", (error) => gateway.log.error({ err: error }, "unhandled rejection"));
  closeOnSignals(gateway, settings.shutdownTimeout);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(settings: Settings): Promise<Gateway> {
  try {
    return await createGateway({ settings });
  } catch (error) {
    const explanation = error instanceof PathOverrideError ? error.message : explainListening(error, settings);
    throw explanation === null ? error : new SettingError(explanation, { cause: error });
  }
}

/** Null for an error of something else than listening, such as of a connection to a database. */
function explainListening(error: unknown, settings: Settings): string | null {
  const { code, syscall, hostname }: { code?: unknown; syscall?: unknown; hostname?: unknown } = Object(error);
  if (syscall === "getaddrinfo" && hostname === settings.host) return explainHost(settings.host);
  return syscall === "listen" ? (explanations[String(code)]?.(findPort(error, settings), settings.host) ?? null) : null;
}

function findPort(error: unknown, { port, metricsPort }: Settings): ListenPort {
  const isMetrics = error instanceof Error && "port" in error && error.port === metricsPort && metricsPort !== null;
  return isMetrics ? { name: "METRICS_PORT", port: metricsPort } : { name: "PORT", port };
}
