import { sql, type RawBuilder, type Selectable } from "kysely";
import {
  toIso,
  toIsoOrNull,
  getReferenced,
  unique,
  anyId,
  getReferencedOrNull,
  getIds,
  MissingReferenceError,
  mapById,
} from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadQuestions } from "../interviews/questions.ts";
import { loadVideos } from "../media/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors } from "../users/authors.ts";
import { findSets, fromSets, getMode, selectSet, type SetRow } from "./rows.ts";
import type { Answer, AnswerSet } from "./schema.ts";

export type AnswerRow = Selectable<Database["answers"]>;

/** A cleared answer keeps its row but does not count as an answer. */
export const isAnswered = (row: Pick<AnswerRow, "content" | "video_id" | "skipped">): boolean =>
  row.skipped || row.content !== null || row.video_id !== null;

/** Converts the answers to their API shape for the viewer, in the given order. */
export async function presentAnswers(db: Db, viewer: Viewer | null, rows: readonly AnswerRow[]): Promise<Answer[]> {
  const videos = await loadVideos(db, unique(rows.map((row) => row.video_id)));
  const saved = await findSavedIds(db, viewer, getIds(rows));
  return rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    content: row.content,
    video: getReferencedOrNull(videos, row.video_id, "Video"),
    skipped: row.skipped,
    isSaved: saved.has(row.id),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  }));
}

async function findSavedIds(db: Db, viewer: Viewer | null, answerIds: readonly number[]): Promise<Set<number>> {
  if (viewer === null || answerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("saved_media")
    .select("answer_id")
    .where("contact_id", "=", viewer.contactId)
    .where("answer_id", "=", anyId(answerIds))
    .execute();
  return new Set(rows.flatMap((row) => row.answer_id ?? []));
}

/** Converts the sets to their API shape for the viewer, in the given order. */
async function presentSets(db: Db, viewer: Viewer | null, rows: readonly SetRow[]): Promise<AnswerSet[]> {
  if (rows.length === 0) return [];
  const authors = await loadAuthors(db, unique(rows.flatMap((row) => [row.author_id, row.contact_id])));
  const questions = await loadQuestions(db, unique(rows.map((row) => row.interview_id)));
  const setIds = getIds(rows);
  const answerRows = await db
    .selectFrom("answers as a")
    .innerJoin("questions as q", "q.id", "a.question_id")
    .selectAll("a")
    .where("a.answer_set_id", "=", anyId(setIds))
    .orderBy("q.position")
    .orderBy("q.id")
    .execute();
  const answered = answerRows.filter(isAnswered);
  const answers = mapById(await presentAnswers(db, viewer, answered));
  const bySet = Map.groupBy(answered, (row) => row.answer_set_id);
  return rows.map((row): AnswerSet => {
    const mode = getMode(viewer, row);
    // The e-mail address is visible to the author, the respondent and anybody who can still answer by the link.
    const maySeeEmail = viewer?.contactId === row.author_id || mode === "answer" || viewer?.contactId === row.contact_id;
    return {
      hash: row.hash,
      type: row.type,
      mode,
      status: row.status,
      interview: {
        id: row.interview_id,
        title: row.title,
        description: row.description,
        author: getReferenced(authors, row.author_id, "Author"),
        deadline: toIsoOrNull(row.deadline),
        showQuestions: row.show_questions,
        allowSkip: row.allow_skip,
        status: row.interview_status === "open" ? "open" : "closed",
        closedAt: toIsoOrNull(row.closed_at),
      },
      questions: questions.get(row.interview_id) ?? [],
      answers: (bySet.get(row.id) ?? []).map((answer) => getReferenced(answers, answer.id, "Answer")),
      respondent: {
        name: row.name,
        email: maySeeEmail ? row.email : null,
        organization: row.organization,
        contact: getReferencedOrNull(authors, row.contact_id, "Author"),
      },
      createdAt: toIso(row.created_at),
      finishedAt: toIsoOrNull(row.finished_at),
    };
  });
}

/** Returns one set in its API shape for the viewer. */
export async function readSet(db: Db, viewer: Viewer | null, id: number): Promise<AnswerSet> {
  const [set] = await presentSets(db, viewer, await findSets(db, sql`s.id = ${id}`));
  if (set === undefined) throw new MissingReferenceError(`Answer set ${id} is missing.`);
  return set;
}

async function listSets(
  db: Db,
  viewer: Viewer,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  window: Window,
): Promise<Page<AnswerSet>> {
  const list = sql<SetRow>`${selectSet} ${fromSets} where ${condition} order by ${order}`;
  return mapPage(await readSqlPage(db, window, list, { from: sql`${fromSets} where ${condition}` }), (rows) =>
    presentSets(db, viewer, rows),
  );
}

/** The finished answer sets of an interview, newest first. */
export const listAnswers = (db: Db, viewer: Viewer, interviewId: number, window: Window): Promise<Page<AnswerSet>> =>
  listSets(
    db,
    viewer,
    sql`s.interview_id = ${interviewId} and s.status = 'finished'`,
    sql`s.finished_at desc, s.id desc`,
    window,
  );

/** The sets that the viewer was invited to or has started. */
const isAddressedTo = (viewer: Viewer) => sql<boolean>`(s.contact_id = ${viewer.contactId}
  or exists (select 1 from interview_invitations v join users u on u.id = ${viewer.userId} and u.email = v.email
    where v.answer_set_id = s.id))`;

const directions = {
  asked: (viewer: Viewer) => sql<boolean>`i.author_id = ${viewer.contactId}`,
  addressed: (viewer: Viewer) => sql<boolean>`(${isAddressedTo(viewer)} and i.author_id <> ${viewer.contactId})`,
};
export type Direction = keyof typeof directions;

/** Unfinished sets of open interviews: of the viewer's own interviews, addressed to the viewer, or both. */
export function listAwaiting(db: Db, viewer: Viewer, direction: Direction | undefined, window: Window): Promise<Page<AnswerSet>> {
  const { asked, addressed } = directions;
  const isOwn = direction === undefined ? sql`(${asked(viewer)} or ${addressed(viewer)})` : directions[direction](viewer);
  return listSets(
    db,
    viewer,
    sql`s.status = 'open' and i.status = 'open' and ${isOwn}`,
    sql`s.created_at desc, s.id desc`,
    window,
  );
}
