import type { Image, Video } from "../../rest/generated/contract.ts";
import { readImage, readImages, readVideo, readVideos } from "../../rest/uploads.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of pictures. */
export const images = storePerOperation<number, Image>(({ rest }) => ({
  readOne: (id) => readImage(rest, id),
  readMany: (ids) => readImages(rest, ids),
  keyOf: ({ id }) => id,
}));

/** The operation's store of videos. */
export const videos = storePerOperation<number, Video>(({ rest }) => ({
  readOne: (id) => readVideo(rest, id),
  readMany: (ids) => readVideos(rest, ids),
  keyOf: ({ id }) => id,
}));
