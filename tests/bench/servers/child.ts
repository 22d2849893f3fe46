import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server of the bench tells of itself. */
export interface Usage {
  /** Processor time of the process so far, user and system, in microseconds. */
  cpu: number;
  /** Most memory it ever held, in bytes. */
  peakMemory: number;
  /** Calls it has answered, for the replay upstream. */
  calls: number;
}

/** Tells the parent where the server listens, and how much it has used whenever it asks. */
export function report(url: string, calls: () => number = () => 0): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, peakMemory: process.resourceUsage().maxRSS * 1024, calls: calls() } satisfies Usage);
  });
  // Without its parent it has nothing to do.
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
