import { createMigration } from "../createMigration.ts";

/** Columns with HTML, which may show uploaded pictures. */
const texts = {
  posts: "content",
  stories: "content",
  announcements: "content",
  announcement_emails: "content",
  comments: "content",
  interviews: "description",
  answers: "content",
};

/**
 * Columns with the id of an upload or of a contact that had no index. The database reads them when an upload or a contact is deleted.
 */
const references = {
  comments: ["author_id"],
  likes: ["contact_id"],
  messages: ["author_id"],
  notifications: ["who_id"],
  stories: ["img_id", "video_id"],
  announcements: ["img_id", "video_id"],
  communities: ["logo_image_id", "banner_image_id"],
  companies: ["banner_image_id"],
  newsrooms: ["logo_image_id", "banner_image_id"],
};

/** Indexes that find what uses an upload or a contact, so that deleting them stays fast with much data. */
export const up = createMigration([
  `create function file_paths(html text) returns text[] language sql immutable strict parallel safe as $$
    select array(select match[1] from regexp_matches(html, '/files/[\\w.-]+', 'g') match)
  $$`,
  ...Object.entries(texts).map(
    ([table, column]) =>
      `create index ${table}_by_file on ${table} using gin (file_paths(${column})) where ${column} like '%/files/%'`,
  ),
  ...Object.entries(references).flatMap(([table, columns]) =>
    columns.map((column) => `create index ${table}_by_${column} on ${table} (${column}) where ${column} is not null`),
  ),
]);
