import { sql, type Selectable } from "kysely";
import { findKnownContacts } from "../contacts/read.ts";
import { isVisibleContact } from "../contacts/rules.ts";
import { countRows } from "../db/countRows.ts";
import { createLinks, setLinks } from "../db/links.ts";
import { toIsoOrNull, getIds } from "../db/refs.ts";
import type { Database, Db } from "../db/schema.ts";
import { unprocessable, ValidationErrors, requireNotDeleted, requireState } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { WriteServices } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { getEmailError } from "../text/email.ts";
import { authorColumnNames } from "../users/authors.ts";
import { toLine, readLine } from "../validation/checks.ts";
import { readContent } from "./prepare.ts";
import { requireNotArchived, type AnnouncementRow } from "./read.ts";
import { countRecipients, type RecipientCounts } from "./recipients.ts";
import { emailLimits, type AnnouncementEmail, type AnnouncementEmailChanges } from "./schema.ts";
import { checkSender } from "./sender.ts";
import { startSending, scheduleSending } from "./sending.ts";

const listLinks = createLinks("announcement_email_lists", "announcement_id", "list_id");

export type EmailRow = Selectable<Database["announcement_emails"]>;

const emptyEmail = (announcementId: number): EmailRow => ({
  announcement_id: announcementId,
  status: "draft",
  subject: null,
  preheader: null,
  from_name: null,
  reply_to: null,
  content: null,
  sender_id: null,
  send_at: null,
  sent_at: null,
});

export async function loadEmail(db: Db, announcementId: number): Promise<EmailRow> {
  const query = db.selectFrom("announcement_emails").selectAll().where("announcement_id", "=", announcementId);
  return (await query.executeTakeFirst()) ?? emptyEmail(announcementId);
}

/**
 * Returns the mail in its current state. The recipient count of a sent mail is the number of mails sent, even if lists
 * have changed since. Contacts that belong to another account are not shown to the viewer.
 */
export async function readEmail(db: Db, viewer: Viewer, announcementId: number): Promise<AnnouncementEmail> {
  const row = await loadEmail(db, announcementId);
  const [{ recipients, excluded }, lists, contacts] = await Promise.all([
    countMailRecipients(db, row),
    db
      .selectFrom("announcement_email_lists as x")
      .innerJoin("contact_lists as l", "l.id", "x.list_id")
      .select("l.id")
      .where("x.announcement_id", "=", announcementId)
      .orderBy("l.id")
      .execute(),
    db
      .selectFrom("announcement_email_contacts as x")
      .innerJoin("contacts as c", "c.id", "x.contact_id")
      .select(authorColumnNames)
      .where("x.announcement_id", "=", announcementId)
      .where(isVisibleContact(viewer))
      .orderBy("c.id")
      .execute(),
  ]);
  return {
    id: announcementId,
    status: row.status,
    subject: row.subject,
    preheader: row.preheader,
    fromName: row.from_name,
    replyTo: row.reply_to,
    content: row.content,
    contactListIds: getIds(lists),
    contactIds: getIds(contacts),
    contacts,
    recipientsCount: recipients,
    excludedCount: excluded,
    sendAt: toIsoOrNull(row.send_at),
    sentAt: toIsoOrNull(row.sent_at),
  };
}

/** The number of addresses that the mail goes or went to; suppressed ones are not counted once sending has begun. */
export async function countMailRecipients(db: Db, { announcement_id: id, status }: EmailRow): Promise<RecipientCounts> {
  if (status === "draft" || status === "scheduled") return countRecipients(db, id);
  return { recipients: await countRows(db, [sql`from announcement_deliveries where announcement_id = ${id}`]), excluded: 0 };
}

/** @throws 422 once sending has begun */
function requireUnsent({ status }: EmailRow): void {
  requireState(status !== "sending" && status !== "sent", "This e-mail has already been sent.");
}

/**
 * Changes the given fields. A scheduled mail must stay complete, and the viewer must be permitted to send it. @throws 422 by
 * field, or when it has been sent
 */
export async function updateEmail(
  db: Db,
  viewer: Viewer,
  announcement: AnnouncementRow,
  changes: AnnouncementEmailChanges,
): Promise<void> {
  const { id } = announcement;
  const errors = new ValidationErrors();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("announcement_emails")
      .values({ announcement_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`select 1 from announcement_emails where announcement_id = ${id} for update`.execute(tx);
    const before = await loadEmail(tx, id);
    requireUnsent(before);
    const replyTo = toLine(changes.replyTo, before.reply_to);
    errors.add("replyTo", getEmailError(replyTo));
    const values = {
      subject: readLine(errors, ["subject", "Subject", emailLimits.subject], changes.subject, before.subject),
      preheader: readLine(errors, ["preheader", "Preheader", emailLimits.preheader], changes.preheader, before.preheader),
      from_name: readLine(errors, ["fromName", "Sender name", emailLimits.fromName], changes.fromName, before.from_name),
      reply_to: replyTo,
      content: changes.content === undefined ? before.content : await readContent(changes.content, emailLimits.content, errors),
    };
    await setLists(tx, viewer, id, changes.contactListIds, errors);
    await setContacts(tx, viewer, id, changes.contactIds, errors);
    if (before.status === "scheduled") {
      await requireComplete(tx, { ...before, ...values }, errors);
      await checkSender(tx, viewer, announcement, errors);
    }
    errors.check();
    await tx.updateTable("announcement_emails").set(values).where("announcement_id", "=", id).execute();
  });
}

/** Accepts lists of the viewer's account and those already set. */
async function setLists(
  tx: Db,
  viewer: Viewer,
  id: number,
  sent: readonly number[] | null | undefined,
  errors: ValidationErrors,
) {
  if (sent === undefined) return;
  const ids = [...new Set(sent)];
  const { rows } = await sql`select 1 from contact_lists l where l.id = any(${ids}::integer[])
    and (l.account_id = ${viewer.accountId ?? 0} or exists (select 1 from announcement_email_lists x
      where x.announcement_id = ${id} and x.list_id = l.id))`.execute(tx);
  if (rows.length === ids.length) await setLinks(tx, listLinks, id, ids);
  else errors.add("contactListIds", fieldError.notFound("A contact list"));
}

/** Accepts contacts that the viewer may choose from; contacts of another account are left unchanged. */
async function setContacts(
  tx: Db,
  viewer: Viewer,
  id: number,
  sent: readonly number[] | null | undefined,
  errors: ValidationErrors,
) {
  if (sent === undefined) return;
  const ids = new Set(sent);
  const { size } = await findKnownContacts(tx, viewer, [...ids]);
  errors.add("contactIds", size < ids.size ? fieldError.notFound("A contact") : null);
  await sql`delete from announcement_email_contacts x using contacts c
    where x.announcement_id = ${id} and c.id = x.contact_id and ${isVisibleContact(viewer)}`.execute(tx);
  await sql`insert into announcement_email_contacts select ${id}::integer, c.id from contacts c
    where c.id = any(${[...ids]}::integer[]) and ${isVisibleContact(viewer)}`.execute(tx);
}

function checkTexts({ subject, content }: EmailRow, errors: ValidationErrors): void {
  errors.add("subject", subject === null ? fieldError.required("Subject") : null);
  errors.add("content", content === null ? fieldError.required("Content") : null);
}

async function requireComplete(db: Db, row: EmailRow, errors: ValidationErrors): Promise<void> {
  checkTexts(row, errors);
  const { recipients, excluded } = await countRecipients(db, row.announcement_id);
  if (recipients === 0) {
    const suppressedError = fieldError.invalid("All recipients have unsubscribed or are marked as do not contact.");
    errors.add(
      "recipients",
      excluded > 0 ? suppressedError : fieldError.required("At least one recipient with an e-mail address"),
    );
  }
}

/** The name of the announcement's company or, without one, of its author. */
export async function loadSenderName(db: Db, authorId: number): Promise<string> {
  const { name } = await db.selectFrom("contacts").select("name").where("id", "=", authorId).executeTakeFirstOrThrow();
  return name;
}

/** Returns the content of a test mail. @throws 422 by field when a required part is missing, or the sender is not permitted */
export async function requireTestable(db: Db, viewer: Viewer, announcement: AnnouncementRow): Promise<EmailRow> {
  const row = await loadEmail(db, announcement.id);
  const errors = new ValidationErrors();
  checkTexts(row, errors);
  await checkSender(db, viewer, announcement, errors);
  errors.check();
  return row;
}

/** Sends the mail now or schedules it; a scheduled one is rescheduled. @throws 422 when incomplete or already sent */
export async function sendEmail(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  { id }: AnnouncementRow,
  sendAt: Date | null,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    // A concurrent request may have deleted or archived it, which cancels only mails that are already scheduled.
    const announcement = await tx
      .selectFrom("announcements")
      .selectAll()
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    requireNotDeleted(announcement, "announcement");
    requireNotArchived(announcement);
    await sql`select 1 from announcement_emails where announcement_id = ${id} for update`.execute(tx);
    const row = await loadEmail(tx, id);
    requireUnsent(row);
    const errors = new ValidationErrors();
    errors.add("sendAt", sendAt !== null && sendAt <= at ? fieldError.inThePast("The time") : null);
    await requireComplete(tx, row, errors);
    await checkSender(tx, viewer, announcement, errors);
    errors.check();
    if (sendAt === null) {
      await startSending(tx, jobs, id);
      return;
    }
    const waiting = { status: "scheduled", send_at: sendAt } as const;
    await tx.updateTable("announcement_emails").set(waiting).where("announcement_id", "=", id).execute();
    await scheduleSending(tx, jobs, id, sendAt, at);
  });
}

/** Turns a scheduled mail back into a draft, without changing its text. @throws 422 when it is not scheduled */
export async function cancelEmail(db: Db, { id }: AnnouncementRow): Promise<void> {
  if (!(await unscheduleEmail(db, id))) {
    requireUnsent(await loadEmail(db, id));
    throw unprocessable("This e-mail is not scheduled.");
  }
}

/** Turns a scheduled mail back into a draft. @returns whether it was scheduled */
export async function unscheduleEmail(db: Db, announcementId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("announcement_emails")
    .set({ status: "draft", send_at: null })
    .where("announcement_id", "=", announcementId)
    .where("status", "=", "scheduled")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
