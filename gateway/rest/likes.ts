import type { Page, Rest } from "./client.ts";
import type { DiscussionRef, Slice } from "./discussions.ts";
import type { Author, LikeResult } from "./generated/contract.ts";

/** The people who like it, newest like first. */
export const listLikers = (rest: Rest, { name, id }: DiscussionRef, query: Slice): Promise<Page<Author>> =>
  rest.list(`get${name}Likes`, { params: { id }, query });

/** Sets the given state; idempotent. */
export const setLike = (rest: Rest, { name, id }: DiscussionRef, status: boolean): Promise<LikeResult> =>
  rest.write(`toggle${name}Like`, { params: { id }, body: { status } });
