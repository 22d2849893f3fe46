import { createMigration } from "../createMigration.ts";
import { announcements } from "./0001_tables/announcements.ts";
import { answers } from "./0001_tables/answers.ts";
import { comments } from "./0001_tables/comments.ts";
import { communities } from "./0001_tables/communities.ts";
import { contactLists } from "./0001_tables/contactLists.ts";
import { contacts } from "./0001_tables/contacts.ts";
import { interviews } from "./0001_tables/interviews.ts";
import { lookups } from "./0001_tables/lookups.ts";
import { media } from "./0001_tables/media.ts";
import { messages } from "./0001_tables/messages.ts";
import { monitor } from "./0001_tables/monitor.ts";
import { news } from "./0001_tables/news.ts";
import { newsrooms } from "./0001_tables/newsrooms.ts";
import { notifications } from "./0001_tables/notifications.ts";
import { organizations } from "./0001_tables/organizations.ts";
import { platform } from "./0001_tables/platform.ts";
import { posts } from "./0001_tables/posts.ts";
import { users } from "./0001_tables/users.ts";
import { work } from "./0001_tables/work.ts";

/** In order of dependency: each group refers only to earlier tables. */
const statements = [
  ...lookups,
  ...contacts,
  ...media,
  ...organizations,
  ...users,
  ...communities,
  ...interviews,
  ...posts,
  ...news,
  ...comments,
  ...messages,
  ...answers,
  ...notifications,
  ...newsrooms,
  ...contactLists,
  ...announcements,
  ...work,
  ...monitor,
  ...platform,
];

/** All tables of the first release. */
export const up = createMigration(statements);
