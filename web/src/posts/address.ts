import { postKinds } from "./kinds/index.ts";
import { postKeys, type PostKey } from "./postKeys.ts";

/** Which post the overlay shows. */
export interface PostAddress {
  key: PostKey;
  /** The post's id in the REST API. */
  databaseId: number;
  /** The linked comment's id in the REST API; null when the address names none. */
  commentId: number | null;
}

/** Whether a part of an address is an id of the REST API. */
export const isDatabaseId = (text: string | null): text is string => text !== null && /^\d{1,9}$/.test(text);

/**
 * Reads the post overlay's address from a query string.
 * @param search with or without the question mark
 * @returns address: null when no post is named. isEditing: whether the post is being edited (OVERLAY-04). correction: the
 *   query string without invalid parts, which are further post keys, ids that are not digits, and `edit` for posts that cannot
 *   be edited; null when the query string is valid.
 */
export function readPostAddress(search: string): { address: PostAddress | null; isEditing: boolean; correction: string | null } {
  const query = new URLSearchParams(search);
  const key = postKeys.find((name) => isDatabaseId(query.get(name)));
  const cid = query.get("cid");
  const commentId = isDatabaseId(cid) ? Number(cid) : null;
  const address = key ? { key, databaseId: Number(query.get(key)), commentId } : null;

  const isEditing = key !== undefined && postKinds[key].isEditable && query.get("edit") === "1";

  const hasOtherKeys = postKeys.some((name) => name !== key && query.has(name));
  const hasInvalidComment = cid !== null && commentId === null;
  const hasInvalidEdit = query.has("edit") && !isEditing;
  if (!hasOtherKeys && !(address && (hasInvalidComment || hasInvalidEdit))) return { address, isEditing, correction: null };
  if (!address) return { address, isEditing, correction: withoutPost(search) };
  return { address, isEditing, correction: isEditing ? editSearch(search, address) : postSearch(search, address) };
}

/** The query string that opens a post and keeps every other key; other posts' keys, edit and cid are removed. */
export function postSearch(search: string, { key, databaseId, commentId }: PostAddress): string {
  const query = new URLSearchParams(withoutPost(search));
  query.set(key, String(databaseId));
  if (commentId !== null) query.set("cid", String(commentId));
  return toSearch(query);
}

/** The query string that opens a post for editing (OVERLAY-04). */
export function editSearch(search: string, address: PostAddress): string {
  return `${postSearch(search, { ...address, commentId: null })}&edit=1`;
}

/** The query string without the post overlay. */
export function withoutPost(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...postKeys, "edit", "cid"]) query.delete(name);
  return toSearch(query);
}

/** The address for sharing a post. @param origin "https://pressroom.example" */
export function postLink(origin: string, key: PostKey, databaseId: number): string {
  return `${origin}/?${key}=${databaseId}`;
}

/** The query string with a question mark; empty without parameters. */
export function toSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
