import { sql, type Kysely } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import type { Post } from "./schema.ts";
import { loadCommentables, loadCommentPreviews } from "../comments/read.ts";
import { loadCommunityRefs } from "../communities/refs.ts";
import { loadAuthors, loadCompanyRefs } from "../users/authors.ts";
import { loadLikables } from "../likes/store.ts";
import { loadAttachments, loadImages, loadVideos } from "../media/read.ts";
import { iso, isoOrNull, keyOf, required, unique } from "../db/refs.ts";
import { POST_KINDS, type PostBase, type PostParts } from "./kinds.ts";
import type { PostRow } from "./rows.ts";
import { loadBeats } from "../lookups/beats.ts";

type Db = Kysely<Database>;

export interface PresentOptions {
  /** Whether each carries its newest comments: in lists, so that nobody has to ask for them post by post. */
  comments: boolean;
  /** At most so many images and videos of each; all of them when left out. */
  attachments?: number;
}

/**
 * The rows as the API shows them in lists of mixed types, in the same order.
 * The number of statements does not depend on the number of rows.
 */
export async function presentPosts(db: Db, reader: Reader, rows: readonly PostRow[], options: PresentOptions): Promise<Post[]> {
  if (rows.length === 0) {
    return [];
  }
  const refs = rows.map(({ type, id }) => ({ type, id }));
  const authorIds = unique(rows.map((row) => row.author_id));
  const ids = rows.map((row) => row.id);
  const [authors, beats, communities, likables, commentables, parts] = await Promise.all([
    loadAuthors(db, authorIds),
    loadBeats(db, "contact", authorIds),
    loadCommunityRefs(db, reader, "post", ids),
    loadLikables(db, reader, refs),
    options.comments ? loadCommentPreviews(db, reader, refs) : loadCommentables(db, refs),
    loadParts(db, rows, options),
  ]);
  return rows.map((row) => {
    const own = communities.get(row.id) ?? [];
    const base: PostBase = {
      id: row.id,
      time: iso(row.published_at ?? row.created_at),
      createdAt: iso(row.created_at),
      publishedAt: isoOrNull(row.published_at),
      updatedAt: isoOrNull(row.updated_at),
      content: row.content,
      author: required(authors, row.author_id, "Author"),
      creatorId: row.creator_id,
      communities: own,
      communityIds: own.map((community) => community.id),
      userTypes: row.user_types,
      saveAs: row.save_as,
      beats: beats.get(row.author_id) ?? [],
      likable: required(likables, keyOf(row), "Likable"),
      commentable: required(commentables, keyOf(row), "Commentable"),
      isDeleted: row.deleted_at !== null,
    };
    return POST_KINDS[row.type].present(row, base, parts);
  });
}

async function loadParts(db: Db, rows: readonly PostRow[], { attachments: most }: PresentOptions) {
  const [images, videos, companies, attachments, interviews, answersCounts] = await Promise.all([
    loadImages(db, unique(rows.map((row) => row.img_id))),
    loadVideos(db, unique(rows.map((row) => row.video_id))),
    loadCompanyRefs(db, unique(rows.map((row) => row.company_id))),
    loadAttachments(
      db,
      "post",
      rows.map((row) => row.id),
      most,
    ),
    loadAsked(db, unique(rows.map((row) => row.interview_id))),
    loadAnswersCounts(
      db,
      rows.filter((row) => row.interview_id !== null).map((row) => row.id),
    ),
  ]);
  return { images, videos, companies, attachments, interviews, answersCounts };
}

/** Interviews that call-outs ask to answer, in short, by id. */
async function loadAsked(db: Db, ids: readonly number[]): Promise<PostParts["interviews"]> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom("interviews")
    .select(["id", "title", "type"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many have answered to the end through a call-out, by its id; absent for none. */
async function loadAnswersCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await sql<{ id: number; n: number }>`select callout_id as id, count(*) as n from answer_sets
    where callout_id = any(${[...ids]}::integer[]) and status = 'finished' group by callout_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
