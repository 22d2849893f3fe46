import type { Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Draft, PostType } from "./generated/contract.ts";

/** The caller's drafts, newest first. */
export const listDrafts = (rest: Rest, types: readonly PostType[], slice: Slice): Promise<Page<Draft>> =>
  rest.list("getDrafts", { query: { ...slice, ...(types.length === 0 ? {} : { types: [...types] }) } });
