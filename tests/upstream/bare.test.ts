import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../upstream/db/schema.ts";
import { createUpstream, type UpstreamOptions } from "../../upstream/server.ts";
import { emptyDatabase } from "../support/ownDatabase.ts";
import { TestEnv } from "./support.ts";

let env: TestEnv;
let filesDir: string;

beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), "pressroom-bare-"));
  const options: UpstreamOptions = {
    ...(await emptyDatabase()),
    filesDir,
    seedDemo: false,
    productName: "Daily Desk",
    logLevel: "fatal",
    now: () => env?.time ?? new Date(),
  };
  env = new TestEnv(await createUpstream(options), options);
});
afterAll(async () => {
  await env.upstream.close();
  await rm(filesDir, { recursive: true, force: true });
});

const idsOf = async (table: "contacts" | "companies" | "users" | "posts" | "stories"): Promise<number[]> =>
  (await env.db.selectFrom<keyof Database>(table).select("id").execute()).map(({ id }) => Number(id));

describe("an installation without demo data", () => {
  it("has only the product's own author, and no users, posts or stories", async () => {
    expect(await env.db.selectFrom("contacts").select(["id", "type", "name", "slug"]).execute()).toEqual([
      { id: 12, type: "company", name: "Daily Desk", slug: "daily-desk" },
    ]);
    expect(await idsOf("companies")).toEqual([12]);
    for (const table of ["users", "posts", "stories"] as const) expect(await idsOf(table)).toEqual([]);
  });

  it("has the six communities, which users can join, one of them private", async () => {
    const { client } = await env.person(["journo"]);
    const { data } = await client.read<{ data: { slug: string }[] }>("/communities");
    expect(data.map(({ slug }) => slug).toSorted()).toEqual([
      "expert-circle",
      "investigations",
      "media-insiders",
      "pr-exchange",
      "sydney-media",
      "tech-desk",
    ]);
    expect(await client.post("/communities/media-insiders/join")).toMatchObject({ status: 200 });
    expect((await client.get("/communities/media-insiders")).body).toMatchObject({
      isJoined: true,
      membersCount: 1,
      creatorId: 12,
    });
    expect((await client.get("/communities/investigations")).body).toMatchObject({ type: "private", isJoined: false });
    expect((await client.read<{ data: unknown[] }>("/beats")).data).toHaveLength(6);
    expect(await env.db.selectFrom("feed_types").select("id").execute()).toHaveLength(10);
  });
});
