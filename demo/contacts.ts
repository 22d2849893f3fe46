import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY } from "../upstream/units.ts";
import { addressBooks } from "./content/contacts.ts";
import { beatIds, type MediaDirectory } from "./directory.ts";

/** Fixed ids: private contacts of accounts from 1401, lists from 1001. */
const FIRST_PRIVATE_CONTACT = 1401;
const FIRST_LIST = 1001;

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

export interface AddressBookRows {
  contacts: Row<"contacts">[];
  details: Row<"contact_details">[];
  beats: Row<"contact_beats">[];
  lists: Row<"contact_lists">[];
  members: Row<"contact_list_members">[];
}

/** Rows of the private contacts and lists of accounts. */
export function addressBookRows(
  directory: MediaDirectory,
  accounts: readonly Row<"accounts">[],
  now: Date,
  countryId: (code: string) => number | null,
): AddressBookRows {
  const rows: AddressBookRows = { contacts: [], details: [], beats: [], lists: [], members: [] };
  for (const { company, contacts, lists } of addressBooks) {
    const accountId = Number(accounts.find((account) => account.company_id === directory.companyId(company))?.id);
    const ids = new Map<string, number>();
    for (const { key, name, type = "person", email = null, phone = null, job = null, organization = null, ...rest } of contacts) {
      const id = FIRST_PRIVATE_CONTACT + rows.contacts.length;
      ids.set(key, id);
      rows.contacts.push({
        id,
        account_id: accountId,
        name,
        type,
        job,
        organization,
        country_id: countryId(rest.country),
        notes: rest.notes ?? null,
        created_at: new Date(now.getTime() - (200 - ids.size * 9) * DAY),
      });
      rows.details.push({ contact_id: id, public_email: email, phone });
      rows.beats.push(...rest.beats.map((beat) => ({ contact_id: id, beat_id: beatIds[beat] })));
    }
    for (const { name, description, creator, profiles, privateContacts, daysAgo } of lists) {
      const id = FIRST_LIST + rows.lists.length;
      const at = new Date(now.getTime() - daysAgo * DAY);
      rows.lists.push({
        id,
        account_id: accountId,
        creator_id: directory.find(creator).id,
        name,
        description,
        created_at: at,
        updated_at: at,
      });
      const members = [...profiles.map((slug) => directory.find(slug).id), ...privateContacts.map((key) => ids.get(key) ?? 0)];
      rows.members.push(...members.map((contact) => ({ list_id: id, contact_id: contact, added_at: at })));
    }
  }
  return rows;
}
