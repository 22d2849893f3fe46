/** Lookup tables. */
export const lookups = [
  `create table beats (
    id integer primary key,
    key text not null unique,
    name text not null,
    colour text not null,
    position integer not null)`,
  `create table countries (
    id integer primary key,
    -- ISO 3166-1 alpha-2.
    code text not null unique,
    name text not null)`,
  `create table feed_types (id text primary key, name text not null, position integer not null)`,
];
