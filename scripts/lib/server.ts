import { type ChildProcess, spawn } from "node:child_process";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { ScriptError } from "./fail.ts";
import { compileCache, fromRoot, root } from "./paths.ts";

/** The default of SHUTDOWN_TIMEOUT, in seconds, after which servers end by themselves. */
const SHUTDOWN_TIMEOUT = 30;
/** Seconds after it until a server is killed. */
const STOP_RESERVE = 3;
const POLL_MS = 50;

export interface ServerOptions {
  /** Name in messages: "gateway", "upstream". */
  name: string;
  /** Main module, relative to the root. */
  module: string;
  env: Record<string, string>;
  /** Address that returns 200 once the server is ready. */
  readyUrl: string;
  /** Shown if the start takes long. */
  progressMessage: (isFirstStart: boolean) => string;
  notReadyMessage: string;
  readyLimitMs: number;
  /** Restarts the server when a file of its folder changes, SDL included. */
  watch?: boolean;
}

export interface Server {
  name: string;
  progressMessage(): string;
  /** Resolves with the exit code when the process has ended; null when a signal ended it. */
  exited: Promise<number | null>;
  /** Resolves when readyUrl returns 200. @throws ScriptError with the server's error message if it exits first, or on timeout */
  ready(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts one of the product's servers as a process in a separate process group, so that Ctrl-C in a terminal reaches only the
 * script, which stops the servers in order.
 */
export function startServer(options: ServerOptions): Server {
  const exitWithParent = fromRoot("scripts/lib/exitWithParent.ts");
  const env: NodeJS.ProcessEnv = { ...compileCache, ...process.env, ...options.env };
  // Node's watcher forwards Ctrl-C and prints errors of the server itself.
  const child =
    options.watch === true
      ? spawn(process.execPath, [`--watch-path=${dirname(options.module)}`, "--watch-preserve-output", options.module], {
          cwd: root,
          env,
          stdio: ["ignore", "pipe", "inherit"],
        })
      : spawn(process.execPath, ["--import", exitWithParent, options.module], {
          cwd: root,
          env,
          stdio: ["ignore", "pipe", "pipe", "ipc"],
          detached: true,
        });
  let isFirstStart = false;
  forwardOutput(child, (event) => (isFirstStart ||= event === "first-start"));
  const errors = bufferErrors(child);
  const { promise: exited, resolve } = Promise.withResolvers<number | null>();
  let ended = false;
  const end = (code: number | null): void => {
    ended = true;
    resolve(code);
  };
  // 'close' is emitted after all of stderr was read, 'exit' may be emitted earlier.
  child.once("close", end);
  child.once("error", () => end(1));

  return {
    name: options.name,
    progressMessage: () => options.progressMessage(isFirstStart),
    exited,
    async ready() {
      const deadline = Date.now() + options.readyLimitMs;
      while (!(await isReady(options.readyUrl))) {
        if (ended) throw new ScriptError(errors.last() ?? `The ${options.name} ended before it was ready.`);
        if (Date.now() > deadline) throw new ScriptError(options.notReadyMessage);
        await wait(POLL_MS);
      }
      errors.show();
    },
    async stop() {
      if (ended) return;
      child.kill("SIGTERM");
      const limit = new AbortController();
      const seconds = Number(env["SHUTDOWN_TIMEOUT"] || SHUTDOWN_TIMEOUT) + STOP_RESERVE;
      const late = wait(seconds * 1000, "late", { signal: limit.signal }).catch(() => "stopped");
      if ((await Promise.race([exited, late])) === "late") {
        child.kill("SIGKILL");
        await exited;
      }
      limit.abort();
    },
  };
}

/** Log records for this script, which prints more readable messages instead. */
const startEvent = /^\{"event":"(ready|first-start)"/;

function forwardOutput(child: ChildProcess, notice: (event: string) => void): void {
  if (child.stdout === null) return;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const event = startEvent.exec(line)?.[1];
    if (event === undefined) console.log(line);
    else notice(event);
  });
}

interface BufferedErrors {
  /** The error message in the output so far; null if there is none. */
  last(): string | null;
  /** Prints the buffered output and everything that follows. */
  show(): void;
}

/** Buffers the stderr of a starting server, because a failed start is reported in one sentence. */
function bufferErrors(child: ChildProcess): BufferedErrors {
  let text = "";
  let shown = false;
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    if (shown) process.stderr.write(chunk);
    else text += chunk;
  });
  return {
    last: () => extractErrorMessage(text),
    show() {
      shown = true;
      process.stderr.write(text);
      text = "";
    },
  };
}

/**
 * Extracts the error message of a failed program.
 * @param text its complete stderr
 * @returns the message of an error, or the last line that is neither part of a stack nor a log record; null if there is none
 */
export function extractErrorMessage(text: string): string | null {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const errorLine = lines.find((line) => /^\w*Error(?: \[\w+\])?: \S/.test(line));
  if (errorLine !== undefined) return errorLine.replace(/^\w+(?: \[\w+\])?: /, "");
  const sentences = lines.filter((line) => /^[A-Z]/.test(line) && !line.startsWith("Node.js v"));
  return sentences.at(-1) ?? null;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
