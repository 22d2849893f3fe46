import type { Input, Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { FeedItem } from "./feed.ts";
import type { Story } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

export const readStory = (rest: Rest, id: number): Promise<Story> => rest.read("getStory", { params: { id } });

/** Reads those of the stories that exist and are visible. */
export const readStories = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Story>> =>
  readBulk(rest, "getStories", { query: { ids: [...ids] } });

/** A page of an outlet's stories, newest first. */
export const listStoriesOfOutlet = (rest: Rest, outletId: number, slice: Slice): Promise<Page<Story>> =>
  rest.list("getStories", { query: { ...slice, outletId } });

export interface NewsFilter {
  /** All three kinds when empty. */
  kinds: readonly Story["type"][];
  /** Id of a beat. */
  beat: number | null;
  query: string | null;
}

/** All published stories, newest first. */
export const listNewswire = (rest: Rest, { kinds, beat, query }: NewsFilter, slice: Slice): Promise<Page<Story>> =>
  rest.list("getNewswire", {
    query: {
      ...slice,
      ...(kinds.length === 0 ? {} : { types: [...kinds] }),
      ...(beat === null ? {} : { beat }),
      ...(query === null || query === "" ? {} : { q: query }),
    },
  });

/** Stories of the product's own account, newest first. */
export const listInsider = (rest: Rest, slice: Slice): Promise<Page<Story>> => rest.list("getInsider", { query: { ...slice } });

/** Reactions and statements, newest first. @param beat id of a beat */
export const listCommentary = (rest: Rest, beat: number | null, slice: Slice): Promise<Page<ItemResult<FeedItem>>> =>
  rest.listResults("getCommentary", { query: { ...slice, ...(beat === null ? {} : { beat }) } });

/** Unpublished stories that the caller may see, newest first. */
export const listStoryDrafts = (rest: Rest, slice: Slice): Promise<Page<Story>> =>
  rest.list("getStories", { query: { ...slice, saveAs: "draft" } });

type CreateBody = NonNullable<Input<"createStory">["body"]>;
type ChangeBody = NonNullable<Input<"updateStory">["body"]>;

/** @param idempotencyKey one per user action; generated when missing */
export const createStory = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Story> =>
  rest.write("createStory", { body }, { idempotencyKey });

export const updateStory = (rest: Rest, id: number, body: ChangeBody): Promise<Story> =>
  rest.write("updateStory", { params: { id }, body });

export const deleteStory = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteStory", { params: { id } });

export const restoreStory = (rest: Rest, id: number): Promise<Story> => rest.write("restoreStory", { params: { id } });
