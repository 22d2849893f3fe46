import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Services } from "../services.ts";
import { badRequest, conflict, refused } from "./errors.ts";

const KEPT = 24 * 60 * 60_000;
/** A first request without a response after this time (ms) is considered dead. */
const ABANDONED = 2 * 60_000;
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;
/** Response headers that are stored and replayed with the body. */
const KEPT_HEADERS = ["content-type", "object-id"];

/** A create whose response is stored under these values. */
export interface Pending {
  userId: number;
  path: string;
  key: string;
}

interface KeptRow {
  body_hash: string;
  status: number | null;
  headers: string | null;
  body: string | null;
  created_at: Date;
}

/**
 * Handles the idempotency-key header: claims the key for this request, or replays the first response.
 * @throws 409 while the first request is still running, 422 when the key was used with another body
 */
export async function beginIdempotent(
  { db, now }: Pick<Services, "db" | "now">,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<FastifyReply | undefined> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) {
    return undefined;
  }
  if (typeof key !== "string" || !PRINTABLE.test(key)) {
    throw badRequest("The idempotency-key header must have 1 to 255 printable characters.");
  }
  const path = request.url.split("?")[0] ?? request.url;
  const pending: Pending = { userId, path, key };
  const bodyHash = createHash("sha256")
    .update(JSON.stringify(request.body ?? null))
    .digest("hex");
  if (await claim(db, pending, bodyHash, now())) {
    request.idempotent = pending;
    return undefined;
  }
  const kept = await read(db, pending);
  if (kept === undefined) {
    throw conflict("The first request with this key is still running.");
  }
  if (kept.body_hash !== bodyHash) {
    throw refused("This idempotency key was used with a different request.");
  }
  if (kept.status === null) {
    throw conflict("The first request with this key is still running.");
  }
  const headers = JSON.parse(kept.headers ?? "{}") as Record<string, string>;
  return reply
    .code(kept.status)
    .headers({ ...headers, "idempotent-replayed": "true", "cache-control": "no-store" })
    .send(kept.body ?? "");
}

/** Deletes the responses that are too old to be replayed. */
export async function purgeIdempotent(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<=", new Date(now.getTime() - KEPT))
    .execute();
}

/** Claims the key if it is free, expired or abandoned by a dead process. */
async function claim(db: Db, { userId, path, key }: Pending, bodyHash: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (user_id, path, key, body_hash, created_at)
    values (${userId}, ${path}, ${key}, ${bodyHash}, ${now})
    on conflict (user_id, path, key) do update
      set body_hash = excluded.body_hash, status = null, headers = null, body = null, created_at = excluded.created_at
      where k.created_at <= ${new Date(now.getTime() - KEPT)}
        or (k.status is null and k.created_at <= ${new Date(now.getTime() - ABANDONED)})
    returning k.key`.execute(db);
  return rows.length > 0;
}

async function read(db: Db, { userId, path, key }: Pending): Promise<KeptRow | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "status", "headers", "body", "created_at"])
    .where("user_id", "=", userId)
    .where("path", "=", path)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Stores the response; releases the key after a server error. */
export async function finishIdempotent(
  db: Db,
  { userId, path, key }: Pending,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  if (reply.statusCode >= 500) {
    await db
      .deleteFrom("idempotency_keys")
      .where("user_id", "=", userId)
      .where("path", "=", path)
      .where("key", "=", key)
      .execute();
    return;
  }
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  await db
    .updateTable("idempotency_keys")
    .set({
      status: reply.statusCode,
      headers: JSON.stringify(headers),
      body: typeof payload === "string" ? payload : null,
    })
    .where("user_id", "=", userId)
    .where("path", "=", path)
    .where("key", "=", key)
    .execute();
}
