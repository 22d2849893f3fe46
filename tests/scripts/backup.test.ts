import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { backUp, restore } from "../../scripts/lib/backup.ts";
import { createUpstream } from "../../upstream/server.ts";
import { createDatabase } from "../support/postgres.ts";
import { ensureSnapshot, readDatabase } from "../support/snapshot.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pressroom-backup-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (...parts: string[]): string => join(folder, ...parts);
const common = { productName: "Pressroom", logLevel: "fatal" } as const;

/** All files of a data folder with their hashes. */
async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const names = await readdir(join(dataDir, "files"));
  const hashes = names.map(async (name) => [name, hash(await readFile(join(dataDir, "files", name)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}
const hash = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** A checksum of every table and the state of every sequence. */
async function contentOf(databaseUrl: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of rows) {
    const sums = await client.query(
      `select count(*)::int, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) from ${name} t`,
    );
    content[name] = sums.rows[0];
  }
  content["sequences"] = (await client.query("select schemaname, sequencename, last_value from pg_sequences order by 1, 2")).rows;
  await client.end();
  return content;
}

describe("a backup of PostgreSQL and a folder", () => {
  it("brings back every row, sequence and file after everything was lost", { timeout: 120_000 }, async () => {
    const server = inject("postgres");
    if (server === undefined) throw new Error("There is no PostgreSQL.");
    const databaseUrl = await createDatabase(server.url, "backed_up");
    const dataDir = at("data");
    const upstream = await createUpstream({ ...common, dataDir, databaseUrl, filesDir: join(dataDir, "files"), seedDemo: true });
    // Taken while the server runs.
    await backUp({ databaseUrl, dataDir }, at("backup"));
    await upstream.close();
    const before = { content: await contentOf(databaseUrl), files: await filesOf(dataDir) };
    expect(Object.keys(before.files).length).toBeGreaterThan(50);

    await rm(dataDir, { recursive: true });
    const emptyUrl = await createDatabase(server.url, "restored", "template0");
    await restore({ databaseUrl: emptyUrl, dataDir }, at("backup"));
    expect({ content: await contentOf(emptyUrl), files: await filesOf(dataDir) }).toEqual(before);

    const again = await createUpstream({
      ...common,
      dataDir,
      databaseUrl: emptyUrl,
      filesDir: join(dataDir, "files"),
      seedDemo: true,
    });
    const answer = await again.app.inject({ url: "/readyz" });
    await again.close();
    expect(answer.statusCode).toBe(200);

    // What is not empty is left as it is.
    await expect(restore({ databaseUrl: emptyUrl, dataDir }, at("backup"))).rejects.toThrow("is not empty");
    await expect(restore({ databaseUrl, dataDir: at("other") }, at("backup"))).rejects.toThrow("pg_restore");
    expect(await contentOf(databaseUrl)).toEqual(before.content);
  });
});

describe("a backup of the embedded database", () => {
  it("brings back the data folder", { timeout: 120_000 }, async () => {
    const dataDir = at("embedded");
    const options = { ...common, dataDir, filesDir: join(dataDir, "files"), seedDemo: false };
    const snapshot = await readDatabase((await ensureSnapshot()).bare);
    await (await createUpstream({ ...options, snapshot })).close();
    await writeFile(join(dataDir, "files", "a.txt"), "a file");
    await backUp({ databaseUrl: null, dataDir }, at("embedded-backup"));
    await rm(dataDir, { recursive: true });
    await restore({ databaseUrl: null, dataDir }, at("embedded-backup"));
    const again = await createUpstream(options);
    const answer = await again.app.inject({ url: "/readyz" });
    await again.close();
    expect([answer.statusCode, Object.keys(await filesOf(dataDir))]).toEqual([200, ["a.txt"]]);
  });

  it("is never written over, and not read where there is none", async () => {
    await expect(backUp({ databaseUrl: null, dataDir: at("embedded") }, at("embedded-backup"))).rejects.toThrow("exists already");
    await expect(restore({ databaseUrl: null, dataDir: at("new") }, at("nothing"))).rejects.toThrow("is no backup");
  });
});
