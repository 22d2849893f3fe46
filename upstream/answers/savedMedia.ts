import { sql } from "kysely";
import { exists } from "../db/exists.ts";
import { toIso, anyId, getReferencedOrNull, mapById } from "../db/refs.ts";
import type { InterviewType, Db } from "../db/schema.ts";
import type { Page, Window } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import { presentAnswers } from "./read.ts";
import { isReadableAnswer } from "./rules.ts";
import type { SavedMedia } from "./schema.ts";

/** Interviews and answers saved by the viewer that they may still read, newest first. */
export async function listSaved(
  db: Db,
  viewer: Viewer,
  type: InterviewType | undefined,
  window: Window,
): Promise<Page<SavedMedia>> {
  const list = db
    .selectFrom("saved_media as m")
    .innerJoin("interviews as i", "i.id", "m.interview_id")
    .select(["m.id", "m.interview_id", "i.title", "i.type", "m.answer_id", "m.created_at"])
    .where("i.deleted_at", "is", null)
    .where("m.contact_id", "=", viewer.contactId)
    .where(
      sql<boolean>`(m.answer_id is null or exists (select 1 from answers a join answer_sets s on s.id = a.answer_set_id
        where a.id = m.answer_id and ${isReadableAnswer(viewer)}))`,
    )
    .$if(type !== undefined, (all) => all.where("i.type", "=", type ?? "text"))
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc");
  const { data: rows, meta } = await readPage(db, window, list);
  const answerIds = rows.flatMap((row) => row.answer_id ?? []);
  const answerRows = await db.selectFrom("answers").selectAll().where("id", "=", anyId(answerIds)).execute();
  const answers = mapById(await presentAnswers(db, viewer, answerRows));
  const data = rows.map((row): SavedMedia => ({
    id: row.id,
    kind: row.answer_id === null ? "interview" : "answer",
    interview: { id: row.interview_id, title: row.title, type: row.type },
    answer: getReferencedOrNull(answers, row.answer_id, "Answer"),
    savedAt: toIso(row.created_at),
  }));
  return { data, meta };
}

/** Saves an interview, or one of its answers, for the viewer or removes it; toggles when `status` is undefined. */
export async function setSaved(
  db: Db,
  { contactId }: Viewer,
  { interviewId, answerId }: { interviewId: number; answerId: number | null },
  status: boolean | undefined,
  now: Date,
): Promise<{ isSaved: boolean }> {
  const saved = sql`from saved_media where contact_id = ${contactId} and interview_id = ${interviewId}
    and answer_id is not distinct from ${answerId}::integer`;
  const isSaved = status ?? !(await exists(db, sql`select 1 ${saved}`));
  await (
    isSaved
      ? sql`insert into saved_media (contact_id, interview_id, answer_id, created_at)
        values (${contactId}, ${interviewId}, ${answerId}, ${now}) on conflict do nothing`
      : sql`delete ${saved}`
  ).execute(db);
  return { isSaved };
}
