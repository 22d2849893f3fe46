import { DamagedDatabaseError, DiskFullError } from "./db/embedded.ts";
import { NewerDatabaseError } from "./db/migrate.ts";
import { RedisUnreachableError } from "./http/callCounter.ts";
import { BucketRefusedError, StoreUnavailableError } from "./media/fileStore.ts";
import { SettingError, type Settings } from "./settings.ts";

/** PostgreSQL error codes for damaged files: data_corrupted, index_corrupted, undefined_file. */
const damageCodes: ReadonlySet<unknown> = new Set(["XX001", "XX002", "58P01"]);
const diskFullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

const getCode = (error: unknown): unknown => Reflect.get(Object(error), "code");

/** The error and its causes. */
function getCauses(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && !chain.includes(at); at = Reflect.get(Object(at), "cause"))
    chain.push(at);
  return chain;
}

/** Whether the message of the error is the explanation. */
const isExplained = (error: unknown): error is Error =>
  [SettingError, RedisUnreachableError, BucketRefusedError, NewerDatabaseError].some((type) => error instanceof type);

/** Explains a failed start, and what to do about it, in one sentence for the person who starts the program. */
export function explainStartFailure(error: unknown, settings: Settings | null): string {
  if (isExplained(error)) return error.message;
  if (error instanceof StoreUnavailableError)
    return `The bucket of FILES_S3_BUCKET, which the first start fills with the demo data, does not respond: ${getReason(error.cause)}.`;
  const listening = settings && explainListening(error, settings);
  if (listening !== null) return listening;
  return settings?.options.databaseUrl === undefined ? explainEmbedded(error, settings?.dataDir ?? "") : explainServer(error);
}

/** Null for an error that listening did not cause. */
function explainListening(error: unknown, { port, host }: Settings): string | null {
  const { code, syscall, hostname }: { code?: unknown; syscall?: unknown; hostname?: unknown } = Object(error);
  const isUnknownHost = syscall === "getaddrinfo" && hostname === host;
  if (isUnknownHost || (syscall === "listen" && code === "EADDRNOTAVAIL"))
    return `HOST ${host} is not an address of this machine.`;
  if (syscall !== "listen") return null;
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program; set UPSTREAM_PORT to a free one.`;
  if (code === "EACCES") return `Port ${port} may not be used by this account; set UPSTREAM_PORT to another one.`;
  return null;
}

function explainEmbedded(error: unknown, dataDir: string): string {
  if (isDiskFull(error))
    return `The disk that holds DATA_DIR (${dataDir}) is full; free some space on it, or set DATA_DIR to a folder on another disk, and start again.`;
  if (isDamaged(error))
    return `The database in ${dataDir} is damaged or was created by another version; restore the folder from a backup, or delete it to start with an empty database.`;
  return `The database in ${dataDir} could not be opened: ${getReason(error)}.`;
}

function explainServer(error: unknown): string {
  if (isDiskFull(error))
    return "A disk is full, either that of the PostgreSQL server in DATABASE_URL or that of DATA_DIR; free some space on it and start again.";
  if (isDamaged(error))
    return `The database named by DATABASE_URL is damaged: ${getReason(error)}; restore it from a backup and start again.`;
  return `The database named by DATABASE_URL could not be opened: ${getReason(error)}.`;
}

const isDiskFull = (error: unknown): boolean =>
  getCauses(error).some(
    (cause) =>
      cause instanceof DiskFullError ||
      diskFullCodes.has(getCode(cause)) ||
      (cause instanceof Error && /no space left on device/i.test(cause.message)),
  );

const isDamaged = (error: unknown): boolean =>
  getCauses(error).some((cause) => cause instanceof DamagedDatabaseError || damageCodes.has(getCode(cause)));

function getReason(error: unknown): string {
  const message = error instanceof Error && error.message !== "" ? error.message : getCode(error);
  return typeof message === "string" ? message.replace(/\.?(\n.*)?$/s, "") : "unknown reason";
}
