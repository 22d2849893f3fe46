import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { Db } from "../db/schema.ts";
import { conflict, invalidField, unprocessable, requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { hashToken } from "../session/sessions.ts";
import { requireSamePassword, wrongPassword, type VerifiedUser } from "./rules.ts";
import type { TwoStepSecret } from "./schema.ts";

const PERIOD = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Excludes characters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

const wrongCode = fieldError.invalid("This code is wrong or was used before.");
const missingCode = fieldError.blank("Enter the 6-digit code from your authenticator app.");

const createTotp = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD });

/** Hashes a code for storage, ignoring case and hyphens. */
const hashCode = (code: string) => hashToken(code.toLowerCase().replace(/[\s-]/g, ""));

function createRecoveryCode(): string {
  const characters = Array.from({ length: RECOVERY_LENGTH }, () => alphabet[randomInt(alphabet.length)] ?? "");
  return `${characters.slice(0, RECOVERY_LENGTH / 2).join("")}-${characters.slice(RECOVERY_LENGTH / 2).join("")}`;
}

export async function hasTwoStep(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom("two_step").select("is_on").where("user_id", "=", userId).executeTakeFirst();
  return row?.is_on ?? false;
}

/**
 * Creates a secret for the authenticator app; two-step sign-in is only enabled once a code has confirmed it.
 * @throws 409 when two-step sign-in is on; 422 on password
 */
export async function startTwoStep(
  db: Db,
  user: VerifiedUser,
  email: string,
  productName: string,
  now: Date,
): Promise<TwoStepSecret> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const fresh = { secret, is_on: false, last_step: 0, created_at: now };
  await db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, user, () => wrongPassword("password"));
    await tx
      .insertInto("two_step")
      .values({ user_id: user.id, ...fresh })
      .onConflict((conflicting) => conflicting.column("user_id").doUpdateSet(fresh).where("two_step.is_on", "=", false))
      .returning("user_id")
      .executeTakeFirstOrThrow(() => conflict("Two-step sign-in is already on."));
  });
  const uri = createTotp(secret, productName, email).toString();
  const picture = Buffer.from(renderSVG(uri, { border: 2 })).toString("base64");
  return { secret, uri, qr: `data:image/svg+xml;base64,${picture}` };
}

/** Enables it with a first code of the app. @returns the recovery codes, which cannot be shown again. @throws 422 */
export async function confirmTwoStep(db: Db, userId: number, code: string, now: Date): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom("two_step").select("is_on").where("user_id", "=", userId).executeTakeFirst();
    if (row === undefined || row.is_on)
      throw unprocessable(row === undefined ? "Two-step sign-in has not been started." : "Two-step sign-in is already on.");
    requireValid(await takeAppCode(tx, userId, code, now), "code", code.trim() === "" ? missingCode : wrongCode);
    const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
    await tx.updateTable("two_step").set({ is_on: true }).where("user_id", "=", userId).execute();
    await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
    await tx
      .insertInto("recovery_codes")
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) })))
      .execute();
    return codes;
  });
}

/** Disables two-step sign-in; idempotent. @throws 422 on password */
export async function disableTwoStep(db: Db, user: VerifiedUser): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, user, () => wrongPassword("password"));
    await tx.deleteFrom("recovery_codes").where("user_id", "=", user.id).execute();
    await tx.deleteFrom("two_step").where("user_id", "=", user.id).execute();
  });
}

/** Accepts each code of the app only once, even if two requests send it at the same time. */
async function takeAppCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const row = await db.selectFrom("two_step").select("secret").where("user_id", "=", userId).executeTakeFirst();
  const token = code.replace(/\s/g, "");
  if (row === undefined || !/^\d{6}$/.test(token)) return false;
  const timestamp = now.getTime();
  // Accepts one time step before and after: clocks differ, and people type slowly (RFC 6238, 5.2).
  const delta = createTotp(row.secret, "", "").validate({ token, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
  const { numUpdatedRows } = await db
    .updateTable("two_step")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function takeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashCode(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** State of the second step after the password was correct. */
type SecondStep = "done" | "missing" | "wrong";

/** Checks the second step of a sign-in: a code of the app, or a recovery code, which works once. */
export async function checkSecondStep(db: Db, userId: number, code: string, now: Date): Promise<SecondStep> {
  if (!(await hasTwoStep(db, userId))) return "done";
  if (code.trim() === "") return "missing";
  const taken = (await takeAppCode(db, userId, code, now)) || (await takeRecoveryCode(db, userId, code));
  return taken ? "done" : "wrong";
}

/** The error for a missing or wrong code. */
export const getSecondStepError = (step: "missing" | "wrong") =>
  invalidField("code", step === "missing" ? missingCode : wrongCode);
