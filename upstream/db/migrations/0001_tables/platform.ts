import { id, instant } from "./columns.ts";

/** What keeps the platform itself running. */
export const platform = [
  `create table settings (key text primary key, value text not null)`,
  `create table rate_events (
    id ${id},
    action text not null,
    key text not null,
    created_at ${instant} not null)`,
  `create index rate_events_key on rate_events (action, key, created_at)`,
  `create table idempotency_keys (
    user_id integer not null references users on delete cascade,
    path text not null,
    key text not null,
    body_hash text not null,
    status integer,
    headers text,
    body text,
    created_at ${instant} not null,
    primary key (user_id, path, key))`,
  // Where the realtime adapter passes payloads between nodes that are too large for NOTIFY.
  `create table socket_io_attachments (
    id bigserial unique,
    created_at timestamptz default now(),
    payload bytea)`,
  `create table feedback (
    id ${id},
    user_id integer references users,
    name text,
    email text,
    message text not null,
    url text,
    screenshot text,
    created_at ${instant} not null)`,
  // Where mails stay that no mail server takes, as they would have been sent.
  `create table outbox (
    id ${id},
    recipient text not null,
    from_name text,
    reply_to text,
    subject text not null,
    text text not null,
    html text,
    headers text,
    files text,
    created_at ${instant} not null)`,
];
