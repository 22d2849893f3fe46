import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startUpstream, type TestUpstream } from "../support/upstream.ts";
import type { Outcome } from "./caller.ts";
import { checkUpstream } from "./check.ts";
import { operations } from "./contract.ts";

const account = { email: "journo@example.com", password: "pressroom-demo-2026" };
/** An account whose plan includes every module. */
const company = { ...account, email: "company@example.com" };

let started: TestUpstream;
beforeAll(async () => {
  started = await startUpstream({ logLevel: "fatal" });
});
afterAll(() => started.stop());

const allFaults = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ operation, faults }) => faults.map((fault) => `${operation.id}: ${fault}`));

/** The data that liking and commenting changes. */
async function countChangedRows(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from likes) as likes, (select count(*) from comments where deleted_at is null) as comments,
      (select count(*) from posts where deleted_at is null) as posts, (select count(*) from messages) as messages,
      (select count(*) from community_members) as members, (select count(*) from feedback) as feedback,
      (select count(*) from sessions) as sessions`.execute(started.upstream.db);
  return rows;
}

type Modification = (call: { method: string; path: string }, body: string) => string;

/** Runs a proxy of the upstream that modifies responses. */
async function withModifiedResponses(modify: Modification, run: (url: string) => Promise<void>): Promise<void> {
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const target = new URL(from.url ?? "/", started.url);
    const forwarded = request(target, { method: from.method, headers: from.headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { "content-length": _, ...headers } = response.headers;
        to.writeHead(response.statusCode ?? 500, headers);
        to.end(modify({ method: from.method ?? "", path: target.pathname }, Buffer.concat(chunks).toString()));
      });
    });
    from.pipe(forwarded);
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

describe("the contract check", () => {
  it("accepts every call of the embedded upstream, and leaves no changes @API-005", async () => {
    const before = await countChangedRows();
    const outcomes = await checkUpstream(started.url, account);
    expect(allFaults(outcomes)).toEqual([]);
    expect(outcomes.map(({ operation }) => operation.id).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    expect(outcomes.filter(({ checked }) => checked.length === 0)).toEqual([]);
    expect(await countChangedRows()).toEqual(before);
  });

  it("checks each read by a successful response, except for mailed links and lists of platform admins and founders", async () => {
    const outcomes = await checkUpstream(started.url, company);
    expect(allFaults(outcomes)).toEqual([]);
    const others = [
      "getPasswordRecovery",
      "getNewsroomConfirmation",
      "getMailSetting",
      "getMailSubscription",
      "getAllNewsrooms",
      "getDeadLetters",
      "getCommunityInvitations",
      "getCompanyRequests",
    ];
    const reads = outcomes.filter(({ operation }) => operation.method === "GET" && !others.includes(operation.id));
    expect(reads.filter(({ checked }) => !checked.includes(200)).map(({ operation }) => operation.id)).toEqual([]);
  });

  const modifications: [string, string, Modification][] = [
    ["a missing key", "getBeats", ({ path }, body) => (path.endsWith("/beats") ? body.replaceAll('"colour"', '"color"') : body)],
    [
      "another type",
      "getCommunity",
      ({ path }, body) =>
        /\/communities\/[\w-]+$/.test(path) ? body.replace(/"membersCount":\d+/, '"membersCount":"many"') : body,
    ],
    ["invalid JSON", "getCountries", ({ path }, body) => (path.endsWith("/countries") ? `<html>${body}` : body)],
    [
      "an error in another format",
      "getJob",
      ({ method, path }, body) => (method === "GET" && path.endsWith("/jobs/2147483647") ? '{"message":"none"}' : body),
    ],
  ];
  it.each(modifications)("reports %s (%s)", async (_, id, modify) => {
    await withModifiedResponses(modify, async (url) => {
      const outcomes = await checkUpstream(url, account);
      const broken = outcomes.filter(({ faults }) => faults.length > 0).map(({ operation }) => operation.id);
      expect(broken).toEqual([id]);
    });
  });

  it("reports an unreachable upstream", async () => {
    const outcomes = await checkUpstream("http://127.0.0.1:1", account);
    expect(outcomes.find(({ operation }) => operation.id === "createSession")?.faults[0]).toContain("no response");
  });
});
