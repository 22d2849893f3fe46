import { toGlobalId, getKey } from "../../lib/globalId.ts";
import { isDatabaseId, toSearch, withoutPost } from "../address.ts";
import { postKeys, type PostKey } from "../postKeys.ts";

/** The query key that opens the form for a new post over any page; its value is the type. */
const createKey = "create";
/** The page that offers all types, on mobile (ROUTE-62). */
export const createPath = "/create";
const communityKey = "community";
const interviewKey = "interview";

/** The parameters of the form for a new post. */
export interface CreateAddress {
  key: PostKey;
  /** The global id of the initially selected community. */
  communityId: string | null;
  /** The databaseId of the interview that a call-out is for; null for all other posts. */
  interviewId: number | null;
}

/** Reads the parameters from a query string; null without the form. An unknown type counts as a community post. */
export function readCreateAddress(search: string): CreateAddress | null {
  const query = new URLSearchParams(search);
  const type = query.get(createKey);
  if (type === null) return null;
  const key = postKeys.find((one) => one === type) ?? "communityPost";
  const interviewId = query.get(interviewKey);
  return {
    key,
    communityId: toGlobalId("Community", query.get(communityKey)),
    interviewId: key === "callout" && isDatabaseId(interviewId) ? Number(interviewId) : null,
  };
}

/** The query string that opens the form over the current page, instead of an open post. */
export function createSearch(search: string, address: Pick<CreateAddress, "key"> & Partial<CreateAddress>): string {
  const { key, communityId = null, interviewId = null } = address;
  const query = new URLSearchParams(withoutPost(search));
  query.set(createKey, key);
  setKey(query, communityKey, communityId && getKey(communityId));
  setKey(query, interviewKey, interviewId);
  return `?${query}`;
}

/** The query string without the form. */
export function withoutCreate(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(createKey);
  query.delete(communityKey);
  query.delete(interviewKey);
  return toSearch(query);
}

function setKey(query: URLSearchParams, name: string, key: string | number | null): void {
  if (key === null) query.delete(name);
  else query.set(name, String(key));
}
