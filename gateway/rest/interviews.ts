import type { Input, Rest } from "./client.ts";
import type { Interview } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

export const readInterview = (rest: Rest, id: number): Promise<Interview> => rest.read("getInterview", { params: { id } });

/** Reads those of the interviews that exist and are visible. */
export const readInterviews = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Interview>> =>
  readBulk(rest, "getInterviews", { query: { ids } });

export type QuestionBody = NonNullable<Input<"createQuestion">["body"]>;
