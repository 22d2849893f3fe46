import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Query } from "../../rest/client.ts";
import type { Interview, Question } from "../../rest/generated/contract.ts";
import { createList } from "../lists.ts";
import { interviews } from "./store.ts";

const getPublishedKey = ({ publishedAt, id }: Interview) => (publishedAt === null ? [] : [publishedAt, id]);

export const listInterviewWire = (context: Context, filter: Query<"getInterviewWire">): OffsetList<Interview> => ({
  ...createList((slice) => context.rest.list("getInterviewWire", { query: { ...slice, ...filter } }), interviews(context)),
  sortKey: getPublishedKey,
});

export const listOwnInterviews = (context: Context, filter: Query<"getMyInterviews">): OffsetList<Interview> => ({
  ...createList((slice) => context.rest.list("getMyInterviews", { query: { ...slice, ...filter } }), interviews(context)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});

export const listSharedInterviews = (context: Context): OffsetList<Interview> => ({
  ...createList((slice) => context.rest.list("getSharedInterviews", { query: slice }), interviews(context)),
  sortKey: getPublishedKey,
});

/** By interview, then by position. */
export const listOwnQuestions = (context: Context, q: string | null): OffsetList<Question> =>
  createList((slice) => context.rest.list("getMyQuestions", { query: { ...slice, q } }));
