import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { deleteImage, deleteVideo } from "../../rest/uploads.ts";
import { change } from "../mutation.ts";

const deletes = { Image: deleteImage, Video: deleteVideo };

export const mutations: MutationResolvers = {
  /** Permitted only for the uploader, while the upload is unused. */
  deleteUpload: (_mutation, { input }, context) =>
    change(context, input, () => deletes[input.uploadId.type](context.rest, input.uploadId.key)),
};
