import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Resource usage reported by a server of the bench. */
export interface Usage {
  /** CPU time of the process so far, user and system, in microseconds. */
  cpu: number;
  /** Peak memory, in bytes. */
  peakMemory: number;
  /** Number of handled calls, for the replay upstream. */
  calls: number;
  /** Memory of JavaScript in bytes, after a full collection if the process runs with `--expose-gc`. */
  heap: number;
  /** Like `cpu`, after that collection. */
  cpuAfter: number;
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Sends the server's address to the parent process, and its usage on request. */
export function report(url: string, calls: () => number = () => 0): void {
  process.on("message", (message) => {
    if (message !== "usage") return;
    const cpu = cpuTime();
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({
      cpu,
      peakMemory: process.resourceUsage().maxRSS * 1024,
      calls: calls(),
      heap: heapUsed + external,
      cpuAfter: cpuTime(),
    } satisfies Usage);
  });
  // Exits with the parent process.
  process.on("disconnect", () => process.exit(0));
  process.send?.({ url });
}

/** Listens on a free port. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Address of the replay upstream. */
export const upstreamUrl = new URL(process.env["BENCH_UPSTREAM"] ?? "http://127.0.0.1:9");
