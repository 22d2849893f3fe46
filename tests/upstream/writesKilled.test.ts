import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase } from "../support/ownDatabase.ts";
import { freePort } from "../support/ports.ts";
import { startServerProcess, type ServerProcess } from "../support/serverProcess.ts";

const WRITES = 1000;
/** Acknowledged writes after which the upstream is killed. */
const KILLED_AFTER = 150;
/** Writes without an effect that are sent again. */
const RETRIED = 20;
const communityId = "media-insiders";

interface List {
  data: { id: number; content: string; communities?: { slug: string }[] }[];
  meta: { total: number };
}

const folder = await mkdtemp(join(tmpdir(), "pressroom-writes-"));
let url: string;
let databaseUrl: string | undefined;
let server: ServerProcess;

async function start(): Promise<ServerProcess> {
  const settings = {
    UPSTREAM_PORT: new URL(url).port,
    DATA_DIR: folder,
    SEED_DEMO: "false",
    LOG_LEVEL: "silent",
    REST_LIMIT: "0",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  return startServerProcess({ module: "upstream/main.ts", settings, readyUrl: `${url}/readyz` });
}

beforeAll(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  ({ databaseUrl } = await emptyDatabase());
  server = await start();
});
afterAll(async () => {
  server.signal("SIGKILL");
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

async function send<Body>(
  token: string,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<{ status: number; isRepeated: boolean; body: Body }> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "x-requested-with": "XMLHttpRequest",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isRepeated = response.headers.get("idempotent-replayed") === "true";
  return { status: response.status, isRepeated, body: text === "" ? null : JSON.parse(text) };
}

async function signUp(): Promise<string> {
  const response = await fetch(`${url}/api/v1/users`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    body: JSON.stringify({
      firstname: "Robin",
      lastname: "Quill",
      email: "robin@example.com",
      password: "a quiet harbour 2026",
      userType: "journo",
      acceptTerms: true,
    }),
  });
  const [, token = ""] = /sid=([^;]+)/.exec(response.headers.get("set-cookie") ?? "") ?? [];
  return token;
}

/** The texts of all posts of a list. */
async function textsOf(token: string, path: string): Promise<string[]> {
  const texts: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const { data } = (await send<List>(token, "GET", `${path}${path.includes("?") ? "&" : "?"}limit=100&offset=${offset}`)).body;
    texts.push(...data.map(({ content }) => content));
    if (data.length < 100) return texts;
  }
}

describe("SIGKILL during concurrent writes", () => {
  it(`loses none of ${WRITES} acknowledged writes, leaves none incomplete, and a retry creates no duplicates @API-002 @API-010`, async () => {
    const token = await signUp();
    expect((await send(token, "POST", `/communities/${communityId}/join`, { status: true })).status).toBe(200);
    const { body: community } = await send<{ id: number }>(token, "GET", `/communities/${communityId}`);
    const writes = Array.from({ length: WRITES }, () => `<p>${randomUUID()}</p>`);
    const acknowledged = new Set<string>();
    const create = (content: string) => send(token, "POST", "/communityPosts", { content, communities: [community.id] }, content);
    const write = async (content: string): Promise<void> => {
      expect((await create(content)).status).toBe(201);
      acknowledged.add(content);
      if (acknowledged.size === KILLED_AFTER) server.signal("SIGKILL");
    };
    await Promise.allSettled(writes.map(write));
    await server.ended;
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER);
    expect(acknowledged.size).toBeLessThan(WRITES);

    server = await start();
    const stored = await textsOf(token, "/communityPosts");
    const inFeed = await textsOf(token, `/posts?communitySlug=${communityId}`);
    expect(new Set(stored).size).toBe(stored.length);
    expect([...acknowledged].filter((content) => !stored.includes(content))).toEqual([]);
    // A post and its place in the feed of its community are rows of several tables.
    const ofWrites = (texts: string[]) => texts.filter((content) => writes.includes(content)).toSorted();
    expect(ofWrites(inFeed)).toEqual(ofWrites(stored));

    // Writes that were committed without a response, and some that were not committed.
    const unacknowledged = writes.filter((content) => stored.includes(content) && !acknowledged.has(content));
    const undone = writes.filter((content) => !stored.includes(content)).slice(0, RETRIED);
    const retries = await Promise.all([...unacknowledged, ...undone].map(create));
    expect(retries.map(({ status, isRepeated }) => ({ status, isRepeated }))).toEqual([
      ...unacknowledged.map(() => ({ status: 201, isRepeated: true })),
      ...undone.map(() => ({ status: 201, isRepeated: false })),
    ]);
    expect(ofWrites(await textsOf(token, "/communityPosts"))).toEqual([...ofWrites(stored), ...undone].toSorted());
  });
});
