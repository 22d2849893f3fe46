import { loadCommunityRefs } from "../communities/refs.ts";
import { toIso, toIsoOrNull, toKey, getReferenced, unique, getIds } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { loadAttachments } from "../media/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadCompanyRefs } from "../users/authors.ts";
import type { PostParts } from "./kind.ts";
import { loadRelatedEntities, type RelatedEntities } from "./relatedEntities.ts";
import type { PostRow } from "./rows.ts";
import type { Post, PostBase } from "./schema.ts";
import { postKinds } from "./types.ts";

interface PresentOptions {
  /** Whether to include the newest comments, which saves lists one request per post. */
  comments: boolean;
  /** Maximum number of images and videos per post; default unlimited. */
  attachments?: number;
}

/**
 * Converts the rows to the API shape of lists of mixed types, in the same order. The number of statements does not depend on
 * the number of rows.
 * @param related includes the entities of these rows; default: of these alone
 */
export async function presentPosts(
  db: Db,
  viewer: Viewer,
  rows: readonly PostRow[],
  options: PresentOptions,
  related: Promise<RelatedEntities> = loadRelatedEntities(db, viewer, rows, options),
): Promise<Post[]> {
  if (rows.length === 0) return [];
  const ids = getIds(rows);
  const [{ authors, authorBeats, images, videos, likables, commentables }, communities, companies, attachments] =
    await Promise.all([
      related,
      loadCommunityRefs(db, viewer, "post", ids),
      loadCompanyRefs(db, unique(rows.map((row) => row.company_id))),
      loadAttachments(db, "post", ids, options.attachments),
    ]);
  const present = await createPresenters(db, rows, { images, videos, companies, attachments });
  return rows.map((row) => {
    const own = communities.get(row.id) ?? [];
    const base: PostBase = {
      id: row.id,
      time: toIso(row.published_at ?? row.created_at),
      createdAt: toIso(row.created_at),
      publishedAt: toIsoOrNull(row.published_at),
      updatedAt: toIsoOrNull(row.updated_at),
      content: row.content,
      author: getReferenced(authors, row.author_id, "Author"),
      creatorId: row.creator_id,
      communities: own,
      communityIds: getIds(own),
      userTypes: row.user_types,
      saveAs: row.save_as,
      beats: authorBeats.get(row.author_id) ?? [],
      likable: getReferenced(likables, toKey(row), "Likable"),
      commentable: getReferenced(commentables, toKey(row), "Commentable"),
      isDeleted: row.deleted_at !== null,
    };
    return { ...base, type: row.type, ...getReferenced(present, row.type, "Presenter")(row) };
  });
}

/** Creates the presenter of each type among the rows. */
async function createPresenters(db: Db, rows: readonly PostRow[], parts: PostParts) {
  const entries = [...Map.groupBy(rows, (row) => row.type)].map(
    async ([type, own]) => [type, await postKinds[type].presenter(parts, db, own)] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Converts a post to the shape of its type's own paths. */
export function toOwnPathShape(post: Post): Pick<Post, "id"> & Record<string, unknown> {
  const field = postKinds[post.type].ownTypeField;
  if (field === null) return post;
  const { [field]: type, ...rest } = post;
  return { ...rest, id: post.id, type, postType: post.type };
}
