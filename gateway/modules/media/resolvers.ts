import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readProperty } from "../../graph/property.ts";
import { createReadById, type Nodes } from "../store.ts";
import { getAttachedImages, getAttachedVideos } from "./attachments.ts";
import { mutations } from "./changes.ts";
import { images, videos } from "./store.ts";
import { videoProcessed } from "./subscriptionFields.ts";

export const resolvers: Resolvers = {
  Query: {
    video: (_query, { id }, context) => videos(context).get(id),
  },
  Mutation: mutations,
  Subscription: { videoProcessed },
  Image: {
    url: readProperty("path"),
    mediaType: readProperty("mime"),
  },
  Attachments: {
    images: (attachments, _arguments, context, info) => getAttachedImages(attachments, context, info),
    videos: (attachments, _arguments, context, info) => getAttachedVideos(attachments, context, info),
  },
};

export const nodes: Nodes = { Image: createReadById(images), Video: createReadById(videos) };
