import { id, instant, wordsOf } from "./columns.ts";

/**
 * People and companies, all of which can be authors. The foreign keys to accounts and companies are added with those tables.
 */
export const contacts = [
  // A person or company that can be an author. The REST API calls its id the author id or contact id. Contacts with an account
  // are no authors: they are private to that account, so code outside of the contacts section must exclude them.
  `create table contacts (
    id ${id},
    type text not null check (type in ('person', 'company')),
    name text not null,
    slug text,
    -- Address of the picture at 256 px, "/files/...".
    avatar text,
    -- The same at 64 px.
    avatar_icon text,
    firstname text,
    lastname text,
    about text,
    job text,
    organization text,
    country_id integer references countries,
    is_private boolean not null default false,
    -- Time of the last request, rounded down to the minute.
    last_active_at ${instant},
    created_at ${instant} not null,
    -- What the account notes about it.
    notes text)`,
  `create unique index contacts_slug on contacts (type, lower(slug)) where slug is not null`,
  `create index contacts_words on contacts using ${wordsOf("name", "job", "organization", "about")} where type = 'person'`,
  `create table contact_beats (
    contact_id integer not null references contacts on delete cascade,
    beat_id integer not null references beats,
    primary key (contact_id, beat_id))`,
  // Contact details that a person has published.
  `create table contact_details (
    contact_id integer primary key references contacts on delete cascade,
    phone text,
    mobile text,
    public_email text,
    website text,
    location text)`,
  // Addresses of a person's profiles on other sites.
  `create table contact_socials (
    contact_id integer primary key references contacts on delete cascade,
    linkedin text,
    x text,
    facebook text,
    instagram text,
    youtube text,
    tiktok text,
    website text)`,
];
