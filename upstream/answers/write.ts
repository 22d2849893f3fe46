import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { invalidFields, requireFound, notFound, requireState, requireValid, throwIfInvalid } from "../http/errors.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { notifyAnswered } from "../notifications/notify.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { checkHtml } from "../text/html.ts";
import { isAnswered, presentAnswers, type AnswerRow } from "./read.ts";
import { requireUnsent, type SetRow } from "./rows.ts";
import { isReadableAnswer } from "./rules.ts";
import { MAX_ANSWER_LENGTH, type Answer, type AnswerInput } from "./schema.ts";

type Content = Pick<AnswerRow, "content" | "video_id" | "skipped">;

/** Saves an answer, or clears it when the input is empty. @throws 404 when the interview has no such question */
export async function saveAnswer(
  db: Db,
  viewer: Viewer | null,
  set: SetRow,
  questionId: number,
  input: AnswerInput,
  now: Date,
): Promise<Answer> {
  const question = await db
    .selectFrom("questions")
    .select("id")
    .where("id", "=", questionId)
    .where("interview_id", "=", set.interview_id)
    .executeTakeFirstOrThrow(notFound);
  const { content, video_id: video, skipped } = await checkAnswer(db, set, input);
  const rows = await db.transaction().execute(async (tx) => {
    await requireStillUnsent(tx, set);
    const saved = await sql<AnswerRow>`
      insert into answers (answer_set_id, question_id, content, video_id, skipped, created_at, updated_at)
      values (${set.id}, ${question.id}, ${content}, ${video}::integer, ${skipped}, ${now}, ${now})
      on conflict (answer_set_id, question_id) do update
        set content = excluded.content, video_id = excluded.video_id, skipped = excluded.skipped, updated_at = excluded.updated_at
      returning *`.execute(tx);
    return saved.rows;
  });
  const [answer] = await presentAnswers(db, viewer, rows);
  if (answer === undefined) throw new Error("The answer was not stored.");
  return answer;
}

/** Keeps the answers from being sent until the transaction ends. @throws 422 when they have been sent meanwhile */
async function requireStillUnsent(tx: Db, { id }: SetRow): Promise<void> {
  requireUnsent(
    await tx.selectFrom("answer_sets").select("status").where("id", "=", id).forShare().executeTakeFirstOrThrow(notFound),
  );
}

async function checkAnswer(db: Db, set: SetRow, input: AnswerInput): Promise<Content> {
  const nothing: Content = { content: null, video_id: null, skipped: false };
  if (input.skipped === true) {
    requireState(set.allow_skip, "The questions of this interview cannot be skipped.");
    return { ...nothing, skipped: true };
  }
  return set.type === "text"
    ? { ...nothing, content: checkText(input) }
    : { ...nothing, video_id: await checkVideo(db, set, input) };
}

function checkText({ content, video }: AnswerInput): string | null {
  requireValid(video === undefined || video === null, "video", fieldError.invalid("This interview is answered in writing."));
  const answer = checkHtml("Answer", content ?? "", MAX_ANSWER_LENGTH);
  throwIfInvalid("content", answer.error);
  return answer.isEmpty ? null : answer.content;
}

/** Only videos uploaded with this hash or by the respondent are accepted. */
async function checkVideo(db: Db, set: SetRow, { content, video }: AnswerInput): Promise<number | null> {
  requireValid(!content, "content", fieldError.invalid("This interview is answered by video."));
  if (video === undefined || video === null) return null;
  const { rows } = await sql`select 1 from videos v where v.id = ${video}
    and (v.answer_set_id = ${set.id} or v.owner_id = ${set.contact_id}::integer)`.execute(db);
  requireValid(rows.length > 0, "video", fieldError.notFound("The video"));
  return video;
}

/** Errors by question that prevent finishing; empty when it can be finished. */
async function findMissingAnswers(db: Db, set: SetRow): Promise<Record<string, FieldError[]>> {
  const { rows } = await sql<Content & { id: number; place: number; error: string | null }>`
    select q.id, (row_number() over (order by q.position, q.id))::integer as place,
      a.content, a.video_id, coalesce(a.skipped, false) as skipped, v.error
    from questions q
    left join answers a on a.question_id = q.id and a.answer_set_id = ${set.id}
    left join videos v on v.id = a.video_id
    where q.interview_id = ${set.interview_id} order by q.position, q.id`.execute(db);
  return Object.fromEntries(
    rows.flatMap((row) => {
      if (!isAnswered(row)) return [[String(row.id), [fieldError.blank(`Question ${row.place} has no answer yet.`)]]];
      return row.error === null ? [] : [[String(row.id), [fieldError.invalid(`Question ${row.place}: ${row.error}`)]]];
    }),
  );
}

/**
 * Submits the answers to the author; they cannot be changed afterwards.
 * @throws 422 by question while one has no answer
 */
export async function finishAnswers({ db, jobs }: Pick<Services, "db" | "jobs">, set: SetRow, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("answer_sets")
      .set({ status: "finished", finished_at: now })
      .where("id", "=", set.id)
      .where("status", "=", "open")
      .executeTakeFirst();
    // Already finished by a concurrent request, such as from another tab.
    if (numUpdatedRows === 0n) return;
    // Read after the update, which waits for answers that are being saved.
    const errors = await findMissingAnswers(tx, set);
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    await tx.updateTable("interview_invitations").set({ status: "answered" }).where("answer_set_id", "=", set.id).execute();
    await notifyAnswered({ tx, jobs }, set, now);
  });
}

/** Records that the respondent has opened the set; only the first time counts. */
export async function markOpened(db: Db, set: SetRow): Promise<void> {
  await db
    .updateTable("interview_invitations")
    .set({ status: "opened" })
    .where("answer_set_id", "=", set.id)
    .where("status", "=", "invited")
    .execute();
}

/**
 * Finds an answer that the viewer saves or removes. One that they have saved can be removed after they may no longer read it.
 * @throws 404 for other answers that they may not read
 */
export async function requireSavableAnswer(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ answerId: number; interviewId: number }> {
  const { rows } = await sql<{ answerId: number; interviewId: number }>`
    select a.id as "answerId", s.interview_id as "interviewId" from answers a
    join answer_sets s on s.id = a.answer_set_id
    join interviews i on i.id = s.interview_id and i.deleted_at is null
    where a.id = ${id} and (${isReadableAnswer(viewer)}
      or exists (select 1 from saved_media m where m.answer_id = a.id and m.contact_id = ${viewer.contactId}))`.execute(db);
  return requireFound(rows[0]);
}
