import { createHash } from "node:crypto";
import { Redis } from "ioredis";
import pg from "pg";
import type { Logger } from "pino";
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterAbstract } from "rate-limiter-flexible";
import { createMemoryBudgets, type BudgetStore } from "../graph/budget.ts";
import { SettingError } from "../settings.ts";

export interface SharedBudgetsOptions {
  /** Address of the database. */
  url: string;
  /** Seconds. */
  windowLength: number;
  log: Logger;
}

/** A counter in a database that several gateways share. */
interface SharedCounter {
  limiter: RateLimiterAbstract;
  close: () => Promise<void>;
}

/** Milliseconds for the database to respond. */
const TIMEOUT = 2000;

/** PostgreSQL's codes for a table, and for the type of its rows, that exist already. */
const alreadyExistsCodes: ReadonlySet<string | undefined> = new Set(["42P07", "42710"]);

/** The stores only count; their callers compare the counts with the budget. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Keys contain credentials, which do not belong into a database. */
const hash = (key: string): string => createHash("sha256").update(key).digest("base64url");

/**
 * Counts points in a table of PostgreSQL that several gateways share.
 * @throws SettingError when the table can be neither found nor created
 */
export async function createDatabaseBudgets(options: SharedBudgetsOptions): Promise<BudgetStore> {
  const { url, windowLength: duration, log } = options;
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT });
  pool.on("error", (error) => log.warn({ err: error }, "a connection for budgets was lost"));
  const open = () =>
    new Promise<RateLimiterPostgres>((resolve, reject) => {
      const created = new RateLimiterPostgres(
        { storeClient: pool, tableName: "cost_budgets", keyPrefix: "", points: UNLIMITED, duration },
        (error?: Error) => (error === undefined ? resolve(created) : reject(error)),
      );
    });
  const openWithRetry = () =>
    open().catch((error: unknown) => {
      // Another gateway created the table at the same moment; CREATE TABLE IF NOT EXISTS does not prevent that.
      if (error instanceof pg.DatabaseError && alreadyExistsCodes.has(error.code)) return open();
      throw error;
    });
  try {
    return createStore({ limiter: await openWithRetry(), close: () => pool.end() }, options);
  } catch (error) {
    await pool.end();
    throw new SettingError(`BUDGET_DATABASE_URL names a database that cannot be used: ${getReason(error)}.`, { cause: error });
  }
}

/** The error's code if it has no message, as when none of several addresses responds. */
function getReason(error: unknown): string {
  const { message, code }: { message?: unknown; code?: unknown } = Object(error);
  return String(message || code);
}

/**
 * Counts points in a Redis that several gateways share.
 * @throws SettingError when it does not respond
 */
export async function createRedisBudgets(options: SharedBudgetsOptions): Promise<BudgetStore> {
  const { url, windowLength: duration, log } = options;
  const storeClient = new Redis(url, {
    lazyConnect: true,
    // While there is no connection, commands fail at once instead of waiting for one.
    enableOfflineQueue: false,
    connectTimeout: TIMEOUT,
    commandTimeout: TIMEOUT,
  });
  storeClient.on("error", (error) => log.warn({ err: error }, "the connection to Redis failed"));
  try {
    await storeClient.connect();
  } catch (error) {
    storeClient.disconnect();
    throw new SettingError("REDIS_URL names a Redis that does not respond.", { cause: error });
  }
  const limiter = new RateLimiterRedis({ storeClient, keyPrefix: "pressroom:budget", points: UNLIMITED, duration });
  return createStore({ limiter, close: async () => storeClient.disconnect() }, options);
}

/** While the database does not respond, this gateway counts on its own, so that no caller is rejected because of the outage. */
function createStore({ limiter, close }: SharedCounter, { windowLength, log }: SharedBudgetsOptions): BudgetStore {
  const localBudgets = createMemoryBudgets(windowLength * 1000);
  let isShared = true;
  return {
    async take(key, points) {
      try {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(hash(key), points);
        if (!isShared) log.warn("budgets are shared again");
        isShared = true;
        // Points that are returned may have been taken in the previous window; they are no credit in this one.
        const excess = Math.min(-consumedPoints, -points);
        if (excess > 0) await limiter.penalty(hash(key), excess);
        return { used: Math.max(0, consumedPoints), resetAt: Date.now() + msBeforeNext };
      } catch (error) {
        // Logged once, not for every operation until the database responds again.
        if (isShared) log.warn({ err: error }, "budgets could not be shared");
        isShared = false;
        return localBudgets.take(key, points);
      }
    },
    close,
  };
}
