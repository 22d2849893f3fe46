import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { PublicInterview } from "../schemas/answers.ts";
import { loadAuthors } from "../store/contacts.ts";
import { loadQuestions } from "../interviews/questions.ts";
import { isoOrNull, required } from "../store/refs.ts";

/** What visitors see before they answer. */
export async function readPublicInterview(db: Kysely<Database>, id: number): Promise<PublicInterview> {
  const row = await db
    .selectFrom("interviews")
    .select(["id", "title", "type", "description", "author_id", "deadline", "show_questions"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const authors = await loadAuthors(db, [row.author_id]);
  const questions = (await loadQuestions(db, [id])).get(id) ?? [];
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    description: row.description,
    author: required(authors, row.author_id, "Author"),
    deadline: isoOrNull(row.deadline),
    questionsCount: questions.length,
    questions: row.show_questions ? questions : [],
  };
}
