import { createMigration } from "../createMigration.ts";

const statements = [
  // Number of members, shown on every page. Triggers maintain it.
  `alter table communities add column members_count integer not null default 0`,
  `update communities k set members_count = (select count(*) from community_members m where m.community_id = k.id)`,
  `create function count_members() returns trigger language plpgsql as $$
  begin
    update communities k
    set members_count = k.members_count + case tg_op when 'INSERT' then counted.members else -counted.members end
    from (select community_id, count(*)::integer as members from changed group by community_id) counted
    where k.id = counted.community_id;
    return null;
  end $$`,
  `create trigger members_added after insert on community_members
    referencing new table as changed for each statement execute function count_members()`,
  `create trigger members_removed after delete on community_members
    referencing old table as changed for each statement execute function count_members()`,
  `create index communities_largest on communities (members_count desc, id)`,
  `create index contacts_by_name on contacts (lower(name), id)`,
  `create index contacts_by_activity on contacts (last_active_at desc nulls last, id)`,
  // The monitor searches the same words as the search.
  `create trigger search_entries_written after insert or update of title, summary on monitor_items
    for each row execute function write_search_entry('monitor', 'title', 'summary')`,
  `create trigger search_entries_deleted after delete on monitor_items
    for each row execute function delete_search_entry('monitor')`,
  `insert into search_entries (kind, id, name_words, words)
    select 'monitor', id, to_tsvector('simple', title), to_tsvector('simple', concat_ws(' ', title, summary)) from monitor_items`,
  `drop index monitor_items_words`,
  `drop index stories_words`,
];

/** Stored counts, indexes and stored words that keep the longest lists fast. */
export const up = createMigration(statements);
