import { sql, type Kysely } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import { notFound } from "../http/errors.ts";

/** The author reads what was answered, and whom the author shares the interview with. @throws 404 for everybody else */
export async function requireAnswersReader(db: Kysely<Database>, reader: Reader, interviewId: number): Promise<number> {
  const { rows } = await sql`select 1 from interviews i where i.id = ${interviewId} and i.deleted_at is null
    and (i.author_id = ${reader.contactId} or exists (select 1 from interview_shares h
      where h.interview_id = i.id and h.contact_id = ${reader.contactId}))`.execute(db);
  if (rows.length === 0) {
    throw notFound();
  }
  return interviewId;
}
