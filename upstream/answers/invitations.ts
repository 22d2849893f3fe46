import { sql, type Kysely } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database, InterviewType } from "../db/schema.ts";
import { invalidField, invalidFields, notFound, refused } from "../http/errors.ts";
import { fieldError, quoted } from "../http/fieldErrors.ts";
import { isEmail } from "../text/email.ts";
import type { Invitation, InvitationsInput } from "./schema.ts";
import { loadAuthors } from "../users/authors.ts";
import { iso, required, unique } from "../db/refs.ts";
import { newHash } from "./begin.ts";
import { requireOpen } from "./rows.ts";
import type { NewJob } from "../jobs/queue.ts";
import type { Services } from "../services.ts";
import { invitationMail } from "./mail.ts";

type Db = Kysely<Database>;

/** Maximum number of people per invitation request. */
const MAX_INVITED = 50;

interface Row {
  id: number;
  interview_id: number;
  hash: string;
  type: InterviewType;
  contact_id: number | null;
  email: string | null;
  status: "invited" | "opened" | "answered";
  created_at: Date;
}

/** The recipient of a mail and the target of its link. */
export interface Invited {
  to: string;
  hash: string;
  type: InterviewType;
}

interface Own {
  id: number;
  title: string;
  type: InterviewType;
  status: "draft" | "open" | "closed";
}

/** @throws 404 for everybody but the author */
export async function requireOwn(db: Db, reader: Reader, interviewId: number): Promise<Own> {
  const interview = await db
    .selectFrom("interviews")
    .select(["id", "title", "type", "status"])
    .where("id", "=", interviewId)
    .where("author_id", "=", reader.contactId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (interview === undefined) {
    throw notFound();
  }
  return interview;
}

/** The invitations of an interview, newest first; only the given ids, if any. */
export async function loadInvitations(db: Db, interviewId: number, ids?: readonly number[]): Promise<Invitation[]> {
  const wanted = ids === undefined ? sql`true` : sql`v.id = any(${[...ids]}::integer[])`;
  const { rows } = await sql<Row>`select v.id, v.interview_id, s.hash, s.type, v.contact_id, v.email, v.status, v.created_at
    from interview_invitations v join answer_sets s on s.id = v.answer_set_id
    where v.interview_id = ${interviewId} and ${wanted} order by v.created_at desc, v.id desc`.execute(db);
  const authors = await loadAuthors(db, unique(rows.map((row) => row.contact_id)));
  return rows.map((row) => ({
    id: row.id,
    interviewId: row.interview_id,
    hash: row.hash,
    type: row.type,
    contact: row.contact_id === null ? null : required(authors, row.contact_id, "Author"),
    email: row.email,
    status: row.status,
    createdAt: iso(row.created_at),
  }));
}

/**
 * Invites people and mails each a separate link; people who have been invited before are skipped.
 * @returns the invitations of all of them
 * @throws 422 unless the interview is open, and for people who cannot be invited
 */
export async function invite(
  services: Services,
  reader: Reader,
  interview: Own,
  input: InvitationsInput,
  now: Date,
): Promise<Invitation[]> {
  const { db, jobs, publicUrl, productName } = services;
  requireOpen(interview.status);
  const contactIds = [...new Set(input.contactIds ?? [])];
  const emails = [...new Set((input.emails ?? []).map((email) => email.trim().toLowerCase()))].filter((email) => email !== "");
  await check(db, reader, contactIds, emails);
  return db.transaction().execute(async (tx) => {
    const ids: number[] = [];
    const mails: NewJob<"send-mail">[] = [];
    const { name: from } = required(await loadAuthors(tx, [reader.contactId]), reader.contactId, "Author");
    for (const who of [
      ...contactIds.map((contactId) => ({ contactId, email: null })),
      ...emails.map((email) => ({ contactId: null, email })),
    ]) {
      const made = await inviteOne(tx, interview, who.contactId, who.email, now);
      ids.push(made.id);
      const to = made.isNew ? (who.email ?? (await addressOf(tx, who.contactId ?? 0))) : null;
      if (to !== null) {
        const link = `${publicUrl}/async/answer/${interview.type}/${made.hash}`;
        mails.push({ payload: invitationMail({ to, from, title: interview.title, link, productName }) });
      }
    }
    await jobs.enqueueAll(tx, "send-mail", mails);
    return loadInvitations(tx, interview.id, ids);
  });
}

async function inviteOne(tx: Db, { id: interviewId, type }: Own, contactId: number | null, email: string | null, now: Date) {
  const known = await tx
    .selectFrom("interview_invitations as v")
    .innerJoin("answer_sets as s", "s.id", "v.answer_set_id")
    .select(["v.id", "s.hash"])
    .where("v.interview_id", "=", interviewId)
    .where("v.contact_id", "is not distinct from", contactId)
    .where("v.email", "is not distinct from", email)
    .executeTakeFirst();
  if (known !== undefined) {
    return { ...known, isNew: false };
  }
  // A respondent who has already started a public interview continues that set.
  const begun =
    contactId === null
      ? undefined
      : await tx
          .selectFrom("answer_sets")
          .select(["id", "hash", "status"])
          .where("interview_id", "=", interviewId)
          .where("callout_id", "is", null)
          .where("contact_id", "=", contactId)
          .executeTakeFirst();
  const earlier =
    begun && (await tx.selectFrom("interview_invitations").select("id").where("answer_set_id", "=", begun.id).executeTakeFirst());
  if (begun !== undefined && earlier !== undefined) {
    return { id: earlier.id, hash: begun.hash, isNew: false };
  }
  const set =
    begun ??
    (await tx
      .insertInto("answer_sets")
      .values({ hash: newHash(), interview_id: interviewId, type, contact_id: contactId, email, created_at: now })
      .returning(["id", "hash", "status"])
      .executeTakeFirstOrThrow());
  const { id } = await tx
    .insertInto("interview_invitations")
    .values({
      interview_id: interviewId,
      answer_set_id: set.id,
      contact_id: contactId,
      email,
      status: set.status === "finished" ? "answered" : "invited",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, hash: set.hash, isNew: true };
}

async function check(db: Db, reader: Reader, contactIds: readonly number[], emails: readonly string[]): Promise<void> {
  if (contactIds.length + emails.length === 0) {
    throw invalidField("base", fieldError.blank("Choose whom to invite."));
  }
  if (contactIds.length + emails.length > MAX_INVITED) {
    throw invalidField("base", fieldError.tooMany(MAX_INVITED, `At most ${MAX_INVITED} people can be invited at once.`));
  }
  const wrong = emails.filter((email) => !isEmail(email));
  if (wrong.length > 0) {
    throw invalidFields({
      emails: wrong.map((email) => fieldError.invalidEmail(`"${quoted(email)}" is not a valid e-mail address.`)),
    });
  }
  if (contactIds.includes(reader.contactId)) {
    throw invalidField("contactIds", fieldError.invalid("You cannot invite yourself."));
  }
  const known = await loadAuthors(db, contactIds);
  if (known.size < contactIds.length) {
    throw invalidField("contactIds", fieldError.notFound("Somebody"));
  }
}

/** The e-mail address of a contact; null when unknown. */
async function addressOf(tx: Db, contactId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select coalesce(
    (select u.email from users u where u.contact_id = ${contactId}),
    (select o.email from companies o where o.contact_id = ${contactId})) as email`.execute(tx);
  return rows[0]?.email ?? null;
}

/** Deletes an invitation and the answers started with it; its link stops working. @throws 404; 422 once answered */
export async function withdraw(db: Db, interviewId: number, invitationId: number): Promise<void> {
  const invitation = await db
    .selectFrom("interview_invitations")
    .select(["status", "answer_set_id"])
    .where("id", "=", invitationId)
    .where("interview_id", "=", interviewId)
    .executeTakeFirst();
  if (invitation === undefined) {
    throw notFound();
  }
  if (invitation.status === "answered") {
    throw refused("This invitation has already been answered.");
  }
  await db.deleteFrom("answer_sets").where("id", "=", invitation.answer_set_id).execute();
}
