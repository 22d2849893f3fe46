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

/**
 * Requires the password for changes of credentials, in case another person uses an open session.
 * @param field of the body that contains the password
 * @throws 422 on the field, 429 after too many wrong ones
 */
export async function requirePassword(db: Db, userId: number, password: string, field: string, now: Date): Promise<void> {
  await runLimited(db, failedPasswordLimit, [`user:${userId}`], now, async (count) => {
    const user = await db.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirstOrThrow();
    if (!(await verifyPassword(password, user.password_hash))) {
      await count();
      throw invalidField(field, fieldError.invalid("This password is wrong."));
    }
  });
}
