import { addCommunities, updateCommunities, loadEntityCommunities } from "../communities/refs.ts";
import { getChangedColumns, updateChanged } from "../db/changedColumns.ts";
import { getIds } from "../db/refs.ts";
import type { PostType, UserType, Db } from "../db/schema.ts";
import type { Jobs } from "../jobs/queue.ts";
import { findAttachedUploads, setAttachments, type AttachedUploads } from "../media/attachments.ts";
import { notifyMentioned, type NotifyingWork } from "../notifications/notify.ts";
import { announceChange, announcePublished } from "../realtime/announce.ts";
import type { WriteServices } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { notifySubscribers } from "../subscriptions/items.ts";
import { findMentions } from "../text/html.ts";
import type { PostForm } from "./forms.ts";
import { preparePost, type PostInput, type Prepared } from "./prepare.ts";
import { lockPostAsRead } from "./publishing.ts";
import type { PostRow } from "./rows.ts";
import { postKinds } from "./types.ts";

export interface NewPost {
  type: PostType;
  form: PostForm;
  /** Id of a call-out's interview. */
  interviewId: number | null;
}

/** Creates a post, published or as a draft, and returns its id. @throws 422 by field */
export async function createPost(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  { type, form, interviewId }: NewPost,
  input: PostInput,
): Promise<number> {
  const at = now();
  const prepared = await preparePost(db, viewer, form, input, null, at);
  const { values, userTypes, saveAs } = prepared;
  const authorId = input.authorId ?? viewer.contactId;
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("posts")
      .values({
        ...values,
        type,
        author_id: authorId,
        creator_id: viewer.contactId,
        user_types: userTypes,
        save_as: saveAs,
        interview_id: interviewId,
        created_at: at,
        published_at: saveAs === "published" ? at : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await addCommunities(tx, "post", id, prepared.communities);
    await setAttachments(tx, "post", id, prepared.attached);
    if (saveAs === "published") await announceNewPost(tx, jobs, { type, id, userTypes, authorId });
    await notifyMentionedIn({ tx, jobs }, viewer, { type, id }, prepared, [], at);
    return id;
  });
}

/** Changes only the given fields. @throws 422 by field */
export async function editPost({ db, jobs, now }: WriteServices, viewer: Viewer, row: PostRow, input: PostInput): Promise<void> {
  const at = now();
  const { id, type } = row;
  const { form } = postKinds[type];
  const communities = getIds(await loadEntityCommunities(db, "post", id));
  const attached = await findAttachedUploads(db, "post", id);
  const prepared = await preparePost(db, viewer, form, input, { row, communities, attached }, at);
  const isNew = prepared.saveAs === "published" && row.published_at === null;
  const hasChanged = Object.keys(getChangedColumns(row, prepared.values)).length > 0;
  const isEdited = row.published_at !== null && (hasChanged || !hasSameAttachments(attached, prepared.attached));
  await db.transaction().execute(async (tx) => {
    await lockPostAsRead(tx, row);
    await updateChanged(tx, "posts", row, {
      ...prepared.values,
      ...(isEdited && { updated_at: at }),
      user_types: prepared.userTypes,
      save_as: prepared.saveAs,
      ...(isNew && { published_at: at }),
    });
    await updateCommunities(tx, "post", id, input.communities);
    if (form.hasAttachments === true && input.attachments !== undefined) await setAttachments(tx, "post", id, prepared.attached);
    const known = isNew ? [] : findMentions(row.content ?? "");
    await announceChange(tx, { type, id }, "edited");
    if (isNew) await announceNewPost(tx, jobs, { type, id, userTypes: prepared.userTypes, authorId: row.author_id });
    await notifyMentionedIn({ tx, jobs }, viewer, { type, id }, prepared, known, at);
  });
}

/** Deletes the post, or restores it when deletedAt is null. */
export async function markPostDeleted(db: Db, { type, id }: PostRow, deletedAt: Date | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("posts").set({ deleted_at: deletedAt }).where("id", "=", id).execute();
    await announceChange(tx, { type, id }, deletedAt === null ? "restored" : "deleted");
  });
}

type NewPublishedPost = Pick<PostRow, "type" | "id"> & { userTypes: UserType[]; authorId: number };

/** Announces a newly published post to the feeds that contain it, and notifies subscribers. */
async function announceNewPost(tx: Db, jobs: Jobs, { type, id, userTypes, authorId }: NewPublishedPost): Promise<void> {
  await announcePublished(tx, { type, id, userTypes, communities: await loadEntityCommunities(tx, "post", id) });
  await notifySubscribers(tx, jobs, { type, id, authorId });
}

const hasSameAttachments = (a: AttachedUploads, b: AttachedUploads): boolean =>
  a.images.join() === b.images.join() && a.videos.join() === b.videos.join();

/** A draft sends no notifications; the people whom it mentions are notified once it is published. */
function notifyMentionedIn(
  work: NotifyingWork,
  viewer: Viewer,
  entity: { type: PostType; id: number },
  { values, saveAs }: Prepared,
  known: readonly number[],
  now: Date,
): Promise<void> {
  const mentioned = saveAs === "draft" ? [] : findMentions(values.content ?? "").filter((id) => !known.includes(id));
  return notifyMentioned(work, viewer, { entity, commentId: null }, mentioned, now);
}
