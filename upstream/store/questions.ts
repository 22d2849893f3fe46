import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Question } from "../schemas/questions.ts";
import { loadVideos } from "./media.ts";
import { required, unique } from "./refs.ts";

type Db = Kysely<Database>;

/** What a question is made of. */
export interface QuestionRow {
  id: number;
  interview_id: number;
  position: number;
  text: string;
  video_id: number | null;
  time_limit: number | null;
}

export async function presentQuestions(db: Db, rows: readonly QuestionRow[]): Promise<Question[]> {
  const videos = await loadVideos(db, unique(rows.map((row) => row.video_id)));
  return rows.map((row) => ({
    id: row.id,
    interviewId: row.interview_id,
    position: row.position,
    text: row.text,
    video: row.video_id === null ? null : required(videos, row.video_id, "Video"),
    timeLimit: row.time_limit,
  }));
}

/** Questions by interview id, in the order of asking; absent for interviews without any. */
export async function loadQuestions(db: Db, interviewIds: readonly number[]): Promise<Map<number, Question[]>> {
  if (interviewIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom("questions")
    .select(["id", "interview_id", "position", "text", "video_id", "time_limit"])
    .where("interview_id", "in", [...interviewIds])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return Map.groupBy(await presentQuestions(db, rows), (question) => question.interviewId);
}
