import { randomBytes } from "node:crypto";
import type { Db } from "../db/schema.ts";
import { databaseJobSettings, type JobType } from "../jobs/jobType.ts";
import type { Payload } from "../jobs/payloads.ts";
import { hashToken } from "../session/sessions.ts";
import { HOUR } from "../units.ts";
import { composeRecoveryMail } from "./mails.ts";

/** Lifetime of a mailed code, in ms. */
const LIFETIME = 6 * HOUR;

/** Creates a code of 32 characters for a user; only its hash is stored. */
async function openRecovery(db: Db, userId: number, now: Date): Promise<string> {
  const code = randomBytes(24).toString("base64url");
  await db
    .insertInto("password_recoveries")
    .values({ user_id: userId, code_hash: hashToken(code), created_at: now, expires_at: new Date(now.getTime() + LIFETIME) })
    .execute();
  return code;
}

/** Deletes codes that have expired. */
export async function purgeRecoveries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("password_recoveries").where("expires_at", "<=", now).execute();
}

export const mailRecovery: JobType<Payload<"mail-recovery">> = {
  ...databaseJobSettings,
  title: "Mail a link for a new password",
  describe: ({ email }) => `To ${email}`,
  async run({ email }, services) {
    const { db, jobs, now } = services;
    const user = await db.selectFrom("users").select(["id", "email"]).where("email", "=", email).executeTakeFirst();
    if (user === undefined) return {};
    return {
      async write(tx) {
        const code = await openRecovery(tx, user.id, now());
        await jobs.enqueue(tx, "send-mail", composeRecoveryMail(user.email, user.id, code, services));
      },
    };
  },
};

/**
 * Returns the user whose password the code may change; null when the code is unknown, used, expired or another user's.
 */
export async function readRecovery(
  db: Db,
  userId: number,
  code: string,
  now: Date,
): Promise<{ userId: number; email: string } | null> {
  const row = await db
    .selectFrom("password_recoveries as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(["u.id as userId", "u.email"])
    .where("r.user_id", "=", userId)
    .where("r.code_hash", "=", hashToken(code))
    .where("r.expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Sets a new password, invalidates all codes of the user, ends all sessions and revokes all access tokens.
 * @returns false when the code has been used meanwhile
 */
export async function useRecovery(db: Db, userId: number, code: string, passwordHash: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom("password_recoveries")
      .where("user_id", "=", userId)
      .where("code_hash", "=", hashToken(code))
      .returning("id")
      .executeTakeFirst();
    if (used === undefined) return false;
    await tx.deleteFrom("password_recoveries").where("user_id", "=", userId).execute();
    await tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
    await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
    return true;
  });
}
