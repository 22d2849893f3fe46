import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { joinTransaction } from "../db/joinTransaction.ts";
import type { Db } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { DAY } from "../units.ts";
import { badRequest, conflict, HttpError, requireState } from "./errors.ts";

/** In ms: how long a response is repeated. */
const RETENTION = DAY;
const printable = /^[\x20-\x7e]{1,255}$/;

/** A create with an idempotency key. */
export interface KeyedRequest {
  userId: number;
  path: string;
  key: string;
  bodyHash: string;
}

/** A response as it is stored and repeated. */
export interface StoredResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON, or "". */
  body: string;
}

/** @returns null without the idempotency-key header @throws 400 when it is too long or not printable */
export function readKey({ headers, url, body }: FastifyRequest, userId: number): KeyedRequest | null {
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !printable.test(key))
    throw badRequest("The idempotency-key header must have 1 to 255 printable characters.");
  const bodyHash = createHash("sha256")
    .update(JSON.stringify(body ?? null))
    .digest("hex");
  return { userId, path: url.split("?")[0] ?? url, key, bodyHash };
}

/** The response to the first request with the key, for 24 hours. @throws 422 when that had another body */
export async function findResponse(
  db: Db,
  { userId, path, key, bodyHash }: KeyedRequest,
  now: Date,
): Promise<StoredResponse | null> {
  const found = await db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "status", "headers", "body"])
    .where("user_id", "=", userId)
    .where("path", "=", path)
    .where("key", "=", key)
    .where("created_at", ">", new Date(now.getTime() - RETENTION))
    .executeTakeFirst();
  // Release 0.1.0 stored rows without a status before the write was done.
  if (found === undefined || found.status === null) return null;
  requireState(found.body_hash === bodyHash, "This idempotency key was used with a different request.");
  return { status: found.status, headers: JSON.parse(found.headers ?? "{}"), body: found.body ?? "" };
}

/**
 * Runs a create and stores its response in one transaction. Even if the process dies, the entity exists if and only if a retry
 * with the same key gets this response. Of concurrent requests with the same key, only one runs.
 * @param work must write only through the `db` of the services that it gets
 * @returns the response, and whether it is that to an earlier request
 * @throws what `work` throws; then only the refusal is stored, to be repeated; 409 while another request with the key runs; 422
 * when that request had another body
 */
export async function runOnce(
  services: Services,
  keyed: KeyedRequest,
  work: (services: Services) => Promise<StoredResponse>,
): Promise<{ response: StoredResponse; isRepeated: boolean }> {
  const { db, now } = services;
  let isFirst = false;
  try {
    return await db.transaction().execute(async (tx) => {
      await lockKey(tx, keyed);
      const earlier = await findResponse(tx, keyed, now());
      if (earlier !== null) return { response: earlier, isRepeated: true };
      isFirst = true;
      const response = await work({ ...services, db: joinTransaction(tx) });
      await storeResponse(tx, keyed, response, now());
      return { response, isRepeated: false };
    });
  } catch (error) {
    if (isFirst && error instanceof HttpError && isPermanent(error))
      await storeResponse(db, keyed, { status: error.status, headers: error.headers, body: JSON.stringify(error.body) }, now());
    throw error;
  }
}

/** Errors of the server, conflicts and reached limits are not stored, because a retry may succeed. */
const isPermanent = ({ status }: HttpError) => status < 500 && status !== 409 && status !== 429;

/** Locks the key for the transaction, at most until its connection closes. @throws 409 when another transaction has it */
async function lockKey(tx: Db, { userId, path, key }: KeyedRequest): Promise<void> {
  const name = `${userId} ${path} ${key}`;
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(tx);
  if (rows[0]?.locked !== true) throw conflict("The first request with this key is still running.");
}

/** A refusal does not replace the response to a request that ran after it. */
async function storeResponse(db: Db, keyed: KeyedRequest, { status, headers, body }: StoredResponse, now: Date): Promise<void> {
  const { userId: user_id, path, key, bodyHash: body_hash } = keyed;
  const response = { body_hash, status, headers: JSON.stringify(headers), body, created_at: now };
  await db
    .insertInto("idempotency_keys")
    .values({ user_id, path, key, ...response })
    .onConflict((taken) => {
      const update = taken.columns(["user_id", "path", "key"]).doUpdateSet(response);
      return status < 400
        ? update
        : update.where((row) =>
            row.or([
              row("idempotency_keys.status", "is", null),
              row("idempotency_keys.created_at", "<=", new Date(now.getTime() - RETENTION)),
            ]),
          );
    })
    .execute();
}

/** Deletes the responses that are too old to be repeated. */
export async function purgeIdempotent(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<=", new Date(now.getTime() - RETENTION))
    .execute();
}
