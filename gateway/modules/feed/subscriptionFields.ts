import * as v from "valibot";
import type { SubscriptionFeedChangedArgs } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import type { FeedType } from "../../rest/generated/contract.ts";
import { newsKinds } from "../news/kinds.ts";
import { postTypes, toTypeName } from "../posts/kinds/index.ts";
import { listenToSharedChannel } from "../session/channels.ts";
import { decodeSince, toEventPosition, type EventPosition, type SubscriptionField } from "../subscriptionField.ts";

const feedTypes: readonly FeedType[] = [...postTypes, ...newsKinds];
const shape = v.object({ communitySlug: v.nullable(v.string()), type: v.picklist(feedTypes), id: v.number() });

export interface FeedChanged extends EventPosition {
  readonly communitySlug: string | null;
  readonly type: FeedType | null;
  readonly postId: string | null;
}

/** Slugs are case-insensitive. */
const createFilter =
  (slug: string | null) =>
  (data: unknown): boolean => {
    const read = v.safeParse(shape, data);
    return read.success && (read.output.communitySlug?.toLowerCase() ?? null) === (slug?.toLowerCase() ?? null);
  };

/** Sends nothing if the upstream does not announce new posts. */
export const feedChanged: SubscriptionField<SubscriptionFeedChangedArgs, FeedChanged> = {
  subscribe: (_root, { communitySlug = null, after }, context) =>
    listenToSharedChannel(context, "feed_changed", {
      accepts: createFilter(communitySlug),
      watch: { feed: communitySlug },
      since: decodeSince({ after }),
    }),
  resolve: (event, { communitySlug = null }) => {
    const read = v.safeParse(shape, event.data);
    const post = read.success ? read.output : null;
    const postId = post && encodeId(toTypeName(post.type), post.id);
    return { ...toEventPosition(event), communitySlug, type: post && post.type, postId };
  },
};
