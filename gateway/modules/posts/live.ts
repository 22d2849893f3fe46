import type { PostModel } from "./models.ts";
import * as v from "valibot";
import type { SubscriptionPostChangedArgs } from "../../graph/generated/resolvers.ts";
import type { RealtimeEvent } from "../../realtime/hub.ts";
import { numberAfter, placeOf, type EventPlace, type LiveField } from "../live.ts";
import { listen } from "../session/channels.ts";
import { postRef, type PostRef } from "./ids.ts";
import { posts } from "./store.ts";

const change = v.picklist(["likes", "comments", "edited", "deleted", "restored"]);
const shape = v.object({ type: v.string(), id: v.number(), change });

export type PostChange = v.InferOutput<typeof change>;

export interface PostChanged extends EventPlace {
  readonly change: PostChange;
  readonly post: PostModel | null;
}

const concerns =
  ({ type, id }: PostRef) =>
  (data: unknown): boolean => {
    const read = v.safeParse(shape, data);
    return read.success && read.output.type === type && read.output.id === id;
  };

/** After a gap it is unknown what changed, so the event reports "edited", which affects every field. */
function changeIn({ isGap, data }: RealtimeEvent): PostChange {
  const read = isGap ? null : v.safeParse(shape, data);
  return read?.success === true ? read.output.change : "edited";
}

/** Sends nothing if the upstream does not announce changes of posts. */
export const postChanged: LiveField<SubscriptionPostChangedArgs, PostChanged> = {
  subscribe: (_root, { id, after }, context) => {
    const post = postRef(id);
    return listen(context, "post_changed", { accepts: concerns(post), watch: { post }, after: numberAfter({ after }) });
  },
  resolve: async (event, { id }, context) => {
    const post = postRef(id);
    return { ...placeOf(event), change: changeIn(event), post: await posts(context, post.type).get(post.id) };
  },
};
