import { Redis } from "ioredis";
import pg from "pg";
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterAbstract } from "rate-limiter-flexible";

/** Length of a window. */
export const CALL_WINDOW_SECONDS = 60;

/** A counter that all nodes share. */
export interface CallCounter {
  /** Adds to the count of a key. @returns the new count, and the milliseconds until it starts again */
  add(key: string, calls: number): Promise<{ count: number; resetsIn: number }>;
  close(): Promise<void>;
}

interface CounterOptions {
  /** Takes precedence over the database. */
  redisUrl: string | undefined;
  /** PostgreSQL. */
  databaseUrl: string | undefined;
  /** Called when a connection fails; the next calls reconnect. */
  onError(error: unknown): void;
}

/** Thrown when the Redis at REDIS_URL does not respond at the start. */
export class RedisUnreachableError extends Error {}

const TIMEOUT_MS = 2000;

/** PostgreSQL's codes for a table, and for the type of its rows, that exist already. */
const alreadyExistsCodes: ReadonlySet<string | undefined> = new Set(["42P07", "42710"]);

/** The limiter only counts: callLimits.ts enforces the limits. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/**
 * Opens the counter in Redis or, without Redis, in PostgreSQL.
 * @returns null without both, since there is only one node then
 * @throws when it does not respond
 */
export async function openCallCounter({ redisUrl, databaseUrl, onError }: CounterOptions): Promise<CallCounter | null> {
  if (redisUrl !== undefined) return openInRedis(redisUrl, onError);
  return databaseUrl === undefined ? null : openInDatabase(databaseUrl, onError);
}

async function openInRedis(url: string, onError: CounterOptions["onError"]): Promise<CallCounter> {
  const storeClient = new Redis(url, {
    lazyConnect: true,
    // While there is no connection, commands fail at once instead of waiting for one.
    enableOfflineQueue: false,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
  });
  storeClient.on("error", onError);
  try {
    await storeClient.connect();
  } catch (error) {
    storeClient.disconnect();
    throw new RedisUnreachableError("REDIS_URL names a Redis that does not respond.", { cause: error });
  }
  const limiter = new RateLimiterRedis({
    storeClient,
    keyPrefix: "pressroom:calls",
    points: UNLIMITED,
    duration: CALL_WINDOW_SECONDS,
  });
  return createCounter(limiter, async () => storeClient.disconnect());
}

async function openInDatabase(connectionString: string, onError: CounterOptions["onError"]): Promise<CallCounter> {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  pool.on("error", onError);
  const open = () =>
    new Promise<RateLimiterPostgres>((resolve, reject) => {
      const created = new RateLimiterPostgres(
        { storeClient: pool, tableName: "call_counts", keyPrefix: "", points: UNLIMITED, duration: CALL_WINDOW_SECONDS },
        (error?: Error) => (error === undefined ? resolve(created) : reject(error)),
      );
    });
  const limiter = await open().catch((error: unknown) => {
    // Another node created the table at the same moment; CREATE TABLE IF NOT EXISTS does not prevent that.
    if (error instanceof pg.DatabaseError && alreadyExistsCodes.has(error.code)) return open();
    throw error;
  });
  return createCounter(limiter, () => pool.end());
}

function createCounter(limiter: RateLimiterAbstract, close: () => Promise<void>): CallCounter {
  return {
    async add(key, calls) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, calls);
      return { count: consumedPoints, resetsIn: msBeforeNext };
    },
    close,
  };
}
