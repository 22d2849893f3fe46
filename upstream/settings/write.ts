import { sql, type Updateable } from "kysely";
import type { Database, Db } from "../db/schema.ts";
import { invalidField, throwIfInvalid, ValidationErrors } from "../http/errors.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { updateBeats } from "../lookups/beats.ts";
import { getEmailError } from "../text/email.ts";
import { getLengthError, multiLine, singleLine } from "../text/inputText.ts";
import { getPhoneError } from "../text/phone.ts";
import { getSlugError } from "../text/slug.ts";
import { isTimezone } from "../text/timezone.ts";
import { forEachSite } from "../users/schema.ts";
import { readWebAddress, findBeatsError, findCountryError, getRequiredTextError, isConflict } from "../validation/checks.ts";
import type { SettingsOwner } from "./rules.ts";
import { profileLimits, type SettingsContactsInput, type SettingsSocialInput } from "./schema.ts";

async function setContact(db: Db, { contactId }: SettingsOwner, values: Updateable<Database["contacts"]>): Promise<void> {
  await db.updateTable("contacts").set(values).where("id", "=", contactId).execute();
}

/** Sets the first or last name and updates the full name. @throws 422 */
export async function setName(db: Db, owner: SettingsOwner, part: "firstname" | "lastname", sent: string): Promise<void> {
  const label = part === "firstname" ? "First name" : "Last name";
  const name = singleLine(sent);
  throwIfInvalid(part, getRequiredTextError(label, name, profileLimits.name));
  await db.transaction().execute(async (tx) => {
    await setContact(tx, owner, { [part]: name });
    await sql`update contacts set name = concat_ws(' ', nullif(firstname, ''), nullif(lastname, ''))
      where id = ${owner.contactId}`.execute(tx);
  });
}

/** @throws 422 */
export async function setJob(db: Db, owner: SettingsOwner, sent: string | null): Promise<void> {
  const job = singleLine(sent ?? "");
  throwIfInvalid("job", getLengthError("Job title", job, profileLimits.line));
  await setContact(db, owner, { job: job || null });
}

/** Sets a registered company by its id, or any other by its name. @throws 422 */
export async function setOrganization(db: Db, owner: SettingsOwner, sent: string | { id: number } | null): Promise<void> {
  if (sent !== null && typeof sent === "object") {
    const company = await db
      .selectFrom("companies as o")
      .innerJoin("contacts as c", "c.id", "o.contact_id")
      .select(["o.id", "c.name"])
      .where("o.id", "=", sent.id)
      .executeTakeFirstOrThrow(() => invalidField("organization", fieldError.notFound("Organization")));
    await setContact(db, owner, { organization: company.name, organization_company_id: company.id });
    return;
  }
  const name = singleLine(sent ?? "");
  throwIfInvalid("organization", getLengthError("Organization", name, profileLimits.line));
  await setContact(db, owner, { organization: name || null, organization_company_id: null });
}

/** @throws 422 */
export async function setTimezone(db: Db, { userId }: SettingsOwner, sent: string | null): Promise<void> {
  throwIfInvalid("timezone", sent === null || isTimezone(sent) ? null : fieldError.invalid("Timezone is not valid."));
  await db.updateTable("users").set({ timezone: sent }).where("id", "=", userId).execute();
}

/** @throws 422 */
export async function setCountry(db: Db, owner: SettingsOwner, id: number | null): Promise<void> {
  throwIfInvalid("id", await findCountryError(db, id));
  await setContact(db, owner, { country_id: id });
}

/** Replaces all beats. @throws 422 */
export async function setBeats(db: Db, { contactId }: SettingsOwner, sent: readonly number[]): Promise<void> {
  throwIfInvalid("ids", await findBeatsError(db, sent));
  await db.transaction().execute(async (tx) => {
    // Concurrent requests, such as after two quick clicks, run one after the other.
    await tx.selectFrom("contacts").select("id").where("id", "=", contactId).forUpdate().execute();
    await updateBeats(tx, "contact", contactId, sent);
  });
}

/** @throws 422 beyond 2000 characters (SETTINGS-10) */
export async function setAbout(db: Db, owner: SettingsOwner, sent: string | null): Promise<void> {
  const about = multiLine(sent ?? "");
  throwIfInvalid("about", getLengthError("About", about, profileLimits.about));
  await setContact(db, owner, { about: about || null });
}

/** Sets the profile address, stored in lower case; it must be unique. @throws 422 on newSlug */
export async function setSlug(db: Db, owner: SettingsOwner, sent: string): Promise<void> {
  const slug = sent.trim().toLowerCase();
  throwIfInvalid("newSlug", slug === "" ? fieldError.required("Slug") : getSlugError(slug));
  try {
    await setContact(db, owner, { slug });
  } catch (error) {
    if (!isConflict(error, "contacts_slug")) throw error;
    throwIfInvalid("newSlug", fieldError.taken("This slug is taken."));
  }
}

/** Sets whether others see the whole profile or only its head. */
export function setView(db: Db, owner: SettingsOwner, view: "public" | "private"): Promise<void> {
  return setContact(db, owner, { is_private: view === "private" });
}

/** Normalizes a text, or adds an error for its field and returns null. */
type Read = (text: string, field: string, errors: ValidationErrors) => string | null;

/** Normalizes the given values: null for cleared fields, absent for omitted ones. @throws 422 by field */
function checkTexts<Field extends string>(
  input: { readonly [Key in Field]?: string | null },
  reads: Readonly<Record<Field, Read>>,
): Partial<Record<Field, string | null>> {
  const errors = new ValidationErrors();
  const values: Partial<Record<Field, string | null>> = {};
  for (const [field, read] of Object.entries<Read>(reads)) {
    const sent = input[field as Field];
    if (sent !== undefined) {
      const text = singleLine(sent ?? "");
      values[field as Field] = text === "" ? null : read(text, field, errors);
    }
  }
  errors.check();
  return values;
}

/** Returns the text unchanged, and adds the error of `validate`, if any. */
const validated =
  (validate: (text: string) => FieldError | null): Read =>
  (text, field, errors) => {
    errors.add(field, validate(text));
    return text;
  };
const phone = validated(getPhoneError);
const address: Read = (text, field, errors) => readWebAddress(text, errors, field);

/** Sets contact details; omitted fields keep their values. @throws 422 by field */
export async function setContacts(db: Db, { contactId }: SettingsOwner, input: SettingsContactsInput): Promise<void> {
  const { publicEmail, ...values } = checkTexts(input, {
    phone,
    mobile: phone,
    publicEmail: validated(getEmailError),
    website: address,
    location: validated((text) => getLengthError("Location", text, profileLimits.location)),
  });
  const row = { contact_id: contactId, ...values, ...(publicEmail === undefined ? {} : { public_email: publicEmail }) };
  await db
    .insertInto("contact_details")
    .values(row)
    .onConflict((conflict) => conflict.column("contact_id").doUpdateSet(row))
    .execute();
}

/** Sets the profiles on other sites; omitted fields keep their values. @throws 422 by field */
export async function setSocial(db: Db, { contactId }: SettingsOwner, input: SettingsSocialInput): Promise<void> {
  const row = { contact_id: contactId, ...checkTexts(input, forEachSite(address)) };
  await db
    .insertInto("contact_socials")
    .values(row)
    .onConflict((conflict) => conflict.column("contact_id").doUpdateSet(row))
    .execute();
}
