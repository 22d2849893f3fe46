import type { Db } from "../db/schema.ts";
import { notFound, requireState, requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, wholeList } from "../http/paging.ts";
import { authorColumnNames, arePeople } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";
import type { InterviewRow } from "./read.ts";

/** People whom an interview is shared with, most recent first. */
export async function listShares(db: Db, interview: InterviewRow): Promise<Page<Author>> {
  const rows = await db
    .selectFrom("interview_shares as h")
    .innerJoin("contacts as c", "c.id", "h.contact_id")
    .select(authorColumnNames)
    .where("h.interview_id", "=", interview.id)
    .orderBy("h.created_at", "desc")
    .orderBy("c.id")
    .execute();
  return wholeList(rows);
}

/** Shares the interview and its answers with these people. @throws 422 for a draft, or an unknown contact */
export async function shareInterview(db: Db, interview: InterviewRow, contactIds: readonly number[], now: Date): Promise<void> {
  requireState(interview.status !== "draft", "This is a draft. It can be shared once it is open.");
  const ids = [...new Set(contactIds)].filter((id) => id !== interview.author_id);
  requireValid(contactIds.length > 0, "contactIds", fieldError.required("Contacts"));
  requireValid(ids.length > 0 && (await arePeople(db, ids)), "contactIds", fieldError.notFound("A contact"));
  await db
    .insertInto("interview_shares")
    .values(ids.map((id) => ({ interview_id: interview.id, contact_id: id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws 404 when it is not shared with the contact */
export async function unshareInterview(db: Db, interview: InterviewRow, contactId: number): Promise<void> {
  await db
    .deleteFrom("interview_shares")
    .where("interview_id", "=", interview.id)
    .where("contact_id", "=", contactId)
    .returning("contact_id")
    .executeTakeFirstOrThrow(notFound);
}
