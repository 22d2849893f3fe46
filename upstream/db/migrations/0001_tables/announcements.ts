import { id, instant, wordsOf } from "./columns.ts";

const announcement = "integer not null references announcements on delete cascade";

/** Announcements, their mails and channels, views and unsubscribed addresses. */
export const announcements = [
  `create table announcements (
    id ${id},
    kind text not null check (kind in ('media', 'marketing', 'epitome', 'announcement')),
    status text not null check (status in ('draft', 'published', 'archived')),
    title text not null,
    headline text,
    summary text,
    -- Safe HTML.
    content text,
    img_id integer references images,
    video_id integer references videos,
    -- Contact id of the company, or else of the person who wrote it.
    author_id integer not null references contacts,
    -- Contact id of the signed-in user.
    creator_id integer not null references contacts,
    -- The account of the creator, whose people work with it.
    account_id integer references accounts on delete set null,
    company_id integer references companies on delete set null,
    newsroom_id integer references newsrooms on delete set null,
    -- In whose lists it appears; empty means all.
    user_types text[] not null default '{}',
    -- The news that it became.
    story_id integer unique references stories on delete set null,
    created_at ${instant} not null,
    -- Null for drafts; set once.
    published_at ${instant},
    deleted_at ${instant},
    check ((status = 'draft') = (published_at is null)))`,
  `create index announcements_published on announcements (published_at desc, id desc)
    where status = 'published' and deleted_at is null`,
  `create index announcements_by_account on announcements (account_id, created_at desc, id desc)`,
  `create index announcements_by_company on announcements (company_id, published_at desc, id desc)`,
  `create index announcements_words on announcements using ${wordsOf("title", "headline", "summary", "content")}`,
  `create table announcement_beats (
    announcement_id ${announcement},
    beat_id integer not null references beats,
    primary key (announcement_id, beat_id))`,
  `create table announcement_communities (
    announcement_id ${announcement},
    community_id integer not null references communities on delete cascade,
    primary key (announcement_id, community_id))`,
  // Views, except those of editors: one row per person, one per visit of a guest.
  `create table announcement_views (
    announcement_id ${announcement},
    contact_id integer references contacts on delete cascade,
    viewed_at ${instant} not null,
    unique (announcement_id, contact_id))`,
  // The mail of an announcement; no row until it is first edited.
  `create table announcement_emails (
    announcement_id integer primary key references announcements on delete cascade,
    status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent')),
    subject text,
    preheader text,
    from_name text,
    reply_to text,
    -- Safe HTML.
    content text,
    send_at ${instant},
    sent_at ${instant})`,
  `create index announcement_emails_due on announcement_emails (send_at) where status in ('scheduled', 'sending')`,
  // The list ids are not foreign keys: a deleted list has no members.
  `create table announcement_email_lists (
    announcement_id ${announcement},
    list_id integer not null,
    primary key (announcement_id, list_id))`,
  `create table announcement_email_contacts (
    announcement_id ${announcement},
    contact_id integer not null references contacts on delete cascade,
    primary key (announcement_id, contact_id))`,
  // One mail to one recipient, inserted when sending begins. Unsubscribing uses the token, not the hash of the reading link,
  // because recipients share that link.
  `create table announcement_deliveries (
    id ${id},
    announcement_id ${announcement},
    -- Lower case.
    email text not null,
    -- In the recipient's link, by which opening is known.
    hash text not null unique,
    -- In the mail's unsubscribe link.
    unsubscribe_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
    -- Set before the mail is queued, so that no recipient gets it twice.
    sent_at ${instant},
    -- The mail server refused it.
    failed boolean not null default false,
    opened_at ${instant},
    unique (announcement_id, email))`,
  // Addresses that have unsubscribed from the press mails of a sender.
  `create table press_mail_unsubscribes (
    -- Contact id of the announcements' author: the company, or else the person.
    sender_id integer not null references contacts on delete cascade,
    -- Lower case.
    email text not null check (email = lower(email)),
    created_at ${instant} not null,
    primary key (sender_id, email))`,
  // Channels by which an account distributes announcements.
  `create table channels (
    id ${id},
    account_id integer not null references accounts on delete cascade,
    type text not null check (type in ('newsroom', 'email', 'web', 'social')),
    name text not null,
    url text,
    newsroom_id integer references newsrooms on delete cascade,
    contact_list_id integer,
    is_active boolean not null default true,
    created_at ${instant} not null)`,
  `create index channels_by_account on channels (account_id, lower(name), id)`,
  `create table announcement_channels (
    announcement_id ${announcement},
    channel_id integer not null references channels on delete cascade,
    added_at ${instant} not null,
    primary key (announcement_id, channel_id))`,
  `create index announcement_channels_channel on announcement_channels (channel_id, announcement_id)`,
];
