import { id, instant } from "./columns.ts";

const user = "integer not null references users on delete cascade";

/** Users, their credentials, and their subscriptions. */
export const users = [
  // A person's account for signing in. Roles are stored as given, even when empty (the gateway treats an empty list as journo).
  `create table users (
    id ${id},
    contact_id integer not null unique references contacts,
    account_id integer references accounts,
    -- Lower case.
    email text not null unique check (email = lower(email)),
    -- Made by hashPassword of upstream/accounts/password.ts.
    password_hash text not null,
    roles text[] not null,
    modules text[] not null,
    timezone text,
    is_read_only boolean not null default false,
    is_managed boolean not null default false,
    has_notifications boolean not null default false,
    -- Null when onboarding is finished.
    onboarding text,
    created_at ${instant} not null)`,
  `create table sessions (
    id ${id},
    -- SHA-256 of the token, hex; the token itself is nowhere.
    token_hash text not null unique,
    user_id ${user},
    -- Of an access token, which a person made for a program; null for a sign-in.
    name text,
    remember boolean not null,
    device text,
    address text,
    created_at ${instant} not null,
    last_used_at ${instant} not null,
    expires_at ${instant} not null)`,
  `create index sessions_user on sessions (user_id)`,
  // A mailed code by which a user may set a new password.
  `create table password_recoveries (
    id ${id},
    user_id ${user},
    code_hash text not null unique,
    created_at ${instant} not null,
    expires_at ${instant} not null)`,
  `create index password_recoveries_user on password_recoveries (user_id)`,
  // Time-based codes of an authenticator app as the second step of signing in.
  `create table two_step (
    user_id integer primary key references users on delete cascade,
    -- Base32, as the app has it.
    secret text not null,
    -- False until the first code has shown that the app has the secret.
    is_on boolean not null default false,
    -- The time step of the newest code that was taken: each is taken once (RFC 6238, 5.2).
    last_step integer not null default 0,
    created_at ${instant} not null)`,
  // Backup codes for a lost app; deleted once used.
  `create table recovery_codes (
    id ${id},
    user_id ${user},
    -- SHA-256, hex.
    code_hash text not null,
    unique (user_id, code_hash))`,
  // The channels by which a user gets one kind of notification; the defaults apply without a row.
  `create table notification_settings (
    user_id ${user},
    kind text not null,
    on_site boolean not null,
    email boolean not null,
    primary key (user_id, kind))`,
  // Newsletters that users can subscribe to.
  `create table newsletters (
    id ${id},
    name text not null,
    description text not null,
    frequency text not null check (frequency in ('daily', 'weekly', 'asItHappens')),
    position integer not null)`,
  `insert into newsletters (id, name, description, frequency, position) values
    (1, 'Daily brief', 'The most read stories and posts of your beats, every morning.', 'daily', 1),
    (2, 'Weekly digest', 'What your communities talked about during the week.', 'weekly', 2),
    (3, 'Call-outs', 'New call-outs that ask for somebody like you.', 'asItHappens', 3),
    (4, 'Product news', 'What is new here, and how others use it.', 'asItHappens', 4)`,
  `create table subscriptions (
    user_id ${user},
    newsletter_id integer not null references newsletters on delete cascade,
    primary key (user_id, newsletter_id))`,
];
