import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPerson, type Person } from "../cluster/client.ts";
import { listen, type Listener } from "../cluster/listener.ts";
import { startConversation } from "../cluster/messages.ts";
import { freePort } from "../support/ports.ts";
import { startServerProcess } from "../support/serverProcess.ts";
import { startTcpProxy, type TcpProxy } from "../support/tcpProxy.ts";
import { startUpstreamProxy, type UpstreamProxy } from "../support/upstreamProxy.ts";

/** A gateway and an upstream as processes of their own, with proxies between them, and two people. */
export interface FaultEnv {
  /** Address of the gateway. */
  readonly url: string;
  readonly upstreamUrl: string;
  /** Between gateway and REST API. */
  readonly upstream: UpstreamProxy;
  /** Between gateway and realtime server. */
  readonly realtime: TcpProxy;
  readonly writer: Person;
  readonly reader: Person;
  /** Another person, who sends so much that others could be affected. */
  readonly greedy: Person;
  /** Global id of a conversation of the two. */
  readonly conversationId: string;
  /** Subscribes as the reader. */
  readonly listener: Listener;
  restartUpstream(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Megabytes of memory that the gateway uses. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export async function startFaultEnv(): Promise<FaultEnv> {
  const dataDir = await mkdtemp(join(tmpdir(), "pressroom-faults-"));
  const upstreamPort = String(await freePort());
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
  const startUpstream = () =>
    startServerProcess({
      module: "upstream/main.ts",
      settings: { UPSTREAM_PORT: upstreamPort, DATA_DIR: dataDir, SEED_DEMO: "false", LOG_LEVEL: "silent", REST_LIMIT: "0" },
      readyUrl: `${upstreamUrl}/readyz`,
    });
  let platform = await startUpstream();
  const upstream = await startUpstreamProxy(upstreamUrl);
  const realtime = await startTcpProxy(upstreamUrl);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const gateway = await startServerProcess({
    module: "gateway/main.ts",
    settings: {
      PORT: port,
      UPSTREAM_URL: upstream.url,
      REALTIME_URL: realtime.url,
      BANNER_STORY_ID: "0",
      LOG_LEVEL: "silent",
      COST_BUDGET: "0",
    },
    readyUrl: `${url}/readyz`,
  });
  const [writer, reader] = [await signUp(upstreamUrl, "writer"), await signUp(upstreamUrl, "reader")];
  const greedy = await signUp(upstreamUrl, "greedy");
  const conversationId = await startConversation(reader, writer, url);
  const listener = listen(reader, url);
  return {
    url,
    upstreamUrl,
    upstream,
    realtime,
    writer,
    reader,
    greedy,
    conversationId,
    listener,
    async restartUpstream(signal) {
      platform.signal(signal);
      await platform.ended;
      platform = await startUpstream();
    },
    async memory() {
      const [, kilobytes = "0"] =
        /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${gateway.pid}/status`, "utf8").catch(() => "")) ?? [];
      return Math.round(Number(kilobytes) / 1024);
    },
    async stop() {
      await listener.stop();
      await gateway.stop();
      await realtime.close();
      await upstream.close();
      await platform.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function signUp(upstreamUrl: string, name: string): Promise<Person> {
  const response = await fetch(`${upstreamUrl}/api/v1/users`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    body: JSON.stringify({
      firstname: "Robin",
      lastname: name,
      email: `${name}@example.com`,
      password: "a quiet harbour 2026",
      userType: "journo",
      acceptTerms: true,
    }),
  });
  const [, token] = /sid=([^;]+)/.exec(response.headers.get("set-cookie") ?? "") ?? [];
  if (token === undefined) throw new Error(`${name} could not sign up: ${await response.text()}`);
  return createPerson(token);
}
