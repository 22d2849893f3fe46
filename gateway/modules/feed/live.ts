import type { FeedType } from "../../rest/generated/contract.ts";
import * as v from "valibot";
import type { SubscriptionFeedChangedArgs } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { numberAfter, placeOf, type EventPlace, type LiveField } from "../live.ts";
import { newsKinds } from "../news/kinds.ts";
import { postTypes, typeNameOfType } from "../posts/kinds/index.ts";
import { listen } from "../session/channels.ts";

const feedTypes: readonly FeedType[] = [...postTypes, ...newsKinds];
const shape = v.object({ communitySlug: v.nullable(v.string()), type: v.picklist(feedTypes), id: v.number() });

export interface FeedChanged extends EventPlace {
  readonly communitySlug: string | null;
  readonly type: FeedType | null;
  readonly postId: string | null;
}

/** Slugs are case-insensitive. */
const concerns =
  (slug: string | null) =>
  (data: unknown): boolean => {
    const read = v.safeParse(shape, data);
    return read.success && (read.output.communitySlug?.toLowerCase() ?? null) === (slug?.toLowerCase() ?? null);
  };

/** Sends nothing if the upstream does not announce new posts. */
export const feedChanged: LiveField<SubscriptionFeedChangedArgs, FeedChanged> = {
  subscribe: (_root, { communitySlug = null, after }, context) =>
    listen(context, "feed_changed", {
      accepts: concerns(communitySlug),
      watch: { feed: communitySlug },
      after: numberAfter({ after }),
    }),
  resolve: (event, { communitySlug = null }) => {
    const read = v.safeParse(shape, event.data);
    const post = read.success ? read.output : null;
    const postId = post && encodeId(typeNameOfType(post.type), post.id);
    return { ...placeOf(event), communitySlug, type: post && post.type, postId };
  },
};
