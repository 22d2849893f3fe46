import { readInterview, readInterviews } from "../../rest/interviews.ts";
import type { InterviewModel } from "../models.ts";
import { storePerOperation } from "../store.ts";

/** The interviews within one operation. */
export const interviews = storePerOperation<number, InterviewModel>(({ rest }) => ({
  one: (id) => readInterview(rest, id),
  many: (ids) => readInterviews(rest, ids),
  keyOf: ({ id }) => id,
}));
