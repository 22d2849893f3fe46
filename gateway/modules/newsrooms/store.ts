import type { Newsroom } from "../../rest/generated/contract.ts";
import { readNewsroom, readNewsrooms } from "../../rest/newsrooms.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of newsrooms. */
export const newsrooms = storePerOperation<number, Newsroom>(({ rest }) => ({
  one: (id) => readNewsroom(rest, id),
  many: (ids) => readNewsrooms(rest, ids),
  keyOf: ({ id }) => id,
}));
