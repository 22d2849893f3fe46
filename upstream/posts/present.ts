import type { Kysely } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import type { Post, PostBase } from "./schema.ts";
import { loadCommentables, loadCommentPreviews } from "../comments/read.ts";
import { loadCommunityRefs } from "../communities/refs.ts";
import { loadAuthors, loadCompanyRefs } from "../users/authors.ts";
import { loadLikables } from "../likes/store.ts";
import { loadAttachments, loadImages, loadVideos } from "../media/read.ts";
import { iso, isoOrNull, keyOf, required, unique } from "../db/refs.ts";
import type { PostParts } from "./kind.ts";
import type { PostRow } from "./rows.ts";
import { POST_KINDS } from "./types.ts";
import { loadBeats } from "../lookups/beats.ts";

type Db = Kysely<Database>;

export interface PresentOptions {
  /** Whether to include the newest comments, which saves lists one request per post. */
  comments: boolean;
  /** Maximum number of images and videos per post; default unlimited. */
  attachments?: number;
}

/**
 * Converts the rows to the API shape of lists of mixed types, in the same order. The number of statements does not depend on
 * the number of rows.
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
  const present = await presenters(db, rows, parts);
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
    return { ...base, type: row.type, ...required(present, row.type, "Presenter")(row) };
  });
}

/** Creates the presenter of each type among the rows. */
async function presenters(db: Db, rows: readonly PostRow[], parts: PostParts) {
  const entries = [...Map.groupBy(rows, (row) => row.type)].map(
    async ([type, own]) => [type, await POST_KINDS[type].presenter(parts, db, own)] as const,
  );
  return new Map(await Promise.all(entries));
}

async function loadParts(db: Db, rows: readonly PostRow[], { attachments: most }: PresentOptions): Promise<PostParts> {
  const ids = rows.map((row) => row.id);
  const [images, videos, companies, attachments] = await Promise.all([
    loadImages(db, unique(rows.map((row) => row.img_id))),
    loadVideos(db, unique(rows.map((row) => row.video_id))),
    loadCompanyRefs(db, unique(rows.map((row) => row.company_id))),
    loadAttachments(db, "post", ids, most),
  ]);
  return { images, videos, companies, attachments };
}

/** Converts a post to the shape of its type's own paths. */
export function toOwnPathShape(post: Post): object {
  const field = POST_KINDS[post.type].ownTypeField;
  if (field === null) {
    return post;
  }
  const { [field]: type, ...rest } = post;
  return { ...rest, type, postType: post.type };
}
