import { spawn } from "node:child_process";
import { fromRoot } from "../../scripts/lib/paths.ts";

export interface Started {
  /** Resolves with what was printed so far once it matches. Rejects when the script ends before. */
  printed(pattern: RegExp): Promise<string>;
  /** Resolves when the script has ended. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  signal(name: "SIGINT" | "SIGTERM" | "SIGKILL"): void;
}

/** Runs scripts/start.ts as `npm start` does, with these settings and none of this process. */
export function start(settings: Record<string, string>): Started {
  const env = { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", ...settings };
  const child = spawn(process.execPath, ["scripts/start.ts"], { cwd: fromRoot(), env, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  const listeners = new Set<() => void>();
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    stdout += chunk;
    for (const check of listeners) check();
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    stderr += chunk;
  });
  const { promise: ended, resolve } = Promise.withResolvers<{ code: number | null; stdout: string; stderr: string }>();
  child.once("close", (code) => resolve({ code, stdout, stderr }));
  return {
    ended,
    signal: (name) => void child.kill(name),
    async printed(pattern) {
      const { promise, resolve: found } = Promise.withResolvers<string>();
      const check = (): void => {
        if (pattern.test(stdout)) found(stdout);
      };
      listeners.add(check);
      check();
      const early = ended.then(({ code, stderr: output }): never => {
        throw new Error(`npm start ended with code ${String(code)} before it printed ${String(pattern)}: ${output}`);
      });
      try {
        return await Promise.race([promise, early]);
      } finally {
        listeners.delete(check);
        early.catch(() => undefined);
      }
    },
  };
}
