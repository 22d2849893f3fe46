import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUpstream } from "../../upstream/server.ts";
import { readSettings } from "../../upstream/settings.ts";
import { startFailure } from "../../upstream/startFailure.ts";
import { ensureSnapshot, readDatabase } from "../support/snapshot.ts";

/** Includes starting a process and creating a database. */
const LIMIT = 90_000;
const MAIN = fileURLToPath(new URL("../../upstream/main.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "pressroom-main-"));
const running: ChildProcess[] = [];
const smallDisk = await mountSmallDisk();

/** Mounts a disk that is too small for a database; null where this process may not mount one. */
async function mountSmallDisk(): Promise<string | null> {
  const place = join(folder, "small");
  await mkdir(place);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", place], { stdio: "ignore" });
    return place;
  } catch {
    return null;
  }
}

/** A data folder after a first start, to copy: making one takes seconds. */
const whole = join(folder, "whole");
beforeAll(async () => {
  const snapshot = await readDatabase((await ensureSnapshot()).bare);
  const options = { dataDir: whole, filesDir: join(whole, "files"), productName: "Pressroom", logLevel: "fatal" } as const;
  const upstream = await createUpstream({ ...options, snapshot, seedDemo: false });
  await upstream.close();
});

async function copyOfWhole(name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(whole, copy, { recursive: true });
  return copy;
}

afterAll(async () => {
  if (smallDisk !== null) {
    execFileSync("umount", ["--lazy", smallDisk]);
  }
  for (const child of running) {
    child.kill("SIGKILL");
  }
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>) {
  const { databaseUrl: _, ...env } = { ...process.env, databaseUrl: undefined };
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, DATA_DIR: join(folder, "data"), UPSTREAM_PORT: "0", SEED_DEMO: "false", LOG_LEVEL: "fatal", ...settings },
  });
  running.push(child);
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  const ended = once(child, "close").then(([code]) => ({ code: Number(code), ...said }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const line = said.out.split("\n").find((text) => text.includes('"ready"'));
      if (line !== undefined) {
        resolve((JSON.parse(line) as { url: string }).url);
      }
    });
    ended.then(({ err }) => reject(new Error(err || "ended")), reject);
  });
  // Some tests do not await it and expect the process to exit.
  ready.catch(() => undefined);
  return { child, ready, ended };
}

describe("the program", { timeout: LIMIT }, () => {
  it.each(["SIGTERM", "SIGINT"] as const)("says in one line where it listens, and stops cleanly on %s", async (signal) => {
    const { child, ready, ended } = start({ DATA_DIR: await copyOfWhole(signal) });
    const url = await ready;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: "" });
  });

  it("refuses a taken port in one sentence", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = Object(server.address()) as { port: number };
    const { ended } = start({ DATA_DIR: await copyOfWhole("taken"), UPSTREAM_PORT: String(port) });
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
    [{ UPLOAD_QUOTA: "2 GB" }, 'UPLOAD_QUOTA must be a whole number, not "2 GB".\n'],
    [{ SEED_DEMO: "perhaps" }, 'SEED_DEMO must be true or false, not "perhaps".\n'],
    [{ DATABASE_URL: "mysql://x:secret@y" }, "DATABASE_URL must start with postgres:// or postgresql://.\n"],
    [{ PUBLIC_URL: "nowhere" }, 'PUBLIC_URL must be a web address with http or https, not "nowhere".\n'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".\n'],
  ])("refuses the setting %j in one sentence", async (settings, sentence) => {
    const { code, err } = await start(settings).ended;
    expect([code, err]).toEqual([1, sentence]);
  });

  it("refuses a data folder that is a file, lies in one, or cannot be made, in one sentence", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    // Folders cannot be created in /proc, not even by root.
    const routes = [file, join(file, "inside"), ...(process.platform === "linux" ? ["/proc/pressroom/data"] : [])];
    for (const place of routes) {
      const { code, err } = await start({ DATA_DIR: place }).ended;
      expect(code).toBe(1);
      expect(err).toMatch(/^DATA_DIR must be a folder that can be written to, and ".+" is none \(E[A-Z]+\)\.\n$/);
      expect(err).toContain(`"${place}"`);
    }
  });

  it("refuses a database that cannot be opened in one sentence", async () => {
    const { code, err } = await start({ DATABASE_URL: "postgres://user:secret@127.0.0.1:1/none" }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database .+ could not be opened: .+\.\n$/);
    expect(err).not.toContain("secret");
  });
});

describe("a folder without a whole database", { timeout: LIMIT }, () => {
  const damaged = (place: string) =>
    `The database in ${place} is damaged or was made by another version; ` +
    "restore the folder from a backup, or delete it to begin anew without what it holds.\n";

  async function stopped(settings: Record<string, string>) {
    const { child, ready, ended } = start(settings);
    await ready;
    child.kill("SIGTERM");
    return ended;
  }

  it("is told apart by one sentence when the database is damaged, and nothing is made in its place", async () => {
    const damages: Record<string, (db: string) => Promise<void>> = {
      control: (db) => truncate(join(db, "global", "pg_control"), 100),
      tables: (db) => rm(join(db, "base"), { recursive: true }),
      version: (db) => rm(join(db, "PG_VERSION")),
    };
    for (const [name, damage] of Object.entries(damages)) {
      const place = await copyOfWhole(name);
      await damage(join(place, "db"));
      expect(await start({ DATA_DIR: place }).ended, name).toMatchObject({ code: 1, err: damaged(place) });
      expect(await readdir(join(place, "db")), name).toContain("global");
    }
  });

  it("is begun anew after a first start that was broken off, which alone is called one", async () => {
    const settings = { DATA_DIR: join(folder, "broken-off") };
    const first = start(settings);
    await new Promise((told) => first.child.stdout.once("data", told));
    first.child.kill("SIGKILL");
    expect((await first.ended).out).toBe('{"event":"first-start"}\n');
    expect((await stopped(settings)).out).toMatch(/^\{"event":"first-start"\}\n\{"event":"ready"/);
    expect((await stopped(settings)).out).toMatch(/^\{"event":"ready"/);
  });

  // Skipped without the permission to mount a disk.
  it.each(smallDisk === null ? [] : [smallDisk])(
    "on a full disk is refused in one sentence, and leaves the disk as it was",
    async (disk) => {
      const { code, err } = await start({ DATA_DIR: disk }).ended;
      expect([code, err]).toEqual([
        1,
        `The disk that holds DATA_DIR (${disk}) is full; free some space on it, or set DATA_DIR to a folder on another disk, and start again.\n`,
      ]);
      expect(await readdir(join(disk, "db"))).toEqual([]);
    },
  );

  it("keeps nothing of a first start that failed", async () => {
    const place = join(folder, "failed");
    const options = {
      dataDir: place,
      filesDir: join(place, "files"),
      seedDemo: false,
      productName: "Pressroom",
      logLevel: "fatal",
    } as const;
    const fail = () => {
      throw Object.assign(new Error("write failed"), { code: "ENOSPC" });
    };
    await expect(createUpstream({ ...options, onFirstStart: fail })).rejects.toThrow("write failed");
    expect([await readdir(place), await readdir(join(place, "db"))]).toEqual([["db", "files"], []]);
  });
});

describe("a failure to start", () => {
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
  ])("%s is told in one sentence with what to do", (error, settings, sentence) => {
    expect(startFailure(error, settings)).toMatch(sentence);
    expect(startFailure(new Error("wrapped", { cause: error }), settings)).toMatch(
      error.code === undefined ? /could not be opened: wrapped\.$/ : sentence,
    );
  });
});

describe("a folder that is in use", { timeout: LIMIT }, () => {
  it("is refused to a second process in one sentence, and given to the next once the first was killed", async () => {
    const settings = { DATA_DIR: await copyOfWhole("shared") };
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
