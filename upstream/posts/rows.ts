import type { Selectable } from "kysely";
import type { PostsTable, StoriesTable } from "../db/schema.ts";
import type { PostFacts } from "./rules.ts";

/** A row of posts with the type of its author, which the rules need. */
export type PostRow = Selectable<PostsTable> & { author_type: "person" | "company" };
export type StoryRow = Selectable<StoriesTable>;

export function toFacts(row: PostRow): PostFacts {
  return {
    authorId: row.author_id,
    authorType: row.author_type,
    creatorId: row.creator_id,
    saveAs: row.save_as,
  };
}
