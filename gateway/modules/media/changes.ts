import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { change } from "../mutation.ts";

const calls = { Image: "deleteImage", Video: "deleteVideo" } as const;

export const mutations: MutationResolvers = {
  /** Permitted only for the uploader, while the upload is unused. */
  deleteUpload: (_mutation, { input }, context) =>
    change(context, input, () => context.rest.write(calls[input.uploadId.type], { params: { id: input.uploadId.key } })),
};
