import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import { notFound } from "../http/errors.ts";
import { administeredAccount } from "../accounts/rules.ts";

/** The user and contact that the settings belong to. */
export interface SettingsOwner {
  userId: number;
  contactId: number;
}

/**
 * Users whose settings the reader may open: the reader, everybody for platform admins, and managed users of the account for its
 * admins. Alias u.
 */
function settingsAccess(reader: Reader): RawBuilder<boolean> {
  return reader.isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`(u.id = ${reader.userId} or u.is_managed and u.account_id = ${administeredAccount(reader) ?? 0})`;
}

/** The owner of the settings at /u/{slug}/settings. @throws 404 also where the reader may not open them */
export async function requireSettings(db: Kysely<Database>, reader: Reader, slug: string): Promise<SettingsOwner> {
  const { rows } = await sql<SettingsOwner>`select u.id as "userId", c.id as "contactId"
    from users u join contacts c on c.id = u.contact_id
    where c.type = 'person' and lower(c.slug) = ${slug.toLowerCase()} and ${settingsAccess(reader)}`.execute(db);
  const [owner] = rows;
  if (owner === undefined) {
    throw notFound();
  }
  return owner;
}
