import type { InterviewType } from "../__generated__/AnswerPageQuery.graphql.ts";

/** The parts of the address of answers as a query takes them. */
export function answerVariables(
  type: string | undefined,
  hash: string | null | undefined,
): { type: InterviewType; hash: string } {
  return { type: type?.toLowerCase() === "video" ? "VIDEO" : "TEXT", hash: hash ?? "" };
}
