import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { property } from "../../graph/property.ts";
import { readById, type Nodes } from "../store.ts";
import { deleteUpload } from "./changes.ts";
import { videoProcessed } from "./live.ts";
import { images, videos } from "./store.ts";

export const resolvers: Resolvers = {
  Query: {
    video: (_query, { id }, context) => videos(context).get(id),
  },
  Mutation: {
    deleteUpload: (_mutation, { input }, context) => deleteUpload(context, input),
  },
  Subscription: { videoProcessed },
  Image: {
    id: ({ id }) => encodeId("Image", id),
    databaseId: ({ id }) => id,
    url: property("path"),
    mediaType: property("mime"),
  },
  Video: {
    id: ({ id }) => encodeId("Video", id),
    databaseId: ({ id }) => id,
  },
  ImageAttachment: {
    imageId: ({ id }) => encodeId("Image", id),
    databaseId: ({ id }) => id,
    url: property("path"),
  },
  VideoAttachment: {
    videoId: ({ id }) => encodeId("Video", id),
    databaseId: ({ id }) => id,
    url: property("path"),
    coverUrl: property("thumbnail"),
    duration: property("length"),
  },
  VideoStatus: { PROCESSING: "processing", PROCESSED: "processed" },
};

export const nodes: Nodes = { Image: readById(images), Video: readById(videos) };
