import type { Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { AsyncCalloutInput, Callout } from "./generated/contract.ts";
import { postQuery, type PostFilter } from "./posts.ts";

export interface CalloutFilter extends PostFilter {
  readonly sort: "newest" | "deadline";
}

/** Published call-outs. */
export const listCallouts = (rest: Rest, filter: CalloutFilter, slice: Slice): Promise<Page<Callout>> =>
  rest.list("getCallouts", { query: { ...slice, ...postQuery(filter), sort: filter.sort } });

/** Call-outs that the caller wrote personally or for one of their companies, including drafts. */
export const listOwnCallouts = (rest: Rest, saveAs: Callout["saveAs"] | null, slice: Slice): Promise<Page<Callout>> =>
  rest.list("getCallouts", { query: { ...slice, scope: "our", ...(saveAs === null ? {} : { saveAs }) } });

/** Creates a call-out whose answers an interview collects. */
export const createAsyncCallout = (
  rest: Rest,
  interviewId: number,
  body: AsyncCalloutInput,
  idempotencyKey: string | null,
): Promise<Callout> => rest.write("createAsyncCallout", { params: { interviewId }, body }, { idempotencyKey });
