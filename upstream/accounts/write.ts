import { sql } from "kysely";
import { exists } from "../db/exists.ts";
import { findFreeSlug } from "../db/findFreeSlug.ts";
import type { Role, UserType, Db } from "../db/schema.ts";
import { invalidField, ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Services } from "../services.ts";
import { profileLimits } from "../settings/schema.ts";
import { getRequiredEmailError } from "../text/email.ts";
import { createSlug } from "../text/slug.ts";
import { isTimezone } from "../text/timezone.ts";
import { retryOnConflict, readRequiredLine, readLine, toLine } from "../validation/checks.ts";
import { composeSignUpMail } from "./mails.ts";
import { hashPassword } from "./password.ts";
import { getPasswordError } from "./passwordRules.ts";
import type { SignUp } from "./schema.ts";

const rolesByType: Readonly<Record<UserType, Role>> = { journo: "journo", marketing: "pr", experts: "expert" };

/**
 * Creates the contact and the user of a new account, which starts with onboarding, and welcomes it by mail.
 * With signUpApproval, the user may only read until an admin has approved the account.
 * @throws 422 by field
 */
export async function createAccount(services: Services, input: SignUp): Promise<{ userId: number }> {
  const { db, jobs, now, passwordCost, signUpApproval: awaitsApproval } = services;
  const at = now();
  const { password, userType } = input;
  const person = checkSignUp(input);
  const passwordHash = await hashPassword(password, passwordCost);
  const write = async (tx: Db): Promise<{ userId: number }> => {
    const { email, timezone, ...contact } = person;
    const name = `${contact.firstname} ${contact.lastname}`;
    const slug = await findFreeSlug(createSlug(name), "person", (candidate) => isTaken(tx, candidate));
    const { id: contactId } = await tx
      .insertInto("contacts")
      .values({ type: "person", name, slug, ...contact, created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const user = await tx
      .insertInto("users")
      .values({
        contact_id: contactId,
        email,
        password_hash: passwordHash,
        roles: [rolesByType[userType]],
        modules: [],
        timezone,
        is_read_only: awaitsApproval,
        onboarding: "details",
        created_at: at,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirstOrThrow(() => invalidField("email", fieldError.taken("This e-mail is already in use.")));
    await jobs.enqueue(tx, "send-mail", composeSignUpMail(email, contact.firstname, awaitsApproval, services));
    return { userId: user.id };
  };
  return retryOnConflict("contacts_slug", () => db.transaction().execute(write));
}

/** Validates and normalizes the input. @throws 422 by field */
function checkSignUp(input: SignUp) {
  const errors = new ValidationErrors();
  const firstname = readRequiredLine(errors, ["firstname", "First name", profileLimits.name], input.firstname);
  const lastname = readRequiredLine(errors, ["lastname", "Last name", profileLimits.name], input.lastname);
  const email = input.email.trim().toLowerCase();
  errors.add("email", getRequiredEmailError(email));
  errors.add("password", getPasswordError(input.password, email));
  const organization = readLine(errors, ["organization", "Organization", profileLimits.line], input.organization);
  const job = readLine(errors, ["jobTitle", "Job title", profileLimits.line], input.jobTitle);
  // The user did not choose it: some devices report a zone that is newer than the platform's list, or "Etc/Unknown".
  const sentZone = toLine(input.timezone, null);
  const timezone = sentZone !== null && isTimezone(sentZone) ? sentZone : null;
  errors.add("acceptTerms", input.acceptTerms ? null : fieldError.blank("Please accept the terms."));
  errors.check();
  return { firstname, lastname, email, organization, job, timezone };
}

async function isTaken(db: Db, slug: string): Promise<boolean> {
  return exists(db, sql`select 1 from contacts where lower(slug) = ${slug}`);
}

/** Changes the fields that only platform admins set; returns null when the user does not exist. */
export async function changeUser(
  db: Db,
  userId: number,
  change: { isReadOnly?: boolean; roles?: Role[] },
): Promise<{ id: number; isReadOnly: boolean; roles: Role[] } | null> {
  const { isReadOnly, roles } = change;
  const row = await db
    .updateTable("users")
    .set((eb) => ({
      is_read_only: isReadOnly ?? eb.ref("is_read_only"),
      ...(roles === undefined ? {} : { roles }),
    }))
    .where("id", "=", userId)
    .returning(["id", "is_read_only as isReadOnly", "roles"])
    .executeTakeFirst();
  return row ?? null;
}
