import { sql, type Selectable } from "kysely";
import type { Database, Db } from "../db/schema.ts";
import type { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { canPostAs } from "../posts/authors.ts";
import type { Viewer } from "../session/viewer.ts";
import { checkLongHtml } from "../text/html.ts";
import { findBeatsError, readRequiredLine, readLine, readText, readUpload } from "../validation/checks.ts";
import { announcementLimits, type AnnouncementChanges } from "./schema.ts";

type Row = Selectable<Database["announcements"]>;
type Newsroom = Selectable<Database["newsrooms"]>;

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

type Sender = Pick<AnnouncementValues, "author_id" | "company_id" | "newsroom_id">;

/** Determines the author: a newsroom's company, another company of the writer or the creator. */
async function prepareSender(
  db: Db,
  viewer: Viewer,
  input: AnnouncementChanges,
  before: Sender & Pick<Row, "creator_id">,
  errors: ValidationErrors,
): Promise<Sender> {
  const { newsroomId, companyId } = input;
  if (newsroomId === undefined && companyId === undefined) {
    const { author_id, company_id, newsroom_id } = before;
    return { author_id, company_id, newsroom_id };
  }
  const newsroom = newsroomId === undefined ? before.newsroom_id : newsroomId;
  const room = newsroom === null ? null : await ownNewsroom(db, viewer, newsroom, before.newsroom_id);
  errors.add("newsroomId", newsroom !== null && room === null ? fieldError.notFound("Newsroom") : null);
  const company = companyId ?? room?.company_id ?? (companyId === undefined && newsroom === null ? before.company_id : null);
  const belongsToOther = room !== null && company !== room.company_id;
  errors.add("newsroomId", belongsToOther ? fieldError.invalid("This newsroom belongs to another company.") : null);
  if (company === null) return { author_id: before.creator_id, company_id: null, newsroom_id: null };
  const found = await db.selectFrom("companies").select("contact_id").where("id", "=", company).executeTakeFirst();
  const author = found?.contact_id ?? null;
  const isAllowed =
    author !== null && (company === before.company_id || room?.status === "confirmed" || (await canPostAs(db, viewer, author)));
  // A newsroom cannot publish for its company until the company has confirmed it.
  errors.add("newsroomId", isAllowed || room === null ? null : fieldError.invalid("This newsroom has not been confirmed."));
  errors.add(
    "companyId",
    isAllowed || room !== null ? null : fieldError.invalid("You cannot publish in the name of this company."),
  );
  return { author_id: author ?? before.creator_id, company_id: company, newsroom_id: room?.id ?? null };
}

/** Finds a newsroom that the viewer owns, one of the viewer's account or company, or the one already set. */
async function ownNewsroom(db: Db, viewer: Viewer, id: number, previous: number | null) {
  const { rows } = await sql<Pick<Newsroom, "id" | "company_id" | "status">>`select n.id, n.company_id, n.status
    from newsrooms n where n.id = ${id} and n.status <> 'declined' and (${viewer.isAdmin || id === previous}
      or n.owner_id = ${viewer.contactId} or n.account_id = ${viewer.accountId ?? 0}
      or exists (select 1 from company_responsibilities r where r.company_id = n.company_id
        and r.contact_id = ${viewer.contactId} and r.status = 'active'))`.execute(db);
  return rows[0] ?? null;
}
