import { verifyPassword } from "../accounts/password.ts";
import type { Db } from "../db/schema.ts";
import { failedPasswordLimit, runLimited } from "../http/attempts.ts";
import { invalidField, notFound } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Viewer } from "../session/viewer.ts";
import { requireSettings, type SettingsOwner } from "../settings/rules.ts";

/** For settings that no role may open for other users. @throws 404 for the settings of others */
export async function requireSelf(db: Db, viewer: Viewer, slug: string): Promise<SettingsOwner> {
  const owner = await requireSettings(db, viewer, slug);
  if (owner.userId !== viewer.userId) throw notFound();
  return owner;
}

/** A user whose password was verified against this hash. */
export interface VerifiedUser {
  id: number;
  password_hash: string;
}

export const wrongPassword = (field: string) => invalidField(field, fieldError.invalid("This password is wrong."));

/**
 * Requires the password for changes of credentials, in case another person uses an open session.
 * @param field of the body that contains the password
 * @throws 422 on the field, 429 after too many wrong ones
 */
export function requirePassword(db: Db, userId: number, password: string, field: string, now: Date): Promise<VerifiedUser> {
  return runLimited(db, failedPasswordLimit, [`user:${userId}`], now, async (count) => {
    const user = await db.selectFrom("users").select(["id", "password_hash"]).where("id", "=", userId).executeTakeFirstOrThrow();
    if (await verifyPassword(password, user.password_hash)) return user;
    await count();
    throw wrongPassword(field);
  });
}

/**
 * Keeps the password from being changed until the transaction ends. Whoever only knows the former one must not change anything
 * after a new one, which also ends the sessions and tokens that are being created. Such transactions of a user run one after another.
 * @param wrong creates the error for a password that has been changed since it was verified
 */
export async function requireSamePassword(
  tx: Db,
  { id, password_hash: verified }: VerifiedUser,
  wrong: () => Error,
): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (user.password_hash !== verified) throw wrong();
}
