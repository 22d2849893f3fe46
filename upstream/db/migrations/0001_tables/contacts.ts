import { id, instant, wordsOf } from "./columns.ts";

/** People and companies, who may all be authors. What refers to accounts and companies is added with these. */
export const contacts = [
  // Whoever can be an author: a person or a company. The REST API calls its id the author id or contact id. Those
  // with an account are no authors: an account keeps them for itself, so whatever shows or accepts contacts outside
  // of the contacts section leaves them out.
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
  // Ways to reach a person, as they make them known.
  `create table contact_details (
    contact_id integer primary key references contacts on delete cascade,
    phone text,
    mobile text,
    public_email text,
    website text,
    location text)`,
  // Addresses of a person's profiles elsewhere.
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
