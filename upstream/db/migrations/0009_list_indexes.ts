import { createMigration } from "../createMigration.ts";

const statements = [
  // The post's type, so that a feed of one type is read in order too, instead of sorting all posts of the community.
  `alter table feed_entries add column type text`,
  `update feed_entries e set type = p.type from posts p where p.id = e.post_id`,
  `alter table feed_entries alter column type set not null`,
  `create index feed_entries_newest_of_type on feed_entries (community_id, type, published_at desc, post_id desc)`,
  `create or replace function write_feed_entries(changed integer) returns void language sql as $$
    delete from feed_entries where post_id = changed;
    insert into feed_entries (post_id, community_id, published_at, type)
    select p.id, coalesce(pc.community_id, 0), p.published_at, p.type
    from posts p left join post_communities pc on pc.post_id = p.id
    where p.id = changed and p.published_at is not null and p.deleted_at is null
    on conflict do nothing;
  $$`,
  // Newsrooms show their number of announcements.
  `create index announcements_by_newsroom on announcements (newsroom_id) where status = 'published' and deleted_at is null`,
  // Writers list their drafts.
  `create index posts_drafts_by_creator on posts (creator_id) where published_at is null and deleted_at is null`,
  // Saved searches count the items that were added since they were last read.
  `create index monitor_items_by_creation on monitor_items (created_at)`,
];

/** Indexes that keep filtered feeds, newsrooms, drafts and the monitor fast with much data. */
export const up = createMigration(statements);
