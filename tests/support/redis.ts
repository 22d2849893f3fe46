import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRedis } from "../../scripts/lib/redis.ts";
import { freePort } from "./ports.ts";

/** A running Redis. */
export interface RedisServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Redis that keeps nothing. @param port default: a free one @throws when redis-server is missing or does not start */
export async function startRedis(port?: number): Promise<RedisServer> {
  const program = await findRedis();
  if (program === null) throw new Error("redis-server is not on this machine.");
  const folder = await mkdtemp(join(tmpdir(), "pressroom-redis-"));
  const at = String(port ?? (await freePort()));
  const child = spawn(program, ["--port", at, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const killed = (): void => void child.kill("SIGKILL");
  process.once("exit", killed);
  const ended = once(child, "close").then(() => process.off("exit", killed));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      if (log.includes("Ready to accept connections")) resolve();
    });
    child.once("close", () => reject(new Error(`redis-server ended: ${log}`)));
  });
  return {
    url: `redis://127.0.0.1:${at}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
