import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { property } from "../../graph/property.ts";
import { readById, type Nodes } from "../store.ts";
import { attachedImages, attachedVideos } from "./attached.ts";
import { mutations } from "./changes.ts";
import { videoProcessed } from "./live.ts";
import { images, videos } from "./store.ts";

export const resolvers: Resolvers = {
  Query: {
    video: (_query, { id }, context) => videos(context).get(id),
  },
  Mutation: mutations,
  Subscription: { videoProcessed },
  Image: {
    url: property("path"),
    mediaType: property("mime"),
  },
  Attachments: {
    images: (attachments, _arguments, context, info) => attachedImages(attachments, context, info),
    videos: (attachments, _arguments, context, info) => attachedVideos(attachments, context, info),
  },
};

export const nodes: Nodes = { Image: readById(images), Video: readById(videos) };
