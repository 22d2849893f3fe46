import { sql, type Selectable } from "kysely";
import { toIso, getReferenced, unique, getReferencedOrNull } from "../db/refs.ts";
import type { InterviewType, Db, Database } from "../db/schema.ts";
import { invalidFields, notFound, requireState, requireValid } from "../http/errors.ts";
import { fieldError, quoted } from "../http/fieldErrors.ts";
import type { NewJob } from "../jobs/queue.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { isEmail } from "../text/email.ts";
import { loadAuthors } from "../users/authors.ts";
import { createHash } from "./answerSets.ts";
import { composeInvitationMail } from "./mail.ts";
import { requireOpen } from "./rows.ts";
import type { Invitation, InvitationsInput } from "./schema.ts";

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

type AuthoredInterview = Pick<Selectable<Database["interviews"]>, "id" | "title" | "type" | "status">;

/** @throws 404 for everybody but the author */
export async function requireAuthoredInterview(db: Db, viewer: Viewer, interviewId: number): Promise<AuthoredInterview> {
  return db
    .selectFrom("interviews")
    .select(["id", "title", "type", "status"])
    .where("id", "=", interviewId)
    .where("author_id", "=", viewer.contactId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow(notFound);
}

/** The invitations of an interview, newest first; only the given ids, if any. */
export async function loadInvitations(db: Db, interviewId: number, ids?: readonly number[]): Promise<Invitation[]> {
  const condition = ids === undefined ? sql`true` : sql`v.id = any(${[...ids]}::integer[])`;
  const { rows } = await sql<Row>`select v.id, v.interview_id, s.hash, s.type, v.contact_id, v.email, v.status, v.created_at
    from interview_invitations v join answer_sets s on s.id = v.answer_set_id
    where v.interview_id = ${interviewId} and ${condition} order by v.created_at desc, v.id desc`.execute(db);
  const authors = await loadAuthors(db, unique(rows.map((row) => row.contact_id)));
  return rows.map((row) => ({
    id: row.id,
    interviewId: row.interview_id,
    hash: row.hash,
    type: row.type,
    contact: getReferencedOrNull(authors, row.contact_id, "Author"),
    email: row.email,
    status: row.status,
    createdAt: toIso(row.created_at),
  }));
}

/**
 * Invites people and mails each a separate link; people who have been invited before are skipped.
 * @returns the invitations of all of them
 * @throws 422 unless the interview is open, and for people who cannot be invited
 */
export async function inviteRespondents(
  { db, jobs, now, publicUrl, productName }: Services,
  viewer: Viewer,
  interview: AuthoredInterview,
  input: InvitationsInput,
): Promise<Invitation[]> {
  requireOpen(interview.status);
  const contactIds = [...new Set(input.contactIds ?? [])];
  const emails = [...new Set((input.emails ?? []).map((email) => email.trim().toLowerCase()))].filter((email) => email !== "");
  await checkInvitees(db, viewer, contactIds, emails);
  return db.transaction().execute(async (tx) => {
    // Concurrent requests to invite the same people run one after the other.
    await tx.selectFrom("interviews").select("id").where("id", "=", interview.id).forUpdate().execute();
    const { name: from } = getReferenced(await loadAuthors(tx, [viewer.contactId]), viewer.contactId, "Author");
    const people = [
      ...contactIds.map((contactId) => ({ contact_id: contactId, email: null })),
      ...emails.map((email) => ({ contact_id: null, email })),
    ];
    const earlier = await findEarlier(tx, interview.id, people);
    const invited = await insertInvitations(
      tx,
      interview,
      people.filter((person) => !earlier.ids.has(toInviteeKey(person))),
      earlier,
      now(),
    );
    const addresses = await loadAddresses(tx, unique(invited.map((person) => person.contact_id)));
    const mails = invited.flatMap(({ contact_id: contactId, email, hash }): NewJob<"send-mail">[] => {
      const to = email ?? addresses.get(contactId ?? 0);
      const link = `${publicUrl}/async/answer/${interview.type}/${hash}`;
      return to === undefined
        ? []
        : [{ payload: composeInvitationMail({ to, from, title: interview.title, link, productName }) }];
    });
    await jobs.enqueueAll(tx, "send-mail", mails);
    return loadInvitations(tx, interview.id, [...earlier.ids.values(), ...invited.map(({ id }) => id)]);
  });
}

/** A person who is invited: a contact, or an address. Exactly one of both is set. */
interface Invitee {
  contact_id: number | null;
  email: string | null;
}

const toInviteeKey = ({ contact_id: contactId, email }: Invitee): string => email ?? String(contactId);

type AnswerSet = Pick<Selectable<Database["answer_sets"]>, "id" | "hash" | "status">;

interface Earlier {
  /** Ids of the invitations of those who have been invited before. */
  ids: Map<string, number>;
  /** The answers of contacts who have started the public interview, by contact id. They continue these when invited. */
  begun: Map<number, AnswerSet>;
}

/** The existing invitations and answer sets of these people. */
async function findEarlier(tx: Db, interviewId: number, people: readonly Invitee[]): Promise<Earlier> {
  const contactIds = people.flatMap((person) => person.contact_id ?? []);
  const emails = people.flatMap((person) => person.email ?? []);
  const { rows: begun } = await sql<AnswerSet & { contact_id: number; invitation_id: number | null }>`
    select s.id, s.hash, s.status, s.contact_id, v.id as invitation_id
    from answer_sets s left join interview_invitations v on v.answer_set_id = s.id
    where s.interview_id = ${interviewId} and s.callout_id is null and s.contact_id = any(${contactIds}::integer[])`.execute(tx);
  const { rows: invited } = await sql<Invitee & { id: number }>`
    select v.id, v.contact_id, v.email from interview_invitations v
    where v.interview_id = ${interviewId}
      and (v.contact_id = any(${contactIds}::integer[]) or v.email = any(${emails}::text[]))`.execute(tx);
  const ids = new Map(
    begun.flatMap(({ contact_id: contactId, invitation_id: id }) => (id === null ? [] : [[String(contactId), id]])),
  );
  for (const { id, ...person } of invited) ids.set(toInviteeKey(person), id);
  return { ids, begun: new Map(begun.map(({ contact_id: contactId, id, hash, status }) => [contactId, { id, hash, status }])) };
}

/** Invites people who have not been invited before. @returns them in the same order */
async function insertInvitations(
  tx: Db,
  { id: interviewId, type }: AuthoredInterview,
  people: readonly Invitee[],
  { begun }: Earlier,
  now: Date,
): Promise<(Invitee & { id: number; hash: string })[]> {
  if (people.length === 0) return [];
  const sets = new Map(
    people.flatMap((person) => {
      const set = begun.get(person.contact_id ?? 0);
      return set === undefined ? [] : [[toInviteeKey(person), set]];
    }),
  );
  const missing = people.filter((person) => !sets.has(toInviteeKey(person)));
  if (missing.length > 0) {
    const inserted = await tx
      .insertInto("answer_sets")
      .values(missing.map((person) => ({ ...person, hash: createHash(), interview_id: interviewId, type, created_at: now })))
      .returning(["id", "hash", "status", "contact_id", "email"])
      .execute();
    for (const { contact_id, email, ...set } of inserted) sets.set(toInviteeKey({ contact_id, email }), set);
  }
  const getSet = (person: Invitee) => getReferenced(sets, toInviteeKey(person), "Answer set");
  const inserted = await tx
    .insertInto("interview_invitations")
    .values(
      people.map((person) => {
        const { id, status } = getSet(person);
        const state = status === "finished" ? ("answered" as const) : ("invited" as const);
        return { ...person, interview_id: interviewId, answer_set_id: id, status: state, created_at: now };
      }),
    )
    .returning(["id", "contact_id", "email"])
    .execute();
  return inserted.map((row) => ({ ...row, hash: getSet(row).hash }));
}

async function checkInvitees(db: Db, viewer: Viewer, contactIds: readonly number[], emails: readonly string[]): Promise<void> {
  requireValid(contactIds.length + emails.length > 0, "base", fieldError.blank("Choose whom to invite."));
  requireValid(
    contactIds.length + emails.length <= MAX_INVITED,
    "base",
    fieldError.atMost(MAX_INVITED, "people can be invited at once"),
  );
  const wrong = emails.filter((email) => !isEmail(email));
  if (wrong.length > 0) {
    throw invalidFields({
      emails: wrong.map((email) => fieldError.invalidEmail(`"${quoted(email)}" is not a valid e-mail address.`)),
    });
  }
  requireValid(!contactIds.includes(viewer.contactId), "contactIds", fieldError.invalid("You cannot invite yourself."));
  const known = await loadAuthors(db, contactIds);
  requireValid(known.size === contactIds.length, "contactIds", fieldError.notFound("Somebody"));
}

/** E-mail addresses by contact id; contacts without a known one are absent. */
async function loadAddresses(tx: Db, contactIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; email: string | null }>`
    select c.id, coalesce(u.email, o.email) as email
    from contacts c left join users u on u.contact_id = c.id left join companies o on o.contact_id = c.id
    where c.id = any(${[...contactIds]}::integer[])`.execute(tx);
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email]])));
}

/** Deletes an invitation and the answers started with it; its link stops working. @throws 404; 422 once answered */
export async function deleteInvitation(db: Db, interviewId: number, invitationId: number): Promise<void> {
  const invitation = await db
    .selectFrom("interview_invitations")
    .select("answer_set_id")
    .where("id", "=", invitationId)
    .where("interview_id", "=", interviewId)
    .executeTakeFirstOrThrow(notFound);
  const { numDeletedRows } = await db
    .deleteFrom("answer_sets")
    .where("id", "=", invitation.answer_set_id)
    .where("status", "=", "open")
    .executeTakeFirst();
  requireState(numDeletedRows > 0n, "This invitation has already been answered.");
}
