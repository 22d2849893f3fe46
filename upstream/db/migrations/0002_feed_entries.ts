import { createMigration } from "../createMigration.ts";

const statements = [
  // One row for each community of each listed post, so that the newest posts of some communities are read from an index.
  // Triggers maintain the table. Community 0 means none.
  `create table feed_entries (
    post_id integer not null references posts on delete cascade,
    community_id integer not null,
    published_at timestamptz(3) not null,
    primary key (post_id, community_id))`,
  `create index feed_entries_newest on feed_entries (community_id, published_at desc, post_id desc)`,
  `create function write_feed_entries(changed integer) returns void language sql as $$
    delete from feed_entries where post_id = changed;
    insert into feed_entries (post_id, community_id, published_at)
    select p.id, coalesce(pc.community_id, 0), p.published_at
    from posts p left join post_communities pc on pc.post_id = p.id
    where p.id = changed and p.published_at is not null and p.deleted_at is null
    on conflict do nothing;
  $$`,
  `create function on_post_listed() returns trigger language plpgsql as $$
  begin
    perform write_feed_entries(new.id);
    return null;
  end $$`,
  `create function on_post_assigned() returns trigger language plpgsql as $$
  begin
    perform write_feed_entries(coalesce(new.post_id, old.post_id));
    return null;
  end $$`,
  `create trigger feed_entries_of_post after insert or update of published_at, deleted_at on posts
    for each row execute function on_post_listed()`,
  `create trigger feed_entries_of_community after insert or delete on post_communities
    for each row execute function on_post_assigned()`,
  `insert into feed_entries (post_id, community_id, published_at)
    select p.id, coalesce(pc.community_id, 0), p.published_at
    from posts p left join post_communities pc on pc.post_id = p.id
    where p.published_at is not null and p.deleted_at is null`,
  `create index comments_newest on comments (created_at desc, id desc) where deleted_at is null`,
  `create index notifications_unread on notifications (user_id) where on_site and not is_read`,
  `create index answer_sets_by_callout on answer_sets (callout_id) where callout_id is not null`,
  `create index sessions_by_expiry on sessions (expires_at)`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
];

/** The table and indexes that keep lists fast with many posts. */
export const up = createMigration(statements);
