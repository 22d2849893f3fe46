import { id, instant } from "./columns.ts";

/** Settings and internal state of the platform. */
export const platform = [
  // Values shared by all nodes and created at the first start, such as the signing secret.
  `create table settings (key text primary key, value text not null)`,
  // Events counted for rate limits, one row each.
  `create table rate_events (
    id ${id},
    action text not null,
    key text not null,
    created_at ${instant} not null)`,
  `create index rate_events_key on rate_events (action, key, created_at)`,
  // First responses, stored for repeated creates; status is null while the first request is still running.
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
  // Used by the realtime adapter to pass payloads between nodes that are too large for NOTIFY.
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
  // Mails that were not sent because there is no mail server or it refused them.
  `create table outbox (
    id ${id},
    recipient text not null,
    -- Whom it comes from by name; null: the installation's sender.
    from_name text,
    reply_to text,
    subject text not null,
    text text not null,
    -- The text with its formatting, of mails that have one.
    html text,
    -- Further headers as "Name: value", one per line.
    headers text,
    -- Paths under /files, one per line.
    files text,
    created_at ${instant} not null)`,
];
