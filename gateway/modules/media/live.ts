import type { Video } from "../../rest/generated/contract.ts";
import * as v from "valibot";
import type { SubscriptionVideoProcessedArgs } from "../../graph/generated/resolvers.ts";
import { numberAfter, placeOf, type EventPlace, type LiveField } from "../live.ts";
import { listenToUserChannel } from "../session/channels.ts";
import { videos } from "./store.ts";

const shape = v.object({ id: v.number() });

export interface VideoProcessed extends EventPlace {
  readonly video: Video | null;
}

/** Only the uploader receives these events. */
export const videoProcessed: LiveField<SubscriptionVideoProcessedArgs, VideoProcessed> = {
  subscribe: (_root, { id, after }, context) => {
    const video = id;
    const accepts = (data: unknown): boolean => v.is(shape, data) && data.id === video;
    return listenToUserChannel(context, "videos", { accepts, after: numberAfter({ after }) });
  },
  resolve: async (event, { id }, context) => ({
    ...placeOf(event),
    video: await videos(context).get(id),
  }),
};
