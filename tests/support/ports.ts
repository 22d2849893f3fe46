import { createServer } from "node:net";

/** @returns a free port of 127.0.0.1, for programs that cannot choose one themselves */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => (address === null || typeof address === "string" ? reject(new Error("No port.")) : resolve(address.port)));
  });
  return promise;
}
