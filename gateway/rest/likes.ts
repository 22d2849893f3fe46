import type { Page, Rest } from "./client.ts";
import { discussionCalls, type Place, type Slice } from "./discussions.ts";
import type { Author, LikeResult } from "./generated/contract.ts";

/** Who likes it, newest like first. */
export const listLikers = (rest: Rest, { collection, id }: Place, query: Slice): Promise<Page<Author>> =>
  rest.list(discussionCalls[collection].likes, { params: { id }, query: { ...query } });

/** Sets the wanted state; setting it again changes nothing. */
export const setLike = (rest: Rest, { collection, id }: Place, status: boolean): Promise<LikeResult> =>
  rest.write(discussionCalls[collection].like, { params: { id }, body: { status } });
