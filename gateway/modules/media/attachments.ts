import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { getReferenced } from "../../graph/references.ts";
import type { Attachments, Image, Video } from "../../rest/generated/contract.ts";
import { images, videos } from "./store.ts";

/** The fields of attached uploads that come with what they are attached to. */
export const knownUploadFields = {
  image: ["url"],
  video: ["url", "coverUrl", "duration", "status"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The attached pictures, read only where the operation selects more of them than is known. */
export const getAttachedImages = (
  { images: attached }: Attachments,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<Image | null>[] =>
  attached.map((image) => getReferenced<Image>(info, image, () => images(context).get(image.id), knownUploadFields.image));

/** The attached videos, read only where the operation selects more of them than is known. */
export const getAttachedVideos = (
  { videos: attached }: Attachments,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<Video | null>[] =>
  attached.map(({ id, path: url, thumbnail: coverUrl, length: duration, status }) =>
    getReferenced<Video>(info, { id, url, coverUrl, duration, status }, () => videos(context).get(id), knownUploadFields.video),
  );
