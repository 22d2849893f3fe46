import type { Interview } from "../../rest/generated/contract.ts";
import { readInterview, readInterviews } from "../../rest/interviews.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of interviews. */
export const interviews = storePerOperation<number, Interview>(({ rest }) => ({
  one: (id) => readInterview(rest, id),
  many: (ids) => readInterviews(rest, ids),
  keyOf: ({ id }) => id,
}));
