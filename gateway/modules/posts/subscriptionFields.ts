import * as v from "valibot";
import type { SubscriptionPostChangedArgs } from "../../graph/generated/resolvers.ts";
import type { RealtimeEvent } from "../../realtime/hub.ts";
import { listenToSharedChannel } from "../session/channels.ts";
import { decodeSince, toEventPosition, type EventPosition, type SubscriptionField } from "../subscriptionField.ts";
import { toPostRef, type PostRef } from "./ids.ts";
import type { PostModel } from "./models.ts";
import { posts } from "./store.ts";

const change = v.picklist(["likes", "comments", "edited", "deleted", "restored"]);
const shape = v.object({ type: v.string(), id: v.number(), change });

export type PostChange = v.InferOutput<typeof change>;

export interface PostChanged extends EventPosition {
  readonly change: PostChange;
  readonly post: PostModel | null;
}

const createFilter =
  ({ type, id }: PostRef) =>
  (data: unknown): boolean => {
    const read = v.safeParse(shape, data);
    return read.success && read.output.type === type && read.output.id === id;
  };

/** After a gap it is unknown what changed, so the event reports "edited", which affects every field. */
function parseChange({ isGap, data }: RealtimeEvent): PostChange {
  const read = isGap ? null : v.safeParse(shape, data);
  return read?.success === true ? read.output.change : "edited";
}

/** Sends nothing if the upstream does not announce changes of posts. */
export const postChanged: SubscriptionField<SubscriptionPostChangedArgs, PostChanged> = {
  subscribe: (_root, { id, after }, context) => {
    const post = toPostRef(id);
    return listenToSharedChannel(context, "post_changed", {
      accepts: createFilter(post),
      watch: { post },
      since: decodeSince({ after }),
    });
  },
  resolve: async (event, { id }, context) => {
    const post = toPostRef(id);
    return { ...toEventPosition(event), change: parseChange(event), post: await posts(context, post.type).get(post.id) };
  },
};
