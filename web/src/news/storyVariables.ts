import { parseDatabaseId } from "../lib/databaseId.ts";

/**
 * The variables of StoryPageQuery for an address.
 * @param id of /stories/{id}
 * @param search the query string; cid names a comment to scroll to
 */
export function storyVariables(id: string | undefined, search: string) {
  const cid = new URLSearchParams(search).get("cid");
  const withComment = cid !== null && /^\d{1,9}$/.test(cid);
  return { databaseId: parseDatabaseId(id), commentId: withComment ? Number(cid) : 0, withComment };
}
