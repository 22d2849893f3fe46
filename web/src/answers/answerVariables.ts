import type { InterviewType } from "../__generated__/AnswerPageQuery.graphql.ts";

/** Converts the parts of the address of answers to query variables. */
export function answerVariables(
  type: string | undefined,
  hash: string | null | undefined,
): { type: InterviewType; hash: string } {
  return { type: type?.toLowerCase() === "video" ? "VIDEO" : "TEXT", hash: hash ?? "" };
}
