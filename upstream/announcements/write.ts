import { addCommunities, loadEntityCommunities, updateCommunities } from "../communities/refs.ts";
import { findCommunitiesError } from "../communities/rules.ts";
import { getChangedColumns } from "../db/changedColumns.ts";
import { getIds } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { requireNotDeleted, requirePossible, ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { addBeats, updateBeats } from "../lookups/beats.ts";
import type { WriteServices } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { unscheduleEmail } from "./email.ts";
import { prepareAnnouncement, type AnnouncementValues } from "./prepare.ts";
import type { AnnouncementRow } from "./read.ts";
import type { AnnouncementChanges, AnnouncementInput } from "./schema.ts";
import { checkSender } from "./sender.ts";
import { deleteStory, restoreStory, saveStory } from "./story.ts";

type Status = AnnouncementRow["status"];

const emptyAnnouncement: Omit<AnnouncementValues, "kind" | "author_id"> = {
  title: "",
  headline: null,
  summary: null,
  content: null,
  img_id: null,
  video_id: null,
  company_id: null,
  newsroom_id: null,
  user_types: [],
};

const requireContent = (status: Status, { content }: AnnouncementValues, errors: ValidationErrors) =>
  errors.add("content", status !== "draft" && content === null ? fieldError.required("Content") : null);

/** Creates an announcement, published or as a draft, and returns its id. @throws 422 by field */
export async function createAnnouncement(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  input: AnnouncementInput,
): Promise<number> {
  const at = now();
  const errors = new ValidationErrors();
  const status = input.saveAs ?? "published";
  const me = viewer.contactId;
  const start = { ...emptyAnnouncement, kind: input.kind, author_id: me, creator_id: me, status: "draft" } as const;
  const values = await prepareAnnouncement(db, viewer, input, { ...start, user_types: [] }, errors);
  errors.add("communities", await findCommunitiesError(db, viewer, input.communities ?? [], []));
  requireContent(status, values, errors);
  errors.check();
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("announcements")
      .values({
        ...values,
        status,
        creator_id: me,
        account_id: viewer.accountId,
        created_at: at,
        published_at: status === "published" ? at : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await addBeats(tx, "announcement", id, input.beats);
    await addCommunities(tx, "announcement", id, input.communities);
    await saveStory(tx, jobs, id, at);
    return id;
  });
}

/**
 * Changes the given fields; a status, or saving as published, advances it. @throws 422 by field, or for an invalid
 * transition
 */
export async function updateAnnouncement(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  before: AnnouncementRow,
  changes: AnnouncementChanges,
): Promise<void> {
  const at = now();
  const status = getNextStatus(before.status, changes);
  const errors = new ValidationErrors();
  const values = await prepareAnnouncement(db, viewer, changes, before, errors);
  const previous = getIds(await loadEntityCommunities(db, "announcement", before.id));
  const ids = changes.communities === undefined ? previous : (changes.communities ?? []);
  // The writer may have left a community since the draft was saved.
  const publishes = before.status === "draft" && status === "published";
  errors.add("communities", await findCommunitiesError(db, viewer, ids, publishes ? [] : previous));
  requireContent(status, values, errors);
  if (publishes) await checkSender(db, viewer, { ...values, creator_id: before.creator_id }, errors);
  errors.check();
  await db.transaction().execute(async (tx) => {
    const current = await tx
      .selectFrom("announcements")
      .select(["status", "deleted_at"])
      .where("id", "=", before.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A concurrent request may have deleted it or advanced its status.
    requireNotDeleted(current, "announcement");
    requirePossible(current.status === before.status || current.status === status);
    await tx
      .updateTable("announcements")
      .set((column) => ({
        ...getChangedColumns(before, values),
        status,
        // Set only once, even if two requests publish it at the same time.
        ...(publishes && { published_at: column.fn.coalesce("published_at", column.val(at)) }),
      }))
      .where("id", "=", before.id)
      .execute();
    await updateBeats(tx, "announcement", before.id, changes.beats);
    await updateCommunities(tx, "announcement", before.id, changes.communities);
    if (status === "archived") await unscheduleEmail(tx, before.id);
    await saveStory(tx, jobs, before.id, at);
  });
}

/** Returns the status after the changes. @throws 422 for an invalid transition */
export function getNextStatus(before: Status, { status, saveAs }: AnnouncementChanges): Status {
  const after = status ?? (saveAs === undefined || (saveAs === "published" && before !== "draft") ? before : saveAs);
  const isAllowed =
    after === before || (before === "draft" && after === "published") || (before === "published" && after === "archived");
  requirePossible(isAllowed);
  return after;
}

/** Deletes it with its story, which can both be restored. A mail that is scheduled or being sent is cancelled. */
export async function deleteAnnouncement(db: Db, { id }: AnnouncementRow, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const update = tx.updateTable("announcements").set({ deleted_at: now }).where("id", "=", id);
    await update.where("deleted_at", "is", null).execute();
    await unscheduleEmail(tx, id);
    await deleteStory(tx, id, now);
  });
}

export async function restoreAnnouncement(db: Db, { id, deleted_at: deletedAt }: AnnouncementRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("announcements").set({ deleted_at: null }).where("id", "=", id).execute();
    await restoreStory(tx, id, deletedAt);
  });
}
