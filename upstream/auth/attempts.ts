import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/errors.ts";

type Db = Kysely<Database>;

interface Limit {
  action: string;
  most: number;
  minutes: number;
}

/** D-22. */
export const SIGN_IN: Limit = { action: "sign-in", most: 10, minutes: 15 };
export const SIGN_UP: Limit = { action: "sign-up", most: 20, minutes: 60 };
export const RECOVERY: Limit = { action: "recovery", most: 10, minutes: 15 };
export const FAILED_RECOVERY: Limit = { action: "failed-recovery", most: 10, minutes: 15 };
export const FAILED_PASSWORD: Limit = { action: "failed-password", most: 10, minutes: 15 };
export const FEEDBACK: Limit = { action: "feedback", most: 10, minutes: 60 };
/** Beyond D-22: the address is anybody's. */
export const TEST_MAIL: Limit = { action: "test-mail", most: 20, minutes: 60 };
export const PUBLIC_ANSWERS: Limit = { action: "public-answers", most: 20, minutes: 60 };

const MINUTE = 60_000;

/**
 * Counts an attempt under each key (an e-mail, an address) before it is made, so that attempts at the same time
 * cannot pass the limit together.
 * @returns takes the attempt back, for limits that count failures only
 * @throws 429 with retry-after when a key has reached its limit
 */
export async function reserveAttempt(db: Db, limit: Limit, keys: readonly string[], now: Date): Promise<() => Promise<void>> {
  const since = new Date(now.getTime() - limit.minutes * MINUTE);
  await db.deleteFrom("rate_events").where("action", "=", limit.action).where("created_at", "<=", since).execute();
  const reserved = await db
    .insertInto("rate_events")
    .values(keys.map((key) => ({ action: limit.action, key, created_at: now })))
    .returning("id")
    .execute();
  const release = async () => {
    const ids = reserved.map((event) => event.id);
    await db.deleteFrom("rate_events").where("id", "in", ids).execute();
  };
  const counts = await db
    .selectFrom("rate_events")
    .select((select) => [select.fn.countAll<number>().as("count"), select.fn.min<Date>("created_at").as("oldest")])
    .where("action", "=", limit.action)
    .where("key", "in", [...keys])
    .where("created_at", ">", since)
    .groupBy("key")
    .execute();
  const full = counts.filter(({ count }) => count > limit.most);
  if (full.length > 0) {
    await release();
    const oldest = Math.max(...full.map((row) => row.oldest.getTime()));
    const wait = Math.max(1, Math.ceil((oldest + limit.minutes * MINUTE - now.getTime()) / 1000));
    throw new HttpError(
      429,
      { detail: `Too many attempts. Please try again in ${limit.minutes} minutes.` },
      { "retry-after": String(wait) },
    );
  }
  return release;
}
