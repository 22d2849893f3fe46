import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { getReferenced } from "../../graph/references.ts";
import { readPublicBulk } from "../../rest/bulk.ts";
import type { Interview } from "../../rest/generated/contract.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of interviews. */
export const interviews = createStoreById(
  (rest, id) => rest.read("getInterview", { params: { id } }),
  (rest, ids) => readPublicBulk(rest, "getInterviews", { query: { ids } }),
);

/** The fields of an interview that come with what refers to it. */
export const knownInterviewFields = ["title", "type"] as const;

/** An interview, read only where the operation selects more of it than is known; null when the viewer may not see it. */
export const getReferencedInterview = (
  { id, title, type }: Pick<Interview, "id" | "title" | "type">,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<Interview | null> =>
  getReferenced<Interview>(info, { id, title, type }, () => interviews(context).get(id), knownInterviewFields);
