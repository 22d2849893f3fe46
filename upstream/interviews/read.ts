import type { Meta } from "../http/schema.ts";
import { sql, type RawBuilder, type Selectable } from "kysely";
import { readSqlPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import type { Database, Db } from "../db/schema.ts";
import { permit, requireFound, requireLive } from "../http/errors.ts";
import type { Window } from "../http/paging.ts";
import { INTERVIEW_RULES } from "./rules.ts";
import { openInterview, visibleInterview } from "../posts/visibility.ts";

/** An interview with its counts and the state of the viewer. */
export interface InterviewRow extends Selectable<Database["interviews"]> {
  questions_count: number;
  answers_count: number;
  is_answered: boolean;
  is_invited: boolean;
  callout_id: number | null;
  is_shared: boolean;
  is_saved: boolean;
  /** Whether the viewer may see the questions although they are not shown to everybody. */
  is_open: boolean;
}

const select = (viewer: Viewer | null) => {
  const me = viewer?.contactId ?? 0;
  return sql`select i.*,
    (select count(*) from questions q where q.interview_id = i.id) as questions_count,
    (select count(*) from answer_sets s where s.interview_id = i.id and s.status = 'finished') as answers_count,
    exists (select 1 from answers a join answer_sets s on s.id = a.answer_set_id
      where s.interview_id = i.id) as is_answered,
    exists (select 1 from interview_invitations n where n.interview_id = i.id and (n.contact_id = ${me}
      or n.email = (select u.email from users u where u.contact_id = ${me}))) as is_invited,
    (select max(p.id) from (select id from posts where interview_id = i.id
      and published_at is not null and deleted_at is null offset 0) p) as callout_id,
    exists (select 1 from interview_shares h where h.interview_id = i.id
      and (i.author_id = ${me} or h.contact_id = ${me})) as is_shared,
    exists (select 1 from saved_media m where m.interview_id = i.id
      and m.contact_id = ${me} and m.answer_id is null) as is_saved,
    ${openInterview(viewer)} as is_open
    from interviews i`;
};

/** The interviews visible to the viewer, by id; deleted ones only if the viewer may restore them. */
export async function findInterviews(db: Db, viewer: Viewer | null, ids: readonly number[]): Promise<Map<number, InterviewRow>> {
  const { rows } = await sql<InterviewRow>`${select(viewer)}
    where i.id = any(${[...ids]}::integer[]) and ${visibleInterview(viewer)}`.execute(db);
  const readable = rows.filter((row) => row.deleted_at === null || (viewer !== null && INTERVIEW_RULES.delete(viewer, row)));
  return new Map(readable.map((row) => [row.id, row]));
}

/** @throws 404 */
export async function requireInterview(db: Db, viewer: Viewer | null, id: number): Promise<InterviewRow> {
  return requireFound((await findInterviews(db, viewer, [id])).get(id));
}

/** Returns the interview before a write. @throws 404; 403 by the rule; 422 when it is deleted */
export async function requireOwnInterview(
  db: Db,
  viewer: Viewer,
  id: number,
  rule: keyof typeof INTERVIEW_RULES,
): Promise<InterviewRow> {
  const row = await requireInterview(db, viewer, id);
  permit(INTERVIEW_RULES[rule](viewer, row));
  requireLive(row, "interview");
  return row;
}

export interface InterviewFilter {
  q?: string;
  type?: "video" | "text";
  status?: "draft" | "open" | "closed";
  /** Id of a beat. */
  beat?: number;
}

/** Converts the filter to conditions on an interview. Alias i. */
export function filterConditions({ q, type, status, beat }: InterviewFilter): RawBuilder<unknown>[] {
  return [
    ...(q === undefined ? [] : [sql`strpos(lower(i.title || ' ' || coalesce(i.description, '')), lower(${q})) > 0`]),
    ...(type === undefined ? [] : [sql`i.type = ${type}`]),
    ...(status === undefined ? [] : [sql`i.status = ${status}`]),
    ...(beat === undefined
      ? []
      : [sql`exists (select 1 from interview_beats b where b.interview_id = i.id and b.beat_id = ${beat})`]),
  ];
}

/** Interviews that match all conditions, with their total. The table alias is i. */
export async function listInterviews(
  db: Db,
  viewer: Viewer,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  window: Window,
): Promise<{ rows: InterviewRow[]; meta: Meta }> {
  const where = sql.join([visibleInterview(viewer), sql`i.deleted_at is null`, ...conditions], sql` and `);
  const list = sql<InterviewRow>`${select(viewer)} where ${where} order by ${order}`;
  return readSqlPage(db, window, list, { from: sql`from interviews i where ${where}` });
}
