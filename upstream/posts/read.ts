import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database, PostType } from "../db/schema.ts";
import type { Window } from "../http/paging.ts";
import { listedPost, visiblePost } from "./visibility.ts";
import { factsOf, type PostRow } from "./rows.ts";
import { POST_KINDS } from "./types.ts";

type Db = Kysely<Database>;

export const selectPost = sql`select p.*, a.type as author_type
  from posts p join contacts a on a.id = p.author_id`;

/**
 * The posts of one type that the reader may see, by id: deleted ones only for those who may restore them.
 */
export async function findPosts(db: Db, reader: Reader, type: PostType, ids: readonly number[]): Promise<Map<number, PostRow>> {
  const { rows } = await sql<PostRow>`${selectPost}
    where p.type = ${type} and p.id = any(${[...ids]}::integer[])
      and ${visiblePost(reader)}`.execute(db);
  const readable = rows.filter((row) => row.deleted_at === null || POST_KINDS[row.type].rules.delete(reader, factsOf(row)));
  return new Map(readable.map((row) => [row.id, row]));
}

/** Posts that the reader may see and that meet all conditions, with their number: published ones, or drafts too. */
export async function listPosts(
  db: Db,
  reader: Reader,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  window: Window,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<{ rows: PostRow[]; total: number }> {
  const listed = withDrafts ? sql`p.deleted_at is null` : listedPost;
  const where = sql.join([visiblePost(reader), listed, ...conditions], sql` and `);
  const { rows } = await sql<PostRow>`${selectPost} where ${where}
    order by ${order} limit ${window.limit} offset ${window.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from posts p where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export const newest = sql`p.published_at desc, p.id desc`;
/** Where drafts are among them. */
export const newestMade = sql`coalesce(p.published_at, p.created_at) desc, p.id desc`;
