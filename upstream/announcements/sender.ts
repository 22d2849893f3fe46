import { sql, type Selectable } from "kysely";
import type { Database, Db } from "../db/schema.ts";
import type { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { canPostAs } from "../posts/authors.ts";
import { loadViewer } from "../session/sessions.ts";
import type { Viewer } from "../session/viewer.ts";
import type { AnnouncementChanges } from "./schema.ts";

type Announcement = Selectable<Database["announcements"]>;
type Newsroom = Selectable<Database["newsrooms"]>;
type Sender = Pick<Announcement, "author_id" | "company_id" | "newsroom_id">;

/**
 * The sender of an announcement's mail, from which recipients unsubscribe: the author when sending began, and the present author
 * before. Aliases: announcement a, mail e.
 */
export const mailSender = sql<number>`coalesce(e.sender_id, a.author_id)`;

/** Determines the author: a newsroom's company, another company of the writer or the creator. */
export async function prepareSender(
  db: Db,
  viewer: Viewer,
  input: AnnouncementChanges,
  before: Sender & Pick<Announcement, "creator_id">,
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
  if (!isAllowed) addRefusal(room !== null, errors);
  return { author_id: author ?? before.creator_id, company_id: company, newsroom_id: room?.id ?? null };
}

/** A newsroom cannot publish for its company until the company has confirmed it. */
function addRefusal(hasNewsroom: boolean, errors: ValidationErrors): void {
  if (hasNewsroom) errors.add("newsroomId", fieldError.invalid("This newsroom has not been confirmed."));
  else errors.add("companyId", fieldError.invalid("You cannot publish in the name of this company."));
}

/**
 * Adds an error unless the viewer or the creator may publish in the name of the announcement's company. They may have lost this
 * right since the announcement was saved.
 */
export async function checkSender(
  db: Db,
  viewer: Viewer,
  announcement: Sender & Pick<Announcement, "creator_id">,
  errors: ValidationErrors,
): Promise<void> {
  const { author_id: author, company_id: company, newsroom_id: newsroom, creator_id: creator } = announcement;
  const isAllowed = async (user: Viewer) =>
    (newsroom !== null && (await ownNewsroom(db, user, newsroom, null))?.status === "confirmed") ||
    (await canPostAs(db, user, author));
  if (company === null || (await isAllowed(viewer))) return;
  const user = await db.selectFrom("users").select("id").where("contact_id", "=", creator).executeTakeFirst();
  const writer = user === undefined ? null : await loadViewer(db, user.id);
  if (writer === null || !(await isAllowed(writer))) addRefusal(newsroom !== null, errors);
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
