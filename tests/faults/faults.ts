import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Interception, UpstreamResponse } from "../support/upstreamProxy.ts";
import type { FaultEnv } from "./faultEnv.ts";

/** A temporary fault between the gateway and the upstream. */
export interface Fault {
  name: string;
  /** Causes the fault; resolves when it is over. */
  inject: (env: FaultEnv) => Promise<void>;
  /** Whether all operations must end within `HANG_LIMIT_MS`. */
  isHang?: true;
  /** Whether operations that do not need what is slow must stay fast. */
  isSingleRoute?: true;
  /** Whether it is a caller that sends too much, during which all other callers must stay fast. */
  isGreedyCaller?: true;
}

/** Longest that any operation may wait for an upstream that hangs. */
export const HANG_LIMIT_MS = 10_000;
/** Factor by which unrelated operations may become slower while one route is slow. */
export const UNRELATED_LIMIT = 5;
/** Factor by which all others may become slower while one caller sends as much as possible. */
export const FAIR_SHARE_LIMIT = 2;
/** Operations of the workload that use the slow route. */
const slowRoute = "/api/v1/communities";

const DURATION_MS = 4000;
const HUGE_BYTES = 200 * 1024 * 1024;

export const faults: readonly Fault[] = [
  { name: "none", inject: () => wait(DURATION_MS) },
  { name: "latency of 100 to 500 ms", inject: intercept(delayBy(() => 100 + Math.random() * 400)) },
  { name: "bursts of 500, 502, 503, 504", inject: interceptIntermittently(respondWith([500, 502, 503, 504])) },
  { name: "resets in mid-body", inject: interceptIntermittently(damageResponse(sendHalf)) },
  {
    name: "malformed JSON",
    inject: interceptIntermittently(damageResponse(sendWith({ body: (body) => body.subarray(0, body.length / 2) }))),
  },
  {
    name: "wrong content types",
    inject: interceptIntermittently(damageResponse(sendWith({ type: "text/html", body: () => Buffer.from("<html>") }))),
  },
  { name: "empty success", inject: interceptIntermittently(damageResponse(sendWith({ body: () => Buffer.from("{}") }))) },
  { name: "drips", inject: interceptIntermittently(damageResponse(sendSlowly)) },
  { name: "bodies of 200 MB", inject: interceptIntermittently(damageResponse(sendHuge)) },
  { name: "hang", inject: intercept(async (_call, response) => void response.on("error", () => undefined)), isHang: true },
  {
    name: "hang after the write",
    inject: interceptIntermittently(async (_call, response, ask) => {
      await ask();
      response.on("error", () => undefined);
    }),
    isHang: true,
  },
  {
    name: "one slow route",
    isSingleRoute: true,
    inject: intercept(async (call, response, ask) => {
      if (call.path.startsWith(slowRoute)) await wait(2000);
      send(response, await ask());
    }),
  },
  {
    name: "one caller at full speed",
    isGreedyCaller: true,
    async inject({ url, greedy }) {
      const caller = new Worker(new URL("./greedyCaller.ts", import.meta.url), { argv: [url, greedy.token] });
      await wait(DURATION_MS);
      await caller.terminate();
    },
  },
  {
    name: "realtime drops",
    async inject({ realtime }) {
      for (let times = 0; times < 4; times += 1) {
        realtime.disconnect();
        await wait(DURATION_MS / 8);
        realtime.restore();
        await wait(DURATION_MS / 4);
      }
    },
  },
  { name: "restart of the upstream", inject: (env) => env.restartUpstream("SIGTERM") },
  { name: "SIGKILL of the upstream", inject: (env) => env.restartUpstream("SIGKILL") },
];

function intercept(interception: Interception): Fault["inject"] {
  return async ({ upstream }) => {
    upstream.intercept(interception);
    await wait(DURATION_MS);
    upstream.reset();
  };
}

/** Alternates between a fault of all calls and none. */
function interceptIntermittently(interception: Interception): Fault["inject"] {
  return async ({ upstream }) => {
    for (let bursts = 0; bursts < 3; bursts += 1) {
      upstream.intercept(interception);
      await wait(DURATION_MS / 6);
      upstream.reset();
      await wait(DURATION_MS / 6);
    }
  };
}

function delayBy(milliseconds: () => number): Interception {
  return async (_call, response, ask) => {
    await wait(milliseconds());
    send(response, await ask());
  };
}

function respondWith(statuses: readonly number[]): Interception {
  let calls = 0;
  return async (_call, response, ask) => {
    calls += 1;
    const status = statuses[calls % statuses.length] ?? 500;
    // Half of the writes are executed, although the response says otherwise.
    if (calls % 2 === 0) await ask();
    send(response, { status, headers: ["content-type", "application/json"], body: Buffer.from('{"error":"Failed"}') });
  };
}

/** The upstream executes the call, but the response is damaged in transit. */
function damageResponse(damage: (response: ServerResponse, upstreamResponse: UpstreamResponse) => void): Interception {
  return async (_call, response, ask) => damage(response, await ask());
}

function send(response: ServerResponse, { status, headers, body }: UpstreamResponse): void {
  response.writeHead(status, headers).end(status === 204 ? undefined : body);
}

function sendWith({
  type,
  body,
}: {
  type?: string;
  body: (body: Buffer) => Buffer;
}): (response: ServerResponse, upstreamResponse: UpstreamResponse) => void {
  return (response, upstreamResponse) => {
    const headers = upstreamResponse.headers.flatMap((name, index) => {
      if (index % 2 !== 0) return [];
      const isType = name.toLowerCase() === "content-type" && type !== undefined;
      return [name, isType ? type : (upstreamResponse.headers[index + 1] ?? "")];
    });
    send(response, { ...upstreamResponse, headers, body: body(upstreamResponse.body) });
  };
}

function sendHalf(response: ServerResponse, { status, headers, body }: UpstreamResponse): void {
  response.writeHead(status, [...headers, "content-length", String(body.length + 1)]);
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
}

/** Sends a few bytes at a time. */
function sendSlowly(response: ServerResponse, { status, headers, body }: UpstreamResponse): void {
  response.writeHead(status, headers);
  let sent = 0;
  const size = Math.max(1, Math.ceil(body.length / 40));
  const timer = setInterval(() => {
    response.write(body.subarray(sent, (sent += size)));
    if (sent < body.length) return;
    clearInterval(timer);
    response.end();
  }, 50);
  response.once("close", () => clearInterval(timer));
}

/** Sends the response with spaces before its end. */
function sendHuge(response: ServerResponse, { status, headers, body }: UpstreamResponse): void {
  if (status === 204) return send(response, { status, headers, body });
  const spaces = Buffer.alloc(1024 * 1024, " ");
  let remaining = HUGE_BYTES;
  response.writeHead(status, headers);
  response.write(body);
  const more = (): void => {
    while (remaining > 0 && !response.destroyed) {
      remaining -= spaces.length;
      if (!response.write(spaces)) {
        response.once("drain", more);
        return;
      }
    }
    response.end();
  };
  more();
}
