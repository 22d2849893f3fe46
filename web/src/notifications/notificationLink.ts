import { interviewPath } from "../interviews/interviewPaths.ts";
import { storyPath } from "../news/newsKinds.ts";
import { postSearch } from "../posts/address.ts";
import { postKindOf } from "../posts/kinds/index.ts";

/** What a notification is about, as far as its link depends on it. */
interface Subject {
  /** The kind of thing in the words of the schema: "JOB", "STORY". */
  entityType: string;
  entityId: number;
  commentId: number | null;
  /** The parts of the address of an interview answer. */
  answer: { hash: string; type: string } | null;
}

/**
 * Where a notification leads: a story to its page, a post over the current page, both to the comment in question
 * (OVERLAY-08); an interview answer to the page where it is read (NOTIF-04).
 * @param search the query string of the current page
 * @returns null when this client knows no such thing
 */
export function notificationLink({ entityType, entityId, commentId, answer }: Subject, search: string): string | null {
  if (answer) return `/async/answer/${answer.type.toLowerCase()}/${encodeURIComponent(answer.hash)}`;
  if (entityType === "STORY") return `${storyPath(entityId)}${commentId === null ? "" : `?cid=${commentId}`}`;
  if (entityType === "INTERVIEW") return interviewPath(entityId);
  const kind = postKindOf(entityType);
  return kind && postSearch(search, { key: kind.key, databaseId: entityId, commentId });
}
