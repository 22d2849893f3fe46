import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { Usage } from "./servers/child.ts";

/** A server of the bench in a separate process. */
export interface Running {
  url: string;
  usage(): Promise<Usage>;
  /** Sends a message that the server knows. */
  send(message: string): void;
  stop(): void;
}

/**
 * @param name file under servers/
 * @param upstreamUrl of the replay upstream, for servers that use it
 */
export async function start(
  name: string,
  options: { upstreamUrl?: string; arguments?: string[]; execArgv?: string[] } = {},
): Promise<Running> {
  const child = fork(path.join(import.meta.dirname, `servers/${name}.ts`), options.arguments ?? [], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      ...(options.upstreamUrl === undefined ? {} : { BENCH_UPSTREAM: options.upstreamUrl }),
    },
    execArgv: options.execArgv ?? [],
  });
  const { url } = await next<{ url: string }>(child, name);
  return {
    url,
    usage() {
      const received = next<Usage>(child, name);
      child.send("usage");
      return received;
    },
    send: (message) => void child.send(message),
    stop: () => void child.kill(),
  };
}

function next<Message>(child: ChildProcess, name: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error(`The server ${name} ended before it responded.`));
    child.once("exit", end);
    child.once("message", (message) => {
      child.off("exit", end);
      resolve(message as Message);
    });
  });
}
