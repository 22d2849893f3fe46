import { loadCommentables, loadCommentPreviews } from "../comments/read.ts";
import type { Commentable, Likable } from "../comments/schema.ts";
import { unique, type EntityRef } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Beat } from "../http/schema.ts";
import { loadLikables } from "../likes/store.ts";
import { loadBeats } from "../lookups/beats.ts";
import { loadImages, loadVideos } from "../media/read.ts";
import type { Image, Video } from "../media/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";

/** The columns of a post or story that refer to its related entities. */
export interface Entity extends EntityRef {
  author_id: number;
  img_id: number | null;
  video_id: number | null;
}

/** What posts and stories refer to, whatever their type. */
export interface RelatedEntities {
  authors: ReadonlyMap<number, Author>;
  /** By contact id of the author. */
  authorBeats: ReadonlyMap<number, Beat[]>;
  images: ReadonlyMap<number, Image>;
  videos: ReadonlyMap<number, Video>;
  /** By key of the post or story. */
  likables: ReadonlyMap<string, Likable>;
  /** By key of the post or story. */
  commentables: ReadonlyMap<string, Commentable>;
}

/** Loads what posts and stories refer to: each kind by one statement, whatever the number and types of the posts. */
export async function loadRelatedEntities(
  db: Db,
  viewer: Viewer | null,
  entities: readonly Entity[],
  { comments }: { comments: boolean },
): Promise<RelatedEntities> {
  const refs = entities.map(({ type, id }) => ({ type, id }));
  const authorIds = unique(entities.map((entity) => entity.author_id));
  const [authors, authorBeats, images, videos, likables, commentables] = await Promise.all([
    loadAuthors(db, authorIds),
    loadBeats(db, "contact", authorIds),
    loadImages(db, unique(entities.map((entity) => entity.img_id))),
    loadVideos(db, unique(entities.map((entity) => entity.video_id))),
    loadLikables(db, viewer, refs),
    comments ? loadCommentPreviews(db, viewer, refs) : loadCommentables(db, refs),
  ]);
  return { authors, authorBeats, images, videos, likables, commentables };
}
