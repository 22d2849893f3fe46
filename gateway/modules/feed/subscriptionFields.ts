import * as v from "valibot";
import type { SubscriptionFeedChangedArgs } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import type { FeedType } from "../../rest/generated/contract.ts";
import { communities } from "../communities/store.ts";
import { newsKinds } from "../news/kinds.ts";
import { postTypes, toTypeName } from "../posts/kinds/index.ts";
import { listenToSharedChannel } from "../session/channels.ts";
import { decodeSince, toEventPosition, type EventPosition, type SubscriptionField } from "../subscriptionField.ts";

const feedTypes: readonly FeedType[] = [...postTypes, ...newsKinds];
const shape = v.object({
  communitySlug: v.nullable(v.string()),
  communityId: v.nullish(v.number()),
  type: v.picklist(feedTypes),
  id: v.number(),
});

export interface FeedChanged extends EventPosition {
  readonly communitySlug: string | null;
  readonly type: FeedType | null;
  readonly postId: string | null;
}

/** Slugs are case-insensitive. */
const toCanonicalSlug = (slug: string | null): string | null => slug?.toLowerCase() ?? null;

/** Accepts the events of a community by its id, which stays the same when it is renamed; by slug if an event has no id. */
function createFilter(slugs: readonly (string | null)[], id: number | null): (data: unknown) => boolean {
  const accepted = new Set(slugs.map(toCanonicalSlug));
  return (data) => {
    const read = v.safeParse(shape, data);
    if (!read.success) return false;
    const { communityId = null, communitySlug } = read.output;
    return id === null || communityId === null ? accepted.has(toCanonicalSlug(communitySlug)) : communityId === id;
  };
}

/** Sends nothing if the upstream does not announce new posts. */
export const feedChanged: SubscriptionField<SubscriptionFeedChangedArgs, FeedChanged> = {
  subscribe: async (_root, { communitySlug = null, after }, context) => {
    const since = decodeSince({ after });
    // Events contain the slug at their time. A former slug still refers to the community.
    const community = communitySlug === null ? null : await communities(context).get(communitySlug);
    const slug = community?.slug ?? communitySlug;
    return listenToSharedChannel(context, "feed_changed", {
      accepts: createFilter([slug, communitySlug], community?.id ?? null),
      watch: { feed: slug },
      since,
    });
  },
  resolve: (event, { communitySlug = null }) => {
    const read = v.safeParse(shape, event.data);
    const post = read.success ? read.output : null;
    const postId = post && encodeId(toTypeName(post.type), post.id);
    return { ...toEventPosition(event), communitySlug, type: post && post.type, postId };
  },
};
