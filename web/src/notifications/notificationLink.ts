import { interviewPath } from "../interviews/interviewPaths.ts";
import { storyPath } from "../news/newsKinds.ts";
import { postSearch } from "../posts/address.ts";
import { postKindOf } from "../posts/kinds/index.ts";

/** The fields of a notification that its link depends on. */
interface Subject {
  /** The type of the entity, as in the schema: "JOB", "STORY". */
  entityType: string;
  entityId: number;
  commentId: number | null;
  /** The parts of the address of an interview answer. */
  answer: { hash: string; type: string } | null;
}

/**
 * The link of a notification: a story's page, a post over the current page, both at the comment in question (OVERLAY-08), or
 * the page of an interview answer (NOTIF-04).
 * @param search the query string of the current page
 * @returns null when this client does not know the entity's type
 */
export function notificationLink({ entityType, entityId, commentId, answer }: Subject, search: string): string | null {
  if (answer) return `/async/answer/${answer.type.toLowerCase()}/${encodeURIComponent(answer.hash)}`;
  if (entityType === "STORY") return `${storyPath(entityId)}${commentId === null ? "" : `?cid=${commentId}`}`;
  if (entityType === "INTERVIEW") return interviewPath(entityId);
  const kind = postKindOf(entityType);
  return kind && postSearch(search, { key: kind.key, databaseId: entityId, commentId });
}
