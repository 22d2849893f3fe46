import Type, { type Static } from "typebox";
import { Count, Id, namedObject, nullable, oneOf, Url } from "../http/schema.ts";

const VideoStatus = oneOf(["processing", "processed"]);
const Seconds = Type.Unsafe<number | null>({
  type: ["integer", "null"],
  minimum: 0,
  description: "In whole seconds; null if unknown.",
});

export const Image = namedObject("Image", { id: Id, path: Url, width: Count, height: Count, mime: Type.String(), size: Count });
export type Image = Static<typeof Image>;

export const Video = namedObject("Video", {
  id: Id,
  coverUrl: nullable(Url),
  url: nullable(Url),
  duration: Seconds,
  status: VideoStatus,
  error: nullable(Type.String()),
});
export type Video = Static<typeof Video>;

const ImageAttachment = namedObject("ImageAttachment", { id: Id, path: Url });

const VideoAttachment = namedObject("VideoAttachment", {
  id: Id,
  path: nullable(Url),
  thumbnail: nullable(Url),
  length: Seconds,
  status: VideoStatus,
});

export const Attachments = namedObject("Attachments", {
  exists: Type.Boolean(),
  count: Type.Integer({ minimum: 0, description: "Number of all attachments; a feed contains only the first four." }),
  images: Type.Array(ImageAttachment),
  videos: Type.Array(VideoAttachment),
});
export type Attachments = Static<typeof Attachments>;

export const AttachmentsInput = namedObject("AttachmentsInput", {
  images: Type.Optional(Type.Array(Id, { title: "Images" })),
  videos: Type.Optional(Type.Array(Id, { title: "Videos" })),
});
