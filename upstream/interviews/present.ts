import type { Viewer } from "../session/viewer.ts";
import type { Db } from "../db/schema.ts";
import type { Interview } from "./schema.ts";
import { loadAuthors } from "../users/authors.ts";
import { loadImages } from "../media/read.ts";
import { iso, isoOrNull, required, unique } from "../db/refs.ts";
import { requireInterview, type InterviewRow } from "./read.ts";
import { loadQuestions } from "./questions.ts";
import { loadBeats } from "../lookups/beats.ts";

/** Whether the questions are visible to the viewer before answering. */
export const showsQuestions = (row: InterviewRow) => row.show_questions || row.is_open;

/** Converts the rows to their API shape, in the same order. The number of statements does not depend on the number of rows. */
export async function presentInterviews(db: Db, rows: readonly InterviewRow[]): Promise<Interview[]> {
  const ids = rows.map((row) => row.id);
  const [authors, beats, images, questions] = await Promise.all([
    loadAuthors(db, unique(rows.map((row) => row.author_id))),
    loadBeats(db, "interview", ids),
    loadImages(db, unique(rows.map((row) => row.img_id))),
    loadQuestions(
      db,
      rows.filter(showsQuestions).map((row) => row.id),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    description: row.description,
    status: row.status,
    author: required(authors, row.author_id, "Author"),
    creatorId: row.creator_id,
    img: row.img_id === null ? null : required(images, row.img_id, "Image"),
    beats: beats.get(row.id) ?? [],
    deadline: isoOrNull(row.deadline),
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
    createdAt: iso(row.created_at),
    publishedAt: isoOrNull(row.published_at),
    closedAt: isoOrNull(row.closed_at),
    isDeleted: row.deleted_at !== null,
  }));
}

/** Returns the interview in its current state. @throws 404 */
export async function readInterview(db: Db, viewer: Viewer | null, id: number): Promise<Interview | undefined> {
  return (await presentInterviews(db, [await requireInterview(db, viewer, id)]))[0];
}
