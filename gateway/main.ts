import { createGateway, type Gateway } from "./server.ts";
import { readSettings, SettingError, type Settings } from "./settings.ts";

/** Why a port cannot be had, by the code of the operating system. */
const sentences: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port, host }) => `PORT ${port} on ${host} is taken by another program; set PORT to a free one.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this account; set PORT to 1024 or more.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

/** Reads settings, listens, and stops cleanly when told to. */
try {
  const gateway = await start(readSettings(process.env));
  // A fault that nobody waits for any more is no reason to drop everybody's requests.
  process.on("unhandledRejection", (error) => gateway.log.error({ err: error }, "unhandled rejection"));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(settings: Settings): Promise<Gateway> {
  try {
    return await createGateway({ settings });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    const sentence = sentences[String(code)]?.(settings);
    throw sentence === undefined ? error : new SettingError(sentence);
  }
}
