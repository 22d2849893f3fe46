import type { Interview, Question } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Query } from "../../rest/client.ts";
import { listOf } from "../lists.ts";
import { interviews } from "./store.ts";

const newestFirst = ({ publishedAt, id }: Interview) => (publishedAt === null ? [] : [publishedAt, id]);

export const wire = (context: Context, filter: Query<"getInterviewWire">): OffsetList<Interview> => ({
  ...listOf((slice) => context.rest.list("getInterviewWire", { query: { ...slice, ...filter } }), interviews(context)),
  sortKey: newestFirst,
});

export const ownInterviews = (context: Context, filter: Query<"getMyInterviews">): OffsetList<Interview> => ({
  ...listOf((slice) => context.rest.list("getMyInterviews", { query: { ...slice, ...filter } }), interviews(context)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});

export const sharedInterviews = (context: Context): OffsetList<Interview> => ({
  ...listOf((slice) => context.rest.list("getSharedInterviews", { query: slice }), interviews(context)),
  sortKey: newestFirst,
});

/** By interview, then by position. */
export const ownQuestions = (context: Context, q: string | null): OffsetList<Question> =>
  listOf((slice) => context.rest.list("getMyQuestions", { query: { ...slice, q } }));
