import { sql } from "kysely";
import { requireAccount } from "../accounts/rules.ts";
import { anyId, getIds } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { setRow } from "../db/setRow.ts";
import { requirePermission, ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Viewer } from "../session/viewer.ts";
import { getEmailError } from "../text/email.ts";
import { getPhoneError } from "../text/phone.ts";
import type { Contact } from "../users/schema.ts";
import { findBeatsError, findCountryError, readRequiredLine, readLine, readText, toLine } from "../validation/checks.ts";
import { requireContact } from "./read.ts";
import { contactLimits, type ContactChanges, type ContactInput } from "./schema.ts";

/** The validated values of a contact. */
export interface ContactValues {
  name: string;
  type: "person" | "company";
  email: string | null;
  phone: string | null;
  job: string | null;
  organization: string | null;
  countryId: number | null;
  beats: number[];
  notes: string | null;
}

/** The values that a new contact starts from. */
export const emptyContact: ContactValues = {
  name: "",
  type: "person",
  email: null,
  phone: null,
  job: null,
  organization: null,
  countryId: null,
  beats: [],
  notes: null,
};

/** Adds a contact to the viewer's account and returns its id. @throws 422 by field */
export async function createContact(db: Db, viewer: Viewer, input: ContactInput, now: Date): Promise<number> {
  const accountId = requireAccount(viewer);
  const errors = new ValidationErrors();
  const values = prepareContact(input, emptyContact, errors);
  return db.transaction().execute(async (tx) => {
    await lockContacts(tx, accountId);
    await checkKnown(tx, values, errors);
    await checkEmail(tx, accountId, values.email, null, errors);
    errors.check();
    const [id = 0] = await insertContacts(tx, accountId, [values], now);
    await markDoNotContact(tx, accountId, id, input.doNotContact, now);
    return id;
  });
}

/** Changes the given fields. @throws 404; 403 for contacts of others; 422 by field */
export async function updateContact(db: Db, viewer: Viewer, id: number, changes: ContactChanges, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContacts(tx, viewer.accountId ?? 0);
    const before = await requireOwnContact(tx, viewer, id);
    const accountId = requireAccount(viewer);
    const errors = new ValidationErrors();
    const values = prepareContact(changes, toValues(before), errors);
    await checkKnown(tx, values, errors);
    await checkEmail(tx, accountId, values.email, id, errors);
    errors.check();
    await writeContacts(tx, [{ id, values }]);
    await markDoNotContact(tx, accountId, id, changes.doNotContact, now);
  });
}

/** Sets whether any visible contact gets press mails of the viewer's account. @throws 404; 422 without an account */
export async function setDoNotContact(db: Db, viewer: Viewer, id: number, doNotContact: boolean, now: Date): Promise<void> {
  await requireContact(db, viewer, id);
  await markDoNotContact(db, requireAccount(viewer), id, doNotContact, now);
}

/** @param doNotContact undefined leaves it unchanged */
async function markDoNotContact(db: Db, accountId: number, contactId: number, doNotContact: boolean | undefined, now: Date) {
  if (doNotContact !== undefined)
    await setRow(db, "do_not_contact", { account_id: accountId, contact_id: contactId }, doNotContact, { created_at: now });
}

/** Deletes the contact and removes it from all lists. @throws 404; 403 for contacts of others */
export async function deleteContact(db: Db, viewer: Viewer, id: number): Promise<void> {
  await requireOwnContact(db, viewer, id);
  await db.deleteFrom("contacts").where("id", "=", id).where("account_id", "=", requireAccount(viewer)).execute();
}

async function requireOwnContact(db: Db, viewer: Viewer, id: number): Promise<Contact> {
  const contact = await requireContact(db, viewer, id);
  requirePermission(contact.isOwn);
  return contact;
}

const toValues = ({ name, type, email, phone, job, organization, country, beats, notes }: Contact): ContactValues => ({
  name,
  type,
  email,
  phone,
  job,
  organization,
  countryId: country?.id ?? null,
  beats: getIds(beats),
  notes,
});

/** Merges the input into the previous values and adds the errors that need no database access. */
export function prepareContact(input: ContactChanges, before: ContactValues, errors: ValidationErrors): ContactValues {
  const values: ContactValues = {
    name: readRequiredLine(errors, ["name", "Name", contactLimits.line], input.name, before.name),
    type: input.type ?? before.type,
    email: toLine(input.email, before.email),
    phone: toLine(input.phone, before.phone),
    job: readLine(errors, ["job", "Job title", contactLimits.line], input.job, before.job),
    organization: readLine(errors, ["organization", "Organization", contactLimits.line], input.organization, before.organization),
    countryId: input.country === undefined ? before.countryId : input.country,
    beats: input.beats === undefined ? before.beats : [...new Set(input.beats ?? [])],
    notes: readText(errors, ["notes", "Notes", contactLimits.notes], input.notes, before.notes),
  };
  errors.add("email", getEmailError(values.email));
  errors.add("phone", getPhoneError(values.phone ?? ""));
  return values;
}

/** Locks the account, so that its contacts are written one after the other and e-mail addresses stay unique. */
export async function lockContacts(tx: Db, accountId: number): Promise<void> {
  await sql`select 1 from accounts where id = ${accountId} for update`.execute(tx);
}

async function checkKnown(tx: Db, { countryId, beats }: ContactValues, errors: ValidationErrors): Promise<void> {
  errors.add("country", await findCountryError(tx, countryId));
  errors.add("beats", await findBeatsError(tx, beats));
}

async function checkEmail(
  tx: Db,
  accountId: number,
  email: string | null,
  id: number | null,
  errors: ValidationErrors,
): Promise<void> {
  const { rows } = await sql`select 1 from contacts c join contact_details d on d.contact_id = c.id
    where c.account_id = ${accountId} and lower(d.public_email) = lower(${email}::text)
      and c.id is distinct from ${id}::integer`.execute(tx);
  errors.add("email", rows.length === 0 ? null : fieldError.taken("Another contact of your account has this e-mail."));
}

/** Adds contacts and returns their ids in the same order. */
export async function insertContacts(
  tx: Db,
  accountId: number,
  contacts: readonly ContactValues[],
  now: Date,
): Promise<number[]> {
  if (contacts.length === 0) return [];
  const inserted = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('contacts', 'id'))::integer as id
    from generate_series(1, ${contacts.length}::integer)`.execute(tx);
  const ids = inserted.rows.map(({ id }) => id);
  const withIds = contacts.map((values, index) => ({ id: ids[index] ?? 0, values }));
  await tx
    .insertInto("contacts")
    .values(withIds.map(({ id, values }) => ({ id, account_id: accountId, created_at: now, ...contactColumns(values) })))
    .execute();
  await tx
    .insertInto("contact_details")
    .values(withIds.map(({ id, values }) => ({ contact_id: id, public_email: values.email, phone: values.phone })))
    .execute();
  await insertBeats(
    tx,
    withIds.flatMap(({ id, values }) => values.beats.map((beat) => ({ contact_id: id, beat_id: beat }))),
  );
  return ids;
}

/** Overwrites all values of contacts. */
export async function writeContacts(tx: Db, contacts: readonly { id: number; values: ContactValues }[]): Promise<void> {
  if (contacts.length === 0) return;
  const rows = JSON.stringify(contacts.map(({ id, values }) => ({ id, ...contactColumns(values) })));
  await sql`update contacts c set name = v.name, type = v.type, job = v.job, organization = v.organization,
      country_id = v.country_id, notes = v.notes
    from jsonb_to_recordset(${rows}::jsonb) as v(id integer, name text, type text, job text, organization text,
      country_id integer, notes text)
    where c.id = v.id`.execute(tx);
  await tx
    .insertInto("contact_details")
    .values(contacts.map(({ id, values }) => ({ contact_id: id, public_email: values.email, phone: values.phone })))
    .onConflict((conflict) =>
      conflict.column("contact_id").doUpdateSet(({ ref }) => ({
        public_email: ref("excluded.public_email"),
        phone: ref("excluded.phone"),
      })),
    )
    .execute();
  const ids = getIds(contacts);
  await tx.deleteFrom("contact_beats").where("contact_id", "=", anyId(ids)).execute();
  await insertBeats(
    tx,
    contacts.flatMap(({ id, values }) => values.beats.map((beat) => ({ contact_id: id, beat_id: beat }))),
  );
}

const contactColumns = ({ name, type, job, organization, countryId, notes }: ContactValues) => ({
  name,
  type,
  job,
  organization,
  country_id: countryId,
  notes,
});

async function insertBeats(tx: Db, rows: { contact_id: number; beat_id: number }[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("contact_beats").values(rows).execute();
}
