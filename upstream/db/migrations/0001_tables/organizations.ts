import { id, instant } from "./columns.ts";

const contact = "integer not null references contacts on delete cascade";

/** Companies and outlets, their staff and spokespeople, and the accounts of paying companies. */
export const organizations = [
  // The data of a company in addition to the name, slug and picture of its contact.
  `create table companies (
    id ${id},
    contact_id integer not null unique references contacts,
    description text,
    url text,
    country_id integer references countries,
    banner_image_id integer references images,
    phone text,
    email text,
    is_verified boolean not null default false,
    -- Contact id of the person who added the company; the administrators of that person's account own it too.
    owner_id integer references contacts on delete set null)`,
  // Staff of a company; pending until the company has accepted.
  `create table company_responsibilities (
    id ${id},
    contact_id ${contact},
    company_id integer not null references companies on delete cascade,
    roles text[] not null default '{}',
    -- Ids of beats.
    beats integer[] not null default '{}',
    role_title text,
    is_media_contact boolean not null default false,
    status text not null default 'active' check (status in ('pending', 'active')),
    unique (contact_id, company_id))`,
  `create index company_responsibilities_company on company_responsibilities (company_id, contact_id)`,
  // People who may be quoted for a company.
  `create table spokespeople (
    id ${id},
    contact_id ${contact},
    company_id integer not null references companies on delete cascade,
    -- Ids of beats.
    beats integer[] not null default '{}',
    role_title text,
    unique (contact_id, company_id))`,
  `create index spokespeople_company on spokespeople (company_id, contact_id)`,
  `create table outlets (
    id ${id},
    name text not null,
    slug text not null,
    logo text,
    url text,
    description text,
    type text not null default 'online',
    country_id integer references countries,
    audience integer)`,
  `create unique index outlets_slug on outlets (lower(slug))`,
  `create table outlet_beats (
    outlet_id integer not null references outlets on delete cascade,
    beat_id integer not null references beats,
    primary key (outlet_id, beat_id))`,
  // Staff of an outlet.
  `create table outlet_responsibilities (
    id ${id},
    contact_id ${contact},
    outlet_id integer not null references outlets on delete cascade,
    roles text[] not null default '{}',
    -- Ids of beats.
    beats integer[] not null default '{}',
    role_title text,
    unique (contact_id, outlet_id))`,
  `create index outlet_responsibilities_outlet on outlet_responsibilities (outlet_id, contact_id)`,
  // A paying organization whose users work together; its company, if any, is the one that it represents.
  `create table accounts (
    id ${id},
    name text not null,
    company_id integer references companies,
    created_at ${instant} not null)`,
  // Without an account: a registered person or company, visible to everybody. Private contacts of an account have no slug and
  // no page. The organization of a person is a name or one of the companies.
  `alter table contacts
    -- The company that the organization is, where it is one of them.
    add column organization_company_id integer references companies on delete set null,
    -- The account that added it by hand or by import; null for registered people and companies, which all share.
    add column account_id integer references accounts on delete cascade,
    add constraint contacts_own check (account_id is null or slug is null)`,
  `create index contacts_by_account on contacts (account_id, lower(name), id) where account_id is not null`,
];
