import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startUpstream, type TestUpstream } from "../support/upstream.ts";
import type { Outcome } from "./caller.ts";
import { checkUpstream } from "./check.ts";
import { operations } from "./contract.ts";

const ACCOUNT = { email: "journo@example.com", password: "pressroom-demo-2026" };
/** An account whose plan includes every module. */
const COMPANY = { ...ACCOUNT, email: "company@example.com" };

let started: TestUpstream;
beforeAll(async () => {
  started = await startUpstream({ logLevel: "fatal" });
});
afterAll(() => started.stop());

const faultsIn = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ operation, faults }) => faults.map((fault) => `${operation.id}: ${fault}`));

/** The data that liking and commenting changes. */
async function traces(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from likes) as likes, (select count(*) from comments where deleted_at is null) as comments,
      (select count(*) from posts where deleted_at is null) as posts, (select count(*) from messages) as messages,
      (select count(*) from community_members) as members, (select count(*) from feedback) as feedback,
      (select count(*) from sessions) as sessions`.execute(started.upstream.db);
  return rows;
}

type Lie = (call: { method: string; path: string }, body: string) => string;

/** Runs a proxy of the upstream that modifies responses. */
async function withLies(lie: Lie, run: (url: string) => Promise<void>): Promise<void> {
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const target = new URL(from.url ?? "/", started.url);
    const onward = request(target, { method: from.method, headers: from.headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const { "content-length": _, ...headers } = answer.headers;
        to.writeHead(answer.statusCode ?? 500, headers);
        to.end(lie({ method: from.method ?? "", path: target.pathname }, Buffer.concat(chunks).toString()));
      });
    });
    from.pipe(onward);
  };
  const server = createServer(forward).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await run(`http://127.0.0.1:${Object(server.address()).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe("the contract", { timeout: 120_000 }, () => {
  it("@API-005 is kept by the embedded upstream in every call, and checking it leaves no trace", async () => {
    const before = await traces();
    const outcomes = await checkUpstream(started.url, ACCOUNT);
    expect(faultsIn(outcomes)).toEqual([]);
    expect(outcomes.map(({ operation }) => operation.id).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    expect(outcomes.filter(({ checked }) => checked.length === 0)).toEqual([]);
    expect(await traces()).toEqual(before);
  });

  it("checks each read by an answer of success, but for links that come by mail and lists of platform admins and founders", async () => {
    const outcomes = await checkUpstream(started.url, COMPANY);
    expect(faultsIn(outcomes)).toEqual([]);
    const others = [
      "getPasswordRecovery",
      "getNewsroomConfirmation",
      "getMailSubscription",
      "getAllNewsrooms",
      "getCommunityInvitations",
      "getCompanyRequests",
    ];
    const reads = outcomes.filter(({ operation }) => operation.method === "GET" && !others.includes(operation.id));
    expect(reads.filter(({ checked }) => !checked.includes(200)).map(({ operation }) => operation.id)).toEqual([]);
  });

  const lies: [string, string, Lie][] = [
    ["a missing key", "getBeats", ({ path }, body) => (path.endsWith("/beats") ? body.replaceAll('"colour"', '"color"') : body)],
    [
      "another type",
      "getCommunity",
      ({ path }, body) =>
        /\/communities\/[\w-]+$/.test(path) ? body.replace(/"membersCount":\d+/, '"membersCount":"many"') : body,
    ],
    ["no JSON", "getCountries", ({ path }, body) => (path.endsWith("/countries") ? `<html>${body}` : body)],
    [
      "an error of another form",
      "getJob",
      ({ method, path }, body) => (method === "GET" && path.endsWith("/jobs/2147483647") ? '{"message":"none"}' : body),
    ],
  ];
  it.each(lies)("is found broken by %s (%s)", async (_, id, lie) => {
    await withLies(lie, async (url) => {
      const outcomes = await checkUpstream(url, ACCOUNT);
      const broken = outcomes.filter(({ faults }) => faults.length > 0).map(({ operation }) => operation.id);
      expect(broken).toEqual([id]);
    });
  });

  it("is found broken where nobody answers", async () => {
    const outcomes = await checkUpstream("http://127.0.0.1:1", ACCOUNT);
    expect(outcomes.find(({ operation }) => operation.id === "createSession")?.faults[0]).toContain("no answer");
  });
});
