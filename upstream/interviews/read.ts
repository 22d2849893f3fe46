import { sql, type RawBuilder, type Selectable } from "kysely";
import { joinByAnd, filterBy, titleOrTextContainsTerm } from "../db/conditions.ts";
import { toIso, toIsoOrNull, getReferenced, unique, getReferencedOrNull, getIds, mapById } from "../db/refs.ts";
import type { Database, Db } from "../db/schema.ts";
import { requirePermission, requireFound, requireNotDeleted } from "../http/errors.ts";
import { mapPage, type Page, type Window } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadBeats, hasBeat } from "../lookups/beats.ts";
import { loadImages } from "../media/read.ts";
import { canReadAnswers, isVisibleInterview } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors } from "../users/authors.ts";
import { loadQuestions } from "./questions.ts";
import { interviewRules } from "./rules.ts";
import type { Interview } from "./schema.ts";

/** An interview with its counts and the state of the viewer. */
export interface InterviewRow extends Selectable<Database["interviews"]> {
  questions_count: number;
  answers_count: number;
  /** Whether there is an answer, also in a set that is not finished. A cleared answer keeps its row but does not count. */
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
    exists (select 1 from answers a join answer_sets s on s.id = a.answer_set_id where s.interview_id = i.id
      and (a.skipped or a.content is not null or a.video_id is not null)) as is_answered,
    exists (select 1 from interview_invitations n where n.interview_id = i.id and (n.contact_id = ${me}
      or n.email = (select u.email from users u where u.contact_id = ${me}))) as is_invited,
    (select max(p.id) from (select id from posts where interview_id = i.id
      and published_at is not null and deleted_at is null offset 0) p) as callout_id,
    exists (select 1 from interview_shares h where h.interview_id = i.id
      and (i.author_id = ${me} or h.contact_id = ${me})) as is_shared,
    exists (select 1 from saved_media m where m.interview_id = i.id
      and m.contact_id = ${me} and m.answer_id is null) as is_saved,
    ${canReadAnswers(viewer)} as is_open
    from interviews i`;
};

/** The interviews visible to the viewer, by id; deleted ones only if the viewer may restore them. */
export async function findInterviews(db: Db, viewer: Viewer | null, ids: readonly number[]): Promise<Map<number, InterviewRow>> {
  const { rows } = await sql<InterviewRow>`${select(viewer)}
    where i.id = any(${[...ids]}::integer[]) and ${isVisibleInterview(viewer)}`.execute(db);
  const readable = rows.filter((row) => row.deleted_at === null || (viewer !== null && interviewRules.delete(viewer, row)));
  return mapById(readable);
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
  rule: keyof typeof interviewRules,
): Promise<InterviewRow> {
  const row = await requireInterview(db, viewer, id);
  requirePermission(interviewRules[rule](viewer, row));
  requireNotDeleted(row, "interview");
  return row;
}

/** A term, and the id of a beat. */
type InterviewFilter = { q?: string; beat?: number } & Partial<Pick<Interview, "type" | "status">>;

/** Converts the filter to conditions on an interview. Alias i. */
export function toConditions({ q, type, status, beat }: InterviewFilter): RawBuilder<unknown>[] {
  return [
    ...filterBy(q, (term) => titleOrTextContainsTerm(sql`i.title`, sql`i.description`, term)),
    ...filterBy(type, (value) => sql`i.type = ${value}`),
    ...filterBy(status, (value) => sql`i.status = ${value}`),
    ...filterBy(beat, (id) => hasBeat("interview", sql`i.id`, id)),
  ];
}

/** Interviews that match all conditions, with their total. The table alias is i. */
export async function listInterviews(
  db: Db,
  viewer: Viewer,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  window: Window,
): Promise<Page<Interview>> {
  const where = joinByAnd([isVisibleInterview(viewer), sql`i.deleted_at is null`, ...conditions]);
  const list = sql<InterviewRow>`${select(viewer)} where ${where} order by ${order}`;
  const page = await readSqlPage(db, window, list, { from: sql`from interviews i where ${where}` });
  return mapPage(page, (rows) => presentInterviews(db, rows));
}

/** Whether the questions are visible to the viewer before answering. */
export const hasVisibleQuestions = (row: InterviewRow) => row.show_questions || row.is_open;

/** Converts the rows to their API shape, in the same order. The number of statements does not depend on the number of rows. */
export async function presentInterviews(db: Db, rows: readonly InterviewRow[]): Promise<Interview[]> {
  const ids = getIds(rows);
  const [authors, beats, images, questions] = await Promise.all([
    loadAuthors(db, unique(rows.map((row) => row.author_id))),
    loadBeats(db, "interview", ids),
    loadImages(db, unique(rows.map((row) => row.img_id))),
    loadQuestions(db, getIds(rows.filter(hasVisibleQuestions))),
  ]);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    description: row.description,
    status: row.status,
    author: getReferenced(authors, row.author_id, "Author"),
    creatorId: row.creator_id,
    img: getReferencedOrNull(images, row.img_id, "Image"),
    beats: beats.get(row.id) ?? [],
    deadline: toIsoOrNull(row.deadline),
    showQuestions: row.show_questions,
    allowSkip: row.allow_skip,
    isPublic: row.is_public,
    questionsCount: row.questions_count,
    answersCount: row.answers_count,
    isAnswered: row.is_answered,
    isInvited: row.is_invited,
    questions: questions.get(row.id) ?? [],
    calloutId: row.callout_id,
    isShared: row.is_shared,
    isSaved: row.is_saved,
    createdAt: toIso(row.created_at),
    publishedAt: toIsoOrNull(row.published_at),
    closedAt: toIsoOrNull(row.closed_at),
    isDeleted: row.deleted_at !== null,
  }));
}

/** Returns the interview in its current state. @throws 404 */
export async function readInterview(db: Db, viewer: Viewer | null, id: number): Promise<Interview | undefined> {
  return (await presentInterviews(db, [await requireInterview(db, viewer, id)]))[0];
}
