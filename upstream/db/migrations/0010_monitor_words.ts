import { createMigration } from "../createMigration.ts";

/**
 * The words of stories and monitor items alone. In the index of all words, a prefix of the monitor's searches matches so many posts,
 * comments and people that PostgreSQL reads every story instead.
 */
export const up = createMigration([
  "create index search_entries_monitored on search_entries using gin (words) where kind in ('monitor', 'story')",
]);
