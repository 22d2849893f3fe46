import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { backUp, restore } from "../../scripts/lib/backup.ts";
import { createUpstream } from "../../upstream/server.ts";
import { createDatabase } from "../support/postgres.ts";
import { openRealtimeSocket } from "../support/realtimeSocket.ts";
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

/** Tables whose rows a restore replaces: clients of the lost database must not mistake the events of the restored one for later ones. */
const renewed = ["public.realtime_events", "public.realtime_position"];

/** A checksum of every table, except the renewed ones, and the state of every sequence. */
async function contentOf(databaseUrl: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of rows.filter((table) => !renewed.includes(table.name))) {
    const sums = await client.query(
      `select count(*)::int, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) from ${name} t`,
    );
    content[name] = sums.rows[0];
  }
  content["sequences"] = (await client.query("select schemaname, sequencename, last_value from pg_sequences order by 1, 2")).rows;
  await client.end();
  return content;
}

type Upstream = Awaited<ReturnType<typeof createUpstream>>;

/** Commits an event for the socket of a user. */
async function addEvent({ db }: Upstream, userId: number): Promise<void> {
  const data = JSON.stringify({ userId, id: 1, status: "processed" });
  await db
    .insertInto("realtime_events")
    .values({ rooms: [`user:${userId}`], kind: "video", data })
    .execute();
}

interface Missed {
  sequence: number;
  events: unknown[] | null;
}

/** Connects as a new user. @returns a function that requests missed events, and one that disconnects */
async function connect(upstream: Upstream) {
  const email = `${randomUUID()}@example.com`;
  const body = { firstname: "Robin", lastname: "Quill", email, userType: "journo", acceptTerms: true };
  const response = await upstream.app.inject({
    method: "POST",
    url: "/api/v1/users",
    headers: { "x-requested-with": "XMLHttpRequest" },
    payload: { ...body, password: "a quiet harbour 2026" },
  });
  const token = response.cookies.find(({ name }) => name === "sid")?.value;
  const url = upstream.url === "" ? await upstream.listen(0, "127.0.0.1") : upstream.url;
  const socket = openRealtimeSocket(url, { auth: { token } });
  await new Promise((resolve) => socket.once("position", resolve));
  const { id: userId } = await upstream.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return {
    userId,
    missedAfter: (after: number): Promise<Missed> => socket.emitWithAck("missed", { after }),
    disconnect: () => socket.disconnect(),
  };
}

/** Adds an event and waits until it has its number. @returns the number, after which a client continues */
async function numberOfNewEvent(upstream: Upstream): Promise<number> {
  const { userId, missedAfter, disconnect } = await connect(upstream);
  const { sequence: before } = await missedAfter(0);
  await addEvent(upstream, userId);
  await expect.poll(async () => (await missedAfter(before)).events?.length).toBe(1);
  const { sequence } = await missedAfter(before);
  disconnect();
  return sequence;
}

/** The response to a client that continues after a number of the lost database, when the restored one has new events. */
async function missedAfterRestore(upstream: Upstream, after: number): Promise<Missed["events"]> {
  for (let added = 0; added < 3; added += 1) await numberOfNewEvent(upstream);
  const { missedAfter, disconnect } = await connect(upstream);
  const { events } = await missedAfter(after);
  disconnect();
  return events;
}

describe("a backup of PostgreSQL and a folder", () => {
  it("restores every row, sequence and file after all data was lost @RT-07", async () => {
    const server = inject("postgres");
    if (server === undefined) throw new Error("There is no PostgreSQL.");
    const databaseUrl = await createDatabase(server.url, "backed_up");
    const dataDir = at("data");
    const options = { ...common, dataDir, filesDir: join(dataDir, "files"), seedDemo: true };
    const upstream = await createUpstream({ ...options, databaseUrl });
    await numberOfNewEvent(upstream);
    // Creates the backup while the server runs.
    await backUp({ databaseUrl, dataDir }, at("backup"));
    await upstream.close();
    const before = { content: await contentOf(databaseUrl), files: await filesOf(dataDir) };
    expect(Object.keys(before.files).length).toBeGreaterThan(50);
    const upstreamAfterBackup = await createUpstream({ ...options, databaseUrl });
    const lastNumber = await numberOfNewEvent(upstreamAfterBackup);
    await upstreamAfterBackup.close();
    const last = await contentOf(databaseUrl);

    await rm(dataDir, { recursive: true });
    const emptyUrl = await createDatabase(server.url, "restored", "template0");
    await restore({ databaseUrl: emptyUrl, dataDir }, at("backup"));
    expect({ content: await contentOf(emptyUrl), files: await filesOf(dataDir) }).toEqual(before);

    // A restore does not overwrite existing data.
    await expect(restore({ databaseUrl: emptyUrl, dataDir }, at("backup"))).rejects.toThrow("is not empty");
    await expect(restore({ databaseUrl, dataDir: at("other") }, at("backup"))).rejects.toThrow("pg_restore");
    expect(await contentOf(databaseUrl)).toEqual(last);

    const again = await createUpstream({ ...options, databaseUrl: emptyUrl });
    const response = await again.app.inject({ url: "/readyz" });
    // A client of the lost database is notified that it has missed events.
    expect([response.statusCode, await missedAfterRestore(again, lastNumber)]).toEqual([200, null]);
    await again.close();
  });
});

describe("the password of the database", () => {
  const path = process.env["PATH"];
  afterEach(() => {
    process.env["PATH"] = path;
  });

  it.each(["postgres://ada:se%40cret@localhost/news", "postgres://ada@localhost/news?password=se%40cret"])(
    "is in the environment of PostgreSQL's programs, not in their arguments or in messages: %s",
    async (databaseUrl) => {
      const programs = await mkdtemp(at("programs-"));
      await writeFile(join(programs, "pg_dump"), '#!/bin/sh\necho "password: $PGPASSWORD"\nexit 1\n', { mode: 0o755 });
      process.env["PATH"] = `${programs}:${path}`;
      const failed: unknown = await backUp({ databaseUrl, dataDir: at("none") }, join(programs, "backup")).catch(
        (error) => error,
      );
      const [command, output] = String(failed).split("\n");
      expect(command).toContain("--dbname=postgres://ada@localhost/news");
      expect(command).not.toMatch(/se(%40|@)cret/);
      expect(output).toBe("password: se@cret");
    },
  );
});

describe("a backup of the embedded database", () => {
  it("restores the data folder @RT-07", async () => {
    const dataDir = at("embedded");
    const options = { ...common, dataDir, filesDir: join(dataDir, "files"), seedDemo: false };
    const snapshot = await readDatabase((await ensureSnapshot()).bare);
    const upstream = await createUpstream({ ...options, snapshot });
    await numberOfNewEvent(upstream);
    await upstream.close();
    await writeFile(join(dataDir, "files", "a.txt"), "a file");
    await backUp({ databaseUrl: null, dataDir }, at("embedded-backup"));
    const upstreamAfterBackup = await createUpstream(options);
    const lastNumber = await numberOfNewEvent(upstreamAfterBackup);
    await upstreamAfterBackup.close();
    await rm(dataDir, { recursive: true });
    await restore({ databaseUrl: null, dataDir }, at("embedded-backup"));
    const again = await createUpstream(options);
    const response = await again.app.inject({ url: "/readyz" });
    expect([response.statusCode, Object.keys(await filesOf(dataDir))]).toEqual([200, ["a.txt"]]);
    expect(await missedAfterRestore(again, lastNumber)).toBe(null);
    await again.close();
  });

  it("is never overwritten, and a folder without a backup is refused", async () => {
    await expect(backUp({ databaseUrl: null, dataDir: at("embedded") }, at("embedded-backup"))).rejects.toThrow("exists already");
    await expect(restore({ databaseUrl: null, dataDir: at("new") }, at("nothing"))).rejects.toThrow("is not a backup");
  });
});
