import { readNewsroom, readNewsrooms } from "../../rest/newsrooms.ts";
import type { NewsroomModel } from "../models.ts";
import { storePerOperation } from "../store.ts";

/** The newsrooms within one operation. */
export const newsrooms = storePerOperation<number, NewsroomModel>(({ rest }) => ({
  one: (id) => readNewsroom(rest, id),
  many: (ids) => readNewsrooms(rest, ids),
  keyOf: ({ id }) => id,
}));
