import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { readImage, readImages, readVideo, readVideos } from "../../rest/uploads.ts";
import type { ImageModel, VideoModel } from "../models.ts";
import { readById, storePerOperation, type Nodes } from "../store.ts";

const images = storePerOperation<number, ImageModel>(({ rest }) => ({
  one: (id) => readImage(rest, id),
  many: (ids) => readImages(rest, ids),
  keyOf: ({ id }) => id,
}));

const videos = storePerOperation<number, VideoModel>(({ rest }) => ({
  one: (id) => readVideo(rest, id),
  many: (ids) => readVideos(rest, ids),
  keyOf: ({ id }) => id,
}));

export const resolvers: Resolvers = {
  Image: {
    id: ({ id }) => encodeId("Image", id),
    databaseId: ({ id }) => id,
  },
  Video: {
    id: ({ id }) => encodeId("Video", id),
    databaseId: ({ id }) => id,
  },
  ImageAttachment: {
    databaseId: ({ id }) => id,
  },
  VideoAttachment: {
    databaseId: ({ id }) => id,
  },
  VideoStatus: { PROCESSING: "processing", PROCESSED: "processed" },
};

export const nodes: Nodes = { Image: readById(images), Video: readById(videos) };
