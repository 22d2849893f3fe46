import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { getReferenced } from "../../graph/references.ts";
import { readPublicBulk } from "../../rest/bulk.ts";
import type { Announcement, Newsroom } from "../../rest/generated/contract.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of newsrooms. */
export const newsrooms = createStoreById(
  (rest, id) => rest.read("getNewsroom", { params: { id } }),
  (rest, ids) => readPublicBulk(rest, "getNewsrooms", { query: { ids } }),
);

/** The fields of a newsroom that come with what refers to it. */
export const knownNewsroomFields = ["name", "slug"] as const;

/** A newsroom of which only the database id is known, read only where the operation selects more of it. */
export const getReferencedNewsroomById = (
  id: number,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<Newsroom | null> => getReferenced<Newsroom>(info, { id }, () => newsrooms(context).get(id));

/** A newsroom, read only where the operation selects more of it than is known; null when the viewer may not see it. */
export const getReferencedNewsroom = (
  newsroom: NonNullable<Announcement["newsroom"]>,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<Newsroom | null> =>
  getReferenced<Newsroom>(info, newsroom, () => newsrooms(context).get(newsroom.id), knownNewsroomFields);
