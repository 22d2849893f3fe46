import type { Selectable } from "kysely";
import type { Database, Db } from "../db/schema.ts";
import type { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Viewer } from "../session/viewer.ts";
import { checkLongHtml } from "../text/html.ts";
import { findBeatsError, readRequiredLine, readLine, readText, readUpload } from "../validation/checks.ts";
import { announcementLimits, type AnnouncementChanges } from "./schema.ts";
import { prepareSender } from "./sender.ts";

type Row = Selectable<Database["announcements"]>;

/** The columns that an input sets. */
export type AnnouncementValues = Pick<
  Row,
  | "kind"
  | "title"
  | "headline"
  | "summary"
  | "content"
  | "img_id"
  | "video_id"
  | "author_id"
  | "company_id"
  | "newsroom_id"
  | "user_types"
>;

/** Returns safe HTML, or null when it contains neither text nor a picture. */
export async function readContent(sent: string | null, max: number, errors: ValidationErrors): Promise<string | null> {
  const { content, isEmpty, error } = await checkLongHtml("Content", sent ?? "", max);
  errors.add("content", error);
  return isEmpty ? null : content;
}

/**
 * Returns the values of the announcement after applying the input; absent fields keep their values.
 * @param before the current values; the defaults for a new announcement
 */
export async function prepareAnnouncement(
  db: Db,
  viewer: Viewer,
  input: AnnouncementChanges,
  before: AnnouncementValues & Pick<Row, "creator_id" | "status">,
  errors: ValidationErrors,
): Promise<AnnouncementValues> {
  const title = readRequiredLine(errors, ["title", "Title", announcementLimits.title], input.title, before.title);
  const headline = readLine(errors, ["headline", "Headline", announcementLimits.headline], input.headline, before.headline);
  const summary = readText(errors, ["summary", "Summary", announcementLimits.summary], input.summary, before.summary);
  const kind = input.kind ?? before.kind;
  const isMoved = before.status !== "draft" && kind !== before.kind;
  errors.add("kind", isMoved ? fieldError.invalid("The kind can be changed only in a draft.") : null);
  errors.add("beats", await findBeatsError(db, input.beats ?? []));
  const img_id = await readUpload(db, viewer, errors, "img", input.img, before.img_id);
  const video_id = await readUpload(db, viewer, errors, "video", input.video, before.video_id);
  return {
    kind,
    title,
    headline,
    summary,
    content: input.content === undefined ? before.content : await readContent(input.content, announcementLimits.content, errors),
    img_id,
    video_id,
    user_types: input.userTypes === undefined ? before.user_types : [...new Set(input.userTypes)],
    ...(await prepareSender(db, viewer, input, before, errors)),
  };
}
