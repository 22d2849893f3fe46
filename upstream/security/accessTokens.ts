import type { Selectable } from "kysely";
import { toIso } from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { notFound, requireValid, throwIfInvalid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, wholeList } from "../http/paging.ts";
import { hashToken, createToken } from "../session/sessions.ts";
import { singleLine } from "../text/inputText.ts";
import { DAY } from "../units.ts";
import { getRequiredTextError } from "../validation/checks.ts";
import { requireSamePassword, wrongPassword, type VerifiedUser } from "./rules.ts";
import { tokenLimits, type AccessToken, type AccessTokenInput, type NewAccessToken } from "./schema.ts";

const MAX_TOKENS = 50;

const columns = ["id", "name", "scope", "created_at", "last_used_at", "expires_at"] as const;

type Row = Pick<Selectable<Database["sessions"]>, (typeof columns)[number]>;

const present = ({ id, name, scope, created_at: created, last_used_at: used, expires_at: end }: Row): AccessToken => ({
  id,
  name: name ?? "",
  scope,
  createdAt: toIso(created),
  lastUsedAt: used > created ? toIso(used) : null,
  expiresAt: toIso(end),
});

/** A person's sessions for programs, newest first. */
export async function listAccessTokens(db: Db, userId: number, now: Date): Promise<Page<AccessToken>> {
  const rows = await db
    .selectFrom("sessions")
    .select(columns)
    .where("user_id", "=", userId)
    .where("name", "is not", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return wholeList(rows.map(present), MAX_TOKENS);
}

/** Creates a token and returns it; only its hash is stored, so it cannot be shown again. @throws 422 by field */
export async function createAccessToken(
  db: Db,
  user: VerifiedUser,
  { name: given, expiresInDays, scope = "write" }: Omit<AccessTokenInput, "password">,
  now: Date,
): Promise<NewAccessToken> {
  const name = singleLine(given);
  throwIfInvalid("name", getRequiredTextError("Name", name, tokenLimits.name));
  const token = createToken();
  const row = await db.transaction().execute(async (tx) => {
    // Concurrent requests run one after the other, so that they cannot exceed the limit together.
    await requireSamePassword(tx, user, () => wrongPassword("password"));
    const { data } = await listAccessTokens(tx, user.id, now);
    const tooMany = fieldError.tooMany(MAX_TOKENS, `There are ${MAX_TOKENS} tokens already. Please revoke one first.`);
    requireValid(data.length < MAX_TOKENS, "base", tooMany);
    return tx
      .insertInto("sessions")
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        name,
        scope,
        remember: false,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + expiresInDays * DAY),
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
  return { ...present(row), token };
}

/** @throws 404 */
export async function revokeAccessToken(db: Db, userId: number, id: number): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("name", "is not", null)
    .returning("id")
    .executeTakeFirstOrThrow(notFound);
}
