import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { anyId } from "../db/refs.ts";
import type { UsersTable, Db } from "../db/schema.ts";
import type { AccessTokenScope } from "../security/schema.ts";
import { DAY, MINUTE } from "../units.ts";
import { toUserTypes, type Viewer } from "./viewer.ts";

/** Lifetime with "Keep me signed in", counted from the last use. */
export const REMEMBERED_LIFETIME = 14 * DAY;
/** Lifetime without it, counted from the sign-in. */
const NOT_REMEMBERED = DAY;

export interface SignedIn {
  viewer: Viewer;
  remember: boolean;
}

/** The hash by which a token, or the code of a mailed link, is stored. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
/** Creates a random token that cannot be guessed. */
export const createToken = () => randomBytes(32).toString("base64url");
const startOfMinute = (instant: Date) => new Date(Math.floor(instant.getTime() / MINUTE) * MINUTE);

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(
  db: Db,
  userId: number,
  remember: boolean,
  client: { device: string | null; address: string | null },
  now: Date,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto("sessions")
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      remember,
      device: client.device,
      address: client.address,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + (remember ? REMEMBERED_LIFETIME : NOT_REMEMBERED)),
    })
    .execute();
  await db
    .updateTable("contacts")
    .set({ last_active_at: startOfMinute(now) })
    .where("id", "=", (eb) => eb.selectFrom("users").select("contact_id").where("users.id", "=", userId))
    .execute();
  return token;
}

type UserRow = Pick<Selectable<UsersTable>, "contact_id" | "account_id" | "roles" | "modules" | "is_read_only"> & {
  user_id: number;
};

const userColumns = ["u.id as user_id", "u.contact_id", "u.account_id", "u.roles", "u.modules", "u.is_read_only"] as const;

function toViewer(row: UserRow, sessionId: number, scope: AccessTokenScope = "write"): Viewer {
  return {
    userId: row.user_id,
    contactId: row.contact_id,
    accountId: row.account_id,
    sessionId,
    roles: row.roles,
    modules: row.modules,
    isAdmin: row.roles.includes("admin"),
    isReadOnly: row.is_read_only || scope === "read",
    hasReadToken: scope === "read",
    userTypes: toUserTypes(row.roles),
  };
}

/** The user of the token; null when it is unknown or expired. Updates the last activity of the session and the person. */
export async function readSession(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  const row = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id as session_id", "s.remember", "s.scope", "s.last_used_at", ...userColumns])
    .where("s.token_hash", "=", hashToken(token))
    .where("s.expires_at", ">", now)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (startOfMinute(now) > row.last_used_at) await markActive(db, row, now);
  return { remember: row.remember, viewer: toViewer(row, row.session_id, row.scope) };
}

/** The user as a viewer without a session, such as for a feed token; null when unknown. */
export async function loadViewer(db: Db, userId: number): Promise<Viewer | null> {
  return (await loadViewers(db, [userId]))[0] ?? null;
}

/** The users as viewers without a session, by user id; unknown ones are left out. */
export async function loadViewers(db: Db, userIds: readonly number[]): Promise<Viewer[]> {
  const rows = await db.selectFrom("users as u").select(userColumns).where("u.id", "=", anyId(userIds)).orderBy("u.id").execute();
  return rows.map((row) => toViewer(row, 0));
}

/** Writes at most once per session and minute. */
async function markActive(db: Db, row: { session_id: number; contact_id: number; remember: boolean }, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({
      last_used_at: now,
      ...(row.remember && { expires_at: new Date(now.getTime() + REMEMBERED_LIFETIME) }),
    })
    .where("id", "=", row.session_id)
    .execute();
  await db
    .updateTable("contacts")
    .set({ last_active_at: startOfMinute(now) })
    .where("id", "=", row.contact_id)
    .execute();
}

/** Deletes sessions that have expired. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}

/** Ends a session. An access token, which has a name, is only ended by revoking it. */
export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionId).where("name", "is", null).execute();
}
