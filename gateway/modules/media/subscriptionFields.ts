import * as v from "valibot";
import type { SubscriptionVideoProcessedArgs } from "../../graph/generated/resolvers.ts";
import type { Video } from "../../rest/generated/contract.ts";
import { listenToUserChannel } from "../session/channels.ts";
import { decodeSince, toEventPosition, type EventPosition, type SubscriptionField } from "../subscriptionField.ts";
import { videos } from "./store.ts";

const shape = v.object({ id: v.number() });

export interface VideoProcessed extends EventPosition {
  readonly video: Video | null;
}

/** Only the uploader receives these events. */
export const videoProcessed: SubscriptionField<SubscriptionVideoProcessedArgs, VideoProcessed> = {
  subscribe: (_root, { id, after }, context) => {
    const video = id;
    const accepts = (data: unknown): boolean => v.is(shape, data) && data.id === video;
    return listenToUserChannel(context, "videos", { accepts, since: decodeSince({ after }) });
  },
  resolve: async (event, { id }, context) => ({
    ...toEventPosition(event),
    video: await videos(context).get(id),
  }),
};
