import { access, cp, mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { ScriptError } from "./fail.ts";
import { exists } from "./files.ts";
import { runOrThrow } from "./run.ts";

/** The database and files of an installation. */
export interface BackupTarget {
  /** postgres:// address; null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** Folder of the files, and of the embedded database. */
  dataDir: string;
}

const dumpFile = "database.dump";
const databaseFolder = "db";
const filesFolder = "files";

/**
 * Renumbers events after a restore. The lost database assigned more numbers after the backup, and clients resume after these
 * numbers; the restored database would assign them again. It therefore continues with the current time in ms, which is higher,
 * because the first number was a time in ms and numbers increase by less than one per ms. Clients that resume find no earlier
 * events and read their data again.
 */
const renewEventNumbers = `
  update realtime_position set last = greatest(last, floor(extract(epoch from clock_timestamp()) * 1000));
  delete from realtime_events where sequence is not null`;

/** Folder of incomplete uploads. */
const incomingFolder = ".incoming";

/**
 * Writes the database and all files to a new folder. With PostgreSQL, servers may run, since a dump is a consistent snapshot;
 * the embedded database must be stopped. Files are copied after the database: files never change, and extra ones do no harm.
 * @throws ScriptError when the folder exists, or when the database cannot be dumped
 */
export async function backUp({ databaseUrl, dataDir }: BackupTarget, folder: string): Promise<void> {
  if (await exists(folder)) throw new ScriptError(`${folder} exists already; name a new folder.`);
  // The folder gets its final name only when the backup is complete.
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true });
  if (databaseUrl === null) await cp(join(dataDir, databaseFolder), join(partial, databaseFolder), { recursive: true });
  else await postgres("pg_dump", databaseUrl, ["--format=custom", "--no-owner", `--file=${join(partial, dumpFile)}`]);
  await copyFiles(dataDir, partial);
  await rename(partial, folder);
}

/**
 * Writes a backup to an empty database and an empty data folder. No server may run.
 * @throws ScriptError when either is not empty, or when there is no such backup
 */
export async function restore({ databaseUrl, dataDir }: BackupTarget, folder: string): Promise<void> {
  const source = databaseUrl === null ? databaseFolder : dumpFile;
  await access(join(folder, source)).catch(() => {
    throw new ScriptError(`${folder} has no ${source}, so it is not a backup of this type of database.`);
  });
  if (await hasEntries(join(dataDir, filesFolder))) throw new ScriptError(`${join(dataDir, filesFolder)} is not empty.`);
  if (databaseUrl === null) {
    if (await hasEntries(join(dataDir, databaseFolder))) throw new ScriptError(`${join(dataDir, databaseFolder)} is not empty.`);
    await cp(join(folder, databaseFolder), join(dataDir, databaseFolder), { recursive: true });
    const database = await PGlite.create(join(dataDir, databaseFolder));
    await database.exec(renewEventNumbers);
    await database.close();
  } else {
    // A single transaction leaves a database that is not empty unchanged.
    const options = ["--single-transaction", "--exit-on-error", "--no-owner"];
    await postgres("pg_restore", databaseUrl, [...options, join(folder, dumpFile)]);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(renewEventNumbers);
    await client.end();
  }
  await copyFiles(folder, dataDir);
}

async function copyFiles(from: string, to: string): Promise<void> {
  const source = join(from, filesFolder);
  const target = join(to, filesFolder);
  await mkdir(target, { recursive: true });
  if (!(await exists(source))) return;
  await cp(source, target, { recursive: true, filter: (path) => path !== join(source, incomingFolder) });
}

async function hasEntries(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/**
 * Runs one of PostgreSQL's client programs, which must be in PATH and at least as new as the server. The password is not an argument,
 * because arguments are in error messages and in the list of processes.
 */
async function postgres(program: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const env: Record<string, string> = { PGOPTIONS: "-c lock_timeout=30s" };
  const takePassword = (_match: string, before: string, password: string): string => {
    env["PGPASSWORD"] = decodeURIComponent(password);
    return before;
  };
  const address = databaseUrl
    .replace(/^(\w+:\/\/[^:@/?#]*):([^/?#]*)(?=@)/, takePassword)
    .replace(/([?&])password=([^&]*)&?/, takePassword);
  await runOrThrow(program, [`--dbname=${address}`, ...args], { env });
}
