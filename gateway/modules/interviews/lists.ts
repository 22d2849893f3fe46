import type { Interview, InterviewStatus, Question } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Page } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import {
  listOwnInterviews,
  listOwnQuestions,
  listSharedInterviews,
  listWire,
  type InterviewFilter,
} from "../../rest/interviews.ts";
import { toWindow } from "../lists.ts";
import { interviews } from "./store.ts";

const identify = ({ id }: { readonly id: number }): string => String(id);

/** Stores the interviews of a page, so that they need not be read again. */
function listOf(context: Context, read: (slice: Slice) => Promise<Page<Interview>>): OffsetList<Interview> {
  return {
    identify,
    read: async (offset, limit) => {
      const page = await read({ offset, limit });
      for (const interview of page.items) interviews(context).put(interview.id, interview);
      return toWindow(page);
    },
  };
}

const newestFirst = ({ publishedAt, id }: Interview) => (publishedAt === null ? [] : [publishedAt, id]);

export const wire = (context: Context, filter: InterviewFilter, beat: number | null): OffsetList<Interview> => ({
  ...listOf(context, (slice) => listWire(context.rest, filter, beat, slice)),
  sortKey: newestFirst,
});

export const ownInterviews = (
  context: Context,
  filter: InterviewFilter,
  status: InterviewStatus | null,
): OffsetList<Interview> => ({
  ...listOf(context, (slice) => listOwnInterviews(context.rest, filter, status, slice)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});

export const sharedInterviews = (context: Context): OffsetList<Interview> => ({
  ...listOf(context, (slice) => listSharedInterviews(context.rest, slice)),
  sortKey: newestFirst,
});

/** By interview, then by position. */
export const ownQuestions = (context: Context, query: string | null): OffsetList<Question> => ({
  identify,
  read: (offset, limit) => listOwnQuestions(context.rest, query, { offset, limit }).then(toWindow),
});
