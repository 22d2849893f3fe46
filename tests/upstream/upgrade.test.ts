import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { demoPassword } from "../../scripts/lib/demoAccounts.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { createUpstream, type Upstream, type UpstreamOptions } from "../../upstream/server.ts";
import { bareDatabase } from "../support/ownDatabase.ts";
import { createDatabase } from "../support/postgres.ts";
import { Client } from "./client.ts";

const dumpOf = (release: string): string => fromRoot(`releases/${release}/database.sql.gz`);
const releases = (await readdir(fromRoot("releases"))).filter((release) => existsSync(dumpOf(release)));

/** A database with the data of a release, of the kind on which the project's tests run. */
async function databaseOf(release: string): Promise<Pick<UpstreamOptions, "dataDir" | "databaseUrl" | "embedded">> {
  const statements = gunzipSync(await readFile(dumpOf(release))).toString();
  const server = inject("postgres");
  if (server === undefined) {
    const embedded = await PGlite.create();
    await embedded.exec(statements);
    // The dump empties it.
    await embedded.exec("reset all");
    return { dataDir: null, embedded };
  }
  const databaseUrl = await createDatabase(server.url, `t_${randomUUID().replaceAll("-", "")}`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
  return { dataDir: null, databaseUrl };
}

/** Columns, indexes, constraints and triggers of all tables. */
async function schemaOf({ db }: Upstream): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select pg_get_triggerdef(t.oid) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

describe.each(releases)("a database of release %s", (release) => {
  let upstream: Upstream;
  let filesDir = "";
  let guest: Client;
  let journo: Client;

  beforeAll(async () => {
    filesDir = await mkdtemp(join(tmpdir(), "pressroom-upgrade-"));
    upstream = await createUpstream({
      ...(await databaseOf(release)),
      filesDir,
      seedDemo: false,
      productName: "Pressroom",
      logLevel: "fatal",
    });
    guest = new Client(upstream.app, null);
    const signIn = { email: "journo@example.com", password: demoPassword };
    const { status, headers } = await guest.post("/session", signIn);
    expect(status).toBe(201);
    const token = /sid=([^;]+)/.exec(String(headers["set-cookie"]))?.[1];
    journo = new Client(upstream.app, token ?? "");
  });
  afterAll(async () => {
    await upstream?.close();
    await rm(filesDir, { recursive: true, force: true });
  });

  it("has the current schema after the start @API-003", async () => {
    const { database, end } = await bareDatabase();
    const current = await createUpstream({
      ...database,
      filesDir,
      seedDemo: false,
      productName: "Pressroom",
      logLevel: "fatal",
    });
    expect(await schemaOf(upstream)).toEqual(await schemaOf(current));
    await current.close();
    await end();
  });

  it("shows its data through every list, and takes new data @API-003", async () => {
    const lists = ["/posts", "/communities", "/notifications", "/stories", "/conversations", "/search?q=media"];
    for (const path of lists) {
      const { data } = await journo.read<{ data: unknown[] }>(path);
      expect(data.length, path).toBeGreaterThan(0);
    }
    const { data: posts } = await journo.read<{ data: { id: number; type: string; isDeleted?: boolean }[] }>("/posts");
    const post = posts.find(({ type, isDeleted }) => type === "communityPost" && isDeleted !== true);
    const comments = `/communityPosts/${post?.id}/comments`;
    const created = await journo.post<{ id: number }>(comments, { content: "<p>After the upgrade</p>" });
    expect(created.status).toBe(201);
    const { data: shown } = await journo.read<{ data: { id: number }[] }>(comments);
    expect(shown.map(({ id }) => id)).toContain(created.body.id);
  });
});
