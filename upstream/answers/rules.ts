import { sql, type RawBuilder } from "kysely";
import { exists } from "../db/exists.ts";
import type { Db } from "../db/schema.ts";
import { notFound } from "../http/errors.ts";
import type { Viewer } from "../session/viewer.ts";

/** Only the author and people whom the interview is shared with may read the answers. @throws 404 for everybody else */
export async function requireAnswersReader(db: Db, viewer: Viewer, interviewId: number): Promise<number> {
  const isFound = await exists(
    db,
    sql`select 1 from interviews i where i.id = ${interviewId} and i.deleted_at is null
    and (i.author_id = ${viewer.contactId} or exists (select 1 from interview_shares h
      where h.interview_id = i.id and h.contact_id = ${viewer.contactId}))`,
  );
  if (!isFound) throw notFound();
  return interviewId;
}

/** Answers of own interviews, own answers, and finished ones of interviews shared with the viewer. Aliases: i, and s answer set. */
export const isReadableAnswer = ({ contactId: me }: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(i.author_id = ${me} or s.contact_id = ${me}
    or (s.status = 'finished' and exists (select 1 from interview_shares h where h.interview_id = i.id and h.contact_id = ${me})))`;
