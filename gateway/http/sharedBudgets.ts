import { createHash } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { createMemoryBudgets, type BudgetStore } from "../graph/budget.ts";

export interface SharedBudgetsOptions {
  /** Address of a PostgreSQL database. */
  url: string;
  /** Seconds. */
  windowLength: number;
  log: Logger;
}

/** Keys contain credentials, which do not belong into a table. */
const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

/**
 * Counts points in a table that several gateways share. While the database does not answer, this gateway counts for itself:
 * nobody is refused because of it.
 * @throws Error when the table can be neither found nor created
 */
export async function createSharedBudgets({ url, windowLength, log }: SharedBudgetsOptions): Promise<BudgetStore> {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  pool.on("error", (error) => log.warn({ err: error }, "a connection for budgets was lost"));
  const alone = createMemoryBudgets(windowLength * 1000);
  const limiter = await new Promise<RateLimiterPostgres>((resolve, reject) => {
    const created = new RateLimiterPostgres(
      // The refusals are the caller's: this only counts.
      { storeClient: pool, tableName: "cost_budgets", keyPrefix: "", points: Number.MAX_SAFE_INTEGER, duration: windowLength },
      (error?: Error) => (error === undefined ? resolve(created) : reject(error)),
    );
  });
  return {
    async take(key, points) {
      try {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(hashOf(key), points);
        return { used: Math.max(0, consumedPoints), resetAt: Date.now() + msBeforeNext };
      } catch (error) {
        log.warn({ err: error }, "budgets could not be shared");
        return alone.take(key, points);
      }
    },
    close: () => pool.end(),
  };
}
