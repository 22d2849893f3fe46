import { toIsoOrNull, getReferenced } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { readQuestions } from "../interviews/questions.ts";
import { loadAuthors } from "../users/authors.ts";
import type { PublicInterview } from "./schema.ts";

/** Returns what visitors see before they answer; for a closed interview also when it was closed. */
export async function readPublicInterview(db: Db, id: number): Promise<PublicInterview> {
  const row = await db
    .selectFrom("interviews")
    .select(["id", "title", "type", "description", "author_id", "deadline", "show_questions", "status", "closed_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const authors = await loadAuthors(db, [row.author_id]);
  const isOpen = row.status === "open";
  const questions = await readQuestions(db, id);
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    description: row.description,
    author: getReferenced(authors, row.author_id, "Author"),
    deadline: toIsoOrNull(row.deadline),
    status: isOpen ? "open" : "closed",
    closedAt: toIsoOrNull(row.closed_at),
    questionsCount: questions.length,
    questions: isOpen && row.show_questions ? questions : [],
  };
}
