import { id, instant } from "./columns.ts";

/** Press pages of companies, their contacts, and mailed confirmation links. */
export const newsrooms = [
  `create table newsrooms (
    id ${id},
    name text not null,
    slug text not null,
    status text not null default 'pending' check (status in ('pending', 'confirmed', 'declined')),
    company_id integer not null references companies on delete cascade,
    description text,
    url text,
    country_id integer references countries,
    logo_image_id integer references images on delete set null,
    banner_image_id integer references images on delete set null,
    -- Contact id of the person who created it.
    owner_id integer not null references contacts on delete cascade,
    -- The account of the person who created it; all its members may edit it.
    account_id integer references accounts on delete set null,
    created_at ${instant} not null,
    -- Set when the status became confirmed.
    confirmed_at ${instant})`,
  `create unique index newsrooms_slug on newsrooms (lower(slug))`,
  `create index newsrooms_company on newsrooms (company_id)`,
  `create index newsrooms_account on newsrooms (account_id)`,
  // Press contacts, in the order that the newsroom shows them.
  `create table newsroom_contacts (
    newsroom_id integer not null references newsrooms on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    position integer not null,
    primary key (newsroom_id, contact_id))`,
  // Mailed links by which a company confirms a newsroom; deleted once used.
  `create table newsroom_confirmations (
    id ${id},
    newsroom_id integer not null references newsrooms on delete cascade,
    -- Contact id of the person who asked.
    requester_id integer not null references contacts on delete cascade,
    -- SHA-256 of the hash in the link; the hash itself is nowhere.
    hash_digest text not null unique,
    created_at ${instant} not null,
    expires_at ${instant} not null)`,
  `create index newsroom_confirmations_newsroom on newsroom_confirmations (newsroom_id)`,
];
