import { type Bundle, buildStale } from "./lib/bundles.ts";
import { main, ScriptError } from "./lib/fail.ts";
import { generateDerived } from "./lib/generate.ts";
import { checkPortIsFree } from "./lib/ports.ts";
import { startGateway, startUpstream, stopAll, stopRequested } from "./lib/product.ts";
import type { Server } from "./lib/server.ts";
import { readSettings } from "./lib/settings.ts";
import { welcome } from "./lib/welcome.ts";

/** Time until a progress message is printed. */
const NOTICE_DELAY_MS = 5000;

/** Starts the whole product and runs until it is stopped. */
await main(async () => {
  const settings = readSettings(process.env);
  const stop = stopRequested();
  await checkPortIsFree(settings.port, settings.host, "PORT");
  if (settings.upstreamPort !== null) await checkPortIsFree(settings.upstreamPort, "127.0.0.1", "UPSTREAM_PORT");

  await generateDerived();
  if ((await Promise.race([stop, buildStale(logBuild)])) === "stop") return 0;

  const running: Server[] = [];
  try {
    for (const start of [startUpstream, startGateway]) {
      const server = start(settings);
      if (server === null) continue;
      // The gateway depends on the upstream, so it is started last and stopped first.
      running.unshift(server);
      const timer = setTimeout(() => console.log(server.progressMessage()), NOTICE_DELAY_MS);
      if ((await Promise.race([stop, server.ready().finally(() => clearTimeout(timer))])) === "stop") return 0;
    }
    console.log(await welcome(settings, settings.publicUrl));
    const ended = await Promise.race([stop, ...running.map(waitForUnexpectedExit)]);
    if (ended === "stop") return 0;
    throw new ScriptError(ended);
  } finally {
    await stopAll(running);
  }
});

function logBuild(bundle: Bundle): void {
  console.log(`Building the ${bundle.name} ...`);
}

async function waitForUnexpectedExit(server: Server): Promise<string> {
  const code = await server.exited;
  return `The ${server.name} ended unexpectedly (${code === null ? "by a signal" : `exit code ${code}`}).`;
}
