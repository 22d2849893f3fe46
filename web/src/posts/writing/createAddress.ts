import { postKeys, withoutPost, type PostKey } from "../address.ts";

/** The query key that opens the form for a new post, over whatever page; its value is the type. */
export const createKey = "create";
const communityKey = "community";

/** What is to be written. */
export interface CreateAddress {
  key: PostKey;
  /** The community it is for at first, by its id in the REST API. */
  communityId: number | null;
}

/** Reads what is to be written from a query string; null when nothing is. An unknown type counts as a community post. */
export function readCreateAddress(search: string): CreateAddress | null {
  const query = new URLSearchParams(search);
  const type = query.get(createKey);
  if (type === null) return null;
  const community = query.get(communityKey) ?? "";
  return {
    key: postKeys.find((key) => key === type) ?? "communityPost",
    communityId: /^\d{1,9}$/.test(community) ? Number(community) : null,
  };
}

/** The query string that opens the form over the present page, in place of an open post. */
export function createSearch(search: string, { key, communityId }: CreateAddress): string {
  const query = new URLSearchParams(withoutPost(search));
  query.set(createKey, key);
  if (communityId === null) query.delete(communityKey);
  else query.set(communityKey, String(communityId));
  return `?${query}`;
}

/** The query string without the form. */
export function withoutCreate(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(createKey);
  query.delete(communityKey);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
