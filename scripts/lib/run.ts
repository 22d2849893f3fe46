import { spawn } from "node:child_process";
import { basename } from "node:path";
import { ScriptError } from "./fail.ts";
import { root } from "./paths.ts";

export interface RunOptions {
  cwd?: string;
  /** Added to the environment of this process; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  /** Prints the output while the program runs instead of collecting it. */
  show?: boolean;
}

export interface RunResult {
  /** Exit code; 1 when a signal ended the program or it could not be started. */
  code: number;
  /** Interleaved stdout and stderr. Empty with `show`. */
  output: string;
}

/** Runs a program. Never throws: for a program that cannot be started, code is 1 and output the reason. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { promise, resolve } = Promise.withResolvers<RunResult>();
  const child = spawn(command, [...args], {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.show === true ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: string): void => {
    output += chunk;
  };
  child.stdout?.setEncoding("utf8").on("data", collect);
  child.stderr?.setEncoding("utf8").on("data", collect);
  child.on("error", (error) => resolve({ code: 1, output: error.message }));
  child.on("close", (code) => resolve({ code: code ?? 1, output }));
  return promise;
}

/**
 * Runs a program that must succeed.
 * @throws ScriptError with its output when the exit code is not 0
 */
export async function runOrThrow(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new ScriptError(`${[basename(command), ...args].join(" ")} ended with code ${code}.\n${output}`.trim());
  return output;
}
