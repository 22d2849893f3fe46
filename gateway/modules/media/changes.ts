import type { Context } from "../../context.ts";
import type { DeleteUploadInput } from "../../graph/generated/resolvers.ts";
import { deleteImage, deleteVideo } from "../../rest/uploads.ts";
import { change, type Payload } from "../mutation.ts";

const deletes = { Image: deleteImage, Video: deleteVideo };

/** Permitted only for the uploader, while the upload is unused. */
export const deleteUpload = (context: Context, input: DeleteUploadInput): Promise<Payload<undefined>> =>
  change(context, input, () => deletes[input.uploadId.type](context.rest, input.uploadId.key));
