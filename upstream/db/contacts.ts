/** The tables of contact lists. Contacts themselves are in schema.ts: everybody who writes is one. */
import type { Generated } from "kysely";
import type { Instant, Nullable } from "./columns.ts";

/** A list of contacts; all users of the account share it. */
export interface ContactListsTable {
  id: Generated<number>;
  account_id: number;
  /** Contact id. */
  creator_id: number;
  name: string;
  description: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ContactListMembersTable {
  list_id: number;
  contact_id: number;
  added_at: Instant;
}

/** Contacts that get no press mails of an account. */
export interface DoNotContactTable {
  account_id: number;
  contact_id: number;
  created_at: Instant;
}

/** Recommendations that a person does not want to see again. */
export interface DismissedContactsTable {
  /** Whose wish it is. */
  contact_id: number;
  dismissed_id: number;
  dismissed_at: Instant;
}
