import { sql, type Insertable } from "kysely";
import { addCommunities, updateCommunities } from "../communities/refs.ts";
import { updateChanged } from "../db/changedColumns.ts";
import type { Database, Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { MAX_ID } from "../http/paging.ts";
import { addBeats, updateBeats } from "../lookups/beats.ts";
import { findAuthorError } from "../posts/authors.ts";
import { alreadyPublished } from "../posts/prepare.ts";
import { lockStoryAsRead } from "../posts/publishing.ts";
import type { StoryRow } from "../posts/rows.ts";
import { announceChange } from "../realtime/announce.ts";
import type { WriteServices } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { checkLongHtml, textLength } from "../text/html.ts";
import { findBeatsError, readLine, readText, readUpload } from "../validation/checks.ts";
import { announceNewStory } from "./announce.ts";
import { storyLimits, type StoryChanges, type StoryInput } from "./schema.ts";

type Values = Pick<
  StoryRow,
  "kind" | "title" | "headline" | "summary" | "content" | "img_id" | "video_id" | "outlet_id" | "save_as"
>;

const emptyStory: Omit<Values, "kind"> = {
  title: null,
  headline: null,
  summary: null,
  content: "",
  img_id: null,
  video_id: null,
  outlet_id: null,
  save_as: "draft",
};

/** Creates a story, published or as a draft, and returns its id. @throws 422 by field */
export async function createStory({ db, jobs, now }: WriteServices, viewer: Viewer, input: StoryInput): Promise<number> {
  const at = now();
  const errors = new ValidationErrors();
  const authorId = input.authorId ?? viewer.contactId;
  errors.add("authorId", await findAuthorError(db, viewer, authorId));
  const from: Values = { ...emptyStory, kind: input.kind, save_as: "published" };
  const values = await prepare(db, viewer, input, from, errors);
  return db.transaction().execute(async (tx) => {
    const row: Insertable<Database["stories"]> = {
      ...values,
      author_id: authorId,
      creator_id: viewer.contactId,
      created_at: at,
      published_at: values.save_as === "published" ? at : null,
    };
    const { id } = await tx.insertInto("stories").values(row).returning("id").executeTakeFirstOrThrow();
    await addBeats(tx, "story", id, input.beats);
    await addCommunities(tx, "story", id, input.communities);
    if (values.save_as === "published") await announceNewStory(tx, jobs, id, at);
    return id;
  });
}

/** Changes the given fields; a published story cannot become a draft again. @throws 422 by field */
export async function updateStory(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  before: StoryRow,
  changes: StoryChanges,
): Promise<void> {
  const at = now();
  const errors = new ValidationErrors();
  const values = await prepare(db, viewer, changes, before, errors);
  const isNew = values.save_as === "published" && before.published_at === null;
  await db.transaction().execute(async (tx) => {
    await lockStoryAsRead(tx, before);
    await updateChanged(tx, "stories", before, { ...values, ...(isNew && { published_at: at }) });
    await updateBeats(tx, "story", before.id, changes.beats);
    await updateCommunities(tx, "story", before.id, changes.communities);
    await announceChange(tx, { type: "story", id: before.id }, "edited");
    if (isNew) await announceNewStory(tx, jobs, before.id, at);
  });
}

/** Deletes the story, or restores it when deletedAt is null. */
export async function markStoryDeleted(db: Db, id: number, deletedAt: Date | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("stories").set({ deleted_at: deletedAt }).where("id", "=", id).execute();
    await announceChange(tx, { type: "story", id }, deletedAt === null ? "restored" : "deleted");
  });
}

async function prepare(
  db: Db,
  viewer: Viewer,
  input: StoryInput | StoryChanges,
  from: Values,
  errors: ValidationErrors,
): Promise<Values> {
  const title = readLine(errors, ["title", "Title", storyLimits.title], input.title, from.title);
  const headline = readLine(errors, ["headline", "Headline", storyLimits.title], input.headline, from.headline);
  const summary = readText(errors, ["summary", "Summary", storyLimits.summary], input.summary, from.summary);
  const sent = input.content === undefined ? null : await checkLongHtml("Content", input.content ?? "", storyLimits.content);
  errors.add("content", sent?.error ?? null);
  const content = sent?.content ?? from.content;
  const image = await readUpload(db, viewer, errors, "img", input.img, from.img_id);
  const video = await readUpload(db, viewer, errors, "video", input.video, from.video_id);
  const outletId = input.outletId === undefined ? from.outlet_id : input.outletId;
  const hasOutlet = outletId === null || outletId === from.outlet_id || (await allExist(db, "outlets", [outletId]));
  errors.add("outletId", hasOutlet ? null : fieldError.notFound("Outlet"));
  errors.add("beats", await findBeatsError(db, input.beats ?? []));
  errors.add(
    "communities",
    (await allExist(db, "communities", input.communities ?? [])) ? null : fieldError.notFound("A community"),
  );
  const saveAs = input.saveAs ?? from.save_as;
  if ("published_at" in from && from.save_as === "published" && saveAs === "draft") errors.add("saveAs", alreadyPublished);
  if (saveAs === "published") {
    errors.add("title", title === null && headline === null ? fieldError.required("Title") : null);
    errors.add("content", textLength(content) === 0 && !content.includes("<img") ? fieldError.required("Content") : null);
  }
  errors.check();
  const kind = input.kind ?? from.kind;
  return { kind, title, headline, summary, content, img_id: image, video_id: video, outlet_id: outletId, save_as: saveAs };
}

async function allExist(db: Db, table: "outlets" | "communities", ids: readonly number[]): Promise<boolean> {
  const requested = [...new Set(ids)].map((id) => Math.min(id, MAX_ID));
  const { rows } = await sql`select 1 from ${sql.table(table)} x where x.id = any(${requested}::integer[])`.execute(db);
  return rows.length === requested.length;
}
