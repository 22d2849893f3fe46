import { id, instant } from "./columns.ts";

/** Contact lists of accounts, dismissed recommendations, and contacts that an account must not write to. */
export const contactLists = [
  // A list of contacts, shared by all users of the account.
  `create table contact_lists (
    id ${id},
    account_id integer not null references accounts on delete cascade,
    -- Contact id.
    creator_id integer not null references contacts,
    name text not null,
    description text,
    created_at ${instant} not null,
    updated_at ${instant} not null)`,
  `create index contact_lists_by_account on contact_lists (account_id, lower(name), id)`,
  `create table contact_list_members (
    list_id integer not null references contact_lists on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    added_at ${instant} not null,
    primary key (list_id, contact_id))`,
  `create index contact_list_members_by_contact on contact_list_members (contact_id, list_id)`,
  // Recommendations that a person has dismissed.
  `create table dismissed_contacts (
    -- The user who asked for it.
    contact_id integer not null references contacts on delete cascade,
    dismissed_id integer not null references contacts on delete cascade,
    dismissed_at ${instant} not null,
    primary key (contact_id, dismissed_id))`,
  // Contacts that get no press mails from an account.
  `create table do_not_contact (
    account_id integer not null references accounts on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    created_at ${instant} not null,
    primary key (account_id, contact_id))`,
  `create index do_not_contact_by_contact on do_not_contact (contact_id)`,
];
