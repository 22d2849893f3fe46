import { id, instant, wordsOf } from "./columns.ts";

/** Items that the monitor has found, and saved searches. */
export const monitor = [
  // The monitor lists stories together with its items, so both share one id sequence.
  `create table monitor_items (
    -- From the sequence of stories: the monitor shows both, and an id names one of them.
    id integer primary key default nextval(pg_get_serial_sequence('stories', 'id')::regclass),
    title text not null,
    -- Plain text.
    summary text,
    url text unique,
    source text not null check (source in ('online', 'social', 'print')),
    outlet_id integer references outlets on delete set null,
    published_at ${instant} not null,
    -- When the monitor learned of it.
    created_at ${instant} not null)`,
  `create index monitor_items_newest on monitor_items (published_at desc, id desc)`,
  `create index monitor_items_words on monitor_items using ${wordsOf("title", "summary")}`,
  `create table monitor_item_beats (
    monitor_item_id integer not null references monitor_items on delete cascade,
    beat_id integer not null references beats,
    primary key (monitor_item_id, beat_id))`,
  // A search saved by a user.
  `create table monitor_searches (
    id ${id},
    -- Whose it is.
    contact_id integer not null references contacts on delete cascade,
    name text not null,
    q text not null,
    -- Empty means all that the plan includes.
    sources text[] not null default '{}',
    -- Ids of beats; empty means all.
    beats integer[] not null default '{}',
    -- Whether a mail tells of what is new.
    notify boolean not null default false,
    created_at ${instant} not null,
    -- When its items were last looked at.
    seen_at ${instant} not null)`,
  `create index monitor_searches_by_contact on monitor_searches (contact_id, created_at, id)`,
];
