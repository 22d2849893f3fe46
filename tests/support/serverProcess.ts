import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { compileCache, fromRoot } from "../../scripts/lib/paths.ts";

/** The gateway or the upstream as a separate process, as in production. */
export interface ServerProcess {
  readonly pid: number;
  signal(name: "SIGTERM" | "SIGKILL"): void;
  /** Resolves when the process has ended; `code` is null when a signal ended it. */
  readonly ended: Promise<{ code: number | null; output: string }>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<{ code: number | null; output: string }>;
}

/** The server to start. */
export interface ServerProcessOptions {
  module: "gateway/main.ts" | "upstream/main.ts";
  /** All settings of the process. */
  settings: Record<string, string>;
  /** Address that responds with 200 once it is ready. */
  readyUrl: string;
}

const READY_LIMIT_MS = 120_000;
const POLL_MS = 50;

/** Starts a server and resolves when it is ready. @throws Error with its output when it ends before, or takes too long */
export async function startServerProcess({ module, settings, readyUrl }: ServerProcessOptions): Promise<ServerProcess> {
  const env = { ...compileCache, PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", ...settings };
  const child = spawn(process.execPath, [module], { cwd: fromRoot(), env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const killChild = (): void => void child.kill("SIGKILL");
  process.once("exit", killChild);
  const ended = once(child, "close").then(() => {
    process.off("exit", killChild);
    return { code: child.exitCode, output };
  });
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await responds(readyUrl))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${module} ended: ${output}`);
    if (Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${module} was not ready in time: ${output}`);
    }
    await wait(POLL_MS);
  }
  return {
    pid: child.pid ?? 0,
    signal: (name) => void child.kill(name),
    ended,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
