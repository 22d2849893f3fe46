import { createServer } from "node:net";
import { ScriptError } from "./fail.ts";

/**
 * Checks that a port is free before anything is built or started.
 * @param setting name of the setting that defines the port
 * @throws ScriptError when another program uses the port, or the address cannot be used
 */
export function checkPortIsFree(port: number, host: string, setting: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once("error", (error: NodeJS.ErrnoException) => reject(new ScriptError(errorMessage(error.code, port, host, setting))));
  probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  return promise;
}

function errorMessage(code: string | undefined, port: number, host: string, setting: string): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program; set ${setting} to a free one.`;
    case "EACCES":
      return `Port ${port} may not be used by this user; set ${setting} to another one.`;
    default:
      return `Nothing can listen on ${host}:${port} (${code ?? "unknown reason"}); check HOST and ${setting}.`;
  }
}
