import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { readBulk } from "../../rest/bulk.ts";
import type { Community } from "../../rest/generated/contract.ts";
import { createStoreBySlug } from "../store.ts";
import type { CommunityModel } from "./models.ts";

/** The operation's store of communities, by slug. */
export const communities = createStoreBySlug(
  (rest, slug) => rest.read("getCommunity", { params: { slug } }),
  (rest, slugs) => readBulk(rest, "getCommunities", { query: { slugs } }),
);

/** A community with all its fields; short forms are read in one batch. Null when it cannot be read. */
export const readFullCommunity = (context: Context, community: CommunityModel): MaybePromise<Community | null> =>
  "membersCount" in community ? community : communities(context).get(community.slug);
