import { type ChildProcess, spawn } from "node:child_process";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "./fail.ts";
import { fromRoot, root } from "./paths.ts";

/** How long a server may take to finish what runs before it is ended. */
const STOP_LIMIT_MS = 15_000;
const POLL_MS = 50;

export interface ServerOptions {
  /** For messages: "gateway", "upstream". */
  name: string;
  /** Its main module, named from the root. */
  module: string;
  env: Record<string, string>;
  /** Address that answers 200 once the server can do its work. */
  readyUrl: string;
  /** What to say when that takes a while. */
  waiting: (isFirstStart: boolean) => string;
  /** What to say when it never answers so. */
  unreadySentence: string;
  readyLimitMs: number;
  /** Restarts the server when a file of its folder changes, SDL included. */
  watch?: boolean;
}

export interface Server {
  name: string;
  /** What to say while it takes a while. */
  waiting(): string;
  /** Resolves when the process has ended; its exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
  /** Resolves when the server answers on its ready address. @throws Refusal when it ends before, in its own words, or is late. */
  ready(): Promise<void>;
  /** Asks it to finish (SIGTERM) and waits for its end. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts one of the product's servers as a process of its own. It gets a process group of its own too: Ctrl-C in
 * a terminal then reaches the script alone, which stops the servers in their order.
 */
export function startServer(options: ServerOptions): Server {
  const lifeline = fromRoot("scripts/lib/lifeline.ts");
  const env = { ...process.env, ...options.env };
  // Node's watcher passes Ctrl-C on and speaks for itself while the server is broken.
  const child =
    options.watch === true
      ? spawn(process.execPath, [`--watch-path=${dirname(options.module)}`, "--watch-preserve-output", options.module], {
          cwd: root,
          env,
          stdio: ["ignore", "pipe", "inherit"],
        })
      : spawn(process.execPath, ["--import", lifeline, options.module], {
          cwd: root,
          env,
          stdio: ["ignore", "pipe", "pipe", "ipc"],
          detached: true,
        });
  let isFirstStart = false;
  passOutput(child, (event) => (isFirstStart ||= event === "first-start"));
  const words = collectWords(child);
  const { promise: exited, resolve } = Promise.withResolvers<number | null>();
  let ended = false;
  const end = (code: number | null): void => {
    ended = true;
    resolve(code);
  };
  // 'close' comes after the last word on stderr, 'exit' may come before it.
  child.once("close", end);
  child.once("error", () => end(1));

  return {
    name: options.name,
    waiting: () => options.waiting(isFirstStart),
    exited,
    async ready() {
      const deadline = Date.now() + options.readyLimitMs;
      while (!(await answers(options.readyUrl))) {
        if (ended) throw new Refusal(words.last() ?? `The ${options.name} ended before it was ready.`);
        if (Date.now() > deadline) throw new Refusal(options.unreadySentence);
        await wait(POLL_MS);
      }
      words.show();
    },
    async stop() {
      if (ended) return;
      child.kill("SIGTERM");
      const limit = new AbortController();
      const late = wait(STOP_LIMIT_MS, "late", { signal: limit.signal }).catch(() => "stopped");
      if ((await Promise.race([exited, late])) === "late") {
        child.kill("SIGKILL");
        await exited;
      }
      limit.abort();
    },
  };
}

/** What a server tells this program about its start; people are told more by the script. */
const NOTICE = /^\{"event":"(ready|first-start)"/;

function passOutput(child: ChildProcess, notice: (event: string) => void): void {
  if (child.stdout === null) return;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const event = NOTICE.exec(line)?.[1];
    if (event === undefined) console.log(line);
    else notice(event);
  });
}

interface Words {
  /** The last whole sentence that is neither part of a stack nor a log record. Null when there is none. */
  last(): string | null;
  /** Passes on what was held back and all that follows. */
  show(): void;
}

/** Holds back what a starting server writes to stderr, because a failure is told in one sentence. */
function collectWords(child: ChildProcess): Words {
  let text = "";
  let shown = false;
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    if (shown) process.stderr.write(chunk);
    else text += chunk;
  });
  return {
    last: () => failureSentence(text),
    show() {
      shown = true;
      process.stderr.write(text);
      text = "";
    },
  };
}

/**
 * Finds what a failed program wanted to tell.
 * @param text all it wrote to stderr
 * @returns the message of an error, or the last line that is neither part of a stack nor a log record; null without one
 */
export function failureSentence(text: string): string | null {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const thrown = lines.find((line) => /^(?:\w*Error|Refusal)(?: \[\w+\])?: \S/.test(line));
  if (thrown !== undefined) return thrown.replace(/^\w+(?: \[\w+\])?: /, "");
  const spoken = lines.filter((line) => /^[A-Z]/.test(line) && !line.startsWith("Node.js v"));
  return spoken.at(-1) ?? null;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
