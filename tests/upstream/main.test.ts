import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BucketRefusedError, StoreUnavailableError } from "../../upstream/media/fileStore.ts";
import { createUpstream } from "../../upstream/server.ts";
import { readSettings } from "../../upstream/settings.ts";
import { explainStartFailure } from "../../upstream/startFailure.ts";
import { ensureSnapshot, readDatabase } from "../support/snapshot.ts";

const main = fileURLToPath(new URL("../../upstream/main.ts", import.meta.url));
/** The optimizing compiler takes longer than it saves in an embedded database that is closed after a second. */
const quickCompiler = "--liftoff-only";
const folder = await mkdtemp(join(tmpdir(), "pressroom-main-"));
const running: ChildProcess[] = [];
const smallDisk = await mountSmallDisk();

/** Mounts a disk that is too small for a database; null where this process may not mount one. */
async function mountSmallDisk(): Promise<string | null> {
  const folderPath = join(folder, "small");
  await mkdir(folderPath);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", folderPath], { stdio: "ignore" });
    return folderPath;
  } catch {
    return null;
  }
}

/** A data folder after a first start, to be copied, since creating one takes seconds. */
const intactDataDir = join(folder, "whole");
beforeAll(async () => {
  const snapshot = await readDatabase((await ensureSnapshot()).bare);
  const options = {
    dataDir: intactDataDir,
    filesDir: join(intactDataDir, "files"),
    productName: "Pressroom",
    logLevel: "fatal",
  } as const;
  const upstream = await createUpstream({ ...options, snapshot, seedDemo: false });
  await upstream.close();
});

async function copyDataDir(name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(intactDataDir, copy, { recursive: true });
  return copy;
}

afterAll(async () => {
  if (smallDisk !== null) execFileSync("umount", ["--lazy", smallDisk]);
  for (const child of running) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>) {
  const { databaseUrl: _, ...env } = { ...process.env, databaseUrl: undefined };
  const child = spawn(process.execPath, [quickCompiler, main], {
    env: { ...env, DATA_DIR: join(folder, "data"), UPSTREAM_PORT: "0", SEED_DEMO: "false", LOG_LEVEL: "fatal", ...settings },
  });
  running.push(child);
  const output = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.err += text));
  const ended = once(child, "close").then(([code]) => ({ code: Number(code), ...output }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const line = output.out.split("\n").find((text) => text.includes('"ready"'));
      if (line !== undefined) resolve((JSON.parse(line) as { url: string }).url);
    });
    ended.then(({ err }) => reject(new Error(err || "ended")), reject);
  });
  // Some tests do not await it and expect the process to exit.
  ready.catch(() => undefined);
  return { child, ready, ended };
}

describe("the process", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("prints its address as one line and stops cleanly on %s", async (signal) => {
    const { child, ready, ended } = start({ DATA_DIR: await copyDataDir(signal) });
    const url = await ready;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: "" });
  });

  it("reports a port in use in one sentence", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = Object(server.address()) as { port: number };
    const { ended } = start({ DATA_DIR: await copyDataDir("taken"), UPSTREAM_PORT: String(port) });
    const { code, err } = await ended;
    server.close();
    expect([code, err]).toEqual([1, `Port ${port} is taken by another program; set UPSTREAM_PORT to a free one.\n`]);
  });

  it.each([
    [{ UPSTREAM_PORT: "many" }, 'UPSTREAM_PORT must be a port number from 0 to 65535, not "many".\n'],
    [
      { TRUST_PROXY: "proxy" },
      'TRUST_PROXY must be addresses or networks with commas between them, such as 10.0.0.1 or 192.168.0.0/16, not "proxy".\n',
    ],
    [{ SHUTDOWN_DELAY: "30" }, "SHUTDOWN_TIMEOUT must be longer than SHUTDOWN_DELAY.\n"],
    [{ REDIS_URL: "http://:secret@host" }, "REDIS_URL must start with redis:// or rediss://.\n"],
    [
      { FILES_S3_ENDPOINT: "https://s3.example.com", FILES_S3_BUCKET: "files", FILES_S3_SECRET_KEY: "secret" },
      "A bucket for files takes all of FILES_S3_ENDPOINT, FILES_S3_REGION, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY, FILES_S3_SECRET_KEY; FILES_S3_REGION, FILES_S3_ACCESS_KEY is missing.\n",
    ],
    [
      { FILES_S3_ENDPOINT: "https://s3.example.com/files" },
      'FILES_S3_ENDPOINT must be a web address without a path, not "https://s3.example.com/files".\n',
    ],
    [
      { FILES_S3_BUCKET: "../other" },
      'FILES_S3_BUCKET must be the name of a bucket, of 3 to 63 lower-case letters, digits and hyphens, not "../other".\n',
    ],
    [{ UPLOAD_QUOTA: "2 GB" }, 'UPLOAD_QUOTA must be a whole number, not "2 GB".\n'],
    [{ SEED_DEMO: "perhaps" }, 'SEED_DEMO must be true or false, not "perhaps".\n'],
    [{ DATABASE_URL: "mysql://x:secret@y" }, "DATABASE_URL must start with postgres:// or postgresql://.\n"],
    [{ PUBLIC_URL: "nowhere" }, 'PUBLIC_URL must be a web address with http or https, not "nowhere".\n'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".\n'],
  ])("reports the invalid setting %j in one sentence", async (settings, sentence) => {
    const { code, err } = await start(settings).ended;
    expect([code, err]).toEqual([1, sentence]);
  });

  it("reports a data folder that is a file, is inside one, or cannot be created, in one sentence", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    // Folders cannot be created in /proc, not even by root.
    const routes = [file, join(file, "inside"), ...(process.platform === "linux" ? ["/proc/pressroom/data"] : [])];
    for (const folderPath of routes) {
      const { code, err } = await start({ DATA_DIR: folderPath }).ended;
      expect(code).toBe(1);
      expect(err).toMatch(/^DATA_DIR must be a writable folder, and ".+" is not \(E[A-Z]+\)\.\n$/);
      expect(err).toContain(`"${folderPath}"`);
    }
  });

  it("reports a folder of files that is a file in one sentence", async () => {
    const folderPath = join(folder, "files-taken");
    await mkdir(folderPath);
    await writeFile(join(folderPath, "files"), "");
    const err = `DATA_DIR/files must be a writable folder, and "${join(folderPath, "files")}" is not (ENOTDIR).\n`;
    expect(await start({ DATA_DIR: folderPath }).ended).toMatchObject({ code: 1, err });
  });

  it.each(["10.9.9.9", "nowhere.invalid"])(
    "reports in one sentence that HOST %s is not an address of the machine",
    async (host) => {
      const { code, err } = await start({ DATA_DIR: await copyDataDir(host), HOST: host }).ended;
      expect([code, err]).toEqual([1, `HOST ${host} is not an address of this machine.\n`]);
    },
  );

  it("reports a database that cannot be opened in one sentence", async () => {
    const { code, err } = await start({ DATABASE_URL: "postgres://user:secret@127.0.0.1:1/none" }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database .+ could not be opened: .+\.\n$/);
    expect(err).not.toContain("secret");
  });
});

describe("a data folder without an intact database", () => {
  const damaged = (folderPath: string) =>
    `The database in ${folderPath} is damaged or was created by another version; ` +
    "restore the folder from a backup, or delete it to start with an empty database.\n";

  async function stopped(settings: Record<string, string>) {
    const { child, ready, ended } = start(settings);
    await ready;
    child.kill("SIGTERM");
    return ended;
  }

  it("is reported in one sentence if the database is damaged, and nothing is created in its place", async () => {
    const damages: Record<string, (db: string) => Promise<void>> = {
      control: (db) => truncate(join(db, "global", "pg_control"), 100),
      tables: (db) => rm(join(db, "base"), { recursive: true }),
      version: (db) => rm(join(db, "PG_VERSION")),
    };
    for (const [name, damage] of Object.entries(damages)) {
      const folderPath = await copyDataDir(name);
      await damage(join(folderPath, "db"));
      expect(await start({ DATA_DIR: folderPath }).ended, name).toMatchObject({ code: 1, err: damaged(folderPath) });
      expect(await readdir(join(folderPath, "db")), name).toContain("global");
    }
  });

  it.each([
    [
      "insert into kysely_migration values ('9999_later', '2999-01-01')",
      "The database was migrated by a newer version, which has the migration 9999_later; start that version, or restore a backup from before.\n",
    ],
    [
      "delete from kysely_migration where name > '0002'",
      /^The database in .+ could not be opened: migration 0002_\w+ failed: .+ already exists\.\n$/,
    ],
  ])("is reported with the reason if it cannot be migrated: %s", async (statement, sentence) => {
    const folderPath = await copyDataDir(`migrations-${statement.slice(0, 6)}`);
    const database = await PGlite.create(join(folderPath, "db"));
    await database.exec(statement);
    await database.close();
    const { code, err } = await start({ DATA_DIR: folderPath }).ended;
    expect(code).toBe(1);
    expect(err).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence));
  });

  it("is initialized again after an interrupted first start, and only then", async () => {
    const settings = { DATA_DIR: join(folder, "broken-off") };
    const first = start(settings);
    await new Promise((resolve) => first.child.stdout.once("data", resolve));
    first.child.kill("SIGKILL");
    expect((await first.ended).out).toBe('{"event":"first-start"}\n');
    expect((await stopped(settings)).out).toMatch(/^\{"event":"first-start"\}\n\{"event":"ready"/);
    expect((await stopped(settings)).out).toMatch(/^\{"event":"ready"/);
  });

  // Skipped without the permission to mount a disk.
  it.each(smallDisk === null ? [] : [smallDisk])("is reported in one sentence on a full disk, and left empty", async (disk) => {
    const { code, err } = await start({ DATA_DIR: disk }).ended;
    expect([code, err]).toEqual([
      1,
      `The disk that holds DATA_DIR (${disk}) is full; free some space on it, or set DATA_DIR to a folder on another disk, and start again.\n`,
    ]);
    expect(await readdir(join(disk, "db"))).toEqual([]);
  });

  it("is left empty by a failed first start", async () => {
    const folderPath = join(folder, "failed");
    const options = {
      dataDir: folderPath,
      filesDir: join(folderPath, "files"),
      seedDemo: false,
      productName: "Pressroom",
      logLevel: "fatal",
    } as const;
    const fail = () => {
      throw Object.assign(new Error("write failed"), { code: "ENOSPC" });
    };
    await expect(createUpstream({ ...options, onFirstStart: fail })).rejects.toThrow("write failed");
    expect([await readdir(folderPath), await readdir(join(folderPath, "db"))]).toEqual([["db", "files"], []]);
  });
});

describe("explainStartFailure", () => {
  it("says that a bucket cannot be used, or does not respond", () => {
    const settings = readSettings({
      FILES_S3_ENDPOINT: "https://s3.example.com/",
      FILES_S3_REGION: "eu-central-1",
      FILES_S3_BUCKET: "press-files",
      FILES_S3_ACCESS_KEY: "key",
      FILES_S3_SECRET_KEY: "secret",
    });
    expect(settings.options.s3).toEqual({
      endpoint: "https://s3.example.com",
      region: "eu-central-1",
      bucket: "press-files",
      accessKey: "key",
      secretKey: "secret",
    });
    expect(explainStartFailure(new BucketRefusedError("It has no such bucket."), settings)).toBe("It has no such bucket.");
    expect(explainStartFailure(new StoreUnavailableError(new Error("connect ECONNREFUSED")), settings)).toBe(
      "The bucket of FILES_S3_BUCKET, which the first start fills with the demo data, does not respond: connect ECONNREFUSED.",
    );
  });

  const embedded = readSettings({ DATA_DIR: "/data" });
  const server = readSettings({ DATABASE_URL: "postgres://host/name" });
  const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });
  const full = /^The disk that holds DATA_DIR \(\/data\) is full; free some space on it, or set DATA_DIR .+ start again\.$/;

  it.each([
    [failure("ENOSPC: no space left on device, write", "ENOSPC"), embedded, full],
    [failure('could not extend file "base/5/1": No space left on device', "53100"), embedded, full],
    [failure("could not extend file", "53100"), server, /^A disk is full, .+ free some space on it and start again\.$/],
    [
      failure("invalid page in block 0", "XX001"),
      embedded,
      /^The database in \/data is damaged .+ restore the folder from a backup/,
    ],
    [
      failure("invalid page in block 0", "XX001"),
      server,
      /^The database named by DATABASE_URL is damaged: .+ restore it from a backup/,
    ],
    [
      failure("another process is using it"),
      embedded,
      /^The database in \/data could not be opened: another process is using it\.$/,
    ],
    [
      failure("another process is using it.\nAnd more."),
      embedded,
      /^The database in \/data could not be opened: another process is using it\.$/,
    ],
  ])("describes %s in one sentence with a remedy", (error, settings, sentence) => {
    expect(explainStartFailure(error, settings)).toMatch(sentence);
    expect(explainStartFailure(new Error("wrapped", { cause: error }), settings)).toMatch(
      error.code === undefined ? /could not be opened: wrapped\.$/ : sentence,
    );
  });
});

describe("a data folder in use", () => {
  it("is refused to a second process in one sentence, and available once the first was killed", async () => {
    const settings = { DATA_DIR: await copyDataDir("shared") };
    const first = start(settings);
    await first.ready;
    expect(await start(settings).ended).toMatchObject({
      code: 1,
      err: `The database in ${settings.DATA_DIR} could not be opened: another process is using it.\n`,
    });
    first.child.kill("SIGKILL");
    await first.ended;
    const next = start(settings);
    expect((await fetch(`${await next.ready}/healthz`)).status).toBe(200);
    next.child.kill("SIGTERM");
    expect(await next.ended).toMatchObject({ code: 0 });
  });
});
