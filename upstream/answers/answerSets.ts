import { randomBytes } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Db, Database } from "../db/schema.ts";
import { notFound, requireFound, ValidationErrors, requireState } from "../http/errors.ts";
import type { Viewer } from "../session/viewer.ts";
import { getRequiredEmailError } from "../text/email.ts";
import { singleLine } from "../text/inputText.ts";
import { readRequiredLine, readLine } from "../validation/checks.ts";
import { requireOpen } from "./rows.ts";
import { visitorLimits, type AnswerLink, type VisitorInput } from "./schema.ts";

const ownInterviewMessage = "This is your own interview.";

export const createHash = (): string => randomBytes(16).toString("hex");

type InterviewRow = Pick<Selectable<Database["interviews"]>, "id" | "type" | "status" | "author_id" | "is_public">;

async function findInterview(db: Db, id: number): Promise<InterviewRow | undefined> {
  return db
    .selectFrom("interviews")
    .select(["id", "type", "status", "author_id", "is_public"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/**
 * Returns the viewer's own answers to an interview, starting them if necessary. @throws 404; 422 without an invitation
 */
export async function getOrCreateOwnAnswers(db: Db, viewer: Viewer, interviewId: number, now: Date): Promise<AnswerLink> {
  const interview = await findInterview(db, interviewId);
  if (interview === undefined || (interview.status === "draft" && interview.author_id !== viewer.contactId)) throw notFound();
  const existing = await findOrClaimOwnSet(db, viewer, interview.id);
  if (existing !== undefined) return existing;
  requireRespondent(viewer, interview);
  requireState(interview.is_public, "You have not been invited to this interview.");
  return getOrCreateSet(db, viewer, interview, null, now);
}

/** The answer set of an invitation, or one that the viewer has started. A set invited by e-mail is assigned to the viewer. */
async function findOrClaimOwnSet(db: Db, viewer: Viewer, interviewId: number): Promise<AnswerLink | undefined> {
  const { rows } = await sql<AnswerLink & { id: number; isOwn: boolean }>`
    select s.id, s.hash, s.type, s.contact_id is not null as "isOwn" from answer_sets s
    left join interview_invitations v on v.answer_set_id = s.id
    where s.interview_id = ${interviewId} and s.callout_id is null
      and (s.contact_id = ${viewer.contactId}
        or (s.contact_id is null and v.email = (select email from users where id = ${viewer.userId})))
    order by s.contact_id is null limit 1`.execute(db);
  const [set] = rows;
  if (set !== undefined && !set.isOwn)
    await db.updateTable("answer_sets").set({ contact_id: viewer.contactId }).where("id", "=", set.id).execute();
  return set && { hash: set.hash, type: set.type };
}

/** Starts the viewer's answers to the questions of a call-out that the viewer may see. */
export async function getOrCreateCalloutAnswers(
  db: Db,
  viewer: Viewer,
  callout: { id: number; interviewId: number },
  now: Date,
): Promise<AnswerLink> {
  const interview = requireFound(await findInterview(db, callout.interviewId));
  const existing = await findSet(db, viewer.contactId, interview.id, callout.id);
  if (existing !== undefined) return existing;
  requireRespondent(viewer, interview);
  return getOrCreateSet(db, viewer, interview, callout.id, now);
}

function requireRespondent(viewer: Viewer, interview: InterviewRow): void {
  requireState(interview.author_id !== viewer.contactId, ownInterviewMessage);
  requireOpen(interview.status);
}

const findSet = (db: Db, contactId: number, interviewId: number, calloutId: number | null): Promise<AnswerLink | undefined> =>
  db
    .selectFrom("answer_sets")
    .select(["hash", "type"])
    .where("interview_id", "=", interviewId)
    .where("callout_id", "is not distinct from", calloutId)
    .where("contact_id", "=", contactId)
    .executeTakeFirst();

async function getOrCreateSet(
  db: Db,
  viewer: Viewer,
  interview: InterviewRow,
  calloutId: number | null,
  now: Date,
): Promise<AnswerLink> {
  await sql`insert into answer_sets (hash, interview_id, callout_id, type, contact_id, created_at)
    values (${createHash()}, ${interview.id}, ${calloutId}::integer, ${interview.type}, ${viewer.contactId}, ${now})
    on conflict do nothing`.execute(db);
  const existing = await findSet(db, viewer.contactId, interview.id, calloutId);
  if (existing === undefined) throw new Error("The answer set was not created.");
  return existing;
}

/** Returns a public interview, open or closed. @throws 404 when it is a draft or not public */
export async function requirePublicInterview(db: Db, id: number): Promise<InterviewRow> {
  const interview = await findInterview(db, id);
  if (interview === undefined || !interview.is_public || interview.status === "draft") throw notFound();
  return interview;
}

/** Starts a new answer set for each visitor. A signed-in user continues their own set. */
export async function createPublicAnswers(
  db: Db,
  viewer: Viewer | null,
  interview: InterviewRow,
  input: VisitorInput,
  now: Date,
): Promise<AnswerLink> {
  const visitor = checkVisitor(input);
  requireState(viewer?.contactId !== interview.author_id, ownInterviewMessage);
  if (viewer !== null && !viewer.isReadOnly)
    return (await findOrClaimOwnSet(db, viewer, interview.id)) ?? (await getOrCreateSet(db, viewer, interview, null, now));
  return db
    .insertInto("answer_sets")
    .values({ hash: createHash(), interview_id: interview.id, type: interview.type, ...visitor, created_at: now })
    .returning(["hash", "type"])
    .executeTakeFirstOrThrow();
}

function checkVisitor(input: VisitorInput): { name: string; email: string; organization: string | null } {
  const errors = new ValidationErrors();
  const name = readRequiredLine(errors, ["name", "Name", visitorLimits.name], input.name ?? "");
  const email = singleLine(input.email ?? "").toLowerCase();
  errors.add("email", getRequiredEmailError(email));
  const organization = readLine(errors, ["organization", "Organization", visitorLimits.organization], input.organization);
  errors.check();
  return { name, email, organization };
}
