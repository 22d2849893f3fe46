import { claimDataFolder } from "./dataFolder.ts";
import { createUpstream, type Upstream } from "./server.ts";
import { BadSetting, readSettings, type Settings } from "./settings.ts";

/** What whoever starts the program can act on, in one sentence. */
function sentenceOf(error: unknown, settings: Settings | null): string {
  if (error instanceof BadSetting) {
    return error.message;
  }
  const code: unknown = Reflect.get(Object(error), "code");
  if (code === "EADDRINUSE") {
    return `Port ${settings?.port} is taken by another program; set UPSTREAM_PORT to a free one.`;
  }
  if (code === "EACCES" && Reflect.get(Object(error), "syscall") === "listen") {
    return `Port ${settings?.port} may not be used by this account; set UPSTREAM_PORT to another one.`;
  }
  const words = error instanceof Error && error.message !== "" ? error.message : code;
  const reason = typeof words === "string" ? (words.split("\n")[0] ?? "") : "unknown reason";
  const place = settings?.options.databaseUrl === undefined ? `in ${settings?.dataDir}` : "named by DATABASE_URL";
  return `The database ${place} could not be opened: ${reason}.`;
}

async function start(settings: Settings): Promise<Upstream> {
  await claimDataFolder(settings.dataDir);
  const upstream = await createUpstream(settings.options);
  try {
    await upstream.listen(settings.port, settings.host);
    return upstream;
  } catch (error) {
    await upstream.close();
    throw error;
  }
}

function stopOnSignals(upstream: Upstream): void {
  let stopping = false;
  const stop = () => {
    if (!stopping) {
      stopping = true;
      upstream.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    }
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

let settings: Settings | null = null;
try {
  settings = readSettings(process.env);
  const upstream = await start(settings);
  stopOnSignals(upstream);
  process.stdout.write(`${JSON.stringify({ event: "ready", url: upstream.url })}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error, settings)}\n`);
  process.exit(1);
}
