import { spawn } from "node:child_process";
import { main } from "./lib/fail.ts";
import { generateDerived } from "./lib/generate.ts";
import { packageProgram, root } from "./lib/paths.ts";
import { checkPortIsFree } from "./lib/ports.ts";
import { startGateway, startUpstream, stopAll, stopRequested } from "./lib/product.ts";
import { regenerateOnChange } from "./lib/regenerate.ts";
import type { Server } from "./lib/server.ts";
import { readSettings, type Settings } from "./lib/settings.ts";
import { welcome } from "./lib/welcome.ts";

/** Address of Vite's dev server (web/vite.config.ts). */
const viteAddress = "http://localhost:5173";

/**
 * Runs the product with hot reload: Vite serves the web client, both servers restart on changes, and generated files are
 * updated when their sources change.
 */
await main(async () => {
  const settings = readSettings(process.env);
  const stop = stopRequested();
  await checkPortIsFree(settings.port, settings.host, "PORT");
  if (settings.upstreamPort !== null) await checkPortIsFree(settings.upstreamPort, "127.0.0.1", "UPSTREAM_PORT");
  await generateDerived();
  const running: Server[] = [];
  try {
    for (const start of [startUpstream, startGateway]) {
      const server = start(settings, true);
      if (server === null) continue;
      running.unshift(server);
      if ((await Promise.race([stop, server.ready()])) === "stop") return 0;
    }
    regenerateOnChange();
    const web = serveWeb(settings);
    console.log(await welcome(settings, viteAddress));
    await Promise.race([stop, web]);
    return 0;
  } finally {
    await stopAll(running);
  }
});

/** Resolves when Vite exits. Its dev server proxies /graphql and other backend paths to the gateway. */
function serveWeb({ gatewayUrl }: Settings): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const vite = spawn(packageProgram("vite"), ["--config", "web/vite.config.ts", "--clearScreen", "false", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, GATEWAY_URL: gatewayUrl },
    stdio: "inherit",
  });
  vite.once("close", () => resolve());
  process.once("exit", () => vite.kill());
  return promise;
}
