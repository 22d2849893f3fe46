import { composeEmailChangedMail } from "../accounts/mails.ts";
import { hashPassword } from "../accounts/password.ts";
import { requireNewPassword } from "../accounts/passwordRules.ts";
import { toIso } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { requireValid, throwIfInvalid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Services } from "../services.ts";
import { describeDevice } from "../session/devices.ts";
import type { Viewer } from "../session/viewer.ts";
import { getRequiredEmailError } from "../text/email.ts";
import { retryOnConflict } from "../validation/checks.ts";
import { requireSamePassword, wrongPassword, type VerifiedUser } from "./rules.ts";
import type { PasswordInput, SettingsSecurity } from "./schema.ts";
import { hasTwoStep } from "./twoStep.ts";

const loadEmail = async (db: Db, userId: number) =>
  (await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow()).email;

/** The viewer's credentials and active sessions. */
export async function loadSecurity(db: Db, { userId, sessionId }: Viewer, now: Date): Promise<SettingsSecurity> {
  const [email, otpEnabled, sessions] = await Promise.all([
    loadEmail(db, userId),
    hasTwoStep(db, userId),
    db
      .selectFrom("sessions")
      .select(["id", "device", "address", "last_used_at"])
      .where("user_id", "=", userId)
      .where("name", "is", null)
      .where("expires_at", ">", now)
      .orderBy("last_used_at", "desc")
      .orderBy("id", "desc")
      .execute(),
  ]);
  return {
    email,
    otpEnabled,
    sessions: sessions.map(({ id, device, address, last_used_at: used }) => ({
      id: String(id),
      device: describeDevice(device),
      address: address ?? "Unknown address",
      lastUsedAt: toIso(used),
      isCurrent: id === sessionId,
    })),
  };
}

/** Changes the address of the sign-in and informs the previous one by mail. @throws 422 on email or password */
export async function changeEmail(
  services: Pick<Services, "db" | "jobs" | "productName" | "publicUrl">,
  user: VerifiedUser,
  given: string,
): Promise<void> {
  const userId = user.id;
  const { db, jobs } = services;
  const email = given.trim().toLowerCase();
  throwIfInvalid("email", getRequiredEmailError(email));
  const write = async (tx: Db) => {
    await requireSamePassword(tx, user, () => wrongPassword("password"));
    const before = await loadEmail(tx, userId);
    const taken = await tx.selectFrom("users").select("id").where("email", "=", email).where("id", "<>", userId).execute();
    requireValid(taken.length === 0, "email", fieldError.taken("This e-mail is already in use."));
    await tx.updateTable("users").set({ email }).where("id", "=", userId).execute();
    // Links that were mailed to the previous address must stop working.
    await tx.deleteFrom("password_recoveries").where("user_id", "=", userId).execute();
    if (before !== email) await jobs.enqueue(tx, "send-mail", composeEmailChangedMail(before, email, services));
  };
  await retryOnConflict("users_email_key", () => db.transaction().execute(write));
}

/**
 * Sets a new password by the sign-up rules and ends all other sessions, access tokens only on request.
 * @throws 422 by field
 */
export async function changePassword(
  { db, passwordCost }: Pick<Services, "db" | "passwordCost">,
  { sessionId }: Viewer,
  user: VerifiedUser,
  { revokeTokens = false, ...input }: Omit<PasswordInput, "currentPassword">,
): Promise<void> {
  const userId = user.id;
  requireNewPassword(input, await loadEmail(db, userId));
  const passwordHash = await hashPassword(input.password, passwordCost);
  await db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, user, () => wrongPassword("currentPassword"));
    await tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
    await tx.deleteFrom("password_recoveries").where("user_id", "=", userId).execute();
    await tx
      .deleteFrom("sessions")
      .where("user_id", "=", userId)
      .$if(!revokeTokens, (query) => query.where("name", "is", null))
      .where("id", "<>", sessionId)
      .execute();
  });
}

/** Ends a session of the user, possibly the current one. @returns whether it existed */
export async function revokeSession(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("name", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
