import type { Db } from "../db/schema.ts";
import { MINUTE } from "../units.ts";
import { HttpError } from "./errors.ts";

interface Limit {
  action: string;
  max: number;
  minutes: number;
}

/*
 * Sign-ins, passwords and codes count when they fail, sign-ups and visitors' answers when they succeed, all others whenever their
 * input is valid.
 */
export const signInLimit: Limit = { action: "sign-in", max: 10, minutes: 15 };
export const signUpLimit: Limit = { action: "sign-up", max: 20, minutes: 60 };
export const recoveryLimit: Limit = { action: "recovery", max: 10, minutes: 15 };
export const failedRecoveryLimit: Limit = { action: "failed-recovery", max: 10, minutes: 15 };
export const failedPasswordLimit: Limit = { action: "failed-password", max: 10, minutes: 15 };
export const feedbackLimit: Limit = { action: "feedback", max: 10, minutes: 60 };
/** Limited because the mail can be sent to any address. */
export const testMailLimit: Limit = { action: "test-mail", max: 20, minutes: 60 };
export const publicAnswersLimit: Limit = { action: "public-answers", max: 20, minutes: 60 };

type Count = () => Promise<void>;

/**
 * Runs an attempt unless one of its keys (an e-mail or an IP address) has reached the limit. Attempts that share a key run one
 * after the other, so that concurrent ones can neither exceed the limit nor refuse each other.
 * @param attempt calls `count` if it counts towards the limit, such as a failure
 * @throws 429 with retry-after when a key has reached its limit
 */
export function runLimited<T>(
  db: Db,
  limit: Limit,
  keys: readonly string[],
  now: Date,
  attempt: (count: Count) => Promise<T>,
): Promise<T> {
  const queueKeys = keys.map((key) => `${limit.action} ${key}`);
  return runInQueues(db, queueKeys, async () => {
    await checkLimit(db, limit, keys, now);
    return attempt(() => countAttempt(db, limit, keys, now));
  });
}

/** @throws 429 with retry-after when a key has reached its limit */
export async function checkLimit(db: Db, limit: Limit, keys: readonly string[], now: Date): Promise<void> {
  const counts = await db
    .selectFrom("rate_events")
    .select((select) => [select.fn.countAll<number>().as("count"), select.fn.min<Date>("created_at").as("oldest")])
    .where("action", "=", limit.action)
    .where("key", "in", [...keys])
    .where("created_at", ">", getWindowStart(limit, now))
    .groupBy("key")
    .execute();
  const exceeded = counts.filter(({ count }) => count >= limit.max);
  if (exceeded.length > 0) {
    const oldest = Math.max(...exceeded.map((row) => row.oldest.getTime()));
    const wait = Math.max(1, Math.ceil((oldest + limit.minutes * MINUTE - now.getTime()) / 1000));
    throw new HttpError(
      429,
      { detail: `Too many attempts. Please try again in ${limit.minutes} minutes.` },
      { "retry-after": String(wait) },
    );
  }
}

const getWindowStart = ({ minutes }: Limit, now: Date): Date => new Date(now.getTime() - minutes * MINUTE);

async function countAttempt(db: Db, limit: Limit, keys: readonly string[], now: Date): Promise<void> {
  await db
    .deleteFrom("rate_events")
    .where("action", "=", limit.action)
    .where("created_at", "<=", getWindowStart(limit, now))
    .execute();
  await db
    .insertInto("rate_events")
    .values(keys.map((key) => ({ action: limit.action, key, created_at: now })))
    .execute();
}

/** By database and key: the end of the last attempt in the queue. Each node has its own queues. */
const queues = new WeakMap<Db, Map<string, Promise<void>>>();

async function runInQueues<T>(db: Db, [key, ...others]: readonly string[], work: () => Promise<T>): Promise<T> {
  if (key === undefined) return work();
  const queue = queues.get(db) ?? new Map<string, Promise<void>>();
  queues.set(db, queue);
  const before = queue.get(key) ?? Promise.resolve();
  const { promise: end, resolve } = Promise.withResolvers<void>();
  queue.set(key, end);
  await before;
  try {
    return await runInQueues(db, others, work);
  } finally {
    resolve();
    if (queue.get(key) === end) queue.delete(key);
  }
}
