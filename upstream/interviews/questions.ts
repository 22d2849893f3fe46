import { sql, type Selectable } from "kysely";
import { updateChanged } from "../db/changedColumns.ts";
import { containsTerm } from "../db/conditions.ts";
import { getReferenced, unique, getReferencedOrNull, getIds, anyId, mapById } from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { notFound, requireState, requireValid, ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, type Window, mapPage, wholeList } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import { findAttachable } from "../media/attachments.ts";
import { loadVideos } from "../media/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { readRequiredLine } from "../validation/checks.ts";
import type { InterviewRow } from "./read.ts";
import { interviewLimits, type NewQuestion, type Question, type QuestionChanges, type QuestionInput } from "./schema.ts";

type QuestionRow = Selectable<Database["questions"]> & { title?: string };

/** The validated values of a question. */
export type QuestionValues = Pick<QuestionRow, "text" | "video_id" | "time_limit">;

/** Questions by interview id, in the order of asking; interviews without questions are absent. */
export async function loadQuestions(db: Db, interviewIds: readonly number[]): Promise<Map<number, Question[]>> {
  if (interviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("questions")
    .selectAll()
    .where("interview_id", "=", anyId(interviewIds))
    .orderBy("position")
    .orderBy("id")
    .execute();
  return Map.groupBy(await present(db, rows), (question) => question.interviewId);
}

/** Questions that the viewer has asked, newest first, except those of deleted interviews. */
export async function listOwnQuestions(db: Db, viewer: Viewer, q: string | undefined, window: Window): Promise<Page<Question>> {
  const list = db
    .selectFrom("questions as q")
    .innerJoin("interviews as i", "i.id", "q.interview_id")
    .selectAll("q")
    .select("i.title")
    .where("i.author_id", "=", viewer.contactId)
    .where("i.deleted_at", "is", null)
    .where(q === undefined ? sql<boolean>`true` : containsTerm(sql`q.text`, q))
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .orderBy("q.position")
    .orderBy("q.id");
  return mapPage(await readPage(db, window, list), (rows) => present(db, rows));
}

async function present(db: Db, rows: readonly QuestionRow[]): Promise<Question[]> {
  const videos = await loadVideos(db, unique(rows.map((row) => row.video_id)));
  return rows.map((row) => ({
    id: row.id,
    interviewId: row.interview_id,
    position: row.position,
    text: row.text,
    video: getReferencedOrNull(videos, row.video_id, "Video"),
    timeLimit: row.time_limit,
    ...(row.title !== undefined && { interview: { id: row.interview_id, title: row.title } }),
  }));
}

/** Returns the values of the question after applying the input, and errors by field. */
async function prepareQuestion(
  db: Db,
  viewer: Viewer,
  input: QuestionChanges | NewQuestion,
  before: QuestionValues | null,
): Promise<Prepared> {
  const videos = await findAttachable(db, viewer, "videos", unique([input.video]), unique([before?.video_id]));
  return prepareWith(input, before, videos);
}

/** Does the same for several new questions. */
export async function prepareQuestions(db: Db, viewer: Viewer, inputs: readonly NewQuestion[]): Promise<Prepared[]> {
  const videos = await findAttachable(db, viewer, "videos", unique(inputs.map((input) => input.video)), []);
  return inputs.map((input) => prepareWith(input, null, videos));
}

interface Prepared {
  values: QuestionValues;
  errors: ValidationErrors;
}

/** @param videos those that may be attached */
function prepareWith(input: QuestionChanges | NewQuestion, before: QuestionValues | null, videos: ReadonlySet<number>): Prepared {
  const errors = new ValidationErrors();
  const text = readRequiredLine(errors, ["text", "Question", interviewLimits.question], input.text, before?.text);
  const video = input.video === undefined ? (before?.video_id ?? null) : input.video;
  errors.add("video", video === null || videos.has(video) ? null : fieldError.notFound("Video"));
  const limit = input.timeLimit === undefined ? (before?.time_limit ?? null) : input.timeLimit;
  return { values: { text, video_id: video, time_limit: limit }, errors };
}

/** Adds a question at the given position or at the end. @throws 422 by field, or when the maximum is reached */
export async function addQuestion(
  db: Db,
  viewer: Viewer,
  interview: InterviewRow,
  input: QuestionInput,
  now: Date,
): Promise<Question> {
  requireNotClosed(interview);
  const { values, errors } = await prepareQuestion(db, viewer, input, null);
  errors.check();
  const id = await db.transaction().execute(async (tx) => {
    const ids = await lockQuestions(tx, interview.id);
    requireState(ids.length < interviewLimits.questions, `An interview has at most ${interviewLimits.questions} questions.`);
    const inserted = await tx
      .insertInto("questions")
      .values({ ...values, interview_id: interview.id, position: ids.length + 1, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (input.position !== undefined && input.position <= ids.length)
      await setOrder(tx, ids.toSpliced(input.position - 1, 0, inserted.id));
    return inserted.id;
  });
  return readQuestion(db, interview.id, id);
}

/** @throws 404; 422 by field, or once the interview has answers */
export async function changeQuestion(
  db: Db,
  viewer: Viewer,
  interview: InterviewRow,
  questionId: number,
  changes: QuestionChanges,
): Promise<Question> {
  const row = await requireUnanswered(db, interview, questionId);
  const { values, errors } = await prepareQuestion(db, viewer, changes, row);
  errors.check();
  await updateChanged(db, "questions", row, values);
  return readQuestion(db, interview.id, row.id);
}

/** @throws 404; 422 once somebody has answered, or when an open interview would have none */
export async function removeQuestion(db: Db, interview: InterviewRow, questionId: number): Promise<void> {
  const row = await requireUnanswered(db, interview, questionId);
  await db.transaction().execute(async (tx) => {
    const ids = await lockQuestions(tx, interview.id);
    requireState(interview.status !== "open" || ids.length !== 1, "An open interview needs a question.");
    await tx.deleteFrom("questions").where("id", "=", row.id).execute();
    await setOrder(
      tx,
      ids.filter((id) => id !== row.id),
    );
  });
}

/** @throws 422 unless the ids are exactly those of the interview's questions */
export async function orderQuestions(db: Db, interview: InterviewRow, ids: readonly number[]): Promise<Page<Question>> {
  requireNotClosed(interview);
  await db.transaction().execute(async (tx) => {
    const present = await lockQuestions(tx, interview.id);
    const requested = new Set(ids);
    const isComplete =
      requested.size === ids.length && requested.size === present.length && present.every((id) => requested.has(id));
    requireValid(isComplete, "ids", fieldError.invalid("Ids must be those of all questions, each once."));
    await setOrder(tx, ids);
  });
  return listQuestions(db, interview.id);
}

/** The questions of an interview, in the order of asking. */
export const readQuestions = async (db: Db, interviewId: number): Promise<Question[]> =>
  (await loadQuestions(db, [interviewId])).get(interviewId) ?? [];

/** Returns all questions of the interview as a list envelope. */
export const listQuestions = async (db: Db, interviewId: number): Promise<Page<Question>> =>
  wholeList(await readQuestions(db, interviewId), interviewLimits.questions);

async function readQuestion(db: Db, interviewId: number, id: number): Promise<Question> {
  const questions = await readQuestions(db, interviewId);
  return getReferenced(mapById(questions), id, "Question");
}

/** Locks the interview's questions against concurrent changes and returns their ids in order. */
async function lockQuestions(tx: Db, interviewId: number): Promise<number[]> {
  await tx.selectFrom("interviews").select("id").where("id", "=", interviewId).forUpdate().execute();
  const rows = await tx
    .selectFrom("questions")
    .select("id")
    .where("interview_id", "=", interviewId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return getIds(rows);
}

async function setOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update questions q set position = t.position
    from unnest(${[...ids]}::integer[]) with ordinality as t(id, position) where q.id = t.id`.execute(tx);
}

async function requireUnanswered(db: Db, interview: InterviewRow, questionId: number): Promise<QuestionRow> {
  const row = await db
    .selectFrom("questions")
    .selectAll()
    .where("id", "=", questionId)
    .where("interview_id", "=", interview.id)
    .executeTakeFirstOrThrow(notFound);
  requireNotClosed(interview);
  requireState(!interview.is_answered, "This interview has been answered. Its questions can no longer be changed.");
  return row;
}

function requireNotClosed({ status }: InterviewRow): void {
  requireState(status !== "closed", "This interview is closed.");
}
