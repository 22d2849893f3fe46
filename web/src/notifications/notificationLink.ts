import { answerPath } from "../answers/answerPaths.ts";
import { interviewPath } from "../interviews/interviewPaths.ts";
import { storyPath } from "../news/newsKinds.ts";
import { postSearch } from "../posts/address.ts";
import { findPostKindByTypename } from "../posts/kinds/index.ts";

/** The fields of a notification that its link depends on. */
interface LinkFields {
  /** The type of the subject, as in the schema: "Job", "Story"; null when it is gone. */
  subject: { readonly typename: string; readonly databaseId: number | undefined } | null;
  commentId: number | null;
  /** The parts of the address of an interview answer. */
  answer: { hash: string; type: string } | null;
}

/**
 * The link of a notification: a story's page, a post over the current page, both at the comment in question (OVERLAY-08), or
 * the page of an interview answer (NOTIF-04).
 * @param search the query string of the current page
 * @returns null when the subject is gone, or this client does not know its type
 */
export function getNotificationLink({ subject, commentId, answer }: LinkFields, search: string): string | null {
  if (answer) return answerPath(answer.type, answer.hash);
  if (subject?.databaseId === undefined) return null;
  const { typename, databaseId } = subject;
  if (typename === "Story") return `${storyPath(databaseId)}${commentId === null ? "" : `?cid=${commentId}`}`;
  if (typename === "Interview") return interviewPath(databaseId);
  const kind = findPostKindByTypename(typename);
  return kind && postSearch(search, { key: kind.key, databaseId, commentId });
}
