/**
 * What StoryPageQuery asks for at an address.
 * @param id of /stories/{id}
 * @param search the query string; cid names a comment to go to (D-86)
 */
export function storyVariables(id: string | undefined, search: string) {
  const cid = new URLSearchParams(search).get("cid");
  const withComment = cid !== null && isStoryId(cid);
  return { databaseId: Number(id), commentId: withComment ? Number(cid) : 0, withComment };
}

/** Whether the text can be the id of a story: digits only (ROUTE-13), as many as the REST API has. */
export function isStoryId(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,9}$/.test(text);
}
