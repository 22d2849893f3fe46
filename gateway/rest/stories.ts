import type { Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Story } from "./generated/contract.ts";

/** A story. */
export const readStory = (rest: Rest, id: number): Promise<Story> => rest.read("getStory", { params: { id } });

/** Those of the stories that exist and are visible (D-15). */
export const readStories = async (rest: Rest, ids: readonly number[]): Promise<readonly Story[]> =>
  (await rest.list("getStories", { query: { ids: [...ids] } })).items;

/** A page of the stories that an outlet ran, newest first. */
export const listStoriesOfOutlet = (rest: Rest, outletId: number, slice: Slice): Promise<Page<Story>> =>
  rest.list("getStories", { query: { ...slice, outletId } });
